"""What may follow next in a review: who is asked, who takes the work, what is answered, how it ends. Each step is events, or a refusal.

Must not read a clock, a file or a repository: what it decides on is handed to it."""

from __future__ import annotations

import json

from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping.event import Event
from keeper_validate.gatekeeping.review import FAIL, PASS, REJECTIONS, TURNS, Item, Review, Round, Seat
from keeper_validate.values import dataclass


class NotNow(KeeperError):
    """The step is a right one, and somebody else is at it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Who acts, when, and since when a claim that nothing followed still counts (both UTC); `agent` is the own name of an agent."""

    actor: str
    now: str
    held_since: str
    agent: str = ""


@dataclass(frozen=True, slots=True)
class Gatekeeper:
    """Who may be asked: for the roles of an author that are named, or for all; `turns` is the budget of one review."""

    name: str
    roles: tuple[str, ...] = ()
    turns: int = TURNS


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be reviewed: a commit, what it differs from, and the clauses that no check tells."""

    commit: str
    base: str
    branch: str
    digest: str
    decision: str
    authors: tuple[str, ...]
    items: tuple[Item, ...]


def assign(review: Review, work: Work, asked: tuple[Gatekeeper, ...], moment: Moment) -> tuple[Event, ...]:
    """A round of review for this work, or further gatekeepers in the one that it has."""
    if review.state == "escalated":
        raise KeeperError(f"{review.task} was rejected {REJECTIONS} times and waits for a person: {_reopening(review.task)}")
    last = review.last
    same = last is not None and last.work == work.digest and {one.key for one in last.items} == {one.key for one in work.items}
    if last is None or not same or (last.outcome == "rejected" and last.closed < review.reopened):
        return (Event("round", review.task, work.commit, moment.now, moment.actor, detail=_detail(work, asked)),)
    if last.outcome == "rejected":
        raise KeeperError(f"this is the work that was rejected ({last.commit[:10]}): mend what the reasons name, then assign again")
    added = (Seat(one.name, one.turns) for one in asked if last.seat(one.name) is None)
    return tuple(_event("seat", review.task, last, seat, moment, turns=seat.turns) for seat in added)


def waiting(review: Review, held_since: str) -> tuple[Seat, ...]:
    """Who is yet to look, in their order; none while somebody has the work."""
    last = review.last
    if last is None or review.state != "open" or holder(last, held_since) is not None:
        return ()
    return tuple(seat for seat in last.seats if not seat.result)


def holder(current: Round, held_since: str) -> Seat | None:
    """Who has the work; a claim that nothing followed for an hour is nobody's."""
    return next((seat for seat in current.seats if seat.claimed > held_since and not seat.result), None)


def latest(review: Review) -> str:
    """Who claimed the work last."""
    return max(review.last.seats, key=lambda seat: seat.claimed).gatekeeper if review.last is not None else ""


def claim(review: Review, gatekeeper: str, moment: Moment) -> tuple[Event, ...]:
    """The work goes to one gatekeeper, or to the next one where none is named."""
    current = _current(review, moment)
    held = holder(current, moment.held_since)
    if held is not None:
        raise NotNow(f"{held.gatekeeper} has {review.task} since {_minute(held.claimed)}; one looks after the other")
    seat = _seat(current, gatekeeper, review.task) if gatekeeper else next(one for one in current.seats if not one.result)
    if seat.result:
        raise KeeperError(f"{seat.gatekeeper} has looked at {review.task} already; a new round begins with new work (gatekeep assign)")
    return (_event("claim", review.task, current, seat, moment),)


def answer(review: Review, gatekeeper: str, named: str, result: str, reasoning: str, moment: Moment) -> tuple[Event, ...]:
    """One item of the checklist answered."""
    current, seat = _held(review, gatekeeper, moment)
    item = _item(current, named)
    return (_event("answer", review.task, current, seat, moment, clause=item.key, result=result, text=reasoning),)


def conclude(review: Review, gatekeeper: str, result: str, reasoning: str, turns: int, moment: Moment) -> tuple[Event, ...]:
    """One gatekeeper's last word; a pass only where every item is answered, and none with a fail."""
    current, seat = _held(review, gatekeeper, moment)
    if turns > seat.turns:
        raise KeeperError(f"{gatekeeper} took {turns} turns of {seat.turns}: that counts for nothing, so claim {review.task} again")
    answered = {one.key: one.result for one in seat.answers}
    open_items = [item for item in current.items if item.key not in answered]
    if result == PASS and open_items:
        raise KeeperError(
            f"{len(open_items)} of {len(current.items)} items of the checklist are not answered yet, such as {open_items[0].id} "
            f"\"{open_items[0].text}\": record {review.task} {gatekeeper} pass|fail|unsure --clause {open_items[0].id} --reasoning TEXT"
        )
    failed = next((item for item in current.items if answered.get(item.key) == FAIL), None)
    if result == PASS and failed is not None:
        raise KeeperError(f"{gatekeeper} answered {failed.id} \"{failed.text}\" with fail, so its last word is no pass")
    return (_event("result", review.task, current, seat, moment, result=result, text=reasoning, turns=turns),)


def reopen(review: Review, reasoning: str, moment: Moment) -> tuple[Event, ...]:
    """A person lets an escalated task go on: rejections are counted anew."""
    if review.last is None or review.state != "escalated":
        raise KeeperError(f"{review.task} is {review.state}, not escalated: there is nothing to reopen")
    return (Event("reopen", review.task, review.last.commit, moment.now, moment.actor, text=reasoning),)


def _current(review: Review, moment: Moment) -> Round:
    if review.last is None:
        raise KeeperError(f"nobody is asked to review {review.task} yet: keeper-validate gatekeep assign {review.task}")
    if review.state == "escalated":
        raise KeeperError(f"{review.task} was rejected {REJECTIONS} times and waits for a person: {_reopening(review.task)}")
    if review.last.outcome != "open":
        raise KeeperError(f"{review.task} is {review.last.outcome}; a new round begins with new work: gatekeep assign {review.task}")
    if moment.agent and moment.agent in review.last.authors:
        raise KeeperError(f"{moment.agent} is an author of this work, and does not review it: leave {review.task} to another agent")
    return review.last


def _held(review: Review, gatekeeper: str, moment: Moment) -> tuple[Round, Seat]:
    """The round and the place of a gatekeeper who has the work; late, but with nobody after it, will do."""
    current = _current(review, moment)
    seat = _seat(current, gatekeeper, review.task)
    other = holder(current, moment.held_since)
    if seat.result:
        raise KeeperError(f"{gatekeeper} has said {seat.result} to {review.task} already, and a last word stands")
    if not seat.claimed or (other is not None and other.gatekeeper != gatekeeper):
        raise KeeperError(f"{gatekeeper} has not claimed {review.task}: keeper-validate gatekeep claim {review.task} {gatekeeper}")
    return current, seat


def _seat(current: Round, gatekeeper: str, task: str) -> Seat:
    seat = current.seat(gatekeeper)
    if seat is None:
        names = ", ".join(one.gatekeeper for one in current.seats)
        raise KeeperError(f"{gatekeeper} is not asked to review {task} ({names} are): gatekeep assign {task} {gatekeeper} adds it")
    return seat


def _item(current: Round, named: str) -> Item:
    """An item by its number on the checklist, its clause or its key."""
    if named.isdigit() and 0 < int(named) <= len(current.items):
        return current.items[int(named) - 1]
    found = [item for item in current.items if named in (item.id, item.key)]
    if len(found) != 1:
        listed = ", ".join(f"{number} {item.id}" for number, item in enumerate(current.items, 1))
        what = f"{named} names several items" if found else f"{named} is not on the checklist"
        raise KeeperError(f"{what}: give the number of one ({listed or 'it is empty'})")
    return found[0]


def _event(
    kind: str, task: str, current: Round, seat: Seat, moment: Moment, clause: str = "", result: str = "", text: str = "", turns: int = 0,
) -> Event:
    return Event(
        kind, task, current.commit, moment.now, moment.actor, round=current.id, gatekeeper=seat.gatekeeper, clause=clause, result=result,
        text=text, turns=turns,
    )


def _detail(work: Work, asked: tuple[Gatekeeper, ...]) -> str:
    items = [{name: getattr(item, name) for name in ("key", "id", "text", "path", "line", "why")} for item in work.items]
    told = {"branch": work.branch, "base": work.base, "work": work.digest, "decision": work.decision, "authors": "\n".join(work.authors)}
    seats = [{"name": one.name, "turns": one.turns} for one in asked]
    return json.dumps({**told, "items": items, "seats": seats}, sort_keys=True)


def _reopening(task: str) -> str:
    return f"keeper-validate gatekeep reopen {task} --reasoning TEXT"


def _minute(at: str) -> str:
    return at[:16].replace("T", " ") + " UTC"
