"""Files somewhere else: what imports one says so, and what it imports as well."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Callable

from tree_sitter import Node

from keeper_validate.extract.language import language_of
from unchanging.edits import Edit, Files, below, each, edited, text_of

FOLDER = "moved_away"
# Folders whose files a framework serves or runs by their place, and names that a framework looks for.
_PLACED = frozenset({
    "pages", "app", "routes", "server", "api", "migrations", "versions", "migration", "test", "tests", "stores", "alembic", "config",
    "configs",
})
_LOOKED_FOR = frozenset({
    "__init__", "__main__", "index", "main", "models", "urls", "admin", "apps", "conftest", "settings", "manage", "setup", "tasks",
    "middleware",
})
_ENDED = ("service", "controller", "module")


def moved(files: Files) -> Files:
    """Each source that only imports lead to in a folder of its own; one of Go under another name beside where it was."""
    stems = Counter(_stem(path) for path in files)
    movable = {_stem(path): path for path, source in files.items() if stems[_stem(path)] == 1 and _movable(path) and not _placed(source)}
    told = {stem for path, source in files.items() for stem in movable if stem.encode() in source and _told(path, source, stem)}
    chosen = {stem: path for stem, path in movable.items() if stem not in told}
    written = {_new_place(path, chosen): _rewritten(path, source, chosen) for path, source in files.items()}
    folders = {posixpath.dirname(path) for path in written if path.endswith(".py")}
    return {**written, **{f"{folder}/__init__.py": b"" for folder in folders if posixpath.basename(folder) == FOLDER}}


def _stem(path: str) -> str:
    return posixpath.basename(path).rpartition(".")[0]


def _movable(path: str) -> bool:
    language = language_of(path)
    if language is None or language.name not in ("python", "typescript", "tsx", "javascript", "go"):
        return False
    stem, folders = _stem(path), path.split("/")[:-1]
    if language.name == "go":
        return not stem.endswith("_test") and stem.isalpha() and stem != "main"
    known = _LOOKED_FOR | {"config"} if language.name == "python" else _LOOKED_FOR
    placed = _PLACED - {"app", "api", "routes", "server"} if language.name == "python" else _PLACED
    plain = stem.isidentifier() if language.name == "python" else "." not in stem or stem.endswith(_ENDED)
    return bool(folders) and plain and stem not in known and not placed & set(folders) and not stem.startswith(("test_", "_"))


def _placed(source: bytes) -> bool:
    return any(word in source for word in (b"__dirname", b"import.meta", b"__file__", b"__filename"))


def _told(path: str, source: bytes, stem: str) -> bool:
    """Whether a source leads to a module in a way that nothing here writes anew: as a text, or with its parts in place."""
    language = language_of(path)
    name = re.escape(stem.encode())
    if language is None or language.name == "go":
        return False
    if language.name == "python":
        text = rb"[\"'][\w.]*\b" + name + rb"\b[\w.:]*[\"']"
        return re.search(rb"^\s*import [\w., ]*\b" + name + rb"\b|" + text, source, re.MULTILINE) is not None
    return re.search(rb"(?:mock|require\.resolve|glob|import\.meta\S*)\([^)\n]*" + name + rb"\b", source) is not None


def _new_place(path: str, chosen: dict[str, str]) -> str:
    if _stem(path) not in chosen:
        return path
    folder, name = posixpath.split(path)
    return posixpath.join(folder, f"{FOLDER}_{name}") if name.endswith(".go") else posixpath.join(folder, FOLDER, name)


def _rewritten(path: str, source: bytes, chosen: dict[str, str]) -> bytes:
    language = language_of(path)
    away = _stem(path) in chosen
    named = any(stem.encode() in source for stem in chosen)
    read = each(path, source) if (away or named) and language is not None and language.name != "go" else None
    if read is None:
        return source
    writing: Callable[[str, Node, dict[str, str]], list[Edit]] = _python if read[0].rules == "python" else _ecmascript
    return edited(path, source, writing(path, read[1], chosen))


def _python(path: str, root: Node, chosen: dict[str, str]) -> list[Edit]:
    edits: list[Edit] = []
    away = _stem(path) in chosen
    for statement in below(root, "import_from_statement"):
        module = statement.child_by_field_name("module_name")
        if module is None:
            continue
        text, names = text_of(module), statement.children_by_field_name("name")
        lead = b"." if away and text.startswith(b".") else b""
        whole = text if text.endswith(b".") else text + b"."
        inner = lead + whole + FOLDER.encode()
        gone = [_leads_away(path, whole + text_of(one.child_by_field_name("name") or one), chosen) for one in names]
        if _leads_away(path, text, chosen):
            last = text.rpartition(b".")[2]
            edits.append((module.start_byte, module.end_byte, lead + text[: len(text) - len(last)] + FOLDER.encode() + b"." + last))
        elif any(gone):
            apart = zip(names, gone, strict=True)
            lines = (b"from " + (inner if away else lead + text) + b" import " + text_of(one) for one, away in apart)
            edits.append((statement.start_byte, statement.end_byte, (b"\n" + b" " * statement.start_point[1]).join(lines)))
        elif lead:
            edits.append((module.start_byte, module.end_byte, lead + text))
    return edits


def _leads_away(path: str, module: bytes, chosen: dict[str, str]) -> bool:
    """Whether a module that a Python source names is one that moves."""
    text = module.decode()
    dots = len(text) - len(text.lstrip("."))
    parts = [part for part in text.split(".") if part]
    if not parts or parts[-1] not in chosen:
        return False
    place = chosen[parts[-1]].rpartition(".")[0].split("/")
    if dots == 0:
        return place == parts or (len(parts) > 1 and place[-len(parts) :] == parts)
    return place == [*path.split("/")[:-dots], *parts]


def _ecmascript(path: str, root: Node, chosen: dict[str, str]) -> list[Edit]:
    edits: list[Edit] = []
    for node in below(root, "string"):
        parent = node.parent
        called = parent.parent if parent is not None and parent.type == "arguments" else None
        function = called.child_by_field_name("function") if called is not None else None
        leads = parent is not None and parent.type in ("import_statement", "export_statement")
        if not leads and (function is None or text_of(function) not in (b"import", b"require")):
            continue
        text = text_of(node)[1:-1].decode()
        here = text.startswith(".")
        now = _now(path, text, chosen) if here or text.startswith(("@/", "~/", "#", "src/")) else text
        if _stem(path) in chosen and here:
            now = "../" + now.removeprefix("./")
        if now != text:
            edits.append((node.start_byte + 1, node.end_byte - 1, now.encode()))
    return edits


def _now(path: str, specifier: str, chosen: dict[str, str]) -> str:
    """What leads to a module by now, where it is one that moves."""
    folder, _, name = specifier.rpartition("/")
    stem = re.sub(r"\.(?:m|c)?[jt]sx?$", "", name)
    if stem not in chosen:
        return specifier
    home = posixpath.dirname(chosen[stem])
    if specifier.startswith("."):
        found = posixpath.normpath(posixpath.join(posixpath.dirname(path), folder)) == home
    else:
        found = posixpath.basename(home) == posixpath.basename(folder) or folder in ("@", "~", "#", "src")
    return f"{folder}/{FOLDER}/{name}" if found else specifier
