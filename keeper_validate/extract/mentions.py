"""Where a source uses, as code, a word that a lexicon knows: found by one regular expression, then judged by the syntax around the hit.

A comment, JSX text or a type is never a mention; what a key or a text says by itself, `options` tells. Must not know what a word means:
`vocabulary` does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Member, Name, Opaque, Text
from keeper_validate.extract.generic_calls import is_generic
from keeper_validate.extract.language import Language
from keeper_validate.extract.module import Definition, Import, Mention
from keeper_validate.extract.naming.aliases import aliases, outside, taken_out
from keeper_validate.extract.options import may_say, said
from keeper_validate.extract.parents import parent_of
from keeper_validate.extract.vocabulary import leads_on, sought
from keeper_validate.extract.word_places import places

_NAMES = frozenset({
    "identifier", "property_identifier", "private_property_identifier", "field_identifier", "package_identifier", "type_identifier",
    "shorthand_property_identifier",
})
_MEMBER_NAMES = frozenset({"property_identifier", "private_property_identifier", "field_identifier"})
_READ = _NAMES | {"subscript_expression"}
_MEMBERS = frozenset({"attribute", "member_expression", "selector_expression"})
_CALLS = {"call": "function", "call_expression": "function", "new_expression": "constructor", "composite_literal": "type"}
_SUBSCRIPTS = frozenset({"subscript", "subscript_expression", "index_expression"})
_DOTTED = re.compile(r"[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+\Z")
_LONGEST = 8
_ARGUMENTS = frozenset({"argument_list", "arguments"})
_MEMBER_CALLS = frozenset({b"getattr", b"builtins.getattr", b"Reflect.get", b"vars"})
# Members by which a function is handed on without being called: `sign.bind(jwt)`.
_HANDING = (".bind", ".call", ".apply")
_TEXTS = frozenset({"string", "template_string", "binary_expression"})
_CONSTRUCTIONS = frozenset({"new_expression", "composite_literal"})
_TAGS = frozenset({"jsx_opening_element", "jsx_self_closing_element"})
# Parents that hold on to a name for later: members of objects and lists, defaults of parameters, fields. A plain name that is given
# another's value is followed instead (`aliases`).
_KEEPING = frozenset({
    "pair", "array", "object", "list", "tuple", "set", "required_parameter", "optional_parameter", "assignment_pattern",
    "object_assignment_pattern", "default_parameter", "typed_default_parameter", "public_field_definition", "field_definition",
    "assignment_expression", "return_statement", "arrow_function", "conditional_expression", "ternary_expression", "literal_element",
    "extends_clause", "class_heritage",
})
_GIVEN = ("value", "right")
_RAISING = frozenset({"raise_statement", "throw_statement"})
# What wraps a callee or a receiver without changing what it is: `(await cookies()).get`, `client!.get`.
_WRAPPERS = frozenset({
    "parenthesized_expression", "await", "await_expression", "non_null_expression", "named_expression", "as_expression",
    "satisfies_expression",
})
# Parents under which an identifier only binds a name, or names a type.
_BINDERS = frozenset({
    "import_statement", "import_from_statement", "import_specifier", "namespace_import", "import_clause", "aliased_import", "import_spec",
    "export_specifier", "dotted_name", "import_require_clause", "namespace_export", "package_clause", "labeled_statement",
    "parameters", "formal_parameters", "required_parameter", "optional_parameter", "typed_parameter", "lambda_parameters", "object_pattern",
    "array_pattern", "shorthand_property_identifier_pattern", "global_statement", "enum_assignment", "enum_body", "property_signature",
    "type_annotation", "type", "generic_type", "type_query", "union_type", "array_type", "predefined_type", "type_alias_declaration",
    "interface_declaration", "extends_type_clause", "type_arguments", "nested_type_identifier", "nested_identifier", "literal_type",
    "type_parameters", "type_parameter", "function_type", "type_predicate", "jsx_attribute", "jsx_closing_element",
    "parameter_declaration", "field_declaration", "type_elem", "method_elem", "pointer_type", "slice_type", "map_type", "qualified_type",
    "type_spec", "type_alias",
})
_NAME, _TYPED = ("name",), ("name", "type")
# Parents that name something in some fields, and hold values in others.
_DECLARED = {
    "function_definition": _NAME, "class_definition": _NAME, "function_declaration": _NAME, "class_declaration": _NAME,
    "abstract_class_declaration": _NAME, "method_definition": _NAME, "method_declaration": _NAME, "function_expression": _NAME,
    "generator_function_declaration": _NAME, "class": _NAME, "enum_declaration": _NAME, "keyword_argument": _NAME,
    "default_parameter": _NAME, "parameter": _NAME, "variable_declarator": _TYPED, "typed_default_parameter": _TYPED, "const_spec": _TYPED,
    "var_spec": _TYPED, "pair": ("key",), "keyed_element": ("key",), "pair_pattern": ("key", "value"), "assignment": ("left", "type"),
    "assignment_pattern": ("left",), "field_definition": ("property",), "public_field_definition": ("name", "property", "type"),
    "satisfies_expression": ("type",), "as_expression": ("type",), "type_conversion_expression": ("type",),
}


def mentions(
    root: Node, source: bytes, present: frozenset[bytes], language: Language, imports: tuple[Import, ...],
    definitions: tuple[Definition, ...], expression: Callable[[Node], Expression], within: Callable[[Node], str],
) -> tuple[Mention, ...]:
    """The mentions of a source with such telling words, in order, each outermost dotted name once."""
    bound = tuple((item.local, item.module, item.member) for item in imports)
    known = (*bound, *aliases(bound, definitions, lambda module, member: leads_on(language.rules, module, member)))
    words = sought(language.rules, source, present, known)
    unbound = outside(definitions, bound, words)
    alone = {local.encode() for local, module, member in known if local and leads_on(language.rules, module, member)}
    alone = (alone | {one.name.rpartition(".")[2].encode() for one in unbound}) - words
    found: dict[tuple[int, int], Mention] = {}
    seen: set[int] = set()
    for word in (*words, *alone):
        says = may_say(word, language.rules)
        for start in places(source, word):
            if word in alone and source[start + len(word) : start + len(word) + 1] == b".":
                continue
            node = root.descendant_for_byte_range(start, start + len(word))
            if says:
                found.update(((start, start), mention) for mention in said(word, node, language.rules, within))
            node = _taken(node) if node is not None and node.type == "string_fragment" else node
            if node is None or node.type not in _READ or _is_type_or_key(node, language):
                continue
            for top in _chain(node):
                if top.id in seen:
                    break
                seen.add(top.id)
                mention = _mention(top, expression, within)
                if mention is not None:
                    found[top.start_byte, top.end_byte] = mention
    taken = (Mention(name, "kept", one.line, one.end_line, one.name.rpartition(".")[0]) for name, one in taken_out(unbound))
    return (*(found[key] for key in sorted(found)), *taken)


def _taken(text: Node) -> Node | None:
    """The member that a text names where it is an index, `window["localStorage"]`."""
    literal = parent_of(text)
    member = parent_of(literal) if literal is not None and literal.named_child_count == 1 else None
    return member if member is not None and member.type == "subscript_expression" and member.named_children[-1] == literal else None


def _is_type_or_key(node: Node, language: Language) -> bool:
    """Whether a node can only be a type, or names a member without its owner."""
    if node.type == "type_identifier":
        return language.rules == "ecmascript"
    around = parent_of(node) if node.type in _MEMBER_NAMES else None
    return around is not None and around.type not in _MEMBERS


def _chain(node: Node) -> Iterator[Node]:
    """The dotted name that a word is part of, then, where it is called and the result is used on, the longer names: `cookies().get`."""
    top: Node | None = _outermost(node)
    for _ in range(_LONGEST):
        if top is None:
            return
        yield top
        top = _continued(top)


def _outermost(node: Node) -> Node:
    while (outer := _one_out(node)) is not None:
        node = outer
    return node


def _one_out(node: Node) -> Node | None:
    """The node that only wraps this one, or takes a member of it: `(x)`, `(0, x)`, `x.y`, `x["y"]`, `getattr(x, "y")`, `vars(x)["y"]`."""
    parent = parent_of(node)
    if parent is None or parent.type in _WRAPPERS or parent.type in _MEMBERS:
        return parent
    if parent.type == "sequence_expression":
        return parent if parent.named_children[-1] == node else None
    if parent.type == "subscript":
        held = node.text or b""
        led = held.endswith(b".__dict__") or held.startswith(b"vars(") or is_generic(parent)
        return parent if led and parent.named_children[0] == node else None
    if parent.type == "subscript_expression":
        index = parent.child_by_field_name("index")
        return parent if index is not None and index.type in _TEXTS and index != node else None
    call = parent_of(parent) if parent.type in _ARGUMENTS and parent.named_children[0] == node else None
    if call is not None:
        function = call.child_by_field_name("function")
        return call if function is not None and function.text in _MEMBER_CALLS else None
    return None


def _continued(node: Node) -> Node | None:
    """The member access on the result of a call of this name."""
    parent = parent_of(node)
    if parent is None or parent.type not in _CALLS or parent.child_by_field_name(_CALLS[parent.type]) != node:
        return None
    outer = _outermost(parent)
    return outer if outer.type in _MEMBERS else None


def _mention(node: Node, expression: Callable[[Node], Expression], within: Callable[[Node], str]) -> Mention | None:
    parent = parent_of(node)
    bound = parent is not None and parent.type in _BINDERS and node not in (parent.child_by_field_name(field) for field in _GIVEN)
    if parent is None or bound or (parent.type in _DECLARED and node in _declared(parent)):
        return None
    use, outer = _use(node, parent)
    generic = node.type == "subscript" and is_generic(node)
    name = dotted(expression(node.named_children[0] if generic else node))
    name = name.removesuffix(next((end for end in _HANDING if use == "call" and name.endswith(end)), ""))
    if not name:
        return None
    value = expression(outer) if use in ("call", "construct") else None
    arguments = value.arguments if isinstance(value, Call) else _keys(node, parent, expression)
    named = value.keywords if isinstance(value, Call) else ()
    return Mention(name, use, node.start_point.row + 1, outer.end_point.row + 1, within(node), arguments, named)


def _keys(node: Node, parent: Node, expression: Callable[[Node], Expression]) -> tuple[Expression, ...]:
    """The keys by which a mapping is read where it is subscripted or taken apart: `environ["A"]`, `const { A } = process.env`."""
    if parent.type in _SUBSCRIPTS and parent.named_children[0] == node:
        return tuple(expression(child) for child in parent.named_children[1:])
    pattern = parent.child_by_field_name("name") if parent.type == "variable_declarator" else None
    if pattern is None or pattern.type != "object_pattern":
        return ()
    keys = (child.child_by_field_name("key") or child.child_by_field_name("left") or child for child in pattern.named_children)
    return tuple(Text((key.text or b"").decode("utf-8", "surrogateescape")) for key in keys)


def _declared(parent: Node) -> list[Node]:
    """What a declaration, a key or a keyword names, as against what it holds."""
    return [named for field in _DECLARED[parent.type] if (named := parent.child_by_field_name(field)) is not None]


def _use(node: Node, parent: Node) -> tuple[str, Node]:
    """How a name is used, and the node that its use spans."""
    kind = parent.type
    if kind in _CALLS and parent.child_by_field_name(_CALLS[kind]) == node:
        decorator = parent_of(parent)
        if decorator is not None and decorator.type == "decorator":
            return "decorator", parent
        return ("construct" if kind in _CONSTRUCTIONS else "call"), parent
    if kind == "decorator":
        return "decorator", node
    if kind in _ARGUMENTS or kind == "keyword_argument":
        return "passed", node
    if kind in _KEEPING or (kind == "assignment" and (parent.child_by_field_name("left") or node).type == "attribute"):
        return "kept", node
    return ("tag" if kind in _TAGS else "raised" if kind in _RAISING else "name"), node


def dotted(value: Expression) -> str:
    """A reference as dotted text, with `()` where something is called in its middle; empty for anything else."""
    if isinstance(value, Name):
        return value.name
    if isinstance(value, Member):
        of = dotted(value.of)
        return f"{of}.{value.name}" if of and value.name != "[]" else of
    if isinstance(value, Call):
        of = dotted(value.function)
        return f"{of}()" if of else ""
    # `import.meta` is a reference for which there is no name
    return value.text if isinstance(value, Opaque) and _DOTTED.match(value.text) else ""
