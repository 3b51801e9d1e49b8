"""Findings on a part of an element (a column, a member, a prop) stand at the line where it is written, those on one more use of something
at a line that the change wrote, as far as the source shows one.

Must not decide what is found: rules, names and fingerprints stay as they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.finding import Finding
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

_USES = frozenset({"use-token", "use-technology"})
_PART = re.compile(r"(?:column|field|member|prop|variant|method|param) (?P<name>[\w.$-]+)")


def pointed(verdict: Verdict, lines_of: Callable[[str], list[str]], lines_before: Callable[[str], list[str]]) -> Verdict:
    """The verdict with its findings at their parts; the two give the lines of a file of the head, and of the base, none where it cannot
    be read."""
    read, before = cache(lines_of), cache(lines_before)
    return replace(verdict, findings=tuple(_at_new_lines([_pointed(finding, read) for finding in verdict.findings], read, before)))


def _at_new_lines(findings: list[Finding], read: Callable[[str], list[str]], before: Callable[[str], list[str]]) -> Iterator[Finding]:
    """Uses of one name are told apart by their number alone: where one stands at a line that was there, and another line is new, that one
    is meant."""
    taken = {(one.rule, one.path, one.line) for one in findings}
    for finding in findings:
        used = finding.rule.partition("/")[2] in _USES and finding.line > 0
        at = next((line for line in _new_lines(finding, read, before) if (finding.rule, finding.path, line) not in taken), 0) if used else 0
        taken.add((finding.rule, finding.path, at))
        yield replace(finding, line=at, end_line=at) if at else finding


def _new_lines(finding: Finding, read: Callable[[str], list[str]], before: Callable[[str], list[str]]) -> list[int]:
    """The lines that the base has not and where the same name stands, if the one of the finding was there."""
    lines, known = read(finding.path), {line.strip() for line in before(finding.path)}
    if finding.line > len(lines) or lines[finding.line - 1].strip() not in known:
        return []
    word = re.compile(rf"(?<![\w$@-]){re.escape(finding.name)}(?![\w$-])")
    return [number for number, text in enumerate(lines, 1) if text.strip() not in known and word.search(text)]


def _pointed(finding: Finding, lines_of: Callable[[str], list[str]]) -> Finding:
    part = _PART.match(finding.part)
    if part is None or finding.line < 1 or finding.end_line <= finding.line:
        return finding
    word = re.compile(rf"(?<![\w$-]){re.escape(part['name'].rpartition('.')[2])}(?![\w$-])")
    inside = enumerate(lines_of(finding.path)[finding.line - 1:finding.end_line], finding.line)
    at = next((number for number, text in inside if word.search(text)), None)
    return finding if at is None else replace(finding, line=at, end_line=at)
