"""What stands guard before the actions of a controller: the filters of its class, of the classes above it and of the modules it includes.

Must not know any framework; the words are data (`filters` of a routing language)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, keyword, plain
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.drawn_frame import Frame, words
from keeper_validate.values import dataclass, replace

_WORD = re.compile(r"[a-z_]\w*[!?]?")
_DEPTH = 8


@dataclass(frozen=True, slots=True)
class Filter:
    """A guard before some actions (None: all), or one that is taken away from them."""

    name: str
    only: tuple[str, ...] | None
    spared: tuple[str, ...]
    skipped: bool = False

    def reaches(self, action: str) -> bool:
        """Whether it says something of an action."""
        return action not in self.spared and (self.only is None or action in self.only)


class Filters:
    """The filters of the controllers below one root, each controller read once."""

    def __init__(self, root: str, rules: dict[str, Any], resolver: Resolver) -> None:
        self._root = root
        self._place: str = rules["controllers"]
        self._rules: dict[str, Any] = rules["filters"]
        self._resolver = resolver
        self._known: dict[str, tuple[tuple[Filter, ...], frozenset[str]]] = {}
        self._words: dict[str, tuple[Filter, ...]] = {}

    def guards(self, controller: str, action: str) -> tuple[str, ...]:
        """What stands guard before an action, in order."""
        standing: dict[str, None] = {}
        for one in self._of(controller)[0]:
            if one.reaches(action):
                standing.pop(one.name, None)
                if not one.skipped:
                    standing[one.name] = None
        return tuple(standing)

    def files(self, controller: str) -> frozenset[str]:
        """The files that say so, whether they are there or not."""
        return self._of(controller)[1]

    def _of(self, controller: str, depth: int = 0) -> tuple[tuple[Filter, ...], frozenset[str]]:
        found = self._known.get(controller)
        if found is None:
            self._known[controller] = ((), frozenset())
            found = self._known[controller] = self._read(self._root + self._place.format(controller), controller, depth)
        return found

    def _read(self, path: str, name: str, depth: int) -> tuple[tuple[Filter, ...], frozenset[str]]:
        record = self._record(path, name)
        if record is None or depth > _DEPTH:
            return (), frozenset({path})
        filters: list[Filter] = []
        files = {path}
        base, calls = record.first("base"), record.first("calls")
        if base is not None:
            above, there = self._above(plain(base.value), name, depth)
            filters.extend(above)
            files |= there
        self._learn(path)
        for call in _calls(calls.value if calls is not None else None, self._rules["included"]):
            if plain(call.function) == self._rules["include"]:
                for included, there in self._included(call, depth):
                    filters.extend(included)
                    files |= there
            else:
                filters.extend(self._filters(call))
        return tuple(filters), frozenset(files)

    def _learn(self, path: str) -> None:
        """The words of the project's own that a file offers to controllers, each with what it says in their place."""
        module = self._resolver.sources.beyond(path)
        for record in module.records if module is not None else ():
            name, calls = record.first("name"), record.first("calls")
            if record.setting("kind") == "filter word" and name is not None and calls is not None:
                listed = _calls(calls.value, self._rules["included"])
                self._words[plain(name.value)] = tuple(one for call in listed for one in self._filters(call))

    def _record(self, path: str, name: str) -> Record | None:
        module = self._resolver.sources.beyond(path)
        listed = [one for one in module.records if one.setting("kind") == "filters"] if module is not None else []
        wanted = name.rpartition("/")[2]
        named = [one for one in listed if (found := one.first("name")) is not None and self._stem(plain(found.value)).endswith(wanted)]
        return next(iter(named or listed), None)

    def _stem(self, name: str) -> str:
        """A class as the path by which it is loaded: `Api::V1::BaseController` is `api/v1/base`."""
        spelled = name.replace("::", "/").replace(".", "/")
        spelled = re.sub(r"([A-Z]+)([A-Z][a-z])|([a-z\d])([A-Z])", lambda found: "_".join(part for part in found.groups() if part), spelled)
        return spelled.lower().removesuffix(self._rules["class"])

    def _above(self, base: str, name: str, depth: int) -> tuple[tuple[Filter, ...], frozenset[str]]:
        """The class above, looked for from the modules around the controller outwards; one of its own name lies further out."""
        stem, around = self._stem(base), name.rpartition("/")[0]
        while True:
            candidate = f"{around}/{stem}" if around else stem
            if candidate != name and self._resolver.sources.tree.entry(self._root + self._place.format(candidate)) is not None:
                return self._of(candidate, depth + 1)
            if not around:
                return (), frozenset()
            around = around.rpartition("/")[0]

    def _included(self, call: Call, depth: int) -> Iterator[tuple[tuple[Filter, ...], frozenset[str]]]:
        for argument in call.arguments:
            stem = self._stem(plain(argument)) if isinstance(argument, Name) else ""
            for place in self._rules["modules"] if stem else ():
                path = self._root + place.format(stem)
                if self._resolver.sources.tree.entry(path) is not None:
                    yield self._read(path, stem, depth + 1)

    def _filters(self, call: Call) -> Iterator[Filter]:
        word = plain(call.function)
        only, spared = keyword(call, "only"), keyword(call, "except")
        limited = words(only, Frame()) if only is not None else None
        freed = words(spared, Frame()) if spared is not None else ()
        for one in self._words.get(word, ()):
            yield replace(one, only=limited if only is not None else one.only, spared=freed or one.spared)
        if word in self._rules["skips"]:
            yield Filter(self._rules["skips"][word], limited, freed, skipped=True)
        if word in self._rules["own"]:
            yield Filter(word, limited, freed)
        if word in self._rules["add"] or word in self._rules["skip"]:
            for name in self._named(call):
                yield Filter(name, limited, freed, skipped=word in self._rules["skip"])

    def _named(self, call: Call) -> Iterator[str]:
        """The guards among what a filter calls: methods by name, and those that a block or function in place calls first."""
        block = keyword(call, "&")
        for one in (*call.arguments, *(block.values if isinstance(block, Items) else ())):
            written = plain(one.function) if isinstance(one, Call) else plain(one)
            found = [one.value[1:]] if isinstance(one, Literal) else _WORD.findall(written)
            yield from [name for name in found if is_guard(name)][:1]


def _calls(body: Expression | None, included: str) -> Iterator[Call]:
    for one in body.values if isinstance(body, Items) else ():
        if isinstance(one, Call) and plain(one.function) in (included, "if"):
            yield from _calls(keyword(one, "&"), included)
        elif isinstance(one, Call):
            yield one
