"""Where an action stands that no attribute gives a path: the application maps patterns in which controllers and actions stand by name.

Which files map them, and how, is data (`path.convention`, docs/rules.md). Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Name, Text
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.prefix import Prefix
from keeper_validate.tree import above, below
from keeper_validate.values import replace

_PLACE = re.compile(r"\{\**(\w+)(?::[^{}=?]*)?(=[^{}?]*)?(\?)?\}")


def placed(prefix: Prefix, path: str, record: Record, handler: Site | None, resolver: Resolver) -> Iterator[Prefix]:
    """The ways to a router, or, where it has no path and needs one, those that the application's patterns make for one of its actions."""
    if record.setting("path.needed") is None or prefix.path or record.first("path") is not None:
        yield prefix
        return
    rules = record.setting("path.convention")
    if rules is None or handler is None or handler.definition is None:
        return
    known = shipped.data(f"rules/{rules}")
    controller = (prefix.owner or record.within).rpartition(".")[2]
    if not controller.endswith(known["ending"]):
        return
    area = _area(path, record.within, known, resolver)
    said = {
        **({"area": area} if area is not None else {}),
        "controller": controller.removesuffix(known["ending"]),
        "action": handler.definition.name.rpartition(".")[2].removesuffix(known["asynchronous"]),
    }
    takes = frozenset(one.name for one in handler.definition.parameters)
    patterns = _patterns(path, known, resolver)
    fitting = [one for one in patterns or () if ("{area" in one) == (area is not None)]
    for one in fitting:
        yield replace(prefix, path=_filled(one, said, takes))
    if not fitting and (patterns is None or patterns):
        yield replace(prefix, path="/".join(("", *said.values())), resolved=False)


def _area(path: str, scope: str, known: dict[str, Any], resolver: Resolver) -> str | None:
    """The area that an attribute of a controller names."""
    module = resolver.sources.names(path)
    found = resolver.scopes(module).definition(scope) if module is not None else None
    for mark in found.decorators if found is not None else ():
        if isinstance(mark, Call) and mark.function == Name(known["area"]) and mark.arguments and isinstance(mark.arguments[0], Text):
            return mark.arguments[0].value
    return None


def _patterns(path: str, known: dict[str, Any], resolver: Resolver) -> tuple[str, ...] | None:
    """The patterns that the nearest application maps; None where no file tells."""
    told = False
    for folder in above(path):
        for name in known["files"]:
            written = resolver.sources.tree.read(below(folder, name))
            text = written.decode("utf-8", "replace") if written is not None else ""
            found = (*re.findall(known["patterns"], text), *(one for word, one in known["usual"].items() if word in text))
            if found:
                return found
            told = told or re.search(known["alone"], text) is not None
    return () if told else None


def _filled(pattern: str, said: dict[str, str], takes: frozenset[str]) -> str:
    """A pattern with its words filled in, without those at its end that stand for what is meant where nothing is said, or that the action
    does not take."""
    segments: list[str] = []
    for segment in reversed(pattern.strip("/").split("/")):
        word = _PLACE.fullmatch(segment)
        name, usual = (word[1], (word[2] or "=")[1:]) if word is not None else ("", "")
        value = said.get(name, f"{{{name}}}" if name else segment)
        left_out = (name in said and value == usual) or (word is not None and name not in said and (usual or word[3]) and name not in takes)
        if segments or not left_out:
            segments.append(value)
    return "/" + "/".join(reversed(segments))
