"""The verdict as a SARIF 2.1.0 log, for code scanning: rules with their clauses, stable fingerprints, waived findings as suppressed."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

from keeper_validate import __version__, shipped
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.printable import printable
from keeper_validate.reporters import wording
from keeper_validate.reporters.json import decodable
from keeper_validate.verdict import Verdict

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
# Code scanning refuses a run with more results.
_LIMIT = 25_000
_WORD = re.compile(r"[a-z0-9]+")


def report(verdict: Verdict) -> str:
    """One log with one run."""
    findings = wording.ordered(verdict)[:_LIMIT]
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
    """A rule with the manual of its own file; the words of this decision are with the results."""
    family, _, name = rule.partition("/")
    data = shipped.data(f"rules/codes/{family}")
    level = "error" if any(finding.severity == BLOCK for finding in findings if finding.rule == rule) else "warning"
    more = f"keeper-validate explain {rule}"
    return {
        "id": rule, "name": "".join(word.capitalize() for word in _WORD.findall(rule)),
        "shortDescription": {"text": f"{data['title']} ({name.replace('-', ' ')})"}, "fullDescription": {"text": data["why"]},
        "help": {"text": f"{data['why']} Each result says what mends it. More: {more}",
                 "markdown": f"{data['why']}\n\nEach result says what mends it. More: `{more}`"},
        "defaultConfiguration": {"level": level}, "properties": {"tags": ["architecture", family], "problem.severity": level},
    }


def _result(verdict: Verdict, finding: Finding, index: int) -> dict[str, Any]:
    clause = wording.clause_of(verdict, finding)
    words = f"\nClause: {_words(wording.quoted(clause))}" if clause else ""
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": index,
        "level": "error" if finding.severity == BLOCK else "warning",
        "message": {"text": f"{_words(finding.message)}{words}\nRemedy: {_words(finding.remedy)}"},
        "locations": [_location(finding.path, finding.line, finding.end_line)],
        "partialFingerprints": {"keeperValidate/v1": finding.fingerprint},
        "relatedLocations": [
            {**_location(entry.path, entry.line, entry.line), "message": {"text": _words(entry.message)}}
            for entry in finding.related if entry.path
        ],
    }
    if finding.waived is not None:
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": _words(finding.waived)}]
    return result


def _words(text: str) -> str:
    """Text of a repository; the standard reads `[words](target)` in a message as a link, which nobody here means."""
    return printable(text).replace("](", "] (")


def _location(path: str, line: int, end_line: int) -> dict[str, Any]:
    uri = quote(path.encode("utf-8", "surrogateescape"))
    physical: dict[str, Any] = {"artifactLocation": {"uri": uri, "uriBaseId": "%SRCROOT%"}}
    if line:
        physical["region"] = {"startLine": line, "endLine": max(line, end_line)}
    return {"physicalLocation": physical}


def _notifications(verdict: Verdict) -> list[dict[str, Any]]:
    hidden = len(verdict.findings) - _LIMIT
    more = [{"level": "warning", "message": {"text": f"{hidden} more results are in the full report"}}] if hidden > 0 else []
    return more + [
        {"level": "warning", "message": {"text": f"not read: {gap.reason}"}, "locations": [_location(gap.path, gap.line, gap.line)]}
        for gap in verdict.gaps
    ]
