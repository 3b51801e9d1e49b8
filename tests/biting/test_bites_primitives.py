"""What shows that a new component is one that a clause forbids, evidence by evidence: `word: what it is called, renders, plays or wraps`.

A name, tag, role, component or package taken from the lexicon shows as a component that is not found any more."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from answered import held
from made import change, element, judged, law, snapshot

from keeper_validate.element import Facet
from keeper_validate.law.law import Law
from keeper_validate.values import replace

PRIMITIVES = Path(__file__).with_name("primitives.txt")


def evidence(question: str) -> str:
    """What speaks for a component being what `No new word` forbids; `-` where nothing does."""
    word, _, shown = question.partition(": ")
    how, _, what = shown.partition(" ")
    facets = {
        "called": (), "renders": (("renders", what),), "plays": (("renders", "div"), ("aria_role", what)),
        "wraps": (("renders", what.rpartition(":")[2]), ("primitive", what)),
    }[how]
    named = element("component", what if how == "called" else "Settings", "src/x.tsx:3")
    new = replace(named, facets=tuple(Facet(role, name, "root") for role, name in facets))
    found = judged(change(snapshot(), snapshot(new)), _forbidding(word)).findings
    return "; ".join(one.evidence for one in found if one.rule == "forbidden/new-component") or "-"


@cache
def _forbidding(word: str) -> Law:
    return law(f"forbidden:\n  - No new {word}\n")


def test_every_evidence_tells_as_the_table_says() -> None:
    held(PRIMITIVES, evidence)
