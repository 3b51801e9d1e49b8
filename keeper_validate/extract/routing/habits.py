"""How files put an application together in the languages of one family of rules, and how one names another in them
(rules/lexicon/mounting.yaml).

Must not read files."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.extract.language import language_of
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """What the lexicon tells of a family."""

    files: frozenset[str]
    deeper: frozenset[str]
    names: tuple[str, ...]
    statements: re.Pattern[bytes] | None
    loaders: frozenset[bytes]
    packages: bool
    by_function: bool
    itself: tuple[str, ...]
    imports: re.Pattern[bytes] | None
    routes: bytes
    including: re.Pattern[bytes] | None


def family_of(path: str) -> str:
    """The family of the language of a file; empty where that is not known."""
    language = language_of(path)
    return language.rules if language is not None else ""


@cache
def habits_of(family: str) -> Habits:
    """Those of a family."""
    known = shipped.data("rules/lexicon/mounting").get(family, {})
    loaders, imports = frozenset(map(as_bytes, known.get("loaders", ()))), known.get("imports")
    statements, including = known.get("statements"), known.get("including")
    return Habits(
        frozenset(known.get("files", ())),
        frozenset(known.get("deeper", ())),
        tuple(known.get("names", ())),
        re.compile(as_bytes(statements), re.MULTILINE) if statements is not None else None,
        loaders,
        known.get("packages", False),
        known.get("functions", False),
        tuple(known.get("itself", ())),
        re.compile(as_bytes(imports), re.MULTILINE) if imports is not None else None,
        b"|".join(as_bytes(one) for one in known.get("routes", ())),
        re.compile(as_bytes(including)) if including is not None else None,
    )


def names(text: bytes, family: str, folder: str, file: str) -> bool:
    """Whether a text names a file, or a folder, in some folder as the languages of a family do; true where it is not known how they do."""
    anywhere, imported = _naming(family, folder, file)
    if anywhere is None or anywhere.search(text) is not None:
        return True
    return imported is not None and imported.search(_statements(family, text)) is not None


@cache
def _naming(family: str, folder: str, file: str) -> tuple[re.Pattern[bytes] | None, re.Pattern[bytes] | None]:
    """How a file in some folder is named anywhere, and how in a statement that imports it."""
    said = [form.format(folder=re.escape(folder), file=re.escape(file)) for form in habits_of(family).names]
    anywhere, imported = "".join(said[:1]), "|".join(said[1:])
    return re.compile(as_bytes(anywhere)) if anywhere else None, re.compile(as_bytes(imported)) if imported else None


@lru_cache(maxsize=128)
def _statements(family: str, text: bytes) -> bytes:
    """What a text says in the statements that import, each ended by NUL."""
    statements = habits_of(family).statements
    return b"\0".join(one[0] for one in statements.finditer(text)) if statements is not None else b""


def only_routes(text: bytes, routers: frozenset[str], family: str) -> bool:
    """Whether a text, behind what it imports, has some routers for nothing but to add routes to them."""
    known = habits_of(family)
    if known.imports is None:
        return False
    names = b"|".join(re.escape(as_bytes(name)) for name in sorted(routers))
    used = re.compile(rb"(?<![\w$])(?:" + names + rb")(?![\w$])(\s*\.\s*(?:" + known.routes + rb")\s*\()?")
    found = [one[1] for one in used.finditer(known.imports.sub(b"", text))]
    return bool(found) and all(found)


def as_bytes(text: str) -> bytes:
    """A name as sources hold it."""
    return text.encode("utf-8", "surrogateescape")
