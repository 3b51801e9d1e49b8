"""The style that a program can hold: sizes, names, docstrings, and who may import what (docs/design.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "keeper_validate"
MODULES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = [path for top in ("keeper_validate", "tests", "benchmarks", "tools") for path in sorted((ROOT / top).rglob("*.py"))]
BANNED_NAMES = {"util", "utils", "helper", "helpers", "common", "base", "manager", "misc"}
ONLY = {
    "subprocess": {"git.py", "patience.py", "law/bd.py"},
    "tree_sitter": {"extract/"},
    "ruamel": {"yaml.py", "yaml_edit.py"},
    "mcp": {"serving/server.py"},
    "mcp_types": {"serving/server.py"},
    "anyio": {"serving/server.py"},
}
HOT_BANS = {
    "dataclasses", "pathlib", "tempfile", "shutil", "logging", "inspect", "difflib", "datetime",
    "importlib.resources", "importlib.metadata",
}
LAZY = {"commands/demo.py"}
MACHINE_PATH = re.compile(r"(?<![\w.*])/(?:home|root|opt|tmp|work|Users|var|private)/[\w.-]+")


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def everything_imported(path: Path) -> tuple[str, ...]:
    return tuple(imported(ast.walk(tree(path))))


def imported(nodes: Iterator[ast.AST] | list[ast.stmt]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_module_is_over_250_lines() -> None:
    assert [name(path) for path in MODULES if len(path.read_text(encoding="utf-8").splitlines()) > 250] == []


def test_no_function_is_over_40_lines() -> None:
    long = [
        f"{name(path)}:{node.lineno} {node.name}"
        for path in MODULES for node in ast.walk(tree(path))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and (node.end_lineno or 0) - node.lineno + 1 > 40
    ]
    assert long == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [name(path) for path in MODULES if path.stem in BANNED_NAMES] == []


def test_every_module_says_in_one_to_five_lines_what_it_knows() -> None:
    silent = [name(path) for path in MODULES if not 1 <= len((ast.get_docstring(tree(path)) or "").splitlines()) <= 6]
    assert silent == []


def test_only_main_catches_every_exception() -> None:
    broad = [
        f"{name(path)}:{node.lineno}"
        for path in MODULES for node in ast.walk(tree(path))
        if isinstance(node, ast.ExceptHandler) and (node.type is None or ast.unparse(node.type) in ("Exception", "BaseException"))
    ]
    assert [place.partition(":")[0] for place in broad] == ["main.py"]


@pytest.mark.parametrize("package", ONLY)
def test_only_its_own_floor_imports(package: str) -> None:
    users = {name(path) for path in MODULES if any(module.split(".")[0] == package for module in everything_imported(path))}
    folders = tuple(place for place in ONLY[package] if place.endswith("/"))
    assert {user for user in users - ONLY[package] if not user.startswith(folders or "-")} == set()


def test_no_module_of_a_plain_run_pays_for_a_heavy_import_at_its_top() -> None:
    heavy = [
        f"{name(path)} {module}"
        for path in MODULES if name(path) not in LAZY for module in imported(tree(path).body) if module in HOT_BANS
    ]
    assert heavy == []


def test_the_package_has_no_casts_and_every_type_ignore_names_its_code() -> None:
    loose = [
        f"{name(path)}:{number}"
        for path in MODULES for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\bcast\(", line) or re.search(r"type: ignore(?!\[)", line)
    ]
    assert loose == []


def test_nothing_is_left_to_do_in_a_comment() -> None:
    marks = re.compile(r"#.*\b(TODO|FIXME|XXX)\b")
    assert [name(path) for path in MODULES if marks.search(path.read_text(encoding="utf-8"))] == []


def test_no_file_names_a_path_of_one_machine() -> None:
    files = [*SCRIPTS, *(path for top in ("rules", "docs", "keeper") for path in sorted((ROOT / top).rglob("*")) if path.is_file())]
    files += [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "Makefile", ROOT / "pyproject.toml"]
    named = [f"{name(path)}: {found[0]}" for path in files if (found := MACHINE_PATH.search(path.read_text(encoding="utf-8")))]
    assert named == []
