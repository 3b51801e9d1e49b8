"""How findings, gaps and clauses become one verdict."""

from __future__ import annotations

import pytest
from made import change, element, files, judged, law, snapshot, told

from keeper_validate.element import Gap
from keeper_validate.law.law import Dropped, Law, Waiver
from keeper_validate.verdict import Judged, Verdict, judge

NEW = change(snapshot(), snapshot(element("component", "Timeline", "src/Timeline.tsx:3")))
UI = "constraints:\n  - ui-extend\n"


def states(verdict: Verdict) -> dict[str, str]:
    return {one.compiled.clause.id: one.state for one in verdict.clauses}


def waiver(target: str) -> Waiver:
    return Waiver(target, "until the redesign", "ada", "2099-01-01", "keeper/waivers.yaml", 2)


def test_every_clause_ends_in_a_state() -> None:
    decision = "constraints:\n  - ui-extend\n  - data-append\n  - be kind to one another => human\n"
    found = states(judged(NEW, law(decision)))
    assert found["constraints[0]"] == "violated" and found["constraints[1]"] == "upheld" and found["constraints[2]"] == "unchecked"
    assert found["trust"] == "upheld" and found["removals"] == "upheld"
    assert "mode" not in found


@pytest.mark.parametrize(
    ("mode", "outcome", "expected"),
    [
        ("seeding", "upheld", ["ui-extend/new-component Timeline warn"]),
        ("growth", "violated", ["ui-extend/new-component Timeline"]),
        ("conservation", "violated", ["no-new-seeds/new-component Timeline", "ui-extend/new-component Timeline"]),
    ],
)
def test_the_mode_acts_once(mode: str, outcome: str, expected: list[str]) -> None:
    verdict = judged(NEW, law(UI, mode))
    assert (verdict.outcome, told(verdict)) == (outcome, expected)
    assert states(verdict)["constraints[0]"] == "violated"


OVERRIDES = {
    "the kind": ("new-component", True),
    "the kind and name": ("new-component:Timeline", True),
    "another name": ("new-component:Other", False),
    "another kind": ("new-enum", False),
    "the code": ("ui-extend", True),
    "the rule": ("ui-extend/new-component", True),
}


@pytest.mark.parametrize(("override", "lifted"), OVERRIDES.values(), ids=OVERRIDES.keys())
def test_an_override_waives_what_it_names(override: str, lifted: bool) -> None:
    verdict = judged(NEW, law(UI, overrides=(override,), bead="gt-1"))
    assert verdict.outcome == ("upheld" if lifted else "violated")
    assert states(verdict)["constraints[0]"] == ("waived" if lifted else "violated")
    assert (verdict.findings[0].waived is not None) == lifted


def test_a_waiver_lifts_a_finding_by_fingerprint_by_clause_and_by_words() -> None:
    fingerprint = judged(NEW, law(UI)).findings[0].fingerprint
    for target in (fingerprint, "constraints[0]", "ADR-001:constraints[0]", "UI-extend"):
        verdict = judged(NEW, law(UI, waivers=(waiver(target),)))
        assert verdict.outcome == "upheld" and "until the redesign" in str(verdict.findings[0].waived), target
    assert judged(NEW, law(UI, waivers=(waiver("constraints[1]"),))).outcome == "violated"


def test_no_override_lifts_trust() -> None:
    mixed = change(snapshot(), snapshot(), **files("keeper/keeper.yaml", "src/x.ts"))
    assert judged(mixed, law(overrides=("trust", "trust/mixed-change"))).outcome == "violated"


def test_a_clause_that_a_later_decision_took_back_is_waived() -> None:
    taken = Dropped("keeper/decisions/001-case.yaml", "constraints[0]", "ADR-003", "no longer so")
    verdict = judged(NEW, law(UI, dropped=(taken,)))
    assert verdict.outcome == "upheld" and states(verdict)["constraints[0]"] == "waived"
    assert "ADR-003" in str(verdict.clauses[0].why)


BEADS = {
    "its own bead": ("gt-1", "violated", "violated"),
    "another bead": ("gt-2", "upheld", "upheld"),
    "an unknown bead": (None, "upheld", "unchecked"),
}


@pytest.mark.parametrize(("bead", "outcome", "state"), BEADS.values(), ids=BEADS.keys())
def test_a_clause_of_one_bead_binds_only_it(bead: str | None, outcome: str, state: str) -> None:
    from dataclasses import replace

    under = law(UI, bead=bead)
    assert under.decision is not None
    scoped = tuple(replace(clause, bead="gt-1") for clause in under.decision.clauses)
    verdict = judged(NEW, replace(under, decision=replace(under.decision, clauses=scoped)))
    assert (verdict.outcome, states(verdict)["constraints[0]"]) == (outcome, state)


GAP = Gap("src/x.tsx", 4, "syntax error")


def gapped(*base: Gap) -> Verdict:
    known = element("component", "Modal", "src/x.tsx:9")
    return judged(change(snapshot(known, *base), snapshot(known, GAP)), law(UI))


def test_a_gap_blocks_where_a_clause_covers_what_it_may_hide() -> None:
    verdict = gapped()
    assert told(verdict) == ["unread/gap src/x.tsx"] and verdict.findings[0].line == 4
    assert verdict.gaps == (GAP,) and states(verdict)["constraints[0]"] == "unchecked"


def test_a_gap_warns_where_what_it_may_hide_could_only_warn() -> None:
    found = change(snapshot(), snapshot(element("component", "Modal", "src/y.tsx:9"), Gap("src/x.tsx", 0, "not text")))
    soft = law("forbidden: ['`unsafe` in client and common']\n")
    assert [(one.rule, one.severity) for one in judged(found, soft).findings] == [("unread/gap", "warn")]
    firm = law("forbidden: ['`unsafe` in `src/`']\n")
    assert [(one.rule, one.severity) for one in judged(found, firm).findings] == [("unread/gap", "block")]


def test_a_gap_that_base_has_too_introduces_nothing() -> None:
    assert told(gapped(GAP)) == []


def test_a_gap_outside_of_what_a_clause_covers_does_not_block() -> None:
    query = Gap("db/x.sql", 4, "syntax error")
    found = change(snapshot(element("table", "t", "db/x.sql:1")), snapshot(element("table", "t", "db/x.sql:1"), query))
    assert told(judged(found, law(UI))) == []
    assert told(judged(found, law(UI), strict=True)) == ["unread/gap db/x.sql"]


def test_what_base_hid_matters_to_what_was_there_only() -> None:
    gone = change(snapshot(Gap("src/x.ts", 0, "not text"), element("component", "Modal", "src/y.tsx:9")), snapshot())
    assert told(judged(gone, law(UI))) == []
    assert told(judged(gone, law("constraints: [data-append]\n"))) == ["unread/gap src/x.ts"]


def test_an_amendment_is_yaml_whatever_the_name() -> None:
    from keeper_validate.yaml import plain

    odd = change(snapshot(), snapshot(element("route", 'GET /"x"\\: #', "src/a b: #.ts:1")))
    (finding,) = judged(odd, law("constraints: [no-new-seeds]\n")).findings
    entry = plain(str(finding.amendment), "amendment")["new_seeds"][0]
    assert (entry["type"], entry["name"], entry["scope"]) == ("route", 'GET /"x"\\: #', "src/a b: #.ts")


def test_a_change_of_which_nothing_could_be_read_is_not_upheld() -> None:
    found = change(snapshot(), snapshot(Gap("a.kt", 0, "no grammar"), Gap("b.kt", 0, "no grammar")))
    verdict = judged(found, law("constraints: [be kind => human]\n"))
    assert verdict.outcome == "violated" and told(verdict) == ["unread/nothing-read a.kt"]


def test_strict_makes_unchecked_clauses_block_but_not_those_of_a_later_stage() -> None:
    decision = "constraints:\n  - be kind => human\nverification: {test_files: [{file: a.test.ts, action: create}]}\n"
    assert told(judged(change(snapshot(), snapshot()), law(decision))) == []
    assert told(judged(change(snapshot(), snapshot()), law(decision), strict=True)) == ["unread/unchecked constraints[0]"]


def test_what_would_share_a_fingerprint_is_told_apart() -> None:
    calls = [element("auth_call", "jwt.sign", f"src/p.ts:{line}", "primitive=token") for line in (3, 9)]
    verdict = judged(change(snapshot(), snapshot(*calls)), law("constraints: [auth-reuse]\n"))
    assert len(verdict.findings) == 2
    assert len({finding.fingerprint for finding in verdict.findings}) == 2


def test_a_fingerprint_survives_a_shift_of_lines() -> None:
    moved = change(snapshot(), snapshot(element("component", "Timeline", "src/Timeline.tsx:77")))
    assert judged(NEW, law(UI)).findings[0].fingerprint == judged(moved, law(UI)).findings[0].fingerprint


def test_without_a_decision_the_vault_and_trust_still_bind() -> None:
    under = Law("law", None, vault=law(vault={"data": "enums:\n  Status: {values: [A], extension_policy: frozen}\n"}).vault)
    found = change(snapshot(element("enum", "Status", "s.ts:1", "member=A")), snapshot(element("enum", "Status", "s.ts:1", "member=B")))
    assert told(judged(found, under)) == ["vault/frozen Status"]


def test_a_gap_outside_of_the_folder_that_a_clause_speaks_of_does_not_block() -> None:
    clause = "forbidden:\n  - no cards in the shop => forbid-new component in:shop/**\n"
    for path, blocks in (("shop/x.tsx", True), ("web/x.tsx", False)):
        gap = Gap(path, 4, "syntax error")
        found = change(snapshot(element("component", "A", f"{path}:1")), snapshot(element("component", "A", f"{path}:1"), gap))
        assert bool(told(judged(found, law(clause)))) == blocks, path


def test_a_gap_in_a_test_hides_nothing_from_a_clause_that_looks_at_sources_alone() -> None:
    clause = "forbidden:\n  - no cards => forbid-new component\n"
    for context, line, blocks in (("source", 4, True), ("test", 4, False), ("test", 0, True)):
        one = element("component", "A", "a_test.tsx:1", context=context)
        found = change(snapshot(one), snapshot(one, Gap("a_test.tsx", line, "syntax error")))
        assert bool(told(judged(found, law(clause)))) == blocks, (context, line)


def test_a_clause_that_was_taken_back_is_not_asked_for_even_if_nothing_checks_it() -> None:
    decision = "constraints:\n  - be kind to one another => human\n"
    taken = Dropped("keeper/decisions/001-case.yaml", "constraints[0]", "ADR-002", "it was unkind")
    nothing = change(snapshot(), snapshot())
    assert told(judged(nothing, law(decision), strict=True)) == ["unread/unchecked constraints[0]"]
    assert told(judged(nothing, law(decision, dropped=(taken,)), strict=True)) == []


def test_what_is_left_to_a_reviewer_need_not_be_said_otherwise() -> None:
    decision = "constraints:\n  - be kind to one another => human\n  - Logout redirects to /login\n"
    left, unclear = judged(change(snapshot(), snapshot()), law(decision), strict=True).findings
    assert left.remedy == "Let a reviewer answer it, and judge without --strict."
    assert "`Logout redirects to /login => ...`" in unclear.remedy


def test_nothing_is_strict_by_itself() -> None:
    nothing, under = change(snapshot(), snapshot()), law("constraints:\n  - be kind to one another => human\n")
    assert judge(nothing, under, Judged("base", "head", "a case", 0, 0), "commit").outcome == "upheld"
