"""Every target, by name."""

from __future__ import annotations

from functools import cache

from fuzzing import deltas, laws, plumbing, sentences, sources, verdicts
from fuzzing.target import Target


@cache
def targets() -> dict[str, Target]:
    """All of them; each gets the same share of the time."""
    listed = (*laws.TARGETS, *plumbing.TARGETS, *sentences.TARGETS, *deltas.TARGETS, *verdicts.TARGETS, *sources.targets())
    return {target.name: target for target in listed}
