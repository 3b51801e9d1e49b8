"""What one added file breaks of one constraint."""

from __future__ import annotations

from rule_cases import verdict_of

from keeper_validate.finding import BLOCK, Finding


def _findings(text: str, head: dict[str, str], stage: str) -> tuple[Finding, ...]:
    quoted = text.replace("'", "''")
    return verdict_of({"base": {}, "head": head, "decision": f"constraints: ['{quoted}']", "stage": stage}).findings


def lines_found(text: str, path: str, source: str) -> list[int]:
    """The lines of a whole work that consists of a file, below zero where a finding only warns; a file that nothing reads is none."""
    findings = (one for one in _findings(text, {path: source}, "landing") if one.rule != "unread/unchecked")
    return [one.line if one.severity == BLOCK else -one.line for one in findings]


def severities(text: str, path: str, source: str) -> list[str]:
    """How severe each finding on a commit is that adds a file; without a source it adds another."""
    return [one.severity for one in _findings(text, {path: source} if source else {"README": "a\n"}, "commit")]
