"""Which files say of themselves that a program writes them: what stands there is looked after where it is made from, and is no seed.

Only for a vault, which people look over: of a change such a word says nothing, as the change may have brought it along. Must not judge."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.planting.entry import seedable
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_GENERATED = "generated"


def told_apart(elements: Iterable[Element], tree: Tree) -> tuple[list[Element], Counter[str]]:
    """The elements, those of such files in the context that they claim, and how many of each file are no seeds by that."""
    listed = list(elements)
    paths = dict.fromkeys(element.path for element in listed if seedable(element))
    tree.prefetch(entry.oid for path in paths if (entry := tree.entry(path)) is not None and entry.is_file)
    saying = {path for path in paths if _says(tree.text(path))}
    told = [replace(element, context=_GENERATED) if element.path in saying else element for element in listed]
    return told, Counter(one.path for one, now in zip(listed, told, strict=True) if seedable(one) and not seedable(now))


def _says(text: str) -> bool:
    """Whether the first lines of a file say that a program wrote it."""
    known = shipped.data("rules/lexicon/seed_homes")["generated"]
    return _words().search("\n".join(text.split("\n", known["lines"])[: known["lines"]])) is not None


@cache
def _words() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/seed_homes")["generated"]["says"], re.IGNORECASE | re.MULTILINE)
