"""Sentences about routes and data in whatever words, as the plain ones that are read: “`tenant_id` is required on all tables”, “IDs →
UUID”, “updates use PUT”.

Their forms are data (`rules/lexicon/dues.yaml`). Knows what fits a slot of a form; must not know what the plain sentence means."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from keeper_validate.compile.sentences.whole import resaid, unstressed
from keeper_validate.compile.vocabulary import forms, lexicon, pairs
from keeper_validate.compile.vocabulary.compulsory import compulsory
from keeper_validate.compile.vocabulary.facts import phrases
from keeper_validate.compile.vocabulary.slotted import Slotted, filled, spelled_out
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass

_MOST, _LONGEST = 9, 400
_ARTICLE = re.compile(r"(?:an?|the|its|their|explicit|own|appropriate|proper) ", re.IGNORECASE)
_CODE = r"(?:`[^`]+`|@\w+|[a-z]+_\w+)"
_CODES = re.compile(rf"{_CODE}(?:(?:, and |, | and | ?\+ ?| ?/ ?){_CODE})*(?: (?P<noun>[a-z]+))?")
_CALL = re.compile(r"`?[\w.]+\([^()]*\)`?")
_ADVISING = "Prefer|Avoid|Consider|Try|Ideally|Recommended|Optional|Bad|Wrong|Good|Example"
_LABEL = re.compile(rf"(?P<label>(?!(?:{_ADVISING})\b)[A-Z][\w/& -]{{2,40}}: )(?=[A-Z]|(?:all|every|each|always|never|use|no|add)\b)")
_NAMED = ("modal", "verb", "adding", "every", "parts")


@dataclass(frozen=True, slots=True)
class _Form:
    """`both`: under either key; `known`: only what is known to be had is meant (`words`: and no piece of code); `besides`: what it says as
    well of what is rejected; `at_once`: it is read so before it is read as it stands."""

    says: Slotted
    plainly: str
    besides: str
    known: str
    at_once: bool
    banned: bool
    narrow: bool
    both: bool = False


def due(text: str, forbidden: bool, at_once: bool = False) -> str:
    """The text with each such sentence said plainly: of those that are read so `at_once`, or of the others; among what is `forbidden`, of
    those alone that name it."""
    forms = tuple(form for form in _forms() if form.at_once == at_once and (form.both or form.banned == forbidden))
    if len(text) > _LONGEST or not forms:
        return text
    return resaid(text, lambda said: _plainly(said, forms))


def _plainly(said: str, forms: tuple[_Form, ...]) -> str:
    bare = unstressed(said)
    low = bare.lower()
    for form in forms:
        found = form.says.fit(bare) if form.says.may_fit(low) else None
        made = _made(form, filled(found)) if found else ""
        if made:
            return made
    label = _LABEL.match(said)
    return f"{label['label']}{_plainly(said[label.end():], forms)}" if label else said


def _made(form: _Form, held: dict[str, str]) -> str:
    """What a form says plainly of what its slots hold; nothing where something of it fits none."""
    if not all(check(held, form) for name, check in _FITS.items() if name in held):
        return ""
    put = {name: fill(held) for name, fill in _FILLED.items()} | {name: held[name] for name in held if name not in _FILLED}
    said = "".join((form.plainly.format_map(put), f". {form.besides.format_map(put)}" if form.besides and _is_rejected(held) else ""))
    return said[:1].upper() + said[1:] + held.get("rest", "")


def _every(held: dict[str, str]) -> str:
    who = held.get("who", "")
    return held.get("every") or ("every" if singular(who) == who else "all")


def _verb(held: dict[str, str]) -> str:
    said, what = (held.get("verb") or held.get("adding") or "").lower(), held.get("what", "")
    if said in _list("kept"):
        return said
    return "call" if _CALL.fullmatch(what) and not what.startswith(("`@", "@", "`[")) else "have"


def _is_weak(held: dict[str, str]) -> bool:
    return held.get("modal", "").lower() in _list("weak")


def _others(held: dict[str, str]) -> str:
    named = set(re.findall(r"[A-Z]+", held.get("methods", "")))
    return " or ".join(one for one in lexicon.mapping("dues", "verbs") if one not in named)


def _is_rejected(held: dict[str, str]) -> bool:
    """Whether it is known what a value must not be held in: “floats”."""
    other = held.get("other", "").strip("`").lower()
    return forms.value_type(other) is not None or forms.key_types(other) != (None, None)


def _is_noun(held: dict[str, str], form: _Form) -> bool:
    words = held["who"].lower().replace("`", "").split()
    apart = any(word in _list("apart") or word in _list("beside") for word in words)
    return not apart and any(_means(" ".join(words[at:]), "narrow" if form.narrow else "kinds") for at in range(len(words)))


def _means(phrase: str, kinds: str) -> bool:
    entry = lexicon.entry(phrase)
    return phrase in _list("others") or (entry is not None and not _list(kinds).isdisjoint(entry.kinds))


def _is_had(held: dict[str, str], form: _Form) -> bool:
    """Whether it is something that a thing has: a piece of code, or a noun phrase of a few words that says nothing else."""
    plain = re.sub(r"`[^`]*`", "`x`", held["what"])
    words = re.findall(r"[\w'-]+", plain.lower())
    if not 0 < len(words) <= _MOST or not _list("apart").isdisjoint(words):
        return False
    return not form.known or _is_known(_ARTICLE.sub("", held["what"].strip()), form.known == "code")


def _is_known(what: str, code: bool) -> bool:
    fact = re.fullmatch(phrases(), what, re.IGNORECASE) is not None
    return fact or what.lower() in _list("guards") or bool(pairs.companion(what.lower())) or (code and _CODES.fullmatch(what) is not None)


def _changes(held: dict[str, str], form: _Form) -> bool:
    return "{rival}" not in form.plainly or held["method"].upper() in lexicon.mapping("dues", "rivals")


_FITS: dict[str, Callable[[dict[str, str], _Form], bool]] = {"who": _is_noun, "what": _is_had, "method": _changes}
_FILLED: dict[str, Callable[[dict[str, str]], str]] = {
    "every": _every, "verb": _verb, "others": _others, "modal": lambda held: "should" if _is_weak(held) else "must",
    "ban": lambda held: "Avoid" if _is_weak(held) else "Never use", "no": lambda held: "Avoid new" if _is_weak(held) else "No",
    "prefer": lambda held: "Prefer " if _is_weak(held) else "",
    "rival": lambda held: lexicon.mapping("dues", "rivals").get(held.get("method", "").upper(), ""),
    "what": lambda held: held.get("what", "").strip(),
}


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(map(str, lexicon.mapping("dues", name)))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_form(one) for one in lexicon.mapping("dues", "forms").values())


def _form(told: dict[str, Any]) -> _Form:
    at_once = "{what}" not in told["says"] and not told.get("late")
    end = rf"(?P<rest>,? (?:{_any(_list('bounds' if at_once else 'behind'))})\b.*)?"
    says = spelled_out(told["says"] + ("" if told.get("whole") else end), _put())
    banned, narrow = (bool(told.get(name)) for name in ("banned", "narrow"))
    needs = frozenset(told.get("needs") or compulsory(told["says"]))
    known, both = told.get("known", ""), bool(told.get("both"))
    return _Form(Slotted(says, needs), told["plainly"], told.get("besides", ""), known, at_once, banned, narrow, both)


@cache
def _put() -> dict[str, str]:
    """What stands for each name in braces: a slot with what stands in it, or one word of a list."""
    told = lexicon.mapping("dues")
    lists = {name: _any(_list(name)) for name, words in told.items() if isinstance(words, list)}
    put = {name: rf"(?P<{name}>{words})" if name in _NAMED else f"(?:{words})" for name, words in lists.items()}
    several = frozenset(word for word in _values() if word.endswith(("s", "key", "money")) and not word.endswith("us"))
    put |= {"values": _any(_values()), "plurals": _any(several), "types": _any(_types())}
    put["idle"] = _any(frozenset(lexicon.mapping("shapes", "exact", "idle")))
    return {**put, **told["slots"]}


def _values() -> frozenset[str]:
    shapes = lexicon.mapping("shapes")
    return frozenset(word for one in shapes["value_names"].values() for word in one["words"]) | frozenset(shapes["keys"])


def _types() -> frozenset[str]:
    shapes = lexicon.mapping("shapes")
    named = (*shapes["key_types"].values(), *shapes["exact"]["types"], *shapes["value_types"].values(), *shapes["column_types"].values())
    return frozenset(word for one in named for word in one["words"])


def _any(words: frozenset[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))
