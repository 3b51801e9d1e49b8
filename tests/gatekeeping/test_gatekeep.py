"""`gatekeep` from the first commit to the last word: who is asked, who has the work, what counts as a review."""

from __future__ import annotations

import pytest
from desks import BRANCH, Desk

from keeper_validate.gatekeeping.review import review_of
from keeper_validate.gatekeeping.steps import Gatekeeper, Moment, NotNow, Work, assign, claim, conclude


def test_a_round_asks_the_gatekeepers_of_the_role_in_their_order_and_those_who_are_named(desk: Desk) -> None:
    told = desk.data("assign", "gt-12", "security", "--role", "implement")
    assert [seat["name"] for seat in told["rounds"][0]["gatekeepers"]] == ["architecture", "testing", "security"]
    assert [seat["turns"] for seat in told["rounds"][0]["gatekeepers"]] == [20, 20, 20]
    assert (told["state"], told["rounds"][0]["branch"], told["rounds"][0]["decision"]) == ("open", BRANCH, "ADR-001")


def test_a_role_that_no_gatekeeper_of_the_law_looks_at_is_no_way_around_them(desk: Desk) -> None:
    desk.repository.switch("main")
    desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/gatekeepers.yaml": "gatekeepers:\n  testing: {target_roles: implement}\n"})
    assert "no gatekeeper of the law looks at the work of the role 'none'" in desk.refused("assign", "gt-12", "friend", "--role", "none")


def test_without_a_role_everybody_is_asked_but_those_who_rest(desk: Desk) -> None:
    told = desk.data("assign", "gt-12")
    assert [seat["name"] for seat in told["rounds"][0]["gatekeepers"]] == ["architecture", "testing", "submodules"]


def test_the_checklist_is_what_the_report_leaves_to_a_reviewer(desk: Desk) -> None:
    desk.told("assign", "gt-12")
    told = desk.data("claim", "gt-12")
    assert [(item["id"], item["line"]) for item in told["checklist"]] == [("constraints[1]", 6), ("forbidden[0]", 8)]
    assert told["checklist"][1]["why"] == "checked in part: structure shows only some violations of it"
    shown = desk.run("status", "gt-12", "--format", "json")
    assert shown.returncode == 0


def test_a_clause_that_binds_another_bead_is_not_on_the_checklist(desk: Desk) -> None:
    desk.repository.switch("main")
    clauses = "  constraints:\n    - 'gt-12 (Away): Always show a retry button'\n    - 'gt-13 (Back): Do not use polling in widgets'\n"
    text = f"keeper_decision:\n  id: ADR-001\n  status: approved\n{clauses}"
    desk.repository.commit("scoped\n\nKeeper: ADR-001", {"keeper/decisions/001-members.yaml": text})
    desk.repository.switch(BRANCH)
    desk.told("assign", "gt-12")
    assert [item["text"] for item in desk.data("claim", "gt-12")["checklist"]] == ["Always show a retry button"]


def test_one_looks_after_the_other(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    assert desk.told("next") == "gt-12 architecture\n"
    assert "testing reviews" in desk.told("claim", "gt-12", "testing")
    assert desk.told("next") == ""
    assert "testing has gt-12 since" in desk.refused("claim", "gt-12", "architecture", status=1)
    assert "testing has gt-12 since" in desk.refused("claim", "gt-12", "testing", status=1)
    desk.told("record", "gt-12", "testing", "fail", "--reasoning", "no test")
    assert desk.told("next", "gt-12") == "gt-12 architecture\n"


def test_nobody_sees_what_another_said_before_all_have_looked(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    desk.answer("architecture", "fail")
    seen = desk.told("claim", "gt-12") + desk.told("status", "gt-12") + desk.told("status", "gt-12", "--format", "json")
    assert "architecture says fail" not in seen
    assert "fail: " not in seen
    desk.told("record", "gt-12", "testing", "fail", "--reasoning", "not tested")
    told = desk.told("status", "gt-12", status=1)
    assert "gt-12: rejected (1 of 3); to its author:\n  architecture: architecture says fail\n  testing: not tested\n" in told


def test_a_task_passes_once_all_have_passed_it(desk: Desk) -> None:
    desk.round("pass")
    assert desk.told("status", "gt-12").startswith("gt-12: passed by architecture, testing\n")
    assert desk.told("status") == "gt-12: passed by architecture, testing\n"
    assert "gt-12 is passed" in desk.refused("claim", "gt-12")


def test_a_pass_wants_every_item_answered_and_none_with_a_fail(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    desk.told("claim", "gt-12", "architecture")
    last_word = ("record", "gt-12", "architecture", "pass", "--reasoning", "fine")
    assert '2 of 2 items of the checklist are not answered yet, such as constraints[1] "Must gracefully' in desk.refused(*last_word)
    desk.told("record", "gt-12", "architecture", "unsure", "--clause", "1", "--reasoning", "no Mayor here")
    desk.told("record", "gt-12", "architecture", "fail", "--clause", "forbidden[0]", "--reasoning", "it polls")
    assert 'answered forbidden[0] "Polling for status" with fail, so its last word is no pass' in desk.refused(*last_word)
    desk.told("record", "gt-12", "architecture", "pass", "--clause", "2", "--reasoning", "it does not, on a second look")
    assert desk.told(*last_word).startswith("recorded pass of architecture\n")


@pytest.mark.parametrize(("words", "said"), [
    (("record", "gt-12", "architecture", "fail", "--reasoning", " "), "a result without a reason helps nobody"),
    (("record", "gt-12", "architecture", "maybe", "--reasoning", "x"), "'maybe' is no result of a whole review: it is pass or fail"),
    (("record", "gt-12", "architecture", "unsure", "--reasoning", "x"), "it is pass or fail"),
    (("record", "gt-12", "testing", "fail", "--reasoning", "x"), "testing has not claimed gt-12"),
    (("record", "gt-12", "nobody", "fail", "--reasoning", "x"), "nobody is not asked to review gt-12 (architecture, testing are)"),
    (("record", "gt-12", "architecture", "fail", "--reasoning", "x", "--turns", "21"), "architecture took 21 turns of 20"),
    (("record", "gt-12", "architecture", "fail", "--reasoning", "x", "--clause", "3"), "3 is not on the checklist: give the number"),
    (("record", "gt-12", "fail"), "gatekeep record takes TASK GATEKEEPER pass|fail"),
    (("claim", "two words"), "'two words' is no task"),
    (("assign", "gt-99"), "no branch of gt-99 is here"),
    (("assign", "gt-12", "nux"), "nux is an author of this work"),
    (("assign", "gt-12", "Ada"), "Ada is an author of this work"),
    (("reopen", "gt-12", "--reasoning", "x"), "gt-12 is open, not escalated"),
], ids=lambda value: value if isinstance(value, str) else " ".join(value))
def test_what_makes_no_sense_is_refused_in_a_sentence(desk: Desk, words: tuple[str, ...], said: str) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    desk.told("claim", "gt-12", "architecture")
    before = desk.told("status", "gt-12")
    assert said in desk.refused(*words)
    assert desk.told("status", "gt-12") == before


def test_the_budget_of_turns_is_what_the_law_says(desk: Desk) -> None:
    listed = "gatekeepers:\n  - {name: quick, max_turns: 5}\n"
    desk.repository.switch("main")
    desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/gatekeepers.yaml": listed})
    desk.told("assign", "gt-12")
    assert "in at most 5 turns" in desk.told("claim", "gt-12")
    assert "took 6 turns of 5" in desk.refused("record", "gt-12", "quick", "fail", "--reasoning", "x", "--turns", "6")
    desk.told("record", "gt-12", "quick", "fail", "--reasoning", "x", "--turns", "5")


def test_the_author_does_not_choose_the_gatekeepers_on_its_own_branch(desk: Desk) -> None:
    desk.repository.commit("mine\n\nKeeper: ADR-001", {"keeper/gatekeepers.yaml": "gatekeepers: [friend]\n"})
    told = desk.data("assign", "gt-12", "--role", "implement")
    assert [seat["name"] for seat in told["rounds"][0]["gatekeepers"]] == ["architecture", "testing"]


def test_an_agent_does_not_review_its_own_work_under_another_name(desk: Desk) -> None:
    desk.told("assign", "gt-12")
    own = {"BD_ACTOR": "mail/polecats/nux", "GT_ROLE": "mail/polecats/nux"}
    assert "nux is an author of this work, and does not review it" in desk.refused("claim", "gt-12", "architecture", **own)
    desk.told("claim", "gt-12", "architecture", BD_ACTOR="mail/polecats/slit")
    for words in (("pass", "--clause", "1"), ("fail",)):
        assert "nux is an author" in desk.refused("record", "gt-12", "architecture", *words, "--reasoning", "x", **own)


def test_the_same_work_is_assigned_once_and_takes_further_names(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    desk.told("assign", "gt-12", "--role", "implement")
    told = desk.data("assign", "gt-12", "security", "--role", "implement")
    assert [len(one["gatekeepers"]) for one in told["rounds"]] == [3]


def test_a_rejection_wants_other_work_and_the_third_one_a_person(desk: Desk) -> None:
    desk.round("fail")
    assert "this is the work that was rejected" in desk.refused("assign", "gt-12")
    for word in ("one", "two"):
        desk.mend(word)
        desk.round("fail")
    told = desk.told("status", "gt-12", status=1)
    assert told.startswith("gt-12: escalated to a person, after 3 rejections; the last for these reasons:\n  architecture: arch")
    desk.mend("three")
    for words in (("assign", "gt-12"), ("claim", "gt-12")):
        assert "waits for a person: keeper-validate gatekeep reopen gt-12" in desk.refused(*words)
    assert "GT_ROLE says that an agent runs here" in desk.refused("reopen", "gt-12", "--reasoning", "please", GT_ROLE="rig/polecats/nux")
    desk.told("reopen", "gt-12", "--reasoning", "the spec was wrong", status=1)
    desk.round("pass")
    assert desk.told("status", "gt-12").startswith("gt-12: passed by")


def test_work_that_was_passed_is_reviewed_anew_once_it_is_other_work(desk: Desk) -> None:
    desk.round("pass")
    assert "is other work by now" not in desk.told("status", "gt-12")
    desk.mend("more")
    tip = desk.repository.git("rev-parse", "HEAD")
    told = desk.told("status", "gt-12").splitlines()
    assert told[1] == f"polecat/nux/gt-12@m3x is other work by now ({tip[:12]}): keeper-validate gatekeep assign gt-12 opens a round for it"
    assert desk.data("status", "gt-12")["later"] == tip
    assert desk.data("assign", "gt-12")["state"] == "open"
    assert [one["outcome"] for one in desk.data("status", "gt-12")["rounds"]] == ["passed", "open"]


def test_a_claim_that_nothing_follows_is_nobody_s_after_an_hour() -> None:
    def at(hour: int) -> Moment:
        return Moment("ada", f"2026-01-01T{hour:02d}:00:00", f"2026-01-01T{hour - 1:02d}:00:00")

    work = Work("a" * 40, "b" * 40, "topic", "digest", "ADR-001", (), ())
    events = assign(review_of("t", ()), work, (Gatekeeper("one"), Gatekeeper("two")), at(1))
    events += claim(review_of("t", events), "one", at(2))
    with pytest.raises(NotNow):
        claim(review_of("t", events), "two", Moment("ada", "2026-01-01T02:59:59", "2026-01-01T01:59:59"))
    late = (*events, *conclude(review_of("t", events), "one", "pass", "late, and nobody came after", 0, at(4)))
    assert review_of("t", late).rounds[0].seats[0].result == "pass"
    events += claim(review_of("t", events), "two", at(4))
    with pytest.raises(NotNow):
        claim(review_of("t", events), "one", at(4))


def test_a_project_without_gatekeepers_names_them(desk: Desk) -> None:
    desk.repository.switch("main")
    desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/gatekeepers.yaml": None})
    assert "no gatekeeper looks at this work: list some in keeper/gatekeepers.yaml" in desk.refused("assign", "gt-12")
    assert [one["name"] for one in desk.data("assign", "gt-12", "ada")["rounds"][0]["gatekeepers"]] == ["ada"]
