"""The props and variants of a component, from what its parameter takes, the type it is given, and the variant maps of its file.

Must not leave the file: of an imported type only what is destructured is known."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.patterns import fields
from keeper_validate.extract.ecmascript.scope import bare, key, text
from keeper_validate.extract.ecmascript.unions import literal_union
from keeper_validate.extract.expression import Expression
from keeper_validate.values import dataclass, field

_STEPS = 5
_WRAPPING_TYPES = frozenset({"type_annotation", "readonly_type", "parenthesized_type"})


@dataclass(slots=True)
class Types:
    """The types and values declared at the top of a file, by name; and what its tags are told, by node."""

    types: dict[str, Node] = field(default_factory=dict)
    values: dict[str, Node] = field(default_factory=dict)
    told: dict[int, tuple[str | None, tuple[str, ...]]] = field(default_factory=dict)
    _given: dict[str, Expression] = field(default_factory=dict)

    def given(self, name: str) -> Expression | None:
        """What a value of the file is given, read once."""
        if name in self.values and name not in self._given:
            self._given[name] = expression(self.values[name])
        return self._given.get(name)


def declared_types(root: Node) -> Types:
    """The declarations of a file that props can refer to."""
    found = Types()
    for node in root.named_children:
        declaration = node.child_by_field_name("declaration") if node.type == "export_statement" else node
        if declaration is None:
            continue
        if declaration.type in ("interface_declaration", "type_alias_declaration"):
            found.types.setdefault(text(declaration.child_by_field_name("name")), declaration)
        elif declaration.type in ("lexical_declaration", "variable_declaration"):
            for child in declaration.named_children:
                value = child.child_by_field_name("value") if child.type == "variable_declarator" else None
                if value is not None:
                    found.values.setdefault(text(child.child_by_field_name("name")), bare(value))
    return found


def props(function: Node, typed: Node | None, types: Types) -> tuple[Facet, ...]:
    """The props that a component declares, then the values of its `variant`."""
    listed = function.child_by_field_name("parameters")
    first = next((child for child in listed.named_children if child.type != "comment"), None) if listed is not None else None
    pattern = (first.child_by_field_name("pattern") or first) if first is not None else None
    if pattern is not None and pattern.type == "assignment_pattern":
        pattern = pattern.child_by_field_name("left")
    given = first.child_by_field_name("type") if first is not None else None
    names: dict[str, None] = {}
    variants: dict[str, None] = {}
    for source in (given, *_arguments(typed)):
        for name, kind in _members(source, types, _STEPS):
            names.setdefault(name)
            if name == "variant" and kind is not None:
                variants.update(dict.fromkeys(_literals(kind, types, _STEPS)))
    for name in _taken(pattern, function.child_by_field_name("body")) if pattern is not None else ():
        names.setdefault(name)
    if given is not None:
        variants.update(dict.fromkeys(_of_maps(given, types)))
    return (*(Facet("prop", name) for name in names), *(Facet("variant", name) for name in variants))


def _taken(pattern: Node, body: Node | None) -> Iterator[str]:
    """What a component takes out of its parameter: there, or by a statement of its body (`const { title } = props`)."""
    patterns = [pattern]
    if pattern.type == "identifier" and body is not None and body.type == "statement_block":
        for statement in body.named_children:
            for one in statement.named_children if statement.type in ("lexical_declaration", "variable_declaration") else ():
                value = one.child_by_field_name("value")
                name = one.child_by_field_name("name")
                if value is not None and name is not None and bare(value).type == "identifier" and text(bare(value)) == text(pattern):
                    patterns.append(name)
    yield from (name for one in patterns for name, _ in fields(one) if name != "...")


def _arguments(typed: Node | None) -> tuple[Node, ...]:
    """The type arguments of `FC<Props>` or `forwardRef<Ref, Props>`."""
    if typed is None:
        return ()
    if typed.type == "type_arguments":
        return tuple(typed.named_children)
    return tuple(found for child in typed.named_children for found in _arguments(child))


def members(node: Node | None, types: Types) -> Iterator[tuple[str, Node | None]]:
    """The fields of a type, each with its own type: of an object type in place, or by name, or put together from several."""
    return _members(node, types, _STEPS)


def _members(node: Node | None, types: Types, steps: int) -> Iterator[tuple[str, Node | None]]:
    if node is None or steps == 0:
        return
    kind = node.type
    if kind in ("object_type", "interface_body"):
        for child in node.named_children:
            if child.type in ("property_signature", "method_signature"):
                yield key(child.child_by_field_name("name")) or "", child.child_by_field_name("type")
    elif kind == "type_identifier":
        yield from _declared(types.types.get(text(node)), types, steps)
    elif kind in ("interface_declaration", "type_alias_declaration"):
        yield from _declared(node, types, steps)
    elif kind in ("intersection_type", "union_type") or kind in _WRAPPING_TYPES:
        for child in node.named_children:
            yield from _members(child, types, steps - 1)
    elif kind == "generic_type" and len(node.named_children) > 1 and text(node.named_children[0]) in _TRANSPARENT:
        yield from _members(next(iter(node.named_children[1].named_children), None), types, steps - 1)


def _declared(node: Node | None, types: Types, steps: int) -> Iterator[tuple[str, Node | None]]:
    if node is None:
        return
    yield from _members(node.child_by_field_name("body") or node.child_by_field_name("value"), types, steps - 1)
    for clause in node.named_children:
        if clause.type == "extends_type_clause":
            for base in clause.named_children:
                yield from _members(base, types, steps - 1)


def _literals(node: Node, types: Types, steps: int) -> Iterator[str]:
    """The literals of a type: a union in place or by name, or the keys of a map (`keyof typeof map`)."""
    inner = node.named_children[0] if node.type in _WRAPPING_TYPES and node.named_children else node
    union = literal_union(inner)
    if union is not None:
        yield from (name for name, _ in union.entries)
    elif inner.type == "type_identifier" and steps:
        alias = types.types.get(text(inner))
        value = alias.child_by_field_name("value") if alias is not None else None
        if value is not None:
            yield from _literals(value, types, steps - 1)
    elif inner.type == "index_type_query":
        table = types.values.get(text(inner).rpartition(" ")[2])
        if table is not None and table.type == "object":
            yield from _keys(table)


def _of_maps(given: Node, types: Types) -> Iterator[str]:
    """The variants of a map that the type of the props names: `VariantProps<typeof buttonVariants>`."""
    written = text(given)
    if given.type == "type_annotation" and given.named_children and given.named_children[0].type == "type_identifier":
        written += text(types.types.get(text(given.named_children[0])))
    for name, value in types.values.items():
        if value.type == "call_expression" and f"typeof {name}" in written:
            yield from variant_keys(value)


def variant_keys(call: Node) -> Iterator[str]:
    """The keys of `variants: {variant: {...}}` in the arguments of a call."""
    arguments = call.child_by_field_name("arguments")
    for argument in arguments.named_children if arguments is not None else ():
        table = entry(entry(bare(argument), "variants"), "variant")
        if table is not None and table.type == "object":
            yield from _keys(table)


def entry(node: Node | None, name: str) -> Node | None:
    """What stands under a key of an object."""
    for child in node.named_children if node is not None and node.type == "object" else ():
        if child.type == "pair" and key(child.child_by_field_name("key")) == name:
            value = child.child_by_field_name("value")
            return bare(value) if value is not None else None
    return None


def _keys(table: Node) -> Iterator[str]:
    for child in table.named_children:
        name = key(child.child_by_field_name("key")) if child.type == "pair" else None
        if name is not None:
            yield name


_TRANSPARENT = frozenset({"Readonly", "Partial", "Required", "PropsWithChildren", "React.PropsWithChildren", "Omit", "Pick"})
