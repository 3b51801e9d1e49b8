"""The imports and definitions of a Python module: a shallow walk over statements, never into expressions.

Must not convert expressions itself (`python_reader` passes its own conversion in)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Items, Name, Text
from keeper_validate.extract.module import Definition, Export, Facts, Import, Parameter
from keeper_validate.values import dataclass, field

_BLOCKS = frozenset({
    "if_statement", "elif_clause", "else_clause", "try_statement", "except_clause", "finally_clause", "with_statement", "for_statement",
    "while_statement", "match_statement", "case_clause", "block", "except_group_clause",
})


@dataclass(slots=True)
class _Gathering:
    """The lists being filled, and the conversion of expressions."""

    expression: Callable[[Node], Expression]
    imports: list[Import] = field(default_factory=list)
    stars: list[Import] = field(default_factory=list)
    definitions: list[Definition] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)


def gather(root: Node, expression: Callable[[Node], Expression]) -> Facts:
    """Every import, class, function and assignment, at module level, in classes and in functions."""
    gathering = _Gathering(expression)
    _statements(root, "", gathering)
    exports = tuple(Export(name, local=name) for name in gathering.offered)
    return Facts(tuple(gathering.imports), tuple(gathering.stars), exports, tuple(gathering.definitions))


def _statements(parent: Node, scope: str, into: _Gathering) -> None:
    for node in parent.named_children:
        kind = node.type
        if kind == "expression_statement":
            _assignment(node, scope, into)
        elif kind in ("import_statement", "import_from_statement"):
            _import(node, scope, into)
        elif kind == "function_definition":
            _function(node, node, scope, (), into)
        elif kind == "class_definition":
            _class(node, node, scope, (), into)
        elif kind == "decorated_definition":
            _decorated(node, scope, into)
        elif kind in _BLOCKS:
            if kind == "for_statement":
                _each(node, scope, into)
            _statements(node, scope, into)
        elif kind == "type_alias_statement":
            _alias(node, scope, into)


def _decorated(node: Node, scope: str, into: _Gathering) -> None:
    definition = node.child_by_field_name("definition")
    if definition is None:
        return
    decorators = tuple(into.expression(child.named_children[0]) for child in node.named_children if child.type == "decorator" and child.named_children)
    if definition.type == "class_definition":
        _class(definition, node, scope, decorators, into)
    else:
        _function(definition, node, scope, decorators, into)


def _class(node: Node, outer: Node, scope: str, decorators: tuple[Expression, ...], into: _Gathering) -> None:
    name = node.child_by_field_name("name")
    if name is None:
        return
    bases: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    superclasses = node.child_by_field_name("superclasses")
    if superclasses is not None:
        listed = into.expression(superclasses)
        bases = [base for base in listed.values if not _is_keyword(base)] if isinstance(listed, Items) else []
        keywords = list(_keywords(superclasses, into))
    dotted = _dotted(scope, name)
    into.definitions.append(
        Definition(dotted, "class", name.start_point.row + 1, node.end_point.row + 1, outer.start_byte, tuple(bases), tuple(keywords),
                   decorators, exported=_public(dotted))
    )
    body = node.child_by_field_name("body")
    if body is not None:
        _statements(body, dotted, into)


def _keywords(superclasses: Node, into: _Gathering) -> Iterator[tuple[str, Expression]]:
    for child in superclasses.named_children:
        if child.type == "keyword_argument":
            name, value = child.child_by_field_name("name"), child.child_by_field_name("value")
            if name is not None and value is not None:
                yield _text(name), into.expression(value)


def _is_keyword(base: Expression) -> bool:
    return not isinstance(base, Name | Call | Items) and "=" in getattr(base, "text", "")


def _function(node: Node, outer: Node, scope: str, decorators: tuple[Expression, ...], into: _Gathering) -> None:
    name = node.child_by_field_name("name")
    if name is None:
        return
    dotted = _dotted(scope, name)
    body = node.child_by_field_name("body")
    returned = node.child_by_field_name("return_type")
    into.definitions.append(
        Definition(
            dotted, "function", name.start_point.row + 1, node.end_point.row + 1, outer.start_byte, decorators=decorators,
            parameters=tuple(_parameters(node, into)), value=_returned(body, into) if body is not None else None,
            annotation=into.expression(returned) if returned is not None else None, exported=_public(dotted),
            traits=("async",) if node.children and node.children[0].type == "async" else (),
        )
    )
    if body is not None:
        _statements(body, dotted, into)


def _returned(body: Node, into: _Gathering) -> Expression | None:
    """What a function returns where its last statement returns a name or a call."""
    last = next((child for child in reversed(body.named_children) if child.type != "comment"), None)
    if last is None or last.type != "return_statement" or not last.named_children:
        return None
    value = into.expression(last.named_children[0])
    return value if isinstance(value, Name | Call) else None


def _parameters(node: Node, into: _Gathering) -> Iterator[Parameter]:
    listed = node.child_by_field_name("parameters")
    for child in listed.named_children if listed is not None else ():
        if child.type == "identifier":
            yield Parameter(_text(child))
            continue
        name = child.child_by_field_name("name") or next((part for part in child.named_children if part.type == "identifier"), None)
        if name is None:
            continue
        annotation, default = child.child_by_field_name("type"), child.child_by_field_name("value")
        yield Parameter(
            _text(name),
            into.expression(annotation) if annotation is not None else None,
            into.expression(default) if default is not None else None,
        )


def _assignment(node: Node, scope: str, into: _Gathering) -> None:
    inner = node.named_children[0] if node.named_children else None
    if inner is None or inner.type not in ("assignment", "augmented_assignment"):
        return
    left, right = inner.child_by_field_name("left"), inner.child_by_field_name("right")
    if left is None:
        return
    if right is not None and right.type == "assignment":
        _chained(node, right, scope, into)
        right = _innermost(right)
    if left.type in ("pattern_list", "tuple_pattern"):
        _unpacked(node, left, right, scope, into)
        return
    if left.type not in ("identifier", "attribute"):
        return
    annotation = inner.child_by_field_name("type")
    value = into.expression(right) if right is not None else None
    name = _text(left)
    if inner.type == "augmented_assignment":
        name += "+="
    elif name == "__all__" and isinstance(value, Items):
        into.offered.extend(item.value for item in value.values if isinstance(item, Text))
    dotted = f"{scope}.{name}" if scope else name
    into.definitions.append(
        Definition(dotted, "value" if value is not None else "annotation", left.start_point.row + 1, node.end_point.row + 1, node.start_byte,
                   value=value, annotation=into.expression(annotation) if annotation is not None else None, exported=_public(dotted))
    )


def _chained(statement: Node, right: Node, scope: str, into: _Gathering) -> None:
    """`a = b = value` binds b too."""
    value = into.expression(_innermost(right))
    target: Node | None = right
    while target is not None and target.type == "assignment":
        left = target.child_by_field_name("left")
        if left is not None and left.type == "identifier":
            dotted = _dotted(scope, left)
            into.definitions.append(
                Definition(dotted, "value", left.start_point.row + 1, statement.end_point.row + 1, statement.start_byte, value=value,
                           exported=_public(dotted))
            )
        target = target.child_by_field_name("right")


def _innermost(node: Node) -> Node:
    while node.type == "assignment":
        right = node.child_by_field_name("right")
        if right is None:
            break
        node = right
    return node


def _unpacked(statement: Node, left: Node, right: Node | None, scope: str, into: _Gathering) -> None:
    value = into.expression(right) if right is not None else None
    values = value.values if isinstance(value, Items) else ()
    targets = [child for child in left.named_children if child.type == "identifier"]
    for index, target in enumerate(targets):
        dotted = _dotted(scope, target)
        into.definitions.append(
            Definition(dotted, "value", target.start_point.row + 1, statement.end_point.row + 1, statement.start_byte,
                       value=values[index] if len(values) == len(targets) else None, exported=_public(dotted))
        )


def _each(node: Node, scope: str, into: _Gathering) -> None:
    """A loop variable is bound to each item of what is looped over."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None or left.type != "identifier":
        return
    dotted = _dotted(scope, left)
    into.definitions.append(
        Definition(dotted, "each", left.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=into.expression(right))
    )


def _alias(node: Node, scope: str, into: _Gathering) -> None:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None:
        return
    dotted = _dotted(scope, left)
    into.definitions.append(
        Definition(dotted, "type", left.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=into.expression(right),
                   exported=_public(dotted))
    )


def _import(node: Node, scope: str, into: _Gathering) -> None:
    line = node.start_point.row + 1
    module_node = node.child_by_field_name("module_name")
    module = _text(module_node).replace(" ", "") if module_node is not None else None
    for child in node.named_children:
        if module_node is not None and child.start_byte == module_node.start_byte:
            continue
        if child.type == "wildcard_import":
            into.stars.append(Import("*", module or "", "*", line, scope))
            continue
        target = child.child_by_field_name("name") if child.type == "aliased_import" else child
        alias = child.child_by_field_name("alias") if child.type == "aliased_import" else None
        if target is None or target.type != "dotted_name":
            continue
        name = _text(target)
        if module is not None:
            into.imports.append(Import(_text(alias) if alias is not None else name, module, name, child.start_point.row + 1, scope))
        elif alias is not None:
            into.imports.append(Import(_text(alias), name, None, line, scope))
        else:
            # `import a.b` binds `a`; the dotted use `a.b.c` still leads to module a.b
            into.imports.append(Import(name.partition(".")[0], name.partition(".")[0], None, line, scope))
            if "." in name:
                into.imports.append(Import(name, name, None, line, scope))


def _dotted(scope: str, name: Node) -> str:
    return f"{scope}.{_text(name)}" if scope else _text(name)


def _public(dotted: str) -> bool:
    return not dotted.rpartition(".")[2].startswith("_")


def _text(node: Node) -> str:
    raw = node.text
    return raw.decode("utf-8", "replace") if raw else ""
