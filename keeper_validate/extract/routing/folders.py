"""Plugins registered by their folder: every file below it is mounted, under the path of its own folder. Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate.extract.expression import Call, Expression, Literal, Text
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.route_path import join

_MARK = re.compile("/_([^/]+)")


def mounted_files(
    path: str, record: Record, modules: Iterable[tuple[str, Module]], resolver: Resolver, start: str | None = ""
) -> Iterator[tuple[str, str | None]]:
    """The files below the folder that a record's `@folder` names, each with its prefix behind `start` (None where one is not known): that
    which it says itself (`folder.prefix`), else that of its place, unless it is not `@named`; none at all where it leaves prefixes aside
    (`prefix.without`)."""
    capture = record.first("folder")
    written = _text(capture.value) if capture is not None else None
    if written is None:
        return
    named = record.first("named")
    plain = named is not None and named.value == Literal("false")
    marked = (given := record.first("marked")) is not None and given.value == Literal("true")
    folder = normal(path.rpartition("/")[0], written)
    for other, module in modules:
        if folder is not None and other.startswith(folder + "/") and other != path:
            rest = other[len(folder) + 1 :].rpartition("/")[0]
            said = next((one for one in module.definitions if one.name == record.setting("folder.prefix")), None)
            own = None if said is None or said.value is None else _text(said.value)
            lies = f"/{rest}" if rest and not plain else ""
            place = own if said is not None else _MARK.sub(r"/{\1}", lies) if marked else lies
            whole = join(start, place) if start is not None and place is not None else None
            yield other, "" if _leaves_aside(other, record, resolver) else whole


def _leaves_aside(path: str, record: Record, resolver: Resolver) -> bool:
    """Whether a file offers what is made to leave a prefix aside."""
    offered = resolver.member(path, "default") if record.setting("prefix.without") is not None else None
    made = offered.definition.value if isinstance(offered, Site) and offered.definition is not None else None
    if not isinstance(offered, Site) or not isinstance(made, Call):
        return False
    return matches_name(resolver.qualified(offered.path, "", made.function), record.setting("prefix.without") or "")


def _text(expression: Expression) -> str | None:
    """The text in an expression such as `path.join(__dirname, "routes")`."""
    if isinstance(expression, Text):
        return expression.value
    found = (_text(argument) for argument in expression.arguments) if isinstance(expression, Call) else ()
    return next((text for text in found if text), None)
