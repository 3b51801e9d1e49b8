"""What an ECMAScript module binds from other modules and offers to them: ES modules, CommonJS and dynamic imports.

Must not look into functions for definitions; a `require` or `import()` is found wherever it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.patterns import fields
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, assigned, bare, dotted, key, line, load, said, string, text, within
from keeper_validate.extract.expression import Name
from keeper_validate.extract.module import Export, Import

# Each begins with a literal, which is sought much faster than a boundary; that is looked at behind it.
_LOADS = tuple(
    re.compile(word + rb"(?<=\b" + word + rb")\s*\(\s*(?:/\*.*?\*/\s*)*[\"'`\w$(]") for word in (b"require", b"import")
)


def imports(root: Node, source: bytes) -> Iterator[Import]:
    """Every import, in the order of statements, then those by call."""
    for node in root.named_children:
        if node.type == "import_statement":
            yield from _import(node)
    for start in sorted(found.start() for loads in _LOADS for found in loads.finditer(source)):
        yield from _load(root, start)


def _import(node: Node) -> Iterator[Import]:
    source = node.child_by_field_name("source")
    first = node.children[1] if node.child_count > 1 else None
    type_only = first is not None and first.type in ("type", "typeof")
    clause = next((child for child in node.named_children if child.type in ("import_clause", "import_require_clause")), None)
    if clause is not None and clause.type == "import_require_clause":
        named, required = clause.named_children[0], clause.child_by_field_name("source")
        yield Import(text(named), string(required) if required is not None else "", "default", line(node), type_only=type_only)
        return
    if source is None:
        return
    module = string(source)
    if clause is None:
        yield Import("", module, None, line(node))
        return
    for child in clause.named_children:
        if child.type == "identifier":
            yield Import(text(child), module, "default", line(child), type_only=type_only)
        elif child.type == "namespace_import":
            yield Import(text(child.named_children[0]), module, None, line(child), type_only=type_only)
        elif child.type == "named_imports":
            yield from _named(child, module, type_only)


def _named(node: Node, module: str, type_only: bool) -> Iterator[Import]:
    for child in node.named_children:
        name = child.child_by_field_name("name")
        if child.type != "import_specifier" or name is None:
            continue
        local = child.child_by_field_name("alias") or name
        marked = type_only or child.children[0].type in ("type", "typeof")
        yield Import(text(local), module, string(name), line(child), type_only=marked)


def _load(root: Node, start: int) -> Iterator[Import]:
    """A module loaded by a call, with the names that its declaration binds; a text that only looks like one is no call."""
    word = root.descendant_for_byte_range(start, start)
    call = word.parent if word is not None else None
    if call is not None and call.type == "import":
        call = call.parent
    loaded = load(call) if call is not None and call.type == "call_expression" and call.start_byte == start else None
    if call is None or loaded is None:
        return
    module, scope = loaded.partition(":")[2], within(call)
    whole = "default" if text(call.child_by_field_name("function")) == "require" else None
    member = None
    holder = call.parent
    while holder is not None and holder.type in ("await_expression", "parenthesized_expression", "as_expression", "non_null_expression"):
        holder = holder.parent
    awaited = _awaited(holder) if holder is not None else None
    if awaited is not None:
        yield from _bound(awaited[0], module, None, awaited[1], False)
    if holder is not None and holder.type == "member_expression":
        member = text(holder.child_by_field_name("property"))
        holder = holder.parent
    if holder is None or holder.type != "variable_declarator":
        # `require("./x").default`: of the whole of a module the default is asked
        yield Import(f"{'import' if whole is None else 'require'}:{module}", module, None if member == "default" else whole, line(call))
        return
    yield from _bound(holder.child_by_field_name("name"), module, member or whole, scope, member is not None)


def _awaited(member: Node) -> tuple[Node, str] | None:
    """What a callback calls the module that it is handed, and its scope: `import("x").then((m) => ...)`."""
    call = member.parent
    if member.type != "member_expression" or text(member.child_by_field_name("property")) != "then" or call is None:
        return None
    arguments = call.child_by_field_name("arguments")
    given = next(iter(said(arguments)), None)
    if given is None or given.type not in FUNCTIONS:
        return None
    listed = given.child_by_field_name("parameter") or given.child_by_field_name("parameters")
    first = listed if listed is None or listed.type == "identifier" else next(iter(said(listed)), None)
    return ((first.child_by_field_name("pattern") or first), dotted(given)) if first is not None else None


def _bound(target: Node | None, module: str, member: str | None, scope: str, of_member: bool) -> Iterator[Import]:
    if target is None:
        return
    if target.type == "identifier":
        yield Import(text(target), module, member, line(target), scope)
        return
    for name, local in fields(target):
        yield Import(local, module, f"{member}.{name}" if of_member else name, line(target), scope)


def exports(root: Node) -> Iterator[Export]:
    """Every name that the module offers."""
    for node in root.named_children:
        if node.type == "export_statement":
            yield from _export(node)
        elif node.type == "expression_statement":
            yield from _assigned(node)
        elif node.type in ("lexical_declaration", "variable_declaration"):
            yield from _also_assigned(node)


def _also_assigned(node: Node) -> Iterator[Export]:
    """`const app = module.exports = express()`, `const users = module.exports`: what is declared is offered in passing."""
    for child in node.named_children:
        name, given = child.child_by_field_name("name"), child.child_by_field_name("value")
        value = bare(given) if given is not None else None
        if name is not None and value is not None and text(value) == "module.exports":
            yield Export("default", text(name), line=line(node))
        left = value.child_by_field_name("left") if value is not None and value.type == "assignment_expression" else None
        if name is not None and left is not None and text(left).startswith(("module.exports", "exports.")):
            yield from _offered(assigned(left), name, line(node))


def _export(node: Node) -> Iterator[Export]:
    source, declaration = node.child_by_field_name("source"), node.child_by_field_name("declaration")
    module = string(source) if source is not None else None
    default = any(child.type == "default" for child in node.children)
    value = node.child_by_field_name("value")
    if default and (value is not None or declaration is not None):
        yield _default(node, value, declaration)
    elif declaration is not None:
        yield from (Export(name, name, line=line(node)) for name in declared(declaration))
    elif module is not None and any(child.type == "*" for child in node.children):
        yield Export("*", None, module, "*", line(node))
    for child in node.named_children:
        if child.type == "namespace_export" and module is not None:
            yield Export(string(child.named_children[0]), None, module, None, line(node))
        elif child.type == "export_clause":
            yield from _clause(child, module)
        elif child.type == "identifier" and any(part.type == "=" for part in node.children):
            yield Export("default", text(child), line=line(node))


def _default(node: Node, value: Node | None, declaration: Node | None) -> Export:
    name = declaration.child_by_field_name("name") if declaration is not None else None
    inner = bare(value) if value is not None else None
    if inner is not None and inner.type == "identifier":
        return Export("default", text(inner), line=line(node))
    return Export("default", text(name) if name is not None else "default", line=line(node))


def _clause(clause: Node, module: str | None) -> Iterator[Export]:
    for child in clause.named_children:
        name = child.child_by_field_name("name")
        if child.type != "export_specifier" or name is None:
            continue
        offered = string(child.child_by_field_name("alias") or name)
        if module is None:
            yield Export(offered, string(name), line=line(child))
        else:
            typed = any(part.type == "type" for part in (child.children[0], *(clause.parent.children if clause.parent else ())))
            yield Export(offered, None, module, string(name), line(child), type_only=typed)


def declared(node: Node) -> Iterator[str]:
    """The names that a declaration binds."""
    name = node.child_by_field_name("name")
    if name is not None:
        yield text(name)
        return
    for child in node.named_children:
        target = child.child_by_field_name("name") if child.type == "variable_declarator" else None
        if target is None:
            if child.type.endswith("_declaration"):
                yield from declared(child)
        elif target.type == "identifier":
            yield text(target)
        else:
            yield from (local for _, local in fields(target) if local)


def _assigned(node: Node) -> Iterator[Export]:
    """CommonJS: `module.exports = X`, `module.exports = {a, b: c}`, `exports.x = y`."""
    assignment = node.named_children[0] if node.named_children else None
    while assignment is not None and assignment.type == "assignment_expression":
        left, right = assignment.child_by_field_name("left"), assignment.child_by_field_name("right")
        written = text(left) if left is not None and left.type == "member_expression" else ""
        if right is None or not written.startswith(("module.exports", "exports.")):
            return
        last = right
        while last.type == "assignment_expression":
            last = last.child_by_field_name("right") or last
        yield from _offered(assigned(left) if left is not None else "", bare(last), line(node))
        assignment = right


def _offered(name: str, value: Node, at: int) -> Iterator[Export]:
    if name == "default" and value.type == "object":
        yield Export("default", "default", line=at)
        for child in value.named_children:
            if child.type == "shorthand_property_identifier":
                yield Export(text(child), text(child), line=at)
            elif child.type in ("pair", "method_definition"):
                offered = key(child.child_by_field_name("key") or child.child_by_field_name("name"))
                inner = child.child_by_field_name("value")
                held = expression(bare(inner)) if inner is not None and inner.type == "identifier" else None
                yield Export(offered or "", held.name if isinstance(held, Name) else f"default.{offered}", line=at)
        return
    if value.type == "call_expression" and text(value.child_by_field_name("function")) == "require":
        arguments = value.child_by_field_name("arguments")
        if given := said(arguments):
            yield Export(name, None, string(given[0]), "default", at)
            return
    yield Export(name, text(value) if value.type == "identifier" else name, line=at)
