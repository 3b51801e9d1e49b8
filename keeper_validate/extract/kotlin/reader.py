"""Kotlin's syntax as facts and expressions, and where an import leads. Knows the language and no library; enum classes are read
elsewhere, from tokens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Literal, Member, Name, Opaque, Text
from keeper_validate.extract.kotlin import facts as kotlin_facts
from keeper_validate.extract.module import Facts
from keeper_validate.extract.written import written
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import replace

LENIENT = True
"""The grammar fails on some ordinary code: an error is told only where rules could have matched."""
_BREADTH = 60
_OPENING = b"class _{"
# A script says what to do at its top: a call with a block, a condition.
_STATEMENT = re.compile(
    rb"(?m)^(?!(?:class|object|interface|fun|val|var|typealias|enum|data|sealed|package|import)\b)[a-z][\w.]*[ \t]*(?:\(|\{)")
_DOLLARS = re.compile(rb'\$\$(?="[^"\n]*")|(?<=\$\$")[^"\n]+|\$(?=""")')
_PACKAGE = re.compile(rb"^\s*package\s+([\w.`]+)", re.MULTILINE)
_LEADING = re.compile(r"\w+")
_EMPTY = re.compile(rb"= \[\](?=[,\s])")


def prepared(source: bytes) -> bytes:
    """A source with everything at its place that the grammar reads as the language does: its declarations as members of one class, as only
    there annotations before them are no expressions; without dollars that begin no name, and without an empty list as a default."""
    source = _DOLLARS.sub(lambda found: found.group().replace(b"$", b" "), source)
    source = _EMPTY.sub(b'= ""', source)
    lines = tuple(kotlin_facts.HEADER.finditer(source))
    if not lines or lines[0].end() - lines[0].start() < len(_OPENING):
        return source
    if not any(line[0].startswith(b"package") for line in lines) and _STATEMENT.search(source):
        return source
    for line in lines:
        source = source[: line.start()] + b" " * (line.end() - line.start()) + source[line.end() :]
    start = lines[0].start()
    return source[:start] + _OPENING + source[start + len(_OPENING) :] + (b"}" if source.endswith(b"\n") else b"\n}")


def around(source: bytes, found: Facts) -> Facts:
    """The facts of a prepared source with the imports of the source itself."""
    listed = tuple(kotlin_facts.imports(source))
    return replace(
        found,
        imports=tuple(one for one in listed if one.member != "*"),
        stars=tuple(one for one in listed if one.member == "*"),
    )


def facts(root: Node) -> Facts:
    """The imports, types, functions and constants of a file."""
    return kotlin_facts.facts(root, expression)


def expression(node: Node) -> Expression:
    """A node as a value."""
    convert = _CONVERSIONS.get(node.type)
    return convert(node) if convert is not None else Opaque("")


def within(node: Node) -> str:
    """The dotted name of the declarations around a node."""
    return kotlin_facts.dotted(node.parent)


def siblings(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The files of the same package that may declare a name."""
    for file in _files(path.rpartition("/")[0], tree):
        if file != path and _names(file, name, tree):
            yield file


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The files of a package: below a folder above the importing file, which may leave out how all packages begin."""
    package = module.split(".")
    directory = path
    while directory:
        directory = directory.rpartition("/")[0]
        for start in range(len(package)):
            folder = "/".join((*filter(None, (directory,)), *package[start:]))
            found = tuple(_files(folder, tree))
            # a folder of the project that is called like the end of a package of others: `java.util` is not in `app/util`
            if found and (start == 0 or _declares(found[0], module, tree)):
                yield from found
                return


def _declares(file: str, package: str, tree: Tree) -> bool:
    """Whether a file says that it is of a package; one that says nothing may be of any."""
    try:
        told = _PACKAGE.search(tree.read(file) or b"")
    except (Missing, TooLarge):
        return False
    return told is None or told[1].replace(b"`", b"").decode("utf-8", "replace") == package


def _files(folder: str, tree: Tree) -> Iterator[str]:
    start = f"{folder}/" if folder else ""
    listed = [f"{start}{name}" for name, entry in tree.names(folder) if entry.is_file and name.endswith(".kt")]
    yield from listed[:_BREADTH]


def _names(file: str, name: str, tree: Tree) -> bool:
    try:
        return name.encode() in (tree.read(file) or b"")
    except (Missing, TooLarge):
        return False


def _name(node: Node) -> Expression:
    return Name(written(node))


def _literal(node: Node) -> Expression:
    return Literal(written(node))


def _string(node: Node) -> Expression:
    parts: list[Expression] = []
    for child in node.named_children:
        content = written(child)
        if child.type == "interpolation" and child.named_children:
            parts.append(expression(child.named_children[0]))
        elif child.type == "string_content" and parts and parts[-1] == Text("$"):
            name = _LEADING.match(content)
            parts[-1:] = [Name(name.group()), Text(content[name.end() :])] if name is not None else [Text("$" + content)]
        else:
            parts.append(Text(content))
    texts = [part.value for part in parts if isinstance(part, Text)]
    return Text("".join(texts)) if len(texts) == len(parts) else Joined(tuple(parts))


def _member(node: Node) -> Expression:
    named = node.named_children
    owner = expression(named[0]) if named else Opaque("")
    last = written(named[-1]) if len(named) > 1 else ""
    return Name(f"{owner.name}.{last}") if isinstance(owner, Name) else Member(owner, last)


def _call(node: Node) -> Expression:
    function = expression(node.named_children[0]) if node.named_children else Opaque("")
    listed = next((child for child in node.named_children if child.type == "value_arguments"), None)
    plain, keywords = kotlin_facts.arguments(listed, expression)
    if isinstance(function, Call) and listed is None:
        return function  # a lambda behind the arguments
    return Call(function, plain, keywords, node.start_point.row + 1)


def _binary(node: Node) -> Expression:
    operator = node.child_by_field_name("operator")
    parts = tuple(part for child in node.named_children for part in _parts(expression(child)))
    if written(operator) not in ("+", "/") or not any(isinstance(part, Text) for part in parts):
        return Opaque("")
    parts = (*parts[:-1], Text("/"), parts[-1]) if written(operator) == "/" else parts
    texts = [part.value for part in parts if isinstance(part, Text)]
    return Text("".join(texts)) if len(texts) == len(parts) else Joined(parts)


def _parts(value: Expression) -> tuple[Expression, ...]:
    return value.parts if isinstance(value, Joined) else (value,)


def _items(node: Node) -> Expression:
    return Items(tuple(expression(child) for child in node.named_children))


def _annotation(node: Node) -> Expression:
    return kotlin_facts.annotation(node, expression)


def _last(node: Node) -> Expression:
    return expression(node.named_children[-1]) if node.named_children else Opaque("")


def _type(node: Node) -> Expression:
    return Name(kotlin_facts.plain_type(node))


def _arguments(node: Node) -> Expression:
    return Items(kotlin_facts.arguments(node, expression)[0])


def _declared(node: Node) -> Expression:
    return Name(kotlin_facts.dotted(node))


_CONVERSIONS: dict[str, Callable[[Node], Expression]] = {
    "identifier": _name, "qualified_identifier": _name, "number_literal": _literal, "boolean_literal": _literal, "string_literal": _string,
    "multiline_string_literal": _string, "string_content": _name, "navigation_expression": _member, "call_expression": _call,
    "binary_expression": _binary, "collection_literal": _items, "annotation": _annotation, "value_argument": _last, "user_type": _type,
    "nullable_type": _type, "value_arguments": _arguments, "function_declaration": _declared, "class_declaration": _declared,
    "object_declaration": _declared, "constructor_invocation": _type, "parenthesized_expression": _last,
}
