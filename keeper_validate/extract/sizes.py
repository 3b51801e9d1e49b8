"""The lengths that clauses limit, of files, functions and classes, as uses of the kind `size` where one is beyond what was asked for.

Their queries are data (`rules/lexicon/sizes.yaml`). Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

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
        for line, end, called in _spans(path, source, what):
            length = end - line + 1
            if length > int(most):
                yield Use(KIND, name, path, line if what != FILE else int(most) + 1, form=f"{length} {called}".strip())


def _wide(path: str, source: bytes, name: str, most: int) -> Iterator[Use]:
    """The lines that are wider than was asked for; each is called by what stands in it."""
    for at, line in enumerate(source.decode("utf-8", "replace").splitlines()):
        if len(line) > most and _ADDRESS not in line:
            yield Use(KIND, name, path, at + 1, form=f"{len(line)} {line.strip()}")


def _spans(path: str, source: bytes, what: str) -> Iterator[tuple[int, int, str]]:
    if what == FILE:
        yield 1, source.count(b"\n") + (not source.endswith(b"\n")), ""
        return
    for _, found in queried(path, source, "sizes", (what,)):
        yield _lines(found["it"][0], found["name"][0])


def _lines(node: Node, name: Node) -> tuple[int, int, str]:
    return node.start_point.row + 1, node.end_point.row + 1, (name.text or b"").decode("utf-8", "replace")
