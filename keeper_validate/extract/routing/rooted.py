"""Which lists of routes a project serves by its settings, and that what none of these reaches stands nowhere that can be told.

Must not know any framework: which settings name lists say the records (`rooted`, docs/rules.md)."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.configuration import settings
from keeper_validate.extract.constants import text
from keeper_validate.extract.contexts import by_name
from keeper_validate.extract.expression import Entries, Expression
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key


class Rooted:
    """Asked of lists of routes; what was answered of a file once is remembered."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._named: dict[str, frozenset[Key]] = {}

    def serves(self, key: Key) -> bool | None:
        """Whether settings of a project name a list; None where none are seen that name any."""
        if key[0] not in self._named:
            self._named[key[0]] = frozenset(self._roots(key[0]))
        named = self._named[key[0]]
        return key in named if named else None

    def _roots(self, path: str) -> Iterator[Key]:
        module = self._resolver.sources.names(path)
        said = dict.fromkeys(said for record in module.records if (said := record.setting("rooted"))) if module is not None else ()
        for name, _, keys in (one.partition(" ") for one in said):
            for key in keys.split():
                for where, definition in settings(path, key, self._resolver):
                    if by_name(where) == "source":
                        yield from self._lists(where, definition.value, name)

    def _lists(self, path: str, value: Expression | None, name: str) -> Iterator[Key]:
        """The lists that a setting names: by a module, or by each of a mapping."""
        module = self._resolver.sources.names(path)
        for each in value.entries if isinstance(value, Entries) else (("", value),):
            written = text(path, "", each[1], self._resolver)
            found = self._resolver.leads_to(path, module, written) if written and module is not None else None
            if found is not None:
                yield found, name
                yield from self._brought(found, name)

    def _brought(self, path: str, name: str) -> Iterator[Key]:
        """The list of another module that the one which is named only brings along: `from project.urls.base import urlpatterns`."""
        target = self._resolver.follow(path, "", name)
        if isinstance(target, Site) and target.path != path and target.definition is not None and not target.rest:
            yield target.path, target.definition.name
