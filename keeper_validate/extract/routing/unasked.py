"""Functions that answer requests and no longer ask who is there: in the revision before a change each called a guard in its body, or looked
for itself and turned others away, whoever came, and after it neither does so itself nor through what it calls now.

Reads only the functions of which a change shows that they may have lost one. What is not sure is no loss. Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import ASKED, DOOR, Snapshot, Use
from keeper_validate.errors import KeeperError
from keeper_validate.extract.authentication.asked import may_ask
from keeper_validate.extract.bodies import Body, body
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.expression import Call, Name, plain
from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.records import Parsed, parsed, source_of
from keeper_validate.extract.sources import Sources
from keeper_validate.extract.spelled_like import Patterns, spelled_like
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.pathglob import matches_any
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass

_DEPTH = 3
_BEYOND = (".", "@/", "~", "#", "$")


def unasked(base: Tree, head: Tree, was: Snapshot, now: Snapshot) -> tuple[Use, ...]:
    """Each function that answers and lost a guard of its body, as a use of that guard at the function's place in the head."""
    left = {(use.path, _owner(use), use.form) for use in now.uses if use.kind == ASKED}
    gone: dict[tuple[str, str], list[str]] = {}
    for use in was.uses:
        key = use.path, _owner(use)
        if use.kind == ASKED and use.context == "source" and (*key, use.form) not in left and use.path in now.paths:
            gone.setdefault(key, []).extend(() if use.form else (use.name.partition(DOOR)[2],))
    if not gone or _stands_before_now(was, now):
        return ()
    before, after = _Side(base), _Side(head)
    return tuple(
        Use(ASKED, f"{name}{DOOR}{guard}", path, line)
        for (path, name), guards in sorted(gone.items())
        for guard, line in _lost(path, name, guards, before, after, was)
    )


def _owner(use: Use) -> str:
    return use.name.partition(DOOR)[0]


def _stands_before_now(was: Snapshot, now: Snapshot) -> bool:
    """Whether the change puts a guard before routes as a whole, or into a file that stands before others."""
    files = tuple(_known()["before"])
    known = {(use.kind, use.path, use.name) for use in was.uses}
    for use in now.uses:
        new = use.kind in ("door", ASKED) and (use.kind, use.path, use.name) not in known
        if new and (matches_any(use.path, files) if use.kind == ASKED else not use.name.endswith(DOOR)):
            return True
    return any(matches_any(path, files) for path in now.paths if path not in was.paths)


def _lost(path: str, name: str, guards: Iterable[str], before: _Side, after: _Side, was: Snapshot) -> Iterator[tuple[str, int]]:
    old, new = before.function(path, name), after.function(path, name)
    if old is None or new is None or not new.body.written or not _answers(old, was) or not _stays(old, new):
        return
    sure = {call.name for call in old.body.calls if call.sure}
    asking = [guard for guard in guards if guard in sure and (old.body.refuses or before.refuses(path, name, guard))]
    if asking and not _still_asks(old, new, after):
        yield from ((guard, new.definition.line) for guard in asking)
    elif old.body.looks and not _still_refuses(old, new, after, _refused_else(old, new, before, after)):
        yield from ((look, new.definition.line) for look in dict.fromkeys(old.body.looks))


def _stays(old: _Function, new: _Function) -> bool:
    """Whether a function does by and large what it did, and is not one that only sends on whoever comes."""
    kept = [name for name in old.body.names if not may_ask(name)]
    sends = all(name.rpartition(".")[2] in _known()["sending"] for name in new.body.names)
    return 2 * sum(name in new.body.names for name in kept) >= len(kept) and not (new.body.names and sends)


def _still_asks(old: _Function, new: _Function, after: _Side) -> bool:
    """Whether a function may ask still: itself, through what it calls or is wrapped in, or through something new that nothing tells of."""
    return any(map(may_ask, new.body.names)) or _still_refuses(old, new, after)


def _refused_else(old: _Function, new: _Function, before: _Side, after: _Side) -> frozenset[str]:
    """What a function called all along that refused something else beside what it looked at itself, in a file that stays as it is."""
    path, scope = old.path, old.definition.name
    called = (name for name in old.body.names & new.body.names if not may_ask(name))
    left = (name for name in called if before.source(path, scope, name) == after.source(path, scope, name))
    return frozenset(name for name in left if before.refuses(path, scope, name))


def _still_refuses(old: _Function, new: _Function, after: _Side, besides: frozenset[str] = frozenset()) -> bool:
    """Whether a function may turn somebody away still, but by what refused `besides`; one that it still asks who is there may only tell
    it."""
    come = new.body.names - old.body.names
    if new.body.refuses or any(map(may_ask, come)):
        return True
    if any(call.name in come for call in new.body.calls if not call.sure) and _is_wrapped(new.definition, come):
        return True
    return any(after.refuses(new.path, new.definition.name, name, name in come) for name in new.body.names - besides)


def _is_wrapped(definition: Definition, come: frozenset[str]) -> bool:
    """Whether a function is handed to something that it was not handed to before, or has a new decorator."""
    value = definition.value
    around = [value.function] if isinstance(value, Call) else []
    around += [one.function if isinstance(one, Call) else one for one in definition.decorators]
    return any(plain(one) in come for one in around)


def _answers(function: _Function, was: Snapshot) -> bool:
    """Whether a function answers requests: as a route's handler, as what the file of a page or route offers, as an action that is called
    from afar, or because it is handed the request."""
    known, definition = _known(), function.definition
    here = [one for one in was.elements if one.path == function.path and one.kind in ("route", "page")]
    last = definition.name.rpartition(".")[2]
    if any((one.value("handler") or "").rpartition(".")[2] == last for one in here):
        return True
    if definition.exported and (here or matches_any(function.path, tuple(known["answering"])) or function.directed):
        return True
    given = {name for one in definition.parameters for name in (one.name, *one.fields)}
    types = {plain(one.annotation).lstrip("*") for one in definition.parameters if one.annotation is not None}
    return not given.isdisjoint(known["given"]) or not types.isdisjoint(known["given_types"])


@dataclass(frozen=True, slots=True)
class _Function:
    """A function of one side; `directed` where a word of its language says that whoever is afar may call it."""

    path: str
    definition: Definition
    body: Body
    directed: bool


class _Side:
    """The functions of one tree, read when they are asked for."""

    def __init__(self, tree: Tree) -> None:
        self._resolver = Resolver(Sources(tree, {}))
        self._tree = tree
        self._read: dict[str, Parsed | None] = {}

    def function(self, path: str, name: str) -> _Function | None:
        """The function of a name in a file."""
        module = self._resolver.sources.beyond(path)
        definition = next((one for one in module.definitions if one.name == name), None) if module is not None else None
        read = self._parsed(path) if definition is not None else None
        if definition is None or read is None:
            return None
        lines = read.source.split(b"\n")
        own = b"\n".join((lines[0], *lines[definition.line - 1 : definition.line + 2]))
        directed = any(word.encode() in own for word in _known()["directives"])
        return _Function(path, definition, body(read, definition), directed)

    def source(self, path: str, scope: str, name: str) -> str:
        """What tells the file apart that holds what is called so; empty where it leads to none."""
        target = self._resolver.follow(path, scope, name)
        entry = self._tree.entry(target.path) if isinstance(target, Site) else None
        return entry.oid if entry is not None else ""

    def refuses(self, path: str, scope: str, name: str, doubtful: bool = False, depth: int = 0) -> bool:
        """Whether what is called so turns somebody away itself, or through what it calls; where it is `doubtful`, also what cannot be
        followed into the tree that it is said to come from."""
        target = self._resolver.follow(path, scope, name)
        if not isinstance(target, Site):
            own = self._resolver.qualified(path, scope, Name(name))
            return unversioned(own) in _known()["refusing"] or (doubtful and own.startswith(_BEYOND))
        if target.definition is None or target.rest or target.parameter is not None:
            return doubtful
        found = self.function(target.path, target.definition.name) if depth < _DEPTH else None
        if found is None or (target.path, target.definition.name) == (path, scope):
            return False
        inner, within = (call for call in found.body.names if may_ask(call)), found.definition.name
        demands = found.body.leaves and _demanding().fit(name.rpartition(".")[2].replace("_", "").lower())
        return demands or found.body.refuses or any(self.refuses(target.path, within, one, False, depth + 1) for one in inner)

    def _parsed(self, path: str) -> Parsed | None:
        if path not in self._read:
            language, entry = language_of(path), self._tree.entry(path)
            try:
                blob = self._tree.blob(entry.oid) if entry is not None else b""
                self._read[path] = parsed(language, source_of(language, blob)) if language is not None else None
            except (KeeperError, Unreadable, GrammarMissing, RecursionError):
                self._read[path] = None
        return self._read[path]


@cache
def _demanding() -> Patterns:
    return spelled_like(_known()["demanding"])


@cache
def _known() -> dict[str, list[str]]:
    known: dict[str, list[str]] = shipped.data("rules/lexicon/auth")["inside_bodies"]
    return known
