"""The routes that nested blocks draw in which lists of what stands before them are named first, and asked for by their names.

What each word does is data (`rules/<family>/<framework>.yaml`). Must not read files, nor know any framework."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, Text, keyword, plain
from keeper_validate.extract.routing.drawn_frame import Frame, place, word, words
from keeper_validate.extract.routing.drawn_route import PAGE, Drawn
from keeper_validate.values import replace

_DEPTH = 40
_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_ANY, _EACH = "*", Name("<-")

Made = Iterator[Drawn]


class Pipes:
    """The words of one such language."""

    def __init__(self, rules: str) -> None:
        self._known: dict[str, Any] = shipped.data(rules)
        self._guards, self._bringing = re.compile(self._known["guards"]), re.compile(self._known["bringing"])

    def draw(self, block: Expression | None, frame: Frame, depth: int = 0) -> Made:
        """What the statements of a block draw, in order."""
        if depth > _DEPTH:
            raise RecursionError
        for call in (one for one in (block.values if isinstance(block, Items) else ()) if isinstance(one, Call)):
            name = plain(call.function)
            meaning = self._known["words"].get(name)
            if meaning == "list":
                frame = self._kept(call, frame)
            elif meaning == "before":
                frame = replace(frame, guards=(*frame.guards, *self._standing(call, frame)))
            elif meaning is not None:
                yield from _MEANINGS[meaning](self, name, call, frame, depth + 1)

    def _kept(self, call: Call, frame: Frame) -> Frame:
        """A list of what stands before routes, by its name."""
        name, held = word(call.arguments[0] if call.arguments else None, frame), keyword(call, "&")
        return replace(frame, concerns=(*frame.concerns, (name, held))) if name and isinstance(held, Items) else frame

    def _standing(self, call: Call, frame: Frame) -> Iterator[str]:
        """The guards that routes are sent through: lists that are called as guards are, and guards in them."""
        listed = call.arguments[0] if call.arguments else None
        for one in listed.values if isinstance(listed, Items) else (listed,):
            name = word(one, frame) or (plain(one) if isinstance(one, Name) else "")
            if self._is_guard(name):
                yield name
            held = dict(frame.concerns).get(name)
            for step in held.values if held is not None else ():
                if isinstance(step, Call) and self._known["words"].get(plain(step.function)) == "step" and step.arguments:
                    yield from self.step(step, frame)

    def step(self, step: Call, frame: Frame) -> Iterator[str]:
        """The guard that a step is, with what it asks for."""
        first, *rest = step.arguments
        name = word(first, frame) or (plain(first) if isinstance(first, Name) else "")
        if self._is_guard(name):
            given = word(rest[0], frame) if rest else None
            yield f"{name}:{given}" if given and " " not in given else name  # what a sentence tells is for whoever is turned away

    def _is_guard(self, name: str) -> bool:
        last = name.rpartition(".")[2]
        return (is_guard(last) and not self._bringing.search(last)) or self._guards.search(last) is not None

    def through(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A word that only holds others, for each of what a name goes through."""
        each = next((one for one in call.arguments if isinstance(one, Call) and one.function == _EACH and len(one.arguments) == 2), None)
        item, listed = each.arguments if each is not None else (None, None)
        if not isinstance(item, Name) or not isinstance(listed, Items):
            yield from self.draw(keyword(call, "&"), frame, depth)
            return
        for one in listed.values:
            yield from self.draw(keyword(call, "&"), replace(frame, names=(*frame.names, (item.name, one))), depth)

    def scope(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A path and a module for what it holds."""
        first = call.arguments[0] if call.arguments and not _is_module(call.arguments[0]) else keyword(call, "path")
        named = (one.name for one in call.arguments if isinstance(one, Name) and _is_module(one))
        module = next(named, "") or self._module(keyword(call, "alias"))
        inner = frame.below(place(first, frame)) if first is not None else frame
        apart = keyword(call, "alias") == Literal("false")
        inner = replace(inner, module="" if apart else _dotted(frame.module, module))
        yield from self.draw(keyword(call, "&"), inner, depth)

    def session(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Pages that are mounted through the same guards."""
        mounted = keyword(call, "on_mount")
        listed = mounted.values if isinstance(mounted, Items) and not _is_pair(mounted) else (mounted,)
        yield from self.draw(keyword(call, "&"), replace(frame, guards=(*frame.guards, *self._mounted(listed, frame))), depth)

    def _mounted(self, listed: tuple[Expression | None, ...], frame: Frame) -> Iterator[str]:
        for one in listed:
            module, asked = one.values if isinstance(one, Items) and _is_pair(one) else (one, None)
            said = word(asked, frame)
            name = said if said and said != self._known["unasked"] else self._module(module)
            if self._is_guard(name):
                yield name

    def verb(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A path that is answered by an action of a module."""
        given, methods = call.arguments, [name.upper()]
        if self._known["words"][name] == "match":
            said = words(given[0] if given else None, frame)
            given, methods = given[1:], ["ANY" if one == _ANY else one.upper() for one in said]
        if len(given) < 2 or isinstance(given[0], Name | Literal):
            return
        action = word(given[2], frame) if len(given) > 2 else None
        handler = _dotted("" if keyword(call, "alias") == Literal("false") else frame.module, self._module(given[1]))
        for method in methods:
            yield self._drawn(method, frame.below(place(given[0], frame)), _dotted(handler, action or ""), call)

    def page(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A path that shows a module of its own."""
        given = call.arguments
        if len(given) > 1 and isinstance(given[1], Name):
            action = word(given[2], frame) if len(given) > 2 else None
            yield self._drawn(PAGE, frame.below(place(given[0], frame)), _dotted(_dotted(frame.module, given[1].name), action or ""), call)

    def mount(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Another application below a path."""
        given = call.arguments
        if given and isinstance(given[0], Text):
            handler = _dotted(frame.module, self._module(given[1])) if len(given) > 1 else name
            yield self._drawn("ANY", frame.below(given[0].value), handler, call)

    def resources(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A resource with its actions, and what stands below one of its members."""
        if len(call.arguments) < 2 or not isinstance(call.arguments[1], Name):
            return
        controller, at = call.arguments[1].name, frame.below(place(call.arguments[0], frame))
        alone = keyword(call, "singleton") == Literal("true")
        param, known_as = word(keyword(call, "param"), frame) or "id", word(keyword(call, "name"), frame) or self._singular(controller)
        handler = _dotted("" if keyword(call, "alias") == Literal("false") else frame.module, controller)
        for action, (methods, where, below) in self._allowed(call, frame, alone).items():
            there = (at if alone or where == "collection" else at.below(f"/:{param}")).below(below and f"/{below}")
            for method in methods.split():
                yield self._drawn(method, there, f"{handler}.{action}", call)
        yield from self.draw(keyword(call, "&"), at if alone else at.below(f"/:{known_as}_{param}"), depth)

    def _allowed(self, call: Call, frame: Frame, alone: bool) -> dict[str, Any]:
        only, spared = (keyword(call, key) for key in ("only", "except"))
        known = {action: said for action, said in self._known["actions"].items() if not alone or action not in self._known["several"]}
        if isinstance(only, Items):
            known = {action: said for action, said in known.items() if action in words(only, frame)}
        return {action: said for action, said in known.items() if spared is None or action not in words(spared, frame)}

    def _singular(self, controller: str) -> str:
        return _WORD.sub("_", controller.rpartition(".")[2].removesuffix(self._known["answering"])).lower()

    def _module(self, given: Expression | None) -> str:
        return given.name if isinstance(given, Name) else ""

    def _drawn(self, method: str, frame: Frame, handler: str, call: Call) -> Drawn:
        return Drawn(method, frame.path or "/", "", handler, frame.guards, call.line, frame=frame)


def _dotted(outer: str, inner: str) -> str:
    return ".".join(part for part in (outer, inner) if part)


def _is_module(given: Expression) -> bool:
    """Whether a name is a module's, and no variable's."""
    return isinstance(given, Name) and given.name[:1].isupper()


def _is_pair(listed: Items) -> bool:
    """Whether two values are a module and what it is asked for, not two modules."""
    return len(listed.values) == 2 and isinstance(listed.values[0], Name) and isinstance(listed.values[1], Literal)


_MEANINGS: dict[str, Callable[[Pipes, str, Call, Frame, int], Made]] = {
    "verb": Pipes.verb, "match": Pipes.verb, "resources": Pipes.resources, "scope": Pipes.scope, "page": Pipes.page,
    "session": Pipes.session, "mount": Pipes.mount, "through": Pipes.through, "step": lambda *_: iter(()),
}
