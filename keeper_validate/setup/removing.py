"""What is to be taken back: sections of hook files, and files that are as `init` made them. Only `remove` touches the disk."""

from __future__ import annotations

import os
from collections.abc import Iterable

from keeper_validate.errors import KeeperError
from keeper_validate.setup.installing import shown_path
from keeper_validate.setup.section import has_section, without_section
from keeper_validate.setup.writing import Write, clear, read, recorded, unchanged, write
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Removal:
    """A file to remove, or the text to leave in it."""

    path: str
    shown: str
    note: str
    original: str
    rest: str | None = None
    tracked: bool = False


def hook_removals(folder: str, top: str) -> tuple[Removal, ...]:
    """Every section in the files of a folder."""
    found = []
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        path = os.path.join(folder, name)
        text = read(path) if os.path.isfile(path) and not os.path.islink(path) else None
        if text is not None and has_section(text):
            rest = without_section(text)
            note = "the section of keeper-validate" if rest is not None else "the whole file, which held nothing else"
            found.append(Removal(path, shown_path(path, top), note, text, rest))
    return tuple(found)


def made_removals(common_dir: str, top: str) -> tuple[tuple[Removal, ...], tuple[str, ...]]:
    """The files that init made and nobody changed, and the paths of those that somebody did."""
    found, kept = [], []
    for shown, digest in sorted(recorded(common_dir).items()):
        path = os.path.join(top, *shown.split("/"))
        text = read(path) if os.path.isfile(path) and not os.path.islink(path) else None
        if text is not None and unchanged(text, digest):
            found.append(Removal(path, shown, "as init made it", text, tracked=True))
        elif text is not None:
            kept.append(shown)
    return tuple(found), tuple(kept)


def remove(removals: Iterable[Removal]) -> None:
    """Takes them back, and the folders that are empty then."""
    waiting = tuple(removals)
    write(Write(one.path, one.shown, one.rest, "", one.original) for one in waiting if one.rest is not None)
    for one in waiting:
        if one.rest is not None:
            continue
        try:
            os.unlink(one.path)
        except OSError as error:
            raise KeeperError(f"{one.shown} could not be removed: {error.strerror}; run uninstall again") from None
        if one.tracked:
            clear(os.path.dirname(one.path))
