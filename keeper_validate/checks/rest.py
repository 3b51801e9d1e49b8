"""What a route's path says: segments, parameters, nouns and verbs. The vocabulary is in `rules/codes/rest-shape.yaml`.

Pure. Must not know the house style."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.naming import route_shape, singular, words
from keeper_validate.element import Element
from keeper_validate.values import dataclass

_PARAMETER = re.compile(r"\{([^}/:]*)[^}/]*\}")


@dataclass(frozen=True, slots=True)
class Words:
    """The vocabulary: verbs that a method already says, the methods that fit a verb, nouns without plural, what is exempt."""

    verbs: frozenset[str]
    intents: dict[str, tuple[str, ...]]
    plural_alike: frozenset[str]
    exempt: frozenset[str]
    prefixes: frozenset[str]
    identifiers: frozenset[str]
    slashed: frozenset[str]
    forms: dict[str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Path:
    """One route taken apart; `items` are its segments in order, parameters as `{name}`."""

    method: str
    text: str
    items: tuple[str, ...]
    handler: str
    framework: str

    @property
    def segments(self) -> tuple[str, ...]:
        """The written segments."""
        return tuple(item for item in self.items if "{" not in item)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters."""
        return tuple(name for item in self.items for name in _PARAMETER.findall(item))

    @property
    def depth(self) -> int:
        """How many resources stand one inside the other: each parameter opens one, and so does a collection behind the last."""
        return sum("{" in item for item in self.items) + ("{" not in self.items[-1] and any("{" in item for item in self.items))


def word_lists() -> Words:
    """The vocabulary as shipped."""
    data = shipped.data("rules/codes/rest-shape")["words"]
    return Words(
        verbs=frozenset(data["verbs"]),
        intents={verb: tuple(methods) for verb, methods in data["intents"].items()},
        plural_alike=frozenset(data["plural_alike"]),
        exempt=frozenset(data["exempt"]),
        prefixes=frozenset(data["prefixes"]),
        identifiers=frozenset(data["identifiers"]),
        slashed=frozenset(data["slashed_frameworks"]),
        forms={framework: frozenset(names) for framework, names in data["forms"].items()},
    )


def parsed(element: Element, vocabulary: Words) -> Path | None:
    """A route as a path, or None where REST has nothing to say about it: a procedure has a name, and no path."""
    method, _, text = element.name.rpartition(" ")
    items = tuple(item for item in text.split("/") if item)
    spelled = text.startswith("/") and method.upper() != "WEBSOCKET"
    if not spelled or not items or any(item.lower() in vocabulary.exempt for item in items):
        return None
    return Path(method.upper(), text, items, element.value("handler") or "", element.framework)


def case_style(segment: str) -> str | None:
    """The style of a name of several words; a single word in lower case has none."""
    plain = segment.removeprefix(":")
    for style, pattern in (("kebab", r"[a-z0-9]+(-[a-z0-9]+)+"), ("snake", r"[a-z0-9]+(_[a-z0-9]+)+"),
                           ("camel", r"[a-z][a-z0-9]*([A-Z][a-z0-9]*)+"), ("pascal", r"([A-Z][a-z0-9]*)+")):
        if re.fullmatch(pattern, plain):
            return style
    return None


def misplaced_verb(route: Path, vocabulary: Words) -> str | None:
    """A segment that says what the method says: `getUsers`, `create-order`, `/users/{id}/delete`."""
    for segment in route.segments[:-1] if _is_form(route, vocabulary) else route.segments:
        parts = words(segment)
        if parts and parts[0] in vocabulary.verbs:
            return segment
    return None


def collection_fault(route: Path, vocabulary: Words) -> str | None:
    """A singular noun before the identifier of one of its things: `/user/{id}`."""
    for before, segment, item in zip(("", *route.items), route.items, route.items[1:], strict=False):
        if "{" in segment or not item.startswith("{") or _is_attribute(before, segment, item):
            continue
        parts, names = words(segment), words("_".join(_PARAMETER.findall(item)))
        identifies = bool(names) and (names[-1] in vocabulary.identifiers or names == parts)
        if not parts or not identifies or parts[0] in vocabulary.verbs or segment.lower() in vocabulary.prefixes:
            continue
        last = parts[-1]
        if singular(last) == last and last not in vocabulary.plural_alike and last.isalpha() and not _told_of(last):
            return segment
    return None


def _is_attribute(before: str, segment: str, item: str) -> bool:
    """“`/jobs/short-name/{shortName}`”: what one of several is told by, and no collection in a collection."""
    told = words(before)
    several = bool(told) and "{" not in before and singular(told[-1]) != told[-1]
    return several and words(segment) == words("_".join(_PARAMETER.findall(item)))


def _told_of(word: str) -> bool:
    """Whether a word says which of them are meant, and has no plural: `/replays/saved/{id}`."""
    return len(word) > 4 and word.endswith("ed") and not word.endswith(("eed", "hed", "led"))


def wrong_method(route: Path, vocabulary: Words) -> dict[str, str] | None:
    """A verb, of the path or the handler, that wants another method than the route has."""
    if _is_form(route, vocabulary):
        return None
    told = [(parts[0], segment) for segment in route.segments if len(parts := words(segment)) > 0]
    told += [(parts[0], route.handler) for parts in [words(route.handler.rpartition(".")[2])] if parts]
    for verb, text in told:
        methods = vocabulary.intents.get(verb)
        if methods and route.method not in (*methods, "ANY"):
            return {"told": text, "method": route.method, "methods": " or ".join(methods)}
    return None


def _is_form(route: Path, vocabulary: Words) -> bool:
    """Whether a route gives the page with the form of a resource, whose path the framework sets (`GET /posts/{id}/edit`)."""
    return route.method == "GET" and route.items[-1] in vocabulary.forms.get(route.framework, ())


@dataclass(frozen=True, slots=True)
class Known:
    """The routes that stay, to look spellings up in: by shape, and by what leads to each segment."""

    names: frozenset[str]
    shapes: dict[tuple[str, str], str]
    spellings: dict[tuple[tuple[str, ...], tuple[str, ...]], dict[str, str]]


def known_routes(names: tuple[str, ...]) -> Known:
    """An index of route names; of two alike the first stands."""
    spellings: dict[tuple[tuple[str, ...], tuple[str, ...]], dict[str, str]] = {}
    for name in names:
        items = tuple(item for item in name.rpartition(" ")[2].split("/") if item)
        for key, segment in _places(items):
            spellings.setdefault(key, {}).setdefault(segment, name)
    return Known(frozenset(names), {route_shape(name): name for name in reversed(names)}, spellings)


def duplicate_of(route: Path, known: Known) -> dict[str, str] | None:
    """A route that exists under another spelling: other parameter names, number, or case; and which of its segments is spelled so, where
    the rest is another."""
    mine = f"{route.method} {route.text}"
    if mine in known.names:
        return None
    same = known.shapes.get(route_shape(mine))
    if same is not None:
        return {"known": same, "segment": ""}
    for key, segment in _places(route.items):
        spelled = known.spellings.get(key, {segment: ""})
        if segment not in spelled and not _is_own(route, segment, spelled):
            other, name = next(iter(spelled.items()))
            return {"known": name, "segment": f": it says `{segment}`, and that `{other}`"}
    return None


def _is_own(route: Path, segment: str, spelled: dict[str, str]) -> bool:
    """“`/user/profile` beside `/users/{id}`”: the one of those things that belongs to whoever asks."""
    at = route.items.index(segment) + 1
    several = all(singular(one) != one and re.search(rf"/{re.escape(one)}/\{{", name) for one, name in spelled.items())
    return several and singular(segment) == segment and at < len(route.items) and "{" not in route.items[at]


def _places(items: tuple[str, ...]) -> Iterator[tuple[tuple[tuple[str, ...], tuple[str, ...]], str]]:
    """Each written segment, with the blanked path before it and its stem."""
    blanked = tuple(_blank(item) for item in items)
    for number, item in enumerate(items):
        if "{" not in item:
            yield (blanked[:number], _stem(item)), item


def _blank(item: str) -> str:
    return "{}" if "{" in item else item


def _stem(segment: str) -> tuple[str, ...]:
    return tuple(singular(word) for word in words(segment))
