"""A sentence together with the `=>` line that says the same to a machine, where one line can. Must not change what a clause means."""

from __future__ import annotations

from keeper_validate.clause import OPS, Check, Clause
from keeper_validate.compile import compile_clause
from keeper_validate.errors import KeeperError
from keeper_validate.values import replace


def with_arrow(clause: Clause) -> str:
    """The clause's words with its check written out; the words alone where no line compiles to the same checks."""
    checks = compile_clause(clause).checks
    if "=>" in clause.text or len(checks) != 1:
        return clause.text
    text = f"{clause.text} => {_line(checks[0])}"
    try:
        return text if compile_clause(replace(clause, text=text)).checks == checks else clause.text
    except KeeperError:
        return clause.text


def _line(check: Check) -> str:
    if check.op not in OPS:
        return check.op
    name = check.technology or check.target or check.primitive or ""
    keys = [f"in:{','.join(check.within)}" if check.within else "", f"except:{','.join(check.excepted)}" if check.excepted else ""]
    keys += [f"use:{_word(check.use)}" if check.use else "", f"with:{check.companion}" if check.companion else ""]
    return " ".join(filter(None, (check.op, "|".join(check.kinds), _word(name) if name else "", *keys)))


def _word(text: str) -> str:
    return f'"{text}"' if " " in text else text
