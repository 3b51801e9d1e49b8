"""Lines that each file of a sort has to have: “`#![no_std]` in every crate except `xtask`”, “begin each shell script with `set -eu`”, “all
handlers must use `export default`”.

Its words are data (`rules/lexicon/openings.yaml`). Must not read what is asked of headers by name."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.demands.dubbed import files_of
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import forms
from keeper_validate.compile.vocabulary.class_words import phrases as class_phrases
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, field

_CODE = re.compile(r"`([^`]+)`|\"(use [a-z]+)\";?")
_BOLD = re.compile(r"^\W*(?:\*\*[^*`]{2,40}\*\*:?|[A-Z][\w/ -]{2,30}:)\s+(?=\S)")
_COMMENT = re.compile(r"(?://+!?|#(?=\s)|--|/\*+|<!--)\s*(?P<said>(?=\W{0,4}\w)[^\s*!\[].*?)\s*(?:\*/|-->)?")
_LINE = re.compile(r".*\s.*|.*;|#!?\[.*|#!?/?\w+.*|.*@ts-.*|__\w+__|//.*")
_TOKEN = re.compile(r"\x00|\*{0,2}\.[a-z]{1,6}(?!\w)|[a-z][\w#+'-]*(?:/[a-z]+)*|\d+|[^\s\w]", re.IGNORECASE)
_MARKS = frozenset({",", "(", ")", ":", ".", "!", ";", "-", "—", "–"})
_LONGEST = 220


@dataclass(slots=True)
class _Read:
    """What a sentence holds: the pieces of code, whose files, and which sorts of words; `layer` that a part of the codebase is named."""

    codes: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    spared: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)


def opening_lines(clause: Clause, text: str) -> Compiled | None:
    """The check of such a demand; None where the clause is none, or says more."""
    if forbids(clause) or len(text) > _LONGEST or not _CODE.search(text):
        return None
    said = text.strip().rstrip(".:! ")
    read = _read(said) or _read(_BOLD.sub("", said))
    return _compiled(clause, read) if read else None


def _compiled(clause: Clause, read: _Read) -> Compiled | None:
    code = read.codes[0]
    told = {"every", "position"} & read.flags
    files = ",".join(dict.fromkeys(read.files)) or _shown(code)
    if not told or not _LINE.fullmatch(code.strip()) or re.fullmatch(r"[\w./*-]*/[\w./*-]*|[\w.]+\(.*\)", code):
        return None
    plain = re.fullmatch(r"[\w -]+", code) is not None
    if "layer" in read.flags and not plain:
        return None
    if plain and not ("position" in read.flags and "layer" not in read.flags) and code.split()[0] not in _named("begun").known:
        return None
    soft = not {"weak", "layer"}.isdisjoint(read.flags)  # a part of the codebase may hold other files as well
    excepted = tuple(f"**/{one}/**" for one in read.spared)
    comment = _COMMENT.fullmatch(code.strip())
    if comment and "@" not in code and "frozen" not in code:
        form = ("header", f"/{re.escape(comment['said'])}/")
        check = Check("require-shape", ("file",), within=tuple(listed(files)), excepted=excepted, soft=soft, parameters=(form,))
        return Compiled(clause, (check,), soft)
    what = _telling(code)
    if not files or not what:
        return None
    known = _data()["known"].get(what)
    if known and not soft and not excepted:
        return Compiled(clause, (Check("forbid-use", ("token",), str(known), parameters=(CONSTRUCT,)),))
    check = Check("forbid-use", ("token",), f"file-without:{what}", within=tuple(listed(files)), excepted=excepted, soft=soft,
                  parameters=(CONSTRUCT,))
    return Compiled(clause, (check,), True)


def _read(text: str) -> _Read | None:
    read = _Read()
    plain = _CODE.sub(lambda found: _kept(found, read), text)
    # “contracts: `// SPDX-License-Identifier: MIT`”
    if re.match(r"^[\w# ]{3,30}(?: files)?: ?\x00$", plain) and re.match(r"//|#|--|<", read.codes[0]):
        read.flags.add("every")
    words = [word.lower() for word in _TOKEN.findall(plain)]
    cut = next((at for at in range(len(words)) if _named("excepting").longest(tuple(words), at)), None)
    if cut is not None:
        if {*words[cut + _named("excepting").longest(tuple(words), cut):]} - {"\x00", ",", "and", "or", "the", "crate", "crates"}:
            return None
        count = words[cut:].count("\x00")
        read.spared, read.codes, words = read.codes[len(read.codes) - count:], read.codes[:len(read.codes) - count], words[:cut]
        if not count or not all(re.fullmatch(r"[\w-]+", one) for one in read.spared):
            return None
    at = 0
    while at < len(words):
        at += (size := _taken(words, at, read))
        if not size:
            return None
    return read if len(read.codes) == 1 and (read.files or "plain" in read.flags or "every" in read.flags) else None


def _kept(found: re.Match[str], read: _Read) -> str:
    """A file by its ending stays a word; other code is put aside."""
    code = found[1] or found[2]
    if re.fullmatch(r"\*{0,2}\.[a-z]{1,6}", code):
        return code
    read.codes.append(code.strip())
    return "\x00"


def _taken(words: list[str], at: int, read: _Read) -> int:
    """How many words from one on say something that is understood."""
    if words[at] == "\x00" or words[at] in _MARKS:
        return 1
    run = tuple(words)
    if size := _named("files").longest(run, at):
        read.files.append(str(_data()["files"][" ".join(words[at:at + size])]))
        return size
    own = forms.own_files(words[at]) or (f"*{words[at].lstrip('*')}" if words[at].lstrip("*").startswith(".") else None)
    if own:
        read.files.append(own)
        return 1
    sizes = {name: _named(name).longest(run, at) for name in ("position", "every", "weak", "plain", "fillers")}
    for size in (2, 1) if not any(sizes.values()) else ():
        layer = _layer(words[at:at + size]) if len(words[at:at + size]) == size else None
        if layer:
            read.files.append(",".join(layer))
            read.flags.add("layer")
            return size
    name = max(sizes, key=lambda one: sizes[one])
    if sizes[name]:
        read.flags.add(name)
    return sizes[name]


def _layer(words: list[str]) -> tuple[str, ...]:
    """“handlers”, “controllers”: the files of a part of the codebase by their names."""
    last = words[-1] if words[-1].endswith("s") else f"{words[-1]}s"
    layer = layer_of(tuple(Word(word, "word") for word in (*words[:-1], last))) if words[-1].isalpha() else None
    if layer:
        return tuple(layer.folders)
    return (files_of((singular(last),)),) if len(words) == 1 and singular(last) in class_phrases("nouns") else ()


def _shown(code: str) -> str:
    return next((str(files) for sign, files in _data()["languages"].items() if sign in code), "")


def _telling(code: str) -> str:
    """What a line is told by: all of it where it is plain words, else its most telling word."""
    bare = code.strip().rstrip(";").strip("\"'")
    if re.fullmatch(r"[\w-]+(?: [\w-]+)*", bare):
        return "+".join(bare.split())
    found = [word for word in re.findall(r"\w[\w-]*\w", bare) if word.lower() not in _named("unsaid").known]
    return max(found, key=lambda word: (bool(re.search(r"[_A-Z-]", word)), len(word)), default="")


@cache
def _named(name: str) -> Phrases:
    return phrases(map(str, _data()[name]))


def _data() -> dict[str, Any]:
    found: dict[str, Any] = shipped.data("rules/lexicon/openings")
    return found
