"""A reason quotes the author's words, also where a plainer sentence was read in their place."""

from __future__ import annotations

import pytest

from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause


@pytest.mark.parametrize(("text", "why"), [
    ("Refunds are paid within a day", "“Refunds are paid” is behaviour that structure does not show"),
    ("Every database change comes with a test for each of the many tables that it alters beside the others",
     "“Every database change comes with a test for each of the many tables ...” is behaviour that structure does not show"),
])
def test_a_reason_quotes_the_clause(text: str, why: str) -> None:
    assert compile_clause(Clause("constraints[0]", "constraints", text, "a.yaml", 1)).why == why


def test_what_stands_above_a_clause_is_quoted_as_it_is_written() -> None:
    made = compile_clause(Clause("constraints[0]", "constraints", "No new tables", "d.md", 1, "Rules", under=("Billing module",)))
    assert made.why == "it is not clear whether it holds of “Billing module” alone"


def test_a_word_that_the_author_should_write_stays() -> None:
    made = compile_clause(Clause("constraints[0]", "constraints", "Code that fetches uses `ky`, not `axios`", "d.md", 1, "constraints"))
    assert made.why == "no word of it demands anything: begin with a verb, or say “must”, “never” or “no”"
