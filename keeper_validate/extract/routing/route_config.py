"""Route modules that a configuration file lists by path: `route("users/:id", "./user.tsx", [...])`, `index`, `layout`, `prefix`.

Which file that is says `rules/ecmascript/filesystem.yaml`; parts of the list may stand in other files, or be put together by a function
of the tree. Must not tell what a module offers."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, Text
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.extract.routing.route_path import join, page_path, piece

# How many names are followed, one to the next; how deep a list is nested is no matter.
_DEPTH = 12


def listed(config: str, resolver: Resolver) -> dict[str, tuple[str, ...]]:
    """The route modules that a configuration names, each with its paths; frames, which others stand in, are left out."""
    module = resolver.sources.beyond(config)
    export = next((export for export in module.exports if export.name == "default"), None) if module is not None else None
    if export is None or export.local is None:
        return {}
    found: dict[str, dict[str, None]] = {}
    for file, whole in _Lists(resolver).routes(config, "", Name(export.local), "", 0):
        found.setdefault(_beside(config, file), {})[page_path(whole)] = None
    return {file: tuple(paths) for file, paths in found.items()}


class _Lists:
    """Lists of routes, followed by name through the files of one tree."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver

    def routes(self, path: str, scope: str, value: Expression, above: str, depth: int) -> Iterator[tuple[str, str]]:
        """Each module that a list names, with its path."""
        if depth > _DEPTH:
            return
        if isinstance(value, Items):
            for item in value.values:
                yield from self.routes(path, scope, item, above, depth)
        elif isinstance(value, Member) and value.name == "...":
            yield from self.routes(path, scope, value.of, above, depth)
        elif isinstance(value, Name):
            where, inside, meant = self._meant(path, scope, value)
            if meant is not None:
                yield from self.routes(where, inside, meant, above, depth + 1)
        elif isinstance(value, Call) and isinstance(value.function, Name):
            yield from self._called(path, scope, value, above, depth)

    def _meant(self, path: str, scope: str, name: Name) -> tuple[str, str, Expression | None]:
        """What a name stands for, and where that is written."""
        target = self._resolver.target(path, scope, name)
        definition = target.definition if isinstance(target, Site) and not target.rest else None
        if not isinstance(target, Site) or definition is None or definition.form != "value":
            return path, scope, None
        return target.path, definition.name.rpartition(".")[0], definition.value

    def _called(self, path: str, scope: str, call: Call, above: str, depth: int) -> Iterator[tuple[str, str]]:
        texts = [argument.value for argument in call.arguments if isinstance(argument, Text)]
        children = next((argument for argument in call.arguments if isinstance(argument, Items | Name)), None)
        name = self._name(path, scope, call.function)
        if name == "index" and texts:
            yield texts[0], above
        elif name == "layout" and children is not None:
            yield from self.routes(path, scope, children, above, depth)
        elif name == "prefix" and texts and children is not None:
            yield from self.routes(path, scope, children, join(above, piece(texts[0])), depth)
        elif name == "route" and texts:
            whole = join(above, piece(texts[0])) if len(texts) > 1 else above
            if not self._is_frame(path, scope, children, not piece(texts[0])):
                yield texts[-1], whole
            if children is not None:
                yield from self.routes(path, scope, children, whole, depth)
        elif isinstance(self._resolver.target(path, scope, call.function), Site):
            for part in call.arguments:
                yield from self.routes(path, scope, part, above, depth)

    def _name(self, path: str, scope: str, function: Expression) -> str:
        """What a function is called where it comes from."""
        target = self._resolver.target(path, scope, function)
        written = function.name if isinstance(function, Name) else ""
        return (target.name if isinstance(target, External) else written).rpartition(".")[2]

    def _is_frame(self, path: str, scope: str, children: Expression | None, is_pathless: bool) -> bool:
        """Whether others stand in a route, one of them at its own path."""
        where, inside, inner = self._meant(path, scope, children) if isinstance(children, Name) else (path, scope, children)
        calls = inner.values if isinstance(inner, Items) else ()
        if children is None or (isinstance(children, Items) and not calls):
            return False
        return is_pathless or any(isinstance(call, Call) and self._name(where, inside, call.function) == "index" for call in calls)


def _beside(config: str, file: str) -> str:
    folder = config.rpartition("/")[0]
    name = file.removeprefix("./")
    return f"{folder}/{name}" if folder else name
