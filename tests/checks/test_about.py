"""What a check is about, and what is to be done with what it finds."""

from __future__ import annotations

import pytest

from keeper_validate.checks.about import kinds_of, op_of, remedied
from keeper_validate.clause import Check
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_CONSTRUCT = (("form", "construct"),)


def _of(name: str) -> Check:
    return Check("forbid-use", ("token",), name, parameters=_CONSTRUCT)


def test_a_construct_is_one_of_its_kinds() -> None:
    assert kinds_of(_of("route-without-response-model")) == ("route", "token")
    assert kinds_of(_of("nested-ternary,exhaustive-enum")) == ("enum", "token")
    assert kinds_of(Check("forbid-use", ("token",), "route-without-response-model")) == ("token",)
    skipped = lexicon.entry("skip-test")
    assert skipped is not None and kinds_of(Check("forbid-use", ("token",), skipped.target)) == ("test", "token")
    assert kinds_of(Check("forbid-new", ("table",))) == ("table",)


def test_a_setting_is_one_of_configuration_and_what_prose_holds_one_of_documents() -> None:
    strict = Check("require-shape", ("token",), "compilerOptions.strict=true", parameters=(("form", "setting"),))
    assert kinds_of(strict) == ("token", "config")
    assert kinds_of(replace(strict, within=("docs/**/*.md",))) == ("token", "doc")
    assert kinds_of(_of("bare-url")) == ("file", "doc", "token")
    assert kinds_of(Check("forbid-use", ("token",), "bare-url")) == ("token",)


@pytest.mark.parametrize(("check", "name", "expected"), [
    (_of("untyped-def"), "untyped-def", "Give it what it lacks: type hint."),
    (_of("component-of-a-module"), "component-of-a-module", "Make it standalone."),
    (_of("nested-ternary"), "nested-ternary", "Take this use out again."),
    (Check("forbid-use", ("token",), "<img> without alt", parameters=(("form", "markup"),)), "<img> without alt", "Give it `alt`."),
    (Check("forbid-use", ("token",), "eval"), "eval", "Take this use out again."),
])
def test_what_is_missing_is_to_be_given(check: Check, name: str, expected: str) -> None:
    assert remedied(check, name) == expected


def test_a_header_that_new_files_need_comes_along_with_them() -> None:
    headed = Check("require-shape", ("file",), parameters=(("header", "/spdx/"),))
    assert op_of(headed, "New files need an SPDX header") == "require-companion"
    assert op_of(headed, "All files have an SPDX header") == op_of(headed) == "require-shape"


def test_parts_come_with_what_has_them_and_companions_with_what_they_are() -> None:
    assert kinds_of(Check("forbid-remove", ("field", "column"))) == ("field", "column", "schema", "table")
    assert kinds_of(Check("require-companion", ("service",), companion="**/*.test.*")) == ("service", "test")
    assert kinds_of(Check("require-companion", ("route",), companion="docs/api.md")) == ("route", "doc")


def test_what_describes_how_something_runs_is_configuration() -> None:
    assert "config" in kinds_of(Check("forbid-use", ("token",), "undescribed-variable", parameters=(("form", "construct"),)))
    assert "config" not in kinds_of(Check("forbid-use", ("token",), "untyped-variable", parameters=(("form", "construct"),)))
