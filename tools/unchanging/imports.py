"""Import statements in another order: the first becomes the last, where nothing depends on which runs first."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from unchanging.edits import Edit, Files, below, each, edited, text_of

_STATEMENTS = {
    "python": ("import_statement", "import_from_statement"),
    "ecmascript": ("import_statement",),
    "go": ("import_spec",),
    "java": ("import_declaration",),
    "csharp": ("using_directive",),
    "rust": ("use_declaration",),
    "php": ("namespace_use_declaration",),
}
_LISTED = {"import_from_statement": "name", "named_imports": ""}


def reordered(files: Files) -> Files:
    """Every run of imports of each source backwards, and so the names that one of them lists."""
    return {path: _reordered(path, source) for path, source in files.items()}


def _reordered(path: str, source: bytes) -> bytes:
    read = each(path, source)
    if read is None or read[0].rules not in _STATEMENTS:
        return source
    edits: list[Edit] = []
    for run in _runs(read[1], _STATEMENTS[read[0].rules]):
        names = [name for one in run for name in _bound(one)]
        if len(names) == len(set(names)):
            edits += [(was.start_byte, was.end_byte, _backwards(now)) for was, now in zip(run, reversed(run), strict=True) if len(run) > 1]
    return edited(path, source, edits)


def _runs(root: Node, types: tuple[str, ...]) -> Iterator[list[Node]]:
    """Statements next to each other, comments aside, of which none is imported for what it does or for all that it has."""
    parents = list(below(root, "import_spec_list")) if types == ("import_spec",) else [root]
    for parent in parents:
        run: list[Node] = []
        for child in parent.named_children:
            if child.type in types and _plain(child):
                run.append(child)
            elif "comment" not in child.type:
                yield run
                run = []
        yield run


def _plain(statement: Node) -> bool:
    if statement.type == "import_statement" and statement.child_by_field_name("source") is not None:
        return any(child.type == "import_clause" for child in statement.children)
    if statement.type == "import_spec":
        name = statement.child_by_field_name("name")
        return name is None or name.type == "package_identifier"
    return not any(below(statement, "wildcard_import", "asterisk", "use_wildcard"))


def _bound(statement: Node) -> list[bytes]:
    """The names that a statement binds, as near as text tells."""
    types = ("identifier", "dotted_name", "package_identifier", "interpreted_string_literal", "name")
    return [text_of(one).rpartition(b"/")[2].partition(b".")[0] for one in below(statement, *types) if not _inner(one)]


def _inner(node: Node) -> bool:
    parent = node.parent
    if parent is None:
        return False
    module = parent.child_by_field_name("module_name")
    renamed = parent.type in ("aliased_import", "import_specifier") and parent.child_by_field_name("alias") is not None
    return parent.type in ("dotted_name", "scoped_identifier", "relative_import") or module == node or (
        renamed and parent.child_by_field_name("name") == node
    )


def _backwards(statement: Node) -> bytes:
    """A statement with the names that it lists in the other order."""
    text, start = text_of(statement), statement.start_byte
    for one in below(statement, *_LISTED):
        field = _LISTED[one.type]
        listed = one.children_by_field_name(field) if field else [child for child in one.named_children if "comment" not in child.type]
        pieces = [(was, text_of(now)) for was, now in zip(listed, reversed(listed), strict=True)]
        for was, now in reversed(pieces):
            text = text[: was.start_byte - start] + now + text[was.end_byte - start :]
    return text
