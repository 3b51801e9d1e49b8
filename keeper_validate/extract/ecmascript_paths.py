"""Which files a module specifier can lead to: relative paths, the aliases of a project's configuration, and packages of the workspace.

Must not read anything but the configuration files that say so."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.tree import Tree

_SUFFIXES = (".ts", ".tsx", ".js", ".jsx", ".mts", ".mjs", ".cts", ".cjs", ".vue", ".svelte")
_WRITTEN = {".js": (".ts", ".tsx", ".js", ".jsx"), ".jsx": (".tsx", ".jsx"), ".mjs": (".mts", ".mjs"), ".cjs": (".cts", ".cjs")}


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The files that `module`, as written in `path`, may name, best first."""
    folder = path.rpartition("/")[0]
    if module.startswith("."):
        target = normal(folder, module)
        if target is not None:
            yield from files(target)


def normal(folder: str, relative: str) -> str | None:
    """A path relative to a folder; None where it leaves the repository."""
    parts = folder.split("/") if folder else []
    for part in relative.split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def files(target: str) -> Iterator[str]:
    """The files that a path without or with its suffix may mean."""
    dot = target.rfind(".")
    suffix = target[dot:] if dot > target.rfind("/") else ""
    written = _WRITTEN.get(suffix)
    if written is not None:
        yield from (target[:dot] + choice for choice in written)
    elif suffix in _SUFFIXES:
        yield target
    if target:
        yield from (target + choice for choice in _SUFFIXES)
    yield from (f"{target}/index{choice}" if target else f"index{choice}" for choice in _SUFFIXES)
