"""Classes below more classes than anybody writes: read in either order, in frames and time that do not grow with their number."""

from __future__ import annotations

import pytest

from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.sources import Sources
from keeper_validate.tree import Tree, tree_of

WRITTEN = {
    "web/src/chain.ts": "export class A{} extends A{} {{ m() {{ return this.x; }} }}\n",
    "api/chain.py": "class A{}(A{}):\n    x: int\n",
}


def chain(path: str, classes: int, downwards: bool) -> Tree:
    lines = [WRITTEN[path].format(number, number + 1) for number in range(classes)]
    return tree_of({path: "".join(lines if downwards else lines[::-1]).encode()})


def above_the_first(path: str, tree: Tree) -> tuple[str, ...]:
    resolver = Resolver(Sources(tree, {}, True, False))
    module = resolver.sources.names(path)
    assert module is not None
    return resolver.ancestors(Site(path, resolver.scopes(module).definition("A0")))


@pytest.mark.parametrize("path", WRITTEN)
@pytest.mark.parametrize("downwards", [True, False], ids=["the base last", "the base first"])
def test_a_chain_of_classes_is_read(path: str, downwards: bool) -> None:
    assert snapshot(chain(path, 600, downwards), [path]).gaps == ()


@pytest.mark.parametrize("path", WRITTEN)
@pytest.mark.parametrize("downwards", [True, False], ids=["the base last", "the base first"])
def test_what_is_above_a_class_is_the_same_in_either_order_and_the_nearest_of_too_many(path: str, downwards: bool) -> None:
    assert above_the_first(path, chain(path, 100, downwards)) == (*(f"{path}#A{number}" for number in range(1, 100)), "A100")
    assert above_the_first(path, chain(path, 600, downwards)) == tuple(f"{path}#A{number}" for number in range(1, 301))
