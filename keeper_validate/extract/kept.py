"""A snapshot from the cache, where the same tree was read for the same paths before; else read now, and kept.

The key holds all that a snapshot depends on: the tree's content, the paths, and what decides their contexts. Must not read sources."""

from __future__ import annotations

import json
from operator import attrgetter
from typing import Any

from keeper_validate import cache
from keeper_validate.element import Element, Facet, Gap, Snapshot, Use
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.module import Known
from keeper_validate.tree import Tree

_KIND = "snapshot"
_NAMES = tuple(name for name in Element.__dataclass_fields__ if name != "facets")
_OWN, _FACET = attrgetter(*_NAMES), attrgetter(*Facet.__dataclass_fields__)
_USE, _GAP = attrgetter(*Use.__dataclass_fields__), attrgetter(*Gap.__dataclass_fields__)
# What is larger would only crowd out the rest.
_MOST = 10_000


def kept_snapshot(tree: Tree, paths: list[str], known: Known, contexts: Contexts) -> Snapshot:
    """What the paths of a tree hold."""
    key = json.dumps([tree.content, paths, contexts.content])
    found = _restored(cache.read(_KIND, key))
    if found is None:
        from keeper_validate.extract.snapshot import snapshot

        found = snapshot(tree, paths, known, contexts=contexts)
        # A file that could not be read may be readable the next time: fetched, or with its grammar installed.
        if len(found.elements) <= _MOST and all(gap.line for gap in found.gaps):
            cache.write(_KIND, key, _plain(found))
    return found


def _plain(found: Snapshot) -> dict[str, Any]:
    return {
        "paths": found.paths,
        "elements": [(_OWN(one), [_FACET(facet) for facet in one.facets]) for one in found.elements],
        "uses": [_USE(one) for one in found.uses],
        "gaps": [_GAP(one) for one in found.gaps],
    }


def _restored(plain: Any) -> Snapshot | None:
    """The snapshot that was kept; None where there is none, or something else stands there."""
    try:
        return Snapshot(
            tuple(plain["paths"]),
            tuple(
                Element(**dict(zip(_NAMES, own, strict=True)), facets=tuple(Facet(*facet) for facet in facets))
                for own, facets in plain["elements"]
            ),
            tuple(Use(*row) for row in plain["uses"]),
            tuple(Gap(*row) for row in plain["gaps"]),
        )
    except (TypeError, ValueError, KeyError, IndexError):
        return None
