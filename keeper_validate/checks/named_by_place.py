"""Whether a name is given from elsewhere: a component by its file, which a framework sets (`[id].vue`), a route by a path that was there.

Must not know what names a clause asks for."""

from __future__ import annotations

import re
from os.path import basename, dirname

from keeper_validate import shipped
from keeper_validate.checks.case import Case, second_view
from keeper_validate.element import Element

HOUSES = frozenset({"index", "page", "layout", "route", "error", "loading", "template", "default"})
"""Names of files that a framework or a folder sets."""

_ROUTED = frozenset({"pages", "layouts", "routes"})


def is_named_by_place(element: Element, case: Case) -> bool:
    """Whether another name would be another address, or none at all."""
    stem = _stem(element)
    return stem is not None and (second_view(element, case) or stem in HOUSES or re.fullmatch(r"[A-Za-z][\w-]*", stem) is None)


def may_be_named_by_place(element: Element) -> bool:
    """Whether a file lies where tools take files for routes, though nothing tells that one does here."""
    return _stem(element) is not None and not _ROUTED.isdisjoint(dirname(element.path).split("/"))


def is_a_value(element: Element) -> bool:
    """Whether an enum is a value, or has no name of its own: `sortSchema` of zod, what stands within an OpenAPI document."""
    told = shipped.data("rules/lexicon/shapes")["valued"]
    return element.kind == "enum" and ("/" in element.name or element.value("form") in told)


def _stem(element: Element) -> str | None:
    """The stem of the file that a component is called after, as one without a name of its own is."""
    stem = basename(element.path).rpartition(".")[0]
    return stem if element.kind == "component" and element.name == stem else None


def is_known_path(element: Element, case: Case) -> bool:
    """Whether a route answers another method on a path that was there before: nothing about the path is new."""
    path = element.value("path") if element.kind == "route" else None
    return path is not None and any(one.kind == "route" and one.value("path") == path for one in case.delta.base.elements)
