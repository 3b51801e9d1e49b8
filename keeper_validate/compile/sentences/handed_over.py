"""A call with what it is handed as a piece of code to look for: `setTimeout(fn, 0)` is one with that number, `env('KEY')` any.

Must not know what the clause says about it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.handed import FORM, handed

_CALL = re.compile(r"(?P<new>new )?(?P<name>\.?[A-Za-z_$][\w$]*(?:(?:\??\.|::|->)[\w$]+)*!?)(?=\()")
# what only shows where something is handed over: a name, a function without a body, a text with a gap in it
_SAMPLE = re.compile(
    r"(?!(?:true|false|null|nil|none|undefined|True|False|None)$)[$@&*]*[A-Za-z_][\w.]*"
    r"|\.{3}|…|\*|(?:async)?(?:\([^()]*\)|\w*)=>(?:\.{3}|…|\{(?:\.{3}|…)?\})"
    r"|\"(?:.*(?:%\w|[{…]|\.{3}$).*|[A-Z][A-Z0-9_]*|x|key|name|foo|path|url|message|msg|text)\""
)
# what nobody would write: “/api/some/endpoint”
_FOR_ANY = re.compile(r"\b(?:some|your|my|example|foo|bar)\b", re.IGNORECASE)
_TOLD = re.compile(r"true|false|null|nil|undefined|True|False|None|-?\d[\w.]*|\[\]|\{\}|:\w+[?!]?|\"[\w.:/%-]+\"")


def handed_over(text: str) -> Thing | None:
    """The call that a piece of code shows; None for anything else, and where an argument is neither a sample nor a constant."""
    call = _CALL.match(text)
    arguments = handed(text, call.end()) if call and text.rstrip(";").endswith(")") else None
    if call is None or not arguments:
        return None
    told = ["*" if _SAMPLE.fullmatch(one) else one if _TOLD.fullmatch(one) else "" for one in arguments]
    if not all(told) or any(map(_FOR_ANY.search, told)):
        return None
    name = f"{call['new'] or ''}{call['name']}"
    if all(one == "*" for one in told):
        return Thing(("token",), target=name if call["new"] else f"{name.removeprefix('.')}()", act="use", named=True)
    return Thing(("token",), target=call["name"], facet=f"{FORM}({', '.join(told)})", act="use", named=True)
