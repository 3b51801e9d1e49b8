"""What phrases say of the declaration of a column: “not null” is required, “fk without an index” has none. Must not know a framework."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """A phrase by what a column has that is so (`holds`), or is not (`fails`); `made_with` is what such a column is made with."""

    name: str
    holds: str
    fails: str
    weak: bool
    made_with: str | None = None


def facts_of(text: str) -> tuple[list[Fact], bool]:
    """The facts that some phrases name, and whether any of them will do."""
    entries = lexicon.mapping("columns")["phrases"].items()
    said = re.findall(rf"(?<![\w-])(?:{phrases()})(?![\w-])", text.lower())
    found = [known()[next(name for name, entry in entries if word in entry["words"])] for word in said]
    return found, " or " in text


@cache
def known() -> dict[str, Fact]:
    """All facts by their names."""
    told = lexicon.mapping("columns")["phrases"]
    return {name: Fact(name, one["holds"], one["fails"], bool(one.get("weak")), one.get("made_with")) for name, one in told.items()}


def made_with(fault: str) -> str | None:
    """The framework of whose columns alone a fault tells anything."""
    facts = {fact.lstrip("-") for fact in fault.split(",")}
    return next((one.made_with for one in known().values() if one.made_with and one.holds in facts), None)


@cache
def phrases() -> str:
    """All words for facts, the longest first."""
    told = lexicon.mapping("columns")["phrases"].values()
    return "|".join(sorted((re.escape(word) for entry in told for word in entry["words"]), key=len, reverse=True))
