"""The files that nouns mean where it is told in which place they live, and no kind stands for them: “fonts”, “queued jobs”.

Must not know the place, nor what is asked of them."""

from __future__ import annotations

import re
from string import ascii_uppercase

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.thing import NO_PROCEDURE, REST, Thing
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.pathglob import listed
from keeper_validate.values import replace

_MOST = 4


def kept_files(bare: Run) -> tuple[Thing, ...]:
    """Those that are told by what their names end in, or by the folder that tools look for them in."""
    told = lexicon.mapping("homes", "kept_as").get(spoken(bare).lower()) if bare else None
    if told is None and (files := _interfaces(bare)):
        return (Thing(("file",), target=files, named=True, partial=True),)
    return (Thing(("file",), target=",".join(told["files"]), named=True, partial=bool(told.get("guess"))),) if told else ()


def _interfaces(bare: Run) -> str:
    """“repository interfaces”: files that are called so as well as after what the interfaces are of."""
    words = lows(bare)
    if len(words) != 2 or words[1] != "interfaces" or words[0] not in lexicon.mapping("homes", "alongside")["called"]:
        return ""
    name = words[0].capitalize()
    initial = ",".join(ascii_uppercase)  # `IOrderRepository`, and no `InvoiceRepository`
    return f"I{{{initial}}}*{name}.*,*{{{name}Interface,{words[0]}_interface,{words[0]}-interface,{words[0]}.interface}}.*"


def without_holder(bare: Run) -> Run:
    """“repository classes” as “repositories”; nothing where the noun says nothing but that."""
    held = len(bare) > 1 and bare[-1].low in lexicon.mapping("homes", "holders") and bare[-2].sort in ("word", "name")
    return (*bare[:-2], Word(_several(bare[-2].low), "word")) if held and not _tells_nothing(bare[-2]) else ()


def is_body(word: Word) -> bool:
    """“client implementations”: a word that says no more of them than that they are code."""
    return word.low in lexicon.mapping("homes", "bodies")


def is_of_two(bare: Run) -> bool:
    """“repository classes”: what the lexicon knows as elements or as files, whichever there are."""
    entry = lexicon.entry(spoken(bare).lower())
    return entry is not None and len(entry.kinds) > 1 and "file" in entry.kinds


def folder_called(head: str, globs: tuple[str, ...]) -> tuple[str, ...]:
    """“feature libraries live in `src/Libraries/`”: what another folder of that name holds."""
    last = (re.sub(r"(?:/\*+)+$", "", glob.rstrip("/")).rpartition("/")[2] for glob in globs)
    return tuple(f"**/{folder}/**" for folder in last if folder.lower() == head)


def last_called(bare: Run) -> tuple[Thing, ...]:
    """Those whose names end in the last word of a noun, whatever stands before it: “queued jobs” as `*Job`, `*-job`."""
    if not 0 < len(bare) <= _MOST or not all(word.sort == "word" for word in bare[:-1]):
        return ()
    last = bare[-1].low
    if last in lexicon.mapping("homes", "holders") and len(bare) > 1:
        return () if _tells_nothing(bare[-2]) else last_called((*bare[:-2], Word(_several(bare[-2].low), "word")))
    if any(word.low in lexicon.mapping("homes", "made_by_programs") or forms.own_files(word.low) for word in bare[:-1]):
        return ()
    told = last in lexicon.mapping("homes", "called_so") or (singular(last) != last and not _means_else(bare[-1]))
    homes = lexicon.mapping("homes")
    narrow = tuple(lexicon.grammar("narrowing") - {"ed", "ing"})  # “mutable wrappers”
    if last in homes["standing"] or any(word.low.endswith(narrow) and word.low not in homes["every"] for word in bare[:-1]):
        return ()
    some = any(word.low in lexicon.grammar(name) for word in bare[:-1] for name in ("sorting", "limiting", "shared", "dated"))
    if not told or some or any(lexicon.technology(word.text) or _is_language(word) for word in bare[-1:]):
        return ()
    return (Thing(("file",), target=endings((singular(last),)), named=True, partial=True),)


def spared(files: str) -> tuple[str, ...]:
    """Those that stand where others look for them: a `README.md`, and the tests of what is known by its name."""
    tests = lexicon.entry("tests")
    named = re.fullmatch(r"\*\{[A-Z]\w*,_(\w+),-\1,\.\1\}\.\*", files) and tests and tests.target
    return listed(str(tests.target)) if named and tests else tuple(lexicon.mapping("homes", "spared").get(files, ()))


def one_of_many(subject: Run) -> Run:
    """“add a new `.md` file to `agents/`”: one that a task needs, where others end so anywhere."""
    ended = any(word.literal and re.fullmatch(r"\*?\.\w+", word.text) for word in subject)
    return subject if ended and lows(subject[:1]) in (("a",), ("an",)) and lows(subject[-1:]) == ("file",) else ()


def endings(words: tuple[str, ...]) -> str:
    """The files whose names end in words, in any style of names."""
    whole = "".join(word.capitalize() for word in words)
    styles = (whole, *(f"{joint}{joint.join(words)}" for joint in "_-."))
    return f"*{{{','.join(styles)}}}.*"


def _means_else(word: Word) -> bool:
    """Whether a word says nothing that files are called by: the lexicon knows it otherwise, or it is too wide."""
    known = lexicon.entry(word.low) is not None or word.low in lexicon.grammar("nameless")
    wide = any(word.low in lexicon.mapping("homes", name) for name in ("wide", "nameless", "fleeting"))
    return known or wide or len(word.low) < 4 or not word.low.isalpha() or any(
        lexicon.at(name, (word.low,), 0) for name in ("generic", "shells", "people", "folder_nouns"))


def _several(noun: str) -> str:
    return noun if singular(noun) != noun else f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else f"{noun}s"


def _tells_nothing(word: Word) -> bool:
    """“static files”, “Kotlin classes”: how something is, or what it is written in, which no name ends in."""
    whole = word.low in lexicon.mapping("homes", "whole")
    narrow = word.low.endswith(tuple(lexicon.grammar("narrowing"))) and word.low not in lexicon.mapping("homes", "nouns_that_end_so")
    return whole or narrow or _is_language(word)


def _is_language(word: Word) -> bool:
    return forms.own_files(word.low) is not None or lows((word,))[0] in lexicon.grammar("languages")


def served(thing: Thing, run: Run) -> Thing:
    """“REST routes live in `api/`”: procedures are none."""
    rest = thing.kinds == ("route",) and not thing.target and not REST.isdisjoint(lows(run))
    return replace(thing, target=NO_PROCEDURE) if rest else thing


def called_so(files: tuple[str, ...]) -> Thing:
    """What is known by nothing but the names of its files."""
    return Thing(("file",), target=",".join(files), named=True, partial=True)


def is_guess(thing: Thing) -> bool:
    """Whether only the names of files say that they are such things: a `runbook.ts` is no runbook."""
    return thing.kinds == ("file",) and thing.partial and thing.named
