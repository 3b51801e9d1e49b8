"""Several names, and the noun that tells of all of them: “the tables `orders` and `items`”, “the `orders` and `items` tables”.

Must not know what is said about them."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import replace


def led(pieces: list[Run]) -> list[Run]:
    """The items of an enumeration; the noun in the plural before the first of several names stands behind each, as one of them."""
    if len(pieces) < 2 or not all(len(piece) == 1 and piece[0].literal for piece in pieces[1:]):
        return pieces
    *front, name = pieces[0]
    noun = without(tuple(front), "articles")
    one = one_of(noun) if name.literal and all(word.sort == "word" for word in noun) else noun
    if _are_folders(noun):
        return [(_from_root(piece[-1]), *noun) for piece in pieces] if one != noun else pieces
    return pieces if one == noun else [(piece[-1], *one) for piece in pieces]


def _from_root(name: Word) -> Word:
    """“the folders `/config` and `/web`” are those of the repository, and no routes."""
    return replace(name, text=f"{name.text.strip('/')}/**") if len(name.text) > 1 and name.text.startswith("/") else name


def one_of(noun: Run) -> Run:
    """A noun in the plural as one of them, where that is a noun as well, or neither is one that anybody knows; else as it is."""
    last = singular(noun[-1].low) if noun else ""
    one: Run = (*noun[:-1], replace(noun[-1], text=last)) if last and last != noun[-1].low else ()
    return one if one and (_is_noun(one) or not _is_noun(noun)) else noun


def _is_noun(run: Run) -> bool:
    return lexicon.entry(" ".join(lows(run))) is not None or _are_folders(run)


def _are_folders(run: Run) -> bool:
    return lexicon.at("folder_nouns", lows(run), 0) == len(run)
