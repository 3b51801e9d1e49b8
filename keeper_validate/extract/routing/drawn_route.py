"""One route as a routing language draws it: its path in the frame around it, and what answers. Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate.extract.constants import is_open
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, Text, keyword, plain
from keeper_validate.extract.routing.drawn_frame import Frame, place, word
from keeper_validate.values import dataclass, replace

PAGE = "page"
"""The method of what is shown at a path and is no route."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One route as it is drawn; `controller` is empty where no controller answers, `draws` names a file that is drawn here, the method is
    PAGE where a page is shown."""

    method: str
    path: str
    controller: str
    action: str
    guards: tuple[str, ...]
    line: int
    draws: str = ""
    frame: Frame = Frame()


def matched(canonical: Collection[str], methods: list[str], call: Call, frame: Frame) -> Iterator[Drawn]:
    """The routes of a word that names paths; `canonical` actions stand at the place of their resource itself."""
    for argument in call.arguments:
        path, to = argument, keyword(call, "to")
        if isinstance(argument, Call) and argument.function == Name("=>"):
            path, to = argument.arguments
        for one in path.values if isinstance(path, Items) else (path,):
            yield from _matched(canonical, methods, one, to, call, frame)


def answer(to: Expression | None, own: str, frame: Frame) -> tuple[str, str]:
    """The controller and action that answer; an empty controller and what is written where another thing does."""
    written = word(to, frame) if to is not None else None
    if to is not None and written is None:
        return "", plain(to.function) if isinstance(to, Call) else plain(to)
    if written is not None and "#" in written:
        controller, _, action = written.partition("#")
        return controller or frame.controller, action
    if written is not None:
        return frame.controller, written
    parts = own.partition("(")[0].strip("/").split("/")
    if frame.controller or len(parts) == 1:
        # a word alone in a module is an action of the controller that is named like the module
        return frame.controller or (f"/{frame.module}" if frame.module else ""), parts[-1].replace("-", "_")
    return "/".join(parts[:-1]), parts[-1].replace("-", "_")


def routes(methods: list[str], frame: Frame, path: str, controller: str, action: str, line: int) -> Iterator[Drawn]:
    """One route for each method."""
    for method in methods:
        yield Drawn(method, path or "/", frame.controlled(controller) if controller else "", action, frame.guards, line, frame=frame)


def _matched(
    canonical: Collection[str], methods: list[str], path: Expression, to: Expression | None, call: Call, frame: Frame
) -> Iterator[Drawn]:
    own = place(path, frame)
    if not own and not isinstance(path, Text):
        return
    standing = _place(word(keyword(call, "on"), frame), frame)
    spelled = keyword(call, "path")
    written = place(spelled, frame) if spelled is not None else own
    if spelled is None and _is_symbol(path, frame):
        written = "" if own in canonical and standing.level in ("member", "collection", "new") else frame.segment(own)
    action, named = word(keyword(call, "action"), frame) or ("" if is_open(own) else own), word(keyword(call, "controller"), frame)
    controller, action = answer(to, action, replace(standing, controller=named) if named else standing)
    yield from routes(methods, standing, standing.below(written).path, controller, action, call.line)


def _place(on: str | None, frame: Frame) -> Frame:
    if on is not None:
        return frame.at(on)
    if frame.level == "resources":
        return frame.nested()
    return frame.at("member") if frame.level == "resource" else frame


def _is_symbol(path: Expression, frame: Frame) -> bool:
    return isinstance(path, Literal) or (isinstance(path, Name) and isinstance(dict(frame.names).get(path.name), Literal))
