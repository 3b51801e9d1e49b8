"""What stands guard before a router as a whole: `app.use(requireAuth)`, `include_router(users, dependencies=[Depends(current_user)])`. A
change shows such a line without the routes behind it, which stand in other files.

Must not know any framework, nor where a router is mounted."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.element import DOOR, Use
from keeper_validate.extract.asking import GIVEN, is_guard
from keeper_validate.extract.expression import plain
from keeper_validate.extract.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.guards import guard_names

_KINDS = frozenset({"router", "mount"})
_LONGEST = 80


def doors(path: str, module: Module, resolver: Resolver) -> Iterator[Use]:
    """Each router that a file names with each guard that it puts before it, and once without any, which says that it stands there."""
    for record in merged(path, module, _KINDS, resolver):
        guards = [guard for guard in guard_names(record) if is_guard(guard)]
        for router in _routers(record):
            if router not in guards:
                yield from (Use("door", f"{router}{DOOR}{_written(guard)}", path, record.line) for guard in ("", *guards))


def _routers(record: Record) -> Iterator[str]:
    role = "child" if record.setting("kind") == "mount" else "router" if record.first("name") is None else "name"
    for capture in record.all(role):
        written = plain(capture.value)
        if written and len(written) <= _LONGEST:
            yield written


def _written(guard: str) -> str:
    name, _, given = guard.partition(GIVEN)
    return f"{name}({given})" if given else name
