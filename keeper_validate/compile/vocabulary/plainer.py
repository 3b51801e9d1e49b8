"""A text in the plainer words that it is taken apart in: numbers as files, what a repository holds as deeds, what things owe as bans.

Must not take it apart."""

from __future__ import annotations

from keeper_validate.compile.vocabulary.committing import committed
from keeper_validate.compile.vocabulary.fusing import fused
from keeper_validate.compile.vocabulary.libraries import by_their_names
from keeper_validate.compile.vocabulary.owing import owed
from keeper_validate.compile.vocabulary.projects import as_folders
from keeper_validate.compile.vocabulary.ranges import ranged
from keeper_validate.compile.vocabulary.unmarked import plain


def plainer(text: str) -> str:
    """The text with one word for what is one thing."""
    return fused(owed(committed(ranged(as_folders(by_their_names(plain(text)))))))
