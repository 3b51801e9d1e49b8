"""Where Go import paths lead, by the `go.mod` files of a tree, and the names that packages have. Must not parse Go source."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache

from keeper_validate.errors import KeeperError
from keeper_validate.tree import Tree

_MODULE = re.compile(r"^[ \t]*module\s+\"?([^\s\"]+)", re.MULTILINE)
_REPLACE = re.compile(r"^[ \t]*(?:replace\s+)?([^\s()]+)(?:\s+v\S+)?\s+=>\s+(\.{1,2}/\S*|\.{1,2})\s*(?://.*)?$", re.MULTILINE)
_VERSION = re.compile(r"v[0-9]+$")
_DOTTED_VERSION = re.compile(r"\.v[0-9]+$")
# At the margin, or indented once in a parenthesised group.
_DECLARATION = re.compile(rb"^(?:func|type|var|const)\s+(\w+)|^\t(\w+)", re.MULTILINE)
_METHOD = re.compile(rb"^func\s+\(\s*(?:\w+\s+)?\*?(\w+)[^)\n]*\)\s*(\w+)", re.MULTILINE)
_WORDS = re.compile(r"[^A-Za-z0-9_]+")


def package_names(module: str) -> tuple[str, ...]:
    """The names that a package of an import path plausibly has, best first: `…/jwt/v5` is `jwt`, `…/go-redis` is `redis`; `…/api/v1` is
    `v1`, as the first version of a module is not in its path."""
    parts = module.split("/")
    version = (parts.pop(),) if len(parts) > 1 and _VERSION.match(parts[-1]) else ()
    last = _DOTTED_VERSION.sub("", parts[-1])
    words = [word for word in _WORDS.split(last) if word]
    telling = [word for word in words if word not in ("go", "golang")] or words
    named = tuple(telling) if len(telling) < 2 else ("".join(telling), telling[-1], telling[0])
    return (*version, *named) if version in (("v0",), ("v1",)) else named


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The files of the package that a module path names, seen from a file."""
    roots = _roots(tree, posixpath.dirname(path))
    if not roots:
        yield from _unrooted(tree, module)
    for prefix, root in roots:
        if module == prefix or module.startswith(prefix + "/"):
            yield from _files(tree, posixpath.join(root, module[len(prefix) + 1 :]).rstrip("/"), False)


def _unrooted(tree: Tree, module: str) -> Iterator[str]:
    """The files of a package where no `go.mod` tells what the tree is called: behind a host and the one or two names of a repository,
    the path of a folder of the tree."""
    parts = module.split("/")
    if "." not in parts[0]:
        return
    for name, least in ((3, 4), (2, 4), (1, 3)):
        found = tuple(_files(tree, "/".join(parts[name:]), False)) if len(parts) >= least else ()
        if found:
            yield from found
            return


def siblings(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The other files of a file's own package that may declare a name at their top; tests are seen by tests only."""
    wanted = name.encode("utf-8", "surrogateescape")
    for other in _files(tree, posixpath.dirname(path), path.endswith("_test.go")):
        entry = tree.entry(other)
        if other != path and entry is not None and entry.is_file and wanted in _declared(tree, entry.oid):
            yield other


@lru_cache(maxsize=4096)
def _declared(tree: Tree, oid: str) -> frozenset[bytes]:
    """The names that a file may declare at its top, and methods as `Type.method`, by its text: reading a package's files for a name that
    none has costs a parse each."""
    try:
        source = tree.blob(oid)
        methods = (b"%s.%s" % found for found in _METHOD.findall(source))
        return frozenset((*(outer or inner for outer, inner in _DECLARATION.findall(source)), *methods))
    except KeeperError:
        return frozenset()


def _files(tree: Tree, folder: str, tests: bool) -> Iterator[str]:
    for name, entry in tree.names(folder):
        if name.endswith(".go") and not entry.is_directory and (tests or not name.endswith("_test.go")):
            yield f"{folder}/{name}" if folder else name


def _roots(tree: Tree, folder: str) -> tuple[tuple[str, str], ...]:
    """Module paths and their folders, from the nearest `go.mod` upwards, with what these replace by local folders."""
    found: list[tuple[str, str]] = []
    while True:
        found += _module(tree, folder)
        if not folder:
            return tuple(found)
        folder = posixpath.dirname(folder)


@lru_cache(maxsize=512)
def _module(tree: Tree, folder: str) -> tuple[tuple[str, str], ...]:
    data = tree.read(f"{folder}/go.mod" if folder else "go.mod")
    if data is None:
        return ()
    text = data.decode("utf-8", "replace")
    own = _MODULE.search(text)
    replaced = ((match[1], _joined(folder, match[2])) for match in _REPLACE.finditer(text))
    return (*(((own[1], folder),) if own else ()), *(pair for pair in replaced if not pair[1].startswith("..")))


def _joined(folder: str, relative: str) -> str:
    joined = posixpath.normpath(posixpath.join(folder, relative))
    return "" if joined == "." else joined
