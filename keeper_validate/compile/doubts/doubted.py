"""What is doubted of what was read: all of it, or the one item of an enumeration that the doubt is about. Must not find a doubt itself."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_QUOTED = re.compile("“([^”]+)”")


def doubted(made: Made, why: str) -> Made:
    """What was read, as a warning."""
    return Made(tuple(replace(check, soft=True) for check in made.checks), True, made.doubt or why)


def of_each(made: Made, read: Read, doubt: Callable[[Read], str | None]) -> Made:
    """What was read with what a reason finds against it: of several things that are listed, against those alone that it is about."""
    why = doubt(read)
    if not why:
        return made
    about = [check for check in read.checks if doubt(replace(read, checks=(check,)))]
    listed = len(items(read.statement.object)) > 1 and _speaks_of_one(why, read)
    if not listed or not 0 < len(about) < len(read.checks):
        return doubted(made, why)
    return Made(tuple(replace(check, soft=check.soft or check in about) for check in made.checks), True, made.doubt or why)


def _speaks_of_one(why: str, read: Read) -> bool:
    """Whether a reason names something of what is listed, and not what stands around all of it."""
    said = spoken(read.statement.object).lower()
    return any(quoted.lower() in said for quoted in _QUOTED.findall(why))
