"""What a snapshot found, each with the context of its path: a context is earned, not claimed. Must not read sources."""

from __future__ import annotations

from typing import TypeVar

from keeper_validate.element import Element, Snapshot, Use
from keeper_validate.extract.contexts import Contexts, demoted
from keeper_validate.values import replace

_Placed = TypeVar("_Placed", Element, Use)


def placed(found: Snapshot, contexts: Contexts) -> Snapshot:
    """The snapshot with contexts; a file that is named like a test, but that source imports, is source."""
    by_path = {path: contexts.of(path) for path in {*found.paths, *(element.path for element in found.elements)}}
    serving = demoted(by_path, ((use.path, use.resolved) for use in found.uses if use.resolved is not None))
    by_path.update(dict.fromkeys(serving & by_path.keys(), "source"))
    return replace(
        found,
        elements=tuple(_in_context(element, by_path[element.path]) for element in found.elements),
        uses=tuple(_in_context(use, by_path.get(use.path, use.context)) for use in found.uses),
    )


def _in_context(one: _Placed, context: str) -> _Placed:
    return one if one.context == context else replace(one, context=context)
