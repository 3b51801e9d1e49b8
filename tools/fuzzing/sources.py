"""The target that extracts elements from mutated sources, a language each, and holds the delta of a change to its laws."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache

from fuzzing import inputs
from fuzzing.deltas import hold_laws
from fuzzing.target import Target
from keeper_validate.delta import FileChange
from keeper_validate.extract.formats.readers import reader_of
from keeper_validate.extract.language import language_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

_MARK = b"\n"


@cache
def _seeds() -> dict[str, tuple[bytes, ...]]:
    """Inputs by language: the path, a line break, the source."""
    found: dict[str, list[bytes]] = defaultdict(list)
    for group in inputs.cases():
        for path, data in group:
            found[_family(path)].append(path.encode() + _MARK + data)
    return {family: tuple(seeds) for family, seeds in sorted(found.items()) if family}


@cache
def _neighbours() -> dict[str, tuple[tuple[str, bytes], ...]]:
    """The files that stand beside a path in its case."""
    return {path: group for group in inputs.cases() for path, _ in group}


def _family(path: str) -> str:
    language = language_of(path)
    if language is not None:
        return language.name
    return path.rpartition(".")[2] if reader_of(path) is not None else ""


def _run(data: bytes) -> object:
    raw, _, source = data.partition(_MARK)
    path = raw.decode("utf-8", "surrogateescape").strip("/") or "a.ts"
    beside = dict(_neighbours().get(path, ()))
    before = beside.get(path, source[: len(source) // 2])
    paths = [path, *beside]
    base, head = (snapshot(tree_of(beside | {path: one}), paths) for one in (before, source))
    assert all(one.line >= 0 and one.end_line >= one.line for one in head.elements), "an element without a place"
    lines = source.count(b"\n") + source.count(b"\r") + 2
    assert all(one.end_line <= lines for one in head.elements if one.path == path and path not in beside), "beyond the end of the file"
    changed = [name for name in paths if name == path]
    hold_laws(base, head, tuple(FileChange(name, "changed", "100644", "100644") for name in changed))
    return head


def _begin(family: str) -> Callable[[], tuple[bytes, ...]]:
    return lambda: _seeds()[family]


def targets() -> tuple[Target, ...]:
    """One for each language and format that the rule pages have cases of."""
    return tuple(Target(f"extraction: {family}", _run, _begin(family)) for family in _seeds())
