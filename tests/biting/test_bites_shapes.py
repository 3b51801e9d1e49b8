"""Files whose names a tool or a language sets, and files that cannot bear a style, under a clause about the style of file names."""

from __future__ import annotations

import pytest
from made import change, files, judged, law, snapshot

GIVEN = [
    (".eslintrc.js", "kebab-case"), ("_document.tsx", "kebab-case"), ("README.md", "kebab-case"), ("CODE_OF_CONDUCT.md", "kebab-case"),
    ("Dockerfile", "kebab-case"), ("[slug].tsx", "kebab-case"), ("(shop).tsx", "kebab-case"), ("+page.svelte", "kebab-case"),
    ("$id.tsx", "kebab-case"), ("@modal.tsx", "kebab-case"), ("0001_Init.sql", "kebab-case"),
    ("user_form.py", "kebab-case"), ("user_form.pyi", "kebab-case"), ("user_form.rs", "kebab-case"), ("UserForm.java", "kebab-case"),
    ("UserForm.kt", "kebab-case"), ("UserForm.kts", "kebab-case"), ("UserForm.swift", "kebab-case"), ("user_form.py", "PascalCase"),
    ("user_form.pyi", "PascalCase"), ("user_form.rs", "PascalCase"), ("user_form.go", "PascalCase"), ("user_form.py", "camelCase"),
    ("user_form.pyi", "camelCase"), ("user_form.rs", "camelCase"), ("user_form.go", "camelCase"), ("UserForm.java", "snake_case"),
]
OWN = [
    ("UserForm.tsx", "kebab-case"), ("user_form.ts", "kebab-case"), ("UserForm.go", "kebab-case"), ("user-form.java", "PascalCase"),
    ("user_form.ts", "camelCase"), ("UserForm.go", "snake_case"),
]


def broken(name: str, style: str) -> list[str]:
    verdict = judged(change(snapshot(), snapshot(), **files(f"src/{name}")), law(f"constraints:\n  - File names must be {style}\n"))
    return [one.rule for one in verdict.findings]


@pytest.mark.parametrize(("name", "style"), GIVEN, ids=[f"{name} cannot be {style}" for name, style in GIVEN])
def test_a_name_that_is_not_free_breaks_no_style(name: str, style: str) -> None:
    assert broken(name, style) == []


@pytest.mark.parametrize(("name", "style"), OWN, ids=[f"{name} can be {style}" for name, style in OWN])
def test_a_name_that_is_free_breaks_it(name: str, style: str) -> None:
    assert broken(name, style) == ["constraints/require-shape"]
