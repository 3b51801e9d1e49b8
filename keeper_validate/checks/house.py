"""The house style of routes: what base's own routes and the vault's do by majority, else the defaults.

Must not look at the routes that the change brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.naming import singular, words
from keeper_validate.checks.rest import Known, case_style, known_routes, word_lists
from keeper_validate.values import dataclass

Style = str

_NESTING = 3
# So many segments, and such a part of all, make a second style one that the house has too: `/api/Orders/by-customer`.
_ESTABLISHED, _SHARE = 5, 4
_MANY = 10


@dataclass(frozen=True, slots=True)
class House:
    """How this project spells its routes, and the routes that stay; `besides`: other styles that it has for good; `verbs`: most of them
    say what they do (`/api/get-users`); `doubled`: what ends in a slash stands beside the same without."""

    case: Style
    besides: frozenset[Style]
    parameters: Style | None
    verbs: bool
    singular: bool
    trailing_slash: bool
    doubled: bool
    nesting: int
    routes: Known


def house_of(case: Case, options: dict[str, str]) -> House:
    """The style that new routes are held to; what the clause sets wins."""
    gone = {element.name for element in case.delta.removed if element.kind == "route"}
    own = [one.name for one in case.delta.base.elements if one.kind == "route" and one.context in SOURCE]
    known = tuple(dict.fromkeys([*own, *(seed.name for seed in case.law.vault.of("route"))]))
    paths = [path for name in known if (path := name.rpartition(" ")[2]).startswith("/")]
    items = [path.split("/") for path in paths]
    segments = [item for path in items for item in path]
    parameters = [item.strip("{}") for item in segments if "{" in item]
    collections = [one for path in items for one, other in pairwise(path) if "{" in other and "{" not in one]
    deepest = max([_NESTING, *(sum("{" in item for item in path) for path in items)])
    slashed = [name for name in known if name.endswith("/") and not name.endswith(" /")]
    return House(
        case=options.get("case") or _majority(map(case_style, segments)) or "kebab",
        besides=frozenset() if options.get("case") else _established(segments),
        parameters=options.get("param-style") or _majority(map(case_style, parameters)),
        verbs=_mostly_verbs(items),
        singular=options.get("plural") == "singular" or _mostly_singular(collections),
        trailing_slash=_mostly_slashed(paths) or _mostly_slashed(_holding(paths)),
        doubled=sum(name[:-1] in known for name in slashed) * 2 > len(slashed),
        nesting=int(options["nesting"]) if options.get("nesting", "").isdigit() else deepest,
        routes=known_routes(tuple(name for name in known if name not in gone)),
    )


def _mostly_verbs(items: list[list[str]]) -> bool:
    """Whether a house has many routes, and most of them are procedures: one more in that style is no fault of its own."""
    verbs = word_lists().verbs
    saying = sum(any((parts := words(segment)) and parts[0] in verbs for segment in path if "{" not in segment) for path in items)
    return len(items) >= _MANY and saying * 2 > len(items)


def _mostly_slashed(paths: list[str]) -> bool:
    return sum(path.endswith("/") and path != "/" for path in paths) * 2 > len(paths)


def _holding(paths: list[str]) -> list[str]:
    """The paths of collections, which have one of their items below: routers that answer at `/` make `/users/` beside `/users/{id}`."""
    above = {path.rpartition("/{")[0] for path in paths if path.endswith("}")}
    return [path for path in paths if path.rstrip("/") in above]


def _majority(styles: Iterable[str | None]) -> str | None:
    counted = Counter(style for style in styles if style)
    return counted.most_common()[0][0] if counted else None


def _established(segments: list[str]) -> frozenset[Style]:
    styled = [(style, segment) for segment in segments if (style := case_style(segment))]
    counted = Counter(style for style, _ in styled)
    several = Counter(style for style, _ in set(styled))
    return frozenset(style for style, times in counted.items() if times * _SHARE >= len(styled) and several[style] >= _ESTABLISHED)


def _mostly_singular(collections: list[str]) -> bool:
    last = [parts[-1] for one in collections if (parts := words(one))]
    alone = sum(singular(word) == word for word in last)
    return alone > len(last) - alone
