"""A clause into checks: as written behind `=>`, else by its code, else by its phrase; or the reason why there is none.

Total and deterministic. Must not see a change, a vault or a file of the repository."""

from __future__ import annotations

from functools import lru_cache

from keeper_validate.clause import Clause, Compiled
from keeper_validate.compile.code import as_words, code, is_slug, unknown
from keeper_validate.compile.explicit import explicit, written_check
from keeper_validate.compile.phrase import phrase

__all__ = ["compile_clause"]


@lru_cache(maxsize=1024)
def compile_clause(clause: Clause) -> Compiled:
    """The checks that a clause stands for, or why there are none; a word behind `=>` that is unknown raises KeeperError."""
    written = written_check(clause.text)
    if written is not None:
        checks = explicit(clause, *written)
        return Compiled(clause, checks) if checks else Compiled(clause, why="the author left it to a reviewer (`=> human`)")
    short = code(clause, clause.text)
    if short is not None:
        return Compiled(clause, (short,))
    if not is_slug(clause.text):
        return phrase(clause, clause.text)
    read = phrase(clause, as_words(clause.text))
    return read if read.checks else Compiled(clause, why=unknown(clause.text))
