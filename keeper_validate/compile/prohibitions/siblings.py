"""Parts of the code that must not import from one another: “`a` and `b` must not import each other”. Must not know any folder."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.imports import mutual
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.scope import scope
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.values import replace


def among_each_other(statement: Statement, context: Context) -> Made | None:
    """“features must not import from each other”, “families (`a`, `b`) must not import each other unless approved”."""
    if "import" not in statement.acts or not any(map(_is_mutual, (statement.object, *statement.adjuncts("source", "inside")))):
        return None
    where = scope(tuple(pair for pair in statement.around if not _is_mutual(pair[1])), statement.acts, True)
    doubt = where.doubt or ("it is not clear which files lie in both places" if where.within else None)
    pairs = next((found for side in (statement.subject, *context.asides) if (found := mutual(side))), ())
    limits = Check("forbid-use", ("import",), excepted=where.excepted, human=where.human, waive=where.waive, soft=doubt is not None)
    checks = tuple(replace(limits, target=target, within=folders) for folders, target in pairs)
    return Made(checks, partial=True, doubt=doubt) if checks else None


def _is_mutual(run: Run) -> bool:
    return " ".join(lows(run)) in ("each other", "one another")
