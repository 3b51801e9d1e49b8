"""The names of parts in a run of words: columns, values, variants, props. Must not know whose parts they are."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.reviewing import speech

_NAME = re.compile(r"[A-Za-z_][\w-]*(?:\(\))?\Z")
_MOST = 60


def listed(run: Run, kind: str, in_parentheses: bool) -> tuple[str, tuple[str, ...]]:
    """The role and the names of a list of parts; nothing where the words are a description."""
    said = speech.role_of(run)
    role = said or (speech.own_role(kind) if in_parentheses and kind in ("enum", "table", "schema") else "")
    pieces = [piece for piece in _pieces(run) if not _is_role(piece)]
    if not role or not pieces or not all(len(piece) <= (3 if said else 2) for piece in pieces):
        return "", ()
    names = tuple(dict.fromkeys(name for piece in pieces if (name := _first(_unlabelled(piece)))))
    return (role, names[:_MOST]) if names else ("", ())


def part_names(run: Run) -> tuple[str, ...]:
    """The names of “a new `danger` variant”, “suspended and banned values”."""
    names = [name for piece in _pieces(run) if (name := _first(_unlabelled(piece)))]
    return tuple(dict.fromkeys(names))


def added_parts(run: Run, kind: str) -> tuple[str, ...]:
    """The names of what is added to a thing without saying what they are: single words for an enum, else pieces of code alone."""
    pieces = _pieces(run)
    if not pieces or not all(len(piece) == 1 and (kind == "enum" or piece[0].sort in ("code", "name")) for piece in pieces):
        return ()
    return tuple(dict.fromkeys(name for piece in pieces if (name := _first(piece))))


def _pieces(run: Run) -> list[Run]:
    """The items of an enumeration without articles and the label before a colon."""
    run = tuple(word for word in run if word.text not in ("?", "*"))
    if ":" in lows(run):
        run = run[lows(run).index(":") + 1:]
    plain = (tuple(word for word in piece if not _is_little(word)) if len(piece) > 1 else piece for piece in items(run))
    return [piece for piece in plain if piece]


def _is_little(word: Word) -> bool:
    if word.sort == "mark":
        return True
    return word.sort == "word" and (speech.is_loose(word.low) or any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness")))


def _unlabelled(piece: Run) -> Run:
    return tuple(word for word in piece if not _is_role((word,)))


def _is_role(piece: Run) -> bool:
    return all(word.sort == "word" and (speech.role_of((word,)) or word.low in ("enum", "table")) for word in piece)


def _first(piece: Run) -> str:
    literal = next((word.text for word in piece if word.sort in ("code", "name")), "")
    name = literal or (piece[0].text if piece and piece[0].sort == "word" else "")
    return name if _NAME.match(name) else ""
