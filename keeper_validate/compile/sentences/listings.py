"""A sentence that ends in a colon and a list, with the list in its place: “append-only enums: `A`, `B`” as “the enums `A` and `B` are
append-only”.

Knows the forms of `rules/lexicon/listings.yaml`; must not know what a sentence means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

_JOINTS = r", and |, or |, | and | or "
_NAME = re.compile(r"[\w./@*-]+")


def inline(text: str) -> str | None:
    """The sentence with its list inside, or None where a text is no such sentence."""
    for says, said in _forms() if ":" in text else ():
        found = says.fullmatch(text.strip())
        if found:
            items = re.split(_JOINTS, found["list"])
            names = [f"`{item}`" if _NAME.fullmatch(item) else item for item in items]
            said = said.replace("{list}", _joined(items)).replace("{names}", _joined(names))
            for group, text in found.groupdict().items():
                said = said.replace(f"{{{group}}}", _singular(text) if group == "noun" and len(items) == 1 else text)
            return f"{said[:1].upper()}{said[1:]}"
    return None


def _singular(noun: str) -> str:
    *front, last = noun.split(" ")
    return " ".join((*front, singular(last)))


def _joined(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    item = lexicon.mapping("listings")["item"]
    listed = rf"(?P<list>{item}(?:(?:{_JOINTS}){item})*)\.?"
    forms = lexicon.mapping("listings", "forms").values()
    return tuple((re.compile(str(form["says"]).replace("{list}", listed), re.IGNORECASE), str(form["said"])) for form in forms)
