"""Where the paths of a sentence begin: `lib/env.ts` means `apps/web/lib/env.ts` in a repository that has no `lib` at its root.

What is at the root is the law side's to say, so that no change can turn what a clause means. A path behind `=>` is a glob, and taken
literally. Must not read any sentence."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.clause import Check, Compiled, written_check
from keeper_validate.values import replace

# A path as people write it: folders first, without what only routes, packages and globs have in front.
_PATH = re.compile(r"(?P<first>[\w.()\[\]-]*\w[\w.()\[\]-]*)/[^\s:]*")


def rooted(compiled: Compiled, top: frozenset[str]) -> Compiled:
    """A clause with those of its paths at any depth whose first folder the root does not have; `top` are the names there."""
    if not top or written_check(compiled.clause.text) is not None:
        return compiled
    checks = tuple(_rooted(one, top) for check in compiled.checks for one in (check, *_at_home(check, top)))
    return replace(compiled, checks=checks) if checks != compiled.checks else compiled


def _at_home(check: Check, top: frozenset[str]) -> tuple[Check, ...]:
    """“in the frontend” of a repository that has no folder of that name, and keeps it where sources lie: what is found there warns."""
    for part in shipped.data("rules/lexicon/layers").values():
        home = part.get("else")
        if home and check.within == tuple(part["in"]) and top.isdisjoint(part["unless"]):
            return (replace(check, within=tuple(home), excepted=(*check.excepted, *check.within), soft=True),)
    return ()


def _rooted(check: Check, top: frozenset[str]) -> Check:
    within = tuple(_anywhere(glob, top) or glob for glob in check.within)
    # a name of something else may look like a path, and is still excepted by it
    excepted = (*check.excepted, *(found for one in check.excepted if (found := _anywhere(one, top))))
    companion = _anywhere(check.companion or "", top) or check.companion
    waive = _anywhere(check.waive or "", top) or check.waive
    target = check.target
    if target and (check.kinds == ("file",) or check.op == "require-shape"):
        target = ",".join(_anywhere(part, top) or part for part in target.split(","))
    elif target and "," not in target and "import" in check.kinds and (found := _anywhere(target, top)):
        target = f"{target},{found}"  # a package may be called so as well
    return replace(check, within=within, excepted=excepted, companion=companion, waive=waive, target=target)


def _anywhere(path: str, top: frozenset[str]) -> str | None:
    """A path at any depth; None for one that begins at the root, or is none."""
    written = _PATH.fullmatch(path)
    return f"**/{path}" if written is not None and written["first"] not in top else None
