"""Guards that a router puts before one path and what is below it: `app.use("/admin/*", requireAuth)`.

Must not know any framework, nor where a router is mounted."""

from __future__ import annotations

import re

from keeper_validate.extract.authentication.asking import GIVEN
from keeper_validate.extract.constants import text
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.route_path import join, piece
from keeper_validate.values import dataclass, replace

_REST = re.compile(r"\*|\{\w*[*]\w*\}|\(\.\*\)")
_EVERYWHERE = frozenset({"*", "/*"})
_PARAMETER = re.compile(r"\*|\{\w+\}")


@dataclass(frozen=True, slots=True)
class PathGuards:
    """The guards before a path, as far as that is known from here; `owner` is the router that puts them there, `number` which time."""

    path: str
    guards: tuple[str, ...]
    owner: Key
    number: int

    def below(self, prefix: str) -> PathGuards:
        """The same, seen from what the router is mounted on."""
        return replace(self, path=join(prefix, self.path)) if prefix else self

    def stand_before(self, whole: str) -> bool:
        """Whether a route's path is one that they guard."""
        wanted, there = _segments(self.path), _segments(whole)
        rest = bool(wanted) and _REST.fullmatch(wanted[-1]) is not None
        wanted = wanted[:-1] if rest else wanted
        if len(there) < len(wanted) or (len(there) > len(wanted) and not rest):
            return False
        return all(one == other or _PARAMETER.fullmatch(one) for one, other in zip(wanted, there, strict=False))


def guarded_path(path: str, record: Record, resolver: Resolver) -> str | None:
    """The path that a record puts a guard before, as written; None where it does so before all of a router's."""
    scope = record.first("scope")
    where = text(path, record.within, scope.value, resolver) if scope is not None else None
    whole = where is None or where in _EVERYWHERE or (where == "/" and record.setting("scope.covers") != "path")
    return None if whole else where


def on_path(written: str, guards: tuple[str, ...], below: bool) -> tuple[str, tuple[str, ...]]:
    """A path as it is put before guards, and these; where all that is `below` it is meant, what is called as a part of it is sooner a
    router that is mounted there: `app.use("/auth", auth)`."""
    spelled = piece(written) if not written.endswith("*") else piece(written[:-1]) + "*"
    if not below:
        return spelled, guards
    said = {part.lower() for part in _segments(spelled)}
    kept = tuple(guard for guard in guards if guard.partition(GIVEN)[0].rpartition(".")[2].lower() not in said)
    return spelled if spelled.endswith("*") else spelled.rstrip("/") + "/*", kept


def _segments(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
