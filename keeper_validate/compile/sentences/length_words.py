"""The words by which people limit how long or how full something is, and what a sentence of them says (`rules/lexicon/lengths.yaml`).

Must not know which limit follows."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.vocabulary import forms, pairs
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import dataclass

_TOKEN = re.compile(r"\*{0,2}\.[a-z]{1,6}(?![\w])|\d+|[≤≥~]|[<>]=?|[a-z][\w'.#+-]*(?:/[a-z]+)*|[^\s\w]", re.IGNORECASE)
_RANGE = re.compile(r"(?:between )?(\d+) ?(?:-|–|—|to|and) ?(\d+)(?=[ -])", re.IGNORECASE)
_HYPHEN = re.compile(r"(\d+)-(?=[a-z])", re.IGNORECASE)
_MARKS = frozenset({",", "(", ")", ":", ".", "-", "—", "–", "`", "*", "+", '"', "!"})
# what stands in parentheses and holds no number
_TOLD = re.compile(r"\s*\((?![^()]*\d)(?:[^()]|\([^()]*\))*\)")
_LABELLED = re.compile(
    r"(?i)[^:(\d]{3,40}(?::| \(| - | — )\D{0,3}\d|[^:\d]{3,40}≤|[^:\d]{3,40} max|(?:max )?line (?:length|width|limit) \d"
)
_WIDTH = re.compile(r"(?i)\b(?:length|width|limit)\b")
_MEANT = {"refusing": "refused", "splitting": "refused", "narrowing": "soft"}
_LONG = frozenset({"file", "function", "class", "component", "service", "hook"})
_CONTRACTED = {"don't": "do not", "doesn't": "does not", "can't": "can not", "cannot": "can not", "shouldn't": "should not"}


class Said:
    """Names of sizes that are asked for by name."""

    FILE = "file"


@dataclass(frozen=True, slots=True)
class Slots:
    """Who, how many of what, and which way; `layered`: the code of a part is meant, `labelled`: who has them stands before a mark."""

    number: int
    unit: str
    whose: frozenset[str] = frozenset()
    files: str = ""
    most: bool = False
    over: bool = False
    least: bool = False
    refused: bool = False
    soft: bool = False
    ranged: bool = False
    labelled: bool = False
    layered: bool = False


def counted(text: str) -> bool:
    """Whether a number is spelled out: “three levels”."""
    return any(pairs.number(word) is not None for word in text.lower().split())


def slots(text: str) -> Slots | None:
    """What a sentence says, where it says no more than a length."""
    found: dict[str, Any] = {"whose": set(), "files": [], "numbers": [], "units": []}
    said = _TOLD.sub("", _remedied(text, found).replace("`", "").replace("**", ""))
    ranged = _RANGE.search(said)
    said = _HYPHEN.sub(r"\1 ", _RANGE.sub(r"\2", said) if ranged else said)
    words = [_CONTRACTED.get(word.lower(), word.lower()) for word in _TOKEN.findall(said)]
    words = " ".join(words).split()
    at = 0
    while at < len(words):
        size = _taken(words, at, found)
        if not size:
            return None
        at += size
    if not found["units"] and found["whose"] == {"line"} and _WIDTH.search(text):
        found["units"].append("characters")
    if not found["units"] and found["whose"] == {"nesting"} and re.search(r"(?i)nest", text):
        found["units"].append("nesting")
    if len(found["numbers"]) != 1 or len(set(found["units"])) != 1 or len(set(found["files"])) > 1:
        return None
    if found.get("turned", 0) > 1:
        return None
    if found["units"][0] == "values":
        found["units"] = ["returns"] if re.search(r"\breturn", text, re.IGNORECASE) else ["values"]
    flags = {name: name in found for name in ("most", "over", "least", "refused", "soft", "layered")}
    flags |= {"labelled": bool(_LABELLED.match(text)) or "most" in found, "ranged": bool(ranged)}
    whose = frozenset(found["whose"])
    return Slots(found["numbers"][0], found["units"][0], whose, "".join(found["files"][:1]), **flags)


def _remedied(text: str, found: dict[str, Any]) -> str:
    """“if a function takes more than 4 parameters, use an object” without what is to be done then."""
    ways = "|".join(sorted(_listed("remedies").known, key=len, reverse=True))
    told = re.search(rf"(?:,| must| should| ought to| have to)\s+(?:{ways})\b(?P<way>[^\d;]*)$", text, re.IGNORECASE)
    before = text[:told.start()] if told else ""
    if not told or not any(_listed("over").longest(tuple(before.lower().split()), at) for at in range(len(before.split()))):
        return text
    if re.search(r"(?i)\b(?:except|unless|may|can|or|not)\b(?! bloat)", told[0]):
        return text
    found["refused"] = True
    return before


def _taken(words: list[str], at: int, found: dict[str, Any]) -> int:
    """How many words from one on say something that is understood."""
    number = pairs.number(words[at]) if words[at] not in ("a", "an") else None
    if number is not None:
        found["numbers"].append(number)
        return 1 + _unit(words, at + 1, found)
    for name in ("refusing", "splitting", "least", "over", "most", "soft", "narrowing"):
        size = _listed(name).longest(tuple(words), at)
        more = _listed("most").longest(tuple(words), at) if name in ("refusing", "over") else 0
        if size and more <= size:
            found[_MEANT.get(name, name)] = True
            found["turned"] = found.get("turned", 0) + (name in ("refusing", "splitting"))
            return size
    at_words, told_files = tuple(words), _listed("files")
    if size := told_files.longest(at_words, at):
        found["files"].append(shipped.data("rules/lexicon/lengths")["files"][" ".join(words[at:at + size])])
        found["whose"].add("file")
        return size
    if own := forms.own_files(words[at]) or _ending(words[at]):
        found["files"].append(own)
        found["whose"] |= set() if words[at + 1:] and _of_whom(words, at + 1)[1] else {"file"}
        return 1
    layer, size = _layer(words, at)
    if size and _of_whom(words, at + size)[0] == "function" and _of_whom(words, at + size)[1]:
        found["files"].append(layer)
        return size
    whose, size = _of_whom(words, at)
    if size:
        found["whose"].add(whose)
        return size
    layer, size = _layer(words, at)
    if size:
        found["files"].append(layer)
        found["layered"] = True
        return size
    if unit := _unit(words, at, found):
        return unit
    size = _listed("fillers").longest(tuple(words), at)
    return size or int(words[at] in _MARKS)


def _unit(words: list[str], at: int, found: dict[str, Any]) -> int:
    """“lines of code”: what is counted."""
    marks = at < len(words) and words[at] in ("-", "+")
    sizes = {name: listed.longest(tuple(words), at + marks) for name, listed in _units().items()}
    name = max(sizes, key=lambda one: sizes[one])
    if sizes[name]:
        found["units"].append(name)
        return marks + sizes[name]
    return 0


def _of_whom(words: list[str], at: int) -> tuple[str, int]:
    sizes = {name: listed.longest(tuple(words), at) for name, listed in _whose().items()}
    name = max(sizes, key=lambda one: sizes[one])
    return name, sizes[name]


def _layer(words: list[str], at: int) -> tuple[str, int]:
    """“controllers”, “service classes”: the code of a part of the codebase."""
    for size in (2, 1):
        run = tuple(Word(word, "word") for word in words[at:at + size])
        many = words[at + size - 1:at + size] and (words[at + size - 1].endswith("s") or _of_whom(words, at + size)[1])
        layer = layer_of(run) or layer_of((*run[:-1], Word(f"{run[-1].text}s", "word"))) if len(run) == size and many else None
        if layer and layer.folders:
            return ",".join(layer.folders), size
    return "", 0


def _ending(word: str) -> str | None:
    return f"*{word.lstrip('*')}" if re.fullmatch(r"\*{0,2}\.[a-z]{1,6}", word) else None


def is_idle(text: str) -> bool:
    """Whether a further piece says only what to do about it."""
    words = re.findall(r"[a-z']+", text.lower())
    limits = re.search(r"\b(?:except|unless|exempt|exception|exceptions|may|can|allowed|ok)\b", text.lower())
    early = words[:1] != [] and words[0] in _listed("splitting").known
    return bool(words) and words[0] in _listed("idle").known and not limits and (early or not re.search(r"\d", text))


def long_ones() -> frozenset[str]:
    """What is counted in lines."""
    return _LONG


def parts(unit: str) -> dict[str, Any] | None:
    """Whose such parts are, and whether all of these are meant where nobody is told."""
    found: dict[str, Any] | None = shipped.data("rules/lexicon/lengths")["parts"].get(unit)
    return found


@cache
def _listed(name: str) -> Phrases:
    return phrases(map(str, shipped.data("rules/lexicon/lengths")[name]))


@cache
def _units() -> dict[str, Phrases]:
    return {name: phrases(map(str, told)) for name, told in shipped.data("rules/lexicon/lengths")["units"].items()}


@cache
def _whose() -> dict[str, Phrases]:
    return {name: phrases(map(str, told)) for name, told in shipped.data("rules/lexicon/lengths")["whose"].items()}
