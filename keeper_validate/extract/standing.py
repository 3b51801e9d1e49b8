"""Which technologies a project had before a change: what the manifests beside and above a file and those of its workspace name, and what
the sources nearest to it use; and what some of its files named.

Reads only for what is asked, and no more than so many files. Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.language import language_of
from keeper_validate.extract.manifests.dependencies import beside, reader_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.vocabulary import vocabulary
from keeper_validate.pathglob import matches
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree, above, below

_NAMED = "named:"
_OWN_FOLDERS = ("requirements", "gradle")
# As many files are listed, as many sources among them looked through, and as many of those read, before a technology counts as new.
_LISTED, _LOOKED, _READ = 4000, 400, 12


def standing(tree: Tree, asked: Iterable[tuple[str, str]], contexts: Contexts) -> frozenset[tuple[str, str]]:
    """Those of some pairs of a technology and a path of which the project had the technology, in the tree before a change; of `named:X` and
    a pattern of paths, those of which a file that it fits named X."""
    project = _Project(tree, contexts)
    return frozenset((technology, path) for technology, path in sorted(asked) if project.has(technology, path))


class _Project:
    def __init__(self, tree: Tree, contexts: Contexts) -> None:
        self._tree, self._contexts = tree, contexts
        self._manifests: dict[str, tuple[str, ...]] = {}
        self._declared: dict[str, frozenset[str]] = {}
        self._used: dict[str, frozenset[str]] = {}
        self._near: dict[tuple[str, str], tuple[str, ...]] = {}

    def has(self, technology: str, path: str) -> bool:
        if technology.startswith(_NAMED):
            return self._names(technology.removeprefix(_NAMED), path)
        folder = path.rpartition("/")[0]
        if folder not in self._manifests:
            self._manifests[folder] = _around(folder, self._tree)
        if any(technology in self._named_by(manifest) for manifest in self._manifests[folder]):
            return True
        language = language_of(path)
        if language is None:
            return False
        key = folder, language.rules
        if key not in self._near:
            self._near[key] = tuple(islice(self._sources(*key), _LOOKED))
        telling = self._holding(_word(technology, language.rules), self._near[key])
        return any(technology in self._shown_by(source) for source in islice(telling, _READ))

    def _names(self, name: str, files: str) -> bool:
        """Whether a file that a pattern fits names a thing."""
        word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])".encode())
        known = [files] if self._tree.entry(files) is not None else []
        paths = known or (path for path, entry in islice(self._tree.walk(), _LISTED) if entry.is_file and matches(path, files))
        return any(word.search(_text(path, self._tree)) for path in islice(paths, _READ))

    def _holding(self, word: re.Pattern[bytes] | None, sources: tuple[str, ...]) -> Iterator[str]:
        """Those of some sources whose text holds a word, if there is one to seek."""
        self._tree.prefetch(entry.oid for path in sources if word and (entry := self._tree.entry(path)) is not None)
        return (path for path in sources if word and word.search(_text(path, self._tree)))

    def _named_by(self, manifest: str) -> frozenset[str]:
        if manifest not in self._declared:
            self._declared[manifest] = _technologies(manifest, self._tree)
        return self._declared[manifest]

    def _shown_by(self, source: str) -> frozenset[str]:
        if source not in self._used:
            shown = snapshot(self._tree, [source], contexts=self._contexts).elements
            self._used[source] = frozenset(one.name for one in shown if one.kind == "technology" and one.context == "source")
        return self._used[source]

    def _sources(self, folder: str, family: str) -> Iterator[str]:
        for path in islice(_nearest(folder, self._tree), _LISTED):
            language = language_of(path)
            if language is not None and language.rules == family and self._contexts.of(path) == "source":
                yield path


def _around(folder: str, tree: Tree) -> tuple[str, ...]:
    """The manifests that say what a folder's project depends on, nearest first."""
    found: list[str] = []
    for place in (folder, *above(folder)):
        for inner in (place, *(below(place, name) for name in _OWN_FOLDERS)):
            paths = (below(inner, name) for name, entry in tree.names(inner) if entry.is_file)
            found += (path for path in paths if reader_of(path) is not None)
    return (*found, *beside(found, tree))


def _technologies(manifest: str, tree: Tree) -> frozenset[str]:
    read = reader_of(manifest)
    elements = read(_text(manifest, tree))[0] if read is not None else ()
    return frozenset(one.name for one in elements if one.kind == "technology")


def _text(path: str, tree: Tree) -> bytes:
    try:
        return tree.read(path) or b""
    except (Missing, TooLarge):
        return b""


def _nearest(folder: str, tree: Tree) -> Iterator[str]:
    """The files of a tree, those below the nearest folders first."""
    passed = ""
    for place in (folder, *above(folder)):
        yield from (path for path, entry in tree.walk(place) if entry.is_file and not (passed and path.startswith(passed)))
        passed = f"{place}/"


@cache
def _word(technology: str, family: str) -> re.Pattern[bytes] | None:
    """The last part of each name that may show a technology, as a word of a source."""
    known = vocabulary(family)
    names = [module for module, shown in known.modules.items() if technology in shown]
    names += [name for name, each in known.evidence.items() if any(one.technology == technology for one in each)]
    parts = {re.split(r"[./]", name.replace("()", "").replace("!", ""))[-1] for name in names} - {""}
    return re.compile(rf"(?<![\w$])(?:{'|'.join(map(re.escape, sorted(parts)))})(?![\w$])".encode()) if parts else None
