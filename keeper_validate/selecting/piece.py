"""What is handed out as Markdown, piece by piece, so that the cost of a piece is known before it is chosen. Must not choose."""

from __future__ import annotations

from keeper_validate.printable import printable, printable_lines
from keeper_validate.selecting.selection import IN, Selection

_FENCE = "```"


def document(address: str, text: str) -> str:
    """A document under its address; what stands in it cannot end the piece."""
    return f"## {printable(address)}\n\n{printable_lines(text.strip())}\n\n"


def excerpt(path: str, text: str) -> str:
    """Some entries of a seed file."""
    fence = _FENCE
    while fence in text:
        fence += "`"
    return f"## {printable(path)}\n\n{fence}yaml\n{printable_lines(text.rstrip())}\n{fence}\n\n"


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
