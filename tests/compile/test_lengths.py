"""Limits of lines, each beside a sentence that only reads like it, and held against changes that break and keep it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart
from shown import shown

from keeper_validate import shipped
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import LANGUAGES
from keeper_validate.extract.sizes import sizes

ROWS = [
    ("constraints", "Keep files under 300 lines", "limit file max:300 size=file"),
    ("constraints", "Keep responses under 300 lines", "unchecked"),
    ("constraints", "Keep files small (<300 lines)", "limit file max:300 size=file"),
    ("constraints", "Keep functions small and focused (max 40 lines)", "limit token max:40 size=function"),
    ("constraints", "Keep functions small and focused", "unchecked"),
    ("constraints", "Files must not exceed 400 lines of code", "limit file max:400 size=file"),
    ("constraints", "Requests must not exceed 400 lines", "unchecked"),
    ("constraints", "No function longer than 60 lines", "limit token max:60 size=function"),
    ("constraints", "Max file length: 300 lines", "limit file max:300 size=file"),
    ("constraints", "Files: max 300 lines", "limit file max:300 size=file"),
    ("constraints", "Files: max 300 kB", "unchecked"),
    ("constraints", "Maximum 200 lines per component", "limit component max:200 size=component"),
    ("constraints", "Classes should stay below 250 lines", "~ limit token max:250 size=class soft"),
    ("constraints", "Avoid files longer than 400 lines", "~ limit file max:400 size=file soft"),
    ("constraints", "Split files over 400 lines", "limit file max:400 size=file"),
    ("constraints", "Keep Python files in `src/` under 500 lines", "limit file in:src/**/*.py max:500 size=file"),
    ("constraints", "Keep `CLAUDE.md` under 200 lines", "limit file in:CLAUDE.md max:200 size=file"),
    ("constraints", "Keep lines under 100 characters", "limit token max:100 size=line"),
    ("forbidden", "Files over 300 lines", "limit file max:300 size=file"),
    ("forbidden", "Exceed 150 lines per file", "limit file max:150 size=file"),
    ("constraints", "Functions take at most 4 parameters", "limit token max:4 size=parameters"),
    ("constraints", "No more than 3 arguments per function", "limit token max:3 size=parameters"),
    ("constraints", "Functions should have no more than 3 arguments", "~ limit token max:3 size=parameters soft"),
    ("constraints", "No function with more than 5 parameters", "limit token max:5 size=parameters"),
    ("constraints", "Methods must not have more than 4 parameters", "limit token max:4 size=parameters"),
    ("forbidden", "Functions with more than 5 parameters", "limit token max:5 size=parameters"),
    ("constraints", "Queries take at most 4 parameters", "unchecked"),
    ("constraints", "Functions take at most 4 positional parameters", "unchecked"),
    ("constraints", "Requests must not have more than 4 parameters", "unchecked"),
    ("constraints", "short => limit token parameters max:4", "limit token max:4 size=parameters"),
    ("constraints", "short => limit file max:300", "limit file max:300 size=file"),
    ("constraints", "short => limit token function max:50", "limit token max:50 size=function"),
]
LINES = "a = 1\n"
BODY = "    a = 1\n"
CARD = "export const Card = () => {{\n{}  return <p>a</p>;\n}};\n"

CHANGES = [
    ("Keep files under 3 lines", {"a.py": LINES * 2}, {"a.py": LINES * 4}, {"a.py": LINES * 3, "a.json": "[\n1,\n2,\n3\n]\n"}),
    ("Keep files under 3 lines", {"a.py": LINES * 5}, {"b.py": LINES * 5}, {"a.py": LINES * 9}),
    ("Keep `docs/a.md` under 3 lines", {}, {"docs/a.md": "a\n" * 4}, {"docs/b.md": "a\n" * 4}),
    ("No function longer than 3 lines", {"a.py": f"def f():\n{BODY}"}, {"a.py": f"def f():\n{BODY * 3}"},
     {"a.py": f"def f():\n{BODY * 2}"}),
    ("No function longer than 3 lines", {"a.py": f"def f():\n{BODY * 3}"}, {"a.py": f"def f():\n{BODY * 3}\ndef g():\n{BODY * 3}"},
     {"a.py": f"def h():\n{BODY * 3}"}),
    ("Functions take at most 2 parameters", {"a.py": "def f(a, b, c): ...\n"},
     {"a.py": "def f(a, b, c): ...\ndef g(a, b, c): ...\n"},
     {"a.py": "def f(a, b, c, d): ...\ndef g(a, b): ...\n"}),
    ("Keep components under 4 lines", {}, {"a.tsx": CARD.format("  f();\n  g();\n")}, {"a.tsx": CARD.format("  f();\n")}),
]
PARTS = {
    "py": ("class A:\n  def f(self, a, b: int, *, c=1, **d): ...\n", "4 f"),
    "ts": ("class A { f(this: A, a, { b, c }: B, d?: string) {} }\nconst g = (a /* b */, b) => a;\nfunction h() {}\n", "3 f, 2 g"),
    "go": ("package a\nfunc f(a, b int, c string) {}\nfunc (b *B) g(x int) {}\n", "3 f, 1 g"),
    "java": ("class A { A(int a, int b) {} void f(int a) {} }\n", "2 A, 1 f"),
    "cs": ("class A { void F(int a, string b = null) {} }\n", "2 F"),
    "php": ("<?php\nfunction f($a, int $b = 1) {}\n", "2 f"),
    "rb": ("def f(a, b: 1, *c)\nend\n", "3 f"),
    "rs": ("impl A { fn f(&mut self, a: u8) {} }\nfn g(a: u8, b: u8) {}\n", "1 f, 2 g"),
    "kt": ("fun f(a: Int, b: String = \"\") {}\n", "2 f"),
}
SOURCES = {
    "py": "def f():\n  a()\n\nclass A:\n  b = 1\n",
    "ts": "function f() {\n  a();\n}\nconst g = () => {\n  a();\n};\nclass A {\n  b() {\n  }\n}\n",
    "go": "package a\nfunc f() {\n  a()\n}\nfunc (b *B) g() {\n  a()\n}\n",
    "java": "class A {\n  A() {\n  }\n  void f() {\n  }\n}\n",
    "cs": "class A {\n  A() {\n  }\n  void F() {\n  }\n}\n",
    "php": "<?php\nfunction f() {\n  a();\n}\nclass A {\n  function g() {\n  }\n}\n",
    "rb": "class A\n  def f\n  end\nend\n",
    "rs": "fn f() {\n  a();\n}\n",
    "kt": "class A {\n  fun f() {\n  }\n}\n",
}
FOUND = {
    "py": "function 2 f, class 2 A", "ts": "function 3 f, function 3 g, function 2 b, class 4 A", "go": "function 3 f, function 3 g",
    "java": "function 2 A, function 2 f, class 6 A", "cs": "function 2 A, function 2 F, class 6 A",
    "php": "function 3 f, function 2 g, class 4 A", "rb": "function 2 f, class 4 A", "rs": "function 3 f", "kt": "function 2 f, class 4 A",
}


@pytest.mark.parametrize("ending", PARTS)
def test_what_a_function_is_handed_is_counted(ending: str) -> None:
    source, told = PARTS[ending]
    found = sorted(sizes(f"a.{ending}", source.encode(), frozenset({"parameters>0"})), key=lambda use: use.line)
    assert ", ".join(use.form for use in found) == told


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_limit_of_lines_is_read(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES)
def test_what_grows_beyond_it_alone_is_found(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, base, broken, kept)


def test_the_one_that_grew_is_named() -> None:
    base = {"a.py": f"def f():\n{BODY}\ndef g():\n{BODY * 3}"}
    told = clause_finds("No function longer than 3 lines", base, {"a.py": f"def f():\n{BODY * 3}\ndef g():\n{BODY * 3}"})
    assert told == ["`f`: has 4 lines, and the constraint allows 3 lines: No function longer than 3 lines"]


@pytest.mark.parametrize("ending", SOURCES)
def test_each_language_tells_its_functions_and_classes(ending: str) -> None:
    found = sizes(f"a.{ending}", SOURCES[ending].encode(), frozenset({"function>1", "class>1"}))
    assert sorted(f"{one.name[:-2]} {one.form}" for one in found) == sorted(FOUND[ending].split(", "))


def test_every_query_of_a_length_is_one_in_its_languages() -> None:
    for told in shipped.data("rules/lexicon/sizes").values():
        for where in told.get("in", {}):
            meant = [language for language in LANGUAGES if {language.name, language.rules} & set(where.split())]
            assert meant and all(grammar(language) for language in meant)


def test_a_last_line_without_its_end_counts_and_a_file_in_no_language_has_no_function() -> None:
    assert [use.form for use in sizes("a.txt", b"a\nb\nc", frozenset({"file>2"}))] == ["3"]
    assert list(sizes("a.txt", b"def f():\n  a\n", frozenset({"function>1"}))) == []
