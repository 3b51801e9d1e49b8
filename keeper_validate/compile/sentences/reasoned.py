"""What a comma puts behind a rule and only tells why: “no moment, dayjs is already here”, said behind a dash as other reasons are.

Must not read the rule, nor what is told."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

_LAST = re.compile(r"(?P<rule>.+?), (?P<told>[^,;:()]+?)(?P<stop>[.!]?)", re.DOTALL)


def reasoned(text: str, forbidden: bool) -> str:
    """The text with a dash in the place of the last comma, where all behind it tells a fact; `forbidden`: its key forbids."""
    found = _LAST.fullmatch(text) if ", " in text else None
    if found is None or _told().fullmatch(found["told"]) is None or _bound().match(found["rule"]):
        return text
    words = set(re.findall(r"[a-z'-]+", found["told"].lower()))
    rules = forbidden or _rule().search(found["rule"]) is not None
    if not rules or not words.isdisjoint(lexicon.mapping("frames", "limiting_facts")) or _names(found["rule"]) & _names(found["told"]):
        return text
    return f"{found['rule']} — {found['told']}{found['stop']}"


def _names(text: str) -> set[str]:
    """What both the rule and the fact may name: a fact about what is forbidden may say where it is allowed."""
    words = re.findall(r"[@\w][\w./@-]*", text)
    return {word.lower() for word in words if not re.fullmatch(r"[A-Z]?[a-z]+", word) or lexicon.technology(word)}


@cache
def _told() -> re.Pattern[str]:
    thing = lexicon.mapping("frames", "fact_of")
    return _any_of("facts", thing)


@cache
def _rule() -> re.Pattern[str]:
    return re.compile(lexicon.mapping("frames", "ruling"), re.IGNORECASE)


@cache
def _bound() -> re.Pattern[str]:
    return re.compile(lexicon.mapping("frames", "bound"), re.IGNORECASE)


def _any_of(name: str, thing: str) -> re.Pattern[str]:
    return re.compile("|".join(lexicon.mapping("frames", name)).replace("{thing}", thing), re.IGNORECASE)
