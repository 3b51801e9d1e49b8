"""What Python's statements bind: assignments of every form, loop variables, type aliases and imports.

Must not walk into other statements (`python.facts` does)."""

from __future__ import annotations

import re

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, Text
from keeper_validate.extract.module import Definition, Import
from keeper_validate.extract.python.expression import expression
from keeper_validate.extract.written import written
from keeper_validate.values import dataclass, field

_PATTERNS = ("pattern_list", "tuple_pattern")
# `routes.items()`: the pairs of a mapping, or its values alone
_OF_MAPPING = {"items": "{entries}", "values": "{values}", "keys": ""}
# what gives the same items: `sorted(routes)`
_IN_ORDER = frozenset({"sorted", "list", "tuple", "set", "reversed"})
_PUTTING = {"append": 1, "extend": 1, "insert": 2}
_PUT = tuple(name.encode() for name in sorted(_PUTTING))
_OF_THE_CLASS = re.compile(r"""["']?(?:\w+\.)?ClassVar\b""")
_LOADS = re.compile(rb"(?:\bimportlib\s*\.\s*)?\bimport_module\s*\(|\b__import__\s*\(|\bsys\.modules\[")


@dataclass(slots=True)
class Gathering:
    """The lists being filled."""

    imports: list[Import] = field(default_factory=list)
    stars: list[Import] = field(default_factory=list)
    definitions: list[Definition] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)


def assignment(node: Node, scope: str, into: Gathering) -> None:
    """What an assignment binds, at any level."""
    inner = node.named_child(0)
    if inner is None or inner.type not in ("assignment", "augmented_assignment"):
        return
    left, right = inner.child_by_field_name("left"), inner.child_by_field_name("right")
    if left is None:
        return
    if right is not None and right.type == "assignment":
        _chained(node, right, scope, into)
        right = _innermost(right)
    if left.type in _PATTERNS:
        _unpacked(node, left, right, scope, into)
        return
    if left.type not in ("identifier", "attribute"):
        return
    annotation = inner.child_by_field_name("type")
    value = expression(right) if right is not None else None
    name = written(left)
    if inner.type == "augmented_assignment":
        name += "+="
    elif name == "__all__" and isinstance(value, Items):
        into.offered.extend(item.value for item in value.values if isinstance(item, Text))
    dotted = f"{scope}.{name}" if scope else name
    form = "value" if value is not None else "annotation"
    into.definitions.append(
        Definition(dotted, form, left.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=value,
                   annotation=expression(annotation) if annotation is not None else None, exported=is_public(dotted),
                   traits=("shared",) if annotation is not None and _OF_THE_CLASS.match(written(annotation)) else ())
    )


def _chained(statement: Node, right: Node, scope: str, into: Gathering) -> None:
    """`a = b = value` binds b too."""
    value = expression(_innermost(right))
    target: Node | None = right
    while target is not None and target.type == "assignment":
        left = target.child_by_field_name("left")
        if left is not None and left.type == "identifier":
            dotted = dotted_in(scope, left)
            into.definitions.append(
                Definition(dotted, "value", left.start_point.row + 1, statement.end_point.row + 1, statement.start_byte, value=value,
                           exported=is_public(dotted))
            )
        target = target.child_by_field_name("right")


def _innermost(node: Node) -> Node:
    while node.type == "assignment":
        right = node.child_by_field_name("right")
        if right is None:
            break
        node = right
    return node


def _unpacked(statement: Node, left: Node, right: Node | None, scope: str, into: Gathering) -> None:
    value = expression(right) if right is not None else None
    values: tuple[Expression, ...] = value.values if isinstance(value, Items) else ()
    targets = left.named_children
    if isinstance(value, Name) and all(child.type == "identifier" for child in targets):
        values = tuple(Name(f"{value.name}.{index}") for index in range(len(targets)))
    elif isinstance(value, Call) and all(child.type == "identifier" for child in targets):
        values = tuple(Member(value, str(index)) for index in range(len(targets)))
    rest = next((index for index, child in enumerate(targets) if child.type == "list_splat_pattern"), None)
    if rest is not None and len(values) + 1 >= len(targets):
        after = len(values) - (len(targets) - rest - 1)
        values = (*values[:rest], Items(values[rest:after]), *values[after:])
    for index, target in enumerate(targets):
        if target.type == "identifier":
            dotted = dotted_in(scope, target)
            into.definitions.append(
                Definition(dotted, "value", target.start_point.row + 1, statement.end_point.row + 1, statement.start_byte,
                           value=values[index] if len(values) == len(targets) else None, exported=is_public(dotted))
            )


def each(node: Node, scope: str, into: Gathering) -> None:
    """A loop variable is bound to each item of what is looped over."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is not None and right is not None:
        turning(left, right, node, scope, into)


def turning(left: Node, right: Node, around: Node, scope: str, into: Gathering) -> None:
    """What stands for each item of what is gone through; several names are bound to the parts of each."""
    if left.type not in ("identifier", *_PATTERNS):
        return
    place, end = around.start_point.row + 1, around.end_point.row + 1
    if left.type == "identifier":
        into.definitions.append(Definition(dotted_in(scope, left), "each", place, end, around.start_byte, value=_listed(right)))
        return
    item = f"[{left.start_point.row + 1}:{left.start_point.column}]"  # one that is taken apart has no name of its own
    whole = f"{scope}.{item}" if scope else item
    into.definitions.append(Definition(whole, "each", place, end, around.start_byte, value=_listed(right)))
    into.definitions.extend(
        Definition(dotted_in(scope, part), "value", place, end, around.start_byte, value=Name(f"{item}.{index}"), traits=("each",))
        for index, part in enumerate(left.named_children) if part.type == "identifier"
    )


def opened(node: Node, scope: str, into: Gathering) -> None:
    """`with make() as made`: what is opened gives, as far as names tell, what it is itself."""
    items = (item for clause in node.named_children if clause.type == "with_clause" for item in clause.named_children)
    for pattern in (item.child_by_field_name("value") for item in items):
        target = pattern.child_by_field_name("alias") if pattern is not None and pattern.type == "as_pattern" else None
        name = next((one for one in target.named_children if one.type == "identifier"), None) if target is not None else None
        if pattern is not None and name is not None:
            place, value = name.start_point.row + 1, expression(pattern.named_children[0])
            into.definitions.append(Definition(dotted_in(scope, name), "value", place, place, name.start_byte, value=value))


def _listed(node: Node) -> Expression:
    """What is looped over: a list, or the pairs, values or keys of a mapping, in whatever order."""
    found = expression(node)
    while isinstance(found, Call) and isinstance(found.function, Name) and found.function.name in _IN_ORDER and len(found.arguments) == 1:
        found = found.arguments[0]
    if not isinstance(found, Call) or found.arguments:
        return found
    if isinstance(found.function, Member) and found.function.name in _OF_MAPPING:
        return _of_mapping(found.function.of, found.function.name)
    of, _, last = found.function.name.rpartition(".") if isinstance(found.function, Name) else ("", "", "")
    return _of_mapping(Name(of), last) if of and last in _OF_MAPPING else found


def _of_mapping(mapping: Expression, way: str) -> Expression:
    return Member(mapping, _OF_MAPPING[way]) if _OF_MAPPING[way] else mapping  # its keys are what it is gone through by


def grown(node: Node, scope: str, into: Gathering) -> None:
    """What is put into a list after it was made: `routes.append(route)`, `routes.insert(0, route)`, `routes.extend(more)`."""
    said = node.named_children[0] if node.named_children else None
    function = said.child_by_field_name("function") if said is not None and said.type == "call" else None
    if said is None or function is None or not (function.text or b"").endswith(_PUT):
        return  # most calls put nothing anywhere, and need not be converted to see that
    call = expression(said)
    if not isinstance(call, Call) or not isinstance(call.function, Name) or call.keywords:
        return
    name, _, deed = call.function.name.rpartition(".")
    if not name or "." in name or len(call.arguments) != _PUTTING.get(deed):
        return
    given = call.arguments[-1]
    value = Items((given,)) if deed != "extend" else given if isinstance(given, Items) else Items((Member(given, "*"),))
    place = node.start_point.row + 1
    into.definitions.append(
        Definition(f"{scope}.{name}+=" if scope else f"{name}+=", "put", place, node.end_point.row + 1, node.start_byte, value=value)
    )


def alias(node: Node, scope: str, into: Gathering) -> None:
    """A `type` statement."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None:
        return
    dotted = dotted_in(scope, left)
    into.definitions.append(
        Definition(dotted, "type", left.start_point.row + 1, node.end_point.row + 1, node.start_byte, value=expression(right),
                   exported=is_public(dotted))
    )


def imported(node: Node, scope: str, into: Gathering) -> None:
    """What an import binds."""
    line = node.start_point.row + 1
    module_node = node.child_by_field_name("module_name")
    module = written(module_node).replace(" ", "") if module_node is not None else None
    for child in node.named_children:
        if module_node is not None and child.start_byte == module_node.start_byte:
            continue
        if child.type == "wildcard_import":
            into.stars.append(Import("*", module or "", "*", line, scope))
            continue
        target = child.child_by_field_name("name") if child.type == "aliased_import" else child
        alias = child.child_by_field_name("alias") if child.type == "aliased_import" else None
        if target is None or target.type != "dotted_name":
            continue
        name = written(target)
        if module is not None:
            into.imports.append(Import(written(alias) if alias is not None else name, module, name, child.start_point.row + 1, scope))
        elif alias is not None:
            into.imports.append(Import(written(alias), name, None, line, scope))
        else:
            # `import a.b` binds `a`; the dotted use `a.b.c` still leads to module a.b
            into.imports.append(Import(name.partition(".")[0], name.partition(".")[0], None, line, scope))
            if "." in name:
                into.imports.append(Import(name, name, None, line, scope))


def loaded(root: Node, into: Gathering) -> None:
    """Modules that are imported by a call, or taken from those that are, wherever it stands; a text that only looks like one is none."""
    source = root.text or b""
    if b"import_module" not in source and b"__import__" not in source and b"sys.modules" not in source:
        return
    for found in _LOADS.finditer(source):
        node = root.descendant_for_byte_range(root.start_byte + found.start(), root.start_byte + found.start())
        while node is not None and node.type in ("identifier", "attribute"):
            node = node.parent
        value = expression(node) if node is not None and node.type in ("call", "subscript") else None
        if node is not None and isinstance(value, Name) and value.name.startswith("import:"):
            into.imports.append(Import(value.name, value.name.removeprefix("import:"), None, node.start_point.row + 1))


def dotted_in(scope: str, name: Node) -> str:
    """A name below a scope."""
    return f"{scope}.{written(name)}" if scope else written(name)


def is_public(dotted: str) -> bool:
    """Whether a dotted name is offered by convention."""
    return not dotted.rpartition(".")[2].startswith("_")
