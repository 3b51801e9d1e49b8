"""The verdict as a SARIF 2.1.0 log, for code scanning: rules with their clauses, stable fingerprints, waived findings as suppressed."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from keeper_validate import __version__
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.reporters import wording
from keeper_validate.reporters.json import decodable
from keeper_validate.verdict import Verdict

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def report(verdict: Verdict) -> str:
    """One log with one run."""
    findings = wording.ordered(verdict)
    rules = sorted({finding.rule for finding in findings})
    run = {
        "tool": {"driver": {"name": "keeper-validate", "version": __version__, "semanticVersion": __version__,
                            "rules": [_rule(rule, findings) for rule in rules]}},
        "columnKind": "utf16CodeUnits",
        "results": [_result(verdict, finding, rules.index(finding.rule)) for finding in findings],
        "invocations": [{"executionSuccessful": True, "exitCodeDescription": wording.headline(verdict),
                         "toolExecutionNotifications": _notifications(verdict)}],
        "properties": {"verdict": verdict.outcome, "decision": wording.governing(verdict),
                       "unchecked": [state.compiled.clause.text for state in verdict.clauses if state.state == "unchecked"]},
    }
    return json.dumps(decodable({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}), indent=1) + "\n"


def _rule(rule: str, findings: tuple[Finding, ...]) -> dict[str, Any]:
    clauses = sorted({finding.clause_text for finding in findings if finding.rule == rule and finding.clause_text})
    text = f"Rule {rule}" + "".join(f'; clause "{clause}"' for clause in clauses)
    return {"id": rule, "name": rule, "shortDescription": {"text": rule.replace("/", ": ").replace("-", " ")},
            "fullDescription": {"text": text}, "help": {"text": f"{text}. Run: keeper-validate explain {rule}"}}


def _result(verdict: Verdict, finding: Finding, index: int) -> dict[str, Any]:
    clause = wording.clause_of(verdict, finding)
    words = f'\nClause: {clause.id} "{clause.text}" ({clause.path}:{clause.line})' if clause else ""
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": index,
        "level": "error" if finding.severity == BLOCK else "warning",
        "message": {"text": f"{finding.message}{words}\nRemedy: {finding.remedy}"},
        "locations": [_location(finding.path, finding.line, finding.end_line)],
        "partialFingerprints": {"keeperValidate/v1": finding.fingerprint},
        "relatedLocations": [
            {**_location(entry.path, entry.line, entry.line), "message": {"text": entry.message}} for entry in finding.related if entry.path
        ],
    }
    if finding.waived is not None:
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": finding.waived}]
    return result


def _location(path: str, line: int, end_line: int) -> dict[str, Any]:
    uri = quote(path.encode("utf-8", "surrogateescape"))
    physical: dict[str, Any] = {"artifactLocation": {"uri": uri, "uriBaseId": "%SRCROOT%"}}
    if line:
        physical["region"] = {"startLine": line, "endLine": max(line, end_line)}
    return {"physicalLocation": physical}


def _notifications(verdict: Verdict) -> list[dict[str, Any]]:
    return [
        {"level": "warning", "message": {"text": f"not read: {gap.reason}"}, "locations": [_location(gap.path, gap.line, gap.line)]}
        for gap in verdict.gaps
    ]
