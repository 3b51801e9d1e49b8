"""Imports of the languages whose names are not resolved: what is imported is known all the same."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


@pytest.mark.parametrize(
    ("path", "source", "expected"),
    [
        ("A.java", "import a.b.C; import static a.D.e; import f.*;", ["a.b.C:C", "a.D:D.e", "f:*"]),
        ("A.cs", "using A.B; using static C.D; using E = F.G;\nnamespace N { using H; }", ["A.B:*", "C.D:*", "F.G", "H:*"]),
        (
            "a.rs", "use a::b; use c::{self, d::{e as f, g::*}, h}; extern crate serde; use tokio;",
            ["a:b", "c", "c::d:e", "c::d::g:*", "c:h", "serde", "tokio"],
        ),
        ("a.php", "<?php\nnamespace N;\nuse A\\B\\C; use A\\{D, E as F}; use function A\\g; use H;", ["A\\B:C", "A:D", "A:E", "A:g", "H"]),
        ("a.rb", "require 'a/b'\nrequire_relative './c'\nputs 'd'\n", ["a/b"]),
    ],
)
def test_what_a_source_imports_is_known(path: str, source: str, expected: list[str]) -> None:
    uses = snapshot(tree_of({path: source.encode()}), [path]).uses
    assert sorted(use.name for use in uses if use.kind == "import") == sorted(expected)
