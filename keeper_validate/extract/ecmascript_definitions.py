"""The definitions of an ECMAScript module: a walk over statements, into functions, classes, object members and the arguments of calls.

It names things as `ecmascript_scope` does. Must not walk expressions in search of anything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tree_sitter import Node

from keeper_validate.extract.ecmascript_bindings import fields
from keeper_validate.extract.ecmascript_expression import expression
from keeper_validate.extract.ecmascript_jsx import File, appearance, tags
from keeper_validate.extract.ecmascript_props import declared_types
from keeper_validate.extract.ecmascript_scope import FUNCTIONS, assigned, bare, key, line, place, text
from keeper_validate.extract.ecmascript_types import annotation, constants, enumeration, literal_union, shape
from keeper_validate.extract.expression import Expression, Items, Member, Name
from keeper_validate.extract.module import Definition, Import, Parameter

_DEPTH = 8
_BLOCKS = frozenset(
    {
        "statement_block",
        "if_statement",
        "else_clause",
        "try_statement",
        "catch_clause",
        "finally_clause",
        "for_statement",
        "for_in_statement",
        "while_statement",
        "do_statement",
        "switch_statement",
        "switch_body",
        "switch_case",
        "switch_default",
        "labeled_statement",
    }
)


@dataclass(slots=True)
class _Walk:
    """What is gathered; `offered` are the names that the module exports, `returns` what the function being walked returns."""

    offered: frozenset[str]
    file: File
    definitions: list[Definition] = field(default_factory=list)
    returns: list[Node] = field(default_factory=list)
    depth: int = 0


def definitions(root: Node, source: bytes, offered: frozenset[str], imports: tuple[Import, ...]) -> tuple[Definition, ...]:
    """Every function, class, value and type, in source order, at module level and in functions."""
    walk = _Walk(offered, File({found.local: found for found in imports}, declared_types(root), tags(root, source)))
    _statements(root, "", walk)
    return tuple(walk.definitions)


def _statements(parent: Node, scope: str, walk: _Walk) -> None:
    for node in parent.named_children:
        handle = _STATEMENTS.get(node.type)
        if handle is not None:
            handle(node, scope, walk)


def _export(node: Node, scope: str, walk: _Walk) -> None:
    declaration = node.child_by_field_name("declaration")
    if declaration is not None:
        handle = _STATEMENTS.get(declaration.type)
        if declaration.type in ("class_declaration", "abstract_class_declaration"):
            _class(declaration, scope, walk, node)
        elif handle is not None:
            handle(declaration, scope, walk)
        return
    value = node.child_by_field_name("value")
    if value is not None:
        inner = bare(value)
        if inner.type != "identifier":
            _held("default", inner, node, scope, walk, ("default",))


def _declaration(node: Node, scope: str, walk: _Walk) -> None:
    constant = ("const",) if node.children and node.children[0].type == "const" else ()
    for child in node.named_children:
        name = child.child_by_field_name("name") if child.type == "variable_declarator" else None
        if name is None:
            continue
        value = child.child_by_field_name("value")
        if name.type == "identifier":
            _variable(child, name, value, scope, walk, constant)
        elif name.type == "object_pattern" and value is not None:
            _destructured(child, name, bare(value), scope, walk)


def _variable(node: Node, name: Node, value: Node | None, scope: str, walk: _Walk, traits: tuple[str, ...]) -> None:
    typed = node.child_by_field_name("type")
    if value is None:
        walk.definitions.append(_definition(text(name), "annotation", node, node, scope, walk, annotation=annotation(typed)))
        return
    if _is_const_assertion(value):
        traits = (*traits, "as-const")
    _held(text(name), bare(value), node, scope, walk, traits, typed)


def _is_const_assertion(value: Node) -> bool:
    while value.type in ("satisfies_expression", "parenthesized_expression") and value.named_children:
        value = value.named_children[0]
    return value.type == "as_expression" and value.children[-1].type == "const"


def _destructured(node: Node, pattern: Node, value: Node, scope: str, walk: _Walk) -> None:
    source = expression(value) if value.type in ("identifier", "member_expression", "call_expression", "new_expression") else None
    for name, local in fields(pattern):
        if local and name != "..." and source is not None:
            taken = Name(f"{source.name}.{name}") if isinstance(source, Name) else Member(source, name)
            walk.definitions.append(_definition(local, "value", node, node, scope, walk, value=taken, traits=("destructured",)))
    _spine(value, scope, walk)


def _held(name: str, value: Node, holder: Node, scope: str, walk: _Walk, traits: tuple[str, ...] = (), typed: Node | None = None) -> None:
    """A value under a name: a function, a class, an object with members, or anything else."""
    kind = value.type
    if kind in FUNCTIONS:
        _function(name, value, holder, scope, walk, traits, typed)
    elif kind == "class":
        _class(value, scope, walk, value, name, holder, traits)
    else:
        seen, found = appearance(name, value, typed, walk.file)
        made = expression(value)
        walk.definitions.append(
            _definition(
                name,
                "value",
                holder,
                holder,
                scope,
                walk,
                value=made,
                annotation=annotation(typed),
                traits=(*traits, *seen, *constants(made, traits), *_made(kind)),
                facets=found,
            )
        )
        _spine(value, _join(scope, name), walk)


def _made(kind: str) -> tuple[str, ...]:
    return (kind,) if kind in ("object", "array") else ()


def _function_declaration(node: Node, scope: str, walk: _Walk) -> None:
    name = node.child_by_field_name("name")
    if name is not None:
        _function(text(name), node, node, scope, walk)


def _function(
    name: str,
    node: Node,
    holder: Node,
    scope: str,
    walk: _Walk,
    traits: tuple[str, ...] = (),
    typed: Node | None = None,
    decorators: tuple[Expression, ...] = (),
) -> None:
    """A function under a name; its body is walked first, as what it returns belongs to its definition."""
    dotted = _join(scope, name)
    at = len(walk.definitions)
    outer, walk.returns, body = walk.returns, [], node.child_by_field_name("body")
    if body is not None and walk.depth < _DEPTH:
        walk.depth += 1
        if body.type == "statement_block":
            _statements(body, dotted, walk)
        else:
            walk.returns.append(body)
            _spine(bare(body), dotted, walk)
        walk.depth -= 1
    returned, walk.returns = walk.returns, outer
    seen, found = appearance(name, node, typed, walk.file, returned)
    value = bare(returned[0]) if len(returned) == 1 else None
    result = node.child_by_field_name("return_type") or typed
    marks = ("async",) if any(child.type == "async" for child in node.children[:2]) else ()
    walk.definitions.insert(
        at,
        _definition(
            name,
            "function",
            holder,
            node,
            scope,
            walk,
            decorators=decorators,
            parameters=parameters(node),
            value=expression(value) if value is not None and not value.type.startswith("jsx_") else None,
            annotation=annotation(result),
            traits=(*traits, *marks, *seen, _FORMS.get(node.type, "function")),
            facets=found,
        ),
    )


def _class_declaration(node: Node, scope: str, walk: _Walk) -> None:
    _class(node, scope, walk, node)


def _class(
    node: Node, scope: str, walk: _Walk, outer: Node, name: str = "", holder: Node | None = None, traits: tuple[str, ...] = ()
) -> None:
    """A class; its decorators stand in the class, or in the statement that exports it (`outer`)."""
    named = name or text(node.child_by_field_name("name")) or place(node)
    dotted = _join(scope, named)
    body = node.child_by_field_name("body")
    seen, found = appearance(named, node, None, walk.file)
    marks = ("abstract",) if node.type == "abstract_class_declaration" else ()
    decorators = _decorators(outer) or _decorators(node)
    made = _definition(
        named,
        "class",
        holder or node,
        node,
        scope,
        walk,
        bases=_bases(node),
        decorators=tuple(expression(child) for child in decorators),
        traits=(*traits, *marks, *seen),
        facets=found,
    )
    walk.definitions.append(replace(made, start=min(made.start, decorators[0].start_byte)) if decorators else made)
    pending: list[Node] = []
    for child in body.named_children if body is not None else ():
        kind = child.type
        if kind == "decorator":
            pending.append(child)
            continue
        if kind in ("method_definition", "public_field_definition", "field_definition", "abstract_method_signature"):
            at = len(walk.definitions)
            _member(child, dotted, walk, tuple(expression(each) for each in (*pending, *_decorators(child))))
            if pending and at < len(walk.definitions):
                walk.definitions[at] = replace(walk.definitions[at], start=pending[0].start_byte)
        if kind != "comment":
            pending = []


def _member(node: Node, scope: str, walk: _Walk, decorators: tuple[Expression, ...]) -> None:
    name = key(node.child_by_field_name("name") or node.child_by_field_name("property"))
    if name is None:
        return
    traits = tuple(
        child.type if child.type != "accessibility_modifier" else text(child) for child in node.children[:4] if child.type in _MODIFIERS
    )
    value = node.child_by_field_name("value")
    if node.type in ("method_definition", "abstract_method_signature"):
        _function(name, node, node, scope, walk, traits, None, decorators)
    elif value is not None and bare(value).type in FUNCTIONS:
        _function(name, bare(value), node, scope, walk, traits, node.child_by_field_name("type"), decorators)
    else:
        typed = node.child_by_field_name("type")
        form = "annotation" if value is None else "value"
        walk.definitions.append(
            _definition(
                name,
                form,
                node,
                node,
                scope,
                walk,
                decorators=decorators,
                value=expression(bare(value)) if value is not None else None,
                annotation=annotation(typed),
                traits=traits,
            )
        )


def _bases(node: Node) -> tuple[Expression, ...]:
    heritage = next((child for child in node.named_children if child.type == "class_heritage"), None)
    listed = expression(heritage) if heritage is not None else None
    return listed.values if isinstance(listed, Items) else ()


def _decorators(node: Node) -> tuple[Node, ...]:
    return tuple(child for child in node.named_children if child.type == "decorator")


def _expression_statement(node: Node, scope: str, walk: _Walk) -> None:
    inner = bare(node.named_children[0]) if node.named_children else node
    if inner.type == "internal_module":
        _namespace(inner, scope, walk)
    elif inner.type == "assignment_expression":
        left, right = inner.child_by_field_name("left"), inner.child_by_field_name("right")
        if left is not None and right is not None:
            _assignment(inner, left, bare(right), scope, walk)
    else:
        _spine(inner, scope, walk)


def _assignment(node: Node, left: Node, right: Node, scope: str, walk: _Walk) -> None:
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
    ):
        _held(name, right, node, scope, walk, ("default",) if name == "default" else ("assigned",))
    else:
        _spine(right, scope, walk)


def _namespace(node: Node, scope: str, walk: _Walk) -> None:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    if name is not None and body is not None and name.type != "string":
        _statements(body, _join(scope, text(name)), walk)


def _ambient(node: Node, scope: str, walk: _Walk) -> None:
    _statements(node, scope, walk)


def _return(node: Node, scope: str, walk: _Walk) -> None:
    value = next((child for child in node.named_children if child.type != "comment"), None)
    if value is not None:
        walk.returns.append(value)
        _spine(bare(value), scope, walk)


def _spine(value: Node, scope: str, walk: _Walk) -> None:
    """The functions and members in a value: those in the arguments of its calls, and those of an object literal."""
    while value.type in ("call_expression", "new_expression"):
        arguments = value.child_by_field_name("arguments")
        for child in arguments.named_children if arguments is not None else ():
            inner = bare(child)
            if inner.type in FUNCTIONS:
                named = inner.child_by_field_name("name")
                _function(text(named) if named is not None else place(inner), inner, inner, scope, walk, ("inline",))
            elif inner.type in ("call_expression", "new_expression", "object"):
                _spine(inner, scope, walk)
        function = value.child_by_field_name("function")
        value = (
            function.child_by_field_name("object") if function is not None and function.type == "member_expression" else function
        ) or value.children[0]
        value = bare(value)
    if value.type == "object":
        _members(value, scope, walk)


def _members(node: Node, scope: str, walk: _Walk) -> None:
    for child in node.named_children:
        name = (
            key(child.child_by_field_name("key") or child.child_by_field_name("name"))
            if child.type in ("pair", "method_definition")
            else None
        )
        if name is None:
            continue
        value = child.child_by_field_name("value")
        inner = bare(value) if value is not None else child
        if child.type == "method_definition" or inner.type in FUNCTIONS:
            _function(name, inner, child, scope, walk, ("member",))
        elif inner.type == "class" or (inner.type == "call_expression" and name[:1].isupper()):
            _held(name, inner, child, scope, walk, ("member",))
        elif inner.type in ("object", "call_expression", "new_expression"):
            _spine(inner, _join(scope, name), walk)


def _type_alias(node: Node, scope: str, walk: _Walk) -> None:
    value = node.child_by_field_name("value")
    if value is None:
        return
    members = literal_union(value)
    if members is not None:
        walk.definitions.append(_definition(_name(node), "type", node, node, scope, walk, value=members, traits=("union",)))
    else:
        walk.definitions.append(_definition(_name(node), "type", node, node, scope, walk, value=shape(value)))


def _interface(node: Node, scope: str, walk: _Walk) -> None:
    body = node.child_by_field_name("body")
    bases = tuple(
        expression(child) for clause in node.named_children if clause.type == "extends_type_clause" for child in clause.named_children
    )
    walk.definitions.append(
        _definition(
            _name(node),
            "type",
            node,
            node,
            scope,
            walk,
            bases=bases,
            value=shape(body) if body is not None else None,
            traits=("interface",),
        )
    )


def _enum(node: Node, scope: str, walk: _Walk) -> None:
    members, found = enumeration(node)
    traits = ("enum", "const") if any(child.type == "const" for child in node.children) else ("enum",)
    walk.definitions.append(_definition(_name(node), "type", node, node, scope, walk, value=members, traits=traits, facets=found))


def parameters(node: Node) -> tuple[Parameter, ...]:
    """The parameters of a function, in order."""
    single = node.child_by_field_name("parameter")
    if single is not None:
        return (Parameter(text(single)),)
    listed = node.child_by_field_name("parameters")
    return (
        tuple(_parameter(child) for child in listed.named_children if child.type not in ("comment", "decorator"))
        if listed is not None
        else ()
    )


def _parameter(node: Node) -> Parameter:
    pattern, typed, default = (
        node.child_by_field_name("pattern") or node,
        node.child_by_field_name("type"),
        node.child_by_field_name("value"),
    )
    if pattern.type == "assignment_pattern":
        default = pattern.child_by_field_name("right")
        pattern = pattern.child_by_field_name("left") or pattern
    taken = tuple(name for name, _ in fields(pattern))
    name = text(pattern) if pattern.type in ("identifier", "this") else ""
    return Parameter(name, annotation(typed), expression(default) if default is not None else None, taken)


def _definition(name: str, form: str, holder: Node, node: Node, scope: str, walk: _Walk, **rest: object) -> Definition:
    dotted = _join(scope, name)
    return Definition(
        dotted,
        form,
        line(_named(holder)),
        node.end_point.row + 1,
        holder.start_byte,
        exported=dotted.partition(".")[0] in walk.offered,
        **rest,
    )  # type: ignore[arg-type]  # the callers' keywords are Definition's


def _named(node: Node) -> Node:
    return node.child_by_field_name("name") or node


def _name(node: Node) -> str:
    return text(node.child_by_field_name("name"))


def _join(scope: str, name: str) -> str:
    return f"{scope}.{name}" if scope else name


_FORMS = {"arrow_function": "arrow"}
_MODIFIERS = frozenset({"accessibility_modifier", "static", "readonly", "abstract", "async", "get", "set", "override_modifier"})
_STATEMENTS: dict[str, Callable[[Node, str, _Walk], None]] = {
    "export_statement": _export,
    "lexical_declaration": _declaration,
    "variable_declaration": _declaration,
    "function_declaration": _function_declaration,
    "generator_function_declaration": _function_declaration,
    "class_declaration": _class_declaration,
    "abstract_class_declaration": _class_declaration,
    "expression_statement": _expression_statement,
    "internal_module": _namespace,
    "ambient_declaration": _ambient,
    "return_statement": _return,
    "type_alias_declaration": _type_alias,
    "interface_declaration": _interface,
    "enum_declaration": _enum,
    **dict.fromkeys(_BLOCKS, _statements),
}
