"""Places that clauses of a decision name and no file of the code lies in: a rule about one is kept whatever happens, or by nobody.

Must not read what files hold."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.clause import Check
from keeper_validate.lint import Checked, Lint, near, told
from keeper_validate.lint_references import MOST_FILES, Known
from keeper_validate.pathglob import lies_in, listed

_OF_WHAT_IS_THERE = frozenset({"forbid-change", "forbid-remove", "freeze", "append-only"})


def places(checked: Checked, known: Known) -> Iterator[Lint]:
    """Each such place once a clause; nothing without code, or with more files than are looked at."""
    if not known.paths or len(known.paths) == MOST_FILES:
        return
    for reading in checked.readings:
        clause = reading.compiled.clause
        for bare in dict.fromkeys(bare for check in reading.compiled.checks for bare in _named(check) if bare in clause.text):
            if not any(lies_in(path, (bare, f"**/{bare}")) for path in known.paths):
                yield told("empty-place", clause.path, clause.line, clause.id, name=bare, near=near(bare, _folders(known), "; near it is "))


def _named(check: Check) -> Iterator[str]:
    files = listed(check.target) if check.kinds == ("file",) and check.op in _OF_WHAT_IS_THERE else ()
    for glob in (*check.within, *check.excepted, *files):
        bare = glob.removeprefix("**/").removesuffix("/**").rstrip("/")
        if "/" in bare and not bare.startswith(("/", "@", ".", "**")) and " " not in bare:
            yield bare


def _folders(known: Known) -> list[str]:
    return sorted({path.rpartition("/")[0] for path in known.paths if "/" in path})
