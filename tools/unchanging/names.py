"""Names that only the inside of a function knows, called otherwise throughout it."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from unchanging.edits import Edit, Files, below, each, edited, text_of

CALLED = b"_zq"
"""What stands behind such a name; what is named after it is the same as before."""

_FUNCTIONS = {
    "python": ("function_definition",),
    "ecmascript": (
        "function_declaration", "function_expression", "generator_function_declaration", "arrow_function", "method_definition",
    ),
    "go": ("function_declaration", "method_declaration"),
}
_NAMES = ("identifier", "shorthand_property_identifier", "shorthand_property_identifier_pattern")
# Where a name is given by one who calls, imports, or looks a thing up by it.
_GIVEN = frozenset({
    "parameters", "default_parameter", "typed_parameter", "typed_default_parameter", "list_splat_pattern", "dictionary_splat_pattern",
    "lambda_parameters", "formal_parameters", "required_parameter", "optional_parameter", "rest_pattern", "parameter_declaration",
    "variadic_parameter_declaration", "global_statement", "nonlocal_statement", "import_from_statement", "aliased_import", "dotted_name",
    "import_specifier", "function_declaration", "function_definition", "class_definition", "class_declaration",
    "generator_function_declaration", "function_expression", "literal_element", "labeled_statement", "catch_clause", "jsx_attribute",
    "type_query", "case_pattern", "as_pattern", "as_pattern_target", "import_spec",
})
_DECLARING = ("expression_statement", "lexical_declaration", "variable_declaration")
_ASKING = (b"locals()", b"eval(", b"exec(", b"vars()")


def renamed(files: Files) -> Files:
    """Each source with the locals of its outermost functions called otherwise."""
    return {path: _renamed(path, source) for path, source in files.items()}


def _renamed(path: str, source: bytes) -> bytes:
    read = each(path, source)
    if read is None or read[0].rules not in _FUNCTIONS:
        return source
    family, root = read[0].rules, read[1]
    edits: list[Edit] = []
    for function in _outermost(root, _FUNCTIONS[family]):
        body = function.child_by_field_name("body")
        if body is not None and not any(word in text_of(function) for word in _ASKING):
            edits += _edits(function, frozenset(_bound(body, family)), family)
    return edited(path, source, edits)


def _outermost(root: Node, types: tuple[str, ...]) -> Iterator[Node]:
    pending = [root]
    while pending:
        one = pending.pop()
        if one.type in types:
            yield one
        else:
            pending.extend(one.children)


def _bound(body: Node, family: str) -> Iterator[bytes]:
    """The names that a body itself binds to values; not those bound to functions and classes, which may be elements."""
    for statement in body.named_children:
        for one in statement.named_children if statement.type in _DECLARING else [statement]:
            if one.type == "assignment" and family == "python":
                yield from _names(one.child_by_field_name("left"))
            elif one.type == "variable_declarator" and not _makes(one.child_by_field_name("value")):
                yield from _names(one.child_by_field_name("name"))
            elif one.type == "short_var_declaration":
                yield from _names(one.child_by_field_name("left"))
            elif one.type == "statement_list":
                yield from _bound(one, family)


def _makes(value: Node | None) -> bool:
    return value is not None and value.type in ("arrow_function", "function_expression", "class")


def _names(target: Node | None) -> Iterator[bytes]:
    if target is None:
        return
    if target.type in ("identifier", "shorthand_property_identifier_pattern"):
        yield text_of(target)
    elif target.type in ("pattern_list", "tuple_pattern", "expression_list", "object_pattern", "array_pattern", "list_pattern"):
        for child in target.named_children:
            yield from _names(child)


def _edits(function: Node, bound: frozenset[bytes], family: str) -> Iterator[Edit]:
    uses = [one for one in below(function, *_NAMES) if text_of(one) in bound and not _key(one)]
    given = {text_of(one) for one in uses if _given(one)} | {b"_"}
    first: dict[bytes, Node] = {}
    for one in uses:
        first.setdefault(text_of(one), one)
    early = {name for name, one in first.items() if family == "go" and not _declares(one)}
    for one in uses:
        name = text_of(one)
        if name not in given | early:
            shown = name + CALLED if one.type == "identifier" else name + b": " + name + CALLED
            yield one.start_byte, one.end_byte, shown


def _key(node: Node) -> bool:
    """Whether a node is the name of an argument or a member, which no local is."""
    parent = node.parent
    if parent is None:
        return False
    keyword = parent.type == "keyword_argument" and parent.child_by_field_name("name") == node
    return keyword or (parent.type == "attribute" and parent.child_by_field_name("attribute") == node)


def _given(node: Node) -> bool:
    parent = node.parent
    if parent is None or parent.type == "import_clause":
        return True
    if parent.type in ("function_definition", "function_declaration", "arrow_function", "default_parameter", "typed_default_parameter"):
        return node in (parent.child_by_field_name("name"), parent.child_by_field_name("parameter"))
    if parent.type in ("required_parameter", "optional_parameter"):
        return node == parent.child_by_field_name("pattern")
    if parent.type in ("object_pattern", "array_pattern", "object_assignment_pattern", "assignment_pattern", "pair_pattern"):
        return _in_parameters(parent)
    inner = parent
    while inner.type in ("class_definition", "class_body", "block", "assignment", "expression_statement") and inner.parent is not None:
        if inner.type == "class_definition":
            return True
        inner = inner.parent
    return parent.type in _GIVEN


def _in_parameters(node: Node) -> bool:
    inner: Node | None = node
    while inner is not None and inner.type.endswith(("pattern", "parameter")):
        inner = inner.parent
    return inner is not None and inner.type == "formal_parameters"


def _declares(node: Node) -> bool:
    inner = node.parent
    while inner is not None and inner.type == "expression_list":
        inner = inner.parent
    left = inner.child_by_field_name("left") if inner is not None and inner.type == "short_var_declaration" else None
    return left is not None and left.start_byte <= node.start_byte < left.end_byte
