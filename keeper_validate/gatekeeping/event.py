"""One thing that happened to a task, as it is kept and carried: flat text, with an id that is its content.

Must not know what follows from it: `review` reads events, `steps` makes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from keeper_validate.node import HALF
from keeper_validate.values import dataclass, replace

KINDS = ("precheck", "round", "seat", "claim", "answer", "result", "reopen", "verdict")
_TEXTS = ("kind", "task", "commit", "at", "actor", "round", "gatekeeper", "clause", "result", "text", "detail")
FIELDS = (*_TEXTS, "turns")
_MOST_BYTES = 1_000_000
_MOST_TURNS = 1_000_000
_OID = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")


@dataclass(frozen=True, slots=True)
class Event:
    """`commit` is what was reviewed, and where the note hangs; `at` is a time in UTC; `actor` who said it; `round` the id of the event
    that began it; `clause` the key of an item of its checklist; `detail` JSON where a kind needs more."""

    kind: str
    task: str
    commit: str
    at: str
    actor: str
    round: str = ""
    gatekeeper: str = ""
    clause: str = ""
    result: str = ""
    text: str = ""
    detail: str = ""
    turns: int = 0

    @property
    def id(self) -> str:
        """32 hex digits over everything; of a verdict without its time, for the same verdict told twice is one."""
        import hashlib

        told = replace(self, at="", actor="") if self.kind == "verdict" else self
        return hashlib.sha256(line_of(told).encode()).hexdigest()[:32]


def line_of(event: Event) -> str:
    """An event as one line of JSON in ASCII, without what is empty."""
    told = {name: value for name in FIELDS if (value := getattr(event, name))}
    return json.dumps(told, sort_keys=True, separators=(", ", ": "))


def events_in(data: bytes) -> Iterator[Event]:
    """The events of a note, line by line; what is none, or was made by a later version of this program, is left out."""
    for line in data[:_MOST_BYTES].split(b"\n"):
        event = _event(line)
        if event is not None:
            yield event


def ordered(events: Iterator[Event] | tuple[Event, ...]) -> tuple[Event, ...]:
    """Each once, as they happened; the clocks of several machines may differ, so the id decides between equals."""
    known = {event.id: event for event in events}
    return tuple(event for _, event in sorted(known.items(), key=lambda item: (item[1].at, item[0])))


def _event(line: bytes) -> Event | None:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or told.get("kind") not in KINDS or not set(told) <= set(FIELDS):
        return None
    texts = {name: told.get(name, "") for name in _TEXTS}
    turns = told.get("turns", 0)
    if not all(isinstance(value, str) and not HALF.search(value) for value in texts.values()) or not _OID.fullmatch(texts["commit"]):
        return None
    if type(turns) is not int or not 0 <= turns <= _MOST_TURNS:
        return None
    return Event(**texts, turns=turns)
