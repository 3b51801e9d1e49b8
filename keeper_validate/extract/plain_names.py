"""A source with its names as its language reads them: escapes and letters of other widths in names written plainly, loaders of modules
under their own name, members and modules that a constant of the file names as that text. Lines hold.

Whoever hides a name this way hides it from every rule at once, so it is undone before anything is read. Must not parse unless such a name
stands there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.extract import reached_names
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import Language

_NAME = re.compile(rb"[A-Za-z0-9_$]")
_ESCAPE = re.compile(rb"(?<!\\)((?:\\\\)*)\\(?:u\{0*([0-9A-Fa-f]{1,6})\}|u+([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))")
_WIDE = re.compile(rb"[\x80-\xff][A-Za-z0-9_\x80-\xff]*")
_WORD = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_")
_IDENTIFIER = "identifier"
_STRING = rb"""(?:"[^"\\\n]*"|'[^'\\\n]*')"""
_EACH = re.compile(_STRING)
_TEXT = _STRING + rb"(?:\s*\+\s*" + _STRING + rb")*"
# What is tried on every source begins with a literal, which is sought many times faster than a boundary; that is looked at behind it.
_CONSTANT = re.compile(
    rb"(?:const(?<=\bconst)|let(?<=\blet)|var(?<=\bvar))\s+"
    rb"([A-Za-z_$][\w$]{0,40})(?:\s*:\s*\w{1,40})?\s*=\s*(" + _TEXT + rb")(?:\s+as\s+const)?\s*(?:;|\n|\Z)"
)
_PYTHON_CONSTANT = re.compile(
    rb"^([A-Za-z_]\w*)(?:[ \t]*:[^=\n]+)?[ \t]*=[ \t]*(" + _TEXT + rb")[ \t]*(?:#.*)?$", re.MULTILINE)
_CREATES = re.compile(rb"\bcreateRequire\s+as\s+([\w$]{1,40})")
_OTHER_REQUIRE = re.compile(rb"=\s*(?:module\.)?require\s*(?:;|\n)")
_NAME_BEFORE = re.compile(rb"\b([A-Za-z_$][\w$]{0,40})\s*\Z")
_NEAR = 80
# An element-making call is short (`h`), and a short name is also an ordinary key.
_SHORT = 4
_RENAMED = re.compile(rb"as(?<=\sas)\s+([A-Za-z_$][\w$]{0,40})")
_NAMESPACE = re.compile(rb"import(?<=\bimport)\s*\*\s*as\s+([A-Za-z_$][\w$]{0,40})")
_OWN_REQUIRE = re.compile(rb"module(?<![\w$.]module)\s*\.\s*require(?=\s*\()")
_OTHER_IMPORT = re.compile(
    rb"\b(?:import_module|__import__)[ \t]+as[ \t]+(\w+)|^[ \t]*(\w+)[ \t]*=[ \t]*(?:importlib\.)?(?:import_module|__import__)[ \t]*$",
    re.MULTILINE,
)
_OTHER_IMPORTLIB = re.compile(rb"\bimport[ \t]+importlib[ \t]+as[ \t]+(\w+)")
_LOADED_BY_NAME = re.compile(rb"((?:import_module|__import__)\(\s*(?:name\s*=\s*)?|\bgetattr\(\s*[\w.]+\s*,\s*)([A-Za-z_]\w*)(?=\s*[,)])")
_MEMBER_BY_NAME = re.compile(rb"(\[(?<=[\w$)\]]\[)(?<!\blet\[)(?<!\bvar\[)(?<!\bconst\[))([A-Za-z_$][\w$]{0,40})(?=\])")
_MEMBER_JOINED = re.compile(rb"(\[(?<=[\w$)\]]\[))(" + _STRING + rb"(?:[ \t]*\+[ \t]*" + _STRING + rb"){1,8})(?=\])")
# A list of an imported type is what the grammar cannot read among the arguments of a type: `ref<import("./types").Item[]>([])`.
_IMPORTED_LIST = re.compile(rb"""(?<=<)import\([ ]?["'][^"'\n]{1,200}["'][ ]?\)(?=\.[\w$.]{1,100}\[\])""")
# Since Go 1.26 `new` takes a value too, which the grammar does not know: it is a call like any other there.
_NEW_OF_VALUE = re.compile(
    rb"(?<![\w.])new(?=\([ \t\n]*(?:[\"'`0-9&!-]|(?:\[\])?(?!func\b)[A-Za-z_][\w.]*[ \t]*(?:\(|\{[^}]|[-+*/%|^<>=]|&&)))")
_QUALIFIED = re.compile(rb"(?<![\w\"'])@((?:[a-z_]\w{0,60}\.){1,12})([A-Z]\w{0,60})")
_PACKAGE = re.compile(rb"^[ \t]*package[ \t]+[\w.]{1,200}[ \t]*;", re.MULTILINE)
_ATTRIBUTE = re.compile(
    rb"(^[ \t]{0,60}\[)(?:(?:[A-Z]\w{0,60}\.){2,12}([A-Z]\w{0,60}?)(?:Attribute)?|([A-Z]\w{0,60}?)Attribute)(?=[\](])", re.MULTILINE)
# C# may leave out what is made where the line has said it: `HttpClient client = new();`.
_MADE_UNNAMED = re.compile(rb"\b([A-Z]\w{0,60})(\??[ \t]{1,9}[A-Za-z_]\w{0,60}[ \t]{0,9}=[ \t]{0,9}new)(?=[ \t]?\()")
# Names longer than a person writes are not followed: every pattern here is tried at each place of a source, hostile ones included.


def plain(language: Language, source: bytes) -> bytes:
    """The source in plain names; the very same one where nothing is hidden in it."""
    rewrite = _REWRITE.get(language.rules)
    return rewrite(language, source) if rewrite is not None else source


def _ecmascript(language: Language, source: bytes) -> bytes:
    if b"\\u" in source:
        source = _ESCAPE.sub(_if_in_names, source)
    if b"<import(" in source:
        source = _IMPORTED_LIST.sub(lambda found: b"_" * len(found[0]), source)
    if b"+" in source and b"[" in source:
        source = _MEMBER_JOINED.sub(lambda found: found[1] + b'"' + b"".join(map(_inner, _EACH.findall(found[2]))) + b'"', source)
    if b"createRequire" in source:
        makers = b"|".join((b"createRequire", *map(re.escape, _CREATES.findall(source))))
        loaders = set(re.findall(rb"\b([A-Za-z_$][\w$]{0,40})\s*=\s*(?:[\w$.]{1,40}\.)?(?:" + makers + rb")\s*\(", source))
        source = _called(loaders - {b"require"}, b"require", source)
    if b" as " in source or b"Element" in source:
        source = _elements(source)
    if b"require" in source:
        source = _called(_given_require(source), b"require", _OWN_REQUIRE.sub(b"require", source))
    return reached_names.ecmascript(_by_constant(_CONSTANT, _MEMBER_BY_NAME, source))


def _inner(text: bytes) -> bytes:
    return text[1:-1]


def _elements(source: bytes) -> bytes:
    """Calls that make an element, under the name that a rule knows them by."""
    names, long, taken, member = _making()
    renamed = [(name, found[1]) for found in _RENAMED.finditer(source) if (name := _before(source, found.start())) in names]
    held = any(name in source for name in long)
    for name, other in (*renamed, *(taken.findall(source) if held else ())):
        source = _called({other} - {name}, name, source)
    for whole in set(_NAMESPACE.findall(source)) if held else ():
        if f"{whole.decode()}." not in _prefixes():
            source = re.sub(rb"(?<![\w$.])" + re.escape(whole) + member, b"", source)
    return source


@cache
def _making() -> tuple[frozenset[bytes], tuple[bytes, ...], re.Pattern[bytes], bytes]:
    """The calls that make an element, and those whose names are no ordinary keys; how the latter are taken out of what has them, and
    reached as members of a module."""
    names = sorted(name.encode() for name in words().elements if "." not in name)
    long = tuple(name for name in names if len(name) > _SHORT)
    listed, other = b"|".join(long), rb"([A-Za-z_$][\w$]{0,40})"
    taken = re.compile(rb"\b(" + listed + rb")\s*:\s*" + other + rb"\s*[,}]")
    return frozenset(names), long, taken, rb"\s*\.\s*(?=(?:" + listed + rb")\s*\()"


@cache
def _prefixes() -> frozenset[str]:
    return frozenset(name.rpartition(".")[0] + "." for name in words().elements if "." in name)


def _given_require(source: bytes) -> set[bytes]:
    """The names that `require` itself is given to."""
    return {_before(source, found.start()) for found in _OTHER_REQUIRE.finditer(source)} - {b""}


def _before(source: bytes, end: int) -> bytes:
    """The name that a place of a source follows; empty where there is none."""
    found = _NAME_BEFORE.search(source, max(end - _NEAR, 0), end)
    return found[1] if found is not None else b""


def _by_constant(pattern: re.Pattern[bytes], named: re.Pattern[bytes], source: bytes) -> bytes:
    """What is named by a constant that has one text and no other (`jwt[word]`, `import_module(NAME)`), by that text."""
    asked = {found[2] for found in named.finditer(source)}
    texts: dict[bytes, bytes] = {}
    for name, value in pattern.findall(source) if asked else ():
        texts[name] = b"" if name in texts else value.replace(b"\n", b" ")
    if asked.isdisjoint(texts):
        return source
    return named.sub(lambda found: found[1] + (texts.get(found[2]) or found[2]), source)


def _python(language: Language, source: bytes) -> bytes:
    if not source.isascii():
        source = _narrow(language, source)
    if b"import_module" in source or b"__import__" in source:
        for name in _OTHER_IMPORTLIB.findall(source):
            source = re.sub(rb"\b" + name + rb"(?=\s*\.\s*(?:import_module|__import__)\b)", b"importlib", source)
        source = _called({one or other for one, other in _OTHER_IMPORT.findall(source)}, b"import_module", source)
    elif b"getattr(" not in source:
        return reached_names.python(source)
    return reached_names.python(_by_constant(_PYTHON_CONSTANT, _LOADED_BY_NAME, source))


def _called(names: set[bytes], as_one: bytes, source: bytes) -> bytes:
    """Calls of some names as calls of the one that they stand for."""
    if not names:
        return source
    listed = b"|".join(re.escape(name) for name in sorted(names))
    return re.sub(rb"(?<![\w$.])(?<!def )(?:" + listed + rb")(?=\s*\()", as_one, source)


def _narrow(language: Language, source: bytes) -> bytes:
    """Names in letters of other widths as Python itself reads them (NFKC); texts and comments stay as they are."""
    hidden = list(_hidden(source))
    if not hidden:
        return source
    root, kept, at = parse(language, source).root_node, [], 0
    for start, end, name in hidden:
        node = root.descendant_for_byte_range(start, end - 1)
        if node is not None and node.type == _IDENTIFIER:
            kept += [source[at:start], name]
            at = end
    return b"".join((*kept, source[at:]))


def _hidden(source: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Where a word stands that is plain ASCII to Python, though not as it is written, and what it is."""
    from unicodedata import normalize

    for found in _WIDE.finditer(source):
        name = normalize("NFKC", found.group().decode("utf-8", "replace"))
        if name.isascii() and f"_{name}".isidentifier():
            start = found.start()
            while start and source[start - 1] in _WORD:
                start -= 1
            yield start, found.end(), source[start : found.start()] + name.encode()


def _escaped(language: Language, source: bytes) -> bytes:
    return _ESCAPE.sub(_if_in_names, source) if b"\\u" in source or b"\\U" in source else source


def _java(language: Language, source: bytes) -> bytes:
    """Java reads an escape as its character before it reads anything else; an annotation that says in place where it comes from is one that
    the file imports."""
    source = _ESCAPE.sub(_if_ascii, source) if b"\\u" in source else source
    imported = sorted({found[1] + found[2] for found in _QUALIFIED.finditer(source)}) if _QUALIFIED.search(source) else []
    if not imported:
        return source
    brought = b"".join(b" import " + name + b";" for name in imported)
    source = _QUALIFIED.sub(rb"@\2", source)
    package = _PACKAGE.search(source)
    return source[:package.end()] + brought + source[package.end():] if package is not None else brought + b" " + source


def _csharp(language: Language, source: bytes) -> bytes:
    """C# knows an attribute with its namespace and with its last word too: `[Microsoft.AspNetCore.Mvc.HttpGetAttribute]`."""
    source = _MADE_UNNAMED.sub(rb"\1\2 \1", _escaped(language, source))
    return _ATTRIBUTE.sub(lambda found: found[1] + (found[2] or found[3]), source) if _ATTRIBUTE.search(source) else source


def _go(language: Language, source: bytes) -> bytes:
    return reached_names.go(_NEW_OF_VALUE.sub(b"neW", source) if b"new(" in source else source)


def _ruby(language: Language, source: bytes) -> bytes:
    return reached_names.ruby(source)


def _if_in_names(found: re.Match[bytes]) -> bytes:
    character = _character(found)
    return found[1] + character if _NAME.fullmatch(character) else found[0]


def _if_ascii(found: re.Match[bytes]) -> bytes:
    character = _character(found)
    return found[1] + character if character.isascii() and (character.isalnum() or character in b"_$ \n(){};,.=@\"'/*") else found[0]


def _character(found: re.Match[bytes]) -> bytes:
    code = int(found[2] or found[3] or found[4], 16)
    return chr(code).encode("utf-8", "replace") if code <= 0x10FFFF else b"?"


_REWRITE: dict[str, Callable[[Language, bytes], bytes]] = {
    "ecmascript": _ecmascript, "python": _python, "java": _java, "csharp": _csharp, "go": _go, "ruby": _ruby,
}
