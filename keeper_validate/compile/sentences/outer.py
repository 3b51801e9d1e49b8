"""What others may use of a thing: “the API of `UserService`”, “the public API of `packages/core`”. Must not know what is said of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken


def is_outer(run: Run, of: int) -> bool:
    """Whether a phrase means what a thing, named behind its “of”, has for others; of a package or a file no element shows that."""
    words = lows(run)
    before = bool(of) and bool(lexicon.at("outer_side", words, of - 1))
    behind = not of and bool(lexicon.at("outer_side", words, len(run) - 1))
    packaged = before and any(lexicon.at(name, words, len(run) - 1) for name in ("folder_nouns", "packages", "client_nouns"))
    if packaged or ((before or behind) and any(word.literal and ("@" in word.text or "/" in word.text[1:]) for word in run)):
        raise Unread(f"structure does not show what others may use (“{spoken(run)}”)")
    return before


def owns(word: Word) -> bool:
    """“another module's `:internal`”: whose part it is, which its name tells."""
    return word.low.endswith("'s") and bool(lexicon.at("folder_nouns", (word.low[:-2],), 0))
