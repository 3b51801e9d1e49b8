"""Enums of JSON Schema and OpenAPI documents, in JSON or YAML, named by where they stand: `definitions/component/properties/type`.

Must not resolve references, nor take other documents for schemas."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.errors import KeeperError
from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.yaml import MOST_GENERATED, Mapping, Node, Scalar, Sequence, decode, untagged

# Each begins with a literal, which is sought many times faster than a boundary; that is looked at behind it.
_MENTIONED = tuple(re.compile(word + rb"(?<=\b" + word + rb""")["']?\s*:""") for word in (b"enum", b"const"))
_MARKED = re.compile(rb"""^["']?(?:\$schema|openapi|swagger|asyncapi|definitions|\$defs|components|properties)["']?\s*:""", re.MULTILINE)
_SCHEMA_KEYS = frozenset({"$schema", "openapi", "swagger", "asyncapi", "definitions", "$defs", "components", "properties"})
_VALUES = frozenset({"example", "examples", "default", "enum", "const"})
# what a schema looks at, and lists no values that it permits
_CONDITIONS = frozenset({"if", "not"})
_SHARED = frozenset({"definitions", "$defs", "schemas"})
_BY_NAME = frozenset({"properties", "patternProperties", "definitions", "$defs", "schemas", "parameters"})


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a document that is a schema; nothing of any other."""
    is_json = source.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"[")
    if not any(word.search(source) for word in _MENTIONED) or not (is_json or _MARKED.search(source)):
        return (), ()
    try:
        node = root(source) if is_json else untagged(decode(source, "the schema", MOST_GENERATED), "the schema")
    except NotJson as error:
        return (), (Gap("", 0, f"not readable as JSON: {error}"),) if b'"$schema"' in source or b'"openapi"' in source else ()
    except KeeperError as error:
        return (), (Gap("", 0, str(error)),)
    if not isinstance(node, Mapping) or not any(key.text in _SCHEMA_KEYS for key, _ in node.items):
        return (), ()
    return tuple(_enums(node, ())), ()


def _enums(node: Node, path: tuple[str, ...]) -> Iterator[Element]:
    if isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            yield from _enums(item, (*path, _called(item) or str(index)))
    if not isinstance(node, Mapping):
        return
    named = bool(path) and path[-1] in _BY_NAME
    members = () if named else tuple(_members(node))
    if members:
        facets = (Facet("form", "json-enum"), Facet("ordinal", "false"), *(Facet("member", item.text, item.text) for item in members))
        name, own = "/".join(path) or "#", len(path) < 2 or path[-2] in _SHARED
        yield Element("enum", name, "", members[0].line, members[-1].line, "jsonschema", exported=own, facets=facets)
    for key, value in node.items:
        if named or key.text not in _VALUES | _CONDITIONS:
            yield from _enums(value, (*path, key.text))


def _called(item: Node) -> str:
    """What a thing in a list calls itself, as the parameters of a request do, so that one before it does not make it another."""
    name = item.get("name") if isinstance(item, Mapping) else None
    return name.text if isinstance(name, Scalar) else ""


def _members(node: Mapping) -> Iterator[Scalar]:
    listed = node.get("enum")
    if isinstance(listed, Sequence):
        yield from (item for item in listed.items if isinstance(item, Scalar))
        return
    for key in ("oneOf", "anyOf"):
        choices = node.get(key)
        constants = [_constant(item) for item in choices.items] if isinstance(choices, Sequence) else []
        if constants and None not in constants:
            yield from (constant for constant in constants if constant is not None)
            return


def _constant(choice: Node) -> Scalar | None:
    constant = choice.get("const") if isinstance(choice, Mapping) else None
    return constant if isinstance(constant, Scalar) else None
