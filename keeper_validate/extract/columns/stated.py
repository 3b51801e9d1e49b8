"""The facts of one column as a facet `fact`: what is true of it, what may be (`unique?`), and that more may be which nothing shows (`?`).

Its words are data (`rules/lexicon/columns.yaml`). Must not know a language or a framework."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Facet
from keeper_validate.values import dataclass

ROLE = "fact"
TABLE = "*"
"""The name under which the facts of a whole table stand."""
SHARED = ("index?", "primary?", "unique?")
"""What a column may be of which a table speaks together with others."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column by name, with what its declaration states; `sure` that what it does not state is not so, `to` the table it refers to."""

    name: str
    facts: frozenset[str]
    sure: bool = True
    to: str = ""


def facet(column: Column) -> Facet:
    """A column's facts in a row."""
    facts = closed(column.facts)
    facts |= {"?"} if not column.sure else set()
    facts |= {f"to:{singular(column.to)}"} if column.to and "foreign" in facts else set()
    return Facet(ROLE, column.name, " ".join(sorted(facts)))


def keyed(columns: Iterable[Column], sure: bool) -> Facet:
    """What is known of a table as a whole: whether any of its columns is its primary key."""
    held = any("primary" in closed(one.facts) or "primary?" in one.facts for one in columns)
    return Facet(ROLE, TABLE, "primary" if held else "" if sure else "?")


def closed(facts: frozenset[str]) -> frozenset[str]:
    """Facts with what follows from them."""
    implied = shipped.data("rules/lexicon/columns")["implies"]
    found = facts
    while True:
        more = found.union(*(implied.get(one, ()) for one in found))
        if more == found:
            return found - {"nullable"} if "required" in found else found
        found = more


def deleting(said: str) -> frozenset[str]:
    """What an action of ON DELETE is, in the words of any framework."""
    plain = re.sub(r"[\s_]+", " ", said.rpartition(".")[2].strip().lower())
    return frozenset({"on-delete", *(fact for fact, words in _deleting().items() if plain in words)})


@cache
def _deleting() -> dict[str, frozenset[str]]:
    told = shipped.data("rules/lexicon/columns")["deleting"]
    spelled = {fact: {re.sub(r"[\s_]+", " ", word) for word in words} for fact, words in told.items()}
    return {fact: frozenset(words | {word.replace(" ", "") for word in words}) for fact, words in spelled.items()}


def singular(name: str) -> str:
    """The name of a table as one word for comparing: `auth.users.id` is not meant, `Users` is `user`."""
    plain = re.sub(r"[^a-z0-9]", "", name.rpartition(".")[2].lower())
    if plain.endswith("ies"):
        return plain[:-3] + "y"
    return plain[:-1] if plain.endswith("s") and not plain.endswith(("ss", "us", "is")) else plain
