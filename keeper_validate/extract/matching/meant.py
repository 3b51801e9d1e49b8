"""What a match means in one file: the rules of frameworks that the file needs, of which all conditions can hold.

A compiled query may serve more files than this one. Must not convert what was captured (`taken` does)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tree_sitter import Node

from keeper_validate.extract.matching.reach import Reach
from keeper_validate.extract.matching.ruleset import Meaning, Ruleset

_SHORT = 200
Written = tuple[tuple[str, int, "bytes | None"], ...]


class Meant:
    """The meanings of the matches of one file; what is written alike is told once."""

    def __init__(self, rules: Ruleset, wanted: frozenset[str], reach: Reach | None) -> None:
        self._rules, self._wanted, self._reach = rules, wanted, reach
        self._asked: dict[int, tuple[tuple[Meaning, ...], tuple[str, ...]]] = {}
        self._told: dict[tuple[int, Written], tuple[Meaning, ...]] = {}

    def by(self, index: int, captured: Mapping[str, list[Node]]) -> Sequence[Meaning]:
        """What a match of a pattern means."""
        known = self._asked.get(index)
        if known is None:
            meanings = tuple(one for one in self._rules.meanings[index] if one.part in self._wanted)
            known = self._asked[index] = meanings, tuple(dict.fromkeys(each.role for one in meanings for each in one.asked))
        meanings, roles = known
        if not roles or self._reach is None:
            return meanings
        written = tuple([(role, node.kind_id, node.text) for role in roles for node in captured.get(role, ())])
        told = self._told.get((index, written))
        if told is None:
            told = tuple(one for one in meanings if not one.asked or self._reach.allows(one.asked, captured))
            if all(len(text or b"") <= _SHORT for _, _, text in written):
                self._told[index, written] = told
        return told
