"""What is to be taken back: sections of hook files, and files that are as `init` made them. Only `remove` touches the disk."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping

from keeper_validate.errors import KeeperError
from keeper_validate.setup.agents import Piece, pieces
from keeper_validate.setup.installing import shown_path
from keeper_validate.setup.passage import has_passage, without_passage
from keeper_validate.setup.rig import told_rig
from keeper_validate.setup.section import has_section, without_section
from keeper_validate.setup.settings import has_hooks, without_hooks
from keeper_validate.setup.writing import Record, Write, clear, read, unchanged, write
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


def made_removals(known: Record, top: str) -> tuple[tuple[Removal, ...], tuple[str, ...]]:
    """The files that init made or changed and nobody else did since, and the paths of those that somebody changed."""
    found, kept = [], []
    for shown, digest in sorted(known.made.items()):
        path = shown if os.path.isabs(shown) else os.path.join(top, *shown.split("/"))
        text = read(path) if os.path.isfile(path) and not os.path.islink(path) else None
        original = known.originals.get(shown)
        if text is not None and unchanged(text, digest):
            note = "as init made it" if original is None else "as it was before init"
            found.append(Removal(path, shown, note, text, original, tracked=not os.path.isabs(shown)))
        elif text is not None and not has_hooks(text):
            kept.append(shown)
    return tuple(found), tuple(kept)


def told_removals(known: Record, top: str, environ: Mapping[str, str]) -> tuple[Removal, ...]:
    """What agents are told: the passages in files of this repository and of its rigs, and hooks in settings that were changed since."""
    rig = told_rig(environ)
    rigs = {*known.rigs, *((rig,) if rig is not None else ())}
    places = [("claude", top), *(("gastown", folder) for folder in sorted(rigs))]
    return tuple(removal for host, folder in places for piece in pieces(host) for removal in _told(piece, folder, top, known))


def _told(piece: Piece, folder: str, top: str, known: Record) -> Iterator[Removal]:
    path = os.path.join(folder, *piece.path.split("/"))
    shown = shown_path(path, top)
    text = read(path) if piece.kind != "file" and os.path.isfile(path) and not os.path.islink(path) else None
    if text is None or unchanged(text, known.made.get(shown, "")):
        return
    if piece.kind == "passage" and has_passage(text):
        yield Removal(path, shown, "the passage of keeper-validate", text, without_passage(text))
    if piece.kind == "settings" and has_hooks(text):
        yield Removal(path, shown, "the hooks of keeper-validate", text, without_hooks(text))


def clear_made(folders: Iterable[str]) -> None:
    """Removes the folders that init made, as far as they are empty; the deepest first."""
    for folder in sorted(folders, key=len, reverse=True):
        if os.path.isdir(folder) and not os.listdir(folder):
            os.rmdir(folder)


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
