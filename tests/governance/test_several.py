"""A range whose commits stand under several decisions or beads: each commit counts under its own, and one verdict comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from repository import Repository

from keeper_validate.errors import UPHELD, VIOLATED

MODALS = "id: ADR-001\nstatus: approved\nforbidden:\n  - new modal components\n"
ENUMS = "id: ADR-002\nstatus: approved\nconstraints:\n  - data-append\n"
SHORTER = "from enum import Enum\n\n\nclass Status(Enum):\n    OPEN = 'open'\n"
LONGER = "from enum import Enum\n\n\nclass Status(Enum):\n    OPEN = 'open'\n    DONE = 'done'\n    GONE = 'gone'\n"
PROFILE = "export const ProfileModal = () => <dialog open>profile</dialog>;\n"


@pytest.fixture
def ranged(project: Repository) -> Repository:
    project.commit("decide", {"keeper/decisions/001-modals.yaml": MODALS, "keeper/decisions/002-enums.yaml": ENUMS})
    project.branch("work")
    return project


def found(verdict: dict[str, Any]) -> list[tuple[str, str]]:
    return [(finding["rule"], (finding["commit"] or "")[:10]) for finding in verdict["findings"]]


def test_each_commit_counts_under_its_own_decision(ranged: Repository, judge: Any) -> None:
    ranged.commit("more states\n\nKeeper: ADR-001", {"app/status.py": SHORTER})
    ranged.commit("a modal\n\nKeeper: ADR-002", {"src/ProfileModal.tsx": PROFILE})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], verdict["findings"]) == (UPHELD, [])


def test_a_violation_names_the_commit_that_brought_it(ranged: Repository, judge: Any) -> None:
    modal = ranged.commit("a modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    enum = ranged.commit("fewer states\n\nKeeper: ADR-002", {"app/status.py": SHORTER})
    verdict = judge("main...HEAD")
    assert verdict["exit"] == VIOLATED
    assert found(verdict) == [("data-append/member-removed", enum[:10]), ("forbidden/new-component", modal[:10])]
    states = {clause["text"]: clause["state"] for clause in verdict["clauses"]}
    assert (states["new modal components"], states["data-append"]) == ("violated", "violated")


def test_what_a_later_commit_takes_back_counts_no_more(ranged: Repository, judge: Any) -> None:
    ranged.commit("a modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    ranged.commit("a state\n\nKeeper: ADR-002", {"app/status.py": LONGER})
    ranged.commit("no modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": None})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], found(verdict)) == (UPHELD, [])
    assert {clause["state"] for clause in verdict["clauses"] if clause["text"] == "new modal components"} == {"upheld"}


def test_a_rename_under_another_decision_hides_nothing(ranged: Repository, judge: Any) -> None:
    ranged.commit("a modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    ranged.commit("move it\n\nKeeper: ADR-002", {"src/ProfileModal.tsx": None, "src/x/ProfileModal.tsx": PROFILE})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], [rule for rule, _ in found(verdict)]) == (VIOLATED, ["forbidden/new-component"])


def test_a_change_of_the_law_among_them_is_told_once(ranged: Repository, judge: Any) -> None:
    milder = "id: ADR-001\nstatus: approved\nforbidden:\n  - new tables\n"
    ranged.commit("milder\n\nKeeper: ADR-002", {"keeper/decisions/001-modals.yaml": milder})
    ranged.commit("a modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    rules = [rule for rule, _ in found(judge("main...HEAD"))]
    assert rules.count("trust/mixed-change") == 1
    assert "forbidden/new-component" in rules


def test_the_report_says_which_decision_governs_which_commit(ranged: Repository, judge: Any) -> None:
    one = ranged.commit("x\n\nKeeper: ADR-001", {"a.txt": "1\n"})
    two = ranged.commit("y\n\nKeeper: ADR-002", {"b.txt": "1\n"})
    notes = "\n".join(judge("main...HEAD")["notes"])
    assert f"ADR-001 governs {one[:10]}" in notes
    assert f"ADR-002 governs {two[:10]}" in notes


def test_a_commit_that_names_no_decision_has_to_pass_under_all_that_others_name(ranged: Repository, judge: Any) -> None:
    ranged.commit("x\n\nKeeper: ADR-001", {"a.txt": "1\n"})
    ranged.commit("y\n\nKeeper: ADR-002", {"b.txt": "1\n"})
    loose = ranged.commit("z", {"src/ProfileModal.tsx": PROFILE, "app/status.py": SHORTER})
    verdict = judge("main...HEAD")
    assert verdict["exit"] == VIOLATED
    assert found(verdict) == [("data-append/member-removed", loose[:10]), ("forbidden/new-component", loose[:10])]
    assert f"held against commit {loose[:10]} as well" in "\n".join(verdict["notes"])


def test_what_the_bead_of_another_commit_allows_is_not_lent_to_a_commit_that_names_none(ranged: Repository, judge: Any, bd: Any) -> None:
    bd("""printf %s '[{"id": "gt-b2", "description": "---\\nkeeper: ADR-002\\noverride: {allow: [data-append]}\\n---\\n"}]'""")
    ranged.commit("a note (gt-b2)", {"docs/x.md": "x\n"})
    ranged.commit("fewer states", {"app/status.py": SHORTER})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], [finding["waived"] for finding in verdict["findings"]]) == (VIOLATED, [None])


def test_one_decision_named_outright_governs_them_all(ranged: Repository, judge: Any) -> None:
    ranged.commit("x\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    ranged.commit("y\n\nKeeper: ADR-002", {"app/status.py": SHORTER})
    assert [rule for rule, _ in found(judge("--adr", "2", "main...HEAD"))] == ["data-append/member-removed"]


def test_two_beads_under_one_decision_keep_their_own_clauses_and_overrides(ranged: Repository, judge: Any, bd: Any) -> None:
    ranged.switch("main")
    scoped = (
        "id: ADR-003\nstatus: approved\nconstraints:\n  - 'gt-a1 (Modal): no modals => forbid-new component *Modal'\n  - data-append\n"
    )
    ranged.commit("scope", {"keeper/decisions/003-scoped.yaml": scoped})
    ranged.branch("beads")
    bd("""case "$2" in
gt-a1) printf %s '[{"id": "gt-a1", "description": "---\\nkeeper: ADR-003\\n---\\n"}]';;
gt-b2) printf %s '[{"id": "gt-b2", "description": "---\\nkeeper: ADR-003\\noverride: {allow: [data-append]}\\n---\\n"}]';;
esac""")
    ranged.commit("fewer states (gt-b2)", {"app/status.py": SHORTER})
    modal = ranged.commit("a modal (gt-a1)", {"src/ProfileModal.tsx": PROFILE})
    verdict = judge("main...HEAD")
    assert verdict["exit"] == VIOLATED
    assert [(rule, commit) for rule, commit in found(verdict) if not rule.startswith("data")] == [("constraints/forbid-new", modal[:10])]
    assert [finding["waived"] for finding in verdict["findings"] if finding["rule"].startswith("data")] == ["override data-append of gt-b2"]
    ranged.commit("no modal (gt-a1)", {"src/ProfileModal.tsx": None})
    ranged.commit("a page (gt-b2)", {"src/page.tsx": "export const page = 1;\n"})
    [clause] = [clause for clause in judge("main...HEAD")["clauses"] if "no modals" in clause["text"]]
    assert (clause["state"], clause["why"]) == ("upheld", None)


def test_a_merge_of_the_target_names_no_decision_and_needs_none(ranged: Repository, judge: Any) -> None:
    ranged.commit("a state\n\nKeeper: ADR-002", {"app/status.py": LONGER})
    ranged.switch("main")
    ranged.commit("elsewhere", {"docs/x.md": "x\n"})
    ranged.switch("work")
    ranged.merge("main")
    modal = ranged.commit("a modal\n\nKeeper: ADR-001", {"src/ProfileModal.tsx": PROFILE})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], found(verdict)) == (VIOLATED, [("forbidden/new-component", modal[:10])])


def test_what_a_merge_brings_of_its_own_has_to_pass_under_every_decision(ranged: Repository, judge: Any) -> None:
    ranged.commit("a state\n\nKeeper: ADR-002", {"app/status.py": LONGER})
    ranged.commit("a note\n\nKeeper: ADR-001", {"docs/y.md": "y\n"})
    ranged.switch("main")
    ranged.commit("elsewhere", {"docs/x.md": "x\n"})
    ranged.switch("work")
    ranged.git("merge", "-q", "--no-ff", "--no-commit", "main")
    merge = ranged.commit("Merge branch 'main' into work", {"src/ProfileModal.tsx": PROFILE})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], found(verdict)) == (VIOLATED, [("forbidden/new-component", merge[:10])])
