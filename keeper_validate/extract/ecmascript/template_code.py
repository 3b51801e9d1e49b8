"""The code in a component's template: what stands in braces, and in attributes that hold an expression, each as a statement of its own.

Everything else is blanked, so that lines and offsets hold. Must not know what the code means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.ecmascript.markup import blanked, outside

_BOUND = re.compile(rb"(?<=\s)(?:v-[\w.:-]+|[:@#][\w.:\[\]-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_MUSTACHE = re.compile(rb"\{\{(.{0,5000}?)\}\}", re.DOTALL)
_PIECE = re.compile(rb"""[{}]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""")
# so that braces which never close cost no more than a template of some length
_MOST, _LONGEST = 4000, 20_000
# `{#if shown}`, `{:else if shown}`, `{@html text}`
_SIGN = re.compile(rb"\s*[#:@/][a-z]+(?: if\b)?")


def code(source: bytes) -> bytes:
    """A source of the same length that holds only the template's code."""
    template = outside(source)
    out = bytearray(blanked(template))
    left = bytearray(template)
    for found in _BOUND.finditer(template):
        start, end = found.span(1 if found[1] is not None else 2)
        _put(out, template, start, end, template[start:end].lstrip()[:1] in (b"{", b"["))
        left[start:end] = blanked(template[start:end])
    for found in _MUSTACHE.finditer(bytes(left)):
        _put(out, template, *found.span(1), False)
        left[found.start() : found.end()] = blanked(found.group())
    for start, end in _braced(bytes(left)):
        sign = _SIGN.match(template, start, end)
        _put(out, template, sign.end() if sign else start, end, False)
    return bytes(out)


def without_code(template: bytes) -> bytes:
    """A template with what stands in braces blanked."""
    left = bytearray(template)
    for start, end in _braced(template):
        left[start - 1 : end + 1] = blanked(template[start - 1 : end + 1])
    return bytes(left)


def _put(out: bytearray, template: bytes, start: int, end: int, value: bool) -> None:
    """A piece between what ends a statement, or in brackets where it would be taken for a block."""
    out[start:end] = template[start:end]
    out[start - 1 : start] = b"(" if value else b";"
    out[end : end + 2] = b");"[: len(out) - end] if value else out[end : end + 2].replace(b" ", b";", 1)


def _braced(template: bytes) -> Iterator[tuple[int, int]]:
    """What stands between outermost braces; one that is never closed is text."""
    at = 0
    for _ in range(_MOST):
        opening = template.find(b"{", at)
        if opening < 0:
            return
        end = _closing(template, opening)
        if end is not None:
            yield opening + 1, end
        at = (end if end is not None else opening) + 1


def _closing(template: bytes, opening: int) -> int | None:
    depth = 0
    for found in _PIECE.finditer(template, opening, opening + _LONGEST):
        depth += {b"{": 1, b"}": -1}.get(found.group(), 0)
        if not depth:
            return found.start()
    return None
