"""The two sides of a boundary: who has to do with whom, what he does, and whether either is a part of the code.

Must not read a sentence."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of, subject_place
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_NEGATIONS = ("no", "never")


def verb_for(deed: Run, what: Run) -> str:
    """The verb that what is meant is read by: a part of the code is imported, a tool or a piece of code used."""
    imported = are_places(what) or (deed and verb_of(deed, ("import",))[1] and not verb_of(deed, ("use",))[1])
    return "import" if imported else "use"


def deed_of(run: Run) -> int:
    return lexicon.verb_at("deal", lows(run), 0) if run and run[0].sort == "word" else 0


def home_of(who: Run) -> Run:
    """“code in X” as X."""
    words = lows(who)
    at = next((at for at in (1, 2) if lexicon.at("in_a_place", words, at)), 0)
    plain = at and all(any(lexicon.at(name, (word,), 0) for name in ("generic", "every", "folder_nouns")) for word in words[:at])
    return who[at + lexicon.at("in_a_place", words, at):] if plain else who


def bare(what: Run) -> Run:
    """“the `pg` client directly” as `pg`."""
    what = what[:-1] if lows(what[-1:]) in (("directly",), ("itself",)) else what
    what = what[1:] if lows(what[:1]) in (("directly",), ("from",)) else what
    named = what[1:] if lows(what[:1]) == ("the",) else what
    packaged = len(named) == 2 and named[0].sort == "code" and lexicon.at("packaged", (named[1].low,), 0)
    return named[:1] if packaged else what


def is_who(run: Run) -> bool:
    """Whether some files of the repository are meant, and neither people nor all of them."""
    if not run or any(lexicon.at(name, lows(run), at) for name in _NEGATIONS for at in range(len(run))):
        return False
    try:
        return bool(subject_place(run)[0])
    except Unread:
        return False


def is_what(run: Run) -> bool:
    """Whether something is named that can be imported or used: by a piece of code, or by a word that is known."""
    core, _ = cut(run)
    denied = any(lexicon.at(name, lows(run), at) for name in (*_NEGATIONS, "only") for at in range(len(run)))
    return bool(core) and not denied and all(map(_is_known, items(core)))


def plain(text: str) -> Run:
    """Words that are said in the place of others."""
    return tuple(Word(word, "word") for word in text.split())


def _is_known(piece: Run) -> bool:
    phrase = " ".join(word.text for word in piece)
    return any(word.literal for word in piece) or layer_of(piece) is not None or lexicon.entry(phrase) is not None


def are_places(run: Run) -> bool:
    """Whether only parts of the code are named: by their paths, or by words that mean nothing else."""
    core, _ = cut(run)
    return bool(core) and all(map(_is_part, items(core)))


def _is_part(piece: Run) -> bool:
    if len(piece) == 1 and piece[0].literal:
        return is_file(piece[0].text) or piece[0].text.startswith("@")
    layer = layer_of(piece)
    return layer is not None and layer.imports is not None and lexicon.entry(" ".join(word.text for word in piece)) is None
