"""What agents found out on the way, from the documents under `.gt/discovery/`: their names and what stands first in them.

Must not read the working tree."""

from __future__ import annotations

from keeper_validate import git
from keeper_validate.briefing.quoted import neutral, quoted
from keeper_validate.budget import fit, tokens
from keeper_validate.landing.residue import residue
from keeper_validate.tree import Entry, TooLarge, Tree
from keeper_validate.values import dataclass

_MOST = 50
_HEAD = 4_000
_LINE, _PATH = 30, 40


@dataclass(frozen=True, slots=True)
class Document:
    """A document, and its first words; none where it is no text."""

    path: str
    head: str

    def line(self) -> str:
        """Its line in the brief."""
        return f"- {self.path}" + (f": {quoted(self.head)}" if self.head else "")


@dataclass(frozen=True, slots=True)
class Discovery:
    """The documents that are told, and how many there are."""

    documents: tuple[Document, ...]
    count: int


def discovery(tree: Tree, room: int) -> Discovery:
    """The documents of a tree, as many as fit into so many tokens; where all can be named, the rest of the room is for first words."""
    found = residue(tree)
    named: list[Document] = []
    for path, entry in found[:_MOST]:
        document = Document(fit(neutral(path), _PATH), _head(tree, entry, path))
        room -= tokens(document.line()) + 1
        if room < 0:
            break
        named.append(document)
    return Discovery(tuple(named), len(found))


def _head(tree: Tree, entry: Entry, path: str) -> str:
    """The heading, and what follows it as far as it is short."""
    try:
        data = tree.read(path) if entry.is_file else None
    except TooLarge:
        return ""
    if not data or b"\0" in data[:_HEAD]:
        return ""
    lines = [line.strip().lstrip("#").strip() for line in git.text(data[:_HEAD]).splitlines()]
    said = [line for line in lines if any(char.isalnum() for char in line)]
    return fit(neutral(". ".join(line.rstrip(".:") for line in said[:2])), _LINE)
