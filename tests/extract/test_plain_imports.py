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
        (
            "a.ex",
            "defmodule A do\n  alias B.{C, D.E}\n  alias F.G, as: H\n  import I.J, only: [k: 1]\n  import L\n  require M\n  use N.O, p: 1\n"
            "  alias __MODULE__.P\n  def alias(x), do: x\nend\n",
            ["B.C", "B.D.E", "F.G", "I.J:k", "L:*", "M", "N.O", "A.P"],
        ),
    ],
)
def test_what_a_source_imports_is_known(path: str, source: str, expected: list[str]) -> None:
    uses = snapshot(tree_of({path: source.encode()}), [path]).uses
    assert sorted(use.name for use in uses if use.kind == "import") == sorted(expected)


@pytest.mark.parametrize(
    ("path", "source", "expected"),
    [
        (
            "a.rs",
            "use std::fmt;\nmod own;\nfn f() { reqwest::get(u); own::g(); fmt::x(); self::h(); u8::MAX; tracing::info!(a); }\n"
            '// rand::x()\nfn g() { use serde_json::json as j; "log::x"; T::new(); std::process::Command::new(p); }\n'
            "#[tokio::main] fn h() {}\n",
            ["std:fmt", "reqwest:get", "tracing:info", "std::process::Command:new", "tokio:main"],
        ),
        (
            "A.java",
            "package a.b.C;\nclass A { java.util.Date d = new java.util.Date(); /* a.b.No x */ String s = \"a.b.No\";\n"
            "void f() { org.slf4j.LoggerFactory.getLogger(this.b.Cd); x.y(); a.b(); } }",
            ["java.util.Date", "org.slf4j.LoggerFactory"],
        ),
        ("a.kt", "package a.b\nval d: java.util.Date = java.util.Date()\n// a.b.No\n", ["java.util.Date"]),
        (
            "a.php", "<?php\nuse \\A\\B;\n\\Stripe\\Charge::create(); new \\C\\D\\E(); \\strlen(1); // \\F\\G\n",
            ["A:B", "Stripe:Charge", "C\\D:E"],
        ),
        (
            "a.cs", "namespace Moq.Own;\nclass A { void F() { Newtonsoft.Json.JsonConvert.Y(x); A.B.C(); x.Serilog.Log(); } }",
            ["Newtonsoft.Json.JsonConvert.Y"],
        ),
        (
            "a.ex",
            "defmodule A do\n  alias B.C\n  # D.e()\n  def f(%E.F{} = x), do: \"G.h\" |> H.I.j() |> C.k() |> Enum.map(&C.L.m/1)\n"
            "  @spec n(x) :: O.t()\nend\n",
            ["B.C", "B.C.L", "E.F", "H.I", "O"],
        ),
    ],
)
def test_what_a_source_names_in_place_is_imported(path: str, source: str, expected: list[str]) -> None:
    uses = snapshot(tree_of({path: source.encode()}), [path]).uses
    assert sorted(use.name for use in uses if use.kind == "import") == sorted(expected)
