"""The forms of sentences that say who may depend on whom, with their slots and words written out (`rules/lexicon/depending.yaml`).

Must not read a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped


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


@cache
def forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The forms by what they mean."""
    return tuple((means, said(_written_out(form))) for means, form in _each_form())


def _each_form() -> Iterator[tuple[str, str]]:
    for means, written in shipped.data("rules/lexicon/depending")["forms"].items():
        yield from ((str(means), str(form)) for form in written)


def _written_out(form: str) -> str:
    """A form with its words and slots; those that are many of one sort stand in groups of their own."""
    for name, expression in _words().items():
        form = form.replace(f"{{{name}}}", expression)
    siblings = "|".join(map(str, shipped.data("rules/lexicon/depending")["siblings"]))
    pieces = re.split(r"\{kin(s?)\}", form)
    out = pieces[0]
    for count, (several, rest) in enumerate(zip(pieces[1::2], pieces[2::2], strict=True)):
        out += f"(?P<kin{count}>{siblings}){several}{rest}"
    return out


@cache
def _words() -> dict[str, str]:
    bounds = "|".join(map(str, shipped.data("rules/lexicon/depending")["bounds"]))
    one = rf"(?:(?!\b(?:{bounds})\b)[^,.;:!?()—–→←])"
    slots = {
        "who": rf"(?P<who>{one}{{1,60}}?)", "what": rf"(?P<what>(?:{one}|,){{1,90}}?)", "other": rf"(?P<other>(?:{one}|,){{1,60}}?)",
        "middle": rf"{one}{{3,50}}?", "list": rf"(?P<list>(?:{one}|,){{3,90}}?)", "code": "[\ue000-\uf8ff]",
    }
    return {str(name): str(value) for name, value in shipped.data("rules/lexicon/depending")["words"].items()} | slots
