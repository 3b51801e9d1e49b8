"""The clauses of a law as checks: from the cache where they were compiled before, so that the compiler and its lexicon are not even loaded;
else compiled now, and kept.

What a clause says does not depend on where it stands, so the key holds what is left. Must not read any sentence."""

from __future__ import annotations

import json
from functools import lru_cache
from operator import attrgetter
from typing import Any

from keeper_validate import cache
from keeper_validate.clause import Check, Clause, Compiled

_KIND = "clauses"
_SAID = attrgetter(*(name for name in Clause.__dataclass_fields__ if name not in ("id", "path", "line")))
_CHECK = attrgetter(*Check.__dataclass_fields__)
_TEXTS = ("kinds", "within", "excepted")


@lru_cache(maxsize=256)
def compile_clauses(clauses: tuple[Clause, ...]) -> tuple[Compiled, ...]:
    """The checks that clauses stand for; a word behind `=>` that is unknown raises KeeperError."""
    key = json.dumps([_SAID(clause) for clause in clauses])
    found = _restored(clauses, cache.read(_KIND, key))
    if found is None:
        from keeper_validate.compile import compile_clause

        found = tuple(map(compile_clause, clauses))
        cache.write(_KIND, key, [([_CHECK(check) for check in one.checks], one.partial, one.why) for one in found])
    return found


def _restored(clauses: tuple[Clause, ...], plain: Any) -> tuple[Compiled, ...] | None:
    """What was kept for clauses; None where there is nothing, or something else stands there."""
    try:
        return tuple(
            Compiled(clause, tuple(map(_check, checks)), partial, why)
            for clause, (checks, partial, why) in zip(clauses, plain, strict=True)
        )
    except (TypeError, ValueError, KeyError):
        return None


def _check(row: Any) -> Check:
    named = dict(zip(Check.__dataclass_fields__, row, strict=True))
    lists = {name: tuple(named[name]) for name in _TEXTS}
    return Check(**{**named, **lists, "parameters": tuple((key, value) for key, value in named["parameters"])})
