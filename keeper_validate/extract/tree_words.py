"""Which names that rules ask for a tree may write: in its sources, or where a build calls something otherwise.

Must not look at syntax, nor follow a name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from keeper_validate.extract.language import Language
from keeper_validate.extract.matching.patterns import Held
from keeper_validate.extract.matching.ruleset import asked_names
from keeper_validate.extract.records import reader
from keeper_validate.tree import Tree


@cache
def names_asked(language: Language) -> frozenset[bytes]:
    """The words of the names that rules ask for."""
    firsts, lasts = asked_names(language.rules)
    return firsts | lasts


def all_written(language: Language, names: frozenset[bytes], folders: Iterable[str], tree: Tree) -> frozenset[bytes]:
    """Of the words of the names that rules ask for those that a tree may write, of which these are the ones that its sources in some
    folders hold."""
    called = getattr(reader(language), "otherwise_called", None)
    # a build may give packages names that no source writes
    told = (name.encode("utf-8", "replace") for folder in folders for name in called(folder, tree)) if called is not None else ()
    # where files share a scope, packages come unsaid
    unsaid = asked_names(language.rules)[0] if hasattr(reader(language), "siblings") else frozenset()
    return names | Held(b" ".join(told)).words | unsaid
