"""What an application says of whoever no rule of its own speaks of: the permissions that a framework's settings begin with, the last word
of a chain of requests.

Which words say so is the lexicon's. Must not know which of them let everybody in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Mention, Module


def defaults(path: str, module: Module) -> Iterator[Use]:
    """One use for each default: the setting, and as its form the word that it is set to."""
    for mention in module.mentions:
        told = _told(mention, named(module.language).rules)
        if told is not None:
            yield Use("default", told[0], path, mention.line, form=told[1])


def _told(mention: Mention, family: str) -> tuple[str, str] | None:
    owner, _, word = mention.name.replace("()", "").rpartition(".")
    for known, setting in _known(family):
        if owner == known if mention.use == "text" else mention.use == "call" and f".{owner}".endswith(f".{known}"):
            return setting, word
    return None


@cache
def _known(family: str) -> tuple[tuple[str, str], ...]:
    told = shipped.data("rules/lexicon/auth")["defaults"].get(family) or {}
    return tuple((str(name), str(setting)) for name, setting in told.items())
