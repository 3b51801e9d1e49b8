"""What stands above what in the graph of mounts: the classes above one, what all hangs on in the end, and lists that nothing includes while
others are.

Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from posixpath import dirname

from keeper_validate.extract.expression import Call, Expression, Items, Name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.extract.routing.enclosing import KEPT, Key
from keeper_validate.extract.routing.prefix import Mount

SERVED_BY_OTHERS = frozenset({"abstract", "interface"})
"""Traits of classes whose routes are those of the classes below them."""

_WORD = re.compile("[A-Z]*[^A-Z_$]+|[A-Z]+")
# A parameter of a function, and what is kept in something under a key.
_OF_OTHERS = frozenset({"#", KEPT})


def of_function(key: Key, mounts: Mapping[Key, list[Mount]], roots: Collection[Key]) -> list[Mount]:
    """A plugin's first parameter stands for the router that the plugin was mounted on, that of a method for the class, where that is an
    application; a part of a router for what stands on it."""
    function, _, index = key[1].partition("#")
    place, _, taken = index.partition(".")  # `taken` out of the parameter at that place
    if taken or (index and not index.isdecimal()):
        return [Mount((key[0], f"{function}#{place}" if taken else function), "", ())]
    found = mounts.get((key[0], function), []) if index == "0" else []
    owner, _, name = function.rpartition(".")
    in_class = index == "0" and (key[0], owner) in roots and not name.startswith("<")  # no function that is written in place
    return found or ([Mount((key[0], owner), "", ())] if in_class else [])


def tops(key: Key, mounts: Mapping[Key, list[Mount]]) -> Iterator[Key]:
    """What a router hangs on in the end, over all its mounts; itself where nothing mounts it."""
    seen, left = {key}, [key]
    while left:
        one = left.pop()
        above = [mount.parent for mount in mounts.get(one, ()) if mount.parent is not None]
        if not above:
            yield one
        left.extend(dict.fromkeys(parent for parent in above if parent not in seen))
        seen.update(above)


def answers_elsewhere(key: Key, roots: Mapping[Key, str], resolver: Resolver) -> bool:
    """Whether a router answers nowhere by itself: a class that stands for those below it, or what a method makes and gives of which a class
    above leaves to those below what it gives, or that is no application by any name (`facet.root "called app"`)."""
    module = resolver.sources.names(key[0])
    found = resolver.scopes(module).definition(key[1]) if module is not None else None
    if module is None or found is None or found.form == "class":
        return found is not None and not SERVED_BY_OTHERS.isdisjoint(found.traits)
    maker, _, name = key[1].rpartition(".")
    function = resolver.scopes(module).definition(maker)
    given = function.value if function is not None and function.form == "function" else None
    if function is None or (given.values[0] if isinstance(given, Items) and given.values else given) != Name(name):
        return False
    owner = resolver.scopes(module).definition(maker.rpartition(".")[0])
    unnamed = owner is not None and owner.form == "class" and not _is_called(key[1], roots.get(key, ""))
    return unnamed or ("method" in function.traits and _is_left_to_those_below(key[0], function, resolver))


def _is_called(name: str, root: str) -> bool:
    """Whether what a method gives, the method or its class is called by one of the words that say so; the class by its last one."""
    wanted = frozenset(root.split()[1:]) if root.startswith("called ") else None
    owner, *within = name.split(".")[-3:]
    words = {word.lower() for one in within for word in _WORD.findall(one)} | {word.lower() for word in _WORD.findall(owner)[-1:]}
    return wanted is None or not words.isdisjoint(wanted)


def _is_left_to_those_below(path: str, method: Definition, resolver: Resolver) -> bool:
    """Whether a class above that of a method has one of the same name which gives nothing that it makes."""
    owner, _, name = method.name.rpartition(".")
    left, seen = [(path, owner)], set[Key]()
    while left:
        where, called = left.pop()
        module = resolver.sources.names(where)
        made = resolver.scopes(module).definition(called) if module is not None else None
        for base in made.bases if made is not None else ():
            above = resolver.target(where, called.rpartition(".")[0], base)
            if not isinstance(above, Site) or above.definition is None or above.key in seen:
                continue
            seen.add(above.key)
            left.append(above.key)
            module = resolver.sources.names(above.path)
            same = resolver.scopes(module).definition(f"{above.definition.name}.{name}") if module is not None else None
            if same is not None and same.form == "function" and not isinstance(same.value, Name | Call | Items):
                return True
    return False


def classes_above(path: str, record: Record, own: Key | None, resolver: Resolver) -> Iterator[Site]:
    """The classes of the tree that a record names above its own, and all above those where it serves what any of them does."""
    left = [(path, record.within, capture.value) for capture in record.all("child")] if own is not None else []
    seen = {own}
    while left:
        above = _made(*left.pop(0), resolver)
        if not isinstance(above, Site) or above.definition is None or above.key in seen:
            continue
        seen.add(above.key)
        yield above
        if record.setting("child") == "inherited":
            scope = above.definition.name.rpartition(".")[0]
            left.extend((above.path, scope, base) for base in above.definition.bases)


def _made(path: str, scope: str, base: Expression, resolver: Resolver) -> Target | None:
    """The class that a base is, or the one that a function of the tree makes and gives: `extends Crud(User)`."""
    maker = resolver.target(path, scope, base.function) if isinstance(base, Call) else None
    function = maker.definition if isinstance(maker, Site) else None
    if isinstance(maker, Site) and function is not None and function.form == "function" and isinstance(function.value, Name):
        return resolver.follow(maker.path, function.name, function.value.name)
    return resolver.target(path, scope, base)


class Including:
    """The lists that include others by the name which any list of routes has in its file, and those of them that nothing includes."""

    def __init__(self) -> None:
        self._by_name: dict[str, set[Key]] = {}

    def note(self, name: str | None, parent: Key | None, child: Key | None) -> None:
        """A list includes another, which has a name of its own accord; a router beside it is no list."""
        listed = child is None or child[1] == name or not child[1].isidentifier()
        if name is not None and parent is not None and parent[1] == name and listed:
            self._by_name.setdefault(name, set()).add(parent)

    def leaves_out(self, key: Key) -> bool:
        """Whether nothing tells where a router stands that nothing mounts: it is given to a function, or kept in something, or a list that
        includes none, in a project of which another list includes what it serves."""
        others = self._by_name.get(key[1], ())
        left_out = key not in others and any(_holds(dirname(dirname(path)), key[0]) for path, _ in others)
        return left_out or not _OF_OTHERS.isdisjoint(key[1])


def _holds(folder: str, path: str) -> bool:
    return not folder or path.startswith(f"{folder}/")
