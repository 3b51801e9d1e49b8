"""The imports and definitions of a Go file: a shallow walk over declarations, and one query for what functions bind.

Must not convert expressions itself (`go_reader` passes its own conversion in)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from tree_sitter import Node, Query, QueryCursor

from keeper_validate.extract.expression import Call, Expression, Inline, Name
from keeper_validate.extract.go_constants import constants
from keeper_validate.extract.go_modules import package_names
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Export, Facts, Import, Parameter

# Bindings whose value can say what a name is; loops over plain values cannot.
_BINDINGS = "(short_var_declaration) @bind (var_spec) @bind (func_literal) @closure (return_statement) @return"

Convert = Callable[[Node], Expression]


def gather(root: Node, expression: Convert) -> Facts:
    """Everything that the declarations of a file bind."""
    imports: list[Import] = []
    found: list[Definition] = []
    functions: list[tuple[Node, str]] = []
    groups: list[Node] = []
    for node in root.named_children:
        kind = node.type
        if kind == "import_declaration":
            imports += _imports(node)
        elif kind == "function_declaration" or kind == "method_declaration":
            functions.append((node, _function_name(node)))
        elif kind == "type_declaration":
            found += _types(node, expression)
        elif kind == "const_declaration":
            groups.append(node)
        elif kind == "var_declaration":
            for spec in _specs(node):
                found += _bound(spec, "", expression)
    found += constants(groups, expression)
    found += _inside(functions, root, expression)
    found.sort(key=lambda definition: (definition.start, definition.line))
    stars = tuple(item for item in imports if item.local == ".")
    exports = tuple(Export(each.name, local=each.name, line=each.line) for each in found if "." not in each.name)
    return Facts(tuple(item for item in imports if item.local != "."), stars, exports, tuple(found))


def receiver(node: Node) -> str:
    """The type a method belongs to, without pointer and type parameters; empty for a function."""
    list_ = node.child_by_field_name("receiver")
    for parameter in list_.named_children if list_ is not None else ():
        return _base(parameter.child_by_field_name("type"))
    return ""


def closure(node: Node, declaration: Node) -> str:
    """The name of a function literal: where it stands in its declaration, so that moving the declaration does not rename it."""
    row = node.start_point.row - declaration.start_point.row
    return f"#{row}:{node.start_point.column}"


def _function_name(node: Node) -> str:
    owner, name = receiver(node), _text(node.child_by_field_name("name"))
    return f"{owner}.{name}" if owner else name


def _base(node: Node | None) -> str:
    while node is not None and node.type in ("pointer_type", "generic_type", "parenthesized_type"):
        node = node.child_by_field_name("type") if node.type == "generic_type" else next(iter(node.named_children), None)
    return _text(node)


def _imports(node: Node) -> Iterator[Import]:
    for child in node.named_children:
        for spec in child.named_children if child.type == "import_spec_list" else (child,):
            if spec.type != "import_spec":
                continue
            module = _text(spec.child_by_field_name("path"))[1:-1]
            line = spec.start_point.row + 1
            alias = spec.child_by_field_name("name")
            if alias is not None and alias.type == "dot":
                yield Import(".", module, "*", line)
            elif alias is not None:
                yield Import(_text(alias), module, None, line)
            else:
                yield from (Import(name, module, None, line) for name in package_names(module))


def _types(node: Node, expression: Convert) -> Iterator[Definition]:
    specs = [child for child in node.named_children if child.type in ("type_spec", "type_alias")]
    for spec in specs:
        name_node, of = spec.child_by_field_name("name"), spec.child_by_field_name("type")
        if name_node is None or of is None:
            continue
        name = _text(name_node)
        traits = {"struct_type": ("struct",), "interface_type": ("interface",)}.get(of.type, ())
        bases = () if traits else (expression(of),)
        value = expression(of) if spec.type == "type_alias" else None
        yield Definition(
            name, "class", name_node.start_point.row + 1, spec.end_point.row + 1, spec.start_byte, bases=bases or _embedded(of, expression),
            value=value, exported=_public(name), traits=traits,
        )
        yield from _fields(name, of, expression)


def _embedded(node: Node, expression: Convert) -> tuple[Expression, ...]:
    return tuple(
        expression(of)
        for field in _field_nodes(node)
        if field.child_by_field_name("name") is None and (of := field.child_by_field_name("type")) is not None
    )


def _field_nodes(node: Node) -> Iterator[Node]:
    for child in node.named_children if node.type == "struct_type" else ():
        yield from (field for field in child.named_children if field.type == "field_declaration")


def _fields(owner: str, node: Node, expression: Convert) -> Iterator[Definition]:
    for field in _field_nodes(node):
        of = field.child_by_field_name("type")
        if of is None:
            continue
        names = [_text(name) for name in field.children_by_field_name("name")] or [_base(of).rpartition(".")[2]]
        for name in names:
            yield Definition(
                f"{owner}.{name}", "annotation", field.start_point.row + 1, field.end_point.row + 1, field.start_byte,
                annotation=expression(of), exported=_public(name),
            )


def _inside(functions: list[tuple[Node, str]], root: Node, expression: Convert) -> Iterator[Definition]:
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
    scopes: list[tuple[int, str]] = [(function.end_byte, name)]
    returned: dict[str, list[Node]] = {}
    closures: list[tuple[Node, str]] = [(function, name)]
    for node, role in captured:
        while node.start_byte >= scopes[-1][0]:
            scopes.pop()
        scope = scopes[-1][1]
        if role == "closure":
            own = f"{scope}.{closure(node, function)}"
            scopes.append((node.end_byte, own))
            closures.append((node, own))
        elif role == "return":
            returned.setdefault(scope, []).append(node)
        else:
            yield from _bound(node, scope, expression)
    for node, own in closures:
        yield _function(node, own, returned.get(own, []), expression)


def _function(node: Node, name: str, returned: list[Node], expression: Convert) -> Definition:
    name_node = node.child_by_field_name("name") or node
    given = (node.child_by_field_name(field) for field in ("receiver", "parameters"))
    parameters = tuple(parameter for listed in given for parameter in _parameters(listed, expression))
    return Definition(
        name, "function", name_node.start_point.row + 1, node.end_point.row + 1, node.start_byte, parameters=parameters,
        value=_result(returned, expression), annotation=_annotation(node, expression), exported=_public(name.rpartition(".")[2]),
        traits=("method",) if node.type == "method_declaration" else (),
    )


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
        names = [_text(name) for name in child.children_by_field_name("name")] if of is not None else []
        yield from (Parameter(name, annotation) for name in names or [""] if of is not None)


def _bound(node: Node, scope: str, expression: Convert) -> Iterator[Definition]:
    """The names of a variable declaration that hold a call, a composite, a function or another name, or that have a type."""
    of = node.child_by_field_name("type")
    right = node.child_by_field_name("right") or node.child_by_field_name("value")
    left = node.child_by_field_name("left")
    names = [name for name in left.named_children if name.type == "identifier"] if left is not None else node.children_by_field_name("name")
    values = right.named_children if right is not None else []
    annotation = expression(of) if of is not None else None
    for position, name in enumerate(names):
        value = expression(values[position]) if position < len(values) else None
        if annotation is None and not isinstance(value, Call | Name | Inline) and scope:
            continue
        text = _text(name)
        yield Definition(
            f"{scope}.{text}" if scope else text, "value", name.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=value,
            annotation=annotation, exported=not scope and _public(text),
        )


def _specs(node: Node) -> Iterator[Node]:
    for child in node.named_children:
        yield from (child.named_children if child.type == "var_spec_list" else (child,)) if child.type != "comment" else ()


def _public(name: str) -> bool:
    return name[:1].isupper()


def _text(node: Node | None) -> str:
    return (node.text or b"").decode("utf-8", "surrogateescape") if node is not None else ""


@lru_cache(maxsize=1)
def _query() -> Query:
    query: Query = Query(grammar(named("go")), _BINDINGS)
    return query
