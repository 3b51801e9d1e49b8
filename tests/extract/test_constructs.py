"""Every query of a construct finds what it is for, and not what reads like it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ruamel.yaml import YAML
from tree_sitter import Query

from keeper_validate import shipped
from keeper_validate.extract.constructs import constructs
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import LANGUAGES, language_of
from keeper_validate.pathglob import matches_any

CASES = YAML(typ="safe", pure=True).load(Path(__file__).with_name("constructs.yaml").read_text(encoding="utf-8"))
KNOWN = shipped.data("rules/lexicon/constructs")
BARE = shipped.data("rules/lexicon/bare")
CALLED = {"docker": "ops/Dockerfile", "compose": "docker-compose.yml", "workflow": ".github/workflows/a.yml", "make": "Makefile"}


MORE = [
    ("function-based-view", "py", "def orders(request: HttpRequest) -> HttpResponse:\n    pass"),
    ("function-based-view", "py", "@login_required\ndef orders(req):\n    pass"),
    ("function-based-view", "py", "@api_view(['GET'])\ndef orders(req):\n    pass"),
    ("class-based-view", "py", "class Orders(ViewSet): pass"),
    ("async-function", "ts", "async function f() {}"),
    ("async-function", "ts", "const f = async function () {}"),
    ("async-function", "ts", "class A { async f() {} }"),
    ("sync-over-async", "cs", "class A { void F() { var a = GetAsync().Result; } }"),
    ("sync-over-async", "cs", "class A { void F() { var a = loadTask.Result; } }"),
    ("sync-over-async", "cs", "class A { void F() { load.Wait(); } }"),
    ("sync-over-async", "cs", "class A { void F() { load.GetAwaiter().GetResult(); } }"),
    ("touchable-without-label", "tsx", "const a = <TouchableOpacity onPress={f}><Text /></TouchableOpacity>"),
    ("model-field-without-help-text", "py", "class A(models.Model):\n    of = models.ForeignKey(B)"),
    ("csrf-exemption", "py", "urls = [path('a', csrf_exempt(pay))]"),
    ("csrf-exemption", "py", "@method_decorator(csrf_exempt, name='dispatch')\nclass A: pass"),
    ("csrf-exemption", "py", "WTF_CSRF_ENABLED = False"),
    ("csrf-exemption", "rb", "class A\n  skip_before_action :verify_authenticity_token\nend"),
    ("csrf-exemption", "java", "class A { void f() { http.csrf().disable(); } }"),
    ("csrf-exemption", "java", "class A { void f() { http.csrf(CsrfConfigurer::disable); } }"),
    ("csrf-exemption", "cs", "class A { void F() { app.MapPost(\"/a\", b).DisableAntiforgery(); } }"),
    ("csrf-exemption", "php", "<?php $m->validateCsrfTokens(except: ['/hooks']);"),
]
LEFT = [
    ("exhaustive-enum", "rs", "#[non_exhaustive]\npub enum A { B }"),
    ("exhaustive-enum", "rs", "#[non_exhaustive]\n#[derive(Debug)]\n#[serde(rename_all = \"a\")]\npub enum A { B }"),
]


def _shown(name: str) -> dict[str, str]:
    """By what a construct shows in which languages: queries, or expressions of the text."""
    return {**KNOWN[name].get("in", {}), **KNOWN[name].get("lines", {}), **KNOWN[name].get("code", {})}


def _path(ending: str) -> str:
    """A file of a language, by the ending that its files have, or by how they are called."""
    return CALLED.get(ending, f"a.{ending}")


def _bare(ending: str) -> str:
    """The language without a grammar that a file is of."""
    return next((name for name, told in BARE.items() if matches_any(_path(ending), tuple(told["files"]))), "")


def _found(name: str, ending: str, source: str) -> list[int]:
    return [use.line for use in constructs(_path(ending), source.encode(), frozenset({name}))]


@pytest.mark.parametrize(("name", "ending"), [(name, ending) for name, told in CASES.items() for ending in told])
def test_a_construct_is_found_where_it_stands_and_nowhere_else(name: str, ending: str) -> None:
    holds, does_not = CASES[name][ending]
    assert _found(name, ending, holds)
    assert not _found(name, ending, does_not)


@pytest.mark.parametrize(("name", "ending", "source"), MORE)
def test_a_construct_is_found_in_each_of_its_forms(name: str, ending: str, source: str) -> None:
    assert _found(name, ending, source)


@pytest.mark.parametrize(("name", "ending", "source"), LEFT)
def test_what_is_spared_is_no_construct(name: str, ending: str, source: str) -> None:
    assert not _found(name, ending, source)


def test_every_query_has_its_cases() -> None:
    def places(name: str) -> set[str]:
        languages = [(ending, language_of(f"a.{ending}")) for ending in CASES.get(name, ())]
        asked = [{one.name, one.rules, "*"} if one else {ending, _bare(ending)} for ending, one in languages]
        return {where for one in asked for where in _shown(name) if one & set(where.split())}

    assert {name: places(name) for name in KNOWN} == {name: set(_shown(name)) for name in KNOWN}
    assert {name for name in KNOWN if "md" in CASES.get(name, ())} == {name for name, told in KNOWN.items() if "prose" in told}


@pytest.mark.parametrize("name", KNOWN)
def test_every_query_is_one_in_each_of_its_languages(name: str) -> None:
    told = KNOWN[name]
    assert {"in", "lines", "code"} & {*told} or "it" in re.compile(told["prose"]["it"]).groupindex
    for where, text in told.get("in", {}).items():
        meant = [language for language in LANGUAGES if {language.name, language.rules} & set(where.split())]
        assert meant
        for language in meant:
            query = Query(grammar(language), text)
            assert "it" in {query.capture_name(index) for index in range(query.capture_count)}


def test_a_construct_in_the_script_of_a_component_is_found_at_its_line() -> None:
    source = "<template><p>{{ a ? b : c ? d : e }}</p></template>\n<script setup lang=\"ts\">\nconst a = b ? c : d ? e : f\n</script>\n"
    assert _found("nested-ternary", "vue", source) == [3]


def test_where_an_ending_is_spared_a_document_holds_none() -> None:
    assert _found("markup-in-prose", "mdx", "One<br>two\n") == []
    assert _found("emphasis-as-heading", "mdx", "\n**Set up**\n\nText.\n") == [2]


def test_a_file_in_no_language_holds_none() -> None:
    assert _found("nested-ternary", "txt", "a ? b : c ? d : e") == []
