"""Routes that attributes make of the methods of a class, below the path and behind the guards that attributes give the class.

Must not know any framework; the attributes, and the files that say where controllers stand, are data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.errors import KeeperError
from keeper_validate.extract.constants import is_open, plainly
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Name, Text, keyword, plain
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.routing.drawn_frame import Frame, place
from keeper_validate.extract.routing.route_path import bracketed, join, parameters
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_KIND, _ELSEWHERE = "attributed", Facet("prefix", "unresolved")
_PARAMETER = re.compile(r"\{!?(\w+)(?::[\w.]+)?(?:<[^{}]*?>)?(?:\?[^{}]*)?\}")


def attributed(path: str, module: Module, tree: Tree) -> Iterator[Element]:
    """The routes of a file's classes."""
    records = [record for record in module.records if record.setting("kind") == _KIND]
    if not records:
        return
    known = shipped.data(f"rules/{records[0].setting('rules')}")
    outer: dict[str, list[Record]] = {}
    inner: dict[int, list[Record]] = {}
    above = set[str]()
    for record in records:
        if record.setting("part") == "above":
            above.add(".".join(filter(None, (record.within, _name(record)))))
        elif record.setting("part") == "class":
            outer.setdefault(".".join(filter(None, (record.within, _name(record)))), []).append(record)
        else:
            inner.setdefault(record.start, []).append(record)
    before = _prefix(path, known, tree) if inner else ""
    for listed in inner.values():
        for record in listed:
            if _attribute(record) == known["route"]:
                found = _routes(path, module, record, known, outer.get(record.within, []), listed, before)
                yield from (replace(one, facets=(*one.facets, _ELSEWHERE)) for one in found) if record.within in above else found


def _routes(
    path: str, module: Module, record: Record, known: dict[str, Any], above: list[Record], beside: list[Record], before: str
) -> Iterator[Element]:
    starts = [one for other in above if _attribute(other) == known["route"] for one in _paths(other, known)] or [""]
    guards = [facet for other in (*above, *beside) if _attribute(other) in known["guards"] for facet in _guards(other)]
    handler = f"{record.within}::{_name(record)}" if record.within else _name(record)
    for start in starts:
        for own in _paths(record, known):
            whole = join(join(before, plain_path(start)), plain_path(own)) or "/"
            for method in _methods(record, known) or ("ANY",):
                shown = plainly(whole)
                facets = [Facet("method", method), Facet("path", shown), Facet("handler", handler), *dict.fromkeys(guards)]
                facets.extend(Facet("param", name) for name in parameters(whole))
                facets.extend((Facet("prefix", "unresolved"),) if is_open(whole) else ())
                name, framework = f"{method} {shown}", record.framework
                line = record.first("attribute") or record
                yield Element("route", name, path, line.line, record.end_line, module.language, framework, facets=tuple(facets))


def plain_path(written: str) -> str:
    """A path with its parameters without what they must look like, what they are mapped to, and what they are else."""
    return bracketed(_PARAMETER.sub(r"{\1}", written))


def _name(record: Record) -> str:
    name = record.first("name")
    return plain(name.value) if name is not None else ""


def _attribute(record: Record) -> str:
    attribute = record.first("attribute")
    return plain(attribute.value).rpartition("\\")[2] if attribute is not None else ""


def _argument(record: Record, key: str, at: int) -> Expression | None:
    given = record.first("arguments")
    call = given.value if given is not None and isinstance(given.value, Call) else None
    if call is None:
        return None
    named = keyword(call, key)
    return named if named is not None else call.arguments[at] if len(call.arguments) > at >= 0 else None


def _paths(record: Record, known: dict[str, Any]) -> tuple[str, ...]:
    """The paths of an attribute: one, or one for each language; without any it stands where its class does."""
    given = _argument(record, known["path"], 0)
    if isinstance(given, Entries):
        return tuple(dict.fromkeys(place(value, Frame()) for _, value in given.entries))
    return (place(given, Frame()),)


def _methods(record: Record, known: dict[str, Any]) -> tuple[str, ...]:
    given = _argument(record, known["methods"], -1)
    listed = given.values if isinstance(given, Items) else (given,)
    names = (one.value if isinstance(one, Text) else plain(one).rpartition("_")[2] for one in listed if isinstance(one, Text | Name))
    return tuple(name.upper() for name in names)


def _guards(record: Record) -> Iterator[Facet]:
    given = _argument(record, "attribute", 0)
    yield Facet("guard", _attribute(record), plain(given) if isinstance(given, Text | Name) else None)


def _prefix(path: str, known: dict[str, Any], tree: Tree) -> str:
    """What the project's own configuration puts before the routes of a controller."""
    for said_in in known["prefixes"]:
        root = path.partition("src/")[0]
        entry = tree.entry(root + said_in)
        if entry is None or not entry.is_file:
            continue
        from keeper_validate.yaml import plain as plain_yaml

        try:
            listed = plain_yaml((tree.read(root + said_in) or b"").decode("utf-8", "replace"), root + said_in)
        except KeeperError:
            continue
        for said in listed.values() if isinstance(listed, dict) else ():
            prefix = _said(said, path, root + said_in, known)
            if prefix is not None:
                return prefix
    return ""


def _said(said: object, path: str, said_in: str, known: dict[str, Any]) -> str | None:
    if not isinstance(said, dict) or not isinstance(said.get("prefix"), str):
        return None
    resource = said.get("resource")
    resource = resource.get("path") if isinstance(resource, dict) else resource
    if not isinstance(resource, str):
        return None
    folder = normal(said_in.rpartition("/")[0], resource)
    if resource != known["all"] and (folder is None or not path.startswith(folder.rstrip("/"))):
        return None
    return bracketed("/" + str(said["prefix"]).strip("/"))
