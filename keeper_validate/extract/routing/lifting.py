"""What opens a handler to everybody, whatever guards its router: `@Public()` on it, or on its class.

Must not know any framework; which decorators do is the record's to say (`guard.lifted`)."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, plain
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key


def lifted(record: Record, site: Site | None) -> str:
    """The decorator of a handler that lifts what guards its router; empty where none does."""
    return _opens(record, site.definition if site is not None else None)


def opening(record: Record, site: Site | None, resolver: Resolver) -> str:
    """The decorator that opens a handler to everybody, on it or on the class around it; empty where none does."""
    return lifted(record, site) or _opens(record, _owner(record, site, resolver))


def open_class(record: Record, site: Site | None, resolver: Resolver) -> Key | None:
    """The class around a handler whose decorators lift what guards it from above; what it puts on itself stands."""
    owner = _owner(record, site, resolver)
    return (site.path, owner.name) if site is not None and owner is not None and _opens(record, owner) else None


def decorator_name(decorator: Expression) -> str:
    """What a decorator is called, without where it comes from and what it is given."""
    return plain(decorator.function if isinstance(decorator, Call) else decorator).rpartition(".")[2]


def _owner(record: Record, site: Site | None, resolver: Resolver) -> Definition | None:
    """The class around a handler, where its decorators have a say."""
    scope = site.definition.name.rpartition(".")[0] if site is not None and site.definition is not None else ""
    module = resolver.sources.names(site.path) if site is not None and scope and record.setting("guard.lifted") else None
    return resolver.scopes(module).definition(scope) if module is not None else None


def _opens(record: Record, definition: Definition | None) -> str:
    wanted = (record.setting("guard.lifted") or "").split()
    named = map(decorator_name, definition.decorators) if definition is not None and wanted else ()
    return next((one for one in named if one in wanted), "")
