"""What happened to the members of an enum, told member by member, for an order that may only grow at its end.

Pure. Must not know clauses or permissions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from keeper_validate.delta import Delta
from keeper_validate.element import Element
from keeper_validate.values import dataclass

Members = tuple[tuple[str, str | None], ...]
# The form of sets that are called after the place at which a schema has them: many files have a `properties/type`.
_AT_A_PLACE = "json-enum"
# How the names of the sets begin that an operation of an API hands over, and no schema shares.
_OPERATIONS = "paths/"


@dataclass(frozen=True, slots=True)
class MemberChange:
    """One thing that an append is not; `what` is the rule's name."""

    what: str
    member: str
    detail: str


def members(element: Element, role: str = "member") -> Members:
    """Names and values in source order."""
    return tuple((facet.name, facet.value) for facet in element.named(role))


def holds_texts(element: Element) -> bool:
    """Whether an object of constants holds texts that people read or lists of class names, and no values that are stored or sent."""
    told = [value for _, value in members(element) if value]
    return element.value("form") == "const-object" and 2 * sum(" " in value.strip() for value in told) > len(told)


def by_place(element: Element) -> bool:
    """Whether what a member stands for follows from its place, so that one before it makes it another."""
    return element.value("ordinal") in ("true", "position")


def passing(element: Element, gone: frozenset[str]) -> bool:
    """Whether a set with no name of its own goes with the whole file that wrote it out."""
    return element.inline and element.path in gone


def stands_elsewhere(element: Element, found: Delta, role: str = "member") -> bool:
    """Whether a set that is gone from its place stands elsewhere with all that it had: by its name, as where copies are put together, or,
    if it had none of its own, none but that of a type which one file knows, or that of an operation which hands it over, by the one that it
    got."""
    had = members(element, role)
    named = (one for one in found.head.elements if one.kind == element.kind and _has_the_name(one, element.name))
    if had and element.value("form") != _AT_A_PLACE and any(not beyond_append(had, members(one, role), True) for one in named):
        return True
    nameless = element.inline or (not element.exported and (element.value("form") == "union" or element.name.startswith(_OPERATIONS)))
    come = (*found.created, *(move.head for move in found.moved)) if had and nameless else ()
    return any(one.kind == element.kind and members(one, role)[: len(had)] == had for one in come)


def _has_the_name(element: Element, name: str) -> bool:
    """Whether an element is called so; what moves into a function is called after it as well, what leaves a type has another name."""
    return element.name == name or ("." not in name and element.name.rpartition(".")[2] == name)


def beyond_append(base: Members, head: Members, inserting: bool = False) -> tuple[MemberChange, ...]:
    """Everything beyond members added at the end; `inserting` allows them anywhere."""
    was, now = dict(base), dict(head)
    renamed = _renames(base, head)
    changes = [MemberChange("member-renamed", old, f"is now {new}") for old, new in renamed.items()]
    changes += [MemberChange("member-removed", name, "is gone") for name in was if name not in now and name not in renamed]
    changes += _reordered(list(was), [name for name in now if name in was])
    if not inserting:
        changes += _inserted(base, head, frozenset(renamed.values()))
    changes += _revalued(base, head, shifted=bool(changes) or inserting)
    return tuple(changes)


def _renames(base: Members, head: Members) -> dict[str, str]:
    """A name gone and a name come that carry one value, or stand in one slot of a list of equal length."""
    was, now = dict(base), dict(head)
    gone = [name for name, _ in base if name not in now]
    come = [name for name, _ in head if name not in was]
    by_value = {value: name for name, value in head if name in come and value != name}
    pairs = {name: by_value[value] for name in gone if (value := was[name]) is not None and value != name and value in by_value}
    if len(base) == len(head):
        slots = {old: new for (old, _), (new, _) in zip(base, head, strict=True) if old in gone and new in come}
        taken = set(pairs.values())
        pairs |= {old: new for old, new in slots.items() if old not in pairs and new not in taken}
    return pairs


def _reordered(was: list[str], now: list[str]) -> list[MemberChange]:
    """The fewest members whose move explains the new order."""
    place = {name: number for number, name in enumerate(was)}
    kept = _longest_rising([place[name] for name in now])
    return [MemberChange("member-reordered", name, "stands at another place") for name in now if place[name] not in kept]


def _longest_rising(numbers: list[int]) -> set[int]:
    tails: list[int] = []
    chains: list[list[int]] = []
    for number in numbers:
        at = bisect_left(tails, number)
        chain = [*(chains[at - 1] if at else []), number]
        tails[at : at + 1] = [number]
        chains[at : at + 1] = [chain]
    return set(chains[-1]) if chains else set()


def _inserted(base: Members, head: Members, renamed: frozenset[str]) -> list[MemberChange]:
    was, again = {name for name, _ in base}, _said_again(head)
    known = (number for number, (name, _) in enumerate(head) if name in was or name in renamed)
    last = max((number for number in known if head[number][0] not in again), default=0)
    come = [(number, name) for number, (name, _) in enumerate(head[:last]) if name not in was and name not in renamed]
    return [MemberChange("member-inserted", name, f"stands before {_next_known(head, number, was)}") for number, name in come]


def _said_again(listed: Members, last: bool = False) -> frozenset[str]:
    """The names behind the members for what one of them, or the `last` one, stands for already: `Max = Large`."""
    values = [value for _, value in listed]
    own = [value for at, value in enumerate(values) if value is not None and value not in values[:at]]
    meant = own[-1:] if last else own
    return frozenset(name for at, (name, value) in enumerate(listed) if value in meant and value in values[:at])


def _next_known(head: Members, number: int, was: set[str]) -> str:
    return next((name for name, _ in head[number:] if name in was), "an existing member")


def _revalued(base: Members, head: Members, shifted: bool) -> Iterator[MemberChange]:
    """Changed values; a number that follows the position moves with it, which is told already."""
    now = {name: (number, value) for number, (name, value) in enumerate(head)}
    ends = _said_again(base, True) & _said_again(head, True)
    for number, (name, value) in enumerate(base):
        if name in ends:
            continue
        at, other = now.get(name, (number, value))
        if (value or name) == (other or name) or (shifted and _follows_position(value, number, other, at)):
            continue
        yield MemberChange("value-changed", name, f"was {value or name} and is {other or name}")


def _follows_position(value: str | None, number: int, other: str | None, at: int) -> bool:
    try:
        return int(value or "") - number == int(other or "") - at
    except ValueError:
        return False
