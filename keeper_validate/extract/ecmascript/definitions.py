"""The definitions of an ECMAScript module: a walk over statements, into functions, classes, object members and the arguments of calls.

It names things as `ecmascript.scope` does. Must not walk expressions in search of anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from tree_sitter import Node

from keeper_validate.extract.ecmascript import loops
from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.jsx import File
from keeper_validate.extract.ecmascript.props import declared_types
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, asserted, assigned, bare, load, parts, place, text
from keeper_validate.extract.ecmascript.tags import tags
from keeper_validate.extract.ecmascript.types import aliased, annotation, enumeration, holds_several, shape
from keeper_validate.extract.ecmascript.values import class_, function, given, held, spine
from keeper_validate.extract.ecmascript.walk import Walk, definition, join
from keeper_validate.extract.expression import Member, Name
from keeper_validate.extract.module import Definition, Export, Import
from keeper_validate.values import replace

_BLOCKS = (
    "statement_block", "if_statement", "else_clause", "try_statement", "catch_clause", "finally_clause", "for_statement",
    "while_statement", "do_statement", "switch_statement", "switch_body", "switch_case", "switch_default", "labeled_statement",
)
_MAKING = frozenset({"call_expression", "new_expression"})
_NOTHING = frozenset({"null", "undefined"})


def definitions(root: Node, source: bytes, exports: tuple[Export, ...], imports: tuple[Import, ...]) -> tuple[Definition, ...]:
    """Every function, class, value and type, in source order, at module level and in functions."""
    offered = frozenset(export.local.partition(".")[0] for export in exports if export.local is not None)
    raised = frozenset(export.local for export in exports if export.local and export.local[0].islower() and export.name[:1].isupper())
    file = File({found.local: found for found in imports}, declared_types(root), tags(root, source), raised)
    walk = Walk(offered, file, _statements)
    _statements(root, "", walk)
    return tuple(walk.definitions)


def _statements(parent: Node, scope: str, walk: Walk) -> None:
    for node in parent.named_children:
        handle = _STATEMENTS.get(node.type)
        if handle is not None:
            handle(node, scope, walk)


def _export(node: Node, scope: str, walk: Walk) -> None:
    declaration = node.child_by_field_name("declaration")
    if declaration is not None:
        handle = _STATEMENTS.get(declaration.type)
        if declaration.type in ("class_declaration", "abstract_class_declaration"):
            class_(declaration, scope, walk, node)
        elif handle is not None:
            handle(declaration, scope, walk)
        return
    value = node.child_by_field_name("value")
    if value is not None:
        inner = bare(value)
        if inner.type != "identifier":
            held("default", inner, node, scope, walk, ("default",), asserted(value))


def _declaration(node: Node, scope: str, walk: Walk) -> None:
    constant = ("const",) if node.children and node.children[0].type == "const" else ()
    for child in node.named_children:
        name = child.child_by_field_name("name") if child.type == "variable_declarator" else None
        if name is None:
            continue
        value = child.child_by_field_name("value")
        if name.type == "identifier":
            _variable(child, name, value, scope, walk, constant)
        elif value is not None and (name.type == "object_pattern" or (name.type == "array_pattern" and value.type == "identifier")):
            _destructured(child, name, bare(value), scope, walk)
        elif value is not None:
            spine(bare(value), join(scope, place(child)), walk)


def _variable(node: Node, name: Node, value: Node | None, scope: str, walk: Walk, traits: tuple[str, ...]) -> None:
    typed = node.child_by_field_name("type")
    if (value.type in _NOTHING and not traits) if value is not None else holds_several(typed):
        walk.unset[join(scope, text(name))] = len(walk.definitions)
    if value is None:
        walk.definitions.append(definition(text(name), "annotation", node, node, scope, walk, annotation=annotation(typed)))
        return
    if loads(bare(value)):
        return
    traits = (*traits, "as-const") if _is_const_assertion(value) else traits
    held(text(name), bare(value), node, scope, walk, traits, typed or asserted(value))


def loads(value: Node) -> bool:
    """Whether a name is bound to a module, or a member of one: that is an import."""
    while value.type == "member_expression":
        value = bare(value.child_by_field_name("object") or value.children[0])
    return value.type == "call_expression" and load(value) is not None


def _is_const_assertion(value: Node) -> bool:
    while value.type in ("satisfies_expression", "parenthesized_expression") and value.named_children:
        value = value.named_children[0]
    return value.type == "as_expression" and value.children[-1].type == "const"


def _destructured(node: Node, pattern: Node, value: Node, scope: str, walk: Walk) -> None:
    source = expression(value) if value.type in ("identifier", "member_expression", "call_expression", "new_expression") else None
    if loads(value):
        return
    for name, local in loops.parts(pattern):
        if local and name != "..." and source is not None:
            taken = Name(f"{source.name}.{name}") if isinstance(source, Name) else reduce(Member, name.split("."), source)
            walk.definitions.append(definition(local, "value", node, node, scope, walk, value=taken, traits=("destructured",)))
    spine(value, join(scope, place(node)), walk)


def _function_declaration(node: Node, scope: str, walk: Walk) -> None:
    name = node.child_by_field_name("name")
    if name is not None:
        function(text(name), node, node, scope, walk)


def _class_declaration(node: Node, scope: str, walk: Walk) -> None:
    class_(node, scope, walk, node)


def _expression_statement(node: Node, scope: str, walk: Walk) -> None:
    for inner in parts(node.named_children[0]) if node.named_children else (node,):
        _expression(inner, scope, walk)


def _expression(inner: Node, scope: str, walk: Walk) -> None:
    if inner.type == "internal_module":
        _namespace(inner, scope, walk)
    elif "assignment" in inner.type and inner.children[1].type in _GIVING:
        left, right = inner.child_by_field_name("left"), inner.child_by_field_name("right")
        if left is not None and right is not None:
            _assignment(inner, left, bare(right), scope, walk)
    else:
        spine(inner, scope, walk)


def _assignment(node: Node, left: Node, right: Node, scope: str, walk: Walk) -> None:
    name = assigned(left)
    offering = left.type == "member_expression" and (
        text(left) == "module.exports" or text(left).startswith(("exports.", "module.exports."))
    )
    if right.type == "assignment_expression":
        inner = right.child_by_field_name("right")
        if inner is not None:
            _assignment(right, right.child_by_field_name("left") or left, bare(inner), scope, walk)
    elif offering and right.type == "identifier":
        return
    elif (
        left.type == "member_expression"
        and (offering or right.type in FUNCTIONS or right.type in ("class", "call_expression", "new_expression"))
        and "(" not in name
        # `exports.api = api.get(...)` is still that `api`
        and not (offering and right.type == "call_expression" and text(right).removeprefix(name).lstrip()[:1] == ".")
    ):
        held(name, right, node, scope, walk, ("default",) if name == "default" else ("assigned",))
    elif left.type == "identifier" and right.type in FUNCTIONS:
        function(name, right, node, scope, walk, ("assigned",))
    else:
        if left.type == "identifier":
            _first(name, right, scope, walk)
        spine(right, join(scope, name), walk)


def _first(name: str, value: Node, scope: str, walk: Walk) -> None:
    """What a name with no type, or with nothing at first, is given, `let app; app = await create()`, is its value, in functions as well."""
    while join(scope, name) not in walk.unset and scope:
        scope = scope.rpartition(".")[0]
    place = walk.unset.pop(join(scope, name), None)
    called = value.named_children[0] if value.type == "await_expression" and value.named_children else value
    if place is not None and called.type in _MAKING:
        walk.definitions[place] = replace(walk.definitions[place], form="value", value=expression(value))


def _namespace(node: Node, scope: str, walk: Walk) -> None:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    if name is not None and body is not None and name.type != "string":
        _statements(body, join(scope, text(name)), walk)


def _for(node: Node, scope: str, walk: Walk) -> None:
    walk.definitions.extend(loops.over(node, scope, walk))
    _statements(node, scope, walk)


def _return(node: Node, scope: str, walk: Walk) -> None:
    value = next((child for child in node.named_children if child.type != "comment"), None)
    if value is not None:
        walk.returns.append(value)
        given(bare(value), scope, walk)


def _type_alias(node: Node, scope: str, walk: Walk) -> None:
    value = node.child_by_field_name("value")
    if value is None:
        return
    told, traits = aliased(value, node.child_by_field_name("type_parameters"))
    walk.definitions.append(definition(_name(node), "type", node, node, scope, walk, value=told, traits=traits))


def _interface(node: Node, scope: str, walk: Walk) -> None:
    body = node.child_by_field_name("body")
    bases = tuple(
        expression(child) for clause in node.named_children if clause.type == "extends_type_clause" for child in clause.named_children
    )
    walk.definitions.append(
        definition(
            _name(node), "type", node, node, scope, walk,
            bases=bases,
            value=shape(body) if body is not None else None,
            traits=("interface",),
        )
    )


def _enum(node: Node, scope: str, walk: Walk) -> None:
    members, found = enumeration(node)
    traits = ("enum", "const") if any(child.type == "const" for child in node.children) else ("enum",)
    walk.definitions.append(definition(_name(node), "type", node, node, scope, walk, value=members, traits=traits, facets=found))


def _name(node: Node) -> str:
    return text(node.child_by_field_name("name"))


_GIVING = frozenset({"=", "??=", "||="})
_STATEMENTS: dict[str, Callable[[Node, str, Walk], None]] = {
    "export_statement": _export,
    "lexical_declaration": _declaration,
    "variable_declaration": _declaration,
    "function_declaration": _function_declaration,
    "generator_function_declaration": _function_declaration,
    "class_declaration": _class_declaration,
    "abstract_class_declaration": _class_declaration,
    "expression_statement": _expression_statement,
    "internal_module": _namespace,
    "ambient_declaration": _statements,
    "return_statement": _return,
    "type_alias_declaration": _type_alias,
    "interface_declaration": _interface,
    "enum_declaration": _enum,
    **dict.fromkeys(_BLOCKS, _statements),
    "for_in_statement": _for,
}
