"""What a component looks like from its own source: whether it gives JSX, its outermost and inner elements, roles, props and variants.

The words of libraries come from `rules/ecmascript/jsx.yaml`. Must not decide what a component is; rules do."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.component_types import gives_element, is_component
from keeper_validate.extract.ecmascript.factory import called_at_once, carried, factory, first, transparent
from keeper_validate.extract.ecmascript.outcome import Body, outcomes, returned
from keeper_validate.extract.ecmascript.packaged import facets_of
from keeper_validate.extract.ecmascript.props import Types, props
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, bare, key, said, string, text
from keeper_validate.extract.ecmascript.tags import OPENING, attribute, told, worded
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.module import Import
from keeper_validate.values import dataclass, field

_HOOK = re.compile(rb"\buse[A-Z0-9]\w*\(")
_NAMES = frozenset({"identifier", "member_expression"})
_MADE = FUNCTIONS | {"function_declaration", "class", "class_declaration"}
Found = tuple[tuple[str, ...], tuple[Facet, ...]]


@dataclass(slots=True)
class File:
    """What one file shares: imports by local name, declarations, tags in order of place, and what is a component by its exported name."""

    imports: dict[str, Import]
    types: Types
    tags: list[tuple[int, Node]] = field(default_factory=list)
    raised: frozenset[str] = frozenset()


def _gives_nothing(node: Node, ends: list[Node]) -> bool:
    """A component for its effects only: it gives null, and calls a hook."""
    if not ends or any(end.type != "null" for end in ends):
        return False
    return _HOOK.search(node.text or b"") is not None


def _is_tag(name: str, file: File) -> bool:
    """Whether the file itself uses its function as a tag."""
    return name not in file.imports and any(text(tag.child_by_field_name("name")) == name for _, tag in file.tags)


def appearance(name: str, node: Node, typed: Node | None, file: File, results: Iterable[Node] | None = None) -> Found:
    """The traits and facets that make a definition a component, for names that can be one."""
    last = name.rpartition(".")[2]
    if not (last[:1].isupper() or last == "default" or name in file.raised):
        return (), ()
    if node.type in FUNCTIONS or node.type.endswith("function_declaration") or node.type == "method_definition":
        return _of_function(last, node, typed, file, returned(node) if results is None else tuple(results))
    if node.type in ("class", "class_declaration", "abstract_class_declaration"):
        return _of_class(node, file)
    if node.type == "call_expression":
        return _of_call(node, typed, file)
    return _of_type(typed)


def _of_function(name: str, node: Node, typed: Node | None, file: File, results: tuple[Node, ...]) -> Found:
    inside = _between(node, file)
    if not inside and not results:
        return (("jsx",), props(node, typed, file.types)) if (gives_element(node) or is_component(typed)) else ((), ())
    body = Body(node)
    ends = [end for result in results for end in outcomes(result, body)]
    found = list(_roots(ends, body))
    if not (
        found
        or _gives_element(ends, body)
        or (inside and (node.has_error or (_unknown(results) and not any(end.type in _MADE for end in ends))))
        or _gives_nothing(node, ends)
        or _is_tag(name, file)
        or (gives_element(node) or is_component(typed))
    ):
        return (), ()
    form = (Facet("form", "arrow" if node.type == "arrow_function" else "function"),) if name else ()
    return ("jsx",), (*form, *props(node, typed, file.types), *_rendered(found, inside, body, file))


def _of_class(node: Node, file: File) -> Found:
    members = node.child_by_field_name("body")
    for child in members.named_children if members is not None else ():
        if key(child.child_by_field_name("name")) == "render":
            body, inside = Body(child), _between(node, file)
            found = list(_roots((end for result in returned(child) for end in outcomes(result, body)), body))
            return (("jsx",) if found or inside else ()), tuple(_rendered(found, inside, body, file))
    return (), ()


def _of_call(node: Node, typed: Node | None, file: File) -> Found:
    """A component made by a call: of a function given to it (at any depth), or by a factory."""
    made = factory(node)
    if made is not None:
        return ("factory",), (Facet("form", "styled"), *facets_of(made, "root", file.imports))
    made = _made(node, file)
    if made is not None:
        return ("factory",), (Facet("form", "factory"), *facets_of(made, "root", file.imports))
    called = called_at_once(node)
    at_once = next((one for one in map(bare, returned(called)) if one.type in FUNCTIONS), None) if called is not None else None
    if at_once is not None:
        traits, facets = _of_function("", at_once, typed, file, returned(at_once))
        return (("wrapped-jsx",) if traits else ()), facets
    if called is not None:
        return _of_type(typed)
    inner: Node | None = node
    kind: Node | None = typed
    while inner is not None and inner.type == "call_expression":
        kind = inner.child_by_field_name("type_arguments") or kind
        arguments = inner.child_by_field_name("arguments")
        choices = [bare(child) for child in arguments.named_children] if arguments is not None else []
        inner = next((child for child in choices if child.type in FUNCTIONS or child.type == "call_expression"), None)
    if inner is None or inner.type not in FUNCTIONS:
        return _of_type(typed)
    traits, facets = _of_function("", inner, kind, file, returned(inner))
    return (("wrapped-jsx",) if traits else ()), facets


def _of_type(typed: Node | None) -> Found:
    return (("typed-component",), ()) if is_component(typed) else ((), ())


def _gives_element(ends: Iterable[Node], body: Body) -> bool:
    """Whether one of the outcomes is JSX (a fragment without an element of its own too), or the children: as they came, called, or
    carried elsewhere."""
    return any(
        end.type == "jsx_element"
        or text(end if end.type in _NAMES else end.child_by_field_name("function")).rpartition(".")[2] == "children"
        or _gives_element(_carried(end, body), body)
        for end in ends
    )


def _carried(call: Node, body: Body) -> Iterator[Node]:
    node = carried(call)
    yield from outcomes(node, body) if node is not None else ()


def _unknown(results: tuple[Node, ...]) -> bool:
    return any(bare(result).type == "identifier" for result in results)


def _made(call: Node, file: File) -> str | None:
    """The element that a function of the file makes a component of, where it is told which: `make("button")`."""
    callee, arguments = call.child_by_field_name("function"), call.child_by_field_name("arguments")
    factory = file.types.values.get(text(callee)) if callee is not None and callee.type == "identifier" else None
    if factory is None or factory.type not in FUNCTIONS or arguments is None:
        return None
    inner = next((bare(result) for result in returned(factory) if bare(result).type in FUNCTIONS), None)
    body = Body(inner) if inner is not None else None
    if inner is None or body is None or not any(_roots([end], body) for result in returned(inner) for end in outcomes(result, body)):
        return None
    return next((string(bare(argument)) for argument in arguments.named_children if bare(argument).type == "string"), None)


def _roots(ends: Iterable[Node], body: Body, steps: int = 6) -> Iterator[Node]:
    """The outermost tags and element calls among outcomes; what only passes its children on is looked through."""
    for end in ends:
        if end.type == "jsx_self_closing_element":
            yield end
        elif end.type == "jsx_element":
            opening = end.child_by_field_name("open_tag")
            if opening is not None and steps and transparent(opening):
                yield from _roots(
                    (inner for child in end.named_children if child.type != "jsx_text" for inner in _child(child, body)),
                    body,
                    steps - 1,
                )
            elif opening is not None:
                yield opening
        elif end.type == "call_expression":
            yield from _call_roots(end, body, steps)


def _child(node: Node, body: Body) -> Iterator[Node]:
    if node.type in ("jsx_element", "jsx_self_closing_element"):
        yield node
    elif node.type == "jsx_expression" and node.named_children:
        yield from outcomes(node, body)


def _call_roots(call: Node, body: Body, steps: int) -> Iterator[Node]:
    if steps:
        yield from _roots(_carried(call, body), body, steps - 1)
    if text(call.child_by_field_name("function")) in words().elements and first(call) is not None:
        yield call


def _between(node: Node, file: File) -> list[Node]:
    start = bisect_left(file.tags, node.start_byte, key=lambda tag: tag[0])
    end = bisect_left(file.tags, node.end_byte, key=lambda tag: tag[0])
    return [tag for _, tag in file.tags[start:end]]


def _rendered(roots: list[Node], inside: list[Node], body: Body, file: File) -> Iterator[Facet]:
    """Each element once: as outermost where it is that anywhere."""
    outer = {root.start_byte for root in roots}
    seen: dict[Facet, None] = {}
    told_of: set[tuple[str, str]] = set()
    for tag, where in (*((root, "root") for root in roots), *((tag, "inside") for tag in inside if tag.start_byte not in outer)):
        for name in _names(tag, body, file):
            if (name, where) in told_of:
                continue
            told_of.add((name, where))
            for facet in facets_of(name, where, file.imports):
                if Facet(facet.role, facet.name, "root") not in seen:
                    seen.setdefault(facet)
        for role in (told(tag, file.types)[0] or "").lower().split():
            if Facet("aria_role", role, "root") not in seen:
                seen.setdefault(Facet("aria_role", role, where))
    yield from seen


def _names(tag: Node, body: Body, file: File) -> Iterator[str]:
    """The element or component that a tag names, and the one that it is told to be; a tag that is a name of the file stands for what
    that was given."""
    if tag.type == "call_expression":
        arguments = tag.child_by_field_name("arguments")
        named = next(iter(said(arguments)), None)
    else:
        named = tag.child_by_field_name("name")
    if named is None:
        return
    yield from told(tag, file.types)[1]
    written, single = text(named), named.type == "identifier"
    if single and written not in file.imports and (written[:1].isupper() or tag.type == "call_expression"):
        ends = [end for value in body.values(written) or _constant(written, file) for end in outcomes(value, body)]
        known = [
            string(end) if end.type == "string" else text(end) for end in ends if end.type in ("string", "identifier", "member_expression")
        ]
        if known:
            yield from known
            return
    name = written if single and written not in file.types.values else worded(named, file.types) or written
    if name == "input" and tag.type in OPENING and attribute(tag, "type", file.types) in ("button", "submit", "reset"):
        yield "button"
    yield name


def _constant(name: str, file: File) -> list[Node]:
    """The text that a constant of the file holds."""
    held = file.types.values.get(name)
    return [held] if held is not None and held.type == "string" else []
