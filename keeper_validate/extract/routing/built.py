"""What a function builds of a router: routes and other functions' routers, each under the path and the guards that the chain gives it.

Must not read files, nor know any framework; what each link does is data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.constants import opened
from keeper_validate.extract.expression import Call, Expression, Items, Name, Text, names
from keeper_validate.extract.routing.route_path import join
from keeper_validate.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Entry:
    """A route (`handler` answers `method`), or all of another function's (`method` is empty and `handler` its name); `path` None where it
    is not constant. `maker` may be a function that says by which methods, and `given` what it is called with."""

    method: str
    path: str | None
    handler: str
    guards: tuple[str, ...] = ()
    line: int = 0
    maker: str = ""
    given: str = ""

    def below(self, path: str | None, guards: tuple[str, ...]) -> Entry:
        """The same under a path and behind guards."""
        whole = None if path is None or self.path is None else join(path, self.path)
        return replace(self, path=whole, guards=(*guards, *self.guards))


@dataclass(frozen=True, slots=True)
class Part:
    """A router as far as it is built; its own path, those `beside` it and its guards are those of all its entries, later
    ones too."""

    entries: tuple[Entry, ...] = ()
    path: str | None = ""
    guards: tuple[str, ...] = ()
    beside: tuple[str | None, ...] = ()

    def all(self) -> tuple[Entry, ...]:
        """The entries under the router's own path, and under each that it has beside it."""
        return tuple(entry.below(path, self.guards) for path in (self.path, *self.beside) for entry in self.entries)

    def with_all(self, entries: Iterable[Entry]) -> Part:
        """With further entries."""
        return replace(self, entries=(*self.entries, *entries))


class Builder:
    """Reads the body of one function."""

    def __init__(self, rules: dict[str, Any], full: Callable[[str], tuple[str, ...]]) -> None:
        self._rules = rules
        self._full = full
        self._known: dict[str, Part] = {}
        self._unused: set[str] = set()
        self._renamed: list[Part] = []

    def build(self, body: Expression) -> tuple[Entry, ...]:
        """What the function builds, in order and each once."""
        part = self._part(body) or Part()
        unused = (one for name, one in self._known.items() if name in self._unused)
        left = (entry for one in (*self._renamed, *unused) for entry in one.all())
        return tuple(dict.fromkeys((*part.all(), *left)))

    def _part(self, expression: Expression) -> Part | None:
        if isinstance(expression, Name):
            self._unused.discard(expression.name)
            return self._known.get(expression.name)
        if isinstance(expression, Items):
            return self._united(expression.values)
        if not isinstance(expression, Call) or not isinstance(expression.function, Name):
            return None
        name, given = expression.function.name, expression.arguments
        if name == ".":
            return self._chain(given[0], given[1:])
        if name == "=":
            found = self._part(given[1])
            if found is not None and isinstance(given[0], Name):
                self._keep(given[0].name, found)
            return None
        if name in ("{", "|"):
            return self._united(given)
        return self._called(name, expression)

    def _keep(self, name: str, found: Part) -> None:
        """A router by its name; one of that name before it that was put nowhere is served all the same: `let app = trim().layer(app)`."""
        if name in self._unused:
            self._renamed.append(self._known[name])
        self._known[name] = found
        self._unused.add(name)

    def _called(self, name: str, call: Call) -> Part | None:
        given = call.arguments
        if name.rpartition("::")[2] in self._rules["lists"]:
            return Part(tuple(Entry("", "", one.name, line=call.line) for one in given if isinstance(one, Name)))
        if name.endswith("!"):
            return None
        if self._ends(name, self._rules["makers"]):
            first, *further = _texts(given[0]) if given else ("",)
            return Part(path=first, beside=tuple(further))
        within = self._united(given)
        return (within or Part()).with_all((Entry("", "", name, line=call.line),))

    def _united(self, given: Iterable[Expression]) -> Part | None:
        parts = [part for one in given if (part := self._part(one)) is not None]
        return Part(tuple(entry for part in parts for entry in part.all())) if parts else None

    def _chain(self, start: Expression, links: tuple[Expression, ...]) -> Part | None:
        part = self._part(start)
        for link in links:
            if not isinstance(link, Call) or not isinstance(link.function, Name):
                continue
            meaning = self._rules["links"].get(link.function.name)
            if meaning is not None:
                part = (self._around(link) if meaning == "before" else None) or self._linked(meaning, link, part or Part())
                if meaning == "append" and isinstance(start, Name):
                    # what is put into a list stands where the list is used, or, where it is not, in what the function builds
                    self._known[start.name] = part
                    self._unused.add(start.name)
                    return None
            else:
                held = self._united(link.arguments)
                part = part.with_all(held.all()) if part is not None and held is not None else part or held
        return part

    def _around(self, link: Call) -> Part | None:
        """The router that something is put around, where that is given it: `trimming().layer(Router::new().route(...))`."""
        unused = set(self._unused)
        given = (self._part(one) for one in link.arguments if isinstance(one, Call) and one.function == Name("."))
        found = next((one for one in given if one is not None and any(entry.method or entry.path for entry in one.entries)), None)
        self._unused = self._unused if found is not None else unused
        return found

    def _linked(self, meaning: str, link: Call, part: Part) -> Part:
        given = link.arguments
        if meaning in ("merge", "append"):
            return part.with_all(entry for one in given for entry in self._child(one))
        if meaning == "nest" and len(given) > 1:
            path = _text(given[0])
            return part.with_all(entry.below(path, ()) for one in given[1:] for entry in self._child(one))
        if meaning in ("any", "below") and given:
            path = _text(given[0])
            held = (entry.below(path, ()) for one in given[1:] for entry in self._child(one)) if meaning == "below" else ()
            return part.with_all((Entry("ANY", path, "", line=link.line), *held))
        if meaning == "handler" and given:
            return part.with_all((Entry("ANY", "", _named(given[0]), line=link.line),))
        if meaning == "route" and given:
            path = _text(given[0]) if len(given) > 1 else ""
            path = "" if path == "/" and self._rules.get("root") == "mount" else path
            return part.with_all(replace(one, path=path) for one in self.methods(given[-1], link.line))
        if meaning == "verb" and given and isinstance(link.function, Name):
            return part.with_all((Entry(link.function.name.upper(), "", _named(given[0]), line=link.line),))
        if meaning == "path" and given:
            return replace(part, path=None if part.path is None or (own := _text(given[0])) is None else join(part.path, own))
        guards = tuple(_guards(given))
        if meaning == "before":
            return replace(part, entries=tuple(replace(one, guards=(*guards, *one.guards)) for one in part.entries))
        return replace(part, guards=(*guards, *part.guards)) if meaning == "whole" else part

    def _child(self, expression: Expression) -> tuple[Entry, ...]:
        part = self._part(expression)
        if part is None and isinstance(expression, Name):
            return (Entry("", "", expression.name),)
        return part.all() if part is not None else ()

    def methods(self, expression: Expression, line: int) -> Iterator[Entry]:
        """The methods that one registration answers, each with its handler and the guards put around it."""
        is_chain = isinstance(expression, Call) and expression.function == Name(".")
        links = expression.arguments if isinstance(expression, Call) and is_chain else (expression,)
        found: list[Entry] = []
        for number, link in enumerate(links):
            if not isinstance(link, Call) or not isinstance(link.function, Name):
                continue
            method = self._method(link, first=number == 0)
            meaning = self._rules["links"].get(link.function.name)
            if method:
                found.append(Entry(method, "", _named(link.arguments[-1]) if link.arguments else "", line=line))
            elif meaning == "handler" and link.arguments:
                found = [replace(one, handler=_named(link.arguments[0])) for one in found or [Entry("ANY", "", "", line=line)]]
            elif meaning in ("before", "whole"):
                found = [replace(one, guards=(*_guards(link.arguments), *one.guards)) for one in found]
        if not found and isinstance(expression, Call | Name):
            named = _named(expression)
            is_called = isinstance(expression, Call) and not is_chain and expression.arguments
            given = _named(expression.arguments[-1]) if isinstance(expression, Call) and is_called else ""
            found = [Entry("ANY", "", named, line=line, maker=named if is_called else "", given=given)]
        yield from found

    def given(self, body: Expression) -> tuple[Entry, ...]:
        """The methods that a function gives which makes what answers a path: those of its last statement."""
        last = body.arguments[-1] if isinstance(body, Call) and body.function == Name("{") and body.arguments else body
        return tuple(one for one in self.methods(last, 0) if one.method != "ANY")

    def _method(self, link: Call, first: bool) -> str:
        name = link.function.name if isinstance(link.function, Name) else ""
        known = self._rules["methods"]["names"]
        last = name.rpartition("::")[2]
        if last not in known or (first and not self._ends(name, [f"{place}{last}" for place in self._rules["methods"]["from"]])):
            return ""
        if known[last]:
            return str(known[last])
        return _named(link.arguments[0]).rpartition("::")[2].upper() if link.arguments else ""

    def _ends(self, name: str, wanted: Iterable[str]) -> bool:
        """Whether a name means one of some paths."""
        return any(full == one or full.endswith("::" + one) for full in self._full(name) for one in wanted)


def _text(expression: Expression) -> str | None:
    """The constant text of a path, of a joined one what is constant, from the first slash on; a constant by its name is an open part."""
    if isinstance(expression, Text):
        return expression.value
    if isinstance(expression, Call) and expression.function == Name(".") and expression.arguments:
        inner = expression.arguments[0]
        if isinstance(inner, Items):
            return "".join(one.value for one in inner.values if isinstance(one, Text))
        return _text(inner)
    last = expression.name.rpartition("::")[2] if isinstance(expression, Name) else ""
    return opened(last) if last.isidentifier() else None


def _texts(expression: Expression) -> tuple[str | None, ...]:
    """The paths of one, or of each that a list holds: `web::resource(["/users", "/people"])`."""
    listed = expression.values if isinstance(expression, Items) else ()
    return tuple(_text(one) for one in listed) or (_text(expression),)


def _named(expression: Expression) -> str:
    """The function that answers; what is written in place has no name."""
    if isinstance(expression, Call) and isinstance(expression.function, Name):
        name = expression.function.name
        if name == "." and expression.arguments:
            return _named(expression.arguments[0])
        return "" if name in ("|", "{") or name.endswith("!") else name
    return expression.name if isinstance(expression, Name) else ""


def _guards(given: Iterable[Expression]) -> Iterator[str]:
    for one in given:
        for name in names(one):
            found = [part for part in reversed(name.split("::")) if is_guard(part)]
            yield from found[:1]
