"""A source with its members written as members, however they are reached: `getattr(app, "get")`, `attrgetter("get")(app)`,
`app["get"](...)`, `app.get.call(app, ...)`, and methods bound to a name before they are called. Lines hold.

Must not parse; what is not written so stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable

_PLACE = rb"([A-Za-z_][\w.]{0,80})"
# A member may be called as a keyword is, and is then reached in no other way.
_KEYWORDS = (
    rb"False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is"
    rb"|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield"
)
_WORD = rb"""["'](?!(?:""" + _KEYWORDS + rb""")["'])([A-Za-z_]\w{0,60})["']"""
_GETATTR = re.compile(rb"getattr(?<![\w.]getattr)\(\s*" + _PLACE + rb"\s*,\s*" + _WORD + rb"\s*\)")
_ATTRGETTER = re.compile(rb"(?:operator\.)?attrgetter\(\s*" + _WORD + rb"\s*\)\(\s*" + _PLACE + rb"\s*\)")
_METHODCALLER = re.compile(rb"(?:operator\.)?methodcaller\(\s*" + _WORD + rb"\s*,?([^()\n]{0,200})\)\(\s*" + _PLACE + rb"\s*\)")
_GLOBALS = re.compile(rb"(?:globals|locals)\(\)(?:\[\s*" + _WORD + rb"\s*\]|\.get\(\s*" + _WORD + rb"\s*\))")
_RESOLVED = re.compile(rb"""(?:pkgutil\.)?resolve_name\(\s*(["'])([\w.]+):(\w+)\1\s*\)""")
_DECORATOR = re.compile(rb"@([A-Za-z_]\w{0,60})(?=\()")
_METHOD = re.compile(rb"\n[ \t]*([A-Za-z_]\w{0,60})[ \t]*=[ \t]*([A-Za-z_]\w{0,60}\.\w{1,60})[ \t]*(?=\n)")
_INDEXED = re.compile(rb"""(?<=[\w$)\]])\[\s*["']([A-Za-z_$][\w$]{0,60})["']\s*\](?=\s*\()""")
_CALLED = re.compile(rb"(?<![\w$.])([A-Za-z_$][\w$]{0,60})\.([A-Za-z_$][\w$]{0,60})\.call\(\s*\1\s*,[ \t]*")
# What a body follows is no call: it is a method of a class, or of an object.
_CALL = re.compile(rb"(?<![\w$.])(?<!function )([A-Za-z_$][\w$]{0,60})(?=\()(?!\([^()\n]{0,200}\)[ \t]*(?::[^={}();\n]{1,100})?\{)")
_BOUND = re.compile(rb"(?<![\w$.])([A-Za-z_$][\w$]{0,60})\s*=\s*(([A-Za-z_$][\w$]{0,60})\.[A-Za-z_$][\w$]{0,60})\.bind\(\s*\3\s*\)")
_SENT = re.compile(rb"""\.(?:public_send|__send__|send)\(\s*[:"']([a-z_]\w{0,60})["']?\s*(?:,[ \t]*|(?=\)))""")
_METHOD_OBJECT = re.compile(rb"""\.method\(\s*[:"']([a-z_]\w{0,60})["']?\s*\)(?:\.call)?(?=\()""")
_GO_METHOD = re.compile(rb"([A-Za-z_]\w{0,60}) := ([A-Za-z_]\w{0,60}\.[A-Z]\w{0,60})[ \t]*(?=\n)")
_GO_CALL = re.compile(rb"""(?<![\w.])([A-Za-z_]\w{0,60})(?=\(\s*["`])""")


def python(source: bytes) -> bytes:
    """Python's ways: functions of `operator`, tables of names, a decorator that a method was bound to before."""
    if b"getattr(" in source:
        source = _GETATTR.sub(rb"\1.\2", source)
    if b"attrgetter" in source or b"methodcaller" in source:
        source = _METHODCALLER.sub(rb"\3.\1(\2)", _ATTRGETTER.sub(rb"\2.\1", source))
    if b"globals()" in source or b"locals()" in source:
        source = _GLOBALS.sub(lambda found: found[1] or found[2], source)
    if b"resolve_name" in source:
        source = _RESOLVED.sub(rb'importlib.import_module("\2").\3', source)
    decorating = set(_DECORATOR.findall(source)) if b"@" in source else set()
    bound = [(name, method) for name, method in _METHOD.findall(source) if name in decorating] if decorating else []
    return _as_methods(bound, _DECORATOR, source, b"@")


def ecmascript(source: bytes) -> bytes:
    """JavaScript's ways: a literal index, `call` on its own object, `bind` to it."""
    if b'"](' in source or b"'](" in source:
        source = _INDEXED.sub(rb".\1", source)
    if b".call(" in source:
        source = _CALLED.sub(rb"\1.\2(", source)
    if b".bind(" in source:
        source = _as_methods(((name, method) for name, method, _ in _BOUND.findall(source)), _CALL, source)
    return source


def go(source: bytes) -> bytes:
    """Go's method values, where they are called with a text first."""
    return _as_methods(_GO_METHOD.findall(source), _GO_CALL, source) if b" := " in source else source


def ruby(source: bytes) -> bytes:
    """Ruby's ways: `send` with a symbol or a text, and a method object that is called at once."""
    if b"send" in source:
        source = _SENT.sub(rb".\1(", source)
    return _METHOD_OBJECT.sub(rb".\1", source) if b".method(" in source else source


def _as_methods(bound: Iterable[tuple[bytes, bytes]], called: re.Pattern[bytes], source: bytes, sign: bytes = b"") -> bytes:
    """Calls of names that stand for one method each, as calls of the method."""
    methods: dict[bytes, bytes] = {}
    for name, method in bound:
        methods[name] = name if methods.get(name, method) != method else method
    return called.sub(lambda found: sign + methods.get(found[1], found[1]), source) if methods else source
