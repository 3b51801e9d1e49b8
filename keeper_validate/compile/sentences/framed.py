"""A clause without what stands around its sentence and limits nothing: “From now on, …”, “… in this repository”, “… at all times”.

Must not read the sentence itself."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

_MOST = 3
_SHOWN = re.compile(r"(?P<rule>[^`:]+(?:`[^`:]+`[^`:]*)*)\s?: `(?P<program>[\w./-]+) [^`]+`\.?\s*")
_BOUND = ("never", "no", "must", "needing")
_LEAST = 4
_STOP = re.compile(r"\s*[.!]?\s*$")


def unframed(text: str) -> str:
    """The sentence alone, with its full stop; the text as it is where nothing stands around it."""
    text = _announced(_without_command(value_of(text) or text))
    for _ in range(_MOST):
        told = _without_end(_without_start(text))
        if told == text:
            break
        text = told
    return text


def value_of(text: str) -> str:
    """The sentence that a line of a guide gives to a key: `"dates": "use dayjs, not moment",`; empty where a line is none."""
    found = _held_in().fullmatch(text.strip())
    return f"{found['held'][:1].upper()}{found['held'][1:]}" if found else ""


def _without_command(text: str) -> str:
    """“always add a migration for schema changes: `rails g migration`”: a rule by its words, and how it is done."""
    found = _SHOWN.fullmatch(text)
    if not found or found["program"].rpartition("/")[2] not in lexicon.grammar("commands"):
        return text
    said = tuple(found["rule"].lower().split())
    rules = any(lexicon.at(name, said, at) for name in _BOUND for at in range(len(said)))
    return found["rule"] if rules and len(said) >= _LEAST else text


def _announced(text: str) -> str:
    """“instead of `moment`, use the following:” as the ban that it is, whatever the list below it offers."""
    found = _announcing().fullmatch(text) if text.rstrip().endswith(":") else None
    return f"Never use {found['rejected']}." if found else text


def _without_start(text: str) -> str:
    found = _before().match(text)
    rest = text[found.end():] if found else ""
    return f"{rest[:1].upper()}{rest[1:]}" if rest.strip() else text


def _without_end(text: str) -> str:
    end = _STOP.search(text)
    body, stop = (text[:end.start()], text[end.start():]) if end else (text, "")
    found = _behind().search(body) or _reason(body)
    return f"{body[:found.start()]}{stop}" if found and len(body[:found.start()].split()) > 1 else text


def _reason(body: str) -> re.Match[str] | None:
    """A reason at the end, in which nothing limits what stands before it."""
    found = _reasons().search(body)
    limits = found is not None and not _limiting().isdisjoint(re.findall(r"[a-z']+", found[0].lower()))
    return None if limits else found


@cache
def _before() -> re.Pattern[str]:
    return _any_of("before", r"\s*(?:{})")


@cache
def _announcing() -> re.Pattern[str]:
    return re.compile(lexicon.mapping("frames", "announced"), re.IGNORECASE)


@cache
def _held_in() -> re.Pattern[str]:
    return _any_of("held_in", "{}")


@cache
def _behind() -> re.Pattern[str]:
    return _any_of("behind", r"(?:{})$")


@cache
def _reasons() -> re.Pattern[str]:
    return _any_of("reasons", r"(?:{})$")


@cache
def _limiting() -> frozenset[str]:
    return frozenset(lexicon.mapping("frames", "limiting"))


def _any_of(name: str, around: str) -> re.Pattern[str]:
    return re.compile(around.format("|".join(lexicon.mapping("frames", name))), re.IGNORECASE)
