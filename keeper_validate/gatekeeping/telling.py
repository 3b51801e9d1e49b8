"""A review in words and as JSON. While a round is open nobody is told what another gatekeeper said: each is to look for itself.

Must not decide anything."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from keeper_validate.gatekeeping.review import FAIL, REJECTIONS, Review, Round, Seat
from keeper_validate.printable import printable
from keeper_validate.reporters.json import decodable
from keeper_validate.reporters.wording import count, place

SCHEMA = "keeper-validate/review/1"


def assignment(review: Review, gatekeeper: str) -> str:
    """What one gatekeeper reads: the work, the checklist, and how to answer; nothing that anyone else said."""
    current, seat = _seated(review, gatekeeper)
    under = f" under {current.decision}" if current.decision else ""
    call = f"keeper-validate gatekeep record {review.task} {gatekeeper}"
    lines = [
        f"{review.task}: {gatekeeper} reviews {current.commit[:12]} ({current.branch}){under}, in at most {count(seat.turns, 'turn')}",
        f"  the work  git diff {current.base[:12]} {current.commit[:12]}",
        *([f"  the law   keeper-validate adr show {current.decision}"] if current.decision and "," not in current.decision else []),
        "", *checklist(current), "",
        *([f"  {call} pass|fail|unsure --clause N --reasoning TEXT     # each item of the checklist"] if current.items else []),
        f"  {call} pass|fail --reasoning TEXT --turns N             # your last word",
    ]
    return _text(lines)


def checklist(current: Round) -> list[str]:
    """The items by number, each with where it stands and why a reviewer is asked."""
    if not current.items:
        return ["Checklist: empty, for a check speaks for every clause; look at the work as a whole"]
    lines = ["Checklist: the clauses that no check can tell, or tells only in part"]
    for number, item in enumerate(current.items, 1):
        lines += [f"  {number:>2}  {item.id}  {item.text}", f"      {place(item.path, item.line)}; {item.why}"]
    return lines


def answered(review: Review, gatekeeper: str) -> str:
    """What follows from what one gatekeeper has just recorded."""
    current, seat = _seated(review, gatekeeper)
    if not seat.result:
        left = [str(number) for number, item in enumerate(current.items, 1) if item.key not in {one.key for one in seat.answers}]
        rest = f"open: {', '.join(left)}" if left else f"say your last word: gatekeep record {review.task} {gatekeeper} pass|fail"
        return _text([f"recorded {len(seat.answers)} of {count(len(current.items), 'answer')}; {rest}"])
    return _text([f"recorded {seat.result} of {gatekeeper}", *_standing(review)])


def status(review: Review, later: str = "") -> str:
    """One task: its state, who has looked, and the reasons where it went back to its author; `later` is a commit that nobody looked at."""
    lines = _standing(review)
    if review.last is not None and later:
        again = f"keeper-validate gatekeep assign {review.task} opens a round for it"
        lines += [f"{review.last.branch} is other work by now ({later[:12]}): {again}"]
    if review.last is not None:
        lines += ["", f"Round {review.last.number}: {review.last.commit[:12]} ({review.last.branch})"]
        lines += [f"  {seat.gatekeeper}  {_seat(review.last, seat)}" for seat in review.last.seats]
    return _text(lines)


def line(review: Review) -> str:
    """One task in a line of a list."""
    return _text([_standing(review)[0]])


def reasons(current: Round) -> list[str]:
    """Why a round was rejected, for its author."""
    ids = {item.key: f'{item.id} "{item.text}"' for item in current.items}
    lines = []
    for seat in current.seats:
        if seat.result == FAIL:
            lines.append(f"  {seat.gatekeeper}: {seat.reasoning}")
        lines += [f"  {seat.gatekeeper}, {ids[one.key]}: {one.reasoning}" for one in seat.answers if one.result == FAIL and one.key in ids]
    return lines


def document(review: Review) -> dict[str, Any]:
    """The whole review as plain data."""
    return {
        "task": review.task, "state": review.state, "precheck": review.precheck, "rejections": review.rejections,
        "rounds": [_round(one) for one in review.rounds],
    }


def written(data: Mapping[str, object]) -> str:
    """Plain data as JSON."""
    return json.dumps(decodable({"schema": SCHEMA, **data}), indent=1) + "\n"


def task_of(review: Review, gatekeeper: str) -> dict[str, Any]:
    """What one gatekeeper reads, as plain data."""
    current, seat = _seated(review, gatekeeper)
    return {
        "task": review.task, "gatekeeper": gatekeeper, "turns": seat.turns, "commit": current.commit, "base": current.base,
        "branch": current.branch, "decision": current.decision, "checklist": _items(current),
    }


def _standing(review: Review) -> list[str]:
    last = review.last
    if last is None:
        return [f"{review.task}: not reviewed yet" + (f" (precheck: {review.precheck})" if review.precheck else "")]
    if review.state == "open":
        left = [seat.gatekeeper for seat in last.seats if not seat.result]
        looked = f"{len(last.seats) - len(left)} of {len(last.seats)} have looked"
        return [f"{review.task}: open, {looked}; still to look: {', '.join(left) or 'nobody is asked'}"]
    if review.state == "passed":
        return [f"{review.task}: passed by {', '.join(seat.gatekeeper for seat in last.seats)}"]
    told = f"{review.task}: rejected ({review.rejections} of {REJECTIONS}); to its author:"
    if review.state == "escalated":
        told = f"{review.task}: escalated to a person, after {review.rejections} rejections; the last for these reasons:"
    return [told, *reasons(last)]


def _seat(current: Round, seat: Seat) -> str:
    if not seat.result:
        return "has the work" if seat.claimed else "waits"
    if current.outcome == "open":
        return "has looked"
    return f"{seat.result}: {seat.reasoning}"


def _round(one: Round) -> dict[str, Any]:
    return {
        "number": one.number, "outcome": one.outcome, "commit": one.commit, "base": one.base, "branch": one.branch,
        "decision": one.decision, "checklist": _items(one),
        "gatekeepers": [_place(one, seat) for seat in one.seats],
    }


def _place(one: Round, seat: Seat) -> dict[str, Any]:
    told = {"name": seat.gatekeeper, "turns": seat.turns, "looked": bool(seat.result), "claimed": seat.claimed}
    if one.outcome == "open":
        return told
    answers = [{"key": answer.key, "result": answer.result, "reasoning": answer.reasoning} for answer in seat.answers]
    return {**told, "result": seat.result, "reasoning": seat.reasoning, "answers": answers}


def _items(one: Round) -> list[dict[str, Any]]:
    return [
        {"number": number, "key": item.key, "id": item.id, "text": item.text, "path": item.path, "line": item.line, "why": item.why}
        for number, item in enumerate(one.items, 1)
    ]


def _seated(review: Review, gatekeeper: str) -> tuple[Round, Seat]:
    """The place that a step has just used."""
    assert review.last is not None
    seat = review.last.seat(gatekeeper)
    assert seat is not None
    return review.last, seat


def _text(lines: list[str]) -> str:
    return "".join(printable(line).rstrip() + "\n" for line in lines)
