"""Plugins registered by their folder: every file below it is mounted, under the path of its own folder. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.expression import Call, Expression, Literal, Text
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.relative import normal


def mounted_files(path: str, record: Record, modules: Iterable[tuple[str, Module]]) -> Iterator[tuple[str, str | None]]:
    """The files below the folder that a record's `@folder` names, each with the prefix that it says itself (`folder.prefix`; None where
    that is not known), else with that of its place, unless it is not `@named`."""
    capture = record.first("folder")
    written = _text(capture.value) if capture is not None else None
    if written is None:
        return
    named = record.first("named")
    plain = named is not None and isinstance(named.value, Literal) and named.value.value == "false"
    folder = normal(path.rpartition("/")[0], written)
    for other, module in modules:
        if folder is not None and other.startswith(folder + "/") and other != path:
            rest = other[len(folder) + 1 :].rpartition("/")[0]
            said = next((one for one in module.definitions if one.name == record.setting("folder.prefix")), None)
            own = None if said is None or said.value is None else _text(said.value)
            yield other, own if said is not None else f"/{rest}" if rest and not plain else ""


def _text(expression: Expression) -> str | None:
    """The text in an expression such as `path.join(__dirname, "routes")`."""
    if isinstance(expression, Text):
        return expression.value
    found = (_text(argument) for argument in expression.arguments) if isinstance(expression, Call) else ()
    return next((text for text in found if text), None)
