"""Settings of configuration documents (JSON, YAML, TOML) that clauses ask for, as uses of the form `setting`: `scripts.test=vitest`.

A list has no places: an item is a value of its key, and a mapping in it goes on from that key. What a comment says, how a document is
ordered and laid out is no part of it. No document is read that nobody asked for. Must not know who asks, nor what a key means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol

from keeper_validate.element import Use
from keeper_validate.errors import KeeperError
from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.extract.manifests.declared import NotAManifest
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence, decode, untagged

FORM = "setting"
_PAGES = (".md", ".mdx", ".markdown")
_HEAD = re.compile(rb"\A(?:\xef\xbb\xbf)?---[ \t]*\r?\n(?P<it>.*?\n)---[ \t]*(?:\r?\n|\Z)", re.DOTALL)

Setting = tuple[str, str, int]


class Named(Protocol):
    """Whether a text in a form is asked for."""

    def __call__(self, text: str, form: str) -> bool: ...


def settings(path: str, source: bytes, wanted: Named) -> Iterator[Use]:
    """The settings of a document that are wanted, in its order; none where it cannot be read, of which the snapshot tells."""
    for key, value, line in _settings(path, source):
        name = f"{key}={' '.join(value.split())}"
        if wanted(name, FORM):
            yield Use("token", name, path, line, form=FORM)


def _settings(path: str, source: bytes) -> tuple[Setting, ...]:
    try:
        if path.endswith(_PAGES):
            head = _HEAD.match(source)
            return tuple(_of_node(untagged(decode(b"\n" + head["it"], path), path), "", 1)) if head else ()
        if path.endswith(".toml"):
            return tuple(_of_toml(source))
        is_json = path.endswith((".json", ".jsonc", ".json5", ".webmanifest")) or source.lstrip()[:1] == b"{"
        return tuple(_of_node(root(source) if is_json else untagged(decode(source, path), path), "", 1))
    except (NotJson, KeeperError, NotAManifest):
        return ()


def _of_node(node: Node, key: str, line: int) -> Iterator[Setting]:
    if isinstance(node, Scalar):
        yield key, node.text, line
    elif not node.items:
        yield key, "[]" if isinstance(node, Sequence) else "{}", line
    elif isinstance(node, Mapping):
        for name, value in node.items:
            yield from _of_node(value, _below(key, name.text), name.line)
    else:
        for item in node.items:
            yield from _of_node(item, key, item.line)


def _of_toml(source: bytes) -> Iterator[Setting]:
    from keeper_validate.extract.manifests.toml import read

    table, lines = read(source)

    def walked(value: Any, key: str, line: int) -> Iterator[Setting]:
        if isinstance(value, dict) and value:
            for name, inner in value.items():
                yield from walked(inner, _below(key, name), lines.key(name))
        elif isinstance(value, list) and value:
            for item in value:
                yield from walked(item, key, line)
        else:
            yield key, _written(value), line

    yield from walked(table, "", 1)


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _below(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name
