"""What Go functions are and bind: parameters, results, variables, closures. One query finds the places, whatever their depth.

Must not convert expressions itself (`go.reader` passes its own conversion in)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from tree_sitter import Node, Query, QueryCursor

from keeper_validate.extract.expression import Expression, Member, Name
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Parameter
from keeper_validate.extract.written import written

_BINDINGS = """(short_var_declaration) @bind (var_spec) @bind (func_literal) @closure (return_statement) @return (block) @block
(range_clause) @range (const_spec) @bind"""
# What a variable of a function must hold for it to be of interest where it is used.
_TELLING = frozenset({
    "call_expression", "composite_literal", "unary_expression", "identifier", "selector_expression", "func_literal",
    "type_assertion_expression",
})

# what may be a text, which is that of the variable as long as nothing else is put there
_TEXTS = frozenset({"interpreted_string_literal", "raw_string_literal", "binary_expression"})

_LISTING = frozenset({"identifier", "composite_literal", "selector_expression", "call_expression"})

# what has a body of its own
FUNCTIONS = frozenset({"function_declaration", "method_declaration", "func_literal"})
# where a name is bound, as a variable or a parameter
_BOUND = re.compile(r"(?<!\w)\w+(?:[ \t]*,[ \t]*\w+){0,50}[ \t]*(?=:=)|(?<=[(,])\s*\w+(?=\s)")
# names that hold nothing which is asked for later
_IDLE = frozenset({"_", "err", "ok"})

Convert = Callable[[Node], Expression]


def closure(node: Node, declaration: Node) -> str:
    """The name of a function literal, or of a block that is a scope: where it stands in its declaration, so that moving the declaration
    does not rename it."""
    row = node.start_point.row - declaration.start_point.row
    return f"@{row}:{node.start_point.column}"


def is_scope(block: Node, declaration: Node) -> bool:
    """Whether a function literal or a block has names of its own: the block, if it stands inside a function and binds a name that is bound
    in another place of its declaration too (“{ g := r.Group("/a") … }”)."""
    if block.type == "func_literal":
        return True
    if block.parent is None or block.parent.type in FUNCTIONS:
        return False
    listed = next((child for child in block.named_children if child.type == "statement_list"), block)
    bindings = (child.child_by_field_name("left") for child in listed.named_children if child.type == "short_var_declaration")
    names = {written(name) for left in bindings if left is not None for name in left.named_children if name.type == "identifier"}
    telling = names - _IDLE
    return bool(telling) and not telling.isdisjoint(_bound_twice(declaration.text or b""))


@lru_cache(maxsize=16)
def _bound_twice(text: bytes) -> frozenset[str]:
    """The names that stand more than once where a variable or a parameter is bound."""
    found = Counter(name for run in _BOUND.findall(text.decode(errors="replace")) for name in re.findall(r"\w+", run))
    return frozenset(name for name, times in found.items() if times > 1)


def inside(functions: list[tuple[Node, str]], root: Node, expression: Convert) -> Iterator[Definition]:
    """The functions themselves, and what their bodies bind, innermost scope first in each name."""
    captured = [(node, role) for role, nodes in QueryCursor(_query()).captures(root).items() for node in nodes]
    captured.sort(key=lambda pair: (pair[0].start_byte, -pair[0].end_byte))
    index = 0
    for function, name in functions:
        while index < len(captured) and captured[index][0].start_byte < function.start_byte:
            index += 1
        begin = index
        while index < len(captured) and captured[index][0].start_byte < function.end_byte:
            index += 1
        yield from _body(function, name, captured[begin:index], expression)


def _body(function: Node, name: str, captured: list[tuple[Node, str]], expression: Convert) -> Iterator[Definition]:
    scopes: list[tuple[int, str, str]] = [(function.end_byte, name, name)]
    returned: dict[str, list[Node]] = {}
    closures: list[tuple[Node, str]] = [(function, name)]
    for node, role in captured:
        while node.start_byte >= scopes[-1][0]:
            scopes.pop()
        _, scope, around = scopes[-1]
        if role == "closure":
            own = f"{scope}.{closure(node, function)}"
            scopes.append((node.end_byte, own, own))
            closures.append((node, own))
        elif role == "block":
            scopes += [(node.end_byte, f"{scope}.{closure(node, function)}", around)] if is_scope(node, function) else []
        elif role == "return":
            returned.setdefault(around, []).append(node)
        elif role == "range":
            yield from _each(node, f"{scope}.{closure(node, function)}", expression)
        else:
            yield from bound(node, scope, expression, function)
    yield from _receiver_value(function, name, expression)
    for node, own in closures:
        yield _function(node, own, returned.get(own, []), expression)


def _each(node: Node, scope: str, expression: Convert) -> Iterator[Definition]:
    """What a loop calls each item, `for _, each := range routes`: known in the loop alone."""
    left, right, loop = node.child_by_field_name("left"), node.child_by_field_name("right"), node.parent
    names = left.named_children if left is not None else []
    if right is None or loop is None or len(names) != 2 or names[1].type != "identifier" or right.type not in _LISTING:
        return
    first, last, held = loop.start_point.row + 1, loop.end_point.row + 1, expression(right)
    key, item = map(written, names)
    if key == "_":
        yield Definition(f"{scope}.{item}", "each", first, last, node.start_byte, value=Member(held, "{values}"))
        return
    pair = f"[{node.start_point.row + 1}]"  # what has no name of its own
    yield Definition(f"{scope}.{pair}", "each", first, last, node.start_byte, value=Member(held, "{entries}"))
    for place, name in enumerate((key, item)):
        taken = Name(f"{pair}.{place}")
        yield Definition(f"{scope}.{name}", "value", first, last, node.start_byte, value=taken, traits=("each",))


def _function(node: Node, name: str, returned: list[Node], expression: Convert) -> Definition:
    name_node = node.child_by_field_name("name") or node
    parameters = tuple(_parameters(node.child_by_field_name("parameters"), expression))
    return Definition(
        name, "function", name_node.start_point.row + 1, node.end_point.row + 1, node.start_byte, parameters=parameters,
        value=_result(returned, expression), annotation=_annotation(node, expression), exported=_public(name.rpartition(".")[2]),
        traits=("member", "received") if node.type == "method_declaration" else (),
    )


def _receiver_value(function: Node, name: str, expression: Convert) -> Iterator[Definition]:
    """The receiver of a method as a value of its type."""
    line = function.start_point.row + 1
    for parameter in _parameters(function.child_by_field_name("receiver"), expression):
        yield Definition(f"{name}.{parameter.name}", "value", line, line, function.start_byte, annotation=parameter.annotation)


def _result(returned: list[Node], expression: Convert) -> Expression | None:
    """What a function returns where all its returns name one thing, errors left out."""
    values = []
    for node in returned:
        listed = next(iter(node.named_children), None)
        first = next(iter(listed.named_children), None) if listed is not None else None
        if first is not None and first.type != "nil":
            values.append(first)
    return expression(values[0]) if len(values) == 1 or len({value.text for value in values}) == 1 else None


def _annotation(node: Node, expression: Convert) -> Expression | None:
    """The type of the first result."""
    result = node.child_by_field_name("result")
    if result is None or result.type != "parameter_list":
        return expression(result) if result is not None else None
    first = next(iter(result.named_children), None)
    of = first.child_by_field_name("type") if first is not None else None
    return expression(of) if of is not None else None


def _parameters(node: Node | None, expression: Convert) -> Iterator[Parameter]:
    for child in node.named_children if node is not None else ():
        of = child.child_by_field_name("type")
        annotation = expression(of) if of is not None else None
        names = [written(name) for name in child.children_by_field_name("name")] if of is not None else []
        yield from (Parameter(name, annotation) for name in names or [""] if of is not None)


def bound(node: Node, scope: str, expression: Convert, function: Node | None = None) -> Iterator[Definition]:
    """The names of a declaration, of a function perhaps, that hold a call, a composite, a function, another name or a lasting text, or that
    have a type."""
    of = node.child_by_field_name("type")
    right = node.child_by_field_name("right") or node.child_by_field_name("value")
    left = node.child_by_field_name("left")
    names = [name for name in left.named_children if name.type == "identifier"] if left is not None else node.children_by_field_name("name")
    values = right.named_children if right is not None else []
    annotation = expression(of) if of is not None else None
    for position, name in enumerate(names):
        given = values[position] if position < len(values) else None
        text = written(name)
        if scope and annotation is None and (given is None or (given.type not in _TELLING and not _lasting(node, text, given, function))):
            continue
        value = expression(given) if given is not None else None
        yield Definition(
            f"{scope}.{text}" if scope else text, "value", name.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=value,
            annotation=annotation, exported=not scope and _public(text),
        )


def _lasting(declaration: Node, name: str, given: Node, function: Node | None) -> bool:
    """Whether a name of a function is given a text, and nothing else wherever it stands in it."""
    if function is None or given.type not in _TEXTS or (b'"' not in (given.text or b"") and b"`" not in (given.text or b"")):
        return False
    again = rf"&{name}\b|(?<![\w.]){name}(?:[ \t]*,[ \t]*[\w.]+)*[ \t]*\+?=(?!=)"
    own = declaration.type != "short_var_declaration"
    return declaration.type == "const_spec" or len(re.findall(again.encode(), function.text or b"")) == own


def _public(name: str) -> bool:
    return name[:1].isupper()


@lru_cache(maxsize=1)
def _query() -> Query:
    query: Query = Query(grammar(named("go")), _BINDINGS)
    return query
