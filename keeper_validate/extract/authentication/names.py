"""Which sections of the lexicon's services a name fits. Must not know what is called so, nor what it does."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.spelled_like import Patterns, spelled_like
from keeper_validate.extract.vocabulary import key_words

_SECTIONS = ("names", "direct", "made", "refusing")
_WORD = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])")


def is_named(section: str, definition: Definition) -> bool:
    """Whether a definition has a name of a section."""
    return section in sections(definition.name.rpartition(".")[2], "class" if definition.form == "class" else "function")


def asks_of(mention: Mention, definition: Definition, family: str) -> bool:
    """Whether a definition leaves it to an object that nothing leads to: `user.comparePassword(given)`, `this.authService.revoke(user)`; an
    interface that is handed in may be asked for more, by what is named like what makes or checks a credential, or where it is called after
    one itself."""
    of, _, name = mention.name.rpartition(".")
    last = definition.name.rpartition(".")[2]
    if mention.use == "call" and patterns("asked_whole", "").fit(plainly(of.rpartition(".")[2])):
        return True
    if mention.use == "call" and patterns("asked_of_somebody", "names").fit(plainly(name)):
        return patterns("asked_of_somebody", "of").fit(plainly(of.rpartition(".")[2])) and plainly(name) != plainly(last)
    named_so = is_named("made", definition) or (is_named("names", definition) and speaks(of.rpartition(".")[2]))
    handed_in = named_so and family in shipped.data("rules/lexicon/auth")["services"]["asked_of_interfaces"]["families"]
    by_name = named_so and speaks(plainly(of.rpartition(".")[2]))
    known = (
        patterns("asked_of", ""), *((patterns("asked_of_interfaces", "names"),) if handed_in or by_name else ()),
        *((patterns("asked_of_speaking", ""),) if by_name else ()),
    )
    asked = of and mention.use == "call" and any(one.fit(word) for one in known for word in (name, plainly(name)))
    return bool(asked) and plainly(name) != plainly(last)


@lru_cache(maxsize=4096)
def speaks(word: str) -> bool:
    """Whether what is around a function speaks of credentials by what it is called."""
    return _pattern("speaking").search(word) is not None


@lru_cache(maxsize=4096)
def speaks_surely(word: str) -> bool:
    """Whether what is around a function is called so that it can only be of people who sign in, here and not at another service."""
    return _pattern("speaking_surely").search(word) is not None and _pattern("connected").search(word) is None


def may_help(name: str, path: str) -> bool:
    """Whether a function or its file is called after what it makes, of which credentials are made."""
    return _pattern("helping").search(name) is not None or _pattern("helping_in").search(path) is not None


def tells_credential(name: str) -> bool:
    """Whether one of the words of a name is one by which keys of sessions and cookies are told, and none says how something is shown."""
    words = {word.lower() for word in _WORD.findall(name)}
    return words.isdisjoint(shipped.data("rules/lexicon/auth")["shown"]) and not words.isdisjoint(key_words())


def is_made(name: str) -> bool:
    """Whether a function is called like what makes or checks a credential."""
    return "made" in sections(name.rpartition(".")[2], "function")


def is_certain(name: str) -> bool:
    """Whether a function is a service by its name alone."""
    return "certain" in sections(name.rpartition(".")[2], "function")


def is_test(name: str) -> bool:
    """Whether a class is called like one that tests what it is called after."""
    return _pattern("testing").search(name) is not None


def unmade(definition: Definition) -> bool:
    """Whether a definition is called like what keeps tokens or sessions of something else, or stands in what is."""
    owner, _, name = definition.name.rpartition(".")
    other = ("unmade_in", "unsure") if owner else ()
    return patterns("unmade", "").fit(plainly(name)) or any(patterns(one, "").fit(plainly(owner)) for one in other)


def plainly(name: str) -> str:
    """A name as the lexicon spells it, however its words are joined."""
    return name.replace("_", "").lower()


@lru_cache(maxsize=32768)
def sections(name: str, form: str) -> frozenset[str]:
    """The sections of the lexicon whose patterns a name fits."""
    plain = plainly(name)
    if not _any_section(form).fit(plain) or (form == "class" and (patterns("keeping", "").fit(plain) or is_test(name))):
        return frozenset()
    found = {section for section in _SECTIONS if patterns(section, "").fit(plain)}
    if patterns("telling", "").fit(plain):
        found.add("telling")
    if patterns("unsure", "").fit(plain):
        found.update({"unsure"} if found else ())
    elif patterns("certain", form).fit(plain):
        found.add("certain")
    if "made" in found and patterns("unmade", "").fit(plain):
        found.remove("made")
    if "refusing" in found and patterns("unasking", "").fit(plain):
        found.remove("refusing")
    return frozenset(found) if found and not patterns("excluded", "").fit(plain) else frozenset()


@cache
def _any_section(form: str) -> Patterns:
    """The patterns of all sections in one, as nearly all names fit none."""
    services = shipped.data("rules/lexicon/auth")["services"]
    return spelled_like({*(one for section in (*_SECTIONS, "telling") for one in services[section]), *services["certain"][form]})


@cache
def patterns(section: str, form: str) -> Patterns:
    listed = shipped.data("rules/lexicon/auth")["services"][section]
    return spelled_like(listed[form] if form else listed)


@cache
def _pattern(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["services"][part])
