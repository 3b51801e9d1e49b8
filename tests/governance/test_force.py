"""What binds beside the governing decision and what is let pass: standing ones, successors, beads, overrides, waivers - end to end."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from repository import Repository

from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED

MODALS = "id: ADR-001\nstatus: approved\nforbidden:\n  - new modal components\n  - new enums\n"
PROFILE = {"src/ProfileModal.tsx": "export const ProfileModal = () => <dialog open>profile</dialog>;\n"}
KIND = {"app/kind.py": "from enum import Enum\n\n\nclass Kind(Enum):\n    A = 'a'\n"}
COLOUR = {"app/colour.py": "from enum import Enum\n\n\nclass Colour(Enum):\n    RED = 'red'\n"}
PLAIN = "id: ADR-009\nstatus: approved\nconstraints:\n  - auth-reuse\n"


def law(repository: Repository, *files: dict[str, str]) -> None:
    repository.commit("law", {path: text for one in files for path, text in one.items()})


def open_rules(verdict: dict[str, Any]) -> list[str]:
    return [finding["rule"] for finding in verdict["findings"] if not finding["waived"]]


def waived(verdict: dict[str, Any]) -> list[str]:
    return [finding["waived"] for finding in verdict["findings"] if finding["waived"]]


def decision(number: int, text: str) -> dict[str, str]:
    return {f"keeper/decisions/{number:03d}-x.yaml": f"id: ADR-{number:03d}\nstatus: approved\n{text}"}


def test_a_standing_decision_binds_work_under_another(project: Repository, judge: Any) -> None:
    law(project, decision(1, "standing: true\nforbidden:\n  - new modal components\n"), decision(9, "constraints: [auth-reuse]\n"))
    project.stage(PROFILE)
    assert open_rules(judge("--adr", "9")) == ["forbidden/new-component"]


def test_a_decision_that_does_not_stand_binds_its_own_work_only(project: Repository, judge: Any) -> None:
    law(project, decision(1, "forbidden:\n  - new modal components\n"), decision(9, "constraints: [auth-reuse]\n"))
    project.stage(PROFILE)
    assert judge("--adr", "9")["exit"] == UPHELD


def test_a_standing_decision_that_was_superseded_binds_no_more(project: Repository, judge: Any) -> None:
    law(project, decision(1, "standing: true\nforbidden:\n  - new modal components\n"),
        decision(2, "supersedes: ADR-001\nconstraints: [data-append]\n"), decision(9, "constraints: [auth-reuse]\n"))
    project.stage(PROFILE)
    assert judge("--adr", "9")["exit"] == UPHELD


def test_a_superseded_decision_is_refused_with_its_last_successor(project: Repository, judge: Any) -> None:
    law(project, decision(1, "forbidden: [new tables]\n"), decision(2, "supersedes: ADR-001\nforbidden: [new tables]\n"),
        decision(3, "supersedes: ADR-002\nforbidden: [new tables]\n"))
    project.stage(PROFILE)
    verdict = judge("--adr", "1")
    assert verdict["exit"] == VIOLATED
    [finding] = [finding for finding in verdict["findings"] if finding["rule"].startswith("decision/")]
    assert "ADR-003" in finding["message"] + finding["remedy"]


def test_one_clause_that_a_later_decision_took_back_is_waived_and_says_by_whom(project: Repository, judge: Any) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS},
        decision(2, "supersedes: [{adr: ADR-001, constraint: new modal components, reason: design review}]\nconstraints: [data-append]\n"))
    project.stage({**PROFILE, **KIND})
    verdict = judge("--adr", "1")
    assert open_rules(verdict) == ["forbidden/new-enum"]
    [clause] = [clause for clause in verdict["clauses"] if clause["text"] == "new modal components"]
    assert (clause["state"], clause["why"]) == ("waived", "taken back by ADR-002: design review")


@pytest.mark.parametrize(("bead", "expected"), [("gt-a1", ["constraints/forbid-new"]), ("gt-b2", [])], ids=["its own bead", "another bead"])
def test_a_clause_scoped_to_a_bead_binds_that_bead(project: Repository, judge: Any, bd: Any, bead: str, expected: list[str]) -> None:
    law(project, decision(1, "constraints:\n  - 'gt-a1 (Profile): no modals => forbid-new component *Modal'\n"))
    bd("printf '[{\"id\": \"%s\", \"description\": \"Keeper ADR: 001\"}]' \"$2\"")
    project.stage(PROFILE)
    assert open_rules(judge("--bead", bead)) == expected


OVERRIDES = {
    "a kind": ("[new-enum]", ["forbidden/new-component"], 2),
    "one thing of a kind": ('["new-enum:Kind"]', ["forbidden/new-enum", "forbidden/new-component"], 1),
    "a family": ("[forbidden]", [], 3),
    "another kind": ("[new-table]", ["forbidden/new-enum", "forbidden/new-enum", "forbidden/new-component"], 0),
}


@pytest.mark.parametrize(("allowed", "left", "count"), OVERRIDES.values(), ids=OVERRIDES)
def test_an_override_of_the_bead_lets_pass_what_it_names(
    project: Repository, judge: Any, bd: Any, allowed: str, left: list[str], count: int,
) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS})
    front = f"---\\\\nkeeper: ADR-001\\\\noverride: {{allow: {allowed}}}\\\\n---\\\\n".replace('"', '\\\\"')
    bd(f"printf '[{{\"id\": \"gt-a1\", \"description\": \"{front}\"}}]'")
    project.stage({**PROFILE, **KIND, **COLOUR})
    verdict = judge("--bead", "gt-a1")
    assert sorted(open_rules(verdict)) == sorted(left)
    assert len(waived(verdict)) == count
    assert all("gt-a1" in reason for reason in waived(verdict))


def test_an_override_in_a_commit_message_lets_nothing_pass(project: Repository, judge: Any) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS})
    project.branch("work")
    project.commit("a modal\n\nKeeper: ADR-001\nOverride: new-component\n\n---\noverride: {allow: [new-component]}\n---", PROFILE)
    assert open_rules(judge("main...HEAD")) == ["forbidden/new-component"]


def waiver(target: str, days: int) -> dict[str, str]:
    day = (date.today() + timedelta(days=days)).isoformat()
    return {"keeper/waivers.yaml": f"- {{{target}, reason: until the redesign, owner: Ada, expires: {day}}}\n"}


@pytest.mark.parametrize(("days", "expected"), [(1, UPHELD), (-1, VIOLATED)], ids=["before its last day", "after its last day"])
def test_a_waiver_holds_until_its_day(project: Repository, judge: Any, days: int, expected: int) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS}, waiver("clause: new modal components", days))
    project.stage(PROFILE)
    verdict = judge("--adr", "1")
    assert verdict["exit"] == expected
    assert any("expired" in warning["message"] for warning in verdict["warnings"]) == (expected == VIOLATED)


def test_a_waiver_by_fingerprint_excuses_that_finding_alone(project: Repository, judge: Any) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS})
    project.stage({**KIND, **COLOUR})
    first = judge("--adr", "1")["findings"][0]
    project.git("reset", "-q")
    law(project, waiver(f"fingerprint: {first['fingerprint']}", 5))
    project.stage({**KIND, **COLOUR})
    verdict = judge("--adr", "1")
    assert [finding["element"]["name"] for finding in verdict["findings"] if finding["waived"]] == [first["element"]["name"]]
    assert len(open_rules(verdict)) == 1


def test_a_waiver_that_the_change_brings_waives_nothing(project: Repository, judge: Any) -> None:
    law(project, {"keeper/decisions/001-modals.yaml": MODALS})
    project.branch("work")
    project.commit("a modal\n\nKeeper: ADR-001", {**PROFILE, **waiver("clause: new modal components", 5)})
    assert open_rules(judge("main...HEAD")) == ["trust/mixed-change", "forbidden/new-component"]


@pytest.mark.parametrize("status", ["proposed", "rejected", "deferred", "pending"])
def test_work_under_a_decision_that_is_not_approved_is_refused(project: Repository, judge: Any, status: str) -> None:
    project.commit("law", {"keeper/decisions/001-x.yaml": f"id: ADR-001\nstatus: {status}\nforbidden: [new tables]\n"})
    project.stage(KIND)
    assert [rule.partition("/")[0] for rule in open_rules(judge("--adr", "1"))] == ["decision"]


def test_two_files_with_one_number_are_refused_unless_one_is_named_by_its_path(project: Repository, judge: Any) -> None:
    law(project, {"keeper/decisions/001-a.yaml": MODALS, "keeper/decisions/001-b.yaml": MODALS})
    project.stage(KIND)
    assert judge("--adr", "1")["exit"] == NOT_JUDGED
    assert judge("--adr", "keeper/decisions/001-a.yaml")["exit"] == VIOLATED
    assert judge("--adr", "001-b")["exit"] == VIOLATED


def test_what_a_manifest_that_did_not_change_names_is_not_new_to_the_project(project: Repository, judge: Any) -> None:
    law(project, decision(9, "constraints: [no new state libraries]\n"), {"package.json": '{"dependencies": {"zustand": "5.0.0"}}\n'})
    project.stage({"src/a.ts": "import { create } from 'zustand';\nexport const useA = create(() => ({}));\n"})
    assert open_rules(judge("--adr", "9")) == []
    project.stage({"src/b.ts": "import { observable } from 'mobx';\nexport const b = observable({});\n"})
    assert open_rules(judge("--adr", "9")) == ["constraints/forbid-new"]
