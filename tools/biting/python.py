"""Small changes of a Python module: another comparison, a negated condition, a neighbouring number, a statement left out.

Must not know where a change is put, nor which tests ask for it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min", "startswith": "endswith", "endswith": "startswith"}
_LEFT_OUT = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Raise)
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
Change = Callable[[Any], None]


@dataclass(frozen=True)
class Mutant:
    """One change of one module: which node (by its number in a walk), and which of the changes that it can have."""

    module: str
    file: Path
    node: int
    choice: int
    line: int
    end: int
    was: str

    def tree(self) -> tuple[ast.Module, str]:
        """The module with the change made, and the changed statement in short."""
        tree = ast.parse(source(self.file))
        target = next(one for number, one in enumerate(ast.walk(tree)) if number == self.node)
        list(_changes(target))[self.choice](target)
        return ast.fix_missing_locations(tree), _shown(tree, self.line)

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: `{self.was}` as `{self.tree()[1]}`"


def mutants(module: str, file: Path) -> Iterator[Mutant]:
    """Every change of a module."""
    text = source(file)
    tree = ast.parse(text)
    lines = text.splitlines()
    apart = set(_promised(tree))
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in apart:
            line = node.iter.lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 1)
            end = getattr(node, "end_lineno", None) or line
            for choice, _ in enumerate(_changes(node)):
                yield Mutant(module, file, number, choice, line, end, lines[line - 1].strip())


@cache
def source(file: Path) -> str:
    """A module as it is imported, whatever becomes of its file while the tests are asked."""
    return file.read_text(encoding="utf-8")


def _promised(tree: ast.Module) -> Iterator[int]:
    """How a record is made (frozen, with slots) is a promise to readers, and a docstring or an annotation is for them: no behaviour."""
    for node in ast.walk(tree):
        given = node.decorator_list if isinstance(node, ast.ClassDef) else []
        read = [node.annotation] if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None else []
        read += [node.returns] if isinstance(node, FUNCTION) and node.returns is not None else []
        said = [node] if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else []
        yield from (id(inner) for one in (*given, *read, *said) for inner in ast.walk(one))


def module_of(file: Path) -> str:
    """The name of the program's module in a file."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _changes(node: ast.AST) -> Iterator[Change]:
    """The changes of one node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARED:
        yield lambda one: setattr(one, "ops", [_COMPARED[type(one.ops[0])](), *one.ops[1:]])
    elif isinstance(node, ast.BoolOp):
        yield lambda one: setattr(one, "op", ast.Or() if isinstance(one.op, ast.And) else ast.And())
        yield _shorten
    elif isinstance(node, (ast.If, ast.IfExp)):
        yield lambda one: setattr(one, "test", ast.UnaryOp(ast.Not(), one.test))
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield lambda one: setattr(one, "ifs", [])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda one: setattr(one, "operand", ast.UnaryOp(ast.Not(), one.operand))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)) and not isinstance(node.left, ast.JoinedStr):
        yield lambda one: setattr(one, "op", ast.Sub() if isinstance(one.op, ast.Add) else ast.Add())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda one: setattr(one, "value", not one.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda one: setattr(one, "value", one.value + 1)
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield lambda one: setattr(one, "value", ast.Constant(None))
    elif isinstance(node, _LEFT_OUT):
        yield lambda one: _leave_out(one)
    elif isinstance(node, ast.Name) and node.id in _CALLED:
        yield lambda one: setattr(one, "id", _CALLED[one.id])
    elif isinstance(node, ast.Attribute) and node.attr in _CALLED:
        yield lambda one: setattr(one, "attr", _CALLED[one.attr])


def _shorten(condition: Any) -> None:
    """Leaves the last part out; of two the first is left."""
    *left, _ = condition.values
    if len(left) > 1:
        condition.values = left
    else:
        condition.__class__, condition.__dict__ = left[0].__class__, left[0].__dict__


def _leave_out(statement: Any) -> None:
    """Makes of a statement one that does nothing; a generator stays one."""
    value, nothing = getattr(statement, "value", None), ast.Constant(None)
    if isinstance(value, (ast.Yield, ast.YieldFrom)):
        nothing = ast.IfExp(ast.Constant(False), value, nothing)
    kept = {key: getattr(statement, key) for key in ("lineno", "end_lineno", "col_offset", "end_col_offset")}
    statement.__class__ = ast.Expr
    statement.__dict__ = kept | {"value": nothing}


def _shown(tree: ast.Module, line: int) -> str:
    around = [one for one in ast.walk(tree) if isinstance(one, ast.stmt) and one.lineno <= line <= (one.end_lineno or 0)]
    nearest = min(around, key=lambda one: (one.end_lineno or 0) - one.lineno, default=tree)
    return " ".join(ast.unparse(nearest).split())[:200]
