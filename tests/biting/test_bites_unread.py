"""Which files may hold what a clause speaks of, where they cannot be read: sources for parts of a page, manifests for dependencies."""

from __future__ import annotations

import pytest
from made import change, judged, law, snapshot

from keeper_validate.element import Gap

SOURCES = [".tsx", ".jsx", ".ts", ".js", ".mjs", ".cjs", ".mts", ".cts", ".vue", ".svelte", ".astro"]
MANIFESTS = [".json", ".toml", ".txt", ".mod", ".xml", ".gradle", ".kts", ".lock", ".yaml", ".cfg"]
HIDING = [(kind, suffix) for kind in ("component", "page", "hook", "store") for suffix in SOURCES]
HIDING += [("dependency", suffix) for suffix in MANIFESTS]
OTHERS = [("component", ".py"), ("hook", ".sql"), ("store", ".go"), ("page", ".yaml"), ("dependency", ".tsx")]


def told(kind: str, suffix: str) -> bool:
    under = law(f"constraints:\n  - none of these => forbid-new {kind}\n")
    gap = Gap(f"src/broken{suffix}", 3, "syntax error")
    return "unread/gap" in {one.rule for one in judged(change(snapshot(), snapshot(gap)), under).findings}


@pytest.mark.parametrize(("kind", "suffix"), HIDING, ids=[f"a {kind} in *{suffix}" for kind, suffix in HIDING])
def test_a_file_that_may_hold_it_is_told(kind: str, suffix: str) -> None:
    assert told(kind, suffix)


@pytest.mark.parametrize(("kind", "suffix"), OTHERS, ids=[f"no {kind} in *{suffix}" for kind, suffix in OTHERS])
def test_a_file_that_holds_none_is_not(kind: str, suffix: str) -> None:
    assert not told(kind, suffix)
