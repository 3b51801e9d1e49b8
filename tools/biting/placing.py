"""Puts a change of Python into a program that has imported everything already: the code of one function, or one statement of the module, is
put in place of what stands there.

Must not know what was changed, nor which tests ask for it."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from biting.asking import Asked
from biting.python import FUNCTION, ROOT, Mutant, module_of, source


def asked(mutant: Mutant) -> Asked:
    """A mutant as tests are asked about it: where a module's own statement is changed, every test that runs anything of the module."""
    text = source(mutant.file)
    tree = ast.parse(text)
    inside = any(isinstance(one, (*FUNCTION, ast.ClassDef)) and one.lineno <= mutant.line <= (one.end_lineno or 0) for one in tree.body)
    lines = range(mutant.line, mutant.end + 1) if inside else range(len(text.splitlines()) + 1)
    made_with = dependents(mutant.module)
    return Asked(
        str(mutant.file), lines, lambda: put_in_place(mutant), lambda: str(mutant), lambda module: module.__name__ in made_with
    )


@cache
def dependents(module: str) -> frozenset[str]:
    """A module, and all that import it directly or through others: what these remember may come from it."""
    found, fresh = {module}, {module}
    while fresh:
        fresh = {name for name, imported in _imports().items() if imported & fresh} - found
        found |= fresh
    return frozenset(found)


@cache
def _imports() -> dict[str, set[str]]:
    """What each module of the program imports; a name that is imported from a package may be a module of it."""
    told: dict[str, set[str]] = {}
    for file in sorted((ROOT / "keeper_validate").rglob("*.py")):
        name = module_of(file)
        told[name] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                told[name] |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                told[name] |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return told


def put_in_place(mutant: Mutant) -> None:
    """Makes the change in what is imported; a mutant that cannot be placed (a class's own default) raises."""
    tree, _ = mutant.tree()
    at = _statement(tree, mutant)
    if isinstance(at, (ast.ClassDef, *FUNCTION)):
        function, code = _changed(tree, at, mutant)
        function.__code__ = code
    else:
        _anew(at, import_module(mutant.module), mutant.file)


def live_code(mutant: Mutant) -> tuple[FunctionType, CodeType]:
    """The function that a change is made in, and its code with the change; a change of no function's code raises LookupError."""
    tree, _ = mutant.tree()
    at = _statement(tree, mutant)
    if not isinstance(at, (ast.ClassDef, *FUNCTION)):
        raise LookupError("a statement of the module is no function's code")
    return _changed(tree, at, mutant)


def _statement(tree: ast.Module, mutant: Mutant) -> ast.stmt:
    """The statement of the module that holds a change."""
    return next(one for one in tree.body if one.lineno <= mutant.line <= (one.end_lineno or 0) or _decorated(one, mutant.line))


def _decorated(one: ast.stmt, line: int) -> bool:
    return any(given.lineno <= line <= one.lineno for given in getattr(one, "decorator_list", ()))


def _function(node: ast.stmt) -> ast.FunctionDef | ast.AsyncFunctionDef:
    if not isinstance(node, FUNCTION):
        raise LookupError("a class's own statement cannot be changed once the class is made")
    return node


def _changed(tree: ast.Module, at: ast.stmt, mutant: Mutant) -> tuple[FunctionType, CodeType]:
    module = import_module(mutant.module)
    if isinstance(at, ast.ClassDef):
        inner = _function(next(one for one in at.body if one.lineno <= mutant.line <= (one.end_lineno or 0)))
        live, within = vars(vars(module)[at.name])[inner.name], (at.name,)
    else:
        live, within = vars(module)[_function(at).name], ()
    function = _plain(live)
    code = _code(compile(tree, str(mutant.file), "exec"), (*within, function.__name__))
    if code == function.__code__:
        raise LookupError("nothing of the function's code is changed: its defaults, or its decorators")
    return function, code


def _plain(live: Any) -> FunctionType:
    for name in ("__wrapped__", "fget", "__func__", "func"):
        while not isinstance(live, FunctionType) and getattr(live, name, None) is not None:
            live = getattr(live, name)
    while getattr(live, "__wrapped__", None) is not None:
        live = live.__wrapped__
    if not isinstance(live, FunctionType):
        raise LookupError(f"{live!r} is no function")
    return live


def _code(code: CodeType, names: tuple[str, ...]) -> CodeType:
    for name in names:
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
    return code


def _anew(statement: ast.stmt, module: ModuleType, file: Path) -> None:
    """Runs one changed statement of a module, and gives what it names to all that imported it."""
    before = dict(vars(module))
    exec(compile(ast.Module([statement], []), str(file), "exec"), vars(module))
    changed = {id(value): vars(module)[name] for name, value in before.items() if vars(module)[name] is not value and name.strip("_")}
    for other in list(sys.modules.values()):
        if other is not module and getattr(other, "__name__", "").startswith("keeper_validate"):
            for name, value in list(vars(other).items()):
                if id(value) in changed and name in before:
                    setattr(other, name, changed[id(value)])


