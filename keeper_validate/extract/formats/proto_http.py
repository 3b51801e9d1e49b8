"""Routes of Protocol Buffers: the paths that an option gives to the methods of a service, for what answers them over HTTP.

Must not know what serves them; which option it is, and whose own services are no routes of a project, is data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.tokens import Tokens, unquoted

_VARIABLE, _NAMED = re.compile(r"\{([\w.]+)(?:=([^{}]*))?\}"), re.compile(r"\{([\w.]+)\}")


def routes(tokens: Tokens) -> Iterator[Element]:
    """The routes of the services of a file."""
    known = shipped.data("rules/proto/http")
    package = tokens[at + 1] if (at := tokens.find("package", 0)) < len(tokens) else ""
    if any(fnmatchcase(package, one) for one in known["beside"]):
        return
    service = ""
    for at, token in enumerate(tokens.texts):
        if token == "service" and tokens[at + 2] == "{":
            service = tokens[at + 1]
        elif token == "rpc" and tokens[at + 2] == "(":
            yield from _method(tokens, at, f"{service}.{tokens[at + 1]}", known)


def _method(tokens: Tokens, start: int, handler: str, known: dict[str, Any]) -> Iterator[Element]:
    """The routes of a method: one for each rule that its options hold."""
    at = start
    while at < len(tokens) and tokens[at] not in ("{", ";"):
        at = tokens.closing(at) + 1 if tokens[at] == "(" else at + 1
    end = tokens.closing(at) if tokens[at] == "{" else min(at, len(tokens))
    while (at := tokens.find("option", at + 1)) < end:
        named = at + 2 + (tokens[at + 2] == ".")
        if tokens[at + 1] == "(" and tokens[named] == known["option"]:
            begin = named + 3  # behind `) =`, or of `(google.api.http).get = "/v1/users"` behind `).`
            stop = tokens.closing(begin) if tokens[begin] == "{" else tokens.find(";", at)
            yield from _rules(tokens, begin, min(stop, end), handler, known)


def _rules(tokens: Tokens, at: int, stop: int, handler: str, known: dict[str, Any]) -> Iterator[Element]:
    kind = ""
    while at < stop:
        word = tokens[at]
        value = at + 2 if tokens[at + 1] in (":", "=") else at + 1
        if word == known["kind"]:
            kind = unquoted(tokens[value]).upper()
        text = tokens[value]
        if text[:1] in ("'", '"') and (word in known["methods"] or (word == known["path"] and kind)):
            written = text
            while tokens[value + 1][:1] in ("'", '"'):
                value, written = value + 1, f"{written[:-1]}{tokens[value + 1][1:]}"
            yield _route(tokens, at, kind if word == known["path"] else word.upper(), unquoted(written), handler)
            at = value
        at += 1


def _route(tokens: Tokens, at: int, method: str, written: str, handler: str) -> Element:
    whole = _VARIABLE.sub(_spelled, written if written.startswith("/") else f"/{written}")
    params = (Facet("param", name) for name in dict.fromkeys(_NAMED.findall(whole)))
    facets = (Facet("method", method), Facet("path", whole), Facet("handler", handler), *params)
    return Element("route", f"{method} {whole}", "", tokens.line(at), tokens.line(at), "proto", "google.api.http", facets=facets)


def _spelled(variable: re.Match[str]) -> str:
    """A variable with what it stands for, `{name=shelves/*/books/*}`: its last open segment has its name, one before that of its
    collection."""
    segments = (variable[2] or "*").split("/")
    stars = [at for at, one in enumerate(segments) if one.startswith("*")]
    for at in stars:
        segments[at] = f"{{{variable[1] if at == stars[-1] or not at else segments[at - 1]}}}"
    return "/".join(segments)
