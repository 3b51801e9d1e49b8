"""What a hook judges: the verdict on a change, or why there is none; several where several branches are pushed at once.

Must not choose the change."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from keeper_validate import judging
from keeper_validate.change import Request as Selection
from keeper_validate.change import select
from keeper_validate.errors import UPHELD, VIOLATED, KeeperError
from keeper_validate.hooks.adoption import adopts, settled
from keeper_validate.hooks.joined import joined
from keeper_validate.output import deliver, paint, tell
from keeper_validate.printable import printable
from keeper_validate.progress import Watched
from keeper_validate.reporters import report
from keeper_validate.reporters.wording import summary
from keeper_validate.validate import verdict_on
from keeper_validate.values import dataclass, replace
from keeper_validate.verdict import Verdict

_ADOPTION = "nothing to judge: this change brings the first law of this repository, which binds what comes after it"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a change; where there is none, `left` says why nothing was to be judged."""

    verdict: Verdict | None
    left: str = ""


def judgement(
    options: argparse.Namespace, selection: Selection, message: str | None = None, branch: str | None = None,
) -> Judgement:
    """The judgement on a selected change; `branch` is the one it comes from, where that need not be the one checked out."""
    change = select(selection)
    if branch is not None:
        change = replace(change, branch=branch)
    if not change.files:
        return Judgement(None, f"nothing to judge: no file differs in {change.how}")
    if adopts(change):
        return Judgement(None, _ADOPTION)
    if not selection.ci and selection.law is None:
        change = settled(change)
    known = Watched("reading")
    verdict = verdict_on(change, judging.asked(options, selection, message), known)
    known.end()
    return Judgement(verdict)


def binding(found: Judgement) -> Judgement:
    """The same, refused where a verdict rests on a decision that the target branch does not hold."""
    law = found.verdict.law if found.verdict else None
    if law is not None and law.decision is not None and law.revision and not law.binding and law.config.new_decisions != "allow":
        raise KeeperError(
            f"{law.decision.path} is not on the target branch, so it cannot judge what is merged there: land the decision first, or "
            f"set new_decisions: allow in the configuration of the target branch"
        )
    return found


def stop_or_go(found: Judgement | tuple[Judgement, ...], options: argparse.Namespace) -> int:
    """As `pronounce`, for hosts that run at every step: what is upheld takes a line, not a page, unless more is asked for."""
    judgements = (found,) if isinstance(found, Judgement) else found
    verdicts = [one.verdict for one in judgements if one.verdict is not None]
    page = options.format != "text" or options.verbose or options.output is not None
    if page or options.quiet or any(verdict.outcome != "upheld" for verdict in verdicts):
        return pronounce(judgements, options)
    for text in (*(f"keeper-validate: {printable(one.left)}\n" for one in judgements if one.left), *map(summary, verdicts)):
        tell(text)
    return UPHELD


def pronounce(found: Iterable[Judgement], options: argparse.Namespace) -> int:
    """Tells and delivers; the worst verdict gives the status, and stands first where a host keeps only the beginning."""
    judgements = tuple(found)
    verdicts = [one.verdict for one in judgements if one.verdict is not None]
    for one in judgements:
        if one.left and not options.quiet:
            tell(f"keeper-validate: {printable(one.left)}\n")
    if len(verdicts) == 1:
        return judging.pronounce(verdicts[0], options)
    status = VIOLATED if any(verdict.outcome != "upheld" for verdict in verdicts) else UPHELD
    if verdicts and not (options.quiet and status == UPHELD and options.output is None):
        for verdict in sorted(verdicts, key=lambda verdict: verdict.outcome == "upheld"):
            tell(summary(verdict))
        brush = paint(options.output, options.verbose)
        deliver(joined(options.format, [report(options.format, verdict, brush) for verdict in verdicts]), options.output)
    return status
