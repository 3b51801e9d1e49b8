"""Libraries that a decision does without in the whole work, which nothing may declare either: “no Redux”.

The one is told by what imports them, the other by a manifest. Must not read a sentence."""

from __future__ import annotations

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace


def undeclared(made: Compiled) -> Compiled:
    """What was read of a clause, with a check on new dependencies beside each on the use of a library, wherever that is."""
    named = {check.technology for check in made.checks if check.op == "forbid-new" and "dependency" in check.kinds}
    used = (check for check in made.checks if _is_of_all(check) and check.technology not in named)
    further = dict.fromkeys(replace(check, op="forbid-new", kinds=("dependency",)) for check in used)
    return replace(made, checks=(*made.checks, *further)) if further else made


def _is_of_all(check: Check) -> bool:
    """Whether a check forbids a library everywhere, and in place of nothing."""
    whole = not (check.within or check.excepted or check.use or check.when or check.target or check.parameters)
    told = check.op == "forbid-use" and check.kinds == ("technology",) and check.technology is not None
    return told and whole and lexicon.is_package(check.technology or "")
