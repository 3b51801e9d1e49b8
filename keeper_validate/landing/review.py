"""What reviewers and earlier runs said of the work that is to land, and whether the law lets it land with that.

The law's `require_review` fails closed: what cannot be read, is not answered or is still under review blocks."""

from __future__ import annotations

from keeper_validate.errors import UPHELD, VIOLATED, KeeperError
from keeper_validate.gatekeeping import ledger
from keeper_validate.gatekeeping.review import FAIL, PASS, Item, Review, Round, review_of, tasks
from keeper_validate.gatekeeping.verdicts import verdict_events
from keeper_validate.gatekeeping.work import digest, items
from keeper_validate.git import Repository
from keeper_validate.output import tell
from keeper_validate.printable import printable
from keeper_validate.reporters.wording import count
from keeper_validate.verdict import Verdict


def reviewed(repository: Repository, verdict: Verdict) -> int:
    """Tells what is recorded of the work; 1 where the law wants a review that is not there."""
    required = verdict.law.config.require_review
    try:
        known = ledger.known(repository)
    except KeeperError as error:
        if required:
            raise
        _tell(f"review: {error}")
        return UPHELD
    work = digest(repository, verdict.judged.base, verdict.judged.head)
    for event in verdict_events(known, verdict.judged.head, work)[-1:]:
        _tell(f"verdict of {event.at[:10]}: {event.text}")
    found = [(review, one) for task in tasks(known) for review in (review_of(task, known),) for one in review.rounds if one.work == work]
    lacking = _lacking(found, items(verdict))
    for line in (*(_told(review, one) for review, one in found), *(lacking if found or required else ())):
        _tell(f"review: {line}")
    if not required or not lacking:
        return UPHELD
    _tell("the law wants a review of this work (require_review): it must not land yet; `keeper-validate gatekeep assign TASK` opens one, "
          "and what others noted is fetched by `git fetch origin refs/notes/keeper:refs/notes/keeper`")
    return VIOLATED


def _lacking(found: list[tuple[Review, Round]], wanted: tuple[Item, ...]) -> list[str]:
    """What is missing of a review: the last round of each task counts, and what was said in a round that passed."""
    last = [(review, one) for review, one in found if one is _last(review, found)]
    lines = [f"{review.task} is {_state(review, one)}" for review, one in last if _state(review, one) != "passed"]
    passed = [one for review, one in last if _state(review, one) == "passed"]
    left = [item for item in wanted if not any(_settled(one, item) for one in passed)]
    return [*lines, *(f'{item.id} "{item.text}" is not answered by a review that passed' for item in left)]


def _last(review: Review, found: list[tuple[Review, Round]]) -> Round:
    return [one for other, one in found if other.task == review.task][-1]


def _state(review: Review, one: Round) -> str:
    return "escalated" if review.state == "escalated" else one.outcome


def _settled(one: Round, item: Item) -> bool:
    results = {answer.result for answer in one.answers if answer.key == item.key}
    return PASS in results and FAIL not in results


def _told(review: Review, one: Round) -> str:
    answered = sum(_settled(one, item) for item in one.items)
    names = ", ".join(f"{seat.gatekeeper} {seat.result or 'has not looked'}" for seat in one.seats)
    return f"{review.task}, round {one.number}, {one.outcome}: {names}; {answered} of {count(len(one.items), 'clause')} answered with pass"


def _tell(text: str) -> None:
    tell(f"keeper-validate: {printable(text)}\n")
