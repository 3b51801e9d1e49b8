"""The modules of one tree, extracted when asked for and remembered by blob id; what resolution reads beyond the change is bounded.

Must not interpret modules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import reduce

from keeper_validate.errors import KeeperError
from keeper_validate.extract.decoding import Lost, Unreadable
from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import LANGUAGES, Language, language_of, queried_as
from keeper_validate.extract.matching.ruleset import Needed, unworded
from keeper_validate.extract.module import Known, Module
from keeper_validate.extract.records import Looked, looked_at, module, names, source_of
from keeper_validate.extract.sharing import shared
from keeper_validate.extract.tree_words import all_written, names_asked
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_EVERYTHING = re.compile(rb"export\s*\*|import\s*\*")
# Enough for the packages around a change; a whole-tree run lifts it.
_BEYOND_THE_CHANGE = 400
# As many bytes of sources that need the same rules of those that match much are worth a query of their own: what it does not match for
# nothing is worth more than compiling costs.
_WORTH = 150_000
_AT_ONCE = 64
# A source of this size that had to be rewritten is kept until it is read; there are few.
_DEAR = 200_000
# Beside the language of what is kept by it: only names were read.
_NAMES = " names"
_NONE = frozenset[bytes]()
_RULED = {language.rules: language for language in reversed(LANGUAGES)}


class Sources:
    """Modules by path. The rules that the first paths need are compiled into one query for all languages of one grammar; those of many
    that need alike what matches much, also into one of their own."""

    def __init__(self, tree: Tree, known: Known, whole: bool = False, wide: bool = False) -> None:
        self.tree = tree
        self._known = known
        self.wide = wide
        self._left = None if whole else _BEYOND_THE_CHANGE
        self._compiled: dict[Language, Needed] = {}
        self._common: dict[Language, list[Needed]] = {}
        self._serving: dict[tuple[Language, Needed], Needed] = {}
        self._looked: dict[tuple[str, str], Looked] = {}
        self._rewritten: dict[tuple[str, str], bytes] = {}
        self._by_path: dict[str, Module | None] = {}
        self._names: dict[str, Module | None] = {}
        self._hands_on: dict[str, bool] = {}

    def warm(self, paths: Sequence[str]) -> None:
        """Find out which rules these paths need, so that each grammar compiles one query for all of them."""
        listed = list(self._looks(paths))
        written = dict[str, frozenset[bytes]]()
        with suppress(KeeperError):  # where what a build says is not to be had, any name may be meant
            written = self._written(listed, paths) if self._left is None and not self._known and self._are_all(frozenset(paths)) else {}
        alike: dict[tuple[Language, frozenset[str]], Counter[Needed]] = {}
        for language, looked, size in listed:
            often = unworded(language.rules, written.get(language.rules))
            alike.setdefault((queried_as(language), looked.needed.shapes & often), Counter())[looked.needed] += size
        for language in {queried_as(language) for language, _, _ in listed}:
            mine = (sizes for (of, _), sizes in alike.items() if of == language and sizes.total() >= _WORTH)
            common = (replace(reduce(Needed.joined, sizes), written=written.get(language.rules)) for sizes in mine)
            self._common[language] = known = sorted(common, key=lambda one: len(one.shapes))
            every = (needed for (of, _), sizes in alike.items() if of == language for needed in sizes)
            left = (needed for needed in every if not any(one.holds(needed) for one in known))
            self._compiled[language] = replace(reduce(Needed.joined, left, Needed()), written=written.get(language.rules))

    def _looks(self, paths: Iterable[str]) -> Iterator[tuple[Language, Looked, int]]:
        """What the words of those sources say that are yet to be read, with the size of each."""
        for path in self.ahead(paths):
            language, entry = language_of(path), self.tree.entry(path)
            if language is None or entry is None or not entry.is_file or (entry.oid, language.name) in self._known:
                continue
            try:
                looked, source = self._look_at(language, entry.oid)
            except (KeeperError, Unreadable):
                continue
            yield language, looked, len(source)

    def _are_all(self, paths: frozenset[str]) -> bool:
        """Whether no other path of the tree holds a source."""
        return all(path in paths or language_of(path) is None for path, _ in self.tree.walk())

    def _written(self, listed: Iterable[tuple[Language, Looked, int]], paths: Iterable[str]) -> dict[str, frozenset[bytes]]:
        """By the folder of rules, of the names that these ask for those that the tree may write: what asks for others finds nothing."""
        names, folders = dict[Language, set[bytes]](), dict[Language, set[str]]()
        for language, looked, _ in listed:
            names.setdefault(_RULED[language.rules], set()).update(looked.names)
        for path in paths:
            if (found := language_of(path)) is not None:
                folders.setdefault(_RULED[found.rules], set()).add(path.rpartition("/")[0])
        return {one.rules: all_written(one, frozenset(names[one]), folders[one], self.tree) for one in names}

    def ahead(self, paths: Iterable[str], read: Callable[[str], object] = language_of) -> Iterator[str]:
        """The paths, those that are read taken from the store many at a time: asking it for each costs more than what it answers."""
        listed = list(paths)
        for start in range(0, len(listed), _AT_ONCE):
            some = listed[start:start + _AT_ONCE]
            wanted = (self.tree.entry(path) for path in some if read(path) is not None)
            self.tree.prefetch(entry.oid for entry in wanted if entry is not None and entry.is_file)
            yield from some

    def module(self, path: str) -> Module:
        """The module at a path of the change. Raises Unreadable, with the reason, where there is none to be had."""
        found = self._by_path.get(path)
        if found is None:
            found = self._by_path[path] = self._extract(path)
        return found

    def beyond(self, path: str) -> Module | None:
        """The module at a path that the change leads to; None where there is none, or the bound is reached."""
        if path not in self._by_path and self._is_within(path):
            self._by_path[path] = self._tried(path, self._extract)
        return self._by_path.get(path)

    def names(self, path: str) -> Module | None:
        """The same for the names alone that a file binds and offers: what rules find in it is left out, unless it was read for that."""
        if path in self._by_path:
            return self._by_path[path]
        if path not in self._names and self._is_within(path):
            self._names[path] = self._tried(path, self._extract_names)
        return self._names.get(path)

    def read(self, path: str) -> Module | None:
        """The module at a path that was asked for before, or its names; None for one that was not, or could not be read."""
        return self._by_path.get(path) or self._names.get(path)

    def _is_within(self, path: str) -> bool:
        """Whether a path holds a source, and the bound leaves room for it."""
        if language_of(path) is None or self.tree.entry(path) is None:
            return False
        if path in self._names or self._left is None:
            return True
        if self._left == 0:
            return False
        self._left -= 1
        return True

    def _tried(self, path: str, extract: Callable[[str], Module]) -> Module | None:
        try:
            return extract(path)
        except (KeeperError, Unreadable):
            return None

    def may_offer(self, path: str, name: str) -> bool:
        """Whether a file's text holds a name, or hands on everything of another: a barrel of many files is not parsed for one name."""
        try:
            source = self.tree.read(path) or b""
        except KeeperError:
            return False
        if name.encode("utf-8", "surrogateescape") in source:
            return True
        hands_on = self._hands_on.get(path)
        if hands_on is None:
            hands_on = self._hands_on[path] = _EVERYTHING.search(source) is not None
        return hands_on

    def _extract(self, path: str) -> Module:
        language, oid = self._place(path)
        key = oid, language.name
        if key not in self._known:
            self._known[key] = self._made(self._read, language, oid)
            self._looked.pop(key, None)
        return self._known[key]

    def _extract_names(self, path: str) -> Module:
        language, oid = self._place(path)
        whole, key = self._known.get((oid, language.name)), (oid, language.name + _NAMES)
        if whole is None and key not in self._known:
            self._known[key] = self._made(self._read_names, language, oid)
        return whole or self._known[key]

    def _place(self, path: str) -> tuple[Language, str]:
        language, entry = language_of(path), self.tree.entry(path)
        if language is None or entry is None:
            raise Unreadable("nothing to read")
        if not entry.is_file:
            raise Unreadable("a symbolic link, not followed" if entry.mode == "120000" else "a submodule, not followed")
        return language, entry.oid

    def _made(self, read: Callable[[Language, str], Module], language: Language, oid: str) -> Module:
        try:
            made = read(language, oid)
        except Missing as error:
            raise Lost(str(error)) from None
        except (TooLarge, GrammarMissing) as error:
            raise Unreadable(str(error)) from None
        except KeeperError as error:
            if self._left is not None:
                raise
            raise Unreadable(str(error)) from None
        except RecursionError:
            raise Unreadable("nested too deeply to read") from None
        return shared(made) if self.wide else made

    def _read(self, language: Language, oid: str) -> Module:
        looked, source = self._look_at(language, oid)
        return module(language, source, looked, self._served)

    def _served(self, language: Language, wanted: Needed) -> Needed:
        """The least of the common rules that hold all that a source needs; else all that are needed anywhere."""
        key = queried_as(language), wanted
        found = self._serving.get(key)
        if found is None:
            found = next((one for one in self._common.get(key[0], ()) if one.holds(wanted)), None)
            if found is None:
                return self._joined(language, wanted)
            self._serving[key] = found
        return found

    def _joined(self, language: Language, wanted: Needed) -> Needed:
        """All that is needed anywhere, and what a source needs besides."""
        language = queried_as(language)
        compiled = self._compiled.get(language, wanted)
        self._compiled[language] = compiled = compiled if compiled.holds(wanted) else compiled.joined(wanted)
        return compiled

    def _read_names(self, language: Language, oid: str) -> Module:
        return names(language, source_of(language, self.tree.blob(oid)))

    def _look_at(self, language: Language, oid: str) -> tuple[Looked, bytes]:
        """What the words of a source say, and the source; the rules that it needs are from now on compiled for its language."""
        key = oid, language.name
        looked, rewritten = self._looked.get(key), self._rewritten.pop(key, None)
        if looked is not None and rewritten is not None:
            return looked, rewritten
        data = self.tree.blob(oid)
        source = source_of(language, data, looked)
        if looked is None:
            looked = self._looked[key] = looked_at(language, source, data, names_asked(language) if self._left is None else _NONE)
            if source is not data and len(source) > _DEAR:
                self._rewritten[key] = source
            self._joined(language, looked.needed)
        return looked, source
