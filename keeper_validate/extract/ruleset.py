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
from keeper_validate.extract.patterns import Pattern, patterns
from keeper_validate.values import dataclass

_NEEDS = re.compile(r"^; needs: (.+)$", re.MULTILINE)
_ONLY = re.compile(r"^; only: (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One framework's patterns; `needs` are the words of which a source must hold one, `only` the languages of a family it applies to."""

    framework: str
    patterns: tuple[Pattern, ...]
    needs: tuple[bytes, ...]
    only: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a match says: the framework whose rule it is, and the rule's settings."""

    framework: str
    settings: tuple[tuple[str, str], ...]


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
        tuple(patterns(text)),
        tuple(word.encode() for word in needs.group(1).split()) if needs else (),
        tuple(only.group(1).split()) if only else (),
    )


def needed(language: Language, source: bytes) -> frozenset[str]:
    """The frameworks whose rules can match in a source."""
    return frozenset(
        file.framework
        for file in rule_files(language.rules)
        if (not file.only or language.name in file.only) and (not file.needs or any(word in source for word in file.needs))
    )


@cache
def ruleset(language: Language, frameworks: frozenset[str]) -> Ruleset:
    """The compiled rules of some frameworks for a language; kept for the life of the process, as compiling costs more than matching."""
    shapes: dict[str, list[Meaning]] = {}
    for file in rule_files(language.rules):
        if file.framework in frameworks:
            for pattern in file.patterns:
                shapes.setdefault(pattern.shape, []).append(Meaning(file.framework, pattern.settings))
    return Ruleset(Query(grammar(language), "\n".join(shapes)), tuple(tuple(meanings) for meanings in shapes.values()))
