"""Deeds that are done with what is there already, as “never call virtual methods” is, where a construct is what code declares: that one
is written is another thing, and nothing that such a sentence forbids.

Which deeds they are is data (`dealings` in `rules/lexicon/grammar.yaml`), and so is what is declared (`made` in `constructs.yaml`)."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.checks.about import constructs_of
from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_WHY = "it forbids what is done with one that is there, which structure does not show"


def declared_alone(made: Compiled, text: str) -> Compiled:
    """What a sentence says without the bans of what it only deals with."""
    checks = tuple(check for check in made.checks if not _is_only_met(check, text))
    return made if len(checks) == len(made.checks) else replace(made, checks=checks, partial=bool(checks), why=made.why or _WHY)


def _is_only_met(check: Check, text: str) -> bool:
    """Whether a sentence forbids to deal with what a check takes for forbidden to declare."""
    told = constructs_of(check) if check.op in ("forbid-use", "forbid-new") else []
    return bool(told) and all(one.get("made") for one in told) and _dealing().search(text) is not None


@cache
def _dealing() -> re.Pattern[str]:
    """A deed of that kind behind what forbids it; behind “no” a verb is the name of a thing (“no override methods”)."""
    deeds = sorted((re.escape(verb).replace(r"\ ", r"\s+") for verb in lexicon.grammar("dealings")), key=len, reverse=True)
    nouns = "|".join(deed for deed in deeds if re.match(r"\w+ing\b", deed))
    done = rf"(?:\b(?:never|not)|n\W?t)\s+(?:\w+ly\s+|ever\s+)*(?:{'|'.join(deeds)})\b"
    return re.compile(rf"{done}|\b(?:no|avoid|without)\s+(?:\w+ly\s+)*(?:{nouns})\b", re.I)
