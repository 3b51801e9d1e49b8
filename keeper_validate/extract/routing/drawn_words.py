"""The routes that the words of a block draw, blocks within it included. What each word does is data (`rules/<family>/<framework>.yaml`).

Must not read files, nor know any framework."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.constants import plainly
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, Text, keyword, plain
from keeper_validate.extract.routing.drawn_frame import Frame, Resource, place, word, words
from keeper_validate.extract.routing.drawn_route import Drawn, answer, matched, routes
from keeper_validate.extract.routing.inflection import plural, singular
from keeper_validate.values import replace

_DEPTH = 40
_PAIR, _BLOCK = Name("=>"), ("&", "|")


Made = Iterator[Drawn]


class Words:
    """The words of one routing language."""

    def __init__(self, rules: str) -> None:
        self._known: dict[str, Any] = shipped.data(rules)

    def draw(self, block: Expression | None, frame: Frame, depth: int = 0) -> Made:
        """What the statements of a block draw, in order."""
        if not isinstance(block, Items):
            return
        if depth > _DEPTH:
            raise RecursionError
        for statement in block.values:
            if not isinstance(statement, Call):
                continue
            of, _, name = plain(statement.function).rpartition(".")
            meaning = self._known["words"].get(name)
            statement = _with_shared(statement, of, frame) if frame.shared else statement
            if meaning == "assign":
                if not isinstance(statement.arguments[0], Name):
                    continue
                frame = replace(frame, names=(*frame.names, (statement.arguments[0].name, statement.arguments[1])))
            elif meaning == "concern":
                frame = self._concern(statement, frame)
            elif meaning is not None:
                yield from _MEANINGS[meaning](self, name, statement, frame, depth + 1)

    def _concern(self, call: Call, frame: Frame) -> Frame:
        name, block = word(call.arguments[0] if call.arguments else None, frame), keyword(call, "&")
        return replace(frame, concerns=(*frame.concerns, (name, block))) if name and isinstance(block, Items) else frame

    def through(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A word that only holds others."""
        yield from self.draw(keyword(call, "&"), frame, depth)

    def sharing(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A word whose options are those of what it holds: of what is called on the name that its block has for it, or on none."""
        given = keyword(call, "|")
        variable = given.values[0] if isinstance(given, Items) and given.values else None
        own = tuple((key, value) for key, value in call.keywords if key not in _BLOCK)
        shared = (variable.name if isinstance(variable, Name) else "", own)
        yield from self.draw(keyword(call, "&"), replace(frame, shared=(*frame.shared, shared)), depth)

    def guard(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A word that stands guard before what it holds."""
        yield from self.draw(keyword(call, "&"), replace(frame, guards=(*frame.guards, name)), depth)

    def each(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A block for each item of a list; once, with its variable unknown, where the list is not written here."""
        of = call.function.of if not isinstance(call.function, Name) and hasattr(call.function, "of") else None
        if of is None and isinstance(call.function, Name):
            of = dict(frame.names).get(call.function.name.rpartition(".")[0])
        given = keyword(call, "|")
        variable = given.values[0] if isinstance(given, Items) and given.values else None
        listed = of.values if isinstance(of, Items) else (None,)
        for item in listed:
            bound = ((variable.name, item),) if isinstance(variable, Name) and item is not None else ()
            yield from self.draw(keyword(call, "&"), replace(frame, names=(*frame.names, *bound)), depth)

    def namespace(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A path and a module of one name."""
        frame = frame.nested() if frame.level in ("resources", "resource") else frame
        first = call.arguments[0] if call.arguments else None
        for own in words(first, frame) or (place(first, frame),):
            path = place(keyword(call, "path"), frame) if keyword(call, "path") is not None else own
            module = word(keyword(call, "module"), frame) if keyword(call, "module") is not None else plainly(own)
            inner = replace(self._limited(call, frame.below(path)), module=frame.controlled(module or ""), level="", resource=None)
            shallow = replace(Frame(frame.shallow_path)).below(path).path
            yield from self.draw(keyword(call, "&"), replace(inner, shallow_path=shallow), depth)

    def scope(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """A path, a module or a controller for what it holds."""
        given = [place(one, frame) for one in call.arguments if not isinstance(one, Items) and getattr(one, "function", None) != _PAIR]
        path = "/".join(given) if given else place(keyword(call, "path"), frame)
        yield from self.draw(keyword(call, "&"), self._scoped(call, frame.below(path)), depth)

    def controller(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """The controller of what it holds."""
        named = word(call.arguments[0] if call.arguments else None, frame) or ""
        yield from self.draw(keyword(call, "&"), replace(frame, controller=named), depth)

    def _scoped(self, call: Call, frame: Frame) -> Frame:
        module, controller = word(keyword(call, "module"), frame), word(keyword(call, "controller"), frame)
        shallow = word(keyword(call, "shallow_path"), frame)
        frame = replace(frame, module=frame.controlled(module) if module else frame.module, controller=controller or frame.controller)
        return self._limited(call, replace(frame, shallow_path=shallow) if shallow else frame)

    def _limited(self, call: Call, frame: Frame) -> Frame:
        """What `only`, `except`, `path_names` and `shallow` of a call say to the resources in it."""
        given = tuple((key, value) for key, value in call.keywords if key in ("only", "except"))
        spelled = keyword(call, "path_names")
        entries = getattr(spelled, "entries", ())
        named = tuple((key, value.value) for key, value in entries if isinstance(value, Text))
        shallow = frame.shallow or keyword(call, "shallow") == Literal("true")
        return replace(frame, limits=given or frame.limits, segments=(*frame.segments, *named), shallow=shallow)

    def resources(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Resources with their actions, and what stands below them."""
        alone = self._known["words"][name] == "resource"
        for own in (found for one in call.arguments for found in words(one, frame)):
            outer = frame.nested() if frame.level in ("resources", "resource") else frame
            limited = any(key in ("only", "except") for key, _ in call.keywords)
            limits = tuple((key, value) for key, value in call.keywords if key in ("only", "except")) if limited else outer.limits
            outer = replace(self._scoped(call, outer), limits=(), controller="")
            resource = self._resource(own, alone, call, frame)
            inner = replace(outer, resource=resource, level="resource" if alone else "resources", controller=resource.controller)
            inner = replace(inner, depth=inner.depth + 1)
            yield from self.draw(keyword(call, "&"), inner, depth)
            yield from self._concerned(words(keyword(call, "concerns"), frame), inner, depth)
            yield from self._actions(inner, limits, call.line)

    def _resource(self, own: str, alone: bool, call: Call, frame: Frame) -> Resource:
        path = place(keyword(call, "path"), frame) if keyword(call, "path") is not None else own
        known_as = word(keyword(call, "as"), frame) or own
        controller = word(keyword(call, "controller"), frame) or (plural(own) if alone else own)
        param = word(keyword(call, "param"), frame) or "id"
        return Resource(own, path, controller, param, singular(known_as.replace("/", "_")), alone)

    def _actions(self, frame: Frame, limits: tuple[tuple[str, Expression], ...], line: int) -> Made:
        allowed = self._known["singular_actions"] if frame.resource is not None and frame.resource.alone else self._known["actions"]
        for key, value in limits:
            named = words(value, frame)
            allowed = [action for action in allowed if (action in named) == (key == "only")]
        for action, (methods, where) in self._known["actions"].items():
            if action in allowed:
                place = frame.at("member" if where == "edit" else where)
                place = place.below(frame.segment("edit")) if where == "edit" else place
                yield from routes(methods.split(), place, place.path, frame.controller, action, line)

    def member(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """What stands at one member, at the collection, or at the form of a new one."""
        yield from self.draw(keyword(call, "&"), frame.at(name), depth)

    def nested(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """What stands below one member."""
        yield from self.draw(keyword(call, "&"), frame.nested(), depth)

    def shallow(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Resources whose members do not stand below others."""
        yield from self.draw(keyword(call, "&"), replace(frame, shallow=True), depth)

    def concerns(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """What was set aside under names, drawn here."""
        yield from self._concerned(tuple(found for one in call.arguments for found in words(one, frame)), frame, depth)

    def _concerned(self, named: tuple[str, ...], frame: Frame, depth: int) -> Made:
        known = dict(frame.concerns)
        for one in named:
            yield from self.draw(known.get(one), frame, depth)

    def root(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """The path of the frame itself."""
        to = call.arguments[0] if call.arguments and isinstance(call.arguments[0], Text) else keyword(call, "to")
        controller, action = answer(to, "", frame)
        yield from routes(["GET"], frame, frame.path, controller, action, call.line)

    def mount(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Another application below a path."""
        pair = next((one for one in call.arguments if isinstance(one, Call) and one.function == _PAIR), None)
        at = pair.arguments[1] if pair is not None else keyword(call, "at")
        mounted = pair.arguments[0] if pair is not None else call.arguments[0] if call.arguments else None
        if at is not None:
            yield Drawn("ANY", frame.below(place(at, frame)).path, "", plain(mounted), frame.guards, call.line, frame=frame)

    def file(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Another file of the same language, drawn here."""
        for one in words(call.arguments[0] if call.arguments else None, frame):
            yield Drawn("", frame.path, "", "", frame.guards, call.line, one, frame)

    def match(self, name: str, call: Call, frame: Frame, depth: int) -> Made:
        """Paths answered by one action, under the word's own method or those of `via`."""
        methods = [name.upper()]
        if self._known["words"][name] == "match":
            methods = [one.upper() for one in words(keyword(call, "via"), frame)] or ["ANY"]
        yield from matched(self._known["canonical"], ["ANY" if one == "ALL" else one for one in methods], call, frame)


def _with_shared(call: Call, of: str, frame: Frame) -> Call:
    """A call with the options that it shares with those around it, but for what it says itself."""
    options = dict(pair for name, pairs in frame.shared if name == of for pair in pairs)
    return replace(call, keywords=(*call.keywords, *(pair for pair in options.items() if keyword(call, pair[0]) is None)))


_MEANINGS: dict[str, Callable[[Words, str, Call, Frame, int], Made]] = {
    "verb": Words.match, "match": Words.match, "root": Words.root, "mount": Words.mount, "namespace": Words.namespace, "scope": Words.scope,
    "controller": Words.controller, "resources": Words.resources, "resource": Words.resources, "member": Words.member,
    "collection": Words.member, "new": Words.member, "nested": Words.nested, "shallow": Words.shallow, "concerns": Words.concerns,
    "draw": Words.file, "each": Words.each, "through": Words.through, "sharing": Words.sharing, "guard": Words.guard,
}
