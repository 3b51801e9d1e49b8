"""Findings on a part of an element (a column, a member, a prop) stand at the line where it is written, those on one more use of something
at a line that the change wrote, as far as the source shows one.

Must not decide what is found: rules, names and fingerprints stay as they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from keeper_validate.element import Use
from keeper_validate.finding import Finding
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

Lines = Callable[[str], list[str]]
"""The lines of the file at a path."""

_USES = frozenset({"use-token", "use-technology"})
_PART = re.compile(r"(?:column|field|member|prop|variant|method|param) (?P<name>[\w.$-]+)")


def pointed(verdict: Verdict, uses: Iterable[Use], lines_of: Lines, lines_before: Lines) -> Verdict:
    """The verdict with its findings at their parts; `uses` are those of the head, and the two give the lines of a file of the head, and of
    the base, none where it cannot be read."""
    read, before = cache(lines_of), cache(lines_before)
    findings = [_pointed(finding, read) for finding in verdict.findings]
    named = {(one.path, one.name) for one in findings if _is_use(one)}
    told: dict[tuple[str, str], list[int]] = {}
    for use in uses if named else ():
        if (use.path, use.name) in named:
            told.setdefault((use.path, use.name), []).append(use.line)
    return replace(verdict, findings=tuple(_at_new_lines(findings, told, read, before)))


def _is_use(finding: Finding) -> bool:
    return finding.rule.partition("/")[2] in _USES and finding.line > 0


def _at_new_lines(findings: list[Finding], told: dict[tuple[str, str], list[int]], read: Lines, before: Lines) -> Iterator[Finding]:
    """Uses of one name are told apart by their number alone: where one stands at a line that was there, and another line is new, that one
    is meant."""
    taken = {(one.rule, one.path, one.line) for one in findings}
    for finding in findings:
        lines = _new_lines(finding, told.get((finding.path, finding.name), []), read, before) if _is_use(finding) else []
        at = next((line for line in lines if (finding.rule, finding.path, line) not in taken), 0)
        taken.add((finding.rule, finding.path, at))
        yield replace(finding, line=at, end_line=at) if at else finding


def _new_lines(finding: Finding, told: list[int], read: Lines, before: Lines) -> list[int]:
    """The lines that the base has not and where the same is used, or where no use is known stands, if the one of the finding was there."""
    lines, fresh = read(finding.path), _fresh(read(finding.path), before(finding.path))
    if finding.line > len(lines) or finding.line in fresh:
        return []
    word = re.compile(rf"(?<![\w$@-]){re.escape(finding.name)}(?![\w$-])")
    found = told or [number for number, text in enumerate(lines, 1) if word.search(text)]
    return [number for number in sorted(found) if number in fresh]


def _fresh(lines: list[str], before: list[str]) -> frozenset[int]:
    """The numbers of the lines beyond those that the base has as often."""
    left, found = Counter(line.strip() for line in before), []
    for number, line in enumerate(lines, 1):
        left[line.strip()] -= 1
        found.extend([number] if left[line.strip()] < 0 else [])
    return frozenset(found)


def _pointed(finding: Finding, lines_of: Lines) -> Finding:
    part = _PART.match(finding.part)
    if part is None or finding.line < 1 or finding.end_line <= finding.line:
        return finding
    word = re.compile(rf"(?<![\w$-]){re.escape(part['name'].rpartition('.')[2])}(?![\w$-])")
    inside = enumerate(lines_of(finding.path)[finding.line - 1:finding.end_line], finding.line)
    at = next((number for number, text in inside if word.search(text)), None)
    return finding if at is None else replace(finding, line=at, end_line=at)
