"""Functions that are called like methods of what they extend, by name: nothing else says which one a call means.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.chains import unchained
from keeper_validate.extract.expression import plain
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.guards import chained_guards
from keeper_validate.extract.routing.prefix import Mount
from keeper_validate.extract.routing.router_key import router_key
from keeper_validate.extract.routing.written_path import joined_text


class Extensions:
    """The functions of some modules with a trait, indexed when first asked for."""

    def __init__(self, modules: Iterable[tuple[str, Module]]) -> None:
        self._modules = tuple(modules)
        self._found: dict[tuple[str, str], list[Key]] | None = None

    def named(self, trait: str, name: str) -> tuple[Key, ...]:
        """The functions of a name that have a trait."""
        if self._found is None:
            self._found = {}
            for path, module in self._modules:
                for definition in module.definitions:
                    for each in definition.traits if definition.form == "function" else ():
                        self._found.setdefault((each, definition.name.rpartition(".")[2]), []).append((path, definition.name))
        return tuple(self._found.get((trait, name), ()))

    def given(self, path: str, record: Record, resolver: Resolver) -> Iterator[tuple[Key, Mount]]:
        """A call that reads like a method of a router: a function of any file at hand, which extends routers, is given it."""
        function, given, wanted = record.first("function"), record.first("argument"), record.setting("function.extends") or ""
        if function is None or given is None:
            return
        chain = unchained(record.framework, given.value)
        parent = router_key(path, record.within, chain.start, resolver)
        prefix, guards = joined_text(path, record.within, chain.bases, resolver), chained_guards(chain.guards)
        owner = record.first("owner")
        whole = f".{plain(owner.value)}.{plain(function.value)}" if owner is not None else ""
        for where, name in self.named(wanted, plain(function.value)):
            if not f".{name}".endswith(whole):
                continue
            yield (where, f"{name}#0"), Mount(parent, prefix, guards)
