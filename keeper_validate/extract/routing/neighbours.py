"""Which further files can say where the routers of a change are mounted: those beside and above it that name it, and what names those.

Read from the same tree, bounded by the breadth of the folders on the way up, never by the size of the repository. Must not parse."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType

from keeper_validate.extract.language import language_of
from keeper_validate.extract.routing.habits import as_bytes, family_of, habits_of, names, only_routes
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree, above, below
from keeper_validate.values import dataclass

_A_FOLDER, _MANY = 60, 120
_NOTHING = frozenset[str]()
_NONE: Mapping[str, frozenset[str]] = MappingProxyType({})
_ROUNDS = 3
# files that stand for the folder they are in
_ENTRY = frozenset({"__init__", "index", "mod"})
_WORD = re.compile(rb"""[^\s"'`./\\(),;:{}\[\]<>@=+*!|&?#%$~^]+""")
_NAME = re.compile("[A-Z]*[^A-Z_-]+|[A-Z]+")
_JOINED, _PART = re.compile(rb"[A-Za-z]+[a-z][A-Z]"), re.compile(rb"[A-Z][a-z]+")


@dataclass(frozen=True, slots=True)
class _Sought:
    """What a file in one folder says that names another below it: all of `words`, as its language writes a file `called` so (nothing, where
    the files of a folder are one), or the first folder on the way and one of `loaders`, or a function of it that routes; of a file that
    stands for the very folder, `itself`. Where some `routers` of it are asked for, it does more with one than route on it."""

    words: frozenset[bytes]
    called: tuple[str, str, str]
    first: bytes
    loaders: frozenset[bytes]
    itself: tuple[bytes, ...]
    functions: frozenset[bytes]
    routers: frozenset[str]

    def is_in(self, said: frozenset[bytes], text: bytes) -> bool:
        """Whether a file of these words, and this text, may name it."""
        if self.itself:
            return any(one in text for one in self.itself)
        if not self.functions.isdisjoint(said):
            return True
        if self.words <= said and (not self.words or names(text, *self.called)):
            return True
        return self.first in said and not self.loaders.isdisjoint(said)


def mounting_candidates(
    paths: Iterable[str],
    tree: Tree,
    routers: Mapping[str, frozenset[str]] = _NONE,
    functions: Mapping[str, frozenset[str]] = _NONE,
    read: Collection[str] = (),
) -> tuple[str, ...]:
    """Paths of source files that may mount what the given files define, nearest first; of those in `routers`, these routers. What routes in
    a file may stand in `functions`, which are called by name. Files that are `read` anyway are not among them, but what mounts those which
    may mount a given one is."""
    sought: dict[str, set[_Sought]] = {}
    families: dict[str, set[str]] = {}

    def seek(path: str) -> None:
        for folder in above(path):
            sought.setdefault(folder, set()).add(_sought(path, folder, routers.get(path, _NOTHING), functions.get(path, _NOTHING)))
            families.setdefault(folder, set()).add(family_of(path))

    asked = {path for path in (*paths, *routers) if language_of(path) is not None}
    for path in asked:
        seek(path)
    for path in _mounting(frozenset(read) - asked, sought, tree):
        asked.add(path)
        seek(path)
    found: dict[str, None] = {}
    including: dict[str, list[str]] = {}
    for folder in sorted(sought, key=lambda name: (-len(name.split("/")) if name else 0, name)):
        near = {path: _said(path, tree) for path in _sources(folder, families[folder], tree) if path not in asked and path not in read}
        for _ in range(_ROUNDS):
            more = [path for path, said in near.items() if path not in found and _may_mount(path, said, sought[folder], tree)]
            found.update(dict.fromkeys(more))
            for path in more:
                for folder_above in above(path):
                    sought.setdefault(folder_above, set()).add(_sought(path, folder_above))
        for path in near:
            if _includes(path, tree):
                including.setdefault(family_of(path), []).append(path)
    found.update((listed[0], None) for listed in including.values() if found.keys().isdisjoint(listed))
    return tuple(found)


def _mounting(paths: Collection[str], sought: Mapping[str, set[_Sought]], tree: Tree) -> Iterator[str]:
    """Those of some files that may mount what is sought, wherever they lie, or others that do; all, where asking each would take longer."""
    known = sorted(path for path in paths if language_of(path) is not None)
    if len(known) > _MANY:
        yield from known
        return
    left = {path: _said(path, tree) for path in known}
    more = known
    while more:
        more = [path for path, said in left.items() if _may_mount(path, said, _sought_from(path, sought), tree)]
        for path in more:
            del left[path]
            yield path


def _sought_from(path: str, sought: Mapping[str, set[_Sought]]) -> Iterator[_Sought]:
    return (one for folder in above(path) for one in sought.get(folder, ()))


def _includes(path: str, tree: Tree) -> bool:
    """Whether a file has a list of routes that takes in those of others."""
    pattern = habits_of(family_of(path)).including
    return pattern is not None and pattern.search(_text(path, tree)) is not None


def _may_mount(path: str, said: frozenset[bytes], sought: Iterable[_Sought], tree: Tree) -> bool:
    """Whether a file names one that is sought, and does more than to add routes to routers of it."""
    text = _text(path, tree)
    return any(one.is_in(said, text) and not (one.routers and only_routes(text, one.routers, family_of(path))) for one in sought)


def naming(path: str, candidates: Iterable[str], tree: Tree) -> tuple[str, ...]:
    """Those of some files whose text may name a file."""
    return saying(_words(path), candidates, tree)


def saying(words: Collection[bytes], candidates: Iterable[str], tree: Tree) -> tuple[str, ...]:
    """Those of some files whose text holds one of some words."""
    listed = tuple(candidates)
    tree.prefetch(entry.oid for one in listed if (entry := tree.entry(one)) is not None and entry.is_file)
    texts = ((one, _text(one, tree)) for one in listed)
    return tuple(one for one, text in texts if any(word in text for word in words))


def _words(path: str) -> set[bytes]:
    """The words by which another file would name this one: its stem, and its folder where the stem is a mere entry point."""
    parts = path.rpartition(".")[0].split("/")
    return {as_bytes(part) for part in parts[-3:] if part not in ("__init__", "index", "src", "app")}


def _sought(path: str, folder: str, routers: frozenset[str] = _NOTHING, functions: frozenset[str] = _NOTHING) -> _Sought:
    """A file is named by its name and its folder, a package by its folder alone."""
    habits = habits_of(family_of(path))
    parts = path[len(folder):].lstrip("/").split("/")
    stem = parts.pop().rpartition(".")[0]
    whole = habits.packages or stem in _ENTRY
    said = parts[-1:] if whole else [*parts[-1:], stem]
    first = as_bytes(parts[0]) if parts else b""
    itself = tuple(as_bytes(one.format(folder.rpartition("/")[2])) for one in habits.itself) if stem in _ENTRY and not parts else ()
    words, loaders = frozenset(_WORD.findall(as_bytes(".".join(said)))), habits.loaders if parts else frozenset()
    *_, beyond, within = ("", "", *path.split("/")[:-1])
    called = (family_of(path), beyond, within) if whole else (family_of(path), within, stem)
    named = frozenset(map(as_bytes, functions)) if habits.by_function else frozenset()
    return _Sought(words, called, first, loaders, itself, named, routers)


def _sources(folder: str, families: Iterable[str], tree: Tree) -> Iterable[str]:
    """The sources of a folder, of many first those named like what puts an application together, and of the folders in it those alone."""
    known = [habits_of(family) for family in sorted(families)]
    names, deeper = frozenset[str]().union(*(one.files for one in known)), frozenset[str]().union(*(one.deeper for one in known))
    inside = [name for name, entry in tree.names(folder) if entry.is_file and language_of(name) is not None]
    if len(inside) > _A_FOLDER:
        inside.sort(key=lambda name: not _is_called(name, names))
    listed = [below(folder, name) for name in inside[:_A_FOLDER]]
    for name in _folders(folder, tree) if names else ():
        inner = below(folder, name)
        listed.extend(_named(inner, names, tree))
        for further in _folders(inner, tree) if name in deeper else ():
            listed.extend(_named(below(inner, further), names, tree))
    tree.prefetch(entry.oid for path in listed if (entry := tree.entry(path)) is not None)
    return listed


def _folders(folder: str, tree: Tree) -> list[str]:
    return [name for name, entry in tree.names(folder) if entry.is_directory][:_A_FOLDER]


def _named(folder: str, names: frozenset[str], tree: Tree) -> Iterator[str]:
    for name, entry in tree.names(folder):
        if entry.is_file and _is_called(name, names) and language_of(name) is not None:
            yield below(folder, name)


def _is_called(name: str, names: frozenset[str]) -> bool:
    """Whether a file's name up to its first dot is one of some names, in any case, or is put together of them (`app_factory`)."""
    stem = name.partition(".")[0]
    parts = _NAME.findall(stem)
    return stem.lower() in names or (len(parts) > 1 and names.issuperset(part.lower() for part in parts))


def _said(path: str, tree: Tree) -> frozenset[bytes]:
    """The words of a file, and the parts of those that are written as one (`MapOrdersApi`)."""
    words = frozenset(_WORD.findall(_text(path, tree)))
    return words.union(part for word in words if _JOINED.match(word) for part in _PART.findall(word))


def _text(path: str, tree: Tree) -> bytes:
    try:
        return tree.read(path) or b""
    except (Missing, TooLarge):
        return b""
