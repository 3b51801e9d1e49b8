"""The lengths that clauses limit, of files, functions and classes, and how many parts these have, as uses of the kind `size` where one is
beyond what was asked for.

Their queries are data (`rules/lexicon/sizes.yaml`). Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.matching.queried import queried

KIND = "size"
FILE = "file"
LINE = "line"
# an address is as long as it is, and nobody can break it
_ADDRESS = "://"


def sizes(path: str, source: bytes, asked: frozenset[str]) -> Iterator[Use]:
    """What is longer than was asked for (`function>50`); its form tells how long it is, and what it is called."""
    for name in sorted(asked):
        what, _, most = name.partition(">")
        if what == LINE:
            yield from _wide(path, source, name, int(most))
            continue
        for line, length, called in _measured(path, source, what):
            if length > int(most):
                yield Use(KIND, name, path, line if what != FILE else int(most) + 1, form=f"{length} {called}".strip())


def _wide(path: str, source: bytes, name: str, most: int) -> Iterator[Use]:
    """The lines that are wider than was asked for; each is called by what stands in it."""
    for at, line in enumerate(source.decode("utf-8", "replace").splitlines()):
        if len(line) > most and _ADDRESS not in line:
            yield Use(KIND, name, path, at + 1, form=f"{len(line)} {line.strip()}")


def _measured(path: str, source: bytes, what: str) -> Iterator[tuple[int, int, str]]:
    """Where each stands that is measured, how long it is or how many parts it has, and its name."""
    if what == FILE:
        yield 1, source.count(b"\n") + (not source.endswith(b"\n")), ""
        return
    known = shipped.data("rules/lexicon/sizes")[what]
    for _, found in queried(path, source, "sizes", (what,)):
        it, name = found["it"][0], found["name"][0]
        if "levels" in known:
            count = _depth(it, re.compile(known["levels"]), re.compile(known["goes_on"]))
        else:
            count = _parts(found["held"][0], known) if "held" in found else it.end_point.row - it.start_point.row + 1
        yield it.start_point.row + 1, count, (name.text or b"").decode("utf-8", "replace")


def _depth(node: Node, levels: re.Pattern[str], goes_on: re.Pattern[str]) -> int:
    """How deep what opens a level lies in others that do."""
    opens = levels.match(node.type) is not None and not _only_goes_on(node, goes_on)
    return opens + max((_depth(part, levels, goes_on) for part in node.named_children), default=0)


def _only_goes_on(node: Node, goes_on: re.Pattern[str]) -> bool:
    """Whether it is a further condition of the one above: `else if`."""
    above = node.parent
    if above is None or not node.type.startswith("if_") or not goes_on.match(above.type):
        return False
    return above.type.endswith("_clause") or node == above.child_by_field_name("alternative") or _stands_behind_else(node)


def _stands_behind_else(node: Node) -> bool:
    return node.prev_sibling is not None and node.prev_sibling.type == "else"


def _parts(held: Node, known: dict[str, Any]) -> int:
    """How many a list holds; in Go, one declaration may be of several: `a, b int`."""
    spared, counted = re.compile(known.get("spared", "$.")), re.compile(known.get("counted", ""))
    found = (part for part in held.named_children if counted.match(part.type))
    parts = [part for part in found if "comment" not in part.type and not _is_default(part)]
    told = ((part, (part.text or b"").decode("utf-8", "replace")) for part in parts)
    return sum(len(part.children_by_field_name("name")) or 1 for part, text in told if not spared.match(text))


def _is_default(part: Node) -> bool:
    """Whether a node is what a part is given where nothing is handed over, as Kotlin puts it beside the part."""
    return part.prev_sibling is not None and part.prev_sibling.type == "="
