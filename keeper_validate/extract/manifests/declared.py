"""One declared dependency, and the names of packages as their registries compare them. Must not read a manifest."""

from __future__ import annotations

import re

from keeper_validate.values import dataclass

_SEPARATORS = re.compile(r"[-_.]+")
_COPIED = frozenset({"vendor", "vendored", "third_party", "third-party", "node_modules"})
_REQUIREMENT = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\])?\s*(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Declared:
    """A package, the group it is declared in (`main`, `dev`, `peer`, an extra), its version constraint as written, its line, and whether it
    is the project's own: another of its workspace, or one that lies beside it."""

    name: str
    group: str
    constraint: str
    line: int
    own: bool = False


class NotAManifest(Exception):
    """The file is not what its name says; the message says why."""

    def __init__(self, why: str, line: int = 0) -> None:
        super().__init__(why)
        self.line = line


def lies_beside(path: object) -> bool:
    """Whether a path leads to a package of the project, and not to what was copied into it."""
    return isinstance(path, str) and _COPIED.isdisjoint(path.split("/"))


def python_name(name: str) -> str:
    """A Python package name in the one form that its registry compares (PEP 503)."""
    return _SEPARATORS.sub("-", name).lower()


def requirement(text: str) -> tuple[str, str] | None:
    """Name and constraint of a Python requirement; None where it names no package."""
    match = _REQUIREMENT.match(text)
    if match is None:
        return None
    constraint = match[2].partition(";")[0].strip()
    return python_name(match[1]), constraint.removeprefix("(").removesuffix(")")
