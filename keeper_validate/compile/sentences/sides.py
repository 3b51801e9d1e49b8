"""The two sides of a boundary: who has to do with whom, what he does, and whether either is a part of the code.

Must not read a sentence."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, trimmed, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of, subject_place
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_NEGATIONS = ("no", "never")
_POINTING = frozenset({"its", "their", "this", "that", "these", "those", "it", "they"})


def kept_apart(who: Run, deed: Run, what: Run) -> Run:
    """“X must not import Y”, where both are known; a framework is any that is called so."""
    who, what = home_of(who), bare(what)
    if not any(map(is_who, (who, *items(who)))):
        return ()
    if is_all("any_framework", what):
        return (*who, *plain("should not use web frameworks , frontend frameworks or ORMs"))
    if is_all("outer_code", what):
        return (*who, *plain("should not import external packages"))  # which of them a language brings along, nothing tells
    return (*who, *plain(f"must not {verb_for(deed, what)}"), *what) if is_what(what) else ()


def kept_to(who: Run, deed: Run, what: Run) -> Run:
    """“only X may use Y”, where both are known."""
    who, what = home_of(who), bare(what)
    known = is_who(who) and is_what(what)
    return (*plain("only"), *who, *plain(f"may {verb_for(deed, what)}"), *what) if known else ()


def divided(run: Run) -> tuple[Run, Run, Run]:
    """Who, what he does, and to whom: “X may import Y”, “X touches Y”."""
    for at in range(1, len(run) - 1):
        let = lexicon.at("licence", lows(run), at)
        ever = 1 if lows(run[at + let:at + let + 1]) == ("ever",) else 0
        size = deed_of(run[at + let + ever:])
        if size and is_who(home_of(run[:at])):
            start = at + let + ever
            return run[:at], run[start:start + size], run[start + size:]
    return (), (), ()


def verb_for(deed: Run, what: Run) -> str:
    """The verb that what is meant is read by: a part of the code is imported, a tool or a piece of code used."""
    imported = are_places(what) or (deed and verb_of(deed, ("import",))[1] and not verb_of(deed, ("use",))[1])
    return "import" if imported else "use"


def deed_of(run: Run) -> int:
    return lexicon.verb_at("deal", lows(run), 0) if run and run[0].sort == "word" else 0


def home_of(who: Run) -> Run:
    """“code in X” as X; “business logic” as the layer that holds it."""
    if called := also_called(who):
        return called
    words = lows(who)
    at = next((at for at in (1, 2) if lexicon.at("in_a_place", words, at)), 0)
    plainly = ("generic", "every", "folder_nouns", "layer_nouns")
    told = at and all(any(lexicon.at(name, (word,), 0) for name in plainly) for word in words[:at])
    return who[at + lexicon.at("in_a_place", words, at):] if told else who


def bare(what: Run) -> Run:
    """“the `pg` client directly” as `pg`."""
    what = what[:-1] if lows(what[-1:]) in (("directly",), ("itself",)) else what
    what = what[1:] if lows(what[:1]) in (("directly",), ("from",)) else what
    typed = len(what) > 1 and what[0].literal and what[-1].low != "internals" and lexicon.at("library_nouns", (what[-1].low,), 0)
    what = what[:-1] if typed and are_places(what[:-1]) else what
    named = what[1:] if lows(what[:1]) == ("the",) else what
    packaged = len(named) == 2 and named[0].sort == "code" and lexicon.at("packaged", (named[1].low,), 0)
    return named[:1] if packaged else what


def is_who(run: Run) -> bool:
    """Whether some files of the repository are meant, and neither people nor all of them."""
    denied = any(lexicon.at(name, lows(run), at) for name in _NEGATIONS for at in range(len(run)))
    if not run or denied or run[0].low in _POINTING or cut(run)[1] or not all(map(_is_somebody, items(run))):
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


def also_called(who: Run) -> Run:
    """“business logic” as the layer that holds it, where somebody is meant."""
    return plain(str(lexicon.mapping("grammar", "also_called").get(" ".join(lows(who)), "")))


def is_used(piece: Run) -> bool:
    """Whether a phrase names a tool, or what is done with one: “SQL”, “database queries”."""
    done = len(piece) > 1 and bool(lexicon.at("done_to_it", (piece[-1].low,), 0))
    entries = (lexicon.entry(" ".join(word.text for word in run)) for run in (piece, *((piece[:-1],) if done else ())))
    return any(entry is not None and (entry.technology or entry.family) for entry in entries)


def is_all(name: str, run: Run) -> bool:
    """Whether a phrase is one of a list of the grammar."""
    words = lows(trimmed(run))
    return bool(words) and lexicon.at(name, words, 0) == len(words)


def _is_somebody(piece: Run) -> bool:
    """Whether a phrase is no more than the name of a part of the code, and what such a part is called besides."""
    beside = ("articles", "folder_nouns", "layer_nouns", "generic", "packaged")
    named = [word for word in piece if not any(lexicon.at(name, (word.low,), 0) for name in beside)]
    called = len(named) == 1 and (named[0].literal or lexicon.at("called_a_part", (piece[-1].low,), 0))
    return layer_of(piece) is not None or bool(called)


def _is_known(piece: Run) -> bool:
    phrase = " ".join(word.text for word in without(piece, "articles"))
    named = any(word.literal and word.text[0] != "/" for word in piece) or layer_of(piece) is not None
    return named or lexicon.entry(phrase) is not None or lexicon.technology(phrase) is not None


def are_places(run: Run) -> bool:
    """Whether only parts of the code are named: by their paths, or by words that mean nothing else."""
    core, _ = cut(run)
    return bool(core) and all(map(_is_part, items(core)))


def _is_part(piece: Run) -> bool:
    if len(piece) == 1 and piece[0].literal:
        return is_file(piece[0].text) or piece[0].text.startswith("@")
    layer = layer_of(piece)
    phrases = (" ".join(word.text for word in run) for run in (piece, without(piece, "articles", "directness")))
    return layer is not None and layer.imports is not None and not any(map(lexicon.entry, phrases))
