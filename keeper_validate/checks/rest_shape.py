"""rest-shape: new routes follow REST and the house style, one sub-rule for each way they may not; each can be set or turned off.

Must not judge routes that existed, websockets, or pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from keeper_validate.checks.case import Case, fresh, registered
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.house import House, Style, house_of
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.rest import (
    Path,
    Words,
    case_style,
    collection_fault,
    duplicate_of,
    misplaced_verb,
    parsed,
    word_lists,
    wrong_method,
)
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding

Fault = Callable[[Path, House, Words], dict[str, str] | None]


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """The faults of every new route."""
    options = dict((*clause.parameters, *check.parameters))
    new = [one for one in fresh(case) if one.kind == "route" and not may_be_new(one, case) and not registered(one, case)]
    if not new:
        return
    words, house = word_lists(), house_of(case, options)
    for element in new:
        route = parsed(element, words)
        if route is None:
            continue
        for name, fault in SUB_RULES.items():
            slots = fault(route, house, words) if options.get(name) != "off" else None
            if slots is not None:
                yield violation(f"rest-shape/{name}", clause, spot(element), slots)


def _verb(route: Path, house: House, words: Words) -> dict[str, str] | None:
    segment = misplaced_verb(route, words)
    return {"segment": segment} if segment and not house.verbs else None


def _plural(route: Path, house: House, words: Words) -> dict[str, str] | None:
    if house.singular:
        return None
    segment = collection_fault(route, words)
    return {"segment": segment} if segment else None


def _case(route: Path, house: House, words: Words) -> dict[str, str] | None:
    for segment in route.segments:
        style = case_style(segment)
        if style and style != house.case and style not in house.besides:
            return {"segment": segment, "style": style, "house": house.case}
    return None


def _method(route: Path, house: House, words: Words) -> dict[str, str] | None:
    return wrong_method(route, words)


def _nesting(route: Path, house: House, words: Words) -> dict[str, str] | None:
    depth = route.depth
    return {"depth": str(depth), "most": str(house.nesting)} if depth > house.nesting else None


def _trailing_slash(route: Path, house: House, words: Words) -> dict[str, str] | None:
    expected = house.trailing_slash or house.doubled or route.framework in words.slashed
    return {} if route.text.endswith("/") and not expected else None


def _param_style(route: Path, house: House, words: Words) -> dict[str, str] | None:
    for name in route.parameters:
        style: Style | None = case_style(name)
        if house.parameters and style and style != house.parameters:
            return {"param": name, "style": style, "house": house.parameters}
    return None


def _duplicate(route: Path, house: House, words: Words) -> dict[str, str] | None:
    return duplicate_of(route, house.routes)


SUB_RULES: dict[str, Fault] = {
    "verb": _verb, "plural": _plural, "case": _case, "method": _method, "nesting": _nesting, "trailing-slash": _trailing_slash,
    "param-style": _param_style, "duplicate": _duplicate,
}
