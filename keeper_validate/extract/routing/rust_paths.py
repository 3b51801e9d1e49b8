"""Where a path of Rust leads: the file and the name in it, through `use`, `mod`, `crate`, `super` and the crates of the workspace.

Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.sources import Sources

_ENTRIES = frozenset({"lib.rs", "main.rs", "mod.rs"})
_DEPTH = 6
Asked = dict[tuple[str, str], tuple[str, str] | None]
"""What one search found so far for a name in a file: imports that lead to each other are gone through once."""


def full_name(module: Module, name: str) -> str:
    """A name with what its first segment was imported as; the same where nothing imports it."""
    first, colons, rest = name.partition("::")
    for item in module.imports:
        if item.local == first:
            return f"{item.module}::{item.member}{colons}{rest}" if item.member else f"{item.module}{colons}{rest}"
    return name


def full_names(module: Module, name: str) -> tuple[str, ...]:
    """All that a name can stand for: what it was imported as, else a member of what everything is imported from, or itself."""
    full = full_name(module, name)
    if full != name or "::" in name:
        return (full,)
    return (full, *(f"{star.module}::{name}" for star in module.stars))


def located(path: str, name: str, sources: Sources) -> tuple[str, str] | None:
    """The file and the last name that a path means from a file; None where it leads out of the tree."""
    return _located(path, name, sources, 0, {})


def _located(path: str, name: str, sources: Sources, depth: int, asked: Asked) -> tuple[str, str] | None:
    if (path, name) not in asked:
        asked[path, name] = None
        asked[path, name] = _sought(path, name, sources, depth, asked)
    return asked[path, name]


def _sought(path: str, name: str, sources: Sources, depth: int, asked: Asked) -> tuple[str, str] | None:
    module = sources.names(path)
    if module is None or depth > _DEPTH:
        return None
    full = full_name(module, name)
    segments = full.split("::")
    if len(segments) == 1:
        return path, segments[0]
    for start, rest in _starts(path, segments, sources):
        found = _descended(start, rest, sources, depth, asked)
        if found is not None:
            return found
    return (path, segments[-1]) if full == name and segments[0] in ("Self", "self") else None


def _starts(path: str, segments: list[str], sources: Sources) -> Iterator[tuple[tuple[str, str], list[str]]]:
    """The modules that a path can begin at, each as its file and the folder of its children, and the segments that follow."""
    own = _children(path)
    if segments[0] == "crate":
        yield _root(path, sources), segments[1:]
    elif segments[0] in ("self", "super", "Self"):
        levels = 0
        while segments and segments[0] in ("self", "super"):
            levels += segments[0] == "super"
            segments = segments[1:]
        folder = own
        for _ in range(levels):
            folder = folder.rpartition("/")[0]
        yield (_file_of(folder, sources) if levels else path, folder), segments
    else:
        yield (path, own), segments
        crate = _crate(path, segments[0], sources)
        if crate is not None:
            yield (f"{crate}/lib.rs", crate), segments[1:]


def _descended(start: tuple[str, str], rest: list[str], sources: Sources, depth: int, asked: Asked) -> tuple[str, str] | None:
    file, folder = start
    for at, segment in enumerate(rest[:-1]):
        below = next((one for one in (f"{folder}/{segment}.rs", f"{folder}/{segment}/mod.rs") if _is_file(one.lstrip("/"), sources)), None)
        if below is None:
            handed = _handed_on(file, rest[at:], sources, depth, asked)
            # a module written in place, or the type that a function belongs to
            return handed or ((file, rest[-1]) if at or (len(rest) == 2 and _holds(file, segment, sources)) else None)
        file, folder = below.lstrip("/"), f"{folder}/{segment}"
    if not rest or not _is_file(file, sources):
        return None
    return _handed_on(file, rest[-1:], sources, depth, asked) or (file, rest[-1])


def _handed_on(file: str, rest: list[str], sources: Sources, depth: int, asked: Asked) -> tuple[str, str] | None:
    """What a file offers that it has itself from elsewhere."""
    module = sources.beyond(file)
    if module is None or not rest:
        return None
    if any(item.local == rest[0] for item in module.imports):
        return _located(file, "::".join(rest), sources, depth + 1, asked)
    told = "::".join(rest)
    # What everything is imported from is sought by its path alone, not in what is imported from there.
    if rest[0] in _functions(module) or any(told.startswith(f"{star.module}::") for star in module.stars):
        return None
    for star in module.stars:
        found = _located(file, f"{star.module}::{told}", sources, depth + 1, asked)
        if found is not None and found[0] != file and found[1] in _functions(sources.beyond(found[0])):
            return found
    return None


def _functions(module: Module | None) -> Iterator[str]:
    for record in module.records if module is not None else ():
        name = record.first("name")
        if name is not None:
            yield getattr(name.value, "name", "")


def _holds(file: str, segment: str, sources: Sources) -> bool:
    try:
        source = sources.tree.read(file) or b""
    except KeeperError:
        return False
    return re.search(rb"\b(?:mod|struct|enum|impl|trait)\s+" + re.escape(segment.encode()), source) is not None


def _children(path: str) -> str:
    """The folder of a module's own modules."""
    folder, _, name = path.rpartition("/")
    return folder if name in _ENTRIES else path.removesuffix(".rs")


def _file_of(folder: str, sources: Sources) -> str:
    name = folder.rpartition("/")[2]
    places = (f"{folder}/mod.rs", f"{folder}.rs", f"{folder}/lib.rs", f"{folder}/main.rs") if name else ("lib.rs", "main.rs")
    return next((one for one in places if _is_file(one, sources)), places[0])


def _root(path: str, sources: Sources) -> tuple[str, str]:
    """The entry of the crate of a file, and its folder."""
    folder = path.rpartition("/")[0]
    while True:
        for entry in ("lib.rs", "main.rs"):
            file = f"{folder}/{entry}" if folder else entry
            if _is_file(file, sources):
                return file, folder
        if not folder:
            return path, path.rpartition("/")[0]
        folder = folder.rpartition("/")[0]


def _crate(path: str, name: str, sources: Sources) -> str | None:
    """The source folder of a crate that a manifest above a file gives a path to."""
    spelled = re.escape(name.encode()).replace(b"_", b"[_-]")
    pattern = re.compile(rb"^" + spelled + rb"\s*=\s*\{[^}\n]*path\s*=\s*\"([^\"]+)\"", re.MULTILINE)
    folder = path.rpartition("/")[0]
    while True:
        manifest = f"{folder}/Cargo.toml" if folder else "Cargo.toml"
        try:
            source = (sources.tree.read(manifest) or b"") if _is_file(manifest, sources) else b""
        except KeeperError:
            source = b""
        found = pattern.search(source)
        if found is not None:
            return normal(folder, f"{found[1].decode('utf-8', 'replace')}/src")
        if not folder:
            return None
        folder = folder.rpartition("/")[0]


def _is_file(path: str, sources: Sources) -> bool:
    entry = sources.tree.entry(path)
    return entry is not None and entry.is_file
