"""Which element of one side is which of the other: in a file by kind and name, across files by kind and name and likeness.

Pure and symmetrical: swapping the sides swaps every pair. Must not compare what the elements say beyond choosing pairs."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from keeper_validate.element import Element, Use

EXHAUSTIVE = 2500
"""How many pairs are weighed against each other before order alone decides."""

_RECOGNISED = 0.6
_PARAMETER = re.compile(r"\{[^{}/]*\}")

Pairs = list[tuple[Element, Element]]
_Placed = TypeVar("_Placed", Element, Use)

_STANDING: tuple[Callable[[Element], Hashable], ...] = (
    lambda one: (one.value("within"), one.facets), lambda one: one.value("within"), lambda one: None,
)
_FOUND_AGAIN: tuple[Callable[[Element], Hashable], ...] = (
    lambda one: (one.path.rpartition("/")[2], one.facets), lambda one: one.facets, lambda one: None,
)


def alike(one: Element, other: Element) -> float:
    """How much of their facets two elements share, from 0 to 1; without any facets they are half alike."""
    if not one.facets and not other.facets:
        return 0.5
    mine, theirs = Counter(one.facets), Counter(other.facets)
    return 2 * (mine & theirs).total() / (mine.total() + theirs.total())


def place(element: Element) -> tuple[str, int, str, str, int]:
    """Where an element stands: the order of every list of a delta."""
    return (element.path, element.line, element.kind, element.name, element.end_line)


def identity(element: Element) -> tuple[str, str]:
    """What an element is called: its kind and name."""
    return (element.kind, element.name)


def grouped(elements: Iterable[Element], key: Callable[[Element], Hashable]) -> dict[Hashable, list[Element]]:
    """Elements by a key, each group in source order."""
    groups: dict[Hashable, list[Element]] = defaultdict(list)
    for element in sorted(elements, key=place):
        groups[key(element)].append(element)
    return groups


def by_path(listed: Iterable[_Placed]) -> dict[str, list[_Placed]]:
    """What stands in each file. A side is compared file by file: keys for all of it at once would take more memory than what it says."""
    found: dict[str, list[_Placed]] = defaultdict(list)
    for one in listed:
        found[one.path].append(one)
    return found


def in_files(base: tuple[Element, ...], head: tuple[Element, ...]) -> tuple[Pairs, list[Element], list[Element]]:
    """Same file, kind and name: pairs in source order, those first whose enclosing definition agrees; then routes of which only the names
    of parameters differ, as these are nothing that a caller sees."""
    pairs: Pairs = []
    gone: list[Element] = []
    come: list[Element] = []
    was, now = by_path(base), by_path(head)
    for path in dict.fromkeys((*was, *now)):
        found, left, new = _by_group(grouped(was.get(path, ()), identity), grouped(now.get(path, ()), identity), _in_order)
        called, left, new = _by_group(grouped(left, _called), grouped(new, _called), _in_order)
        pairs += found + called
        gone += left
        come += new
    return pairs, gone, come


def _called(element: Element) -> tuple[str, str]:
    """What a caller sees of a route in a file: its name without the names of parameters; anything else stays alone under its whole name."""
    return (element.kind, _PARAMETER.sub("{}", element.name) if element.kind == "route" else element.name)


def across_files(base: list[Element], head: list[Element]) -> tuple[Pairs, list[Element], list[Element]]:
    """Same kind and name in another file: the pairs most alike first; then enums that only left the definition around them."""
    pairs, gone, come = _by_group(grouped(base, _written), grouped(head, _written), _most_alike)
    freed, gone, come = _by_group(grouped(gone, _last_name), grouped(come, _last_name), _much_alike)
    return [*pairs, *freed], gone, come


def _written(element: Element) -> tuple[str, str, str | None]:
    """What an element is called and, as one enum is often written in several forms side by side, an enum's form."""
    return (*identity(element), element.value("form") if element.kind == "enum" else None)


def _last_name(element: Element) -> tuple[str | None, ...]:
    """The same without the enclosing definitions of an enum; anything else stays alone under its whole name."""
    kind, name, form = _written(element)
    return (kind, name.rpartition(".")[2], form) if kind == "enum" else (kind, name, form, element.path)


def _by_group(
    base: dict[Hashable, list[Element]], head: dict[Hashable, list[Element]], pairing: Callable[[list[Element], list[Element]], Pairs]
) -> tuple[Pairs, list[Element], list[Element]]:
    pairs: Pairs = []
    gone = [one for key, group in base.items() if key not in head for one in group]
    come = [one for key, group in head.items() if key not in base for one in group]
    for key in base.keys() & head.keys():
        found = pairing(base[key], head[key])
        pairs += found
        gone += _without(base[key], [pair[0] for pair in found])
        come += _without(head[key], [pair[1] for pair in found])
    return pairs, gone, come


def _without(elements: list[Element], taken: list[Element]) -> list[Element]:
    left = {id(one) for one in taken}
    return [one for one in elements if id(one) not in left]


def _in_order(base: list[Element], head: list[Element]) -> Pairs:
    if len(base) == len(head) == 1:
        return [(base[0], head[0])]
    return _in_turn(base, head, _STANDING)


def _in_turn(base: list[Element], head: list[Element], keys: tuple[Callable[[Element], Hashable], ...]) -> Pairs:
    """Pairs in source order of what has the same first key, then of what is left and has the same second one, and so on."""
    pairs: Pairs = []
    for key in keys:
        groups_base, groups_head = grouped(base, key), grouped(head, key)
        found = [pair for name, group in groups_base.items() for pair in zip(group, groups_head.get(name, []), strict=False)]
        pairs += found
        base, head = _without(base, [pair[0] for pair in found]), _without(head, [pair[1] for pair in found])
    return pairs


def _most_alike(base: list[Element], head: list[Element]) -> Pairs:
    possible = [(one, other) for one in base for other in head if one.path != other.path]
    if len(possible) > EXHAUSTIVE:
        return [pair for pair in _in_turn(base, head, _FOUND_AGAIN) if pair[0].path != pair[1].path]
    return best(possible, alike)


def _much_alike(base: list[Element], head: list[Element]) -> Pairs:
    return [pair for pair in _most_alike(base, head) if alike(*pair) >= _RECOGNISED]


def best(possible: Pairs, score: Callable[[Element, Element], float]) -> Pairs:
    """Greedy one-to-one choice; ties are broken by what both directions of a comparison see alike."""
    ranked = sorted(possible, key=lambda pair: (-score(*pair), sorted(place(one) for one in pair)))
    taken: set[int] = set()
    chosen: Pairs = []
    for one, other in ranked:
        if id(one) not in taken and id(other) not in taken:
            taken |= {id(one), id(other)}
            chosen.append((one, other))
    return chosen
