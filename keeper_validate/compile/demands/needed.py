"""The names by which code shows what is asked of a thing: “extend `Base`”, “`@Audited(true)`”, “validate with zod”.

Must not know of whom it is asked."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.spelled import spelled
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import dataclass

_TAG = re.compile(r"^<([A-Za-z][\w.\-]*)(?: [^>]*)?/?>$")
_ATTRIBUTE = re.compile(r"#?!?\[(?:(\w+)\(([\w:, ]+)\)|([\w:]+)(?:\(.*\))?)\]")
_OPTION = re.compile(r"([A-Za-z_]\w*)\s*[:=]\??(?:\s*\.\.\.)?")
_VALUE = re.compile(r"[A-Za-z_]\w*: ([A-Z]\w*(?:\.\w+)+)")
_OF_CODE = re.compile(r"@|\w+: |[A-Z]\w+\.[A-Z]\w+$")
"""What only stands where it is meant: an annotation, an option, a constant by its type."""
_SETTING = re.compile(r"([A-Za-z_]\w*)(: | ?= ?)(true|false|True|False)")


@dataclass(frozen=True, slots=True)
class Needed:
    """The names, each of which has to be there, or any where `either`; `inherited` that they are of what a class comes from; `strong` that
    nothing else can stand for them, as for a helper's name; `guessed` that they show only a part of what was written."""

    names: tuple[str, ...]
    either: bool = False
    inherited: bool = False
    partial: bool = False
    guessed: bool = False
    strong: bool = False


def needed(run: Run, asides: tuple[Run, ...] = ()) -> Needed | None:
    """What a phrase asks for, the verb included; None where no name shows it."""
    literals = [word for word in run if word.literal]
    beside = [word for aside in asides if all(_may_stand(word) for word in aside) for word in aside if word.literal]
    pieces = literals or (beside if len(beside) == 1 and not lexicon.at("dressing", lows(run), 0) else [])
    if not pieces:
        return _by_technology(run)
    words = lows(run)
    if any(is_file(word.text) or word.text.startswith("/") for word in pieces) or not lexicon.grammar("held_apart").isdisjoint(words):
        return None
    found = [names for word in pieces if (names := _names(word))]
    if len(found) < len(pieces) or not _are_said_enough(words, pieces):
        return None
    inherited = any(lexicon.at("extending", words, at) or lexicon.at("deriving", words, at) for at in range(min(3, len(run))))
    inherited = inherited or any(lexicon.at("base_nouns", words, at) for at in range(1, len(run)))
    either = any(word in ("or", "/") for word in words)
    behind = any(word.sort == "word" and lexicon.at("endowing", (word.low,), 0) for word in run[1:])
    names = tuple(dict.fromkeys(name for one in found for name in one))
    whole = all(_is_whole(word) for word in pieces)
    alone = len(literals) == len(run)
    if not (inherited or alone) and any(word.sort == "name" and not re.search(r"\w[._]\w", word.text) for word in literals):
        return None
    strong: bool = inherited or any(lexicon.at("dressed", words, at) or lexicon.at("dressing", words, at) for at in range(min(3, len(run))))
    strong = strong or all(_OF_CODE.match(word.text) is not None for word in pieces)
    return Needed(names, either, inherited and not behind, not literals or behind, not (literals and whole), strong)


def _are_said_enough(words: tuple[str, ...], pieces: list[Word]) -> bool:
    """Not “starts with `use`”, which is how it is called, nor “needs `patience`”, of which nothing says that it stands in code."""
    begins = any(lexicon.at("beginning_with", words, at) for at in range(min(3, len(words))))
    needs = any(lexicon.at("needing", words, at) or words[at] in ("have", "has") for at in range(min(3, len(words))))
    plain = any(re.fullmatch(r"[a-z]+", word.text) for word in pieces)
    return not (begins and all(re.fullmatch(r"\w+", word.text) for word in pieces)) and not (needs and plain)


def _may_stand(word: Word) -> bool:
    return word.literal or word.sort == "mark" or word.low in ("and", "or")


def _names(word: Word) -> tuple[str, ...]:
    text = word.text.strip()
    if not text or lexicon.at("keywords", (text,), 0) or forms.case_style(text) or re.search(r": ?\d", text):
        return ()
    text = _TAG.sub(r"\1", text)
    attribute = _ATTRIBUTE.fullmatch(text)
    if attribute and text.startswith("[") and not text[1].isupper():
        return ()
    if attribute:
        return tuple(re.findall(r"\w+", attribute[2])) if attribute[1] == "derive" else (attribute[1] or attribute[3],)
    if _SETTING.fullmatch(text):
        return (text,)
    if value := _VALUE.fullmatch(text):
        return (value[1],)
    if option := _OPTION.fullmatch(text):
        return (option[1],)
    if lexicon.technology(text):
        return ()
    name = spelled(text) or _of_call(text) or _of_command(text)
    return (name.strip("\"'"),) if name and "/" not in name and "*" not in name and not re.fullmatch(r"\W*\w?\W*", name) else ()


def _of_call(text: str) -> str | None:
    """`@Audited(deep = true)`, `Query(max=10)`: what is called, whatever it is handed."""
    called = re.fullmatch(r"(@?[A-Za-z_][\w.]*)\(.*\)", text)
    return called[1] if called else None


def _of_command(text: str) -> str | None:
    """`set -euo pipefail`: what is written in several words shows by the longest of them."""
    words = [word for word in re.findall(r"[A-Za-z_]\w+", text) if len(word) > 5]
    return max(words, key=len) if words and re.fullmatch(r"[\w\- ]+", text) else None


def _is_whole(word: Word) -> bool:
    """Whether the name that is looked for is all that was written."""
    return word.sort in ("code", "path", "name") and re.fullmatch(r"[@\w$.<>/'\"\-]+(?:\(\))?|.*: .*", word.text) is not None


def _by_technology(run: Run) -> Needed | None:
    """“validate the body with Zod”."""
    by = [index for index, word in enumerate(run) if index and (tool := lexicon.technology(word.text)) and lexicon.is_package(tool)]
    named = lexicon.technology(run[by[0]].text) if len(by) == 1 and by[0] == len(run) - 1 else None
    validates = any(word in lexicon.grammar("validating") for word in lows(run[:2]))
    return Needed((named,), guessed=True, partial=True) if named and validates else None
