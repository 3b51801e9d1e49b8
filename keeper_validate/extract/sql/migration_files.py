"""Which SQL files are migrations, which directory they belong to, and in which order its files run (`rules/sql/migrations.yaml`).

Must not know what they say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate import shipped
from keeper_validate.tree import Tree

# Far beyond what any directory holds; of a larger one the last files are replayed.
MOST_FILES = 5000


def directory_of(path: str) -> str | None:
    """The directory of migrations that a path belongs to; None for any other file."""
    parent, _, name = path.rpartition("/")
    rules = shipped.data("rules/sql/migrations")
    if not name.lower().endswith(".sql"):
        return None
    if name in (*rules["files"], *rules["beside"]) and parent:
        return parent.rpartition("/")[0]
    return parent if _holds_migrations(parent.lower().split("/")) or _numbered(name) else None


def directories(listed: Iterable[str]) -> tuple[str, ...]:
    """The migration directories that some paths belong to."""
    return tuple(sorted({directory for path in listed if (directory := directory_of(path)) is not None}))


def paths(tree: Tree, directory: str) -> tuple[str, ...]:
    """The migrations of a directory, in the order in which they run; those that undo others are left out."""
    return tuple(sorted(_listed(tree, directory), key=lambda path: _order(path.removeprefix(f"{directory}/"))))[-MOST_FILES:]


def applied(path: str, source: bytes) -> bytes:
    """A migration without the parts that undo it; lines stay where they are."""
    rules = shipped.data("rules/sql/migrations")
    if path.rpartition("/")[2] in rules["files"]:
        return source
    down, up = re.compile(rules["down"].encode(), re.IGNORECASE), re.compile(rules["up"].encode(), re.IGNORECASE)
    kept, applies = [], True
    for line in source.split(b"\n"):
        if line.lstrip().startswith(b"--"):
            applies = bool(up.match(line)) or (applies and not down.match(line))
        kept.append(line if applies else b"")
    return b"\n".join(kept)


def _listed(tree: Tree, directory: str) -> Iterator[str]:
    rules = shipped.data("rules/sql/migrations")
    for name, entry in tree.names(directory):
        path = f"{directory}/{name}" if directory else name
        if entry.is_directory:
            yield from (f"{path}/{file}" for file in rules["files"] if tree.entry(f"{path}/{file}") is not None)
        elif directory_of(path) == directory and not any(re.search(pattern, name) for pattern in rules["undoing"]):
            yield path


def _holds_migrations(parents: list[str]) -> bool:
    """Whether the last of some directories holds migrations, all of them or those of one database."""
    rules = shipped.data("rules/sql/migrations")
    return parents[-1] in rules["directories"] or (
        parents[-1] in rules["databases"] and len(parents) > 1 and parents[-2] in rules["directories"]
    )


def _order(name: str) -> tuple[bool, tuple[tuple[int, int, str], ...]]:
    """Numbers by value, text by letter; repeatable files last."""
    parts = re.findall(r"\d+|\D+", name)
    return bool(re.search(shipped.data("rules/sql/migrations")["repeatable"], name)), tuple(_part(part) for part in parts)


def _part(part: str) -> tuple[int, int, str]:
    return (0, int(part), "") if part.isdigit() else (1, 0, part)


def _numbered(name: str) -> bool:
    return re.search(shipped.data("rules/sql/migrations")["numbered"], name) is not None
