"""Who reviews: the gatekeepers that the law side lists, by the roles of the authors whose work they look at.

Must not look at the change: an author would choose its judges."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping.review import TURNS
from keeper_validate.gatekeeping.steps import Gatekeeper
from keeper_validate.law.fields import first, folded, text_of, texts, word
from keeper_validate.law.identity import truth
from keeper_validate.law.layout import read_law_file
from keeper_validate.tree import Tree
from keeper_validate.yaml import Mapping, Node, Sequence, decode, document


def gatekeepers(law: Tree) -> tuple[Gatekeeper, ...]:
    """Those of the first file that lists any, in its order."""
    for path in shipped.data("rules/lexicon/gatekeeping")["files"]:
        data = read_law_file(law, path)
        if data is not None and (found := load(path, data)):
            return found
    return ()


def load(path: str, data: bytes) -> tuple[Gatekeeper, ...]:
    """The gatekeepers in one file: all entries of `gatekeepers`, those of `agents` with that role; a paused one is none."""
    root = document(decode(data, path), path).root
    if not isinstance(root, Mapping):
        raise KeeperError(f"{path}:{root.line}: gatekeepers are listed under `gatekeepers:` (or `agents:`), each with a name.")
    found = [*_listed(first(root, "gatekeepers"), path, False), *_listed(first(root, "agents"), path, True)]
    twice = next((one.name for number, one in enumerate(found) if one.name in {other.name for other in found[:number]}), None)
    if twice is not None:
        raise KeeperError(f"{path}: two gatekeepers are called {twice}: give one of them another name.")
    return tuple(found)


def asked(known: tuple[Gatekeeper, ...], role: str, named: tuple[str, ...]) -> tuple[Gatekeeper, ...]:
    """Those who look at the work of a role, all where none is said, and then those who are named."""
    wanted = folded(role)
    for_role = [one for one in known if not role or not one.roles or wanted in map(folded, one.roles)]
    by_name = {one.name: one for one in known}
    chosen = {one.name: one for one in (*for_role, *(by_name.get(name, Gatekeeper(name)) for name in named))}
    return tuple(chosen.values())


def _listed(node: Node | None, path: str, agents: bool) -> Iterator[Gatekeeper]:
    for name, entry in _entries(node):
        paused = first(entry, "paused") if isinstance(entry, Mapping) else None
        resting = paused is not None and truth(text_of(paused), paused.line, path)
        reviews = not agents or (isinstance(entry, Mapping) and folded(word(entry, "role")) == "gatekeeper")
        if reviews and not resting:
            yield _gatekeeper(name, entry, path)


def _entries(node: Node | None) -> Iterator[tuple[str, Node]]:
    """The entries of a list, or of a mapping by name."""
    if isinstance(node, Sequence):
        yield from (("", item) for item in node.items)
    elif isinstance(node, Mapping):
        yield from ((key.text, value) for key, value in node.items)


def _gatekeeper(name: str, entry: Node, path: str) -> Gatekeeper:
    """`name: architecture`, or the name alone."""
    if not isinstance(entry, Mapping):
        return Gatekeeper(_named(name or text_of(entry), entry, path))
    turns = first(entry, "max_turns")
    if turns is not None and not (text_of(turns).isdigit() and int(text_of(turns)) > 0):
        raise KeeperError(f"{path}:{turns.line}: max_turns is {text_of(turns)!r}: it is a number of turns, such as {TURNS}.")
    roles = tuple(text for text, _ in texts(first(entry, "target_roles")))
    return Gatekeeper(_named(name or word(entry, "name"), entry, path), roles, int(text_of(turns)) if turns is not None else TURNS)


def _named(name: str, entry: Node, path: str) -> str:
    if not name or name.startswith("-") or any(char.isspace() for char in name):
        raise KeeperError(f"{path}:{entry.line}: a gatekeeper needs a name of one word, such as `name: architecture`.")
    return name
