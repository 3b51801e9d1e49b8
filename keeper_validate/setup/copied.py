"""Where a repository keeps copies of what others wrote, and what its builds make, as far as names tell: proposed to people in the
configuration that `init` writes.

Must not decide anything for a repository that has a configuration, nor look into files."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase

from keeper_validate import shipped
from keeper_validate.extract.language import language_of


def copies(paths: Collection[str]) -> tuple[str, ...]:
    """Globs of the copies among the paths of a repository, sorted; only of what would be read as source."""
    known = shipped.data("rules/lexicon/copied")
    held = set(_built(paths, known["built"], re.compile(known["hashed"])))
    held |= {path.rpartition("/")[0] for path in paths for mark in known["marked"] if f"/{path}".endswith(f"/{mark}")}
    lying = {path: _folder(path, known["folders"]) or _within(path, held) for path in paths if language_of(path) is not None}
    rest = [path for path, folder in lying.items() if not folder]
    return tuple(sorted((*{f"{folder}/**" for folder in lying.values() if folder}, *_named(rest, known["files"], known["many"]))))


def _built(paths: Collection[str], folders: list[str], hashed: re.Pattern[str]) -> Iterator[str]:
    """The folders that a build writes, by the names that it gives; the outermost of them."""
    for path in paths:
        if hashed.search(path) and language_of(path) is not None:
            parts = path.split("/")[:-1]
            at = next((at for at, name in enumerate(parts) if name in folders), None)
            if at is not None and "src" not in parts:
                yield "/".join(parts[:at + 1])


def _folder(path: str, folders: list[str]) -> str:
    """The folder of these that a path lies below; empty where there is none."""
    ends = (f"/{path}".find(f"/{folder}/") + len(folder) for folder in folders if f"/{folder}/" in f"/{path}")
    return path[: min(ends, default=0)]


def _within(path: str, folders: Collection[str]) -> str:
    return next((folder for folder in folders if path.startswith(f"{folder}/")), "")


def _named(paths: list[str], patterns: list[str], many: int) -> Iterator[str]:
    """Globs of the files that are called like copies, by their folders unless these are many."""
    lying: dict[str, set[str]] = defaultdict(set)
    for path in paths:
        folder, _, name = path.rpartition("/")
        for pattern in patterns:
            if fnmatchcase(name, pattern):
                lying[pattern].add(folder)
    for pattern, folders in lying.items():
        if len(folders) < many:
            yield from (f"{folder}/{pattern}".lstrip("/") for folder in folders)
        else:
            yield f"**/{pattern}"
