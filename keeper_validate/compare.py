"""Makes the delta of two snapshots: pairs elements in a file, then across files, then compares the facets of each pair.

Pure. Must not know what is allowed; the laws it keeps are written in `delta` and tested as properties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from keeper_validate.delta import Alteration, Delta, FileChange, Move, Rename
from keeper_validate.element import INHERITED, Element, Facet, Gap, Snapshot, Use
from keeper_validate.pairing import EXHAUSTIVE, Pairs, across_files, alike, best, by_path, grouped, identity, in_files, place
from keeper_validate.values import replace

ORDERED = frozenset({"member", "guard"})
"""Roles whose order means something; the order of props or fields is nobody's promise."""

MENTIONED = frozenset({"env_var", "scope", "role", "feature_flag", "event", "error_type"})
"""Kinds whose name stands for one thing wherever it is mentioned; a further mention is nothing new."""

_REPEATABLE_ONCE = frozenset({"dependency"})
_ALIKE = 0.6
_NEIGHBOURHOOD = 3


def delta(base: Snapshot, head: Snapshot, files: tuple[FileChange, ...], parents: tuple[Snapshot, ...] = ()) -> Delta:
    """What `head` creates, removes, alters and moves against `base`; what any further parent of a merge already has is no change."""
    found = _against(base, head, files)
    for parent in parents:
        found = _also_against(found, _against(parent, head, files))
    return found


def facet_changes(base: Element, head: Element) -> Alteration:
    """The facets that differ between two elements taken as one."""
    added: list[Facet] = []
    removed: list[Facet] = []
    changed: list[tuple[Facet, Facet]] = []
    reordered: list[str] = []
    for role in dict.fromkeys(facet.role for facet in base.facets + head.facets if facet.role != INHERITED):
        was, now = _by_name(base.named(role), head.named(role)), _by_name(head.named(role), base.named(role))
        added += [now[key] for key in now if key not in was]
        removed += [was[key] for key in was if key not in now]
        changed += [(was[key], now[key]) for key in was if key in now and was[key].value != now[key].value]
        if role in ORDERED and [key for key in was if key in now] != [key for key in now if key in was]:
            reordered.append(role)
    return Alteration(base, head, tuple(added), tuple(removed), tuple(changed), tuple(reordered))


def _against(base: Snapshot, head: Snapshot, files: tuple[FileChange, ...]) -> Delta:
    pairs, gone, come = in_files(base.elements, head.elements)
    moves, gone, come = across_files(gone, come)
    mentioned_base, mentioned_head = _mentions(base.elements), _mentions(head.elements)
    unknown = _unknown_paths(base.gaps, head.gaps)
    created = [one for one in come if _mention(one) not in mentioned_base]
    removed = [one for one in gone if _mention(one) not in mentioned_head and one.path not in unknown]
    now, was = by_path(head.uses), by_path(base.uses)
    added, dropped = _surplus_in_files(now, was), _surplus_in_files(was, now)
    more, fewer = _surplus(added, dropped), _surplus(dropped, added)
    return Delta(
        files=tuple(sorted(files, key=lambda file: (file.path, file.status))),
        created=tuple(sorted(created, key=place)),
        removed=tuple(sorted(removed, key=place)),
        altered=tuple(sorted(_alterations([*pairs, *moves]), key=lambda one: place(one.head))),
        moved=tuple(Move(*pair) for pair in sorted(moves, key=lambda pair: place(pair[1]))),
        renamed=tuple(_renames(removed, created)),
        uses=tuple(more),
        dropped_uses=tuple(fewer),
        shifted=_but_for(added, more),
        left=_but_for(dropped, fewer),
        gaps=_gaps_of(base, head, files),
        base=base,
        head=head,
    )


def _mentions(elements: tuple[Element, ...]) -> frozenset[tuple[str, str, str]]:
    return frozenset(_mention(one) for one in elements if one.kind in MENTIONED or one.kind in _REPEATABLE_ONCE)


def _mention(element: Element) -> tuple[str, str, str]:
    return (element.kind, element.name, element.path if element.kind in _REPEATABLE_ONCE else "")


def _alterations(pairs: Pairs) -> Iterator[Alteration]:
    for base, head in pairs:
        if base.facets == head.facets and (base.exported, base.context) == (head.exported, head.context):
            continue
        change = facet_changes(base, head)
        if _differs(change):
            yield change


def _differs(change: Alteration) -> bool:
    facets = change.added or change.removed or change.changed or change.reordered
    return bool(facets) or (change.base.exported, change.base.context) != (change.head.exported, change.head.context)


def _by_name(facets: tuple[Facet, ...], others: tuple[Facet, ...]) -> dict[tuple[str, int], Facet]:
    """Facets of one role by name, in their order; a repeated name is told apart by its number, first what both sides say."""
    names = Counter(facet.name for facet in facets)
    if len(names) == len(facets):
        return {(facet.name, 0): facet for facet in facets}
    left = Counter(others)
    numbers: dict[int, tuple[bool, str, int]] = {}
    for at, facet in enumerate(facets):
        left[facet] -= 1
        numbers[at] = (left[facet] < 0, facet.value or "", at)
    seen: Counter[str] = Counter()
    keys: dict[int, tuple[str, int]] = {}
    for at in sorted(numbers, key=numbers.__getitem__):
        keys[at] = (facets[at].name, seen[facets[at].name])
        seen[facets[at].name] += 1
    return {keys[at]: facet for at, facet in enumerate(facets)}


def _renames(removed: list[Element], created: list[Element]) -> list[Rename]:
    come = grouped(created, _shelf)
    possible: Pairs = []
    for shelf, group in grouped(removed, _shelf).items():
        others = come.get(shelf, [])
        if len(group) * len(others) <= EXHAUSTIVE:
            possible += [(one, other) for one in group for other in others if _rename_evidence(one, other)]
    chosen = sorted(best(possible, alike), key=lambda pair: place(pair[1]))
    return [Rename(one, other, _rename_evidence(one, other)) for one, other in chosen]


def _shelf(element: Element) -> tuple[str, str]:
    return (element.path, element.kind)


def _rename_evidence(base: Element, head: Element) -> str:
    parted = bool(base.facets) and base.kind not in MENTIONED  # how a variable is read tells nothing of which one it is
    if parted and base.facets == head.facets:
        return "same parts"
    if parted and alike(base, head) >= _ALIKE:
        return "most parts alike"
    return "same place" if abs(base.line - head.line) <= _NEIGHBOURHOOD else ""


def _but_for(uses: list[Use], others: list[Use]) -> tuple[Use, ...]:
    """Uses without those of others, one for one."""
    taken = Counter(map(id, others))
    return tuple(use for use in uses if not taken[id(use)])


def use_identity(use: Use) -> tuple[str, str, str]:
    """What one use and another of the same have in common, wherever they stand."""
    member = use.name.rpartition(":")[2] if ":" in use.name else ""
    name = f"{use.name} {use.form}" if use.kind == "default" else use.name
    return (use.kind, f"{use.resolved}:{member}" if use.resolved else name, use.context)


def _surplus_in_files(uses: Mapping[str, list[Use]], others: Mapping[str, list[Use]]) -> list[Use]:
    return [use for path in sorted(uses) for use in _surplus(uses[path], others.get(path, ()))]


def _surplus(uses: Sequence[Use], others: Sequence[Use]) -> list[Use]:
    """The uses beyond the count that the other side has; those that it has not as they are written stand for the surplus, and the last ones
    in source order."""
    left = Counter(map(use_identity, others))
    if not Counter(map(use_identity, uses)) - left:
        return []
    written = Counter(map(_written, others))
    beyond: list[Use] = []
    known: list[Use] = []
    fresh: list[Use] = []
    for use in sorted(uses, key=_order):
        written[as_it_is := _written(use)] -= 1
        (fresh if written[as_it_is] < 0 else known).append(use)
    for use in (*known, *fresh):
        left[identity := use_identity(use)] -= 1
        if left[identity] < 0:
            beyond.append(use)
    return sorted(beyond, key=_order)


def _order(use: Use) -> tuple[str, int, str, str, str, str, str]:
    return (use.path, use.line, use.kind, use.name, use.resolved or "", use.context, use.form)


def _written(use: Use) -> tuple[str, str, str, str]:
    return (use.kind, use.name, use.context, use.form)


def _unknown_paths(base: tuple[Gap, ...], head: tuple[Gap, ...]) -> frozenset[str]:
    """Paths with more to hide at head than at base: what is missing there may only be unread."""
    hidden = Counter((gap.path, gap.reason) for gap in head)
    hidden.subtract(Counter((gap.path, gap.reason) for gap in base))
    whole = {gap.path for gap in head if gap.line == 0}
    return frozenset(whole | {path for (path, _), count in hidden.items() if count > 0})


def _gaps_of(base: Snapshot, head: Snapshot, files: tuple[FileChange, ...]) -> tuple[Gap, ...]:
    """Head-side gaps of changed files, and base-side ones that hide what the change takes away."""
    paths = {file.path for file in files}
    kept = {file.path for file in files if file.status != "removed"}
    lost = [gap for gap in base.gaps if gap.path not in kept or gap.line == 0]
    return tuple(sorted({gap for gap in (*head.gaps, *lost) if gap.path in paths}, key=lambda gap: (gap.path, gap.line, gap.reason)))


def _also_against(first: Delta, second: Delta) -> Delta:
    """What is a change against both parents of a merge; what is new to one and altered against the other is altered."""
    altered = {id(one.head): one for one in second.altered}
    known = {id(one.head): one for one in first.altered}
    fresh = {id(one) for one in (*second.created, *(move.head for move in second.moved))}
    missing = {(one.path, *identity(one)) for one in (*second.removed, *(move.base for move in second.moved))}
    changed = [_common(one, altered[key]) for key, one in known.items() if key in altered]
    changed += [altered[id(one)] for one in first.created if id(one) in altered and id(one) not in fresh]
    uses, dropped = frozenset(second.uses), frozenset(second.dropped_uses)
    shifted, left = uses.union(second.shifted), dropped.union(second.left)
    return replace(
        first,
        created=tuple(one for one in first.created if id(one) in fresh),
        removed=tuple(one for one in first.removed if (one.path, *identity(one)) in missing),
        altered=tuple(sorted(filter(_differs, changed), key=lambda one: place(one.head))),
        moved=tuple(move for move in first.moved if id(move.head) in fresh),
        renamed=tuple(one for one in first.renamed if id(one.head) in fresh),
        uses=tuple(use for use in first.uses if use in uses),
        dropped_uses=tuple(use for use in first.dropped_uses if use in dropped),
        shifted=tuple(use for use in first.shifted if use in shifted),
        left=tuple(use for use in first.left if use in left),
    )


def _common(first: Alteration, second: Alteration) -> Alteration:
    return Alteration(
        first.base,
        first.head,
        tuple(facet for facet in first.added if facet in second.added),
        tuple(facet for facet in first.removed if facet in second.removed),
        tuple(pair for pair in first.changed if pair[1] in {other[1] for other in second.changed}),
        tuple(role for role in first.reordered if role in second.reordered),
    )
