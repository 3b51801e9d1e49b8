"""What a file is there for: source, test, story, fixture, generated or vendored; by configuration, `.gitattributes` and file names.

A context is earned, not claimed: attributes are those of the law side, and what source files import is source. Must not read the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from math import comb

from keeper_validate import shipped
from keeper_validate.pathglob import matches, matches_any
from keeper_validate.tree import Tree

_ATTRIBUTES = {"linguist-generated": "generated", "linguist-vendored": "vendored"}
_WILDCARDS = re.compile(r"[*?]+|\{")
_MOST_WILDCARDS = 5
_MOST_TRIED = 30_000_000
_FALSE = frozenset({"false", "0", "no", "off"})


class Contexts:
    """Answers for the paths of a change. `law` is the tree whose attributes count; `configured` are globs with contexts, the first that
    fits counts."""

    def __init__(self, law: Tree, configured: tuple[tuple[str, str], ...] = ()) -> None:
        self._law = law
        self._configured = configured
        self._attributes: dict[str, tuple[tuple[str, str, bool], ...]] = {}

    @property
    def content(self) -> tuple[object, ...]:
        """All that decides the contexts."""
        return (self._law.content, self._configured)

    def of(self, path: str) -> str:
        """The context of a path."""
        named = next((context for glob, context in self._configured if matches(path, glob)), None)
        return named or self._attributed(path) or by_name(path)

    def own(self, paths: Iterable[str]) -> list[str]:
        """The paths that hold no copy of what others wrote."""
        return [path for path in paths if self.of(path) != "vendored"]

    def _attributed(self, path: str) -> str | None:
        """`.gitattributes` of the nearest folder counts most, in a file the last line; a context that is taken back is none."""
        stated: dict[str, bool] = {}
        folder = path
        while folder:
            folder = folder.rpartition("/")[0]
            below = path[len(folder) + 1 :] if folder else path
            for glob, context, on in reversed(self._lines(folder)):
                if context not in stated and _told_soon(below, glob) and matches(below, glob):
                    stated[context] = on
        if stated.get("generated") and matches_any(path, _dumped()):
            stated["generated"] = False
        return next((context for context in _ATTRIBUTES.values() if stated.get(context)), None)

    def _lines(self, folder: str) -> tuple[tuple[str, str, bool], ...]:
        found = self._attributes.get(folder)
        if found is None:
            data = self._law.read(f"{folder}/.gitattributes" if folder else ".gitattributes") or b""
            found = self._attributes[folder] = tuple(_parsed(data.decode("utf-8", "surrogateescape")))
        return found


def _told_soon(path: str, glob: str) -> bool:
    """Whether the ways to lay the wildcards of a glob over a path are few enough to be tried."""
    return comb(len(path), len(_WILDCARDS.findall(glob))) < _MOST_TRIED


def by_name(path: str) -> str:
    """The context that a path's folders and file name say."""
    return next((context for context, globs in _globs() if matches_any(path, globs)), "source")


def demoted(contexts: Mapping[str, str], imports: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The paths that are named like tests, stories or fixtures but serve source: source files import them, directly or through others.

    `imports` are pairs of the importing and the imported path."""
    leads: dict[str, list[str]] = {}
    for importer, imported in imports:
        leads.setdefault(importer, []).append(imported)
    pending = [path for path in leads if (contexts.get(path) or by_name(path)) == "source"]
    found: set[str] = set()
    while pending:
        for imported in leads.get(pending.pop(), ()):
            if imported not in found and (contexts.get(imported) or by_name(imported)) in ("test", "story", "fixture"):
                found.add(imported)
                pending.append(imported)
    return frozenset(found)


def _parsed(text: str) -> Iterable[tuple[str, str, bool]]:
    for line in text.splitlines():
        pattern, *attributes = line.split() or [""]
        # What many wildcards match is found out by trying, which a path can be written to make endless; it claims nothing.
        if not pattern or pattern.startswith(("#", "[")) or len(_WILDCARDS.findall(pattern)) > _MOST_WILDCARDS:
            continue
        glob = pattern.strip('"')
        glob = glob if "/" not in glob.strip("/") and not glob.startswith("/") else glob.lstrip("/")
        for attribute in attributes:
            name, _, value = attribute.lstrip("-!").partition("=")
            if name in _ATTRIBUTES:
                yield glob, _ATTRIBUTES[name], attribute[0] not in "-!" and value.lower() not in _FALSE


@cache
def _dumped() -> tuple[str, ...]:
    """What migrations are dumped into, which no attribute takes out of sight."""
    return tuple(shipped.data("rules/lexicon/dumped")["schemas"])


@cache
def _globs() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((context, tuple(globs)) for context, globs in shipped.data("rules/lexicon/contexts").items())
