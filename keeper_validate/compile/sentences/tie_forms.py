"""The forms of sentences that say who may depend on whom, with their slots and words written out (`rules/lexicon/depending.yaml`).

Must not read a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.slotted import spelled_out

_GROUP = re.compile(r"\([^()]*\)[?*]?")


@cache
def told(name: str) -> str:
    """One of the expressions."""
    return str(shipped.data("rules/lexicon/depending")[name])


@cache
def listed(name: str) -> frozenset[str]:
    """One of the lists of words."""
    return frozenset(map(str, shipped.data("rules/lexicon/depending")[name]))


@cache
def said(expression: str) -> re.Pattern[str]:
    """An expression without regard to capitals."""
    return re.compile(expression, re.IGNORECASE)


def fitting(sentence: str) -> Iterator[tuple[str, re.Match[str]]]:
    """What a sentence says by each form that it fits; a form is written out once a sentence holds its words."""
    low = sentence.lower()
    for means, form, needs in _forms():
        if all(any(sign in low for sign in signs) for signs in needs) and (found := _written_out(form).fullmatch(sentence)):
            yield means, found


@cache
def _forms() -> tuple[tuple[str, str, tuple[tuple[str, ...], ...]], ...]:
    """The forms by what they mean, with the words that each needs."""
    return tuple((means, form, _needs(form)) for means, form in _each_form())


def _needs(form: str) -> tuple[tuple[str, ...], ...]:
    """The words of a form outside of what may be missing, and for words that it names their signs."""
    signs = shipped.data("rules/lexicon/depending")["signs"]
    bare, inner = _GROUP.sub(" ", form), 1
    while inner:
        bare, inner = _GROUP.subn(" ", bare)
    named = tuple(tuple(map(str, signs[name])) for name in re.findall(r"\{(\w+)\}", bare) if name in signs)
    words = re.findall(r"(?<![\\\w])[a-z]{3,}(?![\w?])", re.sub(r"\{\w+\}|\[[^\]]*\]", " ", bare))
    return (*named, *((word,) for word in words))


@cache
def bounds() -> re.Pattern[str]:
    """Words that no slot holds."""
    return said(rf"\b(?:{'|'.join(map(str, shipped.data('rules/lexicon/depending')['bounds']))})\b")


def _each_form() -> Iterator[tuple[str, str]]:
    for means, written in shipped.data("rules/lexicon/depending")["forms"].items():
        yield from ((str(means), str(form)) for form in written)


@cache
def _written_out(form: str) -> re.Pattern[str]:
    """A form with its words and slots; those that are many of one sort stand in groups of their own."""
    siblings = "|".join(map(str, shipped.data("rules/lexicon/depending")["siblings"]))
    pieces = re.split(r"\{kin(s?)\}", spelled_out(form, _words()))
    out = pieces[0]
    for count, (several, rest) in enumerate(zip(pieces[1::2], pieces[2::2], strict=True)):
        out += f"(?P<kin{count}>{siblings}){several}{rest}"
    return said(out)


@cache
def _words() -> dict[str, str]:
    one, listed_too = r"[^,.;:!?()—–→←]", r"[^.;:!?()—–→←]"
    slots = {
        "who": f"(?P<who>{one}{{1,60}}?)", "what": f"(?P<what>{listed_too}{{1,90}}?)", "other": f"(?P<other>{listed_too}{{1,60}}?)",
        "middle": f"(?P<middle>{one}{{3,50}}?)", "list": f"(?P<list>{listed_too}{{3,90}}?)", "code": "[\ue000-\uf8ff]",
    }
    return {str(name): str(value) for name, value in shipped.data("rules/lexicon/depending")["words"].items()} | slots
