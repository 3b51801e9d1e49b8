"""What is handed out as Markdown, piece by piece, so that the cost of a piece is known before it is chosen. Must not choose."""

from __future__ import annotations

from keeper_validate.printable import printable, printable_lines
from keeper_validate.selecting.selection import IN, Selection

_FENCE = "```"


def document(address: str, text: str) -> str:
    """A document under its address."""
    return _piece(address, "", text.strip())


def excerpt(path: str, text: str) -> str:
    """Some entries of a seed file."""
    return _piece(path, "yaml", text.rstrip())


def _piece(name: str, language: str, text: str) -> str:
    """A text under its name, in a fence that nothing in it can end: whoever wrote it cannot speak for another piece."""
    fence = _FENCE
    while fence in text:
        fence += "`"
    return f"## {printable(name)}\n\n{fence}{language}\n{printable_lines(text)}\n{fence}\n\n"


def named(files: tuple[str, ...]) -> str:
    """Files by name."""
    return "## Files\n\n" + "".join(f"- {printable(path)}\n" for path in files) if files else ""


def whole(selection: Selection) -> str:
    """All that is handed out, in the order of reading."""
    before = [one for one in selection.documents if one.state == IN and one.rank not in ("project", "related")]
    behind = [one for one in selection.documents if one.state == IN and one.rank in ("project", "related")]
    parts = [document(one.address, one.text) for one in before]
    parts += [excerpt(one.path, one.text) for one in selection.excerpts if one.text]
    parts += [document(one.address, one.text) for one in behind]
    return "".join((*parts, named(selection.files)))
