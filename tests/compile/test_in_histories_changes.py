"""Sentences of leads that were held against the last hundred commits of eight repositories, each against a change that breaks it and one
that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, verdict_of

USES = "import { one } from '{}';\nexport const two = one;\n"
PAGE = "export const Page = () => <p>1</p>;\n"


def imports(text: str, module: str) -> str:
    return text.replace("{}", module).replace("{{", "{").replace("}}", "}")


@pytest.mark.slow
def test_a_construct_is_told_in_words() -> None:
    found = clause_finds("No imports inside functions", {}, {"a.py": "def f():\n    import os\n    return os\n"})
    assert ["import in a function" in message for message in found] == [True]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "path", "text", "told"), [
    ("No `console.log`", "src/a.ts", "console.debug('a');\n", "console.log (console.debug)"),
    ("No type assertions", "src/a.ts", "export const a = (b: unknown) => b as Cart;\n", "as (as Cart)"),
    ("No raw SQL", "src/a.ts", "export const a = (prisma) => prisma.$queryRaw`SELECT 1`;\n", "raw-sql (.$queryRaw)"),
])
def test_a_call_is_told_as_it_is_written(clause: str, path: str, text: str, told: str) -> None:
    assert [told in message for message in clause_finds(clause, {}, {path: text})] == [True]


@pytest.mark.slow
def test_what_comes_with_its_whole_file_warns_and_what_is_added_to_it_blocks() -> None:
    old, rest = imports(USES, "../legacy/one"), "export const three = 1;\nexport const four = 2;\nexport const Cart = () => three;\n"
    added = "import { other } from '../legacy/other';\n"
    case = {
        "clause": "`src/app` must not import `src/legacy`", "base": {"src/pages/Cart.tsx": old + PAGE + rest},
        "head": {"src/app/Cart.tsx": old + added + PAGE + rest}, "gone": ["src/pages/Cart.tsx"], "stage": "pr",
    }
    found = {one.line: one.severity for one in verdict_of(case).findings}
    assert found == {1: "warn", 3: "block"}
