"""Enums in every language and format: formatting is no change, nothing crashes the readers, and what cannot be read is said."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.constant import counted, evaluate
from keeper_validate.extract.formats.readers import reader_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

SUFFIXES = ("proto", "thrift", "avsc", "swift", "graphql", "prisma", "kt", "sql", "json", "yaml")


def enums(path: str, source: str) -> tuple[Element, ...]:
    return tuple(one for one in snapshot(tree_of({path: source.encode()}), [path], whole=True).elements if one.kind == "enum")


@pytest.mark.parametrize(
    ("path", "one", "other"),
    [
        ("A.java", 'enum A { X(1, "a"), Y }', 'enum A {\n  X(1, // why\n "a"),\n  @Old Y,\n  ;\n}'),
        ("A.kt", 'enum class A { X(1, "a"), Y }', 'enum class A {\n  X(1, /* why */ "a",),\n  @Old Y,\n  ;\n}'),
        ("A.swift", "enum A: Int { case x, y }", "public enum A: Int {\n  /// why\n  case x = 0\n  case y\n  func f() {}\n}"),
        ("A.cs", "enum A { X, Y }", "enum A : byte\n{\n  X = 0,\n  /// why\n  Y = 1,\n}"),
        ("a.rs", "enum A { X, Y }", "#[derive(Debug)]\npub enum A {\n  /// why\n  X = 0,\n  Y = 1,\n}"),
        ("a.php", "<?php enum A: string { case X = 'x'; }", '<?php\nenum A: string\n{\n  // why\n  case X = "x";\n}'),
        ("a.rb", "class A\n enum s: [:x, :y]\nend", "class A\n  enum :s, %i[x y], prefix: true\nend"),
        ("a.proto", "enum A { X = 0; Y = 16; }", "enum A {\n  X = 0; // why\n  Y = 0x10 [deprecated = true];\n}"),
        ("a.graphql", "enum A { X Y }", '"why"\nenum A @d {\n  "why"\n  X,\n  Y @deprecated\n}'),
        ("a.prisma", "enum A {\n X\n Y\n}", "// why\nenum A {\n  X // why\n\n  Y\n}"),
        ("a.sql", "CREATE TYPE a AS ENUM ('x', 'y');", 'create type if not exists public."a" as enum (\n  \'x\', -- why\n  \'y\'\n);'),
        ("a.json", '{"properties": {"a": {"enum": ["x", "y"]}}}', '{\n "properties": {"a": {"type": "string", "enum": [\n"x",\n"y"\n]}}}'),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 10 else "",
)
def test_form_and_comments_and_written_out_values_make_no_difference(path: str, one: str, other: str) -> None:
    (first,), (second,) = enums(path, one), enums(path, other)
    assert (first.name, first.named("member")) == (second.name, second.named("member"))
    assert len(first.named("member")) in (1, 2)


@pytest.mark.parametrize(
    ("path", "source", "reason"),
    [
        ("a.thrift", "\nenum A { X = 1", "enum A does not end"),
        ("a.proto", "message M {\n  enum A { X = 0;", "enum A does not end"),
        ("a.graphql", "\nenum A { X", "enum A does not end"),
        ("a.prisma", "\nenum A {\n X", "enum A does not end"),
        ("a.kt", "\nenum class A { X,", "enum class A does not end"),
    ],
)
def test_an_enum_that_does_not_end_is_a_gap_with_its_line(path: str, source: str, reason: str) -> None:
    gaps = snapshot(tree_of({path: source.encode()}), [path]).gaps
    assert gaps == (Gap(path, 2, reason),)


@pytest.mark.parametrize(("source", "names"), [
    ('const a = gql`\n  """why"""\n  enum A { X Y }\n  type Query { b: ${other} }\n`;\n', ["A"]),
    ("const a = /* GraphQL */ `enum A { X Y } enum B { Z }`;\n", ["A", "B"]),
    ("enum A { X, Y }\nconst a = gql`enum A { X } enum B { Z }`;\n", ["A", "B"]),  # the code's own is the one
    ("const a = `enum A { X Y }`;\n", []),
    ("const a = gql`query A { enum }`;\n", []),
    ("const a = gql`enum A { X`;\n", []),
])
def test_a_schema_in_a_text_of_code_has_enums(source: str, names: list[str]) -> None:
    found = enums("src/a.ts", source)
    assert [one.name for one in found] == names
    assert {one.value("form") for one in found if one.name == "B"} <= {"graphql-enum"}
    assert not snapshot(tree_of({"src/a.ts": source.encode()}), ["src/a.ts"]).gaps


def test_a_schema_that_is_no_json_is_a_gap() -> None:
    gaps = snapshot(tree_of({"a.json": b'{"$schema": "x", "enum": ["a", }'}), ["a.json"]).gaps
    assert [gap.reason for gap in gaps] == ["not readable as JSON: line 1 is not JSON"]


WORDS = st.sampled_from([
    "enum", "A", "class", "{", "}", "(", ")", "[", "]", ";", ",", ":", "=", "'", '"', '"""', "${", "`", "@", "#", "//",
    "/*", "*/", "--", "\n", " ",
    "\\", "$$",
    "CREATE TYPE", "CREATE TABLE t", "ALTER TABLE t", "ADD", "DROP", "RENAME", "TO", "CHECK", "IN", "ANY", "ARRAY", "AS ENUM", "::",
    ".", "option", "reserved", "message", "extend", "properties", "1", "-", "null", "oneOf", "const",
])


@pytest.mark.parametrize("suffix", SUFFIXES)
@given(source=st.one_of(st.text(), st.lists(WORDS).map(" ".join)))
@example(source="enum")
@example(source="CREATE TABLE")
@example(source="ALTER TABLE t ADD CONSTRAINT")
@example(source='{"properties":' * 300)
def test_no_text_crashes_a_reader(suffix: str, source: str) -> None:
    read = reader_of(f"a.{suffix}")
    assert read is not None
    elements, gaps = read(source.encode("utf-8", "surrogatepass"))
    assert all(element.line <= element.end_line and element.path == "" for element in elements)
    assert all(gap.reason for gap in gaps)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0x1F", 31), ("0b101", 5), ("1_000u", 1000), ("010", 10), ("-1", -1), ("~0", -1), ("1 << 4 | 2", 18), ("(1 + 2) * 3", 9),
        ("'a'", 97),
        ("A | B", 6), ("7 / -2", -3), ("-7 % 3", -1), ("Other.A", None), ("1 <<", None), ("1 / 0", None), ("", None), ("1 << 99999", None),
        ('"x"', None), ("(" * 5000, None),
    ],
)
def test_integer_constants_are_evaluated_as_written_or_not_at_all(text: str, value: int | None) -> None:
    assert evaluate(text, {"A": 2, "B": 4}) == value


def test_what_counts_on_from_an_unknown_value_has_none() -> None:
    members = (("A", None), ("B", "f()"), ("C", None), ("D", "A"), ("E", None))
    facets = (Facet("form", "x"), *(Facet("member", name, value) for name, value in members))
    assert [(one.name, one.value) for one in counted(facets, "member", 1)] == [
        ("x", None), ("A", "1"), ("B", "f()"), ("C", None), ("D", "1"), ("E", "2"), ("true", None),
    ]
