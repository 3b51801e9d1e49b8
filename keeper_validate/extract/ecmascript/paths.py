"""Which files a module specifier can lead to: relative paths, the aliases of a project's configuration, and packages of the workspace.

Must not read anything but the configuration files that say so (`ecmascript.config`)."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.ecmascript import config as ecmascript_config
from keeper_validate.extract.naming.relative import normal
from keeper_validate.tree import Tree, above, below

_SUFFIXES = (".ts", ".tsx", ".js", ".jsx", ".mts", ".mjs", ".cts", ".cjs", ".vue", ".svelte")
_WRITTEN = {".js": (".ts", ".tsx", ".js", ".jsx"), ".jsx": (".tsx", ".jsx"), ".mjs": (".mts", ".mjs"), ".cjs": (".cts", ".cjs")}
# Where aliases lead that tools bring along without configuration.
_CUSTOMARY = {
    "@/": ("src/", "app/", "", "resources/js/", "resources/assets/js/"), "~/": ("src/", "app/", ""), "$lib/": ("src/lib/",),
    "@@/": ("",), "~~/": ("",), "#server/": ("server/",), "#shared/": ("shared/",),
}


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The files that `module`, as written in `path`, may name, best first."""
    folder = path.rpartition("/")[0]
    if module.startswith("."):
        target = normal(folder, module)
        if target is not None:
            yield from _files(target, tree)
        return
    if module.startswith("node:"):
        return
    config = ecmascript_config.near(folder, tree)
    for target in config.targets(module):
        yield from _files(target, tree)
    for alias, places in _CUSTOMARY.items():
        if module.startswith(alias):
            for outer in (folder, *above(folder)):
                yield from (found for place in places for found in _files(below(outer, f"{place}{module[len(alias) :]}"), tree))
    package = ecmascript_config.workspace(module, config, tree)
    for target in package:
        yield from _files(target, tree)


def door(module: str, path: str, tree: Tree) -> str:
    """The package that a path leads to the root of, `require("../..")`, or to the file in it that is called as it is,
    `require("../lib/express")`; empty for any other path."""
    target = normal(path.rpartition("/")[0], module)
    if target is None:
        return ""
    if not module.strip("./"):
        return ecmascript_config.package_name(target, tree)
    folder, _, last = target.rpartition("/")
    name = next((found for one in (folder, *above(folder)) if (found := ecmascript_config.package_name(one, tree))), "")
    return name if name and last in (name, f"{name}.js") else ""


def _files(target: str, tree: Tree) -> Iterator[str]:
    """The files that a path without or with its suffix may mean, of those whose folder is there: most guesses miss by their folder."""
    folder = target.rpartition("/")[0]
    if folder and tree.entry(folder) is None:
        return
    dot = target.rfind(".")
    suffix = target[dot:] if dot > target.rfind("/") else ""
    written = _WRITTEN.get(suffix)
    if written is not None:
        yield from (target[:dot] + choice for choice in written)
    elif suffix in _SUFFIXES:
        yield target
    if target:
        yield from (target + choice for choice in _SUFFIXES)
    if not target or tree.entry(target) is not None:
        yield from (f"{target}/index{choice}" if target else f"index{choice}" for choice in _SUFFIXES)
