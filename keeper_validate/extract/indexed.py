"""What stands in a definition, and what is called so, looked up without going through a whole module for each of its definitions.

What is given is in the order of the module. Must not decide what a lookup is for."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from keeper_validate.extract.expression import Name, Text
from keeper_validate.extract.module import Definition, Mention, Module, Record

_KEPT = 8
_CROWDED = 500
_CALLED = frozenset({"call", "decorator"})
_DECLARED = frozenset({"function", "class"})
_BEHIND_A_DOT = chr(ord(".") + 1)


def mentions_in(module: Module, definition: Definition) -> Sequence[Mention]:
    """The mentions of a module on the lines of a definition; where these hold very many, as those of a bundle do on which whole libraries
    stand, those in the definition alone."""
    index = _index(module)
    crowded = index.count_between(definition.line, definition.end_line) >= _CROWDED
    return index.mentions_inside(definition) if crowded else index.mentions_between(definition.line, definition.end_line)


def mentions_directly_in(module: Module, definition: Definition) -> Sequence[Mention]:
    """The mentions in a definition that stand in no definition within it."""
    return _index(module).directly_in(definition.name)


def has_use(module: Module, definition: Definition, use: str) -> bool:
    """Whether a mention of a use stands on the lines of a definition."""
    lines = _index(module).lines_of(use)
    at = bisect_left(lines, definition.line)
    return at < len(lines) and lines[at] <= definition.end_line


def calls_any(module: Module) -> frozenset[str]:
    """The last names of all that a module calls or decorates with."""
    return _index(module).lasts()


def remembered(module: Module, what: str, tell: Callable[[], bool]) -> bool:
    """Whether something is so of a module as a whole, told once."""
    known = _index(module).known
    if what not in known:
        known[what] = tell()
    return known[what]


def makers_given(module: Module, name: str) -> Sequence[Mention]:
    """The mentions that make an object, and are given what has this name."""
    return _index(module).makers_given(name)


def calls_given(module: Module, text: str) -> Sequence[Mention]:
    """The calls of a module that are given this text first, and something else."""
    return _index(module).calls_given(text)


def mentions_below(module: Module, names: Iterable[str]) -> Iterator[Mention]:
    """The mentions of a module in what has one of these names, at any depth."""
    return _index(module).mentions_below(names)


def called(module: Module, name: str) -> Sequence[Definition]:
    """The definitions of a module by their whole name."""
    return _index(module).called(name)


def standing_in(module: Module, name: str) -> Sequence[Definition]:
    """The definitions of a module in what has this name, at any depth."""
    return _index(module).standing_in(name)


def records_of(module: Module, kind: str) -> Sequence[Record]:
    """The records of a module that are of a kind."""
    return _index(module).records_of(kind)


def declared_from(module: Module, scope: str, line: int) -> Iterator[Definition]:
    """The functions and classes that stand directly in a scope, from a line on, by their lines."""
    lines, listed = _index(module).declared(scope)
    return islice(listed, bisect_left(lines, line), None)


class _Index:
    """A module by lines and by names; each part is made when it is first asked for."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.known: dict[str, bool] = {}
        self._lines: list[int] | None = None
        self._by_line: list[int] = []
        self._lasts: frozenset[str] | None = None
        self._uses: dict[str, list[int]] | None = None
        self._within: dict[str, list[Mention]] | None = None
        self._inside: list[tuple[str, int]] | None = None
        self._makers: dict[str, list[Mention]] | None = None
        self._given: dict[str, list[Mention]] | None = None
        self._kinds: dict[str | None, list[Record]] | None = None
        self._called: dict[str, list[Definition]] | None = None
        self._sorted: list[tuple[str, int]] | None = None
        self._declared: dict[str, tuple[list[int], list[Definition]]] | None = None

    def count_between(self, first: int, last: int) -> int:
        start, end = self._between(first, last)
        return end - start

    def mentions_between(self, first: int, last: int) -> Sequence[Mention]:
        start, end = self._between(first, last)
        return [self.module.mentions[place] for place in sorted(self._by_line[start:end])]

    def _between(self, first: int, last: int) -> tuple[int, int]:
        mentions = self.module.mentions
        if self._lines is None:
            self._by_line = sorted(range(len(mentions)), key=lambda place: mentions[place].line)
            self._lines = [mentions[place].line for place in self._by_line]
        return bisect_left(self._lines, first), bisect_right(self._lines, last)

    def mentions_inside(self, definition: Definition) -> Sequence[Mention]:
        return [one for one in self.mentions_below((definition.name,)) if definition.line <= one.line <= definition.end_line]

    def mentions_below(self, names: Iterable[str]) -> Iterator[Mention]:
        mentions = self.module.mentions
        if self._inside is None:
            self._inside = sorted((f"{one.within}.", place) for place, one in enumerate(mentions))
        places = {place for name in names for place in self._below(self._inside, name)}
        return (mentions[place] for place in sorted(places))

    def lines_of(self, use: str) -> Sequence[int]:
        if self._uses is None:
            self._uses = {}
            for one in self.module.mentions:
                self._uses.setdefault(one.use, []).append(one.line)
            for lines in self._uses.values():
                lines.sort()
        return self._uses.get(use, ())

    def lasts(self) -> frozenset[str]:
        if self._lasts is None:
            self._lasts = frozenset(one.name.rpartition(".")[2] for one in self.module.mentions if one.use in _CALLED)
        return self._lasts

    def directly_in(self, name: str) -> Sequence[Mention]:
        if self._within is None:
            self._within = _grouped(self.module.mentions)
        return self._within.get(name, ())

    def makers_given(self, name: str) -> Sequence[Mention]:
        if self._makers is None:
            self._makers = {}
            for one in (mention for mention in self.module.mentions if mention.use == "construct"):
                for given in (*one.arguments, *(value for _, value in one.keywords)):
                    if isinstance(given, Name):
                        self._makers.setdefault(given.name, []).append(one)
        return self._makers.get(name, ())

    def calls_given(self, text: str) -> Sequence[Mention]:
        if self._given is None:
            self._given = {}
            for one in (mention for mention in self.module.mentions if mention.use == "call" and len(mention.arguments) > 1):
                if isinstance(first := one.arguments[0], Text):
                    self._given.setdefault(first.value, []).append(one)
        return self._given.get(text, ())

    def called(self, name: str) -> Sequence[Definition]:
        if self._called is None:
            self._called = {}
            for one in self.module.definitions:
                self._called.setdefault(one.name, []).append(one)
        return self._called.get(name, ())

    def declared(self, scope: str) -> tuple[Sequence[int], Sequence[Definition]]:
        if self._declared is None:
            self._declared = {}
            for one in sorted((one for one in self.module.definitions if one.form in _DECLARED), key=lambda one: one.line):
                lines, listed = self._declared.setdefault(one.name.rpartition(".")[0], ([], []))
                lines.append(one.line)
                listed.append(one)
        return self._declared.get(scope, ((), ()))

    def records_of(self, kind: str) -> Sequence[Record]:
        if self._kinds is None:
            self._kinds = {}
            for one in self.module.records:
                self._kinds.setdefault(one.setting("kind"), []).append(one)
        return self._kinds.get(kind, ())

    def standing_in(self, name: str) -> Sequence[Definition]:
        definitions = self.module.definitions
        if self._sorted is None:
            self._sorted = sorted((one.name, place) for place, one in enumerate(definitions))
        return [definitions[place] for place in self._below(self._sorted, name)]

    @staticmethod
    def _below(listed: list[tuple[str, int]], name: str) -> list[int]:
        """The places of what stands below a name, in a list by names."""
        first, last = bisect_left(listed, (f"{name}.", -1)), bisect_left(listed, (name + _BEHIND_A_DOT, -1))
        return sorted(place for _, place in listed[first:last])


def _grouped(mentions: Iterable[Mention]) -> dict[str, list[Mention]]:
    groups: dict[str, list[Mention]] = {}
    for one in mentions:
        groups.setdefault(one.within, []).append(one)
    return groups


_indexes: OrderedDict[int, _Index] = OrderedDict()
_latest: list[_Index] = []
"""Of the modules that were asked last, by identity: to tell whether two modules are equal takes longer than to go through one."""


def _index(module: Module) -> _Index:
    if _latest and _latest[0].module is module:
        return _latest[0]
    found = _indexes.get(id(module))
    if found is None or found.module is not module:
        found = _indexes[id(module)] = _Index(module)
    _indexes.move_to_end(id(module))
    if len(_indexes) > _KEPT:
        _indexes.popitem(last=False)
    _latest[:] = (found,)
    return found
