"""Names that nothing but a star import of a package binds: which of several packages offers one.

Must not know any framework; what a package is known to offer is what rules name of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from keeper_validate.extract.language import named
from keeper_validate.extract.matching.ruleset import rule_files
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.scopes import Scopes
from keeper_validate.extract.naming.site import Target
from keeper_validate.extract.records import reader


class Search:
    """Searches for names over what files hand on whole: each goes to a file once, however many ways lead there."""

    def __init__(self) -> None:
        self._passed: dict[str, set[str]] = {}

    def find(self, name: str, path: str, files: Iterable[str], ask: Callable[[str], Target | None]) -> Target | None:
        """What the first of some files offers under a name, of those that the search of a file for it has not been to."""
        outermost, passed = name not in self._passed, self._passed.setdefault(name, set())
        passed.add(path)
        try:
            for file in files:
                fresh = file not in passed
                passed.add(file)
                if fresh and (found := ask(file)) is not None:
                    return found
            return None
        finally:
            if outermost:
                del self._passed[name]


def handed_on(module: Module, scopes: Scopes) -> tuple[str, ...]:
    """What a module hands on whole; where files share a scope, what one of them imports stays with it."""
    stars = () if hasattr(reader(named(module.language)), "siblings") else module.stars
    return (*(star.module for star in stars), *(star.module or "" for star in scopes.star_exports))


def beyond(specifiers: Iterable[str], located: Callable[[str], Sequence[str]]) -> list[str]:
    """The packages among what a file names that are no part of the tree."""
    return [one for one in specifiers if one and not one.startswith(".") and not located(one)]


def starred(module: Module, name: str, located: Callable[[str], Sequence[str]]) -> str:
    """A name that a file does not bind, with the package that it takes it from: the one of which a rule knows it, else the only one there
    is; in a language whose files need not bind what is built in."""
    language = named(module.language)
    built_in, first = getattr(reader(language), "BUILT_IN", None), name.partition(".")[0]
    if not module.stars or built_in is None or first in built_in:
        return name
    packages = beyond((star.module for star in module.stars), located)
    known = next((package for package in packages if f"{package}.{first}" in _members(language.rules)), None)
    package = known or (packages[0] if len(packages) == 1 else None)
    return f"{package}.{name}" if package is not None else name


@cache
def _members(folder: str) -> frozenset[str]:
    """Every qualified name that stands in a condition of the rules, and what it is a member of."""
    settings = {setting for file in rule_files(folder) for pattern in file.page.patterns for setting in pattern.settings}
    written = {word for key, value in settings if "." in key for word in value.replace("()", "").split() if "." in word}
    parts = (word.split(".") for word in written)
    return frozenset(".".join(each[:end]) for each in parts for end in range(2, len(each) + 1))
