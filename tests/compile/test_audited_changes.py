"""Sentences that a history was audited under, each against a change that breaks it and one that a first reading took for a breach."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of

SERVED = "import express from 'express';\nconst app = express();\n"
SERVED += "app.get('/users', requireAuth, list);\napp.get('/notes', requireAuth, list);\n"


@pytest.mark.slow
@pytest.mark.parametrize(("path", "clause", "severity"), [
    ("src/ui/a.ts", "Every API endpoint must be authenticated", "warn"),
    ("src/ui/a.ts", "API routes stay under /v1", "warn"),
    ("src/ui/a.ts", "Every endpoint must be authenticated", "block"),
    ("src/ui/api/a.ts", "Every API endpoint must be authenticated", "block"),
    ("src/a.ts", "Every API endpoint must be authenticated", "block"),
])
def test_what_serves_pages_is_hardly_meant_by_the_api(path: str, clause: str, severity: str) -> None:
    head = {path: SERVED.replace("requireAuth, ", "")}
    verdict = verdict_of({"clause": clause, "base": {path: "export const a = 1;\n"}, "head": head, "stage": "pr"})
    assert {one.severity for one in verdict.findings} == {severity}
