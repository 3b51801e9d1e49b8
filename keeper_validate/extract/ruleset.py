"""The query files of a rules folder: which are needed for a source, and the one compiled query that holds them.

A rule file is `rules/<folder>/<framework>.scm`. A first comment `; needs: word word` says that the file can only match in a source that
contains one of the words; without it the file is always needed. Must not know what a match means."""

from __future__ import annotations

import re
from functools import cache

from tree_sitter import Query

from keeper_validate import shipped
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import Language
from keeper_validate.extract.patterns import Held, Pattern, patterns
from keeper_validate.extract.picks import Picks, picks
from keeper_validate.extract.reach import Asked, asked
from keeper_validate.values import dataclass

_NEEDS = re.compile(r"^; needs: (.+)$", re.MULTILINE)
_ONLY = re.compile(r"^; only: (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One framework's rules; `needs` are the words of which a source must hold one, `only` the languages of a family it applies to."""

    framework: str
    text: str
    needs: tuple[bytes, ...]
    only: tuple[str, ...]

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """The rules, read when first asked for."""
        return _patterns(self.text)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a match says: the framework whose rule it is, the rule's settings, and of these what can be tested in the file itself and what
    is picked from arguments."""

    framework: str
    settings: tuple[tuple[str, str], ...]
    asked: tuple[Asked, ...]
    picks: Picks | None


@dataclass(frozen=True, slots=True)
class Needed:
    """The frameworks whose rules can match in a source, and the shapes of those rules that can."""

    frameworks: frozenset[str] = frozenset()
    shapes: frozenset[str] = frozenset()

    def joined(self, other: Needed) -> Needed:
        """What either of two sources needs."""
        return Needed(self.frameworks | other.frameworks, self.shapes | other.shapes)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One compiled query for a language: for each pattern index all that a match of it means, as rules of one shape are matched once."""

    query: Query
    meanings: tuple[tuple[Meaning, ...], ...]


@cache
def rule_files(folder: str) -> tuple[RuleFile, ...]:
    """All rule files of a folder, by name."""
    return tuple(_rule_file(folder, stem) for stem in shipped.names(f"rules/{folder}", ".scm"))


def _rule_file(folder: str, stem: str) -> RuleFile:
    text = shipped.text(f"rules/{folder}/{stem}.scm")
    needs, only = _NEEDS.search(text), _ONLY.search(text)
    return RuleFile(
        stem,
        text,
        tuple(word.encode() for word in needs.group(1).split()) if needs else (),
        tuple(only.group(1).split()) if only else (),
    )


@cache
def _patterns(text: str) -> tuple[Pattern, ...]:
    return tuple(patterns(text))


def needed(language: Language, source: bytes) -> Needed:
    """What can match in a source."""
    held = Held(source)
    files = [
        file
        for file in rule_files(language.rules)
        if (not file.only or language.name in file.only) and (not file.needs or any(held[word] for word in file.needs))
    ]
    shapes = (shapes for file in files for words, shapes in _by_words(file.text) if held.all_of(words))
    return Needed(frozenset(file.framework for file in files), frozenset().union(*shapes))


@cache
def _by_words(text: str) -> tuple[tuple[tuple[tuple[bytes, ...], ...], frozenset[str]], ...]:
    """The shapes of a rule file by the words that they ask for: many ask for the same."""
    found: dict[tuple[tuple[bytes, ...], ...], set[str]] = {}
    for pattern in _patterns(text):
        found.setdefault(pattern.words, set()).add(pattern.shape)
    return tuple((words, frozenset(shapes)) for words, shapes in found.items())


@cache
def _meaning(framework: str, settings: tuple[tuple[str, str], ...]) -> Meaning:
    return Meaning(framework, settings, asked(settings), picks(settings))


@cache
def ruleset(language: Language, wanted: Needed) -> Ruleset:
    """The compiled rules of some frameworks for a language; kept for the life of the process, as compiling costs more than matching."""
    shapes: dict[str, list[Meaning]] = {}
    for file in rule_files(language.rules):
        if file.framework in wanted.frameworks:
            for pattern in file.patterns:
                if pattern.shape in wanted.shapes:
                    shapes.setdefault(pattern.shape, []).append(_meaning(file.framework, pattern.settings))
    return Ruleset(Query(grammar(language), "\n".join(shapes)), tuple(tuple(meanings) for meanings in shapes.values()))
