"""The steps of `gatekeep` as sentences: what is known, what is decided from it, what is told. Each returns the exit status."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Mapping

from keeper_validate import shipped
from keeper_validate.errors import UPHELD, VIOLATED, KeeperError
from keeper_validate.gatekeeping import ledger, steps, telling
from keeper_validate.gatekeeping.actor import acting, actor, agent
from keeper_validate.gatekeeping.branches import Branch, branch_of, commits_of, in_submodules, short
from keeper_validate.gatekeeping.event import Event, ordered
from keeper_validate.gatekeeping.gatekeepers import asked, gatekeepers
from keeper_validate.gatekeeping.precheck import PROCEED
from keeper_validate.gatekeeping.precheck import precheck as weighed
from keeper_validate.gatekeeping.review import FAIL, HOLD_SECONDS, PASS, UNSURE, Review, review_of, tasks
from keeper_validate.gatekeeping.steps import Moment, Work
from keeper_validate.gatekeeping.work import authors, digest, items, later
from keeper_validate.git import Repository
from keeper_validate.landing.judged import default_target, whole_work
from keeper_validate.output import deliver, tell
from keeper_validate.printable import printable
from keeper_validate.revision import commit_at, find_commit, tree_at


def precheck(repository: Repository, options: argparse.Namespace) -> int:
    """Whether there is anything to review."""
    task, target = options.words[0], options.target or default_target(repository)
    ref = _ref(repository, options)
    own = [Branch(short(ref), commits_of(repository, ref, target))] if ref is not None else []
    found = weighed((*own, *in_submodules(repository, task, target)), options.turns)
    commit = commit_at(repository, ref or target).oid
    moment = _moment()
    told = Event("precheck", task, commit, moment.now, moment.actor, result=found.result, text=found.reason, turns=options.turns)
    _step(repository, task, lambda review: (told,))
    branches = [{"name": one.name, "commits": one.commits, "submodule": one.where} for one in found.branches]
    data = {"task": task, "precheck": found.result, "reason": found.reason, "branches": branches}
    _deliver(options, f"{found.result}: {printable(found.reason)}\n", data)
    return UPHELD if found.result == PROCEED else VIOLATED


def assign(repository: Repository, options: argparse.Namespace) -> int:
    """Opens a round, or asks further gatekeepers in the one that is open."""
    task, named = options.words[0], tuple(options.words[1:])
    ref = _ref(repository, options)
    if ref is None:
        raise KeeperError(f"no branch of {task} is here: name it with --branch, or run this in the submodule that has it (-C)")
    target = options.target or default_target(repository)
    work = _work(repository, options, ref)
    own = next((name for name in named if name in work.authors), None)
    if own is not None:
        raise KeeperError(f"{own} is an author of this work, and does not review it: name another gatekeeper")
    listed = gatekeepers(tree_at(repository, options.law or target))
    if listed and not asked(listed, options.role, ()):
        raise KeeperError(f"no gatekeeper of the law looks at the work of the role {options.role!r}: leave --role out, and all are asked")
    chosen = tuple(one for one in asked(listed, options.role, named) if one.name not in work.authors)
    if not chosen:
        raise KeeperError("no gatekeeper looks at this work: list some in keeper/gatekeepers.yaml of the target branch, or name one")
    moment = _moment()
    return _tell_status(_step(repository, task, lambda review: steps.assign(review, work, chosen, moment)), options)


def upcoming(repository: Repository, options: argparse.Namespace) -> int:
    """Who is to look at what."""
    known, since = ledger.known(repository), _moment().held_since
    found = [review_of(task, known) for task in (options.words or tasks(known))]
    waiting = [(review.task, seats[0].gatekeeper) for review in found if (seats := steps.waiting(review, since))]
    lines = [f"{task} {gatekeeper}" for task, gatekeeper in waiting]
    data = {"next": [{"task": task, "gatekeeper": gatekeeper} for task, gatekeeper in waiting]}
    _deliver(options, "".join(f"{printable(line)}\n" for line in lines), data)
    return UPHELD


def claim(repository: Repository, options: argparse.Namespace) -> int:
    """Hands one gatekeeper the work."""
    task, wanted = options.words[0], options.words[1] if len(options.words) > 1 else ""
    moment = _moment()
    review = _step(repository, task, lambda review: steps.claim(review, wanted, moment))
    gatekeeper = wanted or steps.latest(review)
    _deliver(options, telling.assignment(review, gatekeeper), telling.task_of(review, gatekeeper))
    return UPHELD


def record(repository: Repository, options: argparse.Namespace) -> int:
    """What a gatekeeper says of one item, or in the end."""
    task, gatekeeper, result = options.words
    words = (PASS, FAIL, UNSURE) if options.clause else (PASS, FAIL)
    if result not in words:
        raise KeeperError(f"{result!r} is no result{'' if options.clause else ' of a whole review'}: it is {' or '.join(words)}")
    if not options.reasoning.strip():
        raise KeeperError("a result without a reason helps nobody: say why with --reasoning TEXT")
    moment = _moment()

    def said(review: Review) -> tuple[Event, ...]:
        if options.clause:
            return steps.answer(review, gatekeeper, options.clause, result, options.reasoning, moment)
        return steps.conclude(review, gatekeeper, result, options.reasoning, options.turns, moment)

    review = _step(repository, task, said)
    _deliver(options, telling.answered(review, gatekeeper), telling.document(review))
    return UPHELD


def status(repository: Repository, options: argparse.Namespace) -> int:
    """Where a task stands, or every task."""
    known = ledger.known(repository)
    if options.words:
        review = review_of(options.words[0], known)
        other = later(repository, review.last, options.target or default_target(repository)) if review.last is not None else ""
        return _tell_status(review, options, other)
    reviews = [review_of(task, known) for task in tasks(known)]
    _deliver(options, "".join(map(telling.line, reviews)), {"tasks": [telling.document(review) for review in reviews]})
    return UPHELD


def reopen(repository: Repository, options: argparse.Namespace) -> int:
    """A person lets an escalated task go on."""
    if agent(os.environ) is not None:
        raise KeeperError(f"{agent(os.environ)} says that an agent runs here, and {options.words[0]} waits for a person: leave it to one")
    if not options.reasoning.strip():
        raise KeeperError("say why the task may go on: --reasoning TEXT")
    moment = _moment()
    review = _step(repository, options.words[0], lambda review: steps.reopen(review, options.reasoning, moment))
    return _tell_status(review, options)


STEPS = {
    "precheck": precheck, "assign": assign, "next": upcoming, "claim": claim, "record": record, "status": status, "reopen": reopen,
}


def _work(repository: Repository, options: argparse.Namespace, ref: str) -> Work:
    found = whole_work(options, repository, short(ref), ref)
    if found.verdict is None:
        raise KeeperError(f"there is nothing to review on {short(ref)}: {found.left}")
    judged, decision = found.verdict.judged, found.verdict.law.decision
    prefix = shipped.data("rules/lexicon/gatekeeping")["author"]
    worker = short(ref).removeprefix(prefix).split("/")[0] if short(ref).startswith(prefix) else ""
    names = tuple(filter(None, (worker, *authors(repository, judged.base, judged.head))))
    return Work(
        judged.head, judged.base, short(ref), digest(repository, judged.base, judged.head), decision.id if decision else "", names,
        items(found.verdict),
    )


def _ref(repository: Repository, options: argparse.Namespace) -> str | None:
    if not options.branch:
        return branch_of(repository, options.words[0])
    full = f"refs/heads/{options.branch}"
    return full if find_commit(repository, full) is not None else options.branch


def _tell_status(review: Review, options: argparse.Namespace, other: str = "") -> int:
    _deliver(options, telling.status(review, other), telling.document(review) | ({"later": other} if other else {}))
    return VIOLATED if review.state in ("rejected", "escalated") else UPHELD


def _deliver(options: argparse.Namespace, text: str, data: Mapping[str, object]) -> None:
    deliver(telling.written(data) if options.format == "json" else text, options.output)


def _step(repository: Repository, task: str, step: Callable[[Review], tuple[Event, ...]]) -> Review:
    """The review after a step that is taken from how it stands, with nobody in between."""
    seen: list[Review] = []

    def decision(known: tuple[Event, ...]) -> tuple[Event, ...]:
        made = step(review_of(task, known))
        seen.append(review_of(task, ordered((*known, *made))))
        return made

    _, left = ledger.decide(repository, decision)
    if left:
        tell(f"keeper-validate: recorded here, but not in the Git notes: {printable(left)}\n")
    return seen[0]


def _moment() -> Moment:
    now = time.time()
    return Moment(actor(os.environ), _utc(now), _utc(now - HOLD_SECONDS), acting(os.environ))


def _utc(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1_000_000):06d}Z"
