"""What stands under a name: functions, classes, objects with members, calls with functions in their arguments.

Bodies are handed back to the walk over statements. Must not meet a statement itself."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract.ecmascript import loops
from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.jsx import appearance
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, bare, is_joined, key, place, text
from keeper_validate.extract.ecmascript.types import annotation, constants
from keeper_validate.extract.ecmascript.walk import Walk, definition, given_to, join, parameters, placed, taken_apart
from keeper_validate.extract.expression import Expression, Items
from keeper_validate.values import replace

_DEPTH = 8
_SEVERAL = 2
_PLAIN = frozenset({"identifier", "member_expression", "call_expression", "new_expression"})
_FORMS = {"arrow_function": "arrow"}
_LITERALS = ("object", "array")
_MERGING = "Object.assign"
_MAKING = ("call_expression", "new_expression")
_LINKS = frozenset({*_MAKING, "member_expression"})
_COMPOSED = frozenset({"ternary_expression", "binary_expression", "unary_expression", "array", "spread_element"})
_OWN = ("member",)
_GIVEN = ("member", "given")
_MODIFIERS = frozenset({"accessibility_modifier", "static", "readonly", "abstract", "async", "get", "set", "override_modifier"})


def held(name: str, value: Node, holder: Node, scope: str, walk: Walk, traits: tuple[str, ...] = (), typed: Node | None = None) -> None:
    """A value under a name: a function, a class, an object with members, or anything else."""
    kind = value.type
    if kind in FUNCTIONS:
        function(name, value, holder, scope, walk, traits, typed)
    elif kind == "class":
        class_(value, scope, walk, value, name, holder, traits)
    else:
        seen, found = appearance(name, value, typed, walk.file)
        made = expression(value)
        walk.definitions.append(
            definition(
                name, "value", holder, holder, scope, walk, value=made, annotation=annotation(typed), facets=found,
                traits=(*traits, *placed(seen, traits), *constants(made, traits), *((kind,) if kind in _LITERALS else ())),
            )
        )
        spine(value, join(scope, name), walk)


def function(
    name: str, node: Node, holder: Node, scope: str, walk: Walk, traits: tuple[str, ...] = (), typed: Node | None = None,
    decorators: tuple[Expression, ...] = (),
) -> None:
    """A function under a name; its body is walked first, as what it returns belongs to its definition."""
    at = len(walk.definitions)
    returned = _returned(node, join(scope, name), walk)
    seen, found = appearance(name, node, typed, walk.file, returned)
    value = _given_in_the_end(node, returned)
    result = node.child_by_field_name("return_type") or typed
    marks = ("async",) if any(child.type == "async" for child in node.children[:2]) else ()
    walk.definitions.insert(
        at,
        definition(
            name, "function", holder, node, scope, walk, decorators=decorators, parameters=parameters(node), facets=found,
            value=expression(value) if value is not None and not value.type.startswith("jsx_") else None, annotation=annotation(result),
            traits=(*traits, *marks, *placed(seen, traits), _FORMS.get(node.type, "function")),
        ),
    )


def _returned(node: Node, dotted: str, walk: Walk) -> list[Node]:
    """What the body of a function returns; its definitions are added to the walk."""
    outer, walk.returns, body = walk.returns, [], node.child_by_field_name("body")
    if body is not None and walk.depth < _DEPTH:
        walk.depth += 1
        walk.definitions.extend(taken_apart(node, dotted, walk))
        if body.type == "statement_block":
            walk.statements(body, dotted, walk)
        else:
            walk.returns.append(body)
            given(bare(body), dotted, walk, node.child_by_field_name("return_type"))
        walk.depth -= 1
    returned, walk.returns = walk.returns, outer
    return returned


def _given_in_the_end(node: Node, returned: list[Node]) -> Node | None:
    """What a function returns (a text if it does nothing else), or, of several things, what its last statement does: others are special."""
    body = node.child_by_field_name("body")
    if len(returned) < _SEVERAL:
        only = bare(returned[0]) if returned else None
        busy = body is not None and body.type == "statement_block" and body.named_child_count > 1
        return None if busy and only is not None and is_joined(only) else only
    last = next((child for child in reversed(body.named_children) if child.type != "comment"), None) if body is not None else None
    given = last.named_children[0] if last is not None and last.type == "return_statement" and last.named_children else None
    return bare(given) if given is not None and bare(given).type in _PLAIN else None


def class_(
    node: Node, scope: str, walk: Walk, outer: Node, name: str = "", holder: Node | None = None, traits: tuple[str, ...] = ()
) -> None:
    """A class; its decorators stand in the class, or in the statement that exports it (`outer`)."""
    named = name or text(node.child_by_field_name("name")) or place(node)
    dotted = join(scope, named)
    body = node.child_by_field_name("body")
    seen, found = appearance(named, node, None, walk.file)
    marks = ("abstract",) if node.type == "abstract_class_declaration" else ()
    decorators = decorators_of(outer) or decorators_of(node)
    made = definition(
        named, "class", holder or node, node, scope, walk, bases=_bases(node), facets=found,
        decorators=tuple(expression(child) for child in decorators), traits=(*traits, *marks, *placed(seen, traits)),
    )
    walk.definitions.append(replace(made, start=min(made.start, decorators[0].start_byte)) if decorators else made)
    pending: list[Node] = []
    for child in body.named_children if body is not None else ():
        kind = child.type
        if kind == "decorator":
            pending.append(child)
            continue
        if kind == "class_static_block" and (at_once := child.child_by_field_name("body")) is not None:
            walk.statements(at_once, dotted, walk)
        if kind in ("method_definition", "public_field_definition", "field_definition", "abstract_method_signature"):
            at = len(walk.definitions)
            _member(child, dotted, walk, tuple(expression(each) for each in (*pending, *decorators_of(child))))
            if pending and at < len(walk.definitions):
                walk.definitions[at] = replace(walk.definitions[at], start=pending[0].start_byte)
        if kind != "comment":
            pending = []


def _member(node: Node, scope: str, walk: Walk, decorators: tuple[Expression, ...]) -> None:
    name = key(node.child_by_field_name("name") or node.child_by_field_name("property"))
    if name is None:
        return
    traits = tuple(
        child.type if child.type != "accessibility_modifier" else text(child) for child in node.children[:4] if child.type in _MODIFIERS
    )
    value = node.child_by_field_name("value")
    if node.type in ("method_definition", "abstract_method_signature"):
        function(name, node, node, scope, walk, traits, None, decorators)
        if name == "constructor":
            _declared(node, scope, walk)
    elif value is not None and bare(value).type in FUNCTIONS:
        function(name, bare(value), node, scope, walk, traits, node.child_by_field_name("type"), decorators)
    else:
        typed = node.child_by_field_name("type")
        form = "annotation" if value is None else "value"
        walk.definitions.append(
            definition(
                name, form, node, node, scope, walk, decorators=decorators,
                value=expression(bare(value)) if value is not None else None, annotation=annotation(typed), traits=traits,
            )
        )
        if value is not None and bare(value).type in _MAKING:
            spine(bare(value), join(scope, name), walk)


def _declared(constructor: Node, scope: str, walk: Walk) -> None:
    """The members that a constructor declares with its parameters: `constructor(private readonly users: UserService) {}`."""
    listed = constructor.child_by_field_name("parameters")
    for child in listed.named_children if listed is not None else ():
        marks = tuple(text(mark) for mark in child.children[:4] if mark.type in _MODIFIERS)
        pattern, typed = child.child_by_field_name("pattern"), child.child_by_field_name("type")
        if marks and pattern is not None and pattern.type == "identifier":
            walk.definitions.append(
                definition(text(pattern), "annotation", child, child, scope, walk, annotation=annotation(typed), traits=marks)
            )


def _bases(node: Node) -> tuple[Expression, ...]:
    heritage = next((child for child in node.named_children if child.type == "class_heritage"), None)
    listed = expression(heritage) if heritage is not None else None
    return listed.values if isinstance(listed, Items) else ()


def decorators_of(node: Node) -> tuple[Node, ...]:
    return tuple(child for child in node.named_children if child.type == "decorator")


def spine(value: Node, scope: str, walk: Walk, traits: tuple[str, ...] = _OWN) -> None:
    """The functions and members in a value: those in the arguments of its calls, what it calls at once, and those of an object literal."""
    calling = value.type in _MAKING
    while value.type in _LINKS:
        arguments = value.child_by_field_name("arguments")
        of = _GIVEN if text(value.child_by_field_name("function")) != _MERGING else _OWN
        for inner in given_to(arguments) if value.type in _MAKING else ():
            if inner.type in ("object", *_MAKING):
                spine(inner, scope, walk, of)
            else:
                _composed(inner, scope, walk)
        callee, callback = value.child_by_field_name("function"), loops.given(value)
        if callback is not None:
            walk.definitions.extend(loops.handed(value, callback, join(scope, place(callback)), walk))
        on = value if value.type == "member_expression" else callee
        called = on.child_by_field_name("object") if on is not None and on.type == "member_expression" else callee
        value = bare(called or value.children[0])
    if value.type == "object":
        _members(value, scope, walk, traits)
    elif calling or value.type not in FUNCTIONS:
        _composed(value, scope, walk)


def _composed(value: Node, scope: str, walk: Walk) -> None:
    """The functions among what an expression is put together of: `ready ? run : () => { ... }`, a list of them."""
    pending = [value]
    while pending:
        node = bare(pending.pop())
        if node.type in FUNCTIONS:
            _inline(node, scope, walk)
        elif node.type in _COMPOSED:
            pending.extend(reversed(node.named_children))
        elif node.type in _MAKING and node != value:
            spine(node, scope, walk)


def given(value: Node, scope: str, walk: Walk, typed: Node | None = None) -> None:
    """What a function gives: a function, or the functions and members in another value."""
    if value.type in FUNCTIONS:
        _inline(value, scope, walk, typed)
    else:
        spine(value, scope, walk)


def _inline(node: Node, scope: str, walk: Walk, typed: Node | None = None) -> None:
    named = node.child_by_field_name("name")
    function(text(named) if named is not None else place(node), node, node, scope, walk, ("inline",), typed)


def _members(node: Node, scope: str, walk: Walk, traits: tuple[str, ...]) -> None:
    for child in node.named_children:
        if child.type not in ("pair", "method_definition"):
            continue
        name = key(child.child_by_field_name("key") or child.child_by_field_name("name")) or place(child)
        value = child.child_by_field_name("value")
        inner = bare(value) if value is not None else child
        if child.type == "method_definition" or inner.type in FUNCTIONS:
            function(name, inner, child, scope, walk, traits)
        elif inner.type == "class" or (inner.type == "call_expression" and name[:1].isupper()):
            held(name, inner, child, scope, walk, traits)
        elif inner.type in ("object", "call_expression", "new_expression"):
            spine(inner, join(scope, name), walk, traits)
