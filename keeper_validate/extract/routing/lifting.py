"""What opens a handler to everybody, whatever guards its router: `@Public()` on it, or on its class.

Must not know any framework; which decorators do is the record's to say (`guard.lifted`)."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, plain
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.site import Site


def lifted(record: Record, site: Site | None) -> bool:
    """Whether a handler's decorators lift what guards its router."""
    return _opens(record, site.definition if site is not None else None)


def open_class(record: Record, site: Site | None, resolver: Resolver) -> Key | None:
    """The class around a handler whose decorators lift what guards it from above; what it puts on itself stands."""
    scope = site.definition.name.rpartition(".")[0] if site is not None and site.definition is not None else ""
    module = resolver.sources.names(site.path) if site is not None and scope and record.setting("guard.lifted") else None
    owner = resolver.scopes(module).definition(scope) if module is not None else None
    return (site.path, scope) if site is not None and _opens(record, owner) else None


def decorator_name(decorator: Expression) -> str:
    """What a decorator is called, without where it comes from and what it is given."""
    return plain(decorator.function if isinstance(decorator, Call) else decorator).rpartition(".")[2]


def _opens(record: Record, definition: Definition | None) -> bool:
    wanted = (record.setting("guard.lifted") or "").split()
    return definition is not None and any(decorator_name(one) in wanted for one in definition.decorators if wanted)
