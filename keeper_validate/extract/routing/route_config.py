"""Route modules that a configuration file lists by path: `route("users/:id", "./user.tsx", [...])`, `index`, `layout`, `prefix`.

Which file and which functions is said by `rules/ecmascript/filesystem.yaml`. Must not resolve anything but that file."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, Text
from keeper_validate.extract.routing.route_path import join, page_path, piece
from keeper_validate.extract.sources import Sources


def listed(config: str, sources: Sources) -> dict[str, tuple[str, ...]]:
    """The route modules that a configuration names, each with its paths; frames, which others stand in, are left out."""
    module = sources.beyond(config)
    export = next((export for export in module.exports if export.name == "default"), None) if module is not None else None
    if module is None or export is None:
        return {}
    values = {definition.name: definition.value for definition in module.definitions if definition.value is not None}
    found: dict[str, dict[str, None]] = {}
    for file, whole in _routes(values.get(export.local or ""), "", values, 0):
        found.setdefault(_beside(config, file), {})[page_path(whole)] = None
    return {file: tuple(paths) for file, paths in found.items()}


def _routes(value: Expression | None, above: str, values: dict[str, Expression], depth: int) -> Iterator[tuple[str, str]]:
    if depth > 12 or value is None:
        return
    if isinstance(value, Items):
        for item in value.values:
            yield from _routes(item, above, values, depth + 1)
    elif isinstance(value, Member) and value.name == "...":
        yield from _routes(value.of, above, values, depth + 1)
    elif isinstance(value, Name):
        yield from _routes(values.get(value.name), above, values, depth + 1)
    elif isinstance(value, Call) and isinstance(value.function, Name):
        yield from _called(value.function.name.rpartition(".")[2], value.arguments, above, values, depth)


def _called(
    name: str, arguments: tuple[Expression, ...], above: str, values: dict[str, Expression], depth: int
) -> Iterator[tuple[str, str]]:
    texts = [argument.value for argument in arguments if isinstance(argument, Text)]
    children = next((argument for argument in arguments if isinstance(argument, Items | Name)), None)
    inside = not isinstance(children, Items) or bool(children.values)
    if name == "index" and texts:
        yield texts[0], above
    elif name == "layout":
        yield from _routes(children, above, values, depth + 1)
    elif name == "prefix" and texts:
        yield from _routes(children, join(above, piece(texts[0])), values, depth + 1)
    elif name == "route" and texts:
        whole = join(above, piece(texts[0])) if len(texts) > 1 else above
        frames = children is not None and inside and (not piece(texts[0]) or _has_index(children, values))
        if not frames:
            yield texts[-1], whole
        yield from _routes(children, whole, values, depth + 1)


def _has_index(children: Expression, values: dict[str, Expression]) -> bool:
    listed = values.get(children.name) if isinstance(children, Name) else children
    calls = listed.values if isinstance(listed, Items) else ()
    return any(isinstance(call, Call) and isinstance(call.function, Name) and call.function.name == "index" for call in calls)


def _beside(config: str, file: str) -> str:
    folder = config.rpartition("/")[0]
    name = file.removeprefix("./")
    return f"{folder}/{name}" if folder else name
