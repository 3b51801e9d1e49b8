"""Names of Rust, Java, Kotlin, PHP and C# that say in place where they come from, as imports that bind nothing: `reqwest::get(url)`,
`new java.util.Date()`. Must not read what an import statement says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.language import Language
from keeper_validate.extract.module import Import
from keeper_validate.extract.uses import prefixes
from keeper_validate.extract.vocabulary import vocabulary

# A package in small letters and a type: a chain of members of values hardly ever looks like it.
_PACKAGED = re.compile(rb"(?<![\w.$\"'/@-])(?:[a-z][a-z0-9_]*\.){2,6}[A-Z]\w*[a-z]\w*")
_PATTERNS = {
    "java": _PACKAGED,
    "kotlin": _PACKAGED,
    "rust": re.compile(rb"(?<![\w:.$'])[a-z_]\w*(?:::[A-Za-z_]\w*){1,6}"),
    "php": re.compile(rb"(?<![\w\\])\\[A-Z]\w*(?:\\\w+){1,8}"),
    "csharp": re.compile(rb"(?<![\w.\"])[A-Z]\w*(?:\.[A-Z]\w*){1,8}"),
}
_NODES = frozenset({"identifier", "type_identifier", "name"})
_STATEMENTS = frozenset({
    "use_declaration", "import_declaration", "package_declaration", "namespace_use_clause", "namespace_definition", "using_directive",
    "namespace_declaration", "file_scoped_namespace_declaration", "import", "package_header", "visibility_modifier",
})
_MODULE = re.compile(rb"\bmod\s+(\w+)")
_USE = re.compile(rb"\buse\s[^;]+;")
_BROUGHT = re.compile(rb"(?:::|[{,]|\bas\b)\s*(\w+)")
# Heads that lead to no other package: the own one, the types of the language, and the tools that attributes speak to.
_OWN = frozenset({
    "crate", "self", "super", "bool", "char", "str", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    "f32", "f64", "clippy", "rustdoc", "rustfmt", "diagnostic",
})


def imports(root: Node, source: bytes, language: Language) -> tuple[Import, ...]:
    """What a source names in place, each name where it first stands."""
    pattern = _PATTERNS.get(language.rules)
    return tuple(_named(pattern, root, source, _known(language, source))) if pattern is not None else ()


def _named(pattern: re.Pattern[bytes], root: Node, source: bytes, wanted: Callable[[str], bool]) -> Iterator[Import]:
    seen: set[bytes] = set()
    for match in pattern.finditer(source):
        name = match.group()
        if name in seen:
            continue
        text = name.decode("utf-8", "replace").removeprefix("\\")
        place = match.start() + (name[:1] == b"\\")
        if not wanted(text):
            seen.add(name)
        elif _is_code(root.descendant_for_byte_range(place, place + 1)):
            seen.add(name)
            module, sign, member = _parted(text)
            yield Import("", module if sign else text, member if sign else None, source.count(b"\n", 0, place) + 1)


def _parted(text: str) -> tuple[str, str, str]:
    """A name by its last sign, where that divides a module from what it holds; a dotted type is the module itself."""
    return text.rpartition("::" if "::" in text else "\\")


def _is_code(node: Node | None) -> bool:
    if node is None or node.type not in _NODES:
        return False
    outer = node.parent
    while outer is not None:
        if outer.type in _STATEMENTS:
            return False
        outer = outer.parent
    return True


def _known(language: Language, source: bytes) -> Callable[[str], bool]:
    """Whether a name is worth telling: in Rust one whose head nothing in the file binds, in C# one of a library that is known, as there a
    namespace looks like any other name."""
    if language.rules == "rust":
        brought = (name for statement in _USE.findall(source) for name in _BROUGHT.findall(statement))
        own = _OWN.union(name.decode() for name in (*_MODULE.findall(source), *brought))
        return lambda name: name.partition("::")[0] not in own
    if language.rules == "csharp":
        modules = vocabulary(language.rules).modules
        return lambda name: any(prefix in modules for prefix in prefixes(name))
    return lambda name: True
