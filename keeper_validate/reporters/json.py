"""The verdict as one JSON object, schema `keeper-validate/verdict/1`: the whole of it, for programs.

Fields may be added to the schema, never renamed or removed."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate import __version__
from keeper_validate.checks.about import kinds_of, op_of
from keeper_validate.clause import Check
from keeper_validate.delta import Delta
from keeper_validate.element import Element, Gap
from keeper_validate.finding import Finding
from keeper_validate.reporters.wording import clause_of
from keeper_validate.verdict import ClauseState, Verdict


def report(verdict: Verdict) -> str:
    """Indented JSON in ASCII; bytes of a path that are no UTF-8 stand as `\\xff`."""
    return json.dumps(decodable(document(verdict)), indent=1) + "\n"


def document(verdict: Verdict) -> dict[str, Any]:
    """The object that is written."""
    delta = verdict.delta
    return {
        "schema": "keeper-validate/verdict/1",
        "tool": {"name": "keeper-validate", "version": __version__},
        "verdict": verdict.outcome,
        "mode": verdict.mode,
        "stage": verdict.stage,
        "decision": _decision(verdict),
        "change": {"base": verdict.judged.base, "head": verdict.judged.head, "files": verdict.judged.files,
                   "elements": verdict.judged.elements, "how": verdict.judged.how, "unread": list(verdict.judged.unread)},
        "clauses": [_clause(state) for state in verdict.clauses],
        "findings": [{**finding(entry), **_clause_of(verdict, entry)} for entry in verdict.findings],
        "gaps": [gap(entry) for entry in verdict.gaps],
        "counts": {"created": len(delta.created), "removed": len(delta.removed), "altered": len(delta.altered), "moved": len(delta.moved)},
        "delta": _delta(delta),
        "notes": list(verdict.notes),
        "warnings": [{"path": entry.path, "line": entry.line, "message": entry.message} for entry in verdict.law.warnings],
    }


def decodable(value: Any) -> Any:
    """The same plain data with every lone surrogate written out, since JSON readers refuse or lose it."""
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    if isinstance(value, dict):
        return {key: decodable(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [decodable(entry) for entry in value]
    return value


def element(entry: Element) -> dict[str, Any]:
    """One element, as in schema `keeper-validate/elements/1`."""
    return {
        "kind": entry.kind, "name": entry.name, "path": entry.path, "line": entry.line, "end_line": entry.end_line,
        "language": entry.language, "framework": entry.framework, "context": entry.context, "exported": entry.exported,
        "facets": [
            {"role": facet.role, "name": facet.name, **({} if facet.value is None else {"value": facet.value})} for facet in entry.facets
        ],
    }


def gap(entry: Gap) -> dict[str, Any]:
    """One place that could not be read; `line` is 0 for a whole file."""
    return {"path": entry.path, "line": entry.line, "reason": entry.reason}


def finding(entry: Finding) -> dict[str, Any]:
    """One finding."""
    return {
        "rule": entry.rule, "clause": entry.clause, "severity": entry.severity, "message": entry.message, "remedy": entry.remedy,
        "path": entry.path, "line": entry.line, "end_line": entry.end_line, "fingerprint": entry.fingerprint, "commit": entry.commit,
        "element": {"kind": entry.kind, "name": entry.name},
        "related": [{"path": other.path, "line": other.line, "message": other.message} for other in entry.related],
        "evidence": entry.evidence, "amendment": entry.amendment, "waived": entry.waived,
    }


def check(entry: Check) -> dict[str, Any]:
    """One check of a clause: `op`, `kinds`, `target`, and whatever else it says."""
    more = {
        "technology": entry.technology, "in": list(entry.within), "except": list(entry.excepted), "use": entry.use,
        "companion": entry.companion, "limit": entry.limit, "when": entry.when, "waive": entry.waive, "human": entry.human,
        "parameters": dict(entry.parameters),
    }
    return {
        "op": op_of(entry), "kinds": list(kinds_of(entry)), "target": entry.target or entry.primitive,
        **{key: value for key, value in more.items() if value not in (None, [], {}, False)},
    }


def _clause(state: ClauseState) -> dict[str, Any]:
    clause = state.compiled.clause
    return {
        "id": clause.id, "text": clause.text, "path": clause.path, "line": clause.line, "field": clause.field, "source": clause.source,
        "bead": clause.bead, "state": state.state, "partial": state.compiled.partial,
        "checks": [check(entry) for entry in state.compiled.checks], "why": state.why or state.compiled.why,
    }


def _clause_of(verdict: Verdict, entry: Finding) -> dict[str, Any]:
    """Where the clause of a finding stands: two decisions that bind at once may each have a `constraints[0]`."""
    clause = clause_of(verdict, entry)
    return {"clause_path": clause.path, "clause_line": clause.line} if clause else {"clause_path": None, "clause_line": None}


def _decision(verdict: Verdict) -> dict[str, Any] | None:
    law = verdict.law
    if law.decision is None:
        return None
    return {
        "id": law.decision.id, "path": law.decision.path, "title": law.decision.title, "law": law.revision, "found_by": law.found_by,
        "binding": law.binding, "trial": law.trial, "self_authored": law.self_authored, "bead": law.bead,
        "standing": [other.id for other in law.standing],
    }


def _delta(delta: Delta) -> dict[str, Any]:
    return {
        "created": [_brief(entry) for entry in delta.created],
        "removed": [_brief(entry) for entry in delta.removed],
        "altered": [_brief(pair.head) for pair in delta.altered],
        "moved": [{**_brief(pair.head), "from": pair.base.path} for pair in delta.moved],
        "renamed": [{**_brief(pair.head), "from": pair.base.name, "evidence": pair.evidence} for pair in delta.renamed],
    }


def _brief(entry: Element) -> dict[str, Any]:
    return {"kind": entry.kind, "name": entry.name, "path": entry.path, "line": entry.line}
