"""What lies in the folders of a part of a codebase and is no part of it, out of the checks that hold there: API routes beside pages; and
what is there to be copied, out of those of `.env.*`.

Must not decide which part a sentence names."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.clause import Check
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace

_OF_MACHINES = re.compile(r"\.[a-z][\w.-]*\*")
_TO_COPY = ("*.example", "*.sample", "*.template", "*.dist")
_EITHER = re.compile(r"\{([^,}]*)[^}]*\}")


def spared(check: Check) -> Check:
    """A ban without the paths that the parts named in it do not mean; what the sentence names besides stays in."""
    if check.op == "forbid-new" and check.kinds == ("file",) and not check.technology and _OF_MACHINES.fullmatch(check.target or ""):
        return replace(check, excepted=tuple(dict.fromkeys((*check.excepted, *_TO_COPY))))
    check = _inside(check)
    held = check.op.startswith("forbid") and check.kinds != ("dependency",)
    parts = tuple((folders, paths) for folders, paths in _sparing() if held and folders <= {*check.within})
    besides = tuple(glob for glob in check.within if not any(glob in folders for folders, _ in parts))
    paths = (path for _, listed in parts for path in listed if not matches_any(_example(path), besides))
    return replace(check, excepted=tuple(dict.fromkeys((*check.excepted, *paths)))) if parts else check


def _inside(check: Check) -> Check:
    """“`src/a` must not import from `src/b` except `src/b/api`”: what is excepted lies in what must not be imported, not where that is."""
    target = (check.target or "").rstrip("/")
    own = tuple(glob for glob in check.excepted if target and glob.startswith(f"{target}/")) if check.within else ()
    if check.op != "forbid-use" or check.kinds != ("import",) or not own:
        return check
    rest = tuple(glob for glob in check.excepted if glob not in own)
    return replace(check, excepted=rest, parameters=(*check.parameters, ("spared", ",".join(own))))


@cache
def _sparing() -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """The folders of each part of a codebase in which lies what is no part of it, and where that lies."""
    layers = lexicon.mapping("layers").values()
    return tuple((frozenset(layer["in"]), tuple(layer["spared"])) for layer in layers if "spared" in layer)


def _example(glob: str) -> str:
    """A path that a glob of the lexicon names."""
    return _EITHER.sub(r"\1", glob).replace("**/", "").replace("*", "x")
