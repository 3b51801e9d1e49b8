"""In what other ways people say that each thing of a sort must have something: “add an index to every foreign key”, “`tenant_id` is required
on all tables”, “when adding an endpoint, declare a schema” are about what “all tables must have” says.

Its forms and words are data (`rules/lexicon/dues.yaml`). Must not know what a thing can have."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.facts import phrases
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass

_MOST, _LONGEST = 9, 400
_ARTICLE = re.compile(r"(?:an?|the|its|their|explicit|own|appropriate|proper) ", re.IGNORECASE)
_CODE = r"(?:`[^`]+`|@\w+|[a-z]+_\w+)"
_CODES = re.compile(rf"{_CODE}(?:(?:, and |, | and | ?\+ ?| ?/ ?){_CODE})*(?: (?P<noun>[a-z]+))?")
_CALL = re.compile(r"`?[\w.]+\([^()]*\)`?")
# a sentence from where one may begin to where it ends
_SENTENCE = re.compile(r"(?:\A\W{0,4}|(?<=[.;!])\s+)(?P<said>[^\s].*?)(?=[.;!](?:\s|\Z)|\s[—–-]\s|\s?\(|\Z)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Form:
    """`known`: only what is known to be had is."""

    says: re.Pattern[str]
    known: bool


def due(text: str) -> str:
    """The text with each such sentence said plainly."""
    if len(text) > _LONGEST:
        return text
    return _SENTENCE.sub(lambda found: found[0].replace(found["said"], _plainly(found["said"]), 1), text.replace("**", ""))


def _plainly(said: str) -> str:
    for form in _forms():
        found = form.says.fullmatch(said)
        if found and (made := _made(form, found)):
            return made
    return said


def _made(form: _Form, found: re.Match[str]) -> str:
    who, what, told = found["who"], found["what"].strip(), found.groupdict()
    if not _is_noun(who) or not _is_had(what, form.known):
        return ""
    verb = _verb(told.get("verb") or told.get("adding") or "", what)
    modal = "should" if (told.get("modal") or "").lower() in _list("weak") else "must"
    every = told.get("every") or ("every" if singular(who) == who else "all")
    rest = f" {told['rest'].strip()}" if told.get("rest") else ""
    return f"{every[:1].upper()}{every[1:]} {who} {modal} {verb} {what}{rest}"


def _verb(said: str, what: str) -> str:
    if said in _list("kept"):
        return said
    return "call" if _CALL.fullmatch(what) and not what.startswith(("`@", "@", "`[")) else "have"


def _is_noun(who: str) -> bool:
    words = who.lower().replace("`", "").split()
    if any(word in _list("apart") or word in _list("beside") for word in words):
        return False
    return any(_means(" ".join(words[at:])) for at in range(len(words)))


def _means(phrase: str) -> bool:
    entry = lexicon.entry(phrase)
    return phrase in _list("others") or (entry is not None and not set(entry.kinds).isdisjoint(lexicon.mapping("dues", "kinds")))


def _is_had(what: str, known: bool) -> bool:
    """Whether it is something that a thing has: a piece of code, or a noun phrase of a few words that says nothing else."""
    plain = re.sub(r"`[^`]*`", "`x`", what)
    words = re.findall(r"[\w'-]+", plain.lower())
    if not 0 < len(words) <= _MOST or not _list("apart").isdisjoint(words):
        return False
    return not known or _is_known(_ARTICLE.sub("", what))


def _is_known(what: str) -> bool:
    code = _CODES.fullmatch(what)
    return bool(code) or bool(pairs.companion(what.lower())) or re.fullmatch(phrases(), what, re.IGNORECASE) is not None


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(map(str, lexicon.mapping("dues", name)))


@cache
def _forms() -> tuple[_Form, ...]:
    told = lexicon.mapping("dues", "forms")
    put = {name: rf"(?P<{name}>{_any(name)})" if name in ("modal", "verb", "adding", "every") else f"(?:{_any(name)})" for name in _LISTS}
    put |= {"who": r"(?P<who>(?:`[^`]+` |[\w/-]+ ){0,3}?[\w-]+)", "what": r"(?P<what>\S.*?)", "any": f"(?:(?P<every>{_any('every')}) )?"}
    end = rf"(?P<rest>,? (?:{_any('behind')})\b.*)?"
    return tuple(_Form(re.compile(_filled(one["says"], put) + end, re.IGNORECASE), bool(one.get("known"))) for one in told.values())


_LISTS = ("every", "ensuring", "modal", "adverbs", "verb", "demanded", "beside", "adding", "making")


def _any(name: str) -> str:
    return "|".join(sorted(map(re.escape, _list(name)), key=len, reverse=True))


def _filled(says: str, put: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: put[found[1]], says)
