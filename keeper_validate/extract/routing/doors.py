"""What stands guard before a router as a whole: `app.use(requireAuth)`, `include_router(users, dependencies=[Depends(current_user)])`. A
change shows such a line without the routes behind it, which stand in other files.

Must not know any framework, nor where a router is mounted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import DOOR, ONE_ROUTE, Use
from keeper_validate.extract.authentication.asking import GIVEN, is_guard, named
from keeper_validate.extract.expression import Items, plain
from keeper_validate.extract.handlers import handler_site
from keeper_validate.extract.matching.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.guards import guard_names, handler_guards

_KINDS = frozenset({"router", "mount", "route"})
_ROLES = {"mount": ("child",), "router": ("name", "router")}
_LONGEST = 120


def doors(path: str, module: Module, resolver: Resolver) -> Iterator[Use]:
    """Each router that a file names, each list of guards that it keeps and each route that it registers, with each guard of its own, and
    once without any, which says that it stands there."""
    for record in merged(path, module, _KINDS, resolver):
        own = handler_guards(record, handler_site(path, record, resolver), resolver) if record.setting("kind") == "route" else ()
        guards = [guard for guard in (*guard_names(record), *own) if is_guard(guard)]
        for name in _names(record):
            yield from _told(path, record.line, name, guards) if name not in guards else ()
    for definition in module.definitions:
        if definition.form == "value" and isinstance(definition.value, Items):
            listed = [guard for guard in named(definition.value) if is_guard(guard)]
            yield from _told(path, definition.line, definition.name, listed) if listed or not definition.value.values else ()


def _told(path: str, line: int, name: str, guards: Iterable[str]) -> Iterator[Use]:
    for guard in ("", *dict.fromkeys(guards)):
        asked, _, given = guard.partition(GIVEN)
        yield Use("door", f"{name}{DOOR}{asked}({given})" if given else f"{name}{DOOR}{asked}", path, line)


def _names(record: Record) -> Iterator[str]:
    kind = record.setting("kind") or ""
    if kind == "route":
        told = (plain(one.value) for role in ("method", "path", "handler") for one in record.all(role))
        yield f"{ONE_ROUTE}{' '.join(told)}"[:_LONGEST]
        return
    role = next((role for role in _ROLES[kind] if record.first(role) is not None), "")
    yield from (written for one in record.all(role) if (written := plain(one.value)) and len(written) <= _LONGEST)
