"""The `=>` line that would make an unchecked clause checkable: what its words point at, put together as a line that compiles.

Must not propose what does not compile, nor where little of the sentence would be in it: it offers, the author decides."""

from __future__ import annotations

from keeper_validate.clause import Clause, Compiled, written_check
from keeper_validate.compile import compile_clause
from keeper_validate.errors import KeeperError
from keeper_validate.proposing.lines import lines
from keeper_validate.proposing.sentence import Sentence, sentence
from keeper_validate.values import replace

_LIMITING = frozenset({"when", "without", "except"})
_NAMING = frozenset({"name", "path", "technology", "construct"})
_LEFT_OUT = 3


def proposal(compiled: Compiled) -> str:
    """A line to put behind the clause, or nothing."""
    clause = compiled.clause
    if written_check(clause.text) is not None:
        return ""
    said = sentence(clause)
    return next((f"=> {line}" for line in lines(said) if _tells(line, said) and _compiles(clause, line)), "")


def _tells(line: str, said: Sentence) -> bool:
    """Whether a line holds what the sentence names, and what limits it."""
    named = [cue for cue in said.cues if cue.sort in _NAMING and cue.role not in ("example", "for")]
    if any(cue.value.strip("/*").replace("|", ",") not in line for cue in named):
        return False
    if any(cue.role in _LIMITING and (cue.glob or cue.value or cue.sort) not in line for cue in said.cues if cue.sort != "deed"):
        return False
    return sum(cue.sort == "word" for cue in said.objects) <= _LEFT_OUT


def _compiles(clause: Clause, line: str) -> bool:
    try:
        return bool(compile_clause(replace(clause, text=f"{clause.text} => {line}")).checks)
    except KeeperError:
        return False
