"""What the other decisions of the law do to a change: which stand, which are superseded, whole or by clause, and what they removed.

Must not look at anything but the law tree."""

from __future__ import annotations

import re

from keeper_validate.law.decision import Decision, Superseded, Warning
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.law import Dropped, RemovedBefore
from keeper_validate.law.layout import read_law_file
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, replace

# Only files with one of these words can matter to a change under another decision; the others need not be read as YAML.
_WORDS = (b"standing", b"supersede", b"removals")
_POLARITY = frozenset(("forbidden", "must", "not", "never", "no", "do", "the", "a", "an", "is", "are", "be", "required"))


@dataclass(frozen=True, slots=True)
class Force:
    """The governing decision as the others leave it, and what they add."""

    governing: Decision | None
    standing: tuple[Decision, ...] = ()
    removed_before: tuple[RemovedBefore, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    warnings: tuple[Warning, ...] = ()


def in_force(tree: Tree, paths: tuple[str, ...], governing: Decision | None, binding: bool) -> Force:
    """What binds beside the governing decision; one that does not bind yet cannot supersede any other."""
    others = _others(tree, paths, governing)
    lawful = [one for one in others if one.approved] + ([governing] if governing and binding and governing.approved else [])
    successors = {old.number: one for one in lawful for old in one.supersedes if old.constraint is None and old.number != one.number}
    if governing is not None and governing.number in successors:
        governing = replace(governing, approved=False, status="superseded", successor=_last(governing.number, successors).id)
    circled = [one for one in lawful if _returns(one.number, successors)]
    gone = successors.keys() - {one.number for one in circled}
    valid = tuple(one for one in others if one.approved and one.number not in gone)
    standing = tuple(one for one in valid if one.standing)
    judged = (*((governing,) if governing else ()), *standing)
    dropped, warnings = _dropped([one for one in lawful if one.number not in gone], judged)
    removed = tuple(RemovedBefore(one.id, removal) for one in valid for removal in one.removals)
    told = tuple(warning for one in standing for warning in one.warnings)
    return Force(governing, standing, removed, dropped, (*told, *map(_circling, circled), *warnings))


def _others(tree: Tree, paths: tuple[str, ...], governing: Decision | None) -> tuple[Decision, ...]:
    wanted = [path for path in paths if governing is None or path != governing.path]
    tree.prefetch(entry.oid for path in wanted if (entry := tree.entry(path)) is not None and entry.is_file)
    read = ((path, read_law_file(tree, path)) for path in wanted)
    return tuple(load_decision(path, data) for path, data in read if data is not None and _may_matter(data))


def _may_matter(data: bytes) -> bool:
    """Keys are known in either case, and a file may be written two bytes a character."""
    return any(word in data.replace(b"\0", b"").lower() for word in _WORDS)


def _returns(number: int, successors: dict[int, Decision]) -> bool:
    """Whether a decision is superseded by itself in the end: then nobody says which of the circle holds."""
    seen, current = {number}, number
    while current in successors and (current := successors[current].number) not in seen:
        seen.add(current)
    return current == number and number in successors


def _circling(one: Decision) -> Warning:
    return Warning(one.path, 1, f"{one.id} is superseded by what it supersedes, so it stays in force where it stands: mend one of them")


def _last(number: int, successors: dict[int, Decision]) -> Decision:
    """The end of a chain of successors; of a circle, the last before it closes."""
    seen, current = {number}, successors[number]
    while current.number in successors and successors[current.number].number not in seen:
        seen.add(current.number)
        current = successors[current.number]
    return current


def _dropped(lawful: list[Decision], judged: tuple[Decision, ...]) -> tuple[tuple[Dropped, ...], tuple[Warning, ...]]:
    found: list[Dropped] = []
    warnings: list[Warning] = []
    for one in lawful:
        for taken in one.supersedes:
            for decision in judged:
                if taken.constraint is not None and decision.number == taken.number and decision.path != one.path:
                    matching = _matching(taken, decision)
                    found += (Dropped(decision.path, clause, one.id, taken.reason) for clause in matching if len(matching) == 1)
                    warnings += [_unclear(one, taken, decision, len(matching))] if len(matching) != 1 else []
    return tuple(found), tuple(warnings)


def _matching(taken: Superseded, decision: Decision) -> tuple[str, ...]:
    """The clauses that hold every word of the constraint; polarity is left out, because it stands in the list's key."""
    text = taken.constraint or ""
    exact = tuple(clause.id for clause in decision.clauses if text in (clause.id, clause.text))
    wanted = _words(text)
    return exact or tuple(clause.id for clause in decision.clauses if wanted and wanted <= _words(clause.text))


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z0-9]+", text.lower())) - _POLARITY


def _unclear(one: Decision, taken: Superseded, decision: Decision, count: int) -> Warning:
    which = "no constraint" if count == 0 else f"{count} constraints"
    return Warning(one.path, 1, f"supersedes {taken.constraint!r} of {decision.id}, which fits {which} of {decision.path}: "
                   f"all stay in force, so write its exact words or its id")
