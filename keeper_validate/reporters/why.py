"""Why one finding fired: the clause, what it was read as, the check, the evidence and the element, and what would satisfy it.

Must not judge: it is handed the verdict."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate.clause import OPS, Compiled
from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe
from keeper_validate.finding import Finding
from keeper_validate.printable import printable
from keeper_validate.reporters.json import check, decodable, finding
from keeper_validate.reporters.paint import Paint, folded
from keeper_validate.verdict import Verdict


def page(found: Finding, verdict: Verdict, paint: Paint) -> str:
    """The finding for a person at a terminal."""
    compiled = _compiled(found, verdict)
    rows = [("found", found.message), ("at", _place(found)), ("in", verdict.judged.how)]
    if compiled is not None:
        clause = compiled.clause
        rows += [("clause", f'{clause.id} "{clause.text}" ({clause.path}:{clause.line})'), ("read as", _read_as(compiled))]
        rows += [("check", written(one)) for one in compiled.checks if one.op in OPS and _speaks(one.op, found)]
    rows += [("evidence", found.evidence or "the element itself, which is new to this change or differs in it")]
    rows += [("element", _element(found, verdict)), ("weighs", _weight(found, verdict)), ("remedy", found.remedy)]
    rows += [("see", f"{one.path}:{one.line} {one.message}") for one in found.related if one.path]
    lines = [paint.in_("bold", f"{found.rule}  {found.fingerprint}")]
    lines += [f"  {name.ljust(9)}{folded(printable(text), paint.width, ' ' * 11)}" for name, text in rows if text]
    if found.amendment:
        asked = found.amendment.rstrip().split("\n")
        lines += ["  or ask for this amendment of the decision:", *(f"    {printable(line)}" for line in asked)]
    return "\n".join([*lines, f"keeper-validate explain {found.rule} tells about the rule."]) + "\n"


def as_json(found: Finding, verdict: Verdict) -> str:
    """The same for programs."""
    compiled = _compiled(found, verdict)
    document: dict[str, Any] = {
        "schema": "keeper-validate/why/1", "finding": finding(found), "how": verdict.judged.how, "mode": verdict.mode, "clause": None,
    }
    if compiled is not None:
        clause = compiled.clause
        document["clause"] = {"id": clause.id, "text": clause.text, "path": clause.path, "line": clause.line, "read_as": _read_as(compiled),
                              "partial": compiled.partial, "checks": [check(one) for one in compiled.checks]}
    return json.dumps(decodable(document), indent=1) + "\n"


def _compiled(found: Finding, verdict: Verdict) -> Compiled | None:
    states = [state for state in verdict.clauses if state.compiled.clause.id == found.clause]
    exact = next((state for state in states if state.compiled.clause.text == found.clause_text), None)
    chosen = exact or next(iter(states), None)
    return chosen.compiled if chosen else None


def _read_as(compiled: Compiled) -> str:
    return describe(compiled) + (" (in part: structure finds only some violations)" if compiled.partial else "")


def _speaks(op: str, found: Finding) -> bool:
    name = found.rule.partition("/")[2]
    return op == name or op.removeprefix("forbid-").removesuffix("e") in name


def _place(found: Finding) -> str:
    commit = f", brought by {found.commit[:10]}" if found.commit else ""
    return f"{found.path}:{found.line}{commit}"


def _element(found: Finding, verdict: Verdict) -> str:
    sides = (*verdict.delta.head.elements, *verdict.delta.removed)
    one = next((one for one in sides if (one.kind, one.name, one.path) == (found.kind, found.name, found.path)), None)
    if one is None:
        return f"{found.kind.replace('_', ' ')} {found.name}"
    facets = ", ".join(f"{facet.role} {facet.name}" for facet in one.facets[:8])
    by = f" ({one.framework})" if one.framework else ""
    return f"{one.kind.replace('_', ' ')} {one.name} in {one.language}{by}" + (f": {facets}" if facets else "")


def _weight(found: Finding, verdict: Verdict) -> str:
    if found.waived is not None:
        return f"nothing: {found.waived}"
    return f"{found.severity}, in mode {verdict.mode}"
