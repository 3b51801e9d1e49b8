"""Java's syntax as facts and expressions, and where an import leads. Knows the language and no library.

Imports, types, methods and fields with their annotations are facts; what a method does inside is not."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Name, Opaque, Text
from keeper_validate.extract.module import Definition, Facts, Import, Parameter
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.written import closely, written
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_TYPES = frozenset({"class_declaration", "interface_declaration", "enum_declaration", "record_declaration", "annotation_type_declaration"})
_DOTTED = frozenset({"field_access", "scoped_identifier"})
_TRAITS = frozenset({"abstract", "public", "static"})


def facts(root: Node) -> Facts:
    """The imports, types and constant fields of a file."""
    imports: list[Import] = []
    stars: list[Import] = []
    definitions: list[Definition] = []
    for node in root.named_children:
        if node.type == "import_declaration":
            binding = _import(node)
            (stars if binding.member == "*" else imports).append(binding)
        elif node.type in _TYPES:
            definitions.extend(_type(node, ""))
    return Facts(imports=tuple(imports), stars=tuple(stars), definitions=tuple(definitions))


def expression(node: Node) -> Expression:
    """A node as a value."""
    kind = node.type
    if kind in _DOTTED:
        return Name(written(node))
    if kind == "generic_type" and node.named_children:
        return expression(node.named_children[0])
    if kind == "marker_annotation":
        return Name(written(node.child_by_field_name("name")))
    if kind == "annotation":
        return _annotation(node)
    if kind == "method_reference":
        return Name(written(node).replace("::", "."))
    if kind == "lambda_expression":
        return Opaque("")
    if kind == "binary_expression":
        parts = tuple(expression(child) for child in node.named_children)
        texts = [part.value for part in parts if isinstance(part, Text)]
        return Text("".join(texts)) if len(texts) == len(parts) else Joined(parts)
    if kind in ("element_value_array_initializer", "array_initializer"):
        return Items(tuple(expression(child) for child in node.named_children if "comment" not in child.type))
    if kind == "parenthesized_expression" and node.named_children:
        return expression(node.named_children[0])
    if kind == "method_invocation":
        name = written(node).partition("(")[0].strip()
        arguments = node.child_by_field_name("arguments")
        given = tuple(expression(child) for child in arguments.named_children) if arguments is not None else ()
        return Call(Name(name), given, line=node.start_point.row + 1)
    return plain_reader.expression(node)


def within(node: Node) -> str:
    """The dotted name of the declarations around a node."""
    return plain_reader.within(node)


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The file of a class under the source root of the importing file, or beside that of another language or of the tests."""
    file = module.replace(".", "/") + ".java"
    directory = path.rpartition("/")[0]
    while True:
        yield f"{directory}/{file}" if directory else file
        if not directory:
            return
        directory = directory.rpartition("/")[0]


def siblings(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The file of the same package that declares a type: it is named like the type."""
    sibling = f"{path.rpartition('/')[0]}/{name}.java".lstrip("/")
    if sibling != path and tree.entry(sibling) is not None:
        yield sibling


def _annotation(node: Node) -> Expression:
    arguments = node.child_by_field_name("arguments")
    given = [child for child in arguments.named_children if "comment" not in child.type] if arguments is not None else []
    keywords: list[tuple[str, Expression]] = []
    plain: list[Expression] = []
    for one in given:
        key, value = one.child_by_field_name("key"), one.child_by_field_name("value")
        if one.type == "element_value_pair" and key is not None and value is not None:
            keywords.append((written(key), expression(value)))
        else:
            plain.append(expression(one))
    return Call(Name(written(node.child_by_field_name("name"))), tuple(plain), tuple(keywords), node.start_point.row + 1)


def _import(node: Node) -> Import:
    line = node.start_point.row + 1
    named = next((child for child in node.named_children if child.type in ("scoped_identifier", "identifier")), None)
    name = written(named) if named is not None else ""
    if any(child.type == "asterisk" for child in node.named_children):
        return Import("*", name, "*", line)
    module, _, last = name.rpartition(".")
    if any(child.type == "static" for child in node.children):
        return Import(last, module, f"{module.rpartition('.')[2]}.{last}", line)
    return Import(last, name, last, line)


def _type(node: Node, outer: str) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    body = node.child_by_field_name("body")
    if name is None:
        return
    dotted = f"{outer}.{written(name)}" if outer else written(name)
    interface = node.type == "interface_declaration"
    bases, traits = tuple(_bases(node)), (("interface",) if interface else ())
    made = _definition(node, name, dotted, "class")
    yield replace(made, bases=bases, exported=True, traits=(*traits, *made.traits))
    yield from _components(node, dotted)
    for member in _members(body):
        if member.type in _TYPES:
            yield from _type(member, dotted)
        elif member.type in ("field_declaration", "constant_declaration"):
            yield from _fields(member, dotted)
        elif member.type == "method_declaration":
            method = member.child_by_field_name("name")
            if method is not None:
                found = _definition(member, method, f"{dotted}.{written(method)}", "function")
                yield replace(found, exported=interface or "public" in found.traits, parameters=tuple(_parameters(member)))


def _parameters(method: Node) -> Iterator[Parameter]:
    """What a method is given, each with its type; varargs keep their place."""
    listed = method.child_by_field_name("parameters")
    for parameter in listed.named_children if listed is not None else ():
        name = parameter.child_by_field_name("name")
        if parameter.type in ("formal_parameter", "spread_parameter"):
            yield Parameter(written(name) if name is not None else "", _typed(parameter))


def _members(body: Node | None) -> Iterator[Node]:
    for member in body.named_children if body is not None else ():
        if member.type == "enum_body_declarations":
            yield from member.named_children
        else:
            yield member


def _bases(node: Node) -> Iterator[Expression]:
    clauses = [node.child_by_field_name("superclass"), node.child_by_field_name("interfaces")]
    clauses.extend(child for child in node.named_children if child.type == "extends_interfaces")
    for clause in clauses:
        listed = clause.named_children[0] if clause is not None and clause.named_children else None
        for base in (listed.named_children if listed is not None and listed.type == "type_list" else (listed,)):
            if base is not None:
                yield Name(written(base).partition("<")[0])


def _components(node: Node, outer: str) -> Iterator[Definition]:
    """The components of a record."""
    parameters = node.child_by_field_name("parameters") if node.type == "record_declaration" else None
    for parameter in parameters.named_children if parameters is not None else ():
        name = parameter.child_by_field_name("name")
        if name is not None:
            yield replace(_definition(parameter, name, f"{outer}.{written(name)}", "annotation"), annotation=_typed(parameter))


def _fields(field: Node, outer: str) -> Iterator[Definition]:
    """Constants are values, what each instance has is declared; what only the class has is neither."""
    modifiers = _modifiers(field)
    constant = field.type == "constant_declaration" or "final" in modifiers
    for declarator in field.named_children:
        name, value = declarator.child_by_field_name("name"), declarator.child_by_field_name("value")
        if declarator.type != "variable_declarator" or name is None:
            continue
        dotted = f"{outer}.{written(name)}"
        if constant and value is not None:
            yield replace(_definition(field, name, dotted, "value"), value=expression(value))
        elif not {"static", "transient"} & modifiers:
            yield replace(_definition(field, name, dotted, "annotation"), annotation=_typed(field))


def _typed(node: Node) -> Expression | None:
    kind = node.child_by_field_name("type")
    return Name(closely(kind)) if kind is not None else None


def _listed(node: Node) -> Node | None:
    return next((child for child in node.named_children if child.type == "modifiers"), None)


def _modifiers(node: Node) -> frozenset[str]:
    listed = _listed(node)
    return frozenset(child.type for child in listed.children) if listed is not None else frozenset()


def _definition(node: Node, name: Node, dotted: str, form: str) -> Definition:
    listed = _listed(node)
    annotations = listed.named_children if listed is not None else ()
    return Definition(
        dotted,
        form,
        name.start_point.row + 1,
        node.end_point.row + 1,
        node.start_byte,
        decorators=tuple(expression(child) for child in annotations if child.type in ("annotation", "marker_annotation")),
        traits=tuple(sorted(_TRAITS & _modifiers(node))),
    )
