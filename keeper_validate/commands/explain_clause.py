"""What sentences compile to, as JSON lines: `{"text", "field"}` in, one answer out for each. Must not judge a change."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from keeper_validate.checks.about import kinds_of, op_of
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile import compile_clause
from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe
from keeper_validate.errors import KeeperError


def explain_clauses(lines: Iterable[str], name: str = "clauses") -> Iterator[str]:
    """One line of JSON for each line of JSON; a line that is no such record is an error naming `name` and the line."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield json.dumps(_answer(_clause(line, name, number)), ensure_ascii=False)


def _clause(line: str, name: str, number: int) -> Clause:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise KeeperError(f'{name}:{number}: this is no JSON; write {{"text": "...", "field": "forbidden"}}.') from error
    if not isinstance(record, dict) or not isinstance(record.get("text"), str):
        raise KeeperError(f'{name}:{number}: a record needs a "text" of type string.')
    field = str(record.get("field") or "constraints")
    return Clause(f"{field}[{number - 1}]", field, record["text"], name, number, key=str(record.get("key") or field))


def _answer(clause: Clause) -> dict[str, object]:
    try:
        compiled = compile_clause(clause)
    except KeeperError as error:
        compiled = Compiled(clause, why=str(error))
    return {
        "text": clause.text,
        "state": "checked" if compiled.checks else "unchecked",
        "partial": compiled.partial,
        "checks": [_check(check, clause.text) for check in compiled.checks],
        "why": compiled.why,
        "read_as": describe(compiled) or None,
    }


def _check(check: Check, text: str) -> dict[str, object]:
    return {
        "op": op_of(check, text), "kinds": list(kinds_of(check)), "target": check.target, "technology": check.technology,
        "in": list(check.within), "except": list(check.excepted), "use": check.use, "soft": check.soft,
        "written": written(check),
    }
