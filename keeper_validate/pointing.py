"""Findings on a part of an element (a column, a member, a prop) stand at the line where it is written, as far as the source shows one.

Must not decide what is found: rules, names and fingerprints stay as they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from keeper_validate.finding import Finding
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

_PART = re.compile(r"(?:column|field|member|prop|variant|method|param) (?P<name>[\w.$-]+)")


def pointed(verdict: Verdict, lines_of: Callable[[str], list[str]]) -> Verdict:
    """The verdict with its findings at their parts; `lines_of` gives the lines of a file of the head, none where it cannot be read."""
    read = cache(lines_of)
    return replace(verdict, findings=tuple(_pointed(finding, read) for finding in verdict.findings))


def _pointed(finding: Finding, lines_of: Callable[[str], list[str]]) -> Finding:
    part = _PART.match(finding.part)
    if part is None or finding.line < 1 or finding.end_line <= finding.line:
        return finding
    word = re.compile(rf"(?<![\w$-]){re.escape(part['name'].rpartition('.')[2])}(?![\w$-])")
    inside = enumerate(lines_of(finding.path)[finding.line - 1:finding.end_line], finding.line)
    at = next((number for number, text in inside if word.search(text)), None)
    return finding if at is None else replace(finding, line=at, end_line=at)
