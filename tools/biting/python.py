"""Small changes of a Python module: another comparison, a negated condition, a neighbouring number, a statement left out.

Must not import the program: what is changed is imported by the child that tests it."""

from __future__ import annotations

import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min", "startswith": "endswith", "endswith": "startswith"}


@dataclass(frozen=True)
class Mutant:
    """One change of one module: its line as it was, and what was made of it."""

    module: str
    line: int
    was: str
    now: str
    tree: ast.Module


def mutants(module: str, file: Path) -> Iterator[Mutant]:
    """Every change of a module, in the order of its lines."""
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    lines = source.splitlines()
    # How a record is made (frozen, with slots) is a promise to readers, and no behaviour.
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    promised = {id(inner) for node in classes for one in node.decorator_list for inner in ast.walk(one)}
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in promised:
            continue
        for change in _changes(node):
            other = copy.deepcopy(tree)
            target = next(one for index, one in enumerate(ast.walk(other)) if index == number)
            change(target)
            line = node.iter.lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 1)
            yield Mutant(module, line, lines[line - 1].strip(), _shown(other, target, line), ast.fix_missing_locations(other))


def loaded_as(mutant: Mutant) -> Callable[[], None]:
    """What makes the import of the module give its mutant."""
    return lambda: sys.meta_path.insert(0, _Finder(mutant))


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        found = importlib.machinery.PathFinder.find_spec(fullname, path)
        return importlib.util.spec_from_file_location(
            fullname, found.origin, loader=self, submodule_search_locations=found.submodule_search_locations
        ) if found is not None and found.origin is not None else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.tree, module.__file__ or "", "exec"), vars(module))


def _changes(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    """The changes of one node; each is made on a copy, found again by its number."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARED:
        yield lambda one: setattr(one, "ops", [_COMPARED[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BoolOp):
        yield lambda one: setattr(one, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        yield lambda one: one.values.pop()  # type: ignore[attr-defined]  # the copy is of the same class
    elif isinstance(node, (ast.If, ast.IfExp)):
        yield lambda one: setattr(one, "test", ast.UnaryOp(ast.Not(), one.test))  # type: ignore[attr-defined]  # as above
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield lambda one: setattr(one, "ifs", [])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda one: setattr(one, "operand", ast.UnaryOp(ast.Not(), one.operand))  # type: ignore[attr-defined]  # as above
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)) and not isinstance(node.left, ast.JoinedStr):
        yield lambda one: setattr(one, "op", ast.Sub() if isinstance(node.op, ast.Add) else ast.Add())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda one: setattr(one, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda one: setattr(one, "value", node.value + 1)
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield lambda one: setattr(one, "value", ast.Constant(None))
    elif isinstance(node, ast.Name) and node.id in _CALLED:
        yield lambda one: setattr(one, "id", _CALLED[node.id])
    elif isinstance(node, ast.Attribute) and node.attr in _CALLED:
        yield lambda one: setattr(one, "attr", _CALLED[node.attr])


def _shown(tree: ast.Module, target: ast.AST, line: int) -> str:
    around = [one for one in ast.walk(tree) if isinstance(one, ast.stmt) and one.lineno <= line <= (one.end_lineno or 0)]
    nearest = min(around, key=lambda one: (one.end_lineno or 0) - one.lineno, default=tree)
    return " ".join(ast.unparse(nearest).split())[:200]
