"""What a tool writes: a change of it that comes with other work may well be the tool's. Must not decide what must not be changed."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

BY_TOOL = ("by", "tool")


def rewritten(checks: tuple[Check, ...], whole: list[Part]) -> tuple[Check, ...]:
    """Marks the files that “never hand-edit `dist/`” or “it is generated” protects, but for those that are settled once they are there."""
    words = [lows(run) for part in whole for run in (part.words, *(aside for _, aside in part.asides))]
    said = any(lexicon.at(name, run, at) for name in ("by_hand", "tool_made") for run in words for at in range(len(run)))
    settled = any(lexicon.at("settled", run, at) for run in words for at in range(len(run)))
    return tuple(map(_marked, checks)) if said and not settled else checks


def _marked(check: Check) -> Check:
    return replace(check, parameters=(BY_TOOL,)) if check.op == "forbid-change" and check.kinds == ("file",) else check
