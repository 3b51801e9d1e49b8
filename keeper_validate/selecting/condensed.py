"""A text in fewer words: what is no content goes first, then all but the beginning of each section. Pure."""

from __future__ import annotations

import re

from keeper_validate.budget import fit, tokens

_FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_EMPTY = re.compile(r"[ \t]*(?:!\[[^\]\n]*\]\([^)\n]*\)|\[!\[[^\n]*\)|[-*_]{3,})?[ \t]*")


def condensed(text: str, path: str, budget: int) -> str:
    """The text within a budget; what is not Markdown loses its comments only."""
    short = _lean(text) if path.endswith((".md", ".mdx", ".markdown")) else _bare(text)
    if tokens(short) > budget and path.endswith((".md", ".mdx", ".markdown")):
        short = _openings(short)
    return fit(short, budget)


def _lean(text: str) -> str:
    """Markdown without front matter, comments, pictures, rules, and more than one blank line."""
    lines = [line.rstrip() for line in _COMMENT.sub("", _FRONT.sub("", text)).split("\n")]
    kept = ["" if _EMPTY.fullmatch(line) else line for line in lines]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()


def _bare(text: str) -> str:
    """YAML without blank lines and lines of comment."""
    return "\n".join(line.rstrip() for line in text.split("\n") if line.strip() and not line.lstrip().startswith("#"))


def _openings(text: str) -> str:
    """The headings with the first paragraph below each."""
    kept, open_ = [], True
    for part in text.split("\n\n"):
        heading = part.startswith("#")
        if heading or open_:
            kept.append(part)
        open_ = heading and "\n" not in part
    return "\n\n".join(kept)
