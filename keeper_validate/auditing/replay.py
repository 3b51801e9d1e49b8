"""The replay: each commit of a history against its first parent, judged by the decision named, or by its own.

The law is that of today's target branch, whatever stood there then; a commit that cannot be judged says why and stops nobody."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate import git
from keeper_validate.auditing.kept import Kept
from keeper_validate.auditing.row import Audit, Broken, Row
from keeper_validate.change import Change, select
from keeper_validate.errors import KeeperError
from keeper_validate.extract.module import Known
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.law.load import NoDecision
from keeper_validate.revision import checked, commit_at
from keeper_validate.validate import Request, verdict_on
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

# What one commit has read, the next one likely needs; a bound on what stays, in definitions and records (some six kilobytes each).
_REMEMBERED = 40_000


def commits(repository: git.Repository, text: str | None) -> tuple[tuple[str, str], ...]:
    """The commits of `A..B`, of the history of a revision, or of HEAD, oldest first, with their time."""
    base, dots, head = (text or "HEAD").partition("..")
    if not dots:
        return git.history(repository, commit_at(repository, checked(base)).oid)
    ends = [commit_at(repository, checked(name)) for name in (head.removeprefix(".") or "HEAD", base or "HEAD")]
    return git.history(repository, ends[0].oid, ends[1].oid)


def replay(asked: tuple[tuple[str, str], ...], request: Request, under: str, kept: Kept | None, step: Callable[[], None]) -> Audit:
    """The audit of the commits; `step` is called after each, `kept` knows those of an earlier run."""
    rows: list[Row] = []
    known: Known = {}
    again = 0
    for oid, when in asked:
        earlier = kept.get(oid) if kept is not None else None
        again += earlier is not None
        row = earlier or _row(oid, when, request, known)
        if kept is not None and earlier is None:
            kept.add(row)
        rows.append(row)
        if sum(len(module.definitions) + len(module.records) for module in known.values()) > _REMEMBERED:
            known.clear()
        step()
    return Audit(under, tuple(rows), again)


def _row(oid: str, when: str, request: Request, known: Known) -> Row:
    try:
        change = select(replace(request.change, commit=oid))
    except KeeperError as error:
        return Row(oid, when, "", "not-judged", why=str(error))
    try:
        # The branch that is checked out today says nothing of a commit of then.
        return _told(change, when, verdict_on(replace(change, branch=None), request, known))
    except NoDecision as error:
        why = "it names a work item that cannot be read here" if error.tried else "it names no decision"
        return Row(oid, when, _subject(change), "not-judged", why=why, files=len(change.files))
    except KeeperError as error:
        return Row(oid, when, _subject(change), "not-judged", why=str(error), files=len(change.files))
    finally:
        change.repository.close()


def _told(change: Change, when: str, verdict: Verdict) -> Row:
    findings = tuple(map(_broken, verdict.findings))
    open_ones = any(finding.level == "warn" for finding in findings)
    outcome = "blocked" if verdict.outcome == "violated" else "warned" if open_ones else "upheld"
    decision = verdict.law.decision.id if verdict.law.decision else ""
    oid = change.head_commit.oid if change.head_commit else ""
    return Row(oid, when, _subject(change), outcome, decision, "", len(change.files), findings)


def _subject(change: Change) -> str:
    return change.head_commit.subject if change.head_commit else ""


def _broken(finding: Finding) -> Broken:
    level = "waived" if finding.waived is not None else "block" if finding.severity == BLOCK else "warn"
    return Broken(finding.rule, finding.clause, finding.clause_text, level, finding.message, finding.remedy, finding.path, finding.line)
