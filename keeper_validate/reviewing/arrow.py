"""A sentence together with the `=>` line that says the same to a machine, where one line can. Must not change what a clause means."""

from __future__ import annotations

from keeper_validate.clause import OPS, Check, Clause, written_check
from keeper_validate.compile import compile_clause
from keeper_validate.compile.arrow import written
from keeper_validate.errors import KeeperError
from keeper_validate.values import replace


def with_arrow(clause: Clause) -> str:
    """The clause's words with its check written out; the words alone where no line compiles to the same checks."""
    checks = compile_clause(clause).checks
    if written_check(clause.text) is not None or len(checks) != 1:
        return clause.text
    text = f"{clause.text} => {_written(checks[0])}"
    try:
        return text if compile_clause(replace(clause, text=text)).checks == checks else clause.text
    except KeeperError:
        return clause.text


def _written(check: Check) -> str:
    """A code stands for itself."""
    return written(check) if check.op in OPS else check.op
