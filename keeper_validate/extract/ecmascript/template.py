"""The tags of a component's template: which are outermost, which are inside, and the roles they carry.

A scanner of tags, not a parser of HTML: text, comments and expressions between tags are passed over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.packaged import facets_of
from keeper_validate.extract.ecmascript.said import Given, said
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.expression import Name
from keeper_validate.extract.module import Import

_TAG = re.compile(r"<(/?)([A-Za-z][\w.:-]*)")
_STOP = re.compile(r"[\"'`{}>]")
_ATTRIBUTE = re.compile(r"(?<![\w.@-])(?:v-bind)?:?(role|type)=(?:[\"']|\{[\"'`]|[\"'][\"'`])([\w-]+)[\"'`]")
_BOUND = re.compile(r"(?:v-bind=[\"']|\{\.\.\.)\{[^{}]*?\b(role|type)[\"']?\s*:\s*[\"'`]([\w-]+)[\"'`]")
_TOLD = re.compile(r"(?<![\w.@-])(?:v-bind)?:?(?:is|this)=(?:[\"']|\{[\"'`]|[\"'][\"'`])([\w.-]+)[\"'`]")
_HANDED = re.compile(r"(?<![\w.@-])(?:is|this)=\{([\w$.]+)\}")
_SPREAD = re.compile(r"(?:v-bind=[\"']|\{\.\.\.)([A-Za-z_$][\w$]*)[\"'}]")
_NAMED = re.compile(r"(?<![\w.@-])(?:(?:v-bind)?:(role|type)=[\"']|(role|type)=\{)([A-Za-z_$][\w$.]*)[\"'}]")
VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "slot"})


def rendered(template: str, imports: Mapping[str, Import], given: Given) -> tuple[Facet, ...]:
    """What a template renders (without its comments and styles), each element once: as outermost where it is that anywhere."""
    found: dict[Facet, None] = {}
    for name, attributes, outer in sorted(_tags(template, given), key=lambda tag: not tag[2]):
        where = "root" if outer else "inside"
        told = dict(_told(attributes, given))
        listed = [Facet("aria_role", told["role"], where)] if "role" in told else []
        if name == "input" and told.get("type") in ("button", "submit", "reset"):
            listed.append(Facet("renders", "button", where))
        for facet in (*facets_of(name, where, imports), *listed):
            if Facet(facet.role, facet.name, "root") not in found:
                found.setdefault(facet)
    return tuple(found)


def _told(attributes: str, given: Given) -> Iterator[tuple[str, str]]:
    """The role and type that an element is given, the last of each counts: spread in from a constant, in place, by name."""
    for name in _SPREAD.findall(attributes):
        yield from ((key, text) for key in ("role", "type") if (text := said(Name(f"{name}.{key}"), given)) is not None)
    yield from (*_BOUND.findall(attributes), *_ATTRIBUTE.findall(attributes))
    for bound, braced, name in _NAMED.findall(attributes):
        text = said(Name(name), given)
        if text is not None:
            yield bound or braced, text


def _tags(template: str, given: Given) -> Iterator[tuple[str, str, bool]]:
    """Every opening tag: its name, its attributes as written, and whether only transparent tags are around it."""
    around: list[tuple[str, bool]] = []
    position = 0
    while (match := _TAG.search(template, position)) is not None:
        name = match.group(2)
        position = tag_end(template, match.end())
        if match.group(1):
            _close(around, name)
            continue
        transparent = name == "template" or name in words().transparent or ":" in name
        told = _told_to_be(template, match.end(), position, given) if name in words().dynamic else None
        if told is not None:
            name, transparent = told, False
        if not transparent:
            yield name, template[match.end() : position], all(passed for _, passed in around)
        if template[position - 2 : position - 1] != "/" and name.lower() not in VOID:
            around.append((match.group(2), transparent))


def _told_to_be(template: str, start: int, end: int, given: Given) -> str | None:
    """What an attribute tells a tag to be, by its name or by that of a constant."""
    told, handed = _TOLD.search(template, start, end), _HANDED.search(template, start, end)
    if told is not None:
        return said(Name(told.group(1)), given) or told.group(1)
    return said(Name(handed.group(1)), given) if handed is not None else None


def _close(around: list[tuple[str, bool]], name: str) -> None:
    for index in range(len(around) - 1, -1, -1):
        if around[index][0] == name:
            del around[index:]
            return


def tag_end(template: str, position: int) -> int:
    """Where a tag ends: at the first `>` outside quotes and braces."""
    depth = 0
    while (match := _STOP.search(template, position)) is not None:
        sign, position = match.group(), match.end()
        if sign == ">" and depth <= 0:
            return position
        if sign in "\"'`":
            closing = template.find(sign, position)
            position = closing + 1 if closing >= 0 else position
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
    return len(template)
