"""What mutants of the merging of several verdicts got past: modes, what does not bind, what one decision waives and another does not."""

from __future__ import annotations

import pytest
from made import change, element, judged, law, snapshot

from keeper_validate.several import merged
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

RAIL = change(snapshot(), snapshot(element("component", "Rail", "src/R.tsx:3")))
UI, DATA = "constraints:\n  - ui-extend\n", "constraints:\n  - data-append\n"


def under(name: str, text: str, mode: str = "growth", binding: bool = True, *overrides: str) -> Verdict:
    """The same change under a decision of its own."""
    said = law(text, mode, overrides=overrides, binding=binding, found_by="the bead")
    assert said.decision is not None
    return judged(RAIL, replace(said, decision=replace(said.decision, id=name, path=f"keeper/decisions/{name}.yaml")))


@pytest.mark.parametrize("modes", [("growth", "conservation"), ("conservation", "growth"), ("seeding", "conservation")])
def test_of_several_modes_the_sternest_is_told(modes: tuple[str, str]) -> None:
    first, other = under("ADR-001", DATA, modes[0]), under("ADR-002", DATA, modes[1])
    both = merged((first, other), (first, other))
    assert (both.mode, both.law.mode) == ("conservation", "conservation")


def test_what_one_decision_does_not_bind_yet_does_not_bind_as_a_whole() -> None:
    first, other = under("ADR-001", DATA), under("ADR-002", DATA, binding=False)
    for each in ((first, other), (other, first)):
        assert not merged(each, each).law.binding
    assert merged((first, other), ()).law.found_by == "several decisions: ADR-001 by the bead; ADR-002 by the bead"
    assert merged((first, first), (first, first)).law.binding


def test_what_one_decision_waives_and_another_does_not_stays_open_in_any_order() -> None:
    excused, open_one = under("ADR-001", UI, "growth", True, "ui-extend"), under("ADR-002", UI)
    assert (excused.outcome, open_one.outcome) == ("upheld", "violated")
    for each in ((excused, open_one), (open_one, excused)):
        both = merged(each, each)
        assert both.outcome == "violated" and [one.waived for one in both.findings] == [None]


def test_what_a_commit_broke_counts_where_the_whole_breaks_its_own_decision() -> None:
    """The net change breaks the same clause of another decision only; that of the commit was mended later."""
    broken, kept = under("ADR-001", UI), replace(under("ADR-002", UI), findings=(), outcome="upheld")
    assert merged((broken, kept), (under("ADR-002", UI),)).findings == ()
    assert [one.name for one in merged((broken, kept), (broken,)).findings] == ["Rail"]


def test_a_clause_is_told_at_its_worst_wherever_that_is() -> None:
    broken = under("ADR-001", UI)
    fine = replace(broken, clauses=tuple(replace(one, state="upheld") for one in broken.clauses))
    for whole, each in ((fine, broken), (broken, fine)):
        shown = replace(merged((broken,), (broken,)), clauses=merged((whole,), (each, broken)).clauses)
        assert {one.compiled.clause.id: one.state for one in shown.clauses}["constraints[0]"] == "violated"
    here, there = (replace(fine, clauses=tuple(replace(one, why=why) for one in fine.clauses)) for why in ("as a whole", "in a commit"))
    assert {one.why for one in merged((here,), (there,)).clauses} == {"as a whole"}


def test_a_decision_is_named_where_one_of_its_clauses_is_broken_beside_a_law_without_a_decision() -> None:
    broken, fine = under("ADR-001", UI + "  - data-append\n"), under("ADR-002", DATA)
    alone = replace(fine, law=replace(fine.law, decision=None))
    named = merged((alone, broken, fine), ()).law.decision
    assert named is not None and named.id == "ADR-001, ADR-002"
    named = merged((alone, broken, fine), (broken,)).law.decision
    assert named is not None and named.id == "ADR-001"
