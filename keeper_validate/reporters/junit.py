"""The verdict as JUnit XML: one case a clause, failed by its findings, skipped where a reviewer has to look."""

from __future__ import annotations

from keeper_validate.finding import Finding
from keeper_validate.printable import printable
from keeper_validate.reporters import wording
from keeper_validate.verdict import Verdict


def report(verdict: Verdict) -> str:
    """One test suite; findings without a clause make a case of their own under their rule."""
    blocking = wording.blocking(verdict)
    cases = []
    for state in verdict.clauses:
        clause = state.compiled.clause
        inner = [_failure(finding) for finding in blocking if wording.listed(verdict, finding) == clause]
        if not inner and state.state == "unchecked":
            inner = [f'<skipped message="{_xml(wording.reason(state))}"/>']
        cases.append(_case(clause.path, f"{clause.id} {clause.text}", inner))
    loose = [finding for finding in blocking if wording.listed(verdict, finding) is None]
    for rule in sorted({finding.rule for finding in loose}):
        cases.append(_case(rule, rule, [_failure(finding) for finding in loose if finding.rule == rule]))
    failed = sum("<failure" in case for case in cases)
    skipped = sum("<skipped" in case for case in cases)
    name = f"keeper-validate {_xml(wording.governing(verdict))}"
    suite = f'name="{name}" tests="{len(cases)}" failures="{failed}" errors="0" skipped="{skipped}"'
    told = [wording.headline(verdict), *(_line(finding) for finding in wording.warning(verdict) + wording.waived(verdict))]
    told += [f"not read: {wording.place(gap.path, gap.line)} {gap.reason}" for gap in verdict.gaps]
    body = "\n".join([*cases, f"<system-out>{'&#10;'.join(map(_xml, told))}</system-out>"])
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite {suite}>\n{body}\n</testsuite>\n</testsuites>\n'


def _case(group: str, name: str, inner: list[str]) -> str:
    opening = f'<testcase classname="{_xml(group)}" name="{_xml(name)}"'
    return f"{opening}/>" if not inner else "\n".join([f"{opening}>", *inner, "</testcase>"])


def _failure(finding: Finding) -> str:
    place = wording.place(finding.path, finding.line)
    return f'<failure type="{_xml(finding.rule)}" message="{_xml(finding.message)}">{_xml(f"{place}: {finding.remedy}")}</failure>'


def _line(finding: Finding) -> str:
    """What does not fail: a host that knows only cases shows it as output."""
    return f"{wording.level(finding)} {finding.rule} {wording.place(finding.path, finding.line)}: {finding.message}"


def _xml(text: str) -> str:
    shown = printable(text)
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        shown = shown.replace(char, entity)
    return shown
