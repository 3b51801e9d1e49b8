"""What tags of markup must bear, or must not: “every `<img>` needs an `alt`”, “use `vertical={false}` on `CartesianGrid`”.

Its sentences are data (`rules/lexicon/markup.yaml`). Reads a clause as a whole or not at all; what may limit it lets it only warn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.sentences.attributes import JOINED, attributes, is_certain, is_of_markup, is_of_markup_alone
from keeper_validate.compile.sentences.polarity import asks, forbids, keeps, soft
from keeper_validate.compile.sentences.whole import bare, limits
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.owing import owed
from keeper_validate.compile.vocabulary.slotted import spelled_out
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.tagged import FORM, tagged
from keeper_validate.values import dataclass, replace

_LONGEST = 300
_ASIDE = re.compile(r"\s*(?:\((?P<aside>[^()]*)\)|\s[—–-]\s(?P<tail>[^.;]*))\s*$")
_MUST = re.compile(r"^[✅✔☑👍]\ufe0f?\s*(?:(?:required|must|mandatory|always|do):\s*)?|^(?:required|mandatory):\s*", re.IGNORECASE)
_MARKED = re.compile(r"=\s*[{\"']")
_SURE = re.compile(
    r"\b(?:must|shall|always|needs?|ha(?:s|ve) to|required|mandatory|all|every|each|any|no|never|not|don't|add|set|include|pass|give"
    r"|provide)\b",
    re.IGNORECASE,
)
_BIDS = re.compile(r"(?:always |please |prefer to )?(?:use|write|prefer|apply|put|specify|define|declare|pair|combine|using|`)", re.I)
_GENTLE = re.compile(r"\b(?:should|prefer|avoid|will|may)\b", re.IGNORECASE)
_GRAMMAR = ("articles", "determiners", "pronouns", "adverbs", "never", "soft_never", "no")
_GUESSED = "it is not clear which component is meant"
_NO_MARKUP = "it is not clear that a tag of markup is meant"
_TOLD = "it may only tell how things are"


@dataclass(frozen=True, slots=True)
class _Form:
    says: re.Pattern[str]
    lacks: bool
    banned: bool
    alone: bool
    bids: bool


@dataclass(frozen=True, slots=True)
class _Meant:
    tags: str
    doubt: str | None


def marked_up(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause about what tags bear; None where it says anything else."""
    if len(text) > _LONGEST or keeps(clause) or clause.key.startswith("extension"):
        return None
    plain = _MUST.sub("", bare(text))
    if _signs().search(plain) is None or _is_of_constructs(plain):
        return None
    for said, limit in _cut(plain):
        for form, found in _fitting(said, forbids(clause)):
            read = next(one for group, one in _READINGS.items() if group in found.groupdict())
            checks, unsure = read(form, found)
            if checks and all(tagged(check.target or "") for check in checks if ("form", FORM) in check.parameters):
                return _said(clause, form, found[0], checks, limit or unsure)
    return None


def _fitting(said: str, banned: bool) -> Iterator[tuple[_Form, re.Match[str]]]:
    """The forms that fit the whole of a sentence, a prohibition without what to do instead; `banned` that its key forbids."""
    without = re.sub(lexicon.mapping("markup", "instead"), "", said, flags=re.IGNORECASE)
    for form in _forms():
        found = form.says.fullmatch(without if form.banned and not form.alone else said) if banned or not form.alone else None
        if found is not None and (form.banned or not banned or _SURE.search(found["should"] or "")):
            yield form, found


def _said(clause: Clause, form: _Form, said: str, checks: tuple[Check, ...], doubt: str | None) -> Compiled:
    told = None if form.banned or (form.bids and _BIDS.match(said)) or _SURE.search(said) else _TOLD
    weak = soft(clause) or _GENTLE.search(said) is not None
    doubt = doubt or told or ("it only recommends" if weak else None)
    made = tuple(replace(check, soft=doubt is not None, human=asks(clause)) for check in checks)
    return Compiled(clause, made, doubt is not None, doubt)


def _borne(form: _Form, found: re.Match[str]) -> tuple[tuple[Check, ...], str | None]:
    """“every `<img>` needs an `alt`”."""
    borne = attributes(found["attributes"], form.lacks)
    if borne and found.groupdict().get("beside"):
        return tuple(_check(f"<* {found['beside']}> {'without' if form.lacks else 'with'} {one}") for one in borne), None
    meant = _meant(form, found, borne) if borne else None
    bearing = found.groupdict().get("bearing")
    asked = attributes(bearing, False) if bearing else ()
    if meant is None or not borne or asked is None:
        return (), None
    condition = "".join(f" {one}" for one in asked)
    targets = [f"<{meant.tags}{condition}> {'without' if form.lacks else 'with'} {one}" for one in borne]
    return tuple(map(_check, targets)), meant.doubt


def _opened(form: _Form, found: re.Match[str]) -> tuple[tuple[Check, ...], str | None]:
    """“use `<script setup lang="ts">`”: what every such tag of a file of that sort bears."""
    having = "setup" if found["setup"] else found["having"].strip()
    names = [one.replace('"', "").replace("'", "") for one in having.split()]
    known = lexicon.mapping("markup", "files_with")
    if not all(one.partition("=")[0] in known for one in names):
        return (), None
    places = next((tuple(files) for name, files in known.items() if any(one.partition("=")[0] == name for one in names)), ())
    places = tuple(place for place in places if place.lstrip("*.") in found[0].lower()) or places
    tag = found["tag"] or "script"
    checks = tuple(replace(_check(f"<{tag}> without {name}"), within=places) for name in names)
    apart = Check("forbid-use", ("token",), "options-api", parameters=(CONSTRUCT,))
    return (*checks, *((apart,) if re.search(r"composition api|options api", found[0], re.I) else ())), None


def _classed(form: _Form, found: re.Match[str]) -> tuple[tuple[Check, ...], str | None]:
    """“any element using `prose` must also include `dark:prose-invert`”."""
    return (_check(f"<* class={found['when']}> without class={found['classes']}"),), None


_READINGS: dict[str, Callable[[_Form, re.Match[str]], tuple[tuple[Check, ...], str | None]]] = {
    "attributes": _borne, "setup": _opened, "when": _classed,
}


def _check(target: str) -> Check:
    return Check("forbid-use", ("token", "component"), target, parameters=(("form", FORM),))


def _cut(plain: str) -> Iterator[tuple[str, str | None]]:
    """A sentence, and what is left of it without what stands behind it, each with what that may limit."""
    yield plain, None
    aside = _ASIDE.search(plain)
    if aside is not None:
        behind = plain[aside.start():].strip()
        remarked = aside["aside"] and re.match(lexicon.mapping("markup", "remarks"), aside["aside"], re.IGNORECASE)
        limiting = limits(behind) if aside["tail"] else not remarked
        plain = plain[:aside.start()].rstrip()
        yield plain, f"structure does not show “{behind}”" if limiting else None
    for start in reversed([match.start() for match in re.finditer(lexicon.mapping("markup", "cuts"), plain, re.IGNORECASE)]):
        tail = plain[start:].strip()
        idle = re.fullmatch(lexicon.mapping("markup", "reasons"), tail, re.IGNORECASE)
        yield plain[:start], f"structure does not show “{tail}”" if idle is None or limits(tail) else None


def _meant(form: _Form, found: re.Match[str], borne: tuple[str, ...]) -> _Meant | None:
    """The tags that are meant; by a plain word where what they bear is sure to stand in markup. A component that must have a prop, or must
    not, is another matter than where it is used."""
    if found["tag"]:
        return _Meant(found["tag"], None) if not found["having"].strip() else None
    sure = _MARKED.search(found["attributes"]) is not None
    if found["named"]:
        braced = re.search(r"=\s*\{", found["attributes"]) is not None
        proper = braced or (form.bids and (found["noun"] is not None or "prop" in found["attributes"].lower()))
        return _Meant(found["named"], None if proper else _GUESSED) if proper or sure else None
    if found["known"]:
        tags = _elements()[found["known"].strip("`").lower()]
        names = [one.partition("=")[0] for one in borne]
        said = JOINED.split(found["attributes"])
        fit = sure or (all(map(is_certain, said)) and all(is_of_markup(part) for name in names for part in name.split("|")))
        unfit = lexicon.mapping("markup", "unfit")
        plain = sure or found["noun"] is not None or all(map(is_of_markup_alone, names))
        return _Meant(tags, None if plain else _NO_MARKUP) if fit and not any(name in unfit.get(tags, ()) for name in names) else None
    words = found["guessed"].split()
    braced = re.search(r"=\s*\{", found["attributes"]) is not None
    if not braced or any(lexicon.at(name, (word.lower(),), 0) for word in words for name in _GRAMMAR):
        return None
    kept = words if found["noun"] else [*words[:-1], singular(words[-1])]
    return _Meant("".join(word.capitalize() for word in kept), _GUESSED)


@cache
def _signs() -> re.Pattern[str]:
    """What a sentence about attributes is known by, before any form of one is tried."""
    bare, quoted = ("|".join(lexicon.mapping("markup", name)) for name in ("certain", "attributes"))
    marks = rf"[<=]|`(?:v-|[:@]|(?:{quoted})\b)"
    told = r"attributes?|props?|aria-|data-|accessible|script setup|elements?\b"
    return re.compile(rf"{marks}|\b(?:{told}|(?:{bare})(?![\w/]))", re.IGNORECASE)


@cache
def _elements() -> dict[str, str]:
    known = lexicon.mapping("markup", "elements")
    return {word: tags for tags, words in known.items() for word in words}


def _is_of_constructs(plain: str) -> bool:
    """Whether a construct of a language is known by what is said of tags."""
    banned = "" if "<" in plain or "`" in plain else owed(plain)
    return any(phrase in plain.lower() for phrase in _phrases()) or any(name in banned for name in lexicon.mapping("markup", "constructs"))


@cache
def _phrases() -> tuple[str, ...]:
    told: list[dict[str, Any]] = [lexicon.mapping("constructs", name) for name in lexicon.mapping("markup", "constructs")]
    return tuple(phrase for one in told for name in ("fused", "never") for phrase in one.get(name, ()))


@cache
def _parts() -> dict[str, str]:
    parts: dict[str, str] = lexicon.mapping("markup", "parts")
    known = "|".join(re.escape(word) for word in sorted(_elements(), key=len, reverse=True))
    listed = parts["list"].replace("{attribute}", parts["attribute"].replace("?P<bare>", "?:"))
    bearing = rf"(?: (?:with|having|that have|that has|that use|using) (?P<bearing>{listed}))?"
    nouns = str(lexicon.mapping("markup", "nouns"))
    return {**parts, "known": known, "nouns": nouns, "attributes": f"(?P<attributes>{listed})", "bearing": bearing}


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = _parts()
    for form in lexicon.mapping("markup", "forms").values():
        for says in form["says"]:
            said = spelled_out(says, parts)
            said = said if "(?P<should>" in said else f"{said}(?P<should>)"
            banned, bids = form.get("banned"), bool(form.get("bids"))
            yield _Form(re.compile(said, re.IGNORECASE), bool(form.get("lacks")), bool(banned), banned == "only", bids)
