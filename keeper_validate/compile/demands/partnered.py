"""What each thing has a partner of its own in, called after it: “every screen has a corresponding ViewModel”.

Must not compile what has files of its own kind (tests, stories, documentation)."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.dubbed import styles
from keeper_validate.compile.demands.wanted import Wanted
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular

_SLOTTED = re.compile(r"(?:\*|<\w+>|\{\w+\}|…|\.\.\.)((?:[A-Z][a-z0-9]*)+)")
_NAME = re.compile(r"(?:[A-Z]+(?![a-z])|[A-Z][a-z0-9]+)+")
_PIECE = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]+")
_MOST = 3


def partnered(subject: Run, rest: Run, statement: Statement) -> Wanted | None:
    """The file that is called after the other and after what its partner is: its name is a guess, so that it only warns."""
    size = verb_of(rest, ("accompany", "contain"))[1] or lexicon.at("owning", lows(rest), 0)
    if not (subject and size and _of_each(subject, statement)) or statement.adjuncts("inside", "unless", "purpose", "source"):
        return None
    found = partner(rest[size:])
    if found:
        _refuse_shared(subject)
    return found


def partner(run: Run) -> Wanted | None:
    """The file of “a corresponding ViewModel”, “its own mapper and repository”."""
    paired = any(lexicon.at("paired", (word.low,), 0) for word in run)
    told = any(word.low in lexicon.grammar("paired") - {"own", "dedicated"} for word in run)  # “its own error class” may stand beside it
    pieces = [_unshelled(without(piece, "determiners", "paired", "paired_beside")) for piece in items(run)]
    called = [_called(words, classed and told, paired) for words, classed in pieces]
    if not called or not all(called) or "or" in lows(run):
        return None
    first, *also = (_files(words) for words in called)
    return Wanted(first, partial=True, also=tuple(also), guessed=True)


def _files(words: tuple[str, ...]) -> str:
    ends = ",".join(styles(words))
    return f"{{{{dir}}/{{{ends}}}.*,**/*{{base}}*{{{ends}}}*}}"


def _of_each(subject: Run, statement: Statement) -> bool:
    return any(lexicon.at(name, (word.low,), 0) for word in subject for name in ("every", "newness")) or (
        statement.marked and singular(subject[-1].low) != subject[-1].low)


def _unshelled(words: Run) -> tuple[Run, bool]:
    """“UI state data class” as “UI state”, and that it is a class."""
    kept = words
    while len(kept) > 1 and lexicon.at("of_a_partner", lows(kept[-1:]), 0):
        kept = kept[:-1]
    return kept, kept != words


def _called(words: Run, classed: bool, paired: bool) -> tuple[str, ...]:
    """The words of its name: by a piece of code with a place for the other's name, a name, or a noun for a part of a program."""
    if len(words) == 1 and words[0].literal:
        slotted = _SLOTTED.fullmatch(words[0].text)
        name = slotted[1] if slotted else words[0].text if paired and _NAME.fullmatch(words[0].text) else ""
        name = "" if words[0].sort == "code" and not slotted and len(_PIECE.findall(name)) < 2 else name  # `Dockerfile`
        return tuple(piece.lower() for piece in _PIECE.findall(name))
    plain = 0 < len(words) <= _MOST and all(word.sort == "word" and word.low.isalpha() for word in words)
    known = classed or (plain and (layer_of(words[-1:]) is not None or singular(words[-1].low) in lexicon.grammar("written_alone")))
    return tuple(singular(word.low) for word in words) if paired and plain and known and not _is_part(words[-1]) else ()


def _is_part(word: Word) -> bool:
    return lexicon.at("facets", (word.low,), 0) > 0


def _refuse_shared(subject: Run) -> None:
    """“every endpoint has a matching handler”, “each feature has its own reducer”: many stand in one file, or one in many."""
    if any(lexicon.at(name, lows(subject[-1:]), 0) for name in ("contributed", "change_nouns", "generic")) or (
            singular(subject[-1].low) in lexicon.grammar("paths_themselves")):
        raise Unread("no file is called after each of them")
