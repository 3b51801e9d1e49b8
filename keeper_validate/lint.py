"""What a decision's author should know: each clause as it was read, and what is wrong with the file; told, never decided.

Must not read files of the working tree (commands do) nor judge a change."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.clause import Clause, Compiled, written_check
from keeper_validate.compile import compile_clause
from keeper_validate.compile.code import parameters_of
from keeper_validate.compile.describe import describe
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Decision
from keeper_validate.proposing import proposal
from keeper_validate.values import dataclass, replace

ERROR, WARNING, NOTE = "error", "warning", "note"


@dataclass(frozen=True, slots=True)
class Lint:
    """One thing to mend: `rule` is an entry of `rules/lints.yaml`, `level` one of error, warning, note."""

    rule: str
    level: str
    message: str
    remedy: str
    path: str
    line: int
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """One clause as it was read: the sentence it stands for, or none; `proposal` is the line that would make it checkable."""

    compiled: Compiled
    read_as: str = ""
    proposal: str = ""


@dataclass(frozen=True, slots=True)
class Checked:
    """One decision file: what it holds (None where it cannot be read), its clauses as read, what is wrong."""

    path: str
    decision: Decision | None
    readings: tuple[Reading, ...] = ()
    lints: tuple[Lint, ...] = ()


def told(rule: str, path: str, line: int, clause: str = "", **slots: str) -> Lint:
    """A lint in the words of its rule; a slot that is not given is empty."""
    words = shipped.data("rules/lints")["rules"][rule]
    filled = {"what": "", "name": "", "others": "", "near": "", "part": "", "path": path, "clause": clause, **slots}
    return Lint(f"adr/{rule}", words["severity"], words["message"].format(**filled), words["remedy"].format(**filled), path, line, clause)


def near(word: str, known: list[str], lead: str = ", such as ") -> str:
    """What was likely meant, as the end of a sentence; nothing where nothing comes near."""
    from difflib import get_close_matches

    folded = {name.lower(): name for name in sorted(known, reverse=True)}
    found = get_close_matches(word.lower(), folded, 2, 0.75)
    return lead + " or ".join(folded[name] for name in found) if found else ""


def readings(clauses: tuple[Clause, ...]) -> tuple[tuple[Reading, ...], tuple[Lint, ...]]:
    """Every clause of a file as it was read, and the ones whose `=>` line is wrong."""
    found, wrong = [], []
    for clause in clauses:
        try:
            compiled = compile_clause(clause)
        except KeeperError as error:
            wrong.append(told("bad-check", clause.path, clause.line, clause.id, what=_without_place(str(error), clause)))
            compiled = Compiled(clause, why="its `=>` line is wrong")
        wrong += _idle_parameters(compiled)
        found.append(Reading(compiled, describe(compiled), "" if compiled.checks else proposal(compiled)))
    return tuple(found), tuple(wrong)


def _idle_parameters(compiled: Compiled) -> Iterator[Lint]:
    """What a code is told that it does not know."""
    clause = compiled.clause
    for code in (check.op for check in compiled.checks if clause.parameters and check.op in lexicon.codes()):
        known = parameters_of(code)
        for name, value in clause.parameters:
            if name not in known or (known[name] and value not in known[name]):
                taken = [f"{one}: {'|'.join(values) or '...'}" for one, values in known.items()]
                hint = f" ({', '.join(taken)})" if taken else ""
                yield told("unknown-parameter", clause.path, clause.line, clause.id, name=f"{name}: {value}", what=code, near=hint)


def unchecked(checked: Checked) -> Iterator[Lint]:
    """One note for each clause that no check speaks for, unless its author meant it so."""
    for reading in checked.readings:
        clause = reading.compiled.clause
        if not reading.compiled.checks and written_check(clause.text) is None:
            hint = f'Write "{clause.text} {reading.proposal}" if that is what it means.' if reading.proposal else ""
            yield told("unchecked", clause.path, clause.line, clause.id, what=reading.compiled.why or "it could not be read",
                       near=hint or "A reviewer is asked; write `=> human` behind it if that is meant.")


def with_lints(checked: Checked, lints: tuple[Lint, ...]) -> Checked:
    """The same with more to mend, in the order of the file."""
    every = dict.fromkeys((*checked.lints, *lints))
    return replace(checked, lints=tuple(sorted(every, key=lambda one: (one.line, one.rule, one.message))))


def _without_place(message: str, clause: Clause) -> str:
    return message.removeprefix(f"{clause.path}:{clause.line}: ")
