"""The imports and definitions of a Go file: a shallow walk over its declarations; `go.functions` looks inside functions.

Must not convert expressions itself (`go.reader` passes its own conversion in)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.element import Facet
from keeper_validate.extract.expression import Entries, Expression, Opaque
from keeper_validate.extract.go.constants import constants
from keeper_validate.extract.go.functions import bound, inside
from keeper_validate.extract.go.modules import package_names
from keeper_validate.extract.module import Definition, Export, Facts, Import
from keeper_validate.extract.written import in_line, written
from keeper_validate.values import replace

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
                found += bound(spec, "", expression)
    members = list(constants(groups, expression))
    methods = frozenset(name.rpartition(".")[0] for _, name in functions if _public(name.rpartition(".")[2]))
    found = list(_standing_in(found, [node for node, name in functions if "." in name]))
    found = [*_with_members(found, members, methods), *members]
    found += inside(functions, root, expression)
    found.sort(key=lambda definition: (definition.start, definition.line))
    imports = _told_apart(imports)
    stars = tuple(item for item in imports if item.local == ".")
    exports = tuple(Export(each.name, local=each.name, line=each.line) for each in found if "." not in each.name)
    return Facts(tuple(item for item in imports if item.local != "."), stars, exports, tuple(found))


def _with_members(found: list[Definition], members: list[Definition], methods: frozenset[str]) -> Iterator[Definition]:
    """The definitions so far; a type that constants belong to is an enumeration, also where another file declares it."""
    counted = Counter(member.name.rpartition(".")[0] for member in members if "." in member.name)
    several = {name for name, count in counted.items() if count > 1}
    for definition in found:
        own = "enum" if definition.name in several else "methods" if definition.name in methods else ""
        yield replace(definition, traits=(*definition.traits, own)) if own and definition.form == "class" else definition
    for name in sorted(several - {definition.name for definition in found}):
        first = next(member for member in members if member.name.startswith(f"{name}."))
        yield Definition(name, "class", first.line, first.end_line, first.start, exported=_public(name), traits=("enum", "apart"))


def _standing_in(found: list[Definition], methods: list[Node]) -> Iterator[Definition]:
    """The definitions; a struct whose methods hand on to that of the same name of a field stands in for the field, as if embedded."""
    fields = {definition.name: definition.annotation for definition in found if definition.form == "annotation"}
    added: dict[str, dict[Expression, None]] = {}
    for node in methods if fields else ():
        name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        called = re.search(rb"\.(\w+)\." + (name.text or b"") + rb"\(", body.text or b"") if name is not None and body is not None else None
        owner = receiver(node) if called is not None else ""
        held = fields.get(f"{owner}.{called[1].decode()}") if called is not None else None
        if held is not None:
            added.setdefault(owner, {})[held] = None
    for definition in found:
        more = added.get(definition.name) if "struct" in definition.traits else None
        yield replace(definition, bases=(*definition.bases, *more)) if more else definition


def receiver(node: Node) -> str:
    """The type a method belongs to, without pointer and type parameters; empty for a function."""
    list_ = node.child_by_field_name("receiver")
    for parameter in list_.named_children if list_ is not None else ():
        return _base(parameter.child_by_field_name("type"))
    return ""


def _function_name(node: Node) -> str:
    owner, name = receiver(node), written(node.child_by_field_name("name"))
    return f"{owner}.{name}" if owner else name


def _base(node: Node | None) -> str:
    while node is not None and node.type in ("pointer_type", "generic_type", "parenthesized_type"):
        node = node.child_by_field_name("type") if node.type == "generic_type" else next(iter(node.named_children), None)
    return written(node)


def _imports(node: Node) -> Iterator[Import]:
    for child in node.named_children:
        for spec in child.named_children if child.type == "import_spec_list" else (child,):
            if spec.type != "import_spec":
                continue
            module = written(spec.child_by_field_name("path"))[1:-1]
            line = spec.start_point.row + 1
            alias = spec.child_by_field_name("name")
            if alias is not None and alias.type == "dot":
                yield Import(".", module, "*", line)
            elif alias is not None:
                yield Import(written(alias), module, None, line)
            else:
                yield from (Import(name, module, None, line) for name in package_names(module))


def _told_apart(imports: list[Import]) -> list[Import]:
    """The imports without names that another package is likelier to have: beside `gin-gonic/gin` a `swaggo/gin-swagger` is not `gin`."""
    likely = {item.local: item.module for item in imports if item.local not in package_names(item.module)[1:]}
    return [item for item in imports if likely.get(item.local, item.module) == item.module]


def _types(node: Node, expression: Convert) -> Iterator[Definition]:
    specs = [child for child in node.named_children if child.type in ("type_spec", "type_alias")]
    for spec in specs:
        name_node, of = spec.child_by_field_name("name"), spec.child_by_field_name("type")
        if name_node is None or of is None:
            continue
        name = written(name_node)
        traits = {"struct_type": ("struct",), "interface_type": ("interface", "implied")}.get(of.type, ())
        bases = () if traits else (expression(of),)
        value = expression(of) if spec.type == "type_alias" else _methods(of, expression)
        yield Definition(
            name, "class", name_node.start_point.row + 1, spec.end_point.row + 1, spec.start_byte, bases=bases or _embedded(of, expression),
            value=value, exported=_public(name), traits=traits,
        )
        yield from _fields(name, of, expression)


def _methods(node: Node, expression: Convert) -> Entries | None:
    """What an interface asks for: its methods, and all that those ask for which it embeds."""
    entries: list[tuple[str, Expression]] = []
    for child in node.named_children if node.type == "interface_type" else ():
        name = child.child_by_field_name("name") if child.type == "method_elem" else None
        if name is not None:
            entries.append((written(name), Opaque(in_line(child))))
        elif child.type == "type_elem":
            entries += [("...", expression(of)) for of in child.named_children]
    return Entries(tuple(entries)) if entries else None


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
        names = [written(name) for name in field.children_by_field_name("name")] or [_base(of).rpartition(".")[2]]
        for name in names:
            yield Definition(
                f"{owner}.{name}", "annotation", field.start_point.row + 1, field.end_point.row + 1, field.start_byte,
                annotation=expression(of), exported=_public(name), facets=_variables(field),
            )


def _variables(field: Node) -> tuple[Facet, ...]:
    """The variables of the environment that the tag of a field has it filled from: `env:"PORT"`, `arg:"--port,env:PORT"`."""
    tag = field.child_by_field_name("tag")
    found = re.finditer(shipped.data("rules/lexicon/environment")["tags"], written(tag)) if tag is not None else ()
    return tuple(Facet("read", match[match.lastindex or 0], "tag") for match in found)


def _specs(node: Node) -> Iterator[Node]:
    for child in node.named_children:
        yield from (child.named_children if child.type == "var_spec_list" else (child,)) if child.type != "comment" else ()


def _public(name: str) -> bool:
    return name[:1].isupper()
