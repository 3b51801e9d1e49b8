"""Which decision governs, end to end: what `bd` answers in every shape it has, what the export says instead, and how each is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from repository import Repository

from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED

STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    OPEN = 'open'\n    DONE = 'done'\n"
DECISION = "id: ADR-017\nstatus: approved\nconstraints:\n  - data-append\n"
SHORTER = "from enum import Enum\n\n\nclass Status(Enum):\n    OPEN = 'open'\n"
FRONT = "---\nkeeper: ADR-017\n---\nDo it.\n"
SLUNG = "attached_molecule: gt-wisp-9\nattached_at: 2026-01-02T03:04:05Z\ndispatched_by: mayor\n\n---\nkeeper: ADR-017\n---\nDo it.\n"


@pytest.fixture
def staged(project: Repository) -> Repository:
    project.commit("decide", {"keeper/decisions/017-states.yaml": DECISION})
    project.stage({"app/status.py": SHORTER})
    return project


def bead(description: str, **more: Any) -> dict[str, Any]:
    return {"id": "gt-a1", "title": "x", "description": description, **more}


def printing(answer: object) -> str:
    text = json.dumps(answer).replace("'", "'\\''")
    return f"printf %s '{text}'"


ANSWERS = {
    "an array": [bead(FRONT)],
    "an object": bead(FRONT),
    "an envelope around an array": {"schema_version": 1, "data": [bead(FRONT)]},
    "an envelope around an object": {"data": bead(FRONT)},
    "a slung bead with lines on top": [bead(SLUNG)],
    "metadata as an object": [bead("Do it.", metadata={"keeper": "ADR-017"})],
    "metadata as a text": [bead("Do it.", metadata='{"keeper": "17"}')],
    "prose": [bead("Do it.\n\nKeeper ADR: 017\n")],
    "bold prose": [bead("**Keeper Decision:** ADR-017\n")],
    "a nested reference": [bead("---\nkeeper:\n  adr: ADR-017\n---\n")],
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_bd_names_the_decision_in_any_of_its_shapes(staged: Repository, judge: Any, bd: Any, answer: object) -> None:
    bd(printing(answer))
    verdict = judge("--bead", "gt-a1")
    assert (verdict["exit"], verdict["decision"]["id"]) == (VIOLATED, "ADR-017")
    assert "gt-a1" in verdict["decision"]["found_by"]


FAILURES = {
    "garbage": ("echo 'no json'", "answered nothing that is this bead"),
    "another bead": (printing([{"id": "gt-zz", "description": FRONT}]), "answered nothing that is this bead"),
    "a failing status": ("exit 3", "ended with status 3"),
    "silence for too long": ("sleep 20", "did not answer within 3 seconds"),
    "an array in an array": (printing([[bead(FRONT)]]), "answered nothing that is this bead"),
    "no answer": ("true", "answered nothing that is this bead"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("line", "why"), FAILURES.values(), ids=FAILURES)
def test_a_bd_that_fails_is_said_and_is_no_approval(staged: Repository, judge: Any, bd: Any, line: str, why: str) -> None:
    bd(line)
    verdict = judge("--bead", "gt-a1")
    assert verdict["exit"] == NOT_JUDGED
    assert why in verdict["error"]


def exported(repository: Repository, *records: dict[str, Any]) -> None:
    lines = "".join(json.dumps(record) + "\n" for record in records)
    repository.commit("beads", {".beads/issues.jsonl": lines})


def test_the_export_stands_in_with_its_age(project: Repository, judge: Any, bd: Any) -> None:
    bd("exit 1")
    project.commit("decide", {"keeper/decisions/017-states.yaml": DECISION})
    exported(project, bead("other"), bead(FRONT, updated_at="2026-02-03T00:00:00Z"), {"_type": "memory", "id": "gt-a1"})
    project.stage({"app/status.py": SHORTER})
    verdict = judge("--bead", "gt-a1")
    assert (verdict["exit"], verdict["decision"]["id"]) == (VIOLATED, "ADR-017")
    assert "as of 2026-02-03" in verdict["decision"]["found_by"]


def test_an_export_that_the_change_itself_edits_is_not_believed(project: Repository, judge: Any, bd: Any) -> None:
    bd("exit 1")
    milder = "id: ADR-018\nstatus: approved\nconstraints:\n  - 'x => human'\n"
    project.commit("decide", {"keeper/decisions/017-states.yaml": DECISION, "keeper/decisions/018-mild.yaml": milder})
    exported(project, bead(FRONT))
    project.branch("work")
    edited = json.dumps(bead("---\nkeeper: ADR-018\n---\n")) + "\n"
    project.commit("fewer states (gt-a1)", {".beads/issues.jsonl": edited, "app/status.py": SHORTER})
    assert judge("main...HEAD")["decision"]["id"] == "ADR-017"


def test_a_live_bd_is_not_believed_in_ci(staged: Repository, judge: Any, bd: Any) -> None:
    bd(printing([bead(FRONT)]))
    verdict = judge("--bead", "gt-a1", "--ci")
    assert verdict["exit"] == NOT_JUDGED
    assert "not believed with --ci" in verdict["error"]


WAYS = {
    "the branch of a polecat": ("polecat/nux/gt-a1@mk12", "fewer states"),
    "the suffix of the subject": ("work", "fewer states (gt-a1)"),
    "a line of the message": ("work", "fewer states\n\nImplements: gt-a1"),
    "a trailer": ("work", "fewer states\n\nKeeper: ADR-017"),
}


@pytest.mark.parametrize(("branch", "message"), WAYS.values(), ids=WAYS)
def test_a_range_names_its_decision(project: Repository, judge: Any, bd: Any, branch: str, message: str) -> None:
    bd(printing([bead(FRONT)]))
    project.commit("decide", {"keeper/decisions/017-states.yaml": DECISION})
    project.branch(branch)
    project.commit(message, {"app/status.py": SHORTER})
    verdict = judge("main...HEAD")
    assert (verdict["exit"], verdict["decision"]["id"]) == (VIOLATED, "ADR-017")


def test_without_any_way_it_is_refused_with_all_of_them(staged: Repository, judge: Any) -> None:
    verdict = judge()
    assert verdict["exit"] == NOT_JUDGED
    for way in ("--adr", "KEEPER_ADR", "--bead", "polecat/", "Keeper: ADR-017", "require_adr: false"):
        assert way in verdict["error"]


def test_where_none_is_required_the_vault_alone_binds(project: Repository, judge: Any) -> None:
    vault = "enums:\n  Status: {values: [OPEN, DONE], extension_policy: append-only}\n"
    project.commit("free", {"keeper/keeper.yaml": "require_adr: false\n", "keeper/seeds/data.yaml": vault})
    project.stage({"app/status.py": SHORTER})
    assert judge()["exit"] == VIOLATED
    project.stage({"app/status.py": STATUS + "    NEW = 'new'\n"})
    assert judge()["exit"] == UPHELD
