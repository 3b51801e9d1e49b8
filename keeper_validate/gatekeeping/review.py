"""What the events say of one task: its rounds of review, who has the work, what was answered, and how it stands.

A pure reading: the same events give the same review on every machine. Doubt between two records never ends as a pass."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate.gatekeeping.event import Event
from keeper_validate.values import dataclass

TURNS = 20
REJECTIONS = 3
HOLD_SECONDS = 3600
PASS, FAIL, UNSURE = "pass", "fail", "unsure"


@dataclass(frozen=True, slots=True)
class Item:
    """One clause that no check tells, or tells only in part; `key` knows it again, `why` says why a reviewer is asked."""

    key: str
    id: str
    text: str
    path: str
    line: int
    why: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What one gatekeeper said of one item."""

    gatekeeper: str
    key: str
    result: str
    reasoning: str


@dataclass(frozen=True, slots=True)
class Seat:
    """One gatekeeper's place in a round: its budget of turns, since when it has the work, and what it said in the end."""

    gatekeeper: str
    turns: int
    claimed: str = ""
    result: str = ""
    reasoning: str = ""
    closed: str = ""
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """One piece of work before all its gatekeepers; `work` is the digest of what it changes, `id` that of the event that began it."""

    id: str
    number: int
    commit: str
    base: str
    branch: str
    work: str
    decision: str
    authors: tuple[str, ...]
    items: tuple[Item, ...]
    seats: tuple[Seat, ...]

    @property
    def outcome(self) -> str:
        """`open`, `passed`, or `rejected` once all have looked and one said no."""
        if not self.seats or any(not seat.result for seat in self.seats):
            return "open"
        return "rejected" if any(seat.result != PASS for seat in self.seats) else "passed"

    @property
    def closed(self) -> str:
        """When the last of them had spoken."""
        return max((seat.closed for seat in self.seats), default="")

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(answer for seat in self.seats for answer in seat.answers)

    def seat(self, gatekeeper: str) -> Seat | None:
        """The place of a gatekeeper."""
        return next((seat for seat in self.seats if seat.gatekeeper == gatekeeper), None)


@dataclass(frozen=True, slots=True)
class Review:
    """A task with all its rounds, oldest first; `reopened` is when a person last let it go on."""

    task: str
    rounds: tuple[Round, ...] = ()
    reopened: str = ""
    precheck: str = ""

    @property
    def last(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def rejections(self) -> int:
        """How often the work was sent back since a person last looked."""
        return sum(one.outcome == "rejected" and one.closed > self.reopened for one in self.rounds)

    @property
    def state(self) -> str:
        """`new`, `open`, `passed`, `rejected` or `escalated`."""
        if self.rejections >= REJECTIONS:
            return "escalated"
        return self.last.outcome if self.last else "new"


def tasks(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The tasks that anything but a verdict is recorded of, in the order of their first record."""
    return tuple(dict.fromkeys(event.task for event in events if event.kind != "verdict"))


def review_of(task: str, events: tuple[Event, ...]) -> Review:
    """One task; `events` in their order."""
    own = tuple(event for event in events if event.task == task)
    begun = [event for event in own if event.kind == "round"]
    return Review(
        task, tuple(_round(number, event, own) for number, event in enumerate(begun, 1)),
        reopened=max((event.at for event in own if event.kind == "reopen"), default=""),
        precheck=next((event.result for event in reversed(own) if event.kind == "precheck"), ""),
    )


def _round(number: int, begun: Event, events: tuple[Event, ...]) -> Round:
    own = tuple(event for event in events if event.round == begun.id)
    detail = _detail(begun)
    named = [(_text(seat, "name"), seat.get("turns")) for seat in _listed(detail, "seats")]
    named += [(event.gatekeeper, event.turns) for event in own if event.kind == "seat"]
    return Round(
        begun.id, number, begun.commit, _text(detail, "base"), _text(detail, "branch"), _text(detail, "work"), _text(detail, "decision"),
        authors=tuple(filter(None, _text(detail, "authors").split("\n"))), items=_items(detail),
        seats=tuple(_seat(name, turns, tuple(event for event in own if event.gatekeeper == name)) for name, turns in dict(named).items()),
    )


def _seat(name: str, turns: Any, own: tuple[Event, ...]) -> Seat:
    """Of two results, which only two clones can have recorded, the one that does not pass counts."""
    results = [event for event in own if event.kind == "result"]
    ending = next((event for event in results if event.result != PASS), results[-1] if results else None)
    claims = [event.at for event in own if event.kind == "claim"]
    answers = {event.clause: Answer(event.gatekeeper, event.clause, event.result, event.text) for event in own if event.kind == "answer"}
    return Seat(
        name, turns if type(turns) is int and turns > 0 else TURNS, claims[-1] if claims else "", ending.result if ending else "",
        ending.text if ending else "", ending.at if ending else "", tuple(answers.values()),
    )


def _detail(event: Event) -> dict[str, Any]:
    try:
        detail = json.loads(event.detail)
    except (ValueError, RecursionError):
        return {}
    return detail if isinstance(detail, dict) else {}


def _text(detail: dict[str, Any], key: str) -> str:
    value = detail.get(key)
    return value if isinstance(value, str) else ""


def _listed(detail: dict[str, Any], key: str) -> tuple[dict[str, Any], ...]:
    told = detail.get(key)
    return tuple(one for one in told if isinstance(one, dict)) if isinstance(told, list) else ()


def _items(detail: dict[str, Any]) -> tuple[Item, ...]:
    return tuple(_item(one) for one in _listed(detail, "items"))


def _item(told: dict[str, Any]) -> Item:
    key, name, text, path, why = (_text(told, word) for word in ("key", "id", "text", "path", "why"))
    line = told.get("line")
    return Item(key, name, text, path, line if type(line) is int else 0, why)
