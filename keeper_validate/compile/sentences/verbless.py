"""Sentences that leave their verb out, with the verb: “composables `useXyz.ts`”, “hooks in `hooks/`, named `useX`”, “zod: use for forms”.

Must not know what a noun stands for beyond that the lexicon has it, nor read what is forbidden."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import replace

_MOST = 4
_PATTERN = re.compile(r"[*{<]|(?<=[a-z])X(?:xx|yz|YZ|XX)?(?=[.A-Z]|$)|Foo|(?<=[a-z])Name(?=\.)")
_MUST = (Word("must", "word"),)


def with_verbs(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause that forbids nothing by its key, in which what lacks a verb has one."""
    found = _used_for(found)
    return tuple(made for part in found for made in (_named(part) if part is found[0] else None) or _housed(part) or [part])


def _used_for(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“TanStack Query: use for all server data” as “use TanStack Query for all server data”."""
    first, second = (*found, Part(()), Part(()))[:2]
    told = second.opener == ":" and lows(second.words[:1]) == ("use",) and lexicon.at("purpose", lows(second.words), 1)
    tool = lexicon.technology(" ".join(word.text for word in first.words)) or (len(first.words) == 1 and first.words[0].literal)
    if not (told and tool) or first.asides:
        return found
    size = len(first.words)
    asides = tuple((at + size, run) for at, run in second.asides)
    return (replace(second, words=second.words[:1] + first.words + second.words[1:], opener="", asides=asides), *found[2:])


def _named(part: Part) -> list[Part]:
    """“composables `useXyz.ts`” as “composables: `useXyz.ts`”: things, and a pattern of the names of their files."""
    *noun, last = part.words or (Word("", "word"),)
    named = last.literal and "/" not in last.text and is_file(last.text) and _PATTERN.search(last.text)
    if not named or part.asides or not _are_things(tuple(noun)):
        return []
    return [replace(part, words=tuple(noun)), Part((last,), ":")]


def _housed(part: Part) -> list[Part]:
    """“hooks in `hooks/`, named `useX`”, “routes in `a/`, schemas in `b/`” as sentences of their own, each with its verb."""
    noun, end = _things_in(part.words)
    if not end or part.asides or lows(part.words[end:end + 1]) != (",",):
        return []
    if any(forms.case_style(word.text) for word in part.words[end:]):
        return []
    pieces = [run[1:] if lows(run[:1]) == ("and",) else run for run in _split(part.words[end + 1:])]
    said = [_piece(noun, run) for run in pieces if run]
    first = _living(part.words[:end], len(noun)) if any(marked for _, marked in said) else part.words[:end]
    return [replace(part, words=first), *(Part(run, ";" if marked else ",") for run, marked in said)]


def _piece(noun: Run, run: Run) -> tuple[Run, bool]:
    """What one piece says, and whether it is a sentence of its own."""
    other, end = _things_in(run)
    if end == len(run):
        return _living(run, len(other)), True
    if lexicon.at("named", lows(run), 0) and run[1:]:
        return (*noun, *_MUST, Word("be", "word"), *run), True
    return run, False


def _living(run: Run, at: int) -> Run:
    return (*run[:at], *_MUST, Word("live", "word"), *run[at:])


def _things_in(run: Run) -> tuple[Run, int]:
    """The things that a run begins with and the path that they are in, by where it ends; 0 where it begins otherwise."""
    at = next((at for at, word in enumerate(run[:_MOST + 1]) if lows((word,)) in (("in",), ("under",))), 0)
    housed = at and run[at + 1:at + 2] and run[at + 1].literal and "/" in run[at + 1].text
    return (run[:at], at + 2) if housed and _are_things(run[:at]) else ((), 0)


def _split(run: Run) -> list[Run]:
    """The pieces between commas."""
    out: list[Run] = [()]
    for word in run:
        if word.sort == "mark" and word.text == ",":
            out.append(())
        else:
            out[-1] = (*out[-1], word)
    return out


def _are_things(run: Run) -> bool:
    """“Pinia stores”: several of what the lexicon knows."""
    run = without(run, "every")
    many = 0 < len(run) < _MOST and all(word.sort == "word" or lexicon.technology(word.text) for word in run)
    known = lexicon.entry(" ".join(lows(run))) or lexicon.entry(run[-1].low) if many else None
    return known is not None and not known.opaque and bool(known.kinds) and singular(run[-1].low) != run[-1].low
