"""What is mounted where, as far as files said so: the mounts of each router, in the order in which they were found.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.contexts import by_name
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.made_anew import made_anew
from keeper_validate.extract.routing.made_below import made_below
from keeper_validate.extract.routing.prefix import Mount


def of_tests(path: str) -> bool:
    """Whether a file is none of the source by its name."""
    return by_name(path) != "source"


class MountTable(dict[Key, list[Mount]]):
    """The mounts of each router. What tests mount is said last, and only that a router of the source is mounted somewhere."""

    def __init__(self, resolver: Resolver) -> None:
        super().__init__()
        self._resolver, self._by_source = resolver, frozenset[Key]()

    def settle(self) -> None:
        """The source has said all: where a test mounts what is mounted by now, that says nothing."""
        self._by_source = frozenset(self)

    def put(self, child: Key, mount: Mount, by: str) -> None:
        """A file says where something is mounted; what that is made from is mounted there as well."""
        of_source = not of_tests(child[0])
        if of_source and child in self._by_source:
            return
        by_test = of_tests(by) or (mount.parent is not None and of_tests(mount.parent[0]))
        said = Mount(None, None, ()) if of_source and by_test else mount
        listed = self.setdefault(child, [])
        if said not in listed and said.parent != child:
            listed.append(said)
            made = made_anew(*child, self._resolver)
            # an application that is made for a test stands nowhere by that
            if made is not None and (of_source or of_tests(made.path)):
                self.put(made.key, Mount(child, "", (), overrides=True), by)

    def in_making(self, child: Key) -> list[Mount]:
        """Where the function that makes something mounts it, for whoever calls that, or the method that makes it for a path."""
        made = made_anew(*child, self._resolver)
        if made is None:
            return made_below(child, self._resolver)
        return [one for one in self.get(made.key, []) if one.parent is None or made_anew(*one.parent, self._resolver) != made]
