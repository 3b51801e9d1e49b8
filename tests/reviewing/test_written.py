"""The decision that a review writes: it passes `adr check`, every clause of it compiles, and `diff` under it judges the work right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from reviewing.house import BUTTON, CODE, MODAL, Reviewer, Run
from reviewing.test_matrix import CASES, told

from keeper_validate import main
from keeper_validate.change import Request as Selection
from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause
from keeper_validate.errors import UPHELD, VIOLATED
from keeper_validate.law.decision_file import load_decision
from keeper_validate.validate import Request, validate

SPEC = """\
# Suspend users

A suspended user cannot sign in.

- Add `SUSPENDED` to the `UserStatus` enum.
- A new `ConfirmDialog` component asks first.
- Add a `Timeline` component (src/ui/Timeline.tsx), because no existing component shows events on an axis.
- `POST /api/users/{id}/suspensions` suspends someone.
- Reuse the existing `UserService`.

Do not add polling. No new tables.

## Acceptance criteria
- [ ] An owner can suspend a member
- Given a suspended user, when he signs in, then he is told why
"""
PASSED = [case for case in CASES if case["status"] != "rejected"]


def reviewed(run: Run, case: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    if "spec" in case:
        return run(spec=case["spec"])
    return run(proposal=json.dumps({"title": "A feature", "elements": case["elements"]}))


def house_of(case: dict[str, Any], reviewer: Reviewer) -> Run:
    return reviewer(case.get("mode", "growth"), **({} if case.get("auth", True) else {"auth": None}))


def lints(run: Run, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The last file of `adr check`."""
    main.run(["-C", str(run.repository.path), "adr", "check", "--format", "json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)["files"][-1]
    return found


@pytest.mark.parametrize("case", PASSED, ids=told)
def test_whatever_is_written_passes_its_check(case: dict[str, Any], reviewer: Reviewer, capsys: pytest.CaptureFixture[str]) -> None:
    run = house_of(case, reviewer)
    _, result = reviewed(run, case)
    found = lints(run, capsys)
    assert found["path"] == result["keeper_result"]["adr_path"]
    assert [lint for lint in found["lints"] if lint["level"] == "error"] == []
    assert [lint["rule"] for lint in found["lints"] if lint["level"] == "warning"] == []
    assert {clause["state"] for clause in found["clauses"]} <= {"checked"}


@pytest.mark.parametrize("case", [case for case in CASES if case["status"] == "rejected"], ids=told)
def test_what_would_be_approved_is(case: dict[str, Any], reviewer: Reviewer) -> None:
    run = house_of(case, reviewer)
    _, result = reviewed(run, case)
    assert result["keeper_result"]["adr"] is None
    assert not (run.repository.path / "keeper/decisions").exists()
    proposal = result["review"]["would_approve"]
    if proposal is not None:
        status, again = run(proposal=json.dumps(proposal))
        assert (status, again["keeper_result"]["status"]) == (UPHELD, "approved"), again


def test_what_a_spec_says_must_hold_is_a_check_or_a_question_to_the_reviewers(reviewer: Reviewer) -> None:
    run, spec = reviewer(), """# Suspend

- Add `SUSPENDED` to the `UserStatus` enum.

## Constraints
- All new components must have stories
- The mail is sent once, even if the request is repeated
- No new tables
"""
    _, result = run(spec=spec)
    decision = run.decision(result["keeper_result"]["adr_path"])
    assert decision["forbidden"] == ["No new tables => forbid-new table"]
    stories, mail = decision["constraints"][-2:]
    assert stories.startswith("All new components must have stories => require-companion component")
    assert mail == "The mail is sent once, even if the request is repeated => human"


def test_a_decision_says_all_that_was_decided(reviewer: Reviewer) -> None:
    run = reviewer()
    status, result = run(spec=SPEC)
    assert status == UPHELD
    decision = run.decision(result["keeper_result"]["adr_path"])
    assert {key: decision[key] for key in ("id", "title", "status", "mode", "context")} == {
        "id": "ADR-001", "title": "Suspend users", "status": "approved", "mode": "growth", "context": "A suspended user cannot sign in.",
    }
    assert decision["spec"].endswith("spec.md")
    assert decision["reuse"] == {"backend": ["service:UserService (src/users.ts)"]}
    assert decision["extend"] == [
        {"target": "UserStatus", "change": "add member SUSPENDED"}, {"target": "Modal", "change": "add variant confirm"},
    ]
    assert [(seed["type"], seed["name"], seed.get("scope")) for seed in decision["new_seeds"]] == [
        ("component", "Timeline", "src/ui/Timeline.tsx"), ("route", "POST /api/users/{id}/suspensions", None),
    ]
    assert decision["forbidden"] == [
        "ConfirmDialog as a component of its own, because Modal takes its place => forbid-new component ConfirmDialog use:Modal",
        "Do not add polling", "No new tables => forbid-new table",
    ]
    assert decision["constraints"] == ["auth-reuse", "data-append", "rest-shape"]
    assert decision["seed_refs"] == {name: f"keeper/seeds/{name}.yaml" for name in ("backend", "data", "frontend")}
    assert decision["verification"] == {
        "test_files": [{"file": "src/ui/Timeline.test.tsx", "action": "create"}],
        "criteria": [
            {"id": "AC-1", "criterion": "An owner can suspend a member", "test_name": "should let an owner suspend a member"},
            {"id": "AC-2", "criterion": "Given a suspended user, when he signs in, then he is told why",
             "test_name": "should make sure that he is told why when he signs in"},
        ],
        "fixtures": ["UserFixture"],
    }


def test_an_extension_is_tested_where_its_tests_are(reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec="`Button` gets a `danger` variant.")
    decision = run.decision(result["keeper_result"]["adr_path"])
    assert decision["verification"]["test_files"] == [{"file": "src/ui/Button.test.tsx", "action": "extend"}]


def test_every_reference_is_read_back_as_what_it_was(reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec="Reuse the existing Button, `UserService` and `UserStatus`. Use `GET /api/users/{id}` and `useTeamMembers`.")
    path = result["keeper_result"]["adr_path"]
    decision = load_decision(path, (run.repository.path / path).read_bytes())
    assert {(one.kind, one.name) for one in decision.reuse} == {
        (None, "Button"), ("service", "UserService"), ("enum", "UserStatus"), ("route", "GET /api/users/{id}"), (None, "useTeamMembers"),
    }


CONFORMING = {
    "src/status.ts": CODE["src/status.ts"].replace("}\n", "  SUSPENDED = 'suspended',\n}\n"),
    "src/ui/Modal.tsx": MODAL.replace("size }: {", "size, variant }: { variant?: 'confirm'; "),
    "src/ui/Timeline.tsx": "export function Timeline() {\n  return <ol />\n}\n",
}
VIOLATING = [
    ("the substitute is built after all", {"src/ui/ConfirmDialog.tsx": MODAL.replace("Modal", "ConfirmDialog")}, "forbidden/new-component"),
    ("something that was not asked for", {"src/ui/Heatmap.tsx": BUTTON.replace("Button", "Heatmap")}, "new-seeds/unapproved"),
    ("the value comes first", {"src/status.ts": CODE["src/status.ts"].replace("{\n", "{\n  SUSPENDED = 'suspended',\n")},
     "data-append/member-inserted"),
    ("a second auth service", {"src/tokens.ts": CODE["src/auth.ts"].replace("AuthService", "TokenAuthService")}, "auth-reuse/new-service"),
    ("a table", {"db.sql": "CREATE TABLE suspensions (id int);\n"}, "forbidden/new-table"),
]


@pytest.mark.parametrize("landed", [True, False], ids=["the decision has landed", "it is still on the branch"])
def test_what_the_decision_lets_happen_is_upheld(landed: bool, reviewer: Reviewer, tmp_path: Path) -> None:
    run = reviewer()
    _, result = run(spec=SPEC)
    if landed:
        run.repository.commit("decide", {result["keeper_result"]["adr_path"]: (run.repository.path / result["keeper_result"]["adr_path"])
                                         .read_text(encoding="utf-8")})
    run.repository.stage(CONFORMING)
    verdict = validate(Request(Selection(directory=str(run.repository.path), staged=True), today="2026-11-22", adr="ADR-001"))
    assert [finding.rule for finding in verdict.findings if finding.severity == "block"] == []
    assert verdict.outcome == "upheld"


@pytest.mark.parametrize(("name", "files", "rule"), VIOLATING, ids=[name for name, _, _ in VIOLATING])
def test_what_it_does_not_is_blocked(name: str, files: dict[str, str], rule: str, reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec=SPEC)
    path = result["keeper_result"]["adr_path"]
    run.repository.commit("decide", {path: (run.repository.path / path).read_text(encoding="utf-8")})
    run.repository.stage(CONFORMING | files)
    assert main.run(["-C", str(run.repository.path), "--adr", "ADR-001", "diff"]) == VIOLATED
    verdict = validate(Request(Selection(directory=str(run.repository.path), staged=True), today="2026-11-22", adr="ADR-001"))
    assert rule in {finding.rule for finding in verdict.findings if finding.severity == "block"}, name


def test_a_clause_with_its_check_means_the_same_as_without() -> None:
    from keeper_validate.reviewing.arrow import with_arrow

    for text in ("No new tables", "Never use localStorage in `src/auth/**`", "No new modal components", "Do not add polling"):
        clause = Clause("forbidden[0]", "forbidden", text, "spec", 1, "forbidden")
        longer = Clause("forbidden[0]", "forbidden", with_arrow(clause), "spec", 1, "forbidden")
        assert compile_clause(longer).checks == compile_clause(clause).checks
