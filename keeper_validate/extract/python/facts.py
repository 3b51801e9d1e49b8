"""The imports and definitions of a Python module: a shallow walk over statements, never into expressions.

Must not convert expressions itself (`python.expression` does) nor know what is bound how (`python.bindings` does)."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import OUTSIDE, Call, Expression, Items, Joined, Name
from keeper_validate.extract.module import UNRUN, Definition, Export, Facts, Parameter
from keeper_validate.extract.python.annotations import annotated
from keeper_validate.extract.python.bindings import (
    Gathering,
    alias,
    assignment,
    dotted_in,
    each,
    grown,
    imported,
    is_public,
    loaded,
    opened,
)
from keeper_validate.extract.python.comprehensions import comprehended
from keeper_validate.extract.python.expression import expression
from keeper_validate.extract.python.loaded_in_turn import in_turn
from keeper_validate.extract.written import written
from keeper_validate.values import replace

_CALLABLE = frozenset({"function_definition", "decorated_definition"})
_ASKED = "named_expression"
_ASKING = frozenset({_ASKED, "parenthesized_expression", "boolean_operator", "not_operator", "comparison_operator"})
_OBJECTS, _MAKER = ("self", "cls"), "__init__"
_QUOTES = (b'"', b"'")
_FALSE = frozenset({b"False", b"0", b"None"})
_BLOCKS = frozenset({
    "if_statement", "elif_clause", "else_clause", "try_statement", "except_clause", "finally_clause", "with_statement", "for_statement",
    "while_statement", "match_statement", "case_clause", "block", "except_group_clause",
})


def gather(root: Node) -> Facts:
    """Every import, class, function and assignment, at module level, in classes and in functions."""
    gathering = Gathering()
    _statements(root, "", gathering)
    loaded(root, gathering)
    in_turn(gathering.definitions, gathering.imports)
    exports = tuple(Export(name, local=name) for name in gathering.offered)
    return Facts(tuple(gathering.imports), tuple(gathering.stars), exports, tuple(gathering.definitions))


def _statements(parent: Node, scope: str, into: Gathering, never: Node | None = None) -> None:
    for node in parent.named_children if never is None else (child for child in parent.named_children if child != never):
        kind = node.type
        if kind == "expression_statement":
            assignment(node, scope, into)
            grown(node, scope, into)
            comprehended(node, scope, into)
        elif kind == "return_statement":
            comprehended(node, scope, into)
        elif kind in ("import_statement", "import_from_statement"):
            imported(node, scope, into)
        elif kind == "function_definition":
            _function(node, node, scope, (), into)
        elif kind == "class_definition":
            _class(node, node, scope, (), into)
        elif kind == "decorated_definition":
            _decorated(node, scope, into)
        elif kind in _BLOCKS:
            if kind == "for_statement":
                each(node, scope, into)
            elif kind == "with_statement":
                opened(node, scope, into)
            elif (condition := node.child_by_field_name("condition")) is not None and condition.type in _ASKING:
                _asked(condition, scope, into)
            start = len(into.definitions)
            _statements(node, scope, into, never=_never(node))
            if kind == "block" and _checked_alone(parent, node):
                into.definitions[start:] = [replace(one, traits=(*one.traits, UNRUN, "shared")) for one in into.definitions[start:]]
        elif kind == "delete_statement":
            _deleted(node, scope, into)
        elif kind == "type_alias_statement":
            alias(node, scope, into)


def _asked(condition: Node, scope: str, into: Gathering) -> None:
    """What a condition binds as it asks for it: `if app := made():`."""
    name, value = condition.child_by_field_name("name"), condition.child_by_field_name("value")
    if condition.type == _ASKED and name is not None and value is not None:
        line, end = condition.start_point.row + 1, condition.end_point.row + 1
        into.definitions.append(Definition(dotted_in(scope, name), "value", line, end, condition.start_byte, value=expression(value)))
        return
    for child in condition.named_children:
        if child.type in _ASKING:
            _asked(child, scope, into)


def _never(node: Node) -> Node | None:
    """The block of a condition that is written to be false."""
    condition = node.child_by_field_name("condition") if node.type == "if_statement" else None
    return node.child_by_field_name("consequence") if condition is not None and condition.text in _FALSE else None


def _checked_alone(around: Node, block: Node) -> bool:
    """Whether only those who check types read a block (`if TYPE_CHECKING:`): what a class states there, none of its values has."""
    condition = around.child_by_field_name("condition") if around.type == "if_statement" else None
    said = condition is not None and (condition.text or b"").rpartition(b".")[2] == b"TYPE_CHECKING"
    return said and around.child_by_field_name("consequence") == block


def _deleted(node: Node, scope: str, into: Gathering) -> None:
    """A member that its class deletes again is none."""
    if any(one.form == "class" and one.name == scope for one in into.definitions):
        listed = node.named_children[0].named_children or node.named_children if node.named_children else ()
        gone = {dotted_in(scope, child) for child in listed if child.type == "identifier"}
        into.definitions[:] = [one for one in into.definitions if one.name not in gone]


def _decorated(node: Node, scope: str, into: Gathering) -> None:
    definition = node.child_by_field_name("definition")
    if definition is None:
        return
    marks = (child for child in node.named_children if child.type == "decorator" and child.named_children)
    decorators = tuple(expression(mark.named_children[0]) for mark in marks)
    if definition.type == "class_definition":
        _class(definition, node, scope, decorators, into)
    else:
        _function(definition, node, scope, decorators, into)


def _former(base: Expression, own: str) -> Expression:
    """A base; one that is called as the class itself is what had that name before."""
    return Name(f"{OUTSIDE}{own}") if base == Name(own) else base


def _class(node: Node, outer: Node, scope: str, decorators: tuple[Expression, ...], into: Gathering) -> None:
    name = node.child_by_field_name("name")
    if name is None:
        return
    bases: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    superclasses = node.child_by_field_name("superclasses")
    if superclasses is not None:
        listed = expression(superclasses)
        bases = [_former(base, written(name)) for base in listed.values if not _is_keyword(base)] if isinstance(listed, Items) else []
        keywords = list(_keywords(superclasses, into))
    dotted, body = dotted_in(scope, name), node.child_by_field_name("body")
    into.definitions.append(
        Definition(dotted, "class", name.start_point.row + 1, node.end_point.row + 1, outer.start_byte, tuple(bases), tuple(keywords),
                   decorators, exported=is_public(dotted), traits=("methods",) if body is not None and _has_methods(body) else ())
    )
    if body is not None:
        _statements(body, dotted, into)


def _has_methods(body: Node) -> bool:
    """Whether a class offers something that can be called."""
    functions = (child.child_by_field_name("definition") or child for child in body.named_children if child.type in _CALLABLE)
    names = (function.child_by_field_name("name") for function in functions)
    return any(name is not None and not written(name).startswith("_") for name in names)


def _keywords(superclasses: Node, into: Gathering) -> Iterator[tuple[str, Expression]]:
    for child in superclasses.named_children:
        if child.type == "keyword_argument":
            name, value = child.child_by_field_name("name"), child.child_by_field_name("value")
            if name is not None and value is not None:
                yield written(name), expression(value)


def _is_keyword(base: Expression) -> bool:
    return not isinstance(base, Name | Call | Items) and "=" in getattr(base, "text", "")


def _function(node: Node, outer: Node, scope: str, decorators: tuple[Expression, ...], into: Gathering) -> None:
    name = node.child_by_field_name("name")
    if name is None:
        return
    dotted = dotted_in(scope, name)
    body = node.child_by_field_name("body")
    returned = node.child_by_field_name("return_type")
    parameters = tuple(_parameters(node, into))
    into.definitions.append(
        Definition(
            dotted, "function", name.start_point.row + 1, node.end_point.row + 1, outer.start_byte, decorators=decorators,
            parameters=parameters, value=_returned(body, into) if body is not None else None,
            annotation=expression(returned) if returned is not None else None, exported=is_public(dotted),
            traits=tuple(_traits(node, written(name), parameters)),
        )
    )
    if body is not None:
        _statements(body, dotted, into)


def _traits(node: Node, name: str, parameters: tuple[Parameter, ...]) -> Iterator[str]:
    if node.children[0].type == "async":
        yield "async"
    if parameters and parameters[0].name in _OBJECTS:
        yield "method"
    if name == _MAKER:
        yield "makes"


def _returned(body: Node, into: Gathering) -> Expression | None:
    """What a function returns where its last statement returns a name, alone or before others, a call or a list, or where all that it does
    is to put a text together."""
    said = [child for child in body.named_children if child.type != "comment"]
    last = said[-1] if said else None
    if last is None or last.type != "return_statement" or not last.named_children:
        return None
    value = expression(last.named_children[0])
    several = isinstance(value, Items) and len(value.values) > 1 and isinstance(value.values[0], Name)
    listed = isinstance(value, Items) and last.named_children[0].type == "list" and bool(value.values)
    if isinstance(value, Joined):
        return value if all(one.text is not None and one.text[:1] in _QUOTES for one in said[:-1]) else None
    return value if several or listed or isinstance(value, Name | Call) else None


def _parameters(node: Node, into: Gathering) -> Iterator[Parameter]:
    listed = node.child_by_field_name("parameters")
    for child in listed.named_children if listed is not None else ():
        if child.type == "identifier":
            yield Parameter(written(child))
            continue
        rest = next((one for one in (child, *child.named_children[:1]) if one.type == "list_splat_pattern"), None)  # `*urls`, `*urls: str`
        parts = (rest or child).named_children
        name = child.child_by_field_name("name") or next((part for part in parts if part.type == "identifier"), None)
        if name is None:
            continue
        annotation, default = child.child_by_field_name("type"), child.child_by_field_name("value")
        yield Parameter(
            written(name),
            annotated(annotation) if annotation is not None else None,
            expression(default) if default is not None else None,
            takes_rest=rest is not None,
        )
