"""Some entries of a seed file as a piece of that file: their own lines below the keys they stand under. Must not choose them."""

from __future__ import annotations

from keeper_validate.selecting.entry import Entry, SeedFile


def excerpt(file: SeedFile, entries: tuple[Entry, ...]) -> str:
    """The text; a reader sees the same YAML as in the file, less what is left out."""
    lines: list[str] = []
    shown: set[int] = set()
    for entry in sorted(entries, key=lambda one: one.start):
        for number in (*entry.above, *range(entry.start, entry.end + 1)):
            if number not in shown:
                shown.add(number)
                lines.append(file.lines[number - 1].rstrip())
    return "\n".join(lines) + "\n" if lines else ""

