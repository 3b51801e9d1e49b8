"""A piece of code as it is written, and the expression that finds it: blanks and the sort of quotes do not matter, `‹x›` may be any value,
the same wherever it stands, `‹a_*›` any name of that form, and three dots are whatever is left out.

Must not know the language, nor who asks."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.clause import bracketed

FORM = "written"
"""The form of a token that is such a piece; a check asks for `written(new Date().getTime())`."""
_PIECE = re.compile(
    r"(?P<text>\"[^\"]*\"|'[^']*'|`[^`]*`)|‹(?P<value>[^›]+)›|(?P<gap>\.{3}|…)|(?P<name>[$@]?[A-Za-z_][\w$]*)|(?P<number>\d[\w.]*)"
    r"|(?P<sign>[=!<>]=+|=>|->|::|\?\.|\?\?|&&|\|\||\+\+|--|[+\-*/%&|^:]=|\S)"
)
_WORDS = frozenset({"name", "number"})
# a value of any sort, with what it is asked for: `$order->lines[0]`, `self.total()`
_VALUE = r"[$@]?[A-Za-z_][\w$]*(?:(?:\??\.|->|::)[\w$]+|\[[^\[\]]{0,60}\]|\([^()]{0,80}\))*"
_GAP, _JOINT = r"[^;]{0,200}?", r"\s{0,40}"
_ANY_TEXT = re.compile(r"\.{3}|…|\b(?:some|your|my|example|foo|bar)\b", re.IGNORECASE)
_SIGNS = r"=!<>+\-*/%&|^:"


def asked_for(form: str | None) -> str:
    """The code of a check's form, `f(x)` of `written(f(x))`; empty where it asks for none."""
    return bracketed(form, FORM)


def plainly(code: str) -> str:
    """A code as people write it: without the marks of what may be any value."""
    return re.sub("[‹›]", "", code)


def pieces(code: str) -> tuple[tuple[str, str], ...]:
    """The pieces of a code in order, each with its sort: `text`, `value`, `gap`, `name`, `number` or `sign`."""
    return tuple((match[sort], sort) for match in _PIECE.finditer(code) if (sort := match.lastgroup or "sign"))


@cache
def expression(code: str) -> re.Pattern[str]:
    """What finds a code in a text; what a call is handed goes without saying where it ends in a gap."""
    parts, known, last = [], set[str](), ""
    for text, sort in pieces(re.sub(r"\((?:\.{3}|…)\);?$", "(", code)):
        joint = "" if not last else r"\s{1,40}" if {last, sort} <= _WORDS else _JOINT
        parts.append(joint + _found(text, sort, known))
        last = sort
    return re.compile("".join(parts))


def _found(text: str, sort: str, known: set[str]) -> str:
    if sort == "gap":
        return _GAP
    if sort == "value" and "*" in text:
        return rf"(?<![\w$]){re.escape(text)}(?![\w$])".replace(r"\*", r"\w*")
    if sort == "value":
        name = re.sub(r"\W", "_", text)
        first = name not in known
        known.add(name)
        return f"(?P<v_{name}>{_VALUE})(?![\\w$])" if first else f"(?P=v_{name})(?![\\w$])"
    if sort == "text":
        return r"[\"'`][^\"'`\n]{0,200}[\"'`]" if _ANY_TEXT.search(text) else f"[\"'`]{re.escape(text[1:-1])}[\"'`]"
    if sort in _WORDS:
        return rf"(?<![\w$]){re.escape(text)}(?![\w$])"
    if text in (".", "?."):
        return r"\??\."
    return rf"(?<![{_SIGNS}]){re.escape(text)}(?![{_SIGNS}])" if re.fullmatch(f"[{_SIGNS}]{{1,3}}", text) else re.escape(text)
