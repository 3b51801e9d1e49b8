"""“Direct database access”: what a project has, and code is to reach in one way. Must not know what reaches it."""

from __future__ import annotations

from functools import cache

from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon


def is_reached(thing: Thing) -> bool:
    """Whether going there directly is forbidden, and not that there is a new one."""
    return thing.direct and not thing.new and thing.family in lexicon.grammar("reached")


@cache
def homes() -> tuple[str, ...]:
    """Where it is reached from, whoever else must not go there."""
    layers = (lexicon.layer(phrase) for phrase in sorted(lexicon.grammar("reaching_layers")))
    return tuple(glob for layer in layers if layer for glob in layer.folders)
