"""What mutants of grants, houses and evidence got past, each as one change under one clause."""

from __future__ import annotations

import pytest
from made import change, element, judged, law, snapshot

from keeper_validate.element import Element

SHEET = {"frontend": "components:\n  Sheet: {location: src/ui/Sheet.tsx}\n"}
CHANGES = {
    "what a new seed names by its folder is granted in it": (
        "new_seeds:\n  - {type: component, name: src/ui/Rail, justification: none}\n",
        element("component", "Rails", "src/ui/Rail/index.tsx:1"), [],
    ),
    "a house without routes writes kebab case": (
        "constraints:\n  - rest-shape\n", element("route", "GET /orderItems", "a.py:1"), ["rest-shape/case GET /orderItems"],
    ),
    "what a registered sheet wraps in passing makes no modal": (
        "forbidden:\n  - new modals\n",
        element("component", "SavedNote", "src/n.tsx:1", "renders=Sheet=root", "wraps=DialogContent=@radix-ui/react-dialog:Content"), [],
    ),
    "what wraps it without a registered sheet is one": (
        "forbidden:\n  - new modals\n",
        element("component", "SavedNote", "src/n.tsx:1", "wraps=DialogContent=@radix-ui/react-dialog:Content"),
        ["forbidden/new-component SavedNote"],
    ),
}


@pytest.mark.parametrize(("decision", "new", "expected"), CHANGES.values(), ids=CHANGES.keys())
def test_one_new_thing_breaks_what_it_breaks(decision: str, new: Element, expected: list[str]) -> None:
    verdict = judged(change(snapshot(), snapshot(new)), law(decision, vault=SHEET))
    assert [f"{one.rule} {one.name}" for one in verdict.findings if one.severity == "block"] == expected
