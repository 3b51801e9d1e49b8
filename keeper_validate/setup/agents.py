"""What agents are told: directives, overlays, slash commands and hooks, as files to write. Must not write them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping

from keeper_validate import shipped
from keeper_validate.setup.installing import Installation, shown_path
from keeper_validate.setup.passage import with_passage
from keeper_validate.setup.settings import with_hooks
from keeper_validate.setup.writing import Write, read, unchanged
from keeper_validate.values import dataclass
from keeper_validate.workfile import leads_out

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_NOTES = {"passage": "what agents are to do, as a marked passage", "file": "a slash command", "settings": "hooks of the agent"}


@dataclass(frozen=True, slots=True)
class Piece:
    """One of the files of `rules/lexicon/agents`: where it goes below a folder, of which kind it is, and its own text."""

    path: str
    kind: str
    text: str
    town: bool = False
    within: str = ""


def pieces(host: str) -> tuple[Piece, ...]:
    """All that is brought for one host: `claude` or `gastown`."""
    return tuple(
        Piece(one["path"], one["kind"], shipped.text(f"rules/templates/{one['template']}"), one.get("town", False), one.get("within", ""))
        for one in shipped.data("rules/lexicon/agents")[host]
    )


def instructions(host: str, folder: str, top: str, made: Mapping[str, str]) -> Installation:
    """The files to write below a folder; `made` are the digests of those that were made before."""
    writes, told = [], list(_advice(host))
    for piece in pieces(host):
        if piece.within and not os.path.isdir(os.path.join(folder, piece.within)):
            continue
        path = os.path.join(folder, *piece.path.split("/"))
        shown = shown_path(path, top)
        original = None if os.path.islink(path) or leads_out(folder, path) else read(path)
        obstacle = _obstacle(piece, path, folder, original, made.get(shown, ""))
        text = _text(piece, original) if not obstacle else original
        if obstacle:
            told.append(f"{shown} {obstacle}")
        elif text is not None and text != original:
            writes.append(Write(path, shown, text, _NOTES[piece.kind], original, own=piece.kind != "passage"))
    return Installation(tuple(writes), tuple(told))


def _advice(host: str) -> Iterator[str]:
    if host in shipped.data("rules/lexicon/agents")["told"]:
        yield shipped.data("rules/lexicon/agents")["told"][host]


def _obstacle(piece: Piece, path: str, folder: str, original: str | None, digest: str) -> str:
    """Why a file is left as it is."""
    if os.path.islink(path):
        return "is a symbolic link, and is left as it is"
    if leads_out(folder, path):
        return "lies behind a symbolic link that leads out of this folder, and is left as it is"
    above = os.path.join(os.path.dirname(folder), *piece.path.split("/"))
    if piece.town and original is None and os.path.exists(above):
        return f"is not written: it would hide {above}; put the steps of `keeper-validate` into that file by hand"
    if piece.kind == "file" and original not in (None, piece.text) and not unchanged(original, digest):
        return "is there already, and stays as it is"
    if _text(piece, original) is None:
        return "cannot be read as what it should be, and is left as it is: mend it, and run init again"
    return ""


def _text(piece: Piece, original: str | None) -> str | None:
    """The file with its part in it; None where the two do not go together."""
    if piece.kind == "file" or (piece.kind == "settings" and original is None):
        return piece.text
    if piece.kind == "settings":
        return with_hooks(original or "", piece.text)
    toml = piece.path.endswith(".toml")
    text = with_passage(original, piece.text, toml)
    return text if not toml or _is_toml(text) else None


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return False
    return True
