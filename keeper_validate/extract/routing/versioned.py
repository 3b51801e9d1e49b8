"""Versions that stand in a route's path by a parameter, and that decorators of its handler or of the class around it name.

Must not know any framework; which decorators do is the record's to say (`version.placed`)."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Literal, Text
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.lifting import decorator_name

_PLACE, _MINOR = "{version}", ".0"


def versioned(whole: str, record: Record, handler: Site | None, resolver: Resolver) -> Iterator[str]:
    """A path under each version that is named, the handler's own before those of its class; as it is where none is."""
    wanted = (record.setting("version.placed") or "").split()
    own = handler.definition if handler is not None and wanted and _PLACE in whole else None
    module = resolver.sources.names(handler.path) if own is not None and handler is not None else None
    around = resolver.scopes(module).definition(own.name.rpartition(".")[0]) if own is not None and module is not None else None
    named = next(filter(None, (_named(one, wanted) for one in (own, around))), ())
    yield from (whole.replace(_PLACE, one.removesuffix(_MINOR)) for one in named) if named else (whole,)


def _named(definition: Definition | None, wanted: list[str]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for one in definition.decorators if definition is not None else ():
        given = one.arguments[0] if isinstance(one, Call) and one.arguments and decorator_name(one) in wanted else None
        found.update({given.value: None} if isinstance(given, Text | Literal) else {})
    return tuple(found)
