"""Astro's components: what stands between the fences and in the scripts is read as TypeScript, the rest of the file is the template.

Knows the file format and no framework."""

from __future__ import annotations

import re

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript import reader as ecmascript_reader
from keeper_validate.extract.ecmascript import sfc_reader
from keeper_validate.extract.ecmascript.markup import blanked
from keeper_validate.extract.ecmascript.patterns import fields
from keeper_validate.extract.ecmascript.props import declared_types, members
from keeper_validate.extract.ecmascript.reader import RECEIVER, candidates, expression, otherwise_called, renamed, within
from keeper_validate.extract.ecmascript.scope import bare, text
from keeper_validate.extract.ecmascript.template_code import code
from keeper_validate.extract.module import Facts

__all__ = ["RECEIVER", "around", "beside", "candidates", "expression", "facts", "otherwise_called", "prepared", "renamed", "within"]

_FENCED = re.compile(rb"\A(\s*---)(.*?)^([ \t]*---)", re.DOTALL | re.MULTILINE)
_GIVEN = "Astro.props"


def prepared(source: bytes) -> bytes:
    """The source with everything outside its fences and scripts blanked."""
    found = _FENCED.match(source)
    end = found.end() if found is not None else 0
    before = b"".join((blanked(found[1]), found[2], b";", blanked(found[3])[1:])) if found is not None else b""
    return before + sfc_reader.prepared(source[end:])


def facts(root: Node) -> Facts:
    """The facts of the scripts, and the component that the file is."""
    types = declared_types(root)
    declared = [name for name, _ in members(types.types.get("Props"), types)]
    taken = [name for node in root.named_children if node.type == "lexical_declaration" for name in _taken(node)]
    props = dict.fromkeys(name for name in (*declared, *taken) if name and name != "...")
    return sfc_reader.of_file(ecmascript_reader.facts(root), root, tuple(Facet("prop", name) for name in props))


def around(source: bytes, read: Facts) -> Facts:
    """The facts with what the template renders."""
    return sfc_reader.around(_template(source), read)


def beside(source: bytes) -> bytes:
    """The code in the template."""
    return code(_template(source))


def _template(source: bytes) -> bytes:
    found = _FENCED.match(source)
    return blanked(source[: found.end()]) + source[found.end():] if found is not None else source


def _taken(declaration: Node) -> list[str]:
    """What is taken out of the props that the file is given."""
    found: list[str] = []
    for child in declaration.named_children:
        name, value = child.child_by_field_name("name"), child.child_by_field_name("value")
        if name is not None and value is not None and text(bare(value)) == _GIVEN:
            found.extend(key for key, _ in fields(name))
    return found
