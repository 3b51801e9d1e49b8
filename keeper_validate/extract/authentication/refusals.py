"""Where code turns somebody away for who it is: raises that one may not, answers 401 or 403, sends one away to log in.

How that is written is the lexicon's to say. Must not look at syntax, nor decide what whoever does so is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.answered import ANSWER
from keeper_validate.extract.expression import Call, Entries, Expression, Items, plain
from keeper_validate.extract.indexed import mentions_in
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.extract.uses import CALLED


def refuses(mention: Mention) -> bool:
    """Whether a mention turns somebody away."""
    if mention.use == ANSWER:
        return True
    name = mention.name.rpartition(".")[2]
    if mention.use == "raised" or mention.use not in CALLED or mention.use == "decorator":
        return mention.use == "raised" and _word("named").search(name) is not None
    if _word("named").search(name):
        return True
    reason = next((_word(f"{way}_to") for way in ("answering", "sending") if _word(way).search(name)), None)
    given = (*mention.arguments, *(value for _, value in mention.keywords))
    return reason is not None and any(reason.search(text) for value in given for text in _said(value))


def refusals(module: Module, definition: Definition) -> Iterator[Mention]:
    """The mentions in a definition that turn somebody away; one that asks who is there does so by sending anywhere, one that asks where a
    request comes from does not by a status alone."""
    own = definition.name.rpartition(".")[2]
    inside = [one for one in mentions_in(module, definition) if one.name not in (own, f"self.{own}", f"this.{own}")]
    knows = any(_word("knowing").search(one.name) for one in inside)
    told = any(_word("placing").search(f"{one.name}({plain(one.arguments[0]) if one.arguments else ''}") for one in inside)
    return (one for one in inside if (refuses(one) and not (told and one.use == ANSWER)) or (knows and sends_away(one)))


def faults(module: Module, definition: Definition) -> Iterator[Mention]:
    """The mentions in a definition that say that something is wrong, whatever that is."""
    inside = mentions_in(module, definition)
    said = (one for one in inside if _word("faults").search(one.name.rpartition(".")[2]) is not None)
    return (one for one in said if one.use == "raised" or (one.use in CALLED and one.use != "decorator"))


def sends_away(mention: Mention) -> bool:
    """Whether a mention sends somebody elsewhere, wherever that is."""
    return mention.use in CALLED and _word("sending").search(mention.name.rpartition(".")[2]) is not None


def _said(value: Expression) -> Iterator[str]:
    """What an argument says, with what an object, a list or a call in it does."""
    if isinstance(value, Entries):
        inner = tuple(one for _, one in value.entries)
    elif isinstance(value, Call):
        inner = (*value.arguments, *(one for _, one in value.keywords))
    else:
        inner = value.values if isinstance(value, Items) else ()
    yield plain(value)
    for one in inner:
        yield from _said(one)


@cache
def _word(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["refusals"][part])
