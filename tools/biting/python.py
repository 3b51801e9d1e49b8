"""Small changes of a Python module: another comparison, a negated condition, a neighbouring number, a statement left out.

A change is made in a program that has imported everything already: the code of one function, or one statement of the module, is put in
place of what stands there. Must not know which tests ask for it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from biting.asking import Asked

_ROOT = Path(__file__).resolve().parents[2]
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min", "startswith": "endswith", "endswith": "startswith"}
_LEFT_OUT = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Raise)
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
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
        tree = ast.parse(_source(self.file))
        target = next(one for number, one in enumerate(ast.walk(tree)) if number == self.node)
        list(_changes(target))[self.choice](target)
        return ast.fix_missing_locations(tree), _shown(tree, self.line)

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: `{self.was}` as `{self.tree()[1]}`"


def mutants(module: str, file: Path) -> Iterator[Mutant]:
    """Every change of a module."""
    source = _source(file)
    tree = ast.parse(source)
    lines = source.splitlines()
    apart = set(_promised(tree))
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in apart:
            line = node.iter.lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 1)
            end = getattr(node, "end_lineno", None) or line
            for choice, _ in enumerate(_changes(node)):
                yield Mutant(module, file, number, choice, line, end, lines[line - 1].strip())


@cache
def _source(file: Path) -> str:
    """A module as it is imported, whatever becomes of its file while the tests are asked."""
    return file.read_text(encoding="utf-8")


def _promised(tree: ast.Module) -> Iterator[int]:
    """How a record is made (frozen, with slots) is a promise to readers, and a docstring or an annotation is for them: no behaviour."""
    for node in ast.walk(tree):
        given = node.decorator_list if isinstance(node, ast.ClassDef) else []
        read = [node.annotation] if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None else []
        read += [node.returns] if isinstance(node, _FUNCTION) and node.returns is not None else []
        said = [node] if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else []
        yield from (id(inner) for one in (*given, *read, *said) for inner in ast.walk(one))


def asked(mutant: Mutant) -> Asked:
    """A mutant as tests are asked about it: where a module's own statement is changed, every test that runs anything of the module."""
    source = _source(mutant.file)
    tree = ast.parse(source)
    inside = any(isinstance(one, (*_FUNCTION, ast.ClassDef)) and one.lineno <= mutant.line <= (one.end_lineno or 0) for one in tree.body)
    lines = range(mutant.line, mutant.end + 1) if inside else range(len(source.splitlines()) + 1)
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
    for file in sorted((_ROOT / "keeper_validate").rglob("*.py")):
        name = module_of(file)
        told[name] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                told[name] |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                told[name] |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return told


def module_of(file: Path) -> str:
    """The name of the program's module in a file."""
    return ".".join(file.relative_to(_ROOT).with_suffix("").parts).removesuffix(".__init__")


def put_in_place(mutant: Mutant) -> None:
    """Makes the change in what is imported; a mutant that cannot be placed (a class's own default) raises."""
    tree, _ = mutant.tree()
    module = import_module(mutant.module)
    at = next(one for one in tree.body if one.lineno <= mutant.line <= (one.end_lineno or 0) or _decorated(one, mutant.line))
    if isinstance(at, ast.ClassDef):
        inner = next(one for one in at.body if one.lineno <= mutant.line <= (one.end_lineno or 0))
        _swap(vars(vars(module)[at.name])[_function(inner).name], tree, mutant, (at.name,))
    elif isinstance(at, _FUNCTION):
        _swap(vars(module)[at.name], tree, mutant, ())
    else:
        _anew(at, module, mutant.file)


def _decorated(one: ast.stmt, line: int) -> bool:
    return any(given.lineno <= line <= one.lineno for given in getattr(one, "decorator_list", ()))


def _function(node: ast.stmt) -> ast.FunctionDef | ast.AsyncFunctionDef:
    if not isinstance(node, _FUNCTION):
        raise LookupError("a class's own statement cannot be changed once the class is made")
    return node


def _swap(live: Any, tree: ast.Module, mutant: Mutant, within: tuple[str, ...]) -> None:
    function = _plain(live)
    code = _code(compile(tree, str(mutant.file), "exec"), (*within, function.__name__))
    if code == function.__code__:
        raise LookupError("nothing of the function's code is changed: its defaults, or its decorators")
    function.__code__ = code


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
