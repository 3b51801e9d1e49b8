"""What the Python reader gathers, held against the language's own parser, and unmoved by broken text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_pages import cases

from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.expression import CHOSEN, Call, Entries, Expression, Items, Joined, Literal, Member, Name, Opaque, Text
from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Facts
from keeper_validate.extract.python.reader import candidates, facts
from keeper_validate.extract.records import module
from keeper_validate.tree import tree_of

PYTHON = named("python")
LOADED = "import:"
PACKAGE = Path(__file__).resolve().parents[2] / "keeper_validate"


def parsed(source: str) -> bool:
    """Whether the running language knows every statement of a source."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


EVERY = {
    **{str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("extract/*.py"))[::4]},
    **{f"{case.page} {case.name} {path}": text for case in cases() if case.page.startswith("python/") for path, text in case.sources},
}
SAMPLES = {name: source for name, source in EVERY.items() if parsed(source)}


def read(source: str) -> Facts:
    return facts(parse(PYTHON, source.encode()).root_node)


def bodies(node: ast.AST) -> Iterator[ast.stmt]:
    for field in ("body", "orelse", "finalbody"):
        yield from getattr(node, field, ())
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield from bodies(part)


def own(node: ast.AST, scope: str) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement with the dotted name of the definitions around it."""
    for statement in bodies(node):
        yield scope, statement
        name = statement.name if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) else ""
        yield from own(statement, f"{scope}.{name}".strip("."))


def defined(source: str) -> set[tuple[str, str, int]]:
    found = set()
    for scope, statement in own(ast.parse(source), ""):
        if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            form = "class" if isinstance(statement, ast.ClassDef) else "function"
            found.add((f"{scope}.{statement.name}".lstrip("."), form, len(statement.decorator_list)))
    return found


def assigned(source: str) -> set[str]:
    found = set()
    for scope, statement in own(ast.parse(source), ""):
        single = [statement.target] if isinstance(statement, ast.AnnAssign) else []
        for target in statement.targets if isinstance(statement, ast.Assign) else single:
            for one in target.elts if isinstance(target, ast.Tuple) else (target,):
                if isinstance(one, ast.Name):
                    found.add(f"{scope}.{one.id}".lstrip("."))
    return found


def imported(source: str) -> set[tuple[str, str, str | None]]:
    found: set[tuple[str, str, str | None]] = set()
    for scope, statement in own(ast.parse(source), ""):
        if isinstance(statement, ast.ImportFrom) and statement.module != "__future__":
            where = "." * statement.level + (statement.module or "")
            found.update((scope, where, name.name) for name in statement.names if name.name != "*")
        elif isinstance(statement, ast.Import):
            found.update((scope, name.name, None) for name in statement.names)
    return found


@pytest.mark.parametrize("sample", sorted(SAMPLES))
def test_definitions_are_those_of_the_language_parser(sample: str) -> None:
    got = {(one.name, one.form, len(one.decorators)) for one in read(SAMPLES[sample]).definitions if one.form in ("class", "function")}
    assert got == defined(SAMPLES[sample])


def _loads(one: Definition) -> bool:
    listed = one.value.values if one.form == "each" and isinstance(one.value, Items) else ()
    return any(isinstance(each, Name) and each.name.startswith(LOADED) for each in listed)


@pytest.mark.parametrize("sample", sorted(SAMPLES))
def test_assignments_are_those_of_the_language_parser(sample: str) -> None:
    # what loads a module in each turn of a loop is a variable of that loop
    values = {one.name for one in read(SAMPLES[sample]).definitions if one.form in ("value", "annotation") or _loads(one)}
    assert assigned(SAMPLES[sample]) <= values


@pytest.mark.parametrize("sample", sorted(SAMPLES))
def test_imports_are_those_of_the_language_parser(sample: str) -> None:
    got = {(one.scope, one.module, one.member) for one in read(SAMPLES[sample]).imports if not one.local.startswith(LOADED)}
    want = imported(SAMPLES[sample])
    # `import a.b` also binds `a`
    heads = {(scope, where.partition(".")[0], None) for scope, where, member in want if member is None}
    assert want <= got <= want | heads


EXPRESSIONS = [
    ("a name", "x", Name("x")),
    ("a dotted name", "a.b.c", Name("a.b.c")),
    ("a member of a call", "f().x", Member(Call(Name("f"), (), (), 1), "x")),
    ("a call by name", "f(1, k='v')", Call(Name("f"), (Literal("1"),), (("k", Text("v")),), 1)),
    ("joined literals", "'a' 'b' + 'c'", Text("abc")),
    ("escapes", r"'a\n\'b\''", Text("a\n'b'")),
    ("a raw text keeps its backslashes", r"r'^a\d$'", Text(r"^a\d$")),
    ("a formatted text", "f'/x/{y}/z'", Joined((Text("/x/"), Name("y"), Text("/z")))),
    ("an empty text", "''", Text("")),
    ("a list and a tuple", "[a, (b,)]", Items((Name("a"), Items((Name("b"),))))),
    ("lists added", "[a] + [b]", Items((Name("a"), Name("b")))),
    ("a mapping", "{'k': v, **w}", Entries((("k", Name("v")), ("...", Name("w"))))),
    ("a subscript", "a['k']", Call(Member(Name("a"), "[]"), (Text("k"),), (), 1)),
    ("a number with a sign", "-1", Literal("-1")),
    ("what is none of these", "a < b", Opaque("a < b")),
    ("a choice between names", "a if b else c", Call(CHOSEN, (Name("a"), Name("c")), (), 1)),
    ("a choice that ends in a text", "a or 'x'", Call(Name("(or)"), (Name("a"), Text("x")), (), 1)),
    ("a choice of nothing that leads on", "1 or 2", Opaque("1 or 2")),
    ("a choice with something made", "f() if a else None", Call(CHOSEN, (Call(Name("f"), (), (), 1), Literal("None")), (), 1)),
    ("what is awaited", "await f()", Call(Name("f"), (), (), 1)),
]


@pytest.mark.parametrize(("source", "want"), [case[1:] for case in EXPRESSIONS], ids=[case[0] for case in EXPRESSIONS])
def test_expression(source: str, want: Expression) -> None:
    assert read(f"v = {source}\n").definitions[0].value == want


LOCATED = [
    ("a sibling by a dot", ".models", "app/api/users.py", "app/api/models.py"),
    ("the parent package", "..db", "app/api/users.py", "app/db.py"),
    ("a package", "..core", "app/api/users.py", "app/core/__init__.py"),
    ("from the root", "app.db", "app/api/users.py", "app/db.py"),
    ("below a source folder", "lib.x", "app/api/users.py", "src/lib/x.py"),
    ("in the package that a project is run from", "users.views", "server/config/urls.py", "server/users/views.py"),
    ("in the package where a project's commands lie", "tasks.models", "studio/core/urls.py", "studio/tasks/models.py"),
    ("not in the package around it", "api", "app/users.py", "api/__init__.py"),
]


@pytest.mark.parametrize(("name", "path", "want"), [case[1:] for case in LOCATED], ids=[case[0] for case in LOCATED])
def test_modules_are_found(name: str, path: str, want: str) -> None:
    packages = [f"{folder}/__init__.py" for folder in ("app", "app/core", "app/api", "api", "server", "studio")]
    run = ["server/pyproject.toml", "server/users/views.py", "studio/manage.py", "studio/tasks/models.py"]
    tree = tree_of(dict.fromkeys([*packages, *run, "app/db.py", "app/api/users.py", "app/api/models.py", "src/lib/x.py"], b""))
    assert next(found for found in candidates(name, path, tree) if tree.entry(found) is not None) == want


PROJECTS = (
    "pyproject.toml", "packages/core/pyproject.toml", "packages/core/src/core/__init__.py", "packages/core/src/core/models.py",
    "services/api/setup.py", "services/api/src/api/__init__.py", "services/api/scripts/seed.py", "services/api/lone/__init__.py",
    "services/mail/setup.py", "services/mail/app/__init__.py", "services/web/setup.py", "services/web/app/__init__.py",
    "services/web/other/__init__.py", "tools/gen/gen.py", "notes/loose/__init__.py",
)
HELD = [
    ("a package of another project", "core.models", "services/api/src/api/main.py", "packages/core/src/core/models.py"),
    ("one of the own project, from beside its sources", "api", "services/api/scripts/seed.py", "services/api/src/api/__init__.py"),
    ("one that lies in a project itself", "other", "services/api/src/api/main.py", "services/web/other/__init__.py"),
    ("from outside of all projects", "core", "tools/gen/gen.py", "packages/core/src/core/__init__.py"),
    ("none where two projects have it", "app", "services/api/src/api/main.py", None),
    ("none that no project holds", "loose", "services/api/src/api/main.py", None),
    ("the own one before that of another", "app", "services/web/app/main.py", "services/web/app/__init__.py"),
]


@pytest.mark.parametrize(("name", "path", "want"), [case[1:] for case in HELD], ids=[case[0] for case in HELD])
def test_packages_of_other_projects_are_found(name: str, path: str, want: str | None) -> None:
    tree = tree_of(dict.fromkeys(PROJECTS, b""))
    assert next((found for found in candidates(name, path, tree) if tree.entry(found) is not None), None) == want


def test_the_standard_library_lies_nowhere() -> None:
    assert list(candidates("enum", "app/x.py", tree_of({"enum.py": b""}))) == []


def test_an_import_above_the_root_leads_nowhere() -> None:
    assert list(candidates("....x", "app/x.py", tree_of({"x.py": b""}))) == []


PIECES = [b"(", b")", b'"""', b"'", b":", b"\n", b"\x00", b"class ", b"@", b"    "]


@st.composite
def broken(draw: st.DrawFn) -> bytes:
    source = bytearray(SAMPLES[draw(st.sampled_from(sorted(SAMPLES)))].encode()[:3000])
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(source)))
        cut = draw(st.integers(0, 20))
        source[at:at + cut] = draw(st.binary(max_size=6) | st.sampled_from(PIECES))
    return bytes(source)


@settings(max_examples=60, deadline=None)
@given(broken())
def test_broken_text_is_read_without_complaint_and_twice_the_same(source: bytes) -> None:
    try:
        text = source_text(source)
    except Unreadable:
        return
    assert module(PYTHON, text) == module(PYTHON, text)


def test_what_with_opens_is_what_it_is_given() -> None:
    source = b"with make() as made, lock, (other()) as (a, b), third() as self.kept:\n    pass\nwith lock:\n    pass\n"
    assert [(one.name, one.value) for one in module(PYTHON, source).definitions] == [("made", Call(Name("make"), (), (), 1))]
