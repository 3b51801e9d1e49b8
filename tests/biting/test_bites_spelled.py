"""What mutants of the spelling of tokens got past: which text of the source a clause names, by its form."""

from __future__ import annotations

import pytest

from keeper_validate.checks.spelled import Asked, asked, header, spells
from keeper_validate.clause import Check, Clause, Compiled

TOKENS = ("token",)
BOTH = ("token", "import")
CLASSES = "bg-red-500 md:flex p-2"

SPELLED = [
    # casts
    ("as", "cast", TOKENS, "Foo", "cast", True), ("any", "cast", TOKENS, "Foo", "cast", False),
    ("any", "cast", TOKENS, "any", "cast", True), ("as", "", TOKENS, "Foo", "cast", False), ("any", "type", TOKENS, "any", "cast", True),
    ("any", "cast", TOKENS, "any", "type", False),
    # classes in a text
    ("abyss", "", TOKENS, "bg-abyss", "literal", True), ("abyss,coral", "", TOKENS, "bg-abyss", "literal", True),
    ("abyss", "", BOTH, "bg-abyss", "literal", False), ("abyss", "", TOKENS, "bg-abyss", "name", False),
    ("bg-red-500", "", BOTH, CLASSES, "literal", True), ("bg-red-500,bg-blue", "", BOTH, CLASSES, "literal", True),
    ("bg-red-500", "", BOTH, "use bg-red-500 where it hurts", "literal", False), ("bg-red-500", "", BOTH, CLASSES, "name", False),
    ("bg-blue-1", "", BOTH, CLASSES, "literal", False),
    ("left-pad", "", BOTH, "the left-pad", "literal", True), ("left-pad", "", BOTH, "all the left-pad", "literal", False),
    ("left-pad", "", BOTH, "md:x the left-pad", "literal", True), ("left-pad", "", BOTH, "md:x b the left-pad", "literal", True),
    ("left-pad", "", BOTH, "md:x a b the left-pad", "literal", False), ("pad", "", BOTH, CLASSES + " pad", "literal", False),
    # comments
    ("*TODO*", "comment", TOKENS, "TODO later", "comment", True), ("TODO", "comment", TOKENS, "done", "comment", False),
    ("TODO", "", TOKENS, "TODO later", "comment", False), ("TODO", "comment", TOKENS, "TODO", "name", False),
    # members and joints
    (".reduce", "", TOKENS, "items.reduce", "name", True), (".reduce", "", TOKENS, ".reduce.items", "name", False),
    ("->constrained", "", TOKENS, "$table->constrained", "name", True),
    ("console.log", "", TOKENS, "window.console.log", "name", True), ("console.log", "", TOKENS, "console.log.bind", "name", True),
    ("console.log", "", TOKENS, "console.logger", "name", False), ("console.log", "", TOKENS, "my_console.log", "name", False),
    ("MyPanel", "", TOKENS, "ui.MyPanel", "name", True), ("MyPanel", "", TOKENS, "ui::MyPanel", "name", True),
    ("panel", "", TOKENS, "ui.panel", "name", False), ("panic", "", TOKENS, "panic!", "name", True),
    # one sign alone, and a pattern
    ("/", "", TOKENS, "/", "name", True), ("//", "", TOKENS, "x", "name", True), ("/^a+$/", "", TOKENS, "aaa", "name", True),
]


@pytest.mark.parametrize(("target", "asks", "kinds", "text", "form", "named"), SPELLED)
def test_a_token_is_named_by_its_text_and_its_form(
    target: str, asks: str, kinds: tuple[str, ...], text: str, form: str, named: bool
) -> None:
    parameters = (("form", asks),) if asks else ()
    assert spells(Check("forbid-use", kinds, target, parameters=parameters), text, form) is named


def law_of(*checks: Check) -> Asked | None:
    return asked((Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), checks),))


def test_a_law_without_tokens_asks_for_none() -> None:
    assert law_of(Check("forbid-use", ("import",), "lodash")) is None
    assert law_of(Check("forbid-use", TOKENS)) is None
    assert law_of() is None


def test_a_law_asks_for_the_tokens_of_its_clauses_and_for_no_other() -> None:
    under = law_of(Check("forbid-use", ("import",), "lodash"), Check("forbid-use", TOKENS, "console.log,*Panel"))
    assert under is not None
    assert [under(text, "name") for text in ("console.log", "SidePanel", "lodash")] == [True, True, False]
    assert [under.may_stand_in(text) for text in ("a.Panel()", "console.log()", "lodash", "a.b()")] == [True, True, False, False]


def test_a_pattern_is_looked_for_as_it_is() -> None:
    under = law_of(Check("forbid-use", TOKENS, "/^x[0-9]+$/"))
    assert under is not None and [under.may_stand_in(text) for text in ("x12", "/^x[0-9]+$/")] == [True, False]


def test_one_slash_is_no_pattern() -> None:
    under = law_of(Check("forbid-use", TOKENS, "/"))
    assert under is not None and [under.may_stand_in(text) for text in ("a/b", "ab")] == [True, False]


def test_the_opening_comment_of_a_file_is_asked_for() -> None:
    opening = Check("require-shape", ("file",), "*.ts", parameters=(("header", "Copyright"),))
    under = law_of(opening)
    assert header(opening) == "Copyright" and under is not None
    assert [under("Copyright us", "comment"), under("Copyright", "name"), under("other", "comment")] == [True, False, False]
