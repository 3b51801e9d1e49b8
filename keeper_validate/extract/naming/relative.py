"""Paths as sources write them, relative to a folder of the repository. Must not read a tree."""

from __future__ import annotations


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
