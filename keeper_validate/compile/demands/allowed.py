"""Closed sets of imports: “services may only import from schemas and shared”. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.imports import imported
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, trimmed, without, without_last
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file, literal
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.part import part_name
from keeper_validate.compile.sentences.places import layer_of, place, subject_place
from keeper_validate.compile.sentences.sides import is_all
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken


def allowed(statement: Statement, context: Context) -> Made | None:
    """The check of what may be imported alone: every other import that leads into the repository is one too many."""
    subject, rest = _halves(statement)
    if not subject or not rest:
        return None
    words = tuple(word.low for word in without(rest, "articles"))
    outside = lexicon.entry("external imports")
    if words and lexicon.at("standard", words, 0) == len(words) and outside and not statement.around:
        return Made((Check("forbid-use", ("import",), outside.target, within=_within(subject, ())),), partial=True)
    modules = tuple(run for run in statement.adjuncts("inside") if len(run) == 1 and run[0].text.startswith("@"))
    pieces = (subject if is_all("its_own", piece) else piece for piece in (*items(rest), *modules))
    names = [name for piece in pieces if (name := _name(trimmed(piece), bool(modules)))]
    if not names:
        raise Unread("it is not clear which modules alone may be imported")
    places = tuple(run for run in statement.adjuncts("inside") if run and run not in modules)
    within = _within(subject, places)
    parameters = (("allowed", ",".join(dict.fromkeys(names))),)
    # “services in `src/app/`”: beside them lies what else may be imported
    soft = bool(places) and not all(lexicon.at("generic", (word.low,), 0) for word in without(subject, "articles"))
    return Made((Check("forbid-use", ("import",), "/./", within=within, soft=soft, parameters=parameters),), partial=True)


def _halves(statement: Statement) -> tuple[Run, Run]:
    if statement.mood != "only":
        return (), ()
    source = next(iter(statement.adjuncts("source")), ())
    subject = without_last(statement.subject, ("licence", "be", "must", "allowed", "should"))
    _, size = verb_of(statement.object, ("import",))
    if size:
        return subject, statement.object[size:] or source
    _, ended = verb_of(subject[-1:], ("import",))
    return (_unlicensed(subject[:-1]), statement.object or source) if ended else ((), ())


def _unlicensed(subject: Run) -> Run:
    return subject[:-1] if subject and lexicon.at("licence", (subject[-1].low,), 0) else subject


def _within(subject: Run, places: tuple[Run, ...]) -> tuple[str, ...]:
    part = part_name(subject) if layer_of(subject) is None else None
    folders = place(places[0])[0] if places else (f"**/{part}/**",) if part else subject_place(subject)[0]
    if not folders:
        raise Unread("it is not clear whose imports are meant")
    return folders


def _name(piece: Run, told: bool) -> str | None:
    """The target that an item stands for; libraries and tools, which lie outside of the repository, need none, nor what its module has
    `told`."""
    named = [word for word in piece if word.literal]
    piece = (named[0],) if len(named) == 1 and named[0].text.startswith("@") else cut(piece)[0]
    if _is_library(without(piece, "articles")):
        return None
    if len(piece) == 1 and piece[0].literal:
        thing = literal(piece[0], None)
        if is_file(piece[0].text):
            return f"/(^|[\\/.@~]){piece[0].text.strip('/.*').replace('/', '.')}([\\/.:]|$)/"
        return thing.target if thing else None
    if len(piece) == 1 and piece[0].low in lexicon.grammar("made_of"):
        raise Unread("it is not clear which modules alone may be imported")
    if len(piece) == 1 and re.fullmatch(r"[a-z][\w\-]*", piece[0].text) and not lexicon.technology(piece[0].text):
        return rf"/(^|[\/.@]){piece[0].text}([\/.:]|$)/"
    made = imported(piece, (), True)
    if told and not made:
        return None
    if not made:
        raise Unread("it is not clear which modules alone may be imported")
    return made[0].target


def _is_library(piece: Run) -> bool:
    """“third-party packages”, “React types”, where “domain models” and “the shared library” are the repository's own."""
    front = piece[:-1]
    known = lexicon.technology(spoken(front)) is not None or all(lexicon.at("directness", (word.low,), 0) for word in front)
    named = bool(front) and bool(lexicon.at("library_nouns", (piece[-1].low,), 0))
    return named and (known or lexicon.at("standard", lows(piece), 0) == len(piece))
