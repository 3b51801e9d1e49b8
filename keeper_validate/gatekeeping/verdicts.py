"""The verdicts that CI comes to, kept with what reviewers said. Must not fail a run, nor change what it decided."""

from __future__ import annotations

import os
import time

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping import ledger
from keeper_validate.gatekeeping.actor import actor
from keeper_validate.gatekeeping.event import Event
from keeper_validate.gatekeeping.work import digest
from keeper_validate.output import tell
from keeper_validate.printable import printable
from keeper_validate.reporters.wording import headline
from keeper_validate.verdict import Verdict


def remembered(verdict: Verdict) -> None:
    """As `remember`, now."""
    remember(verdict, time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime()))


def remember(verdict: Verdict, now: str) -> None:
    """Records a verdict on a commit; where that cannot be done, a sentence on standard error says so."""
    head = verdict.judged.head
    if not _is_commit(head):
        return
    try:
        repository = git.open_repository()
        detail = digest(repository, verdict.judged.base, head) if _is_commit(verdict.judged.base) else ""
        event = Event(
            "verdict", verdict.law.bead or "", head, now, actor(os.environ), result=verdict.outcome, text=headline(verdict), detail=detail,
        )
        _, left = ledger.decide(repository, lambda known: (event,))
    except (KeeperError, OSError) as error:
        left = str(error)
    if left:
        tell(f"keeper-validate: the verdict stands, and is not recorded: {printable(left)}\n")


def verdict_events(known: tuple[Event, ...], head: str, work: str) -> tuple[Event, ...]:
    """What was judged of a commit, or of the same work before it was rebased; the newest last."""
    return tuple(event for event in known if event.kind == "verdict" and (event.commit == head or (work and event.detail == work)))


def _is_commit(label: str) -> bool:
    return len(label) in (40, 64)
