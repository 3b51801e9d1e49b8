"""The verdict as a GitLab Code Quality report: a JSON array of the findings that are not waived."""

from __future__ import annotations

import json

from keeper_validate.finding import BLOCK
from keeper_validate.printable import printable
from keeper_validate.reporters import wording
from keeper_validate.reporters.json import decodable
from keeper_validate.verdict import Verdict


def report(verdict: Verdict) -> str:
    """The array; an upheld change without warnings is `[]`. A second finding of one identity gets a number, as the host demands."""
    entries, seen = [], dict[str, int]()
    for finding in wording.blocking(verdict) + wording.warning(verdict):
        nth = seen[finding.fingerprint] = seen.get(finding.fingerprint, 0) + 1
        clause = wording.broken(verdict, finding)
        entries.append({
            "description": printable(f"{finding.message.removesuffix('.')}. {finding.remedy}") + (f" {clause}" if clause else ""),
            "check_name": finding.rule,
            "fingerprint": finding.fingerprint if nth == 1 else f"{finding.fingerprint}-{nth}",
            "severity": "major" if finding.severity == BLOCK else "minor",
            "location": {"path": finding.path, "lines": {"begin": max(finding.line, 1)}},
        })
    return json.dumps(decodable(entries), indent=1) + "\n"
