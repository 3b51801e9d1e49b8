"""Packages that a build calls by other names, `alias: { tools: "jose" }`: told by the literals of its configuration, near a source.

Which files and keys say so is data (`rules/lexicon/renaming.yaml`). Must not run a configuration, nor follow names into the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from weakref import WeakKeyDictionary

from keeper_validate import shipped
from keeper_validate.extract.ecmascript import config as ecmascript_config
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree, above, below

Renames = tuple[tuple[str, str], ...]
"""Specifiers, with at most one `*`, each with the package that it means; the longest first."""

_TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z))|"(?P<double>(?:[^"\\\n]|\\.)*)"|'(?P<single>(?:[^'\\\n]|\\.)*)'|`(?P<tick>[^`$\\]*)`"""
    r"""|/(?P<regex>\^?[@\w#~-](?:[^/\n\\]|\\.)*)/|(?P<name>[A-Za-z_$][\w$.]*)|(?P<mark>[][{}():,=])""",
    re.DOTALL,
)
_INSTALLED = re.compile(r"(?:^|.*/)node_modules/(.+)")
_FETCHED = re.compile(r"(?:https?://[^/]+/(?:npm/|v\d+/)?|npm:/?|jsr:/?)(.+)")
_VERSION = re.compile(r"(?<=[\w-])@[~^]?[\dx*][^/]*")
_PACKAGE = re.compile(r"(?:@[\w.-]+/)?[A-Za-z][\w.-]*(?:/[\w.-]+)*")
_RESOLVING = ("require.resolve", "import.meta.resolve", "path.resolve", "path.join", "resolve", "join", "fileURLToPath", "URL", "new")
_CLOSING = {"{": "}", "[": "]", "(": ")"}
_LARGEST = 200_000
_TREES: WeakKeyDictionary[Tree, dict[str, Renames]] = WeakKeyDictionary()
_ASKED: WeakKeyDictionary[Tree, dict[tuple[str, str], str | None]] = WeakKeyDictionary()

Token = tuple[str, str]
"""A kind (`text`, `name` or `mark`), and what is written."""


def renamed(specifier: str, path: str, tree: Tree) -> str | None:
    """The package that a specifier means by another name, None where nothing near says so."""
    if specifier.startswith((".", "/", "node:")):
        return None
    known = _ASKED.setdefault(tree, {})
    key = (path.rpartition("/")[0], specifier)
    if key not in known:
        known[key] = next(_meanings(*key, tree), None)
    return known[key]


def otherwise_called(folder: str, tree: Tree) -> Iterator[str]:
    """What files in a folder may mean without writing it: the packages that other names stand for, and those that a path is the door of."""
    yield from (package for _, package in near(folder, tree))
    config = ecmascript_config.near(folder, tree)
    yield config.base or ""
    installed = (_INSTALLED.match(target) for _, targets in config.aliases for target in targets)
    yield from (_untyped(found[1]) for found in installed if found is not None)
    yield from (ecmascript_config.package_name(one, tree) for one in (folder, *above(folder)))


def _meanings(folder: str, specifier: str, tree: Tree) -> Iterator[str]:
    for target in ecmascript_config.near(folder, tree).targets(specifier):
        installed = _INSTALLED.match(target)
        if installed is not None and not _stands_in(_untyped(installed[1]), specifier):
            yield _untyped(installed[1])
    for name, package in near(folder, tree):
        meant = _means(specifier, name, package)
        if meant is not None and not _stands_in(meant, specifier):
            yield meant


def _stands_in(package: str, specifier: str) -> bool:
    """Whether a package is the one that a specifier says, or one made to be used in its stead."""
    stand_ins = shipped.data("rules/lexicon/renaming")["stand_ins"]
    return package == specifier or _root(package) in stand_ins.get(_root(specifier), ())


def _root(specifier: str) -> str:
    return "/".join(specifier.split("/", 2)[: 2 if specifier.startswith("@") else 1])


def _untyped(package: str) -> str:
    """The package that one of nothing but its types is for: `@types/acme__ui` types `@acme/ui`."""
    typed = package.removeprefix("@types/")
    scope, scoped, name = typed.partition("__")
    return package if typed == package else f"@{scope}/{name}" if scoped else typed


def near(folder: str, tree: Tree) -> Renames:
    """The other names in force in a folder, its own first."""
    known = _TREES.setdefault(tree, {})
    found = known.get(folder)
    if found is None:
        above = near(folder.rpartition("/")[0], tree) if folder else ()
        found = known[folder] = (*_own(folder, tree), *above)
    return found


@lru_cache(maxsize=256)
def told(text: str) -> Renames:
    """The other names that a configuration writes out."""
    tokens, rules = _tokens(text), shipped.data("rules/lexicon/renaming")
    found: dict[str, str] = {}
    for at, (_, written) in enumerate(tokens):
        if written in rules["keys"] and _marks(tokens, at + 1) in (":{", ":[", "={", "=["):
            table = tokens[at + 3 : _end(tokens, at + 2)]
            listed = _pairs(table) if tokens[at + 2][1] == "{" else _listed(table, rules["pairs"])
            found.update((name, package) for name, package in listed if package)
        elif written in rules["declared"] and _marks(tokens, at + 1) == ":{":
            entries = _entries(tokens[at + 3 : _end(tokens, at + 2)])
            found.update((key, _package(value)) for key, value in entries if value[0][1].startswith(rules["prefix"]))
    meant = ((_pattern(name), package) for name, package in found.items())
    return tuple(sorted(((name, package) for name, package in meant if name and package and name != package), key=lambda one: -len(one[0])))


def _own(folder: str, tree: Tree) -> Iterator[tuple[str, str]]:
    patterns = _files()
    for name, entry in tree.names(folder):
        if entry.is_file and patterns.fullmatch(name):
            try:
                data = tree.read(below(folder, name)) or b""
            except (Missing, TooLarge):
                continue
            if len(data) <= _LARGEST:
                yield from told(data.decode("utf-8-sig", "replace"))


@cache
def _files() -> re.Pattern[str]:
    listed = shipped.data("rules/lexicon/renaming")["files"]
    return re.compile("|".join(re.escape(name).replace(r"\*", "[^/]*") for name in listed))


def is_build(path: str) -> bool:
    """Whether a file is one in which a build says such names."""
    return _files().fullmatch(path.rpartition("/")[2]) is not None


def _tokens(text: str) -> list[Token]:
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "skip"
        if kind != "skip":
            found.append((kind if kind in ("name", "mark", "regex") else "text", match[kind]))
    return found


def _marks(tokens: list[Token], at: int) -> str:
    return "".join(written for kind, written in tokens[at : at + 2] if kind == "mark")


def _end(tokens: list[Token], at: int) -> int:
    """The index of the mark that closes the one at an index."""
    depth = 0
    for index in range(at, len(tokens)):
        if tokens[index][0] == "mark":
            depth += (tokens[index][1] in _CLOSING) - (tokens[index][1] in _CLOSING.values())
            if depth == 0:
                return index
    return len(tokens)


def _parts(tokens: list[Token]) -> Iterator[list[Token]]:
    """What the commas of a table part."""
    depth, part = 0, list[Token]()
    for kind, written in tokens:
        depth += (kind == "mark") * ((written in _CLOSING) - (written in _CLOSING.values()))
        if (kind, written) == ("mark", ",") and depth == 0:
            yield part
            part = []
        else:
            part.append((kind, written))
    yield part


def _entries(tokens: list[Token]) -> Iterator[tuple[str, list[Token]]]:
    for part in _parts(tokens):
        if len(part) > 2 and part[0][0] != "mark" and part[1] == ("mark", ":"):
            yield part[0][1], part[2:]


def _pairs(tokens: list[Token]) -> Iterator[tuple[str, str]]:
    for name, value in _entries(tokens):
        if value[0] == ("mark", "{"):
            yield from ((name, _package(inner)) for _, inner in _entries(value[1:-1]))
        else:
            yield name, _package(value[1:-1] if value[0] == ("mark", "[") else value)


def _listed(tokens: list[Token], pairs: list[list[str]]) -> Iterator[tuple[str, str]]:
    for part in _parts(tokens):
        held = dict(_entries(part[1:-1])) if part[:1] == [("mark", "{")] else {}
        for name, value in pairs:
            if name in held and value in held and held[name][0][0] in ("text", "regex"):
                yield held[name][0][1], _package(held[value])


def _package(value: list[Token]) -> str:
    """The package that a value names: a literal, or what a call resolves."""
    texts = [written for kind, written in value if kind == "text"]
    called = [written for kind, written in value if kind == "name" and written not in ("__dirname", "process.cwd", "import.meta.url")]
    if not texts or any(name not in _RESOLVING for name in called):
        return ""
    installed = _INSTALLED.match("/".join(texts))
    if installed is not None:
        return _plain(installed[1])
    alone = not called or called[0] in ("require.resolve", "import.meta.resolve")
    return _plain(texts[0]) if len(texts) == 1 and alone else ""


def _plain(package: str) -> str:
    """A package without the place it is fetched from and without its version; empty for a path."""
    fetched = _FETCHED.fullmatch(package)
    named = _VERSION.sub("", fetched[1] if fetched is not None else package).partition("?")[0]
    return _untyped(named) if _PACKAGE.fullmatch(named) else ""


def _pattern(name: str) -> str:
    """A name as a pattern, also where it is written as a regular expression."""
    for written, meant in (("(.*)", "*"), ("(.+)", "*"), ("\\/", "/"), ("/*", "/*")):
        name = name.replace(written, meant)
    return name.removeprefix("^").removesuffix("$") if name.count("*") < 2 else ""


def _means(specifier: str, name: str, package: str) -> str | None:
    head, star, tail = name.partition("*")
    if specifier == name or (star and specifier.startswith(head) and specifier.endswith(tail)):
        return package
    return package + specifier[len(name) :] if not star and specifier.startswith(name.rstrip("/") + "/") else None
