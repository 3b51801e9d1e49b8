"""Dependencies declared in TOML: `pyproject.toml` (PEP 621, dependency groups, Poetry, PDM, uv), `Pipfile` and `Cargo.toml`.

The TOML library knows no lines, so each is found again in the text. Must not resolve versions."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from keeper_validate.extract.manifests.declared import Declared, NotAManifest, lies_beside, python_name, requirement

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_WHERE = re.compile(r"\(at line (\d+)")
_CARGO = {"dependencies": "main", "dev-dependencies": "dev", "build-dependencies": "build"}


class Lines:
    """Finds where a text stands, each next asking behind the last place of the same text."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._after: dict[str, int] = {}

    def of(self, wanted: str) -> int:
        """The line that holds a text."""
        return self._next(wanted, lambda line: wanted in line)

    def key(self, name: str) -> int:
        """The line that sets a key, or heads its table."""
        pattern = re.compile(rf"\s*[\"']?{re.escape(name)}[\"']?\s*[.=]|\s*\[.*[.\"']{re.escape(name)}[\"']?\]")
        return self._next(f"{name} =", lambda line: pattern.match(line) is not None)

    def _next(self, key: str, holds: Any) -> int:
        for number in range(self._after.get(key, 0), len(self._lines)):
            if holds(self._lines[number]):
                self._after[key] = number + 1
                return number + 1
        return max(self._after.get(key, 1), 1)


def pyproject(data: bytes) -> Iterator[Declared]:
    """What a Python project declares, by whichever tool."""
    table, lines = read(data)
    project = _table(table, "project")
    yield from _listed(project.get("dependencies"), "main", lines)
    for extra, listed in _table(project, "optional-dependencies").items():
        yield from _listed(listed, extra, lines)
    for group, listed in _table(table, "dependency-groups").items():
        yield from _listed(listed, group, lines)
    tool = _table(table, "tool")
    poetry = _table(tool, "poetry")
    yield from _keyed(poetry.get("dependencies"), "main", lines)
    yield from _keyed(poetry.get("dev-dependencies"), "dev", lines)
    for group, content in _table(poetry, "group").items():
        yield from _keyed(_mapping(content).get("dependencies"), group, lines)
    for group, listed in _table(_table(tool, "pdm"), "dev-dependencies").items():
        yield from _listed(listed, group, lines)
    yield from _listed(_table(tool, "uv").get("dev-dependencies"), "dev", lines)


def pipfile(data: bytes) -> Iterator[Declared]:
    """Pipenv's packages."""
    table, lines = read(data)
    yield from _keyed(table.get("packages"), "main", lines)
    yield from _keyed(table.get("dev-packages"), "dev", lines)


def cargo(data: bytes) -> Iterator[Declared]:
    """A crate's dependencies, those of its targets and of its workspace."""
    table, lines = read(data)
    targets = [_mapping(value) for value in _table(table, "target").values()]
    for holder in (table, _table(table, "workspace"), *targets):
        for key, group in _CARGO.items():
            for name, value in _mapping(holder.get(key)).items():
                package = _mapping(value).get("package", name)
                yield Declared(str(package), group, _constraint(value), lines.key(name), _is_own(value))


def read(data: bytes) -> tuple[Mapping[str, Any], Lines]:
    """The tables of a TOML text, and the lines that they stand in; raises NotAManifest."""
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    try:
        return tomllib.loads(text), Lines(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        where = _WHERE.search(str(error))
        raise NotAManifest(f"not TOML: {error}", int(where[1]) if where else 0) from error


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _table(holder: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return _mapping(holder.get(key))


def _listed(value: Any, group: str, lines: Lines) -> Iterator[Declared]:
    for item in value if isinstance(value, list) else ():
        found = requirement(item) if isinstance(item, str) else None
        if found is not None:
            yield Declared(found[0], group, found[1], lines.of(item))


def _keyed(value: Any, group: str, lines: Lines) -> Iterator[Declared]:
    for name, constraint in _mapping(value).items():
        if name != "python":
            yield Declared(python_name(name), group, _constraint(constraint), lines.key(name), _is_own(constraint))


def _constraint(value: Any) -> str:
    """The version as it is written, or the repository that stands in its place."""
    told = _mapping(value)
    return value if isinstance(value, str) else str(told.get("version", "")) or (f"git+{told['git']}" if told.get("git") else "")


def _is_own(value: Any) -> bool:
    """Whether a package is given by its path, or as the workspace has it, which declares it itself."""
    return _mapping(value).get("workspace") is True or lies_beside(_mapping(value).get("path"))
