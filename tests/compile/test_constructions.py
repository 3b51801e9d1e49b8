"""Constructions of sentences that rules of repositories are written in: what each is read as, and what beside it is not."""

from __future__ import annotations

import pytest
from shown import shown

TESTS = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test}.*,{test,tests,__tests__,spec}/**}"
READ = [
    ("ALWAYS use `pnpm` (never npm, yarn, or bun)",
     "~ forbid-new file package-lock.json; forbid-new file yarn.lock; forbid-new file bun.lock,bun.lockb"),
    ("Use Vitest (never Jest or Mocha)", "forbid-use technology jest; forbid-use technology mocha"),
    ("Never class components or wrappers", "unchecked"),
    ("Bug fixes and new features MUST include tests", f"~ require-companion file with:{TESTS}"),
    ("Bug fixes and opinions MUST include tests", "unchecked"),
    ("Never use `instanceof z.ZodError`", "forbid-use token|import instanceof z.ZodError"),
    ("Never write `JSON.parse(JSON.stringify(...))`", "forbid-use token|import JSON.parse JSON.stringify"),
    ("Never write `a(b => c(d))`", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_a_construction_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
