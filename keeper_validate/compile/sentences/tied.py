"""A part of the code and what is noted of it behind a mark or in parentheses: “`web/` → no imports from `db/`”, “`core/`: may import
`types/` only”.

Must not read a sentence, nor know what an import is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without_first, without_last
from keeper_validate.compile.sentences.directed import directed
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.sides import are_places, deed_of, divided, is_all, is_used, is_who, kept_apart, plain
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_NOTED = ("→", "->", ":", "|", *DASHES)


def tied(said: tuple[Part, ...], forbidden: bool) -> tuple[Part, ...]:
    """The parts of a clause, with what it notes of a part of the code as a sentence about it."""
    said = directed(_told_of(said))
    if not forbidden and len(said) == 1 and len(said[0].asides) == 1 and is_who(said[0].words):
        found = _denied(said[0].words, said[0].asides[0][1]) or _allowed(said[0].words, said[0].asides[0][1])
        return (Part(found),) if found else said
    if forbidden or len(said) < 2 or said[1].opener not in _NOTED:
        return said
    told = next((at for at in range(1, len(said[0].words)) if _imports(said[0].words[at:]) == len(said[0].words) - at), len(said[0].words))
    who = next((run for _, run in said[0].asides if len(run) == 1 and run[0].literal and "/" in run[0].text), said[0].words[:told])
    pure = without_last(who[:-1], ("kept_so",)) if told == len(who) and lexicon.at("purity", lows(who[-1:]), 0) else ()
    if pure and (found := _of_pure(without_first(pure, ("keeping",)), said[1].words)):
        return (Part(found), *said[2:])
    if not is_who(who) or who[0].text.startswith("@"):
        return said
    note, rest = replace(said[1], words=said[0].words[told:] + said[1].words), said[2:]
    if rest and rest[0].opener == ":" and _imports(note.words) == len(note.words):
        note, rest = replace(note, words=note.words + rest[0].words, asides=note.asides or rest[0].asides), rest[1:]
    found = _denied(who, note.words) or _allowed(who, note.words)
    asides = tuple((len(found), run) for _, run in note.asides)
    return (Part(found, "", asides), *rest) if found else said


def enclosed(part: Part) -> Run:
    """What is noted of a part of the code in parentheses, as a sentence about it; none where nothing of the sort is."""
    return _pure(part) or _in_order(part)


def _pure(part: Part) -> Run:
    """“keep X pure (no Y)”, where nothing else stands in the parentheses."""
    aside = part.asides[0][1] if len(part.asides) == 1 and part.asides[0][0] == len(part.words) else ()
    pure = bool(aside) and lexicon.at("no", lows(aside), 0) and lexicon.at("purity", lows(part.words[-1:]), 0)
    who = part.words[1:-1] if lexicon.at("keeping", lows(part.words), 0) else without_last(part.words[:-1], ("kept_so",))
    what = aside[1:] if pure else ()
    known = bool(what) and (is_used(what) or what[0].low == "framework")
    return (*aside, *plain("in"), *who) if known and is_who(who) else ()


def _in_order(part: Part) -> Run:
    """“X depends on Y (not the reverse)”."""
    aside = part.asides[0][1] if len(part.asides) == 1 else ()
    who, deed, what = divided(part.words) if is_all("never_back", aside) and lows(aside) != ("only",) else ((), (), ())
    return kept_apart(what, deed, who) if who and verb_of(deed, ("import",))[1] and is_who(what) else ()


def _of_pure(who: Run, note: Run) -> Run:
    """“`core/` is pure: no React, no database access”."""
    none = bool(note) and lexicon.at("no", lows(note), 0)
    what = tuple(word for word in note if word.literal or (word.low != "no" and not lexicon.at("tie_nouns", (word.low,), 0)))
    return kept_apart(who, (), what) if none and is_who(who) else ()


def _told_of(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """“The `core` package holds rules. It depends only on `types`” with who it is."""
    first = said[0].words if said else ()
    who = next((first[:at] for at in range(min(4, len(first) - 1), 0, -1) if first[at].sort == "word" and is_who(first[:at])), ())
    if not who or any(part.asides for part in said):
        return said
    return tuple(replace(part, words=(*who, *part.words[1:])) if _points_back(part) else part for part in said)


def _points_back(part: Part) -> bool:
    words = lows(part.words)
    tied = (verb_of(part.words[at:], ("import",))[1] or lexicon.at("relying", words, at) for at in range(1, len(words)))
    return part.opener == "." and lows(part.words[:1]) == ("it",) and any(tied)


def _imports(run: Run) -> int:
    """How many words say that something may be imported: “may import”, “can only depend on”, “imports”."""
    let = lexicon.at("licence", lows(run), 0)
    only = lexicon.at("only", lows(run), let)
    size = deed_of(run[let + only:])
    return let + only + size if size and verb_of(run[let + only:], ("import",))[1] else 0


def _denied(who: Run, note: Run) -> Run:
    """“no imports from Y”, “zero dependencies on Y”, “never imports Y”, “imports nothing from Y”."""
    words = lows(note)
    size = max(lexicon.at("no", words, 0), lexicon.at("never", words, 0))
    ties = lexicon.at("noted_ties", words, size) if size else lexicon.at("no_ties", words, 0)
    ties = ties or (deed_of(note[size:]) if lexicon.at("never", words, 0) and verb_of(note[size:], ("import",))[1] else 0)
    return (*who, *plain("must not import"), *note[size + ties:]) if ties and note[size + ties:] else ()


def _allowed(who: Run, note: Run) -> Run:
    """“imports Y only”, “may import: Y only”, “depends only on Y”."""
    size = _imports(note)
    what = trimmed(note[size:])
    first = size and any(lexicon.at("only", lows(note), at) for at in range(size))
    only = what[:-1] if lows(what[-1:]) == ("only",) else what[1:] if lows(what[:1]) == ("only",) else what if first else ()
    known = bool(only) and all(are_places(piece) or layer_of(piece) for piece in items(only))
    return (*who, *plain("may only import from"), *only) if size and known else ()
