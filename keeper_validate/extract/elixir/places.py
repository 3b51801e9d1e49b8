"""The files in which a module of Elixir may stand, by what it is called: `Shop.Orders.Cart` in `lib/shop/orders/cart.ex`.

Must not read sources; the folders that stand in paths and not in names are data (`rules/elixir/places.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.tree import Tree

_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_SOURCES = re.compile(r"(?:^|(?<=/))(?:lib|test|priv|config)/")


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """Where a module may stand beside a file of the same project, or of the same umbrella."""
    names = [_WORD.sub("_", part).lower() for part in module.split(".")]
    found = _SOURCES.search(path)
    if found is None or not names[0]:
        return
    for root in _roots(path[: found.start()], names[0], tree):
        if tree.entry(f"{root}lib/{names[0]}") is None and len(names) > 1:
            continue
        yield f"{root}lib/{'/'.join(names)}.ex"
        for folder in shipped.data("rules/elixir/places")["folders"] if len(names) > 1 else ():
            yield f"{root}lib/{names[0]}/{folder}/{'/'.join(names[1:])}.ex"


def _roots(own: str, app: str, tree: Tree) -> Iterator[str]:
    """The project of a file, and the one that is called as the module's first name in the same umbrella."""
    yield own
    head, apps, _ = own.rpartition("apps/")
    other = f"{head}apps/{app.removesuffix('_web')}/"
    if apps and other != own and tree.entry(other.rstrip("/")) is not None:
        yield other
