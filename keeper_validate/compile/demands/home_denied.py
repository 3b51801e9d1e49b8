"""What is read of where things live, turned where they may not, or where they alone may: “no jobs in `a/`”, “only jobs in `a/`”.

Must not read a sentence."""

from __future__ import annotations

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.sentences.home_formed import ALONE, AWAY
from keeper_validate.compile.sentences.homes import Home
from keeper_validate.pathglob import listed
from keeper_validate.values import replace


def as_told(made: Compiled, home: Home) -> Compiled:
    """The checks of a home as it is told; none where one of them cannot be turned."""
    turn = {AWAY: _away, ALONE: _by_themselves}.get(home.how)
    if turn is None or not made.checks:
        return made
    turned = [turn(check) for check in made.checks]
    checks = tuple(check for check in turned if check is not None)
    return replace(made, checks=checks if len(checks) == len(turned) else (), partial=True)


def _away(check: Check) -> Check | None:
    """“require-shape file `a/` in:*Job*” as “forbid-new file *Job* in:a/”."""
    place = check.excepted if check.op == "forbid-new" else listed(check.target)
    if not place or check.technology or (check.op == "require-shape" and check.kinds != ("file",)):
        return None
    if check.op == "forbid-new":
        return replace(check, within=place, excepted=())
    names = ",".join(glob for glob in check.within if not glob.endswith("/**"))
    return Check("forbid-new", ("file",), names, within=place, soft=True) if names else None


def _by_themselves(check: Check) -> Check | None:
    """“require-shape file `a/` in:*Job*” as “forbid-new file a/ except:*Job*”; which file holds an element, no name tells."""
    if any(glob.endswith("/**") and "{" in glob for glob in check.within):
        return None  # “generated files”: those of a folder are called by any name
    names = tuple(glob if "." in glob else f"{glob}.*" for glob in check.within if not glob.endswith("/**"))
    told = check.op == "require-shape" and check.kinds == ("file",) and bool(names)
    return Check("forbid-new", ("file",), check.target, excepted=names, soft=True) if told else None
