"""What code has to be documented or typed, in whatever order it is said: “NatSpec on all external functions”, “strongly type all method
parameters and return values”, as constructs that are without such a comment or such a type.

Its words are data (`rules/lexicon/documenting.yaml`, `type_hinting.yaml`). Must not read what a comment has to say, nor of which type."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary.forms import own_files
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.pathglob import listed

_SIGNS = {
    "documenting": re.compile(
        r"(?i)docstring|\w*docs?\b|\bdoc[ -]comment|documentation comment|\bxml\b|natspec|docblock|document(?:ed)?\b|///|summary comment"),
    "type_hinting": re.compile(r"(?i)\btyped?\b|\btypes\b|type-|\bannotated?\b"),
}
_LABEL = re.compile(r"^\W*(?:\*\*[^*`]{2,40}\*\*:?|[A-Z][\w/ -]{2,30}:)\s+(?=\S)")
_TOKEN = re.compile(r"///|/\*\*|@\w+|[a-z#][\w#&'-]*(?:/[a-z]+)*|&|[^\s\w]", re.IGNORECASE)
_MARKS = frozenset({",", "(", ")", ":", ".", "`", "*", '"', "!", ";"})
_ALL = frozenset({"all", "every", "each", "any", "per", "required", "mandatory", "must", "need", "should", "declaring"})
_LONGEST = 200


def borne_in_code(clause: Clause, text: str) -> Compiled | None:
    """The checks of a demand that code is documented or typed; None where it is none, or says more than is understood."""
    if len(text) > _LONGEST:
        return None
    said = text.strip().rstrip(".:! ")
    for name, sign in _SIGNS.items():
        found = (_read(name, said, clause) or _read(name, _LABEL.sub("", said), clause)) if sign.search(text) else None
        if found is not None:
            names, files, weak = found
            form = (CONSTRUCT,)
            checks = tuple(Check("forbid-use", ("token",), one, within=tuple(listed(files)), soft=weak, parameters=form) for one in names)
            return Compiled(clause, checks, True)
    return None


def _read(name: str, text: str, clause: Clause) -> tuple[tuple[str, ...], str, bool] | None:
    """The constructs, their files, and whether it only recommends."""
    core, banned = _core(name, text, forbids(clause))
    words = [word.lower() for word in _TOKEN.findall(core)]
    forms: list[str] = []
    sorts: list[str] = []
    flags: set[str] = set()
    at = 0
    while at < len(words):
        at += (size := _taken(name, words, at, forms, sorts, flags))
        if not size:
            return None
    if name == "type_hinting" and "code" in words and "borne" not in flags and "type" not in flags:
        sorts.append("function")  # “Python code must have type hints”
        flags.add("borne")
    told = set(forms) - {""}
    asked = bool(forms) or not {"documented", "form"}.isdisjoint(flags)
    if not sorts or "borne" not in flags or len(told) > 1 or not asked or "guards" in flags or (forbids(clause) and not banned):
        return None
    # it may be told elsewhere: “all APIs are documented”
    if name == "documenting" and not forms and ("shown" in sorts or ("any" in sorts and "scopes" not in flags)):
        return None
    spoken = next((own for word in words if (own := own_files(word))), "")  # “in Python”
    files = "" if "///" in words else next(iter(told), spoken)
    known = _data(name)["constructs"].get(files) if told else None
    known = known or _data(name)["constructs"][""]
    in_tests = bool(_data(name).get("tests")) and "test" in sorts
    if in_tests and not forms and "parameter" not in sorts:
        return None
    if in_tests:
        files = ",".join(forms_of_tests())
        sorts = [sort for sort in sorts if sort != "test"] or ["function"]
        sorts = ["parameter"] if "parameter" in sorts else sorts
    if name == "documenting" and set(sorts) == {"test"}:
        files = ",".join(forms_of_tests())
    opened = _data(name).get("open", {}) if "scopes" in flags else {}
    names = tuple(dict.fromkeys(opened.get(known.get(sort, ""), known.get(sort, "")) for sort in sorts))
    return (names, files, bool({"weak"} & flags)) if all(names) and (in_tests or _is_every(flags, words)) else None


def forms_of_tests() -> tuple[str, ...]:
    """The files of tests."""
    layer = layer_of((Word("tests", "word"),))
    return tuple(layer.folders) if layer else ()


def _is_every(flags: set[str], words: list[str]) -> bool:
    """Whether all of a sort are meant, and not one or another: “public functions”, “functions” in the plural."""
    return "scopes" in flags or not _ALL.isdisjoint(words)


def _core(name: str, text: str, forbidden: bool) -> tuple[str, bool]:
    """A text without what the comment is to tell, and without the ban of what has none."""
    found = _tail(name).search(text)
    guarded = found is not None and re.search(r"(?i)\b(?:unless|except|only|not|never|optional|may)\b", text[found.start():])
    core = text[:found.start()] if found and not guarded else text
    ban = re.match(
        r"(?i)(?P<no>no |never (?:add|write|commit|leave) |do not (?:add|write|commit|leave) )?(?:(?P<un>undocumented )(?P<what>[^,.;]+)"
        r"|(?P<who>[^,.;]+?) (?:without|lacking|missing|with no) (?P<form>[^,.;]+))$", core)
    if ban is None or not (ban["no"] or forbidden):
        return core, False
    return (f"all {ban['what']} documented" if ban["un"] else f"all {ban['who']} {ban['form']}"), True


def _taken(name: str, words: list[str], at: int, forms: list[str], sorts: list[str], flags: set[str]) -> int:
    """How many words from one on say something that is understood."""
    run = tuple(words)
    sizes = {sort: known.longest(run, at) for sort, known in _sorts(name).items()}
    sort = max(sizes, key=lambda one: sizes[one])
    size = _named(name, "forms").longest(run, at)
    if size and size >= sizes[sort]:
        forms.append(str(_data(name)["forms"][" ".join(words[at:at + size])]))
        return size
    if sizes[sort]:
        sorts.append(sort)
        flags |= set() if "type" in words[at + sizes[sort] - 1] and name == "type_hinting" else {"borne"}
        flags |= {"form"} if "type" in words[at + sizes[sort] - 1] else set()  # “return types” are types
        return sizes[sort]
    for flag in ("guards", "documented", "weak", "scopes", "fillers"):
        if size := _named(name, flag).longest(run, at):
            flags.add(flag)
            return size
    return int(words[at] in _MARKS)


@cache
def _tail(name: str) -> re.Pattern[str]:
    told = "|".join(re.escape(one) for one in sorted(map(str, _data(name)["telling"]), key=len, reverse=True))
    return re.compile(rf"(?i)(?:,? |, which )(?:{told})(?=\W|$)")


@cache
def _named(name: str, listed_as: str) -> Phrases:
    return phrases(map(str, _data(name)[listed_as]))


@cache
def _sorts(name: str) -> dict[str, Phrases]:
    return {sort: phrases(map(str, told)) for sort, told in _data(name)["sorts"].items()}


def _data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = shipped.data(f"rules/lexicon/{name}")
    return found
