"""What has to be documented in code, in whatever order it is said: “NatSpec on all external functions”, “public structs and traits must have
doc comments”, as constructs that are one without such a comment.

Its words are data (`rules/lexicon/documenting.yaml`). Must not read what documents have to hold, nor what a comment has to say."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.pathglob import listed

_SIGN = re.compile(r"(?i)docstring|\w*docs?\b|\bdoc[ -]comment|documentation comment|\bxml\b|natspec|docblock|documented\b|\bdocument\b|///|summary comment")
_LABEL = re.compile(r"^\W*(?:\*\*[^*`]{2,40}\*\*:?|[A-Z][\w/ -]{2,30}:)\s+(?=\S)")
_TOKEN = re.compile(r"///|/\*\*|@\w+|[a-z#][\w#&'-]*(?:/[a-z]+)*|&|[^\s\w]", re.IGNORECASE)
_MARKS = frozenset({",", "(", ")", ":", ".", "`", "*", '"', "!", ";"})
_LONGEST = 200


def documented_code(clause: Clause, text: str) -> Compiled | None:
    """The checks of a demand that things are documented in code; None where it is none, or says more than is understood."""
    if len(text) > _LONGEST or not _SIGN.search(text):
        return None
    said = text.strip().rstrip(".:! ")
    found = _read(said, clause) or _read(_LABEL.sub("", said), clause)
    if found is None:
        return None
    names, files, weak = found
    form = (("form", "construct"),)
    checks = tuple(Check("forbid-use", ("token",), name, within=tuple(listed(files)), soft=weak, parameters=form) for name in names)
    return Compiled(clause, checks, True)


def _read(text: str, clause: Clause) -> tuple[tuple[str, ...], str, bool] | None:
    """The constructs, their files, and whether it only recommends."""
    core, banned = _core(text, forbids(clause))
    words = [word.lower() for word in _TOKEN.findall(core)]
    forms: list[str] = []
    sorts: list[str] = []
    flags: set[str] = set()
    at = 0
    while at < len(words):
        at += (size := _taken(words, at, forms, sorts, flags))
        if not size:
            return None
    told = set(forms) - {""}
    if not sorts or len(told) > 1 or not (forms or "documented" in flags) or "guards" in flags or (forbids(clause) and not banned):
        return None
    if not forms and ("shown" in sorts or ("any" in sorts and "scopes" not in flags)):  # it may be told elsewhere: “all APIs are documented”
        return None
    files = "" if "///" in words else next(iter(told), "")
    known = _data()["constructs"].get(files) or _data()["constructs"][""]
    names = tuple(dict.fromkeys(known.get(sort, "") for sort in sorts))
    return (names, files, bool({"weak"} & flags)) if all(names) and _is_every(flags, words) else None


def _is_every(flags: set[str], words: list[str]) -> bool:
    """Whether all of a sort are meant, and not one or another: “public functions”, “functions” in the plural."""
    return "scopes" in flags or bool({"all", "every", "each", "any", "per", "required", "mandatory", "must", "need", "should"} & {*words})


def _core(text: str, forbidden: bool) -> tuple[str, bool]:
    """A text without what the comment is to tell, and without the ban of what has none."""
    found = _tail().search(text)
    guarded = found is not None and re.search(r"(?i)\b(?:unless|except|only|not|never|optional|may)\b", text[found.start():])
    core = text[:found.start()] if found and not guarded else text
    ban = re.match(
        r"(?i)(?P<no>no |never (?:add|write|commit|leave) |do not (?:add|write|commit|leave) )?(?:(?P<un>undocumented )(?P<what>[^,.;]+)"
        r"|(?P<who>[^,.;]+?) (?:without|lacking|missing|with no) (?P<form>[^,.;]+))$", core)
    if ban is None or not (ban["no"] or forbidden):
        return core, False
    return (f"all {ban['what']} documented" if ban["un"] else f"all {ban['who']} {ban['form']}"), True


def _taken(words: list[str], at: int, forms: list[str], sorts: list[str], flags: set[str]) -> int:
    """How many words from one on say something that is understood."""
    run = tuple(words)
    if size := _named("forms").longest(run, at):
        forms.append(str(_data()["forms"][" ".join(words[at:at + size])]))
        return size
    sizes = {name: known.longest(run, at) for name, known in _sorts().items()}
    sort = max(sizes, key=lambda one: sizes[one])
    if sizes[sort]:
        sorts.append(sort)
        return sizes[sort]
    for name in ("guards", "documented", "weak", "scopes", "fillers"):
        if size := _named(name).longest(run, at):
            flags.add(name)
            return size
    return int(words[at] in _MARKS)


@cache
def _tail() -> re.Pattern[str]:
    told = "|".join(re.escape(one) for one in sorted(map(str, _data()["telling"]), key=len, reverse=True))
    return re.compile(rf"(?i)(?:,? |, which )(?:{told})(?=\W|$)")


@cache
def _named(name: str) -> Phrases:
    return phrases(map(str, _data()[name]))


@cache
def _sorts() -> dict[str, Phrases]:
    return {name: phrases(map(str, told)) for name, told in _data()["sorts"].items()}


def _data() -> dict[str, Any]:
    found: dict[str, Any] = shipped.data("rules/lexicon/documenting")
    return found
