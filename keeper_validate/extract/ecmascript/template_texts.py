"""The texts of a component's template that people read, each with the tags around it.

A scanner of tags, as `template` is; what stands in braces is code and no text. Must not know which texts count."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.ecmascript.markup import outside
from keeper_validate.extract.ecmascript.template import VOID, tag_end
from keeper_validate.extract.ecmascript.template_code import without_code

_TAG = re.compile(r"<(/?)([A-Za-z][\w.:-]*)")
_REFERENCE = re.compile(r"&#?\w+;")
# a template that another language writes: `<template lang="pug">`
_OTHER = re.compile(r"\blang\s*=\s*[\"'](?!html)")


def texts(source: bytes, block: str = "") -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Each text, its line and the names of the tags around it; where a file holds its template in a `block`, only what stands in that."""
    template = without_code(outside(source)).decode("utf-8", "replace")
    around: list[tuple[str, bool]] = []
    position = 0
    while (match := _TAG.search(template, position)) is not None:
        yield from _text(template, position, match.start(), around, block)
        closes, name = match.groups()
        position = tag_end(template, match.end())
        if closes:
            last = next((at for at in range(len(around) - 1, -1, -1) if around[at][0] == name), len(around))
            del around[last:]
        elif template[position - 2 : position - 1] != "/" and name.lower() not in VOID:
            around.append((name, _OTHER.search(template, match.end(), position) is not None))
    yield from _text(template, position, len(template), around, block)


def _text(
    template: str, start: int, end: int, around: list[tuple[str, bool]], block: str
) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    text = _REFERENCE.sub(" ", template[start:end]).strip()
    outermost = around[0] if around else ("", False)
    if text and (not block or outermost == (block, False)):
        begins = start + len(template[start:end]) - len(template[start:end].lstrip())
        yield text, template.count("\n", 0, begins) + 1, tuple(name for name, _ in around)
