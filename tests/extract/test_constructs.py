"""Every query of a construct finds what it is for, and not what reads like it."""

from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML
from tree_sitter import Query

from keeper_validate import shipped
from keeper_validate.extract.constructs import constructs
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import LANGUAGES, language_of

CASES = YAML(typ="safe", pure=True).load(Path(__file__).with_name("constructs.yaml").read_text(encoding="utf-8"))
KNOWN = shipped.data("rules/lexicon/constructs")


def _found(name: str, ending: str, source: str) -> list[int]:
    return [use.line for use in constructs(f"a.{ending}", source.encode(), frozenset({name}))]


@pytest.mark.parametrize(("name", "ending"), [(name, ending) for name, told in CASES.items() for ending in told])
def test_a_construct_is_found_where_it_stands_and_nowhere_else(name: str, ending: str) -> None:
    holds, does_not = CASES[name][ending]
    assert _found(name, ending, holds)
    assert not _found(name, ending, does_not)


def test_every_query_has_its_cases() -> None:
    def places(name: str) -> set[str]:
        languages = filter(None, (language_of(f"a.{ending}") for ending in CASES.get(name, ())))
        return {where for one in languages for where in KNOWN[name]["in"] if {one.name, one.rules} & set(where.split())}

    assert {name: places(name) for name in KNOWN} == {name: set(told["in"]) for name, told in KNOWN.items()}


@pytest.mark.parametrize("name", KNOWN)
def test_every_query_is_one_in_each_of_its_languages(name: str) -> None:
    for where, text in KNOWN[name]["in"].items():
        meant = [language for language in LANGUAGES if {language.name, language.rules} & set(where.split())]
        assert meant
        for language in meant:
            query = Query(grammar(language), text)
            assert "it" in {query.capture_name(index) for index in range(query.capture_count)}


def test_a_construct_in_the_script_of_a_component_is_found_at_its_line() -> None:
    source = "<template><p>{{ a ? b : c ? d : e }}</p></template>\n<script setup lang=\"ts\">\nconst a = b ? c : d ? e : f\n</script>\n"
    assert _found("nested-ternary", "vue", source) == [3]


def test_a_file_in_no_language_holds_none() -> None:
    assert _found("nested-ternary", "txt", "a ? b : c ? d : e") == []
