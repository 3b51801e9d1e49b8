"""The verdict in Reviewdog's diagnostic format: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf.

Reviewdog posts messages as Markdown, so that names from the repository must not be any."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate.finding import BLOCK, Finding
from keeper_validate.reporters import wording
from keeper_validate.reporters.json import decodable
from keeper_validate.reporters.markdown import plain
from keeper_validate.verdict import Verdict


def report(verdict: Verdict) -> str:
    """One object whose diagnostics are the findings that are not waived."""
    document = {
        "source": {"name": "keeper-validate"},
        "severity": "ERROR" if verdict.outcome == "violated" else "INFO",
        "diagnostics": [_diagnostic(finding, verdict) for finding in wording.blocking(verdict) + wording.warning(verdict)],
    }
    return json.dumps(decodable(document), indent=1) + "\n"


def _diagnostic(finding: Finding, verdict: Verdict) -> dict[str, Any]:
    location: dict[str, Any] = {"path": finding.path}
    if finding.line:
        location["range"] = {"start": {"line": finding.line}, "end": {"line": max(finding.line, finding.end_line)}}
    clause = wording.broken(verdict, finding)
    words = f"\n{plain(clause)}" if clause else ""
    return {
        "message": f"{plain(finding.message)}{words}\nRemedy: {plain(finding.remedy)}",
        "location": location,
        "severity": "ERROR" if finding.severity == BLOCK else "WARNING",
        "code": {"value": finding.rule},
    }
