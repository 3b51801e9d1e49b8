"""What a sentence without a verb rejects: “Not Sequelize (poor types).”, “Forms: X. Not Y, not `z`.”, as “never use …”.

Must not compile anything, nor know what is used instead."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.rejected import dropped, unrepeated
from keeper_validate.compile.sentences.tools import is_tool
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_NEVER, _USE, _THE, _PACKAGE = (Word(word, "word") for word in ("never", "use", "the", "package"))
_SENTENCES = (".", ";")
_FOR_NOW = ("yet", "directly", "anymore")
_BOUNDS = frozenset({*_FOR_NOW, "for", "unless", "except", "in", "outside", "when", "here", "from"})
_OF_OURS = (("for", "this", "project"), ("in", "this", "project"), ("here",), ("for", "new", "projects"))
_NAME = re.compile(r"[A-Z][a-z]+(?:[A-Z]\w*|[a-z]*)(?:\.js|JS|DB|ORM)?")
_DOTTED = re.compile(r"[A-Z]\w*(?:\.[A-Z]\w*)+")
_CODE = re.compile(r"@[a-z][\w-]*/[\w.-]+|[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+|[a-z]{3,}\d*")


def denied(part: Part, before: tuple[Part, ...]) -> list[Part]:
    """The part with its verb, where nothing but libraries is named, at the start or behind a label; “not yet” is what holds for now. What
    may be a plain word as well is a part of its own, which only warns."""
    run = unrepeated(part.words)
    labelled = part.opener in _SENTENCES and any(other.opener == ":" for other in before)
    if (before and not labelled) or lows(run[:1]) != ("not",) or any(word.text == "&" for word in run):
        return [part]
    end = next((index for index, word in enumerate(run) if index and word.low in _BOUNDS), len(run))
    told = labelled or bool(part.asides)
    pieces = [_as_package(without(piece, "directness"), told) or piece for piece in items(run[1:end])]
    if not pieces or not all(is_tool(without(piece, "directness")) or piece[-1:] == (_PACKAGE,) for piece in pieces):
        return [part]
    behind = run[end + 1:] if lows(run[end:end + 1]) and run[end].low in _FOR_NOW else () if lows(run[end:]) in _OF_OURS else run[end:]
    asides = tuple((index - dropped(part.words, index) + 1, one) for index, one in part.asides)
    if all(piece[-1:] != (_PACKAGE,) for piece in pieces):
        return [replace(part, words=(_NEVER, _USE, *run[1:end], *behind), asides=asides)]
    plain = [piece for piece in pieces if piece[-1:] == (_PACKAGE,) and _is_guessed(piece, run)]
    sure = [piece for piece in pieces if piece not in plain]
    made = [(one, ()) for one in (sure,) if one] + [(one, tuple(piece[1] for piece in one)) for one in (plain,) if one]
    return [_never(part, _joined(one), behind, asides, unsaid) for one, unsaid in made]


def _never(part: Part, named: Run, behind: Run, asides: tuple[tuple[int, Run], ...], unsaid: Run) -> Part:
    words = (_NEVER, _USE, *named, *behind)
    told = tuple((2 + len(named), one) for _, one in asides)
    return replace(part, words=words, asides=told, unsaid=(*part.unsaid, *unsaid))


def _is_guessed(piece: Run, run: Run) -> bool:
    """“Nova”, “Provider”: a name that is a word as well, where “TypeGraphQL” and “`koanf`” are none."""
    return any(word.low == piece[1].low and word.sort == "word" and word.text.istitle() for word in run)


def _as_package(piece: Run, told: bool) -> Run:
    """“Doobie”, “`koanf`” as “the `doobie` package”: what no list knows, where its only use is to be one of several libraries."""
    word = piece[0] if len(piece) == 1 and told else None
    if word is None or is_tool(piece) or is_file(word.text) or lexicon.entry(word.text) is not None:
        return ()
    named = _NAME.fullmatch(word.text) if word.sort in ("word", "name") else _CODE.fullmatch(word.text) if word.sort == "code" else None
    adjective = word.sort == "word" and (word.low.endswith(tuple(lexicon.grammar("narrowing"))) or "-" in word.text)
    if word.sort == "name" and _DOTTED.fullmatch(word.text):
        return (_THE, Word(word.text, "code"), _PACKAGE)
    return (_THE, Word(word.low, "code"), _PACKAGE) if named and not adjective else ()


def _joined(pieces: list[Run]) -> Run:
    return tuple(word for piece in pieces for word in (Word(",", "mark"), *piece))[1:]
