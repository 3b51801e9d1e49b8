"""What the decisions in force permit: new things, changes to what exists, removals. A grant wins over what forbids or shapes.

Must not know which check asks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.naming import lives_at, same_name, words
from keeper_validate.element import SEEDABLE, Element
from keeper_validate.law.decision import Decision, Extension, NewSeed

_FILE = re.compile(r"\.\w+$")
_PARAM = re.compile(r"\{[^}]*\}|:\w+")
_MOUNTS = re.compile(r"(?:/(?:api|rest|v\d+))+")
_NAMED = r"(?:add_\w+:|column|field|prop|variant|method)\s+[`'\"]?%s[`'\"]?"
_PART = re.compile(_NAMED % r"(\w+)")
_PARTS = re.compile(rf"{_NAMED % '[A-Za-z_]+[0-9A-Za-z_]*'}(?:(?:, | and |; ){_NAMED % '[A-Za-z_]+[0-9A-Za-z_]*'})*")
_DOTTED = frozenset({"route", "page", "event", "scope", "env_var", "feature_flag", "dependency"})


def may_be_new(element: Element, case: Case) -> bool:
    """Whether a `new_seeds` entry names the element or its place, or an `extend` entry says that it is to be added."""
    for decision in in_force(case):
        if any(_names_seed(entry, element) for entry in decision.new_seeds or ()):
            return True
        if any(_adds(entry, element) for entry in decision.extensions):
            return True
    return False


def is_approved_by_name(element: Element, case: Case) -> bool:
    """Whether a `new_seeds` entry calls the element by its name."""
    return any(_calls(entry, element) for decision in in_force(case) for entry in decision.new_seeds or ())


def may_be_added(path: str, case: Case) -> bool:
    """Whether a `new_seeds` entry names a file."""
    entries = [entry for decision in in_force(case) for entry in decision.new_seeds or ()]
    called = path.rpartition("/")[2]
    return any(called == entry.name or any(lives_at(place, path) for place in (*entry.paths, *_as_path(entry.name))) for entry in entries)


def file_may_change(path: str, case: Case) -> bool:
    """Whether an `extend` or a `removals` entry names a file by its path."""
    for decision in in_force(case):
        places = [entry.target for entry in decision.extensions if not entry.part] + [entry.path or "" for entry in decision.removals]
        if any(place and lives_at(place, path) for place in places):
            return True
    return False


def may_change(element: Element, case: Case, part: str | None = None) -> bool:
    """Whether an `extend` entry names the element, one of its parts, or its file; of a `part`, that it speaks of no others alone."""
    for decision in in_force(case):
        for entry in decision.extensions:
            if names_thing(entry.target, element.name, element.kind) or lives_at(entry.target, element.path):
                told = _parts_told(entry)
                if part is None or not told or part in told:
                    return True
    return False


def _parts_told(entry: Extension) -> frozenset[str]:
    """The parts that an entry permits by name and nothing else: `column nickname`, `add_field: nickname`, `users.nickname`."""
    if entry.part:
        return frozenset((entry.part,))
    return frozenset(_PART.findall(entry.change)) if _PARTS.fullmatch(entry.change.strip()) else frozenset()


def may_go(element: Element, case: Case) -> bool:
    """Whether a `removals` entry names the element or its file."""
    for decision in in_force(case):
        for entry in decision.removals:
            if entry.name and names_thing(entry.name, element.name, element.kind):
                return True
            if entry.path and lives_at(entry.path, element.path):
                return True
    return False


def in_force(case: Case) -> Iterator[Decision]:
    """The governing decision and the standing ones."""
    if case.law.decision is not None:
        yield case.law.decision
    yield from (decision for decision in case.law.standing if decision is not case.law.decision)


def names_thing(text: str, name: str, kind: str) -> bool:
    """Whether a reference (`Button.primary`, `user_status enum`, `/ws route`, `AuditView (redesigned)`) names an element."""
    plain = re.sub(r"\s*\(.*\)\s*$", "", text).strip()
    if same_name(plain, name, kind):
        return True
    if kind in ("route", "page") and plain.split(" ")[0] == name.rpartition(" ")[2]:
        return True
    noun = {*words(kind), "new", "existing", "the"}
    stripped = [word for word in re.split(r"[\s:]+", plain) if word.lower() not in noun]
    if len(stripped) != 1:
        return False
    whole = stripped[0].split(".")[0] if kind not in _DOTTED else stripped[0]
    return same_name(stripped[0], name, kind) or same_name(whole, name, kind)


def _names_seed(entry: NewSeed, element: Element) -> bool:
    if _calls(entry, element):
        return True
    places = (*entry.paths, *_as_path(entry.name))
    # whoever grants a component by its file grants no technology that is used in it
    made = element.kind in SEEDABLE
    return any(lives_at(place, element.path) and (_fits(entry, element) or (made and _FILE.search(place) is not None)) for place in places)


def _calls(entry: NewSeed, element: Element) -> bool:
    named = names_thing(entry.name, element.name, element.kind) or (element.kind == "route" and _mounted(entry.name, element.name))
    return named and _fits(entry, element)


def _fits(entry: NewSeed, element: Element) -> bool:
    return entry.kind is None or entry.kind == element.kind or {entry.kind, element.kind} <= {"service", "auth_service"}


def _mounted(text: str, name: str) -> bool:
    """Whether a route is the one that is told without what every path of the API begins with: `GET /teams` of `GET /api/v1/teams/`."""
    told, served = (_PARAM.sub("{}", route.strip().rstrip("/")).rpartition(" ") for route in (text, name))
    above = served[2].removesuffix(told[2])
    return told[0] in ("", served[0]) and told[2].startswith("/") and above != served[2] and _MOUNTS.fullmatch(above) is not None


def _as_path(name: str) -> tuple[str, ...]:
    return (name,) if "/" in name and " " not in name and not name.startswith("/") else ()


def _adds(entry: Extension, element: Element) -> bool:
    """Whether an extension of a file (or of an API) says that this element is what it adds."""
    if element.kind != "route" and not lives_at(entry.target, element.path):
        return False
    told = element.name.rpartition(" ")[2]
    return re.search(rf"(?<![\w/]){re.escape(told)}(?![\w/])", entry.change) is not None
