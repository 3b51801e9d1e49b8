"""Which of a change's files run the gate: workflows and hook configurations that name this program on the law side.

Must not read the change."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate import shipped
from keeper_validate.pathglob import matches_any
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree


def gates(law: Tree, paths: Iterable[str]) -> tuple[str, ...]:
    """Those of the paths whose content in the law tree runs the program."""
    data = shipped.data("rules/codes/trust")
    hosts, names = tuple(data["hosts"]), [name.encode() for name in data["programs"]]
    lending = dict(data["lending"])
    return tuple(
        path for path in sorted(paths) if matches_any(path, hosts)
        and any(name in _content(law, one) for one in _with_lender(path, lending) for name in names)
    )


def _with_lender(path: str, lending: dict[str, str]) -> tuple[str, ...]:
    """A file, and the one beside it whose gate it can switch off."""
    folder, _, name = path.rpartition("/")
    return (path, f"{folder}/{lending[name]}") if name in lending else (path,)


def _content(law: Tree, path: str) -> bytes:
    try:
        return law.read(path) or b""
    except TooLarge:
        return b""
