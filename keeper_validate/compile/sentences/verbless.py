"""Sentences that leave out their verb, or what it is about: “composables `useXyz.ts`”, “hooks in `hooks/`, named `useX`”, “zod: use for X”.

Must not know what a noun stands for beyond that the lexicon has it, nor read what is forbidden."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, between_commas, lows, without
from keeper_validate.compile.sentences.forgone import forgone
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import replace

_MOST = 4
_PATTERN = re.compile(r"[*{<]|(?<=[a-z])X(?:xx|yz|YZ|XX)?(?=[.A-Z]|$)|Foo|(?<=[a-z])Name(?=\.)")
_ENDING = re.compile(r"\.\w{1,6}")
_MUST = (Word("must", "word"),)
_AVOID = (Word("avoid", "word"), Word("using", "word"))


def with_verbs(found: tuple[Part, ...], forbidden: bool) -> tuple[Part, ...]:
    """The parts of a clause, in which what lacks a verb has one where its key forbids nothing."""
    found = tuple(map(_told_files, found))
    if forbidden:
        return found
    found = forgone(found)
    found = _stored(_styled(_bidden(_used_for(tuple(piece for part in found for piece in _again(part))))))
    return tuple(made for part in found for made in (_named(part) if part is found[0] else None) or _housed(part) or [part])


def _told_files(part: Part) -> Part:
    """A part in which the files that parentheses name are spelled out: “the baseline file (`a.neon`)”, “`a.json` (not `.toml`)”."""
    asides = tuple((at, _of_one_stem(part.words[at - 1:at], run)) for at, run in part.asides)
    return _told_file(replace(part, asides=asides))


def _of_one_stem(before: Run, aside: Run) -> Run:
    """“`a.json` (not `.toml`)” as “(not `a.toml`)”: an ending alone, behind a file of that name."""
    stem = before[0].text.rpartition(".")[0] if before and before[0].literal and is_file(before[0].text) else ""
    ended = stem and sum(word.literal for word in aside) == 1
    return tuple(Word(stem + word.text, "code") if ended and _ENDING.fullmatch(word.text) else word for word in aside)


def _told_file(part: Part) -> Part:
    """“the baseline file (`a.neon`)” as “`a.neon`”: what a file is called, where nothing else is known of it."""
    at, aside = part.asides[0] if len(part.asides) == 1 else (0, ())
    start = next((at - size for size in (3, 4) if lows(part.words[max(at - size, 0):at])[:1] == ("the",)), at)
    noun = part.words[start:at]
    named = len(aside) == 1 and aside[0].literal and is_file(aside[0].text) and lows(noun[-1:]) == ("file",)
    known = named and any(lexicon.entry(" ".join(lows(noun[index:]))) for index in range(1, len(noun) - 1))
    return replace(part, words=(*part.words[:start], *aside, *part.words[at:]), asides=()) if named and not known else part


def _again(part: Part) -> list[Part]:
    """“keep `a` apart from `b`, and keep `c` apart from `d`”: sentences that begin with the same verb."""
    words = lows(part.words)
    starts = [at for at in range(3, len(words)) if words[at - 2:at] == (",", "and") and words[at] == words[0]]
    told = starts and (lexicon.at("retaining", words, 0) or verb_of(part.words, ("require", "place", "put"))[1])
    if part.asides or not told:
        return [part]
    at = starts[0]
    return [replace(part, words=part.words[:at - 2]), *_again(Part(part.words[at:], ";"))]


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


def _bidden(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Use: `a` for new pages” as “use `a` for new pages”, “Legacy: `a`” as “avoid `a`”, “Dates: format with `a`” as a sentence."""
    first, second = (*found, Part(()), Part(()))[:2]
    label = lows(first.words)
    if second.opener != ":" or len(label) != 1 or first.asides or not second.words:
        return found
    if lexicon.at("handling", lows(second.words), 0) and lows(second.words[1:2]) in (("with",), ("using",), ("via",)):
        return (replace(second, words=(second.words[0], *first.words, *second.words[1:]), opener="", asides=()), *found[2:])
    named = len(second.words) == 1 and (second.words[0].literal or lexicon.technology(second.words[0].text))
    purposed = label == ("use",) and any(lexicon.at("purpose", lows(second.words), at) for at in range(1, len(second.words)))
    bid = first.words if purposed else _AVOID if label[0] in lexicon.grammar("dated") and named else ()
    asides = tuple((at + len(bid), run) for at, run in second.asides)
    return (replace(second, words=bid + second.words, opener="", asides=asides), *found[2:]) if bid else found


def _styled(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Rust structs: PascalCase”, “Rust structs use PascalCase” as “in Rust code, structs must be PascalCase”; source files are all."""
    first, second = (*found, Part(()), Part(()))[:2]
    run = without(first.words, "every")
    labelled = second.opener == ":" and len(run) == 2
    said = second.words if labelled else _behind_verb(run[2:])
    if not run[1:] or not said or not forms.case_style(said[0].text) or first.asides:
        return found
    language = forms.own_files(run[0].low) and run[1].low in lexicon.grammar("cased_things")
    placed: Run = (Word("in", "word"), run[0], Word("code", "word"), Word(",", "mark"), run[1]) if language else ()
    placed = placed or (run[1:2] if lows(run[:2]) == ("source", "files") else ())
    whole = second if labelled else first
    words = (*placed, *_MUST, Word("be", "word"), *said)
    return (replace(whole, words=words, opener="", asides=()), *found[1 + labelled:]) if placed else found


def _behind_verb(run: Run) -> Run:
    """What names must be or use, behind the verb that says so."""
    words = lows(run)
    size = max(lexicon.at("must", words, 0), lexicon.at("should", words, 0))
    size += max(lexicon.at("be", words, size), int(words[size:size + 1] in (("use",), ("follow",))))
    return run[size:] if size else ()


def _stored(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Hooks: put in `src/hooks/`” as “hooks must live in `src/hooks/`”."""
    first, second = (*found, Part(()), Part(()))[:2]
    put = verb_of(second.words, ("put", "place"))[1] or int(lows(second.words[:1]) in (("store",), ("add",)))
    rest = second.words[put:]
    home = _home(rest[1:]) if put and lexicon.at("inside", lows(rest), 0) else _slotted(second.words)
    if second.opener != ":" or not home or first.asides or not _are_things(first.words):
        return found
    words = (*first.words, *_MUST, Word("live", "word"), Word("in", "word"), *home)
    return (replace(second, words=words, opener="", asides=()), *found[2:])


def _home(run: Run) -> Run:
    """A folder that is told, where its name alone may not say that it is one: “`__fixtures__` subfolders”."""
    if not run or not run[0].literal:
        return ()
    folder = lows(run[1:2]) in (("folder",), ("folders",), ("subfolder",), ("subfolders",), ("directory",), ("directories",))
    return (Word(run[0].text.rstrip("/") + "/", "code"), *run[2:]) if folder else run if "/" in run[0].text else ()


def _slotted(run: Run) -> Run:
    """“`stores/feature/store.ts`” as “`stores/*/store.ts`”: a path in which a word stands for any name."""
    pieces = run[0].text.split("/") if len(run) == 1 and run[0].literal else []
    path = "/".join("*" if piece in lexicon.grammar("placeholders") else piece for piece in pieces)
    return (Word(path, "code"),) if "/*/" in path and path != run[0].text and is_file(path) else ()


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
    noun, end = (noun, end) if end else _things_called(part.words)
    called = end and not lexicon.at("inside", lows(part.words), len(noun))
    if called and end == len(part.words) and not part.asides:
        return [replace(part, words=_called(part.words, len(noun)))]
    if not end or part.asides or lows(part.words[end:end + 1]) != (",",):
        return []
    if any(forms.case_style(word.text) for word in part.words[end:]) and not called:
        return []
    pieces = [run[1:] if lows(run[:1]) == ("and",) else run for run in between_commas(part.words[end + 1:])]
    if any(run and run[0].literal and "/" in run[0].text for run in pieces):
        return []  # “no components in `a/`, `b/` and `c/`”: further places, and no sentence
    said = [_piece(noun, run) for run in pieces if run]
    bound = _called if called else _living
    first = bound(part.words[:end], len(noun)) if called or any(marked for _, marked in said) else part.words[:end]
    return [replace(part, words=first), *(Part(run, ";" if marked else ",") for run, marked in said)]


def _piece(noun: Run, run: Run) -> tuple[Run, bool]:
    """What one piece says, and whether it is a sentence of its own."""
    other, end = _things_in(run)
    if end == len(run):
        return _living(run, len(other)), True
    if lexicon.at("named", lows(run), 0) and run[1:]:
        return _called((*noun, *run), len(noun)), True
    return run, False


def _called(run: Run, at: int) -> Run:
    return (*run[:at], *_MUST, Word("be", "word"), *run[at:])


def _living(run: Run, at: int) -> Run:
    return (*run[:at], *_MUST, Word("live", "word"), *run[at:])


def _things_in(run: Run) -> tuple[Run, int]:
    """The things that a run begins with and the path that they are in, by where it ends; 0 where it begins otherwise."""
    at = next((at for at, word in enumerate(run[:_MOST + 1]) if lows((word,)) in (("in",), ("under",))), 0)
    housed = at and run[at + 1:at + 2] and run[at + 1].literal and "/" in run[at + 1].text
    return (run[:at], at + 2) if housed and _are_things(run[:at]) else ((), 0)


def _things_called(run: Run) -> tuple[Run, int]:
    """The things that a run begins with and the pattern that they are called by, by where it ends; 0 where it begins otherwise."""
    at = next((at for at, word in enumerate(run[:_MOST + 1]) if at and lexicon.at("named", lows((word,)), 0)), 0)
    end = at + 1 + int(at and lows(run[at + 1:at + 2]) in (("in",), ("as",)))
    named = at and run[end:end + 1] and (run[end].literal or forms.case_style(run[end].text))
    return (run[:at], end + 1) if named and _are_things(run[:at]) else ((), 0)


def _are_things(run: Run) -> bool:
    """“Pinia stores”: several of what the lexicon knows."""
    run = without(run, "every")
    worded = all(word.sort == "word" or lexicon.technology(word.text) for word in run)
    many = 0 < len(run) < _MOST and worded and not lexicon.at("condition", lows(run), 0)
    known = lexicon.entry(" ".join(lows(run))) or lexicon.entry(run[-1].low) if many else None
    return known is not None and not known.opaque and bool(known.kinds) and singular(run[-1].low) != run[-1].low
