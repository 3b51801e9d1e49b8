"""Where an import leads, as far as its own words tell, and whether the importing file is part of that: what is forbidden to others may
use itself, wherever else it is called so.

Pure. Must not know what a clause forbids."""

from __future__ import annotations

import re
from os.path import basename, commonpath, dirname, join, normpath

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.pathglob import matches, matches_any

_OF_FOLDERS = "/(^|[\\/"
_SPELLED = "/^"  # how an import is written, wherever it leads
_ANYWHERE = re.compile(r"\*\*/\{?([\w,]+)\}?/\*\*")
_PATH = re.compile(r"[\w.()\[\]-]+(?:/[\w.()\[\]-]+)+/?")


def is_of_folders(target: str) -> bool:
    """Whether a target is a pattern of folders that an import goes through."""
    return target.startswith(_OF_FOLDERS)


def leads_to(use: Use) -> str | None:
    """The path that an import leads to, also where nobody looked whether a file is there; None where only the tree could tell."""
    module = use.name.partition(":")[0]
    if use.resolved or module.startswith(("./", "../")):
        return use.resolved or normpath(join(dirname(use.path), module))
    return _in_crate(use) if use.path.endswith(".rs") else None


def leads_home(target: str, use: Use) -> bool:
    """Whether all that a pattern of folders finds in an import are folders in which both files lie: `app` of `app.domain.user`, in
    `app/domain/`."""
    if not is_of_folders(target):
        return False
    leads = leads_to(use)
    here, below = _by_package(use) if leads is None else _by_folder(use, leads)
    found = _found(target, use) if here else []
    return bool(found) and all(word in here and word not in below for word in found)


def _by_folder(use: Use, leads: str) -> tuple[list[str], list[str]]:
    """The folders that hold both an importing file and what it imports, and those below them on the way there."""
    here = commonpath([dirname(use.path), dirname(leads)])
    return here.split("/"), dirname(leads)[len(here):].split("/")


def _by_package(use: Use) -> tuple[list[str], list[str]]:
    """The same for a package of several names, where the importing file lies in folders that are called so one after another: what
    `org/acme/app/api/Cart.java` imports as `org.acme.app.core.Store` another root of sources may hold."""
    parts, folders = use.name.partition(":")[0].split("."), dirname(use.path).split("/")
    shared = borne_by(folders, parts)
    return (parts[:shared], parts[shared:-1]) if shared > 1 else ([], [])


def borne_by(folders: list[str], parts: list[str]) -> int:
    """How many of the first parts of a dotted name folders are called by, one after another."""
    starts = (folders[index:] for index, folder in enumerate(folders) if folder == parts[0])
    return max((_alike(rest, parts) for rest in starts), default=0)


def _alike(one: list[str], other: list[str]) -> int:
    """With how many of the same two lists begin."""
    return next((size for size, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours), min(len(one), len(other)))


def beyond(use: Use) -> str:
    """The path that an import leads to, from the folder on that holds both files: a package of the workspace by its folder, whatever it
    is called."""
    if use.resolved is None:
        return ""
    below = use.resolved[len(commonpath([dirname(use.path), dirname(use.resolved)])):].lstrip("/")
    return below[: below.rfind(".")] if "." in basename(below) else below


def is_its_own(target: str, use: Use, within: tuple[str, ...]) -> bool:
    """Whether the importing file lies in what a target names, where the clause speaks of files in another place: in the folder itself, or
    in one called like it around that place (`features/cart/components/` where components must not import from features). What lies among
    the packages of a workspace, as the importing file does, is none of the services that stand beside them, whatever it is called."""
    if _PATH.fullmatch(target):
        return _lies_in(use.path, target) and not any(_lies_in(glob.removeprefix("**/"), target) for glob in within)
    if target.startswith("/") and not target.startswith(_SPELLED) and _are_whole(within):
        return matches_any(use.resolved, within) if use.resolved is not None else not re.search(target[1:-1], _package(use))
    if not is_of_folders(target) or not within or leads_to(use) is not None:
        return False
    found = _found(target, use)
    return bool(found) and all(word in _around(use.path, within) for word in found)


def _package(use: Use) -> str:
    """What an import that nobody has followed names first: `@acme/cart` of `@acme/cart/services`, `models` of `models.services`."""
    module = use.name.partition(":")[0]
    return "/".join(module.split("/")[:2]) if module.startswith("@") else re.split(r"[./\\]", module)[0]


def _are_whole(within: tuple[str, ...]) -> bool:
    """Whether a clause speaks of folders that hold all the packages of a workspace."""
    told = [_ANYWHERE.fullmatch(glob) for glob in within]
    whole = frozenset(shipped.data("rules/lexicon/shapes")["whole_workspaces"])
    return bool(told) and all(found is not None and whole.issuperset(found[1].split(",")) for found in told)


def _in_crate(use: Use) -> str | None:
    """What a path of Rust means below the sources of its own crate: `crate::api::Answer`, `super::Answer`."""
    parts = re.split(r":+", use.name)
    stem = use.path.removesuffix(".rs")
    here = dirname(stem) if stem.endswith(("/mod", "/lib", "/main")) else stem
    root, found, _ = use.path.rpartition("src/")
    if parts[0] == "crate":
        return "/".join((f"{root}src", *parts[1:])) if found else None
    climbed = next((index for index, part in enumerate(parts) if part != "super"), len(parts))
    for _ in range(climbed):
        here = dirname(here)
    return "/".join((here, *parts[climbed:])) if climbed else None


def _lies_in(path: str, folder: str) -> bool:
    return matches(path, folder) or matches(path, f"**/{folder}")


def _found(target: str, use: Use) -> list[str]:
    """The folders that a pattern finds in an import; the sign behind one is the sign before the next."""
    pattern, name, found = re.compile(target[1:-1]), use.name.replace("::", "/"), list[str]()
    match = pattern.search(name)
    while match:
        found.append(match[0].strip("/.:@~"))
        match = pattern.search(name, max(match.end() - 1, match.start() + 1))
    return found


def _around(path: str, within: tuple[str, ...]) -> list[str]:
    """The folders around the place that a clause speaks of."""
    parts = path.split("/")[:-1]
    for size in range(len(parts)):
        if matches_any("/".join([*parts[: size + 1], "x"]), within):
            return parts[:size]
    return parts
