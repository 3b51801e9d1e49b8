"""What mutants of the verdict got past: states and reasons of clauses, statements of a vault's entry, several decisions at once."""

from __future__ import annotations

from typing import Any

import pytest
from made import change, element, judged, law, snapshot, told, use
from rule_cases import found_in, verdict_of

from keeper_validate.clause import Check
from keeper_validate.consequence import allows, severity
from keeper_validate.element import Gap
from keeper_validate.finding import Finding
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.law import Waiver
from keeper_validate.several import merged
from keeper_validate.unread import covers
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

NEW = change(snapshot(), snapshot(element("component", "Timeline", "src/Timeline.tsx:3")))
UI = "constraints:\n  - ui-extend\n"
STYLED = "export const X = () => <p style={{ color: 'red' }}>x</p>;\n"


def states(verdict: Verdict) -> dict[str, tuple[str, str | None]]:
    return {one.compiled.clause.id: (one.state, one.why) for one in verdict.clauses}


def test_a_permission_says_that_nothing_can_break_it() -> None:
    decision = "constraints:\n  - data-append\nnew_seeds:\n  - {type: service, name: Mailer, justification: none exists}\n"
    whys = {why for _, why in states(judged(change(snapshot(), snapshot()), law(decision))).values()}
    assert whys == {None, "a permission; nothing can break it"}
    assert states(judged(change(snapshot(), snapshot()), law(decision)))["constraints[0]"] == ("upheld", None)


def test_a_waived_finding_leaves_another_of_its_clause_open() -> None:
    both = change(snapshot(), snapshot(element("component", "Timeline", "src/T.tsx:3"), element("component", "Rail", "src/R.tsx:3")))
    waived = Waiver("ui-extend/new-component Timeline", "soon", "ada", "2099-01-01", "keeper/waivers.yaml", 2)
    assert states(judged(both, law(UI)))["constraints[0]"] == ("violated", None)
    fingerprints = {one.name: one.fingerprint for one in judged(both, law(UI)).findings}
    some = judged(both, law(UI, waivers=(replace(waived, target=fingerprints["Timeline"]),)))
    assert told(some) == ["ui-extend/new-component Rail", "ui-extend/new-component Timeline waived"]
    assert states(some)["constraints[0]"] == ("violated", None)


OF_MODE = ["no-new-seeds/new-component Rail", "no-new-seeds/new-enum State"]


@pytest.mark.parametrize(("target", "excused"), [
    ("ADR-001:forbidden[0]", ["forbidden/new-enum State"]), ("ADR-002:forbidden[0]", ["forbidden/new-component Rail"]),
    ("ADR-002:forbidden[1]", []), ("ADR-003:forbidden[0]", []), ("ADR-001:mode", OF_MODE), ("ADR-002:mode", []),
])
def test_a_waiver_by_the_number_of_a_clause_excuses_the_decision_that_holds_it(target: str, excused: list[str]) -> None:
    other = b"id: ADR-002\nstatus: approved\nforbidden:\n  - new components\n  - new tables\n"
    standing = (load_decision("keeper/decisions/002-other.yaml", other),)
    head = [element("enum", "State", "src/s.ts:3"), element("component", "Rail", "src/R.tsx:3")]
    under = law("forbidden:\n  - new enum\n  - new schema\n", "conservation", standing=standing)
    waived = Waiver(target, "soon", "ada", "2099-01-01", "keeper/waivers.yaml", 2)
    found = judged(change(snapshot(), snapshot(*head)), replace(under, waivers=(waived,))).findings
    assert [f"{one.rule} {one.name}" for one in found if one.waived] == excused


def test_a_clause_that_a_gap_hides_something_from_names_its_file_and_another_clause_is_upheld() -> None:
    found = change(snapshot(), snapshot(Gap("src/Broken.tsx", 3, "syntax error")))
    clauses = states(judged(found, law("constraints:\n  - ui-extend\n  - no change to docs/** => forbid-change file docs/**\n")))
    assert clauses["constraints[0]"] == ("unchecked", "src/Broken.tsx could not be read")
    assert clauses["constraints[1]"] == ("upheld", None)


def test_a_clause_that_nothing_checks_gives_its_reason_with_the_finding() -> None:
    verdict = judged(NEW, law("constraints:\n  - be kind to one another\n"), strict=True)
    [finding] = [one for one in verdict.findings if one.rule == "unread/unchecked"]
    assert str(states(verdict)["constraints[0]"][1]) in finding.message


@pytest.mark.parametrize(("rule", "allowed"), [
    ("constraints/forbid-new", True), ("reuse/duplicate", True), ("ui-extend/new-component", True),
    ("constraints/forbid-change", False), ("extend/unapproved", False), ("reuse/unmet", False),
])
def test_an_override_for_new_things_covers_what_forbids_new_things_alone(rule: str, allowed: bool) -> None:
    [finding] = [one for one in judged(NEW, law(UI)).findings if one.rule == "ui-extend/new-component"]
    assert allows("new-component", replace(finding, rule=rule)) is allowed


def test_what_base_held_and_nobody_can_read_now_is_not_upheld_as_nothing_read() -> None:
    """A file that was read in base, or something else that was, makes it a gap and no empty change."""
    broken = Gap("src/Broken.tsx", 0, "too large")
    rules = {one.rule for one in judged(change(snapshot(), snapshot(broken)), law(UI)).findings}
    assert "unread/nothing-read" in rules
    base = snapshot(element("component", "Old", "src/Broken.tsx:1"))
    assert "unread/nothing-read" not in {one.rule for one in judged(change(base, snapshot(broken)), law(UI)).findings}
    used = snapshot(use("import", "react", "src/Broken.tsx:1"))
    assert "unread/nothing-read" not in {one.rule for one in judged(change(used, snapshot(broken)), law(UI)).findings}


CARD = {"frontend": "components:\n  Card: {location: src/Card.tsx}\n"}


@pytest.mark.parametrize(("check", "path", "held"), [
    (Check("removals"), "src/Card.tsx", True), (Check("removals"), "src/Tab.tsx", False), (Check("removals"), "src/x.py", False),
    (Check("extend"), "src/Card.tsx", True), (Check("auth-reuse"), "src/x.py", True),
    (Check("forbid-new", ("hook",)), "src/x.py", False), (Check("forbid-new", ("hook", "route")), "src/x.py", True),
    (Check("forbid-new", ("dependency", "hook")), "src/x.py", False),
])
def test_a_gap_hides_something_from_a_check_that_looks_at_what_its_file_may_hold(check: Check, path: str, held: bool) -> None:
    was = [element("component", name, f"src/{name}.tsx:1") for name in ("Card", "Tab")]
    gap = Gap(path, 0, "too large")
    assert covers(check, gap, change(snapshot(*was), snapshot(gap)), law(vault=CARD)) is held


@pytest.mark.parametrize(("line", "beside", "held"), [
    (5, [element("component", "Card", "src/a.tsx:1", context="test")], False),
    (5, [use("import", "react", "src/a.tsx:1", context="test")], False),
    (0, [use("import", "react", "src/a.tsx:1", context="test")], True),
    (5, [use("import", "react", "src/a.tsx:1")], True),
    (5, [element("component", "Card", "src/b.tsx:1", context="test"), use("import", "react", "src/b.tsx:1", context="test")], True),
])
def test_a_part_that_was_not_read_is_of_the_context_that_the_rest_of_its_own_file_has(line: int, beside: list[Any], held: bool) -> None:
    gap = Gap("src/a.tsx", line, "syntax error")
    verdict = judged(change(snapshot(), snapshot(gap, *beside)), law("constraints:\n  - x => forbid-new service\n"))
    assert [(one.line, one.end_line) for one in verdict.findings] == ([(max(line, 1),) * 2] if held else [])


@pytest.mark.parametrize("mode", ["seeding", "growth"])
def test_what_git_has_not_got_blocks_whatever_the_law_speaks_of(mode: str) -> None:
    gone = Gap("docs/guide.md", 0, "git has not got it", lost=True)
    held = change(snapshot(element("component", "Old", "src/a.tsx:1")), snapshot(element("component", "Old", "src/a.tsx:1"), gone))
    verdict = judged(held, law(UI, mode))
    assert (verdict.outcome, told(verdict)) == ("violated", ["unread/gap docs/guide.md"])
    assert told(judged(change(held.base, snapshot(*held.base.elements, replace(gone, lost=False))), law(UI, mode))) == []


@pytest.mark.parametrize(("rule", "clause", "weight"), [
    ("unread/gap", "constraints[0]", "warn"), ("unread/gap", "unread", "block"), ("trust/mixed-change", "trust", "block"),
    ("ui-extend/new-component", "constraints[0]", "warn"),
])
def test_where_all_only_warns_what_git_lacks_still_blocks_and_a_gap_does_not(rule: str, clause: str, weight: str) -> None:
    [finding] = [one for one in judged(NEW, law(UI)).findings if one.rule == "ui-extend/new-component"]
    assert severity(replace(finding, rule=rule, clause=clause, severity="block"), "seeding") == weight


def test_a_clause_whose_finding_is_waived_is_waived_beside_one_that_is_violated() -> None:
    enum = element("enum", "Status", "src/s.ts:1", "member=A", "member=B")
    less = element("enum", "Status", "src/s.ts:1", "member=A")
    found = change(snapshot(enum), snapshot(element("component", "Rail", "src/R.tsx:3"), less))
    under = "constraints:\n  - ui-extend\n  - data-append\n"
    [rail] = [one.fingerprint for one in judged(found, law(under)).findings if one.name == "Rail"]
    waived = Waiver(rail, "soon", "ada", "2099-01-01", "keeper/waivers.yaml", 2)
    clauses = states(judged(found, law(under, waivers=(waived,))))
    assert (clauses["constraints[0]"][0], clauses["constraints[1]"][0]) == ("waived", "violated")


VAULT = """components:
  Button: {location: src/ui/Button.tsx, forbidden_extensions: [inline styles]}
  Button.Small: {location: src/ui/Small.tsx, forbidden_extensions: [inline styles]}
  Small: {location: src/ui/Tiny.tsx}
"""


def broken(path: str, text: str, base: str | None = None) -> list[str]:
    content = {"decision": "constraints: [auth-reuse]\n", "vault": {"frontend": VAULT}, "head": {path: text}}
    return [line.split(" ")[0] for line in found_in(verdict_of(content | ({"base": {path: base}} if base else {})))]


def test_of_two_entries_whose_names_fit_an_address_the_longer_one_is_meant() -> None:
    assert broken("src/ui/Small.tsx", STYLED) == ["forbidden/use-token"]
    assert broken("src/ui/Button.tsx", STYLED) == ["forbidden/use-token"]


def several(*each: tuple[str, Verdict]) -> Verdict:
    """One commit under each decision, told apart by the decision's id."""
    named = tuple(
        replace(one, law=replace(one.law, decision=replace(decision, id=name, path=f"keeper/decisions/{name}.yaml"), commits=(name * 4,)))
        for name, one in each if (decision := one.law.decision) is not None
    )
    return merged(named, named)


def test_several_decisions_are_named_by_those_that_are_broken() -> None:
    fine, wrong = judged(NEW, law("constraints:\n  - data-append\n")), judged(NEW, law(UI))
    both = several(("ADR-001", fine), ("ADR-002", wrong))
    assert both.law.decision is not None and both.law.decision.id == "ADR-002"
    none = several(("ADR-001", fine), ("ADR-003", fine))
    assert none.law.decision is not None and none.law.decision.id == "ADR-001, ADR-003"
    assert any("ADR-001 governs ADR-001ADR, found by" in note for note in none.notes)


def test_what_is_waived_under_several_decisions_leaves_its_clause_upheld_and_unnamed() -> None:
    wrong, fine = judged(NEW, law(UI)), judged(NEW, law("constraints:\n  - data-append\n"))
    [finding] = [one for one in wrong.findings if one.rule.startswith("ui-extend/")]
    waived: Finding = replace(finding, waived="keeper/waivers.yaml:2: soon")
    excused = replace(wrong, findings=tuple(waived if one is finding else one for one in wrong.findings))
    both = several(("ADR-001", fine), ("ADR-002", excused))
    assert both.outcome == "upheld"
    assert "violated" not in {one.state for one in both.clauses}
    assert both.law.decision is not None and both.law.decision.id == "ADR-001, ADR-002"
