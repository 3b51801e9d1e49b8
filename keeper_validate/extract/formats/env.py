"""The variables that a project's sample of its environment declares (`.env.example`), and where such samples stand.

Which files are samples is data (`rules/lexicon/environment.yaml`). Must not hold any value: a sample can turn out to be the real one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.tree import Tree

_DECLARED = re.compile(r"^[ \t]*(?:export\s+)?([A-Za-z_]\w*)\s*=|^[ \t]*#\s*(?:export\s+)?([A-Z][A-Z0-9_]+)=", re.ASCII | re.MULTILINE)


def is_sample(path: str) -> bool:
    """Whether a path is a sample of the environment."""
    name = path.rpartition("/")[2]
    return "env" in name and any(fnmatchcase(name, glob) for glob in _samples())


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """Each variable where it first stands; one that is commented out is declared, too."""
    text = source.decode("utf-8", "replace")
    found: dict[str, Element] = {}
    for match in _DECLARED.finditer(text):
        name, line = match[1] or match[2], text.count("\n", 0, match.start(1 if match[1] else 2)) + 1
        if name not in given():
            found.setdefault(name, Element("env_var", name, "", line, line, "env", facets=(Facet("read", "sample"),)))
    return tuple(found.values()), ()


def samples(paths: Iterable[str], tree: Tree) -> tuple[str, ...]:
    """The samples beside some paths and above them that are not among these: what a project already reads from its environment."""
    asked = frozenset(paths)
    folders = {path[:end] for path in asked for end in _ends(path)}
    there = (f"{folder}/{name}" if folder else name for folder in sorted(folders) for name, _ in tree.names(folder) if is_sample(name))
    return tuple(path for path in there if path not in asked)


def _ends(path: str) -> Iterable[int]:
    return (0, *(at for at, character in enumerate(path) if character == "/"))


@cache
def given() -> frozenset[str]:
    """The variables that the platform gives, and no project invents."""
    return frozenset(shipped.data("rules/lexicon/environment")["given"])


@cache
def _samples() -> tuple[str, ...]:
    return tuple(shipped.data("rules/lexicon/environment")["samples"])
