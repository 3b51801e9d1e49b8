"""What a file brings or makes under a name that nothing else in it mentions: an import or a local variable that is not used.

A word of a comment, a text or a template that is the same is a mention too, so that what is found is surely left over. Must not know who
asks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tree_sitter import Node

_WHOLE = frozenset({"React", "h"})
"""What a compiler of JSX may need, though no code names it."""
_KEPT = re.compile(r"noqa|eslint-disable|biome-ignore|noinspection|@ts-|# type:|SuppressWarnings")
_JOINT = re.compile(r"(?<=\w)(?=[A-Z])")


def unmentioned(held: Iterable[Node], path: str, source: bytes) -> Iterator[Node]:
    """Those of some names that nothing else in a source mentions, whose line does not say that it is meant so; none in a module that is
    there to hand on what it imports."""
    nodes = list(held)
    if not nodes or path.endswith(("/__init__.py", "/conftest.py", ".pyi", ".d.ts")) or path in ("__init__.py", "conftest.py"):
        return
    text = source.decode("utf-8", "replace")
    lines, words = text.split("\n"), Counter(re.findall(r"\w+", text))
    for node in nodes:
        name, whole = _name(node), _whole(node)
        said = " ".join(lines[whole.start_point.row : whole.end_point.row + 1])
        if name and words[name] <= _words(whole)[name] and not _KEPT.search(said) and not _tagged(name, text):
            yield node


def _name(node: Node) -> str:
    name = node.text.decode() if node.text else ""
    whole = re.fullmatch(r"\$?([^\W_]\w*)\$?", name)
    above = node.parent
    again = above is not None and above.type in ("aliased_import", "import_specifier") and _words(above)[name] > 1  # handed on: `a as a`
    return whole[1] if whole and name not in _WHOLE and not again else ""


def _whole(node: Node) -> Node:
    """The import that brings a name, or else the name alone."""
    above: Node | None = node
    while above is not None and not re.search("import|use_declaration", above.type):
        above = above.parent
    while above is not None and above.parent is not None and re.search("import|use_declaration", above.parent.type):
        above = above.parent
    return above or node


def _words(node: Node) -> Counter[str]:
    return Counter(re.findall(r"\w+", node.text.decode() if node.text else ""))


def _tagged(name: str, text: str) -> bool:
    """Whether a template has a tag or a directive that is called so: `MyButton` as `<my-button>`, `vFocus` as `v-focus`."""
    spelled = _JOINT.sub("-", name).lower()
    return ("-" in spelled and spelled in text) or f"<{name[:1].upper()}{name[1:]}" in text
