"""Arguments told apart by place: a rule captures the arguments of a call whole, and its settings say which are what.

`pick.<role> "0"` is the first argument, `-1` the last, `1:-1` those between, `0.path` an entry of an object, `0.path*` its items, `0.*` all
entries, `0.:-1` the items of a list but its last, `@callee` what is captured as another role; `text 0:` texts and constants, `other 0:`
only neither, `plain 0:` no object, `named 0` what stands after a name; `pick.least` how many there must be; `spread.<role>` says it of what
is handed over whole. One flat pattern serves many rules, as others cost milliseconds each to compile. Must not know what a role means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.expression import Entries, Expression, Items, Joined, Name, Text
from keeper_validate.extract.module import Capture
from keeper_validate.values import dataclass

_FAMILY, _SPREAD, _EVERY = "pick.", "spread.", "*"
_CONSTANT = re.compile(r"(?i:prefix|path|base|url)$|^[A-Z][A-Z_0-9]+$")
_KINDS = ("text", "other", "plain", "named")
Settings = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Picks:
    """What a rule picks: roles with their selectors and the kind of value that each wants; and how many arguments there must be."""

    wanted: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    least: int


def picked(captures: tuple[Capture, ...], picks: Picks, of: str = "arguments") -> tuple[Capture, ...] | None:
    """The captures with those that a rule picks from `@arguments`; None where there are too few."""
    wanted, least = picks.wanted, picks.least
    whole = next((capture for capture in captures if capture.role == of), None)
    values = whole.value.values if whole is not None and isinstance(whole.value, Items) else ()
    if len(values) < least or whole is None:
        return None
    added = [
        Capture(role, value, whole.line, whole.end_line)
        for role, selectors in wanted
        for selector, kind in selectors
        if selector[0] != "@"
        for value in (_selected(values, selector) if kind != "named" else _selected(_unnamed(values), selector))
        if kind in ("", "named", _kind(value)) or (kind == "plain" and not isinstance(value, Entries))
    ]
    named = [
        Capture(role, capture.value, capture.line, capture.end_line)
        for role, selectors in wanted
        for selector, _ in selectors
        if selector[0] == "@"
        for capture in captures
        if capture.role == selector[1:]
    ]
    return (*(capture for capture in captures if capture.role != of), *named, *added)


def spread(captures: tuple[Capture, ...], settings: Settings) -> tuple[Capture, ...]:
    """The captures with those that a rule picks from `@spread`, as they are where it picks nothing."""
    wanted = picks(settings, _SPREAD)
    return picked(captures, wanted, "spread") or captures if wanted is not None else captures


def _selected(values: tuple[Expression, ...], selector: str) -> Iterator[Expression]:
    place, _, entry = selector.partition(".")
    start, colon, stop = place.partition(":")
    if colon:
        chosen = values[int(start or 0) : int(stop) if stop else None]
    else:
        chosen = values[int(start) :][:1] if -len(values) <= int(start) < len(values) else ()
    for value in chosen:
        yield from _entries(value, entry) if entry else (value,)


def _entries(value: Expression, entry: str) -> Iterator[Expression]:
    """What an object has under a key, or under one of the object that it has there: `options.prefix`; of one that a name stands for, the
    list that it has; of a list those at its places (`:-1`)."""
    first, _, rest = entry.partition(".")
    if isinstance(value, Items) and ":" in entry:
        yield from _selected(value.values, entry)
    if isinstance(value, Name) and first[-1:] == "*":
        yield Name(f"{value.name}.{first[:-1]}")
    if not isinstance(value, Entries):
        return
    for key, inner in value.entries:
        if first == _EVERY and not rest:
            yield inner
        if key == first.rstrip("*") and rest:
            yield from _entries(inner, rest)
        elif key == "..." and first[-1:] == "*":
            yield from _entries(inner, entry)
        elif key == first.rstrip("*"):
            yield from inner.values if first[-1] == "*" and isinstance(inner, Items) else (inner,)


def _unnamed(values: tuple[Expression, ...]) -> tuple[Expression, ...]:
    """The arguments without a first text that is no path, where the second is one."""
    first, second = (*values, None, None)[:2]
    named = isinstance(first, Text) and not first.value.startswith("/") and isinstance(second, Text) and second.value.startswith("/")
    return values[1:] if named else values


def _kind(value: Expression) -> str:
    # a list with a text in it is one of paths; one of names alone may be of what stands before a route
    if isinstance(value, Items) and any(isinstance(each, Text) for each in value.values):
        texts = (isinstance(each, Text | Joined | Name) for each in value.values)
        return "text" if all(texts) else "other"
    if isinstance(value, Text | Joined) or (isinstance(value, Name) and _CONSTANT.search(value.name.rpartition(".")[2])):
        return "text"
    return "other"


def picks(settings: Settings, family: str = _FAMILY) -> Picks | None:
    """What the settings of a rule pick; None where they pick nothing."""
    wanted, least = [], 0
    for key, value in settings:
        if key == "pick.least":
            least = int(value)
        elif key.startswith(family):
            words = value.split()
            kind = words[0] if words[0] in _KINDS else ""
            wanted.append((key.removeprefix(family), tuple((word, kind) for word in words[1 if kind else 0 :])))
    return Picks(tuple(wanted), least) if wanted or least else None
