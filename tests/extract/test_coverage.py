"""Every rule is held by a case: each pattern of a family's query files matches in some page of that family, with its conditions met."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from rule_pages import RULES, Case, cases
from tree_sitter import Query, QueryCursor

from keeper_validate import shipped
from keeper_validate.extract.grammars import grammar, parse
from keeper_validate.extract.language import LANGUAGES, Language, language_of
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.matching.patterns import Pattern, patterns
from keeper_validate.extract.matching.ruleset import rule_files
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.records import reader
from keeper_validate.extract.sources import Sources
from keeper_validate.tree import tree_of

# Families whose pages hold every pattern; the others are on their way, and this list only grows.
HELD = ("python", "ecmascript", "java", "kotlin", "csharp", "ruby", "php", "rust", "elixir")


@cache
def rules(family: str, framework: str) -> tuple[Pattern, ...]:
    return tuple(patterns(shipped.text(f"rules/{family}/{framework}.scm")))


def numbered() -> Iterator[tuple[str, str, int]]:
    for family in HELD:
        for file in rule_files(family):
            for number in range(len(rules(family, file.framework))):
                yield family, file.framework, number


@cache
def of_family(family: str) -> tuple[Case, ...]:
    return tuple(case for case in cases() if case.page.startswith(family + "/"))


@cache
def met(family: str) -> frozenset[tuple[str, tuple[tuple[str, str], ...]]]:
    """The framework and settings of every rule that held in a case of the family."""
    found = set()
    for case in of_family(family):
        sources = Sources(tree_of({path: text.encode() for path, text in case.sources}), {}, whole=True)
        resolver = Resolver(sources)
        for path, _ in case.sources:
            module = sources.beyond(path)
            for record in module.records if module is not None else ():
                if holds(record, path, resolver):
                    found.add((record.framework, record.settings))
    return frozenset(found)


def meant(family: str, framework: str) -> list[Language]:
    """The languages of a family that a query file is for."""
    only = next(file for file in rule_files(family) if file.framework == framework).page.only
    return [language for language in LANGUAGES if language.rules == family and (not only or language.name in only)]


@cache
def matched(language: Language) -> frozenset[str]:
    """The shapes that match in a source in this language of a case of its family."""
    family = language.rules
    files = [file.framework for file in rule_files(family) if language in meant(family, file.framework)]
    shapes = list(dict.fromkeys(pattern.shape for framework in files for pattern in rules(family, framework)))
    query = Query(grammar(language), "\n".join(shapes))
    prepared = getattr(reader(language), "prepared", lambda source: source)
    sources = [text for case in of_family(family) for path, text in case.sources if language_of(path) == language]
    roots = [parse(language, prepared(text.encode())).root_node for text in sources]
    return frozenset(shapes[number] for root in roots for number, _ in QueryCursor(query).matches(root))


@pytest.mark.slow
@pytest.mark.parametrize(("family", "framework", "number"), list(numbered()), ids=lambda value: str(value))
def test_a_page_holds_every_pattern(family: str, framework: str, number: int) -> None:
    pattern = rules(family, framework)[number]
    found = any(pattern.shape in matched(language) for language in meant(family, framework))
    assert found, f"no case of rules/{family} matches pattern {number + 1} of {framework}.scm: {pattern.shape}"
    assert (framework, pattern.settings) in met(family), f"pattern {number + 1} of {framework}.scm never held: {pattern.settings}"


@pytest.mark.parametrize("family", HELD)
def test_every_query_file_has_its_page(family: str) -> None:
    missing = [file.framework for file in rule_files(family) if not (RULES / family / f"{file.framework}.md").exists()]
    assert not missing


@pytest.mark.parametrize("family", HELD)
def test_no_rule_tries_three_named_arguments_in_every_combination(family: str) -> None:
    shapes = [pattern.shape for file in rule_files(family) for pattern in rules(family, file.framework)]
    assert [shape for shape in shapes if re.findall(r"(\. )?\(keyword_argument\b", shape).count("") >= 3] == []
