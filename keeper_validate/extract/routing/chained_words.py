"""The routes that chains of calls draw, groups in functions included. What each link does is data (`rules/<family>/<framework>.yaml`).

Must not read files, nor know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Literal, Name, Text, keyword, plain
from keeper_validate.extract.routing.chained_resource import Chain, last_name, resource, texts
from keeper_validate.extract.routing.drawn_frame import Frame, place, word
from keeper_validate.extract.routing.drawn_route import Drawn
from keeper_validate.extract.routing.route_path import join
from keeper_validate.extract.spelled_like import spelled_like
from keeper_validate.values import replace

_DEPTH = 40
_HERE = "__DIR__"


class Chains:
    """The chains of one routing language."""

    def __init__(self, rules: str) -> None:
        self._known: dict[str, Any] = shipped.data(rules)
        self._guards = spelled_like(self._known["guards"])

    def draw(self, block: Expression | None, frame: Frame, depth: int = 0) -> Iterator[Drawn]:
        """What the statements of a block draw, in order."""
        if depth > _DEPTH:
            raise RecursionError
        for statement in block.values if isinstance(block, Items) else ():
            if not isinstance(statement, Call) or not isinstance(statement.function, Name):
                continue
            name, given = statement.function.name, statement.arguments
            if name == "=" and isinstance(given[0], Name):
                frame = replace(frame, names=(*frame.names, (given[0].name, given[1])))
            elif name == "foreach":
                yield from self._each(given, frame, depth + 1)
            elif name == "require":
                yield Drawn("", frame.path, "", "", frame.guards, statement.line, _file(given[0]) or "", frame)
            elif name in ("{", "|"):
                yield from self.draw(Items(given), frame, depth + 1)
            elif name == ".":
                yield from self._chained(given[0], given[1:], frame, depth + 1)

    def _each(self, given: tuple[Expression, ...], frame: Frame, depth: int) -> Iterator[Drawn]:
        listed = given[0].values if isinstance(given[0], Items) else (None,)
        for item in listed:
            bound = ((given[1].name, item),) if isinstance(given[1], Name) and item is not None else ()
            yield from self.draw(Items(given[2:]), replace(frame, names=(*frame.names, *bound)), depth)

    def _chained(self, start: Expression, links: tuple[Expression, ...], frame: Frame, depth: int) -> Iterator[Drawn]:
        calls = [link for link in links if isinstance(link, Call)]
        start = dict(frame.names).get(start.name, start) if isinstance(start, Name) else start
        starts = isinstance(start, Name) and start.name.rpartition("\\")[2] in self._known["starts"]
        meanings = [(self._known["words"].get(plain(call.function)), call) for call in calls]
        if not starts:
            yield from self._unknown(meanings, frame, depth)
            return
        chain = Chain(frame)
        for meaning, call in meanings:
            chain = self._said(meaning, call, chain)
        for meaning, call in meanings:
            made = _REGISTERING.get(meaning or "")
            if made is not None:
                yield from made(self, call, chain, depth)
                return

    def _unknown(self, meanings: list[tuple[str | None, Call]], frame: Frame, depth: int) -> Iterator[Drawn]:
        """A chain of something else: functions in place that it is given may register, and it may name files of routes."""
        for meaning, call in meanings:
            if meaning == "files":
                yield from self._files(call, frame)
            for one in (*call.arguments, *(value for _, value in call.keywords)):
                if isinstance(one, Call) and one.function == Name("|"):
                    yield from self.draw(Items(one.arguments), frame, depth)

    def _files(self, call: Call, frame: Frame) -> Iterator[Drawn]:
        for key, value in call.keywords:
            if key in self._known["files"]:
                said = keyword(call, self._known["prefixes"].get(key, ""))
                inner = frame.below(place(said, frame) if said is not None else self._known["files"][key])
                for one in value.values if isinstance(value, Items) else (value,):
                    yield Drawn("", inner.path, "", "", inner.guards, call.line, _file(one) or "", inner)
            elif key == self._known["health"] and isinstance(value, Text):
                yield Drawn("GET", join("", value.value), "", "", (), call.line, frame=frame)

    def _said(self, meaning: str | None, call: Call, chain: Chain) -> Chain:
        frame, given = chain.frame, call.arguments
        first = given[0] if given else None
        if meaning == "prefix":
            return replace(chain, frame=frame.below(place(first, frame)))
        if meaning in ("guard", "unguard"):
            listed = self._guarding(given, frame)
            left = tuple(one for one in frame.guards if meaning == "guard" or one not in listed)
            return replace(chain, frame=replace(frame, guards=(*left, *(listed if meaning == "guard" else ()))))
        if meaning == "ability":
            return replace(chain, frame=replace(frame, guards=(*frame.guards, f"can:{word(first, frame) or ''}")))
        if meaning == "controller":
            return replace(chain, frame=replace(frame, controller=last_name(first)))
        if meaning in ("only", "except"):
            named = tuple(one for item in given for one in texts(item))
            return replace(chain, only=named) if meaning == "only" else replace(chain, spared=named)
        if meaning == "shallow":
            return replace(chain, shallow=True)
        if meaning == "parameters":
            pairs = first.entries if isinstance(first, Entries) else ((plain(first), given[1]),) if len(given) > 1 else ()
            return replace(chain, named=tuple((key, value.value) for key, value in pairs if isinstance(value, Text)))
        return chain

    def _guarding(self, given: tuple[Expression, ...], frame: Frame) -> tuple[str, ...]:
        """The middleware among some that keeps somebody out, with what it asks for; a variable is what it was given above."""
        known = dict(frame.names)
        said = [known.get(item.name, item) if isinstance(item, Name) else item for item in given]
        listed = [one for item in said for one in (item.values if isinstance(item, Items) else (item,))]
        named = [one.value if isinstance(one, Text) else last_name(one) for one in listed]
        return tuple(one for one in named if one and (self._guards.fit(one.lower()) or is_guard(one.partition(":")[0])))

    def group(self, call: Call, chain: Chain, depth: int) -> Iterator[Drawn]:
        """What a function in place, or a file, registers within the chain's frame."""
        frame = chain.frame
        for one in call.arguments[:2]:
            # `group(['prefix' => 'admin'], ...)`, `group('admin', ['filter' => 'auth'], ...)`
            inner = frame.below(place(one, frame)) if isinstance(one, Text) and len(call.arguments) > 1 else frame
            frame = self._grouped(one, frame) if isinstance(one, Entries | Items) else inner
        last = call.arguments[-1] if call.arguments else None
        if isinstance(last, Call) and last.function == Name("|"):
            yield from self.draw(Items(last.arguments), frame, depth)
        elif last is not None and _file(last):
            yield Drawn("", frame.path, "", "", frame.guards, call.line, _file(last) or "", frame)

    def _grouped(self, given: Expression, frame: Frame) -> Frame:
        said = dict(given.entries) if isinstance(given, Entries) else {}
        guards = self._asked(given, frame)
        controller = last_name(said.get("controller")) or frame.controller
        return replace(frame.below(place(said.get("prefix"), frame)), guards=(*frame.guards, *guards), controller=controller)

    def _asked(self, options: Expression | None, frame: Frame) -> tuple[str, ...]:
        """What keeps somebody out by the options of a group or a route."""
        guarding = dict(options.entries).get(self._known.get("guarding", "middleware")) if isinstance(options, Entries) else None
        return self._guarding((guarding,), frame) if guarding is not None else ()

    def route(self, call: Call, chain: Chain, depth: int) -> Iterator[Drawn]:
        """One path under one method, any or several."""
        meaning, given = self._known["words"][plain(call.function)], list(call.arguments)
        methods = [plain(call.function).upper()] if meaning == "verb" else ["ANY"]
        if meaning == "match" and given:
            methods = [one.upper() for one in texts(given.pop(0))] or ["ANY"]
        if meaning == "view":
            methods = ["GET"]
        if not given or isinstance(given[0], Items | Entries):
            return
        path = re.sub(self._known.get("placeholder", "()(?!)"), r"{\1}", place(given[0], chain.frame))
        guards = (*chain.frame.guards, *(self._asked(given[2], chain.frame) if len(given) > 2 else ()))
        handler = _handler(given[1], chain.frame) if len(given) > 1 and meaning not in ("redirect", "view") else meaning or ""
        handler = "" if handler in ("verb", "any", "match") else handler
        for method in methods:
            yield Drawn(method, chain.frame.below(path).path or "/", "", handler, guards, call.line, frame=chain.frame)

    def resource(self, call: Call, chain: Chain, depth: int) -> Iterator[Drawn]:
        """The actions of a resource."""
        yield from resource(self._known, call, chain)

    def resources(self, call: Call, chain: Chain, depth: int) -> Iterator[Drawn]:
        """The actions of each resource of a list."""
        listed = call.arguments[0] if call.arguments else None
        for name, controller in listed.entries if isinstance(listed, Entries) else ():
            yield from resource(self._known, replace(call, arguments=(Text(name), controller, *call.arguments[1:])), chain)


def _handler(expression: Expression, frame: Frame) -> str:
    if isinstance(expression, Items) and len(expression.values) == 2 and isinstance(expression.values[1], Text):
        return f"{last_name(expression.values[0])}@{expression.values[1].value}"
    if isinstance(expression, Text):
        written = expression.value.rpartition("\\")[2].partition("/")[0]
        return f"{frame.controller}@{written}" if frame.controller and "@" not in written else written
    return last_name(expression)


def _file(expression: Expression) -> str | None:
    """A file as it is named: from the root, or with `./` from the folder of the file that names it."""
    if isinstance(expression, Call) and isinstance(expression.function, Name) and len(expression.arguments) == 1:
        return _file(expression.arguments[0])
    if isinstance(expression, Text):
        return expression.value
    parts = expression.parts if isinstance(expression, Joined) else ()
    if len(parts) == 2 and parts[0] == Name(_HERE):
        below = parts[-1]
        return "." + below.value if isinstance(below, Text) else None
    return plain(expression) if isinstance(expression, Literal) else None


_REGISTERING = {
    "verb": Chains.route, "any": Chains.route, "match": Chains.route, "redirect": Chains.route, "view": Chains.route, "group": Chains.group,
    "resource": Chains.resource, "singleton": Chains.resource, "resources": Chains.resources,
}
