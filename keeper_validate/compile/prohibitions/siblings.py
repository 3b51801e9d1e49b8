"""Parts of the code that must not import from one another: “`a` and `b` must not import each other”. Must not know any folder."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.imports import mutual
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made


def among_each_other(statement: Statement, context: Context) -> Made | None:
    """“features must not import from each other”, “families (`a`, `b`) must not import each other”."""
    runs = (statement.object, *statement.adjuncts("source", "inside"))
    each_other = any(" ".join(lows(run)) in ("each other", "one another") for run in runs)
    sides = (statement.subject, *context.asides) if "import" in statement.acts and each_other else ()
    pairs = next((found for side in sides if (found := mutual(side))), ())
    checks = tuple(Check("forbid-use", ("import",), target, within=folders) for folders, target in pairs)
    return Made(checks, partial=True) if checks else None
