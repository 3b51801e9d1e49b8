"""What a check is about: the kinds of its elements, and for a construct of a language those that it is one of, and what that lacks (`about`
and `owed` in `rules/lexicon/constructs.yaml`, `about` in `nouns.yaml`): a route without a response model is a route. Parts come with what
has them, and what has to come along with what that is (`parted` and `companies` in `grammar.yaml`). Must not look at a change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import CONSTRUCT, Check

_NEW = re.compile(r"\b(?:new|newly|add(?:ing|ed)?|creat(?:e|ing|ed))\b", re.IGNORECASE)
_DOCUMENTS = (".md", ".mdx", ".rst", ".adoc")


def kinds_of(check: Check) -> tuple[str, ...]:
    """The kinds, those of the constructs first; a setting is one of configuration, and what prose holds one of documents."""
    if ("form", "setting") in check.parameters:
        return (*check.kinds, "doc" if check.within and all(glob.endswith(_DOCUMENTS) for glob in check.within) else "config")
    if CONSTRUCT not in check.parameters:
        return tuple(dict.fromkeys((*_of_nouns().get(check.target or "", ()), *check.kinds, *_with_them(check))))
    tests = ("test",) if check.within and all(re.search("test|spec", glob) for glob in check.within) else ()
    told = (kind for one in constructs_of(check) for kind in (*one.get("about", ()), *(("doc",) if "prose" in one else ()), *_set_up(one)))
    return tuple(dict.fromkeys((*told, *tests, *check.kinds)))


def _set_up(construct: dict[str, Any]) -> tuple[str, ...]:
    """A construct of languages that describe how something runs, and of no other, is one of configuration."""
    languages = {*construct.get("code", ())} if "in" not in construct else set()
    return ("config",) if languages and languages <= {*shipped.data("rules/lexicon/grammar")["describing"]} else ()


def _with_them(check: Check) -> Iterator[str]:
    """What has the parts that a check is about, and what has to come along."""
    told = shipped.data("rules/lexicon/grammar")
    yield from (told["parted"][kind] for kind in check.kinds if kind in told["parted"])
    for kind, sign in told["companies"].items() if check.companion else ():
        if re.search(sign, check.companion or ""):
            yield kind


def constructs_of(check: Check) -> list[dict[str, Any]]:
    """What is told of each construct that a check looks for, nothing of one that no list has; none where it looks for something else."""
    known = _told_of(check)
    return [known.get(name.strip().partition(":")[0], {}) for name in (check.target or "").split(",")] if known else []


def _told_of(check: Check) -> dict[str, dict[str, Any]]:
    """What is told of all constructs, by name; nothing where a check looks for something else."""
    known: dict[str, dict[str, Any]] = shipped.data("rules/lexicon/constructs") if CONSTRUCT in check.parameters else {}
    return known


def op_of(check: Check, text: str = "") -> str:
    """What a check is, as it is told: a function that nobody documents is found where it is used, and lacks what comes along, as a new file
    without its header does where the clause's text speaks of new ones."""
    told = constructs_of(check)
    headed = check.op == "require-shape" and "header" in dict(check.parameters) and _NEW.search(text) is not None
    return "require-companion" if headed or (told and all(one.get("companion") for one in told)) else check.op


def in_words(name: str) -> str:
    """A construct as it is spoken of: `declared-class:*Job without base Task` as “class *Job without base Task”."""
    construct, _, told = name.partition(":")
    return (f"{construct.removeprefix('declared-')} {told}" if construct.startswith("declared-") else name).replace("-", " ")


@cache
def _of_nouns() -> dict[str, tuple[str, ...]]:
    """What code that a noun stands for is about, by what is looked for: a mark that skips a test is about tests."""
    nouns = shipped.data("rules/lexicon/nouns").values()
    return {str(noun["target"]): tuple(noun["about"]) for noun in nouns if "about" in noun}


def remedied(check: Check, name: str) -> str:
    """What is to be done with a use that is forbidden: it goes, or gets what is missing there."""
    _, unlike, form = name.partition(" unlike ")
    if form == "folder":
        return "Call it like the folder that its file lies in."
    if form == "file":
        return "Call the file like what it declares."
    if unlike:
        return f"Call it `{form.replace('|', '` or `')}`."
    _, without, missing = name.partition(" without ")
    if missing.startswith("base "):
        return f"Let it come from `{missing.removeprefix('base ')}`."
    if without:
        missing = missing.removeprefix("member ")
        return f"Give it `{missing}`."
    owed: dict[str, list[str]] = next(iter(_told_of(check).get(name, {}).get("owed", ())), {})
    if owed.get("bears"):
        return f"Give it what it lacks: {owed['bears'][0]}."
    return f"Make it {owed['is'][0]}." if owed else "Take this use out again."
