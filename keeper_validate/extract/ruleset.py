"""The query files of a rules folder: which are needed for a source, and the one compiled query that holds them.

A rule file is `rules/<folder>/<framework>.scm`. A first comment `; needs: word word` says that the file can only match in a source that
contains one of the words; without it the file is always needed. Must not know what a match means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tree_sitter import Query

from keeper_validate import shipped
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import Language

_NEEDS = re.compile(r"^; needs: (.+)$", re.MULTILINE)
_ONLY = re.compile(r"^; only: (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One framework's query text; `needs` are the words of which a source must hold one, `only` the languages of a family it applies to."""

    framework: str
    text: str
    needs: tuple[bytes, ...]
    only: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One compiled query for a language: for each pattern index its framework and its settings."""

    query: Query
    frameworks: tuple[str, ...]
    settings: tuple[tuple[tuple[str, str], ...], ...]


@lru_cache(maxsize=None)
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


def needed(language: Language, source: bytes) -> frozenset[str]:
    """The frameworks whose rules can match in a source."""
    return frozenset(
        file.framework
        for file in rule_files(language.rules)
        if (not file.only or language.name in file.only) and (not file.needs or any(word in source for word in file.needs))
    )


@lru_cache(maxsize=None)
def ruleset(language: Language, frameworks: frozenset[str]) -> Ruleset:
    """The compiled rules of some frameworks for a language; kept for the life of the process, as compiling costs more than matching."""
    files = [file for file in rule_files(language.rules) if file.framework in frameworks]
    query = Query(grammar(language), "\n".join(file.text for file in files))
    starts, offset = [], 0
    for file in files:
        starts.append((offset, file.framework))
        offset += len(file.text.encode()) + 1
    owners, settings = [], []
    for index in range(query.pattern_count):
        start = query.start_byte_for_pattern(index)
        owners.append(next(framework for begin, framework in reversed(starts) if begin <= start))
        settings.append(tuple((key, value or "") for key, value in query.pattern_settings(index).items()))
    return Ruleset(query, tuple(owners), tuple(settings))
