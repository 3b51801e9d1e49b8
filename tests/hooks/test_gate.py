"""`hook gate` as a merge queue runs it: `sh -c` in its checkout, with nothing said about the request; 500 bytes of stderr are kept."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from repository import Repository, environment
from running import program
from stacks import APPENDED, ENUMS, MODAL, REORDERED, town

KEPT = 500


@pytest.fixture
def rig(tmp_path: Path) -> Repository:
    return town(tmp_path)


def gate(rig: Repository, command: str = "keeper-validate hook gate") -> subprocess.CompletedProcess[str]:
    variables = environment() | {"PATH": program(rig.path.parent / "bin")}
    return subprocess.run(["sh", "-c", command], cwd=rig.path, env=variables, capture_output=True, text=True, check=False)


def test_before_the_merge_the_target_is_checked_out_and_nothing_is_to_be_judged(rig: Repository) -> None:
    done = gate(rig)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "keeper-validate: nothing to judge (HEAD == origin/HEAD)\n"


def test_a_queue_that_wants_a_difference_is_not_told_that_all_is_well(rig: Repository) -> None:
    done = gate(rig, "keeper-validate hook gate --require-diff")
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing to judge (HEAD == origin/HEAD)" in done.stderr


def test_after_the_squash_the_commit_is_judged_by_its_own_bead(rig: Repository) -> None:
    rig.commit("feat: away (gt-1)", {"app/models.py": APPENDED})
    done = gate(rig)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("keeper-validate: upheld ADR-001: judged 1 file")
    assert done.stdout == ""


def test_what_a_queue_keeps_of_a_failure_names_rule_path_line_and_remedy(rig: Repository) -> None:
    rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    done = gate(rig)
    assert done.returncode == 1
    kept = done.stderr.encode()[:KEPT].decode()
    assert kept.startswith("keeper-validate: violated ADR-001: 1 finding introduced by this change\n")
    assert "app/models.py:4 data-append/member-reordered Keep the order ACTIVE, GONE." in kept


def test_stacked_squashes_are_attributed_to_their_own_beads(rig: Repository) -> None:
    rig.commit("feat: a dialog of its own (gt-1)", {"web/OwnModal.tsx": MODAL})
    guilty = rig.commit("feat: another one (gt-2)", {"web/OtherModal.tsx": MODAL.replace("Own", "Other")})
    done = gate(rig)
    assert done.returncode == 1, done.stderr
    kept = done.stderr.encode()[:KEPT].decode()
    assert kept.startswith("keeper-validate: violated ADR-002: ")
    assert "web/OtherModal.tsx:1 forbidden/new-component" in kept
    assert "web/OwnModal.tsx" not in done.stderr
    assert f"ADR-002 governs {guilty[:10]}" in done.stdout
    assert f"commit   {guilty[:12]}" in done.stdout


def test_a_stack_of_upheld_commits_passes_with_a_line_that_names_each_decision(rig: Repository) -> None:
    rig.commit("feat: away (gt-1)", {"app/models.py": APPENDED})
    rig.commit("docs: dialogs (gt-2)", {"web/README.md": "dialogs\n"})
    done = gate(rig)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("keeper-validate: upheld ADR-001, ADR-002: ")


def test_a_decision_that_the_target_does_not_hold_cannot_judge_what_is_merged_there(rig: Repository) -> None:
    rig.commit("law", {"keeper/decisions/009-own.yaml": ENUMS.replace("001", "009")})
    rig.commit("feat: order\n\nKeeper: ADR-009", {"app/models.py": APPENDED})
    done = gate(rig)
    assert done.returncode == 2
    assert "keeper/decisions/009-own.yaml is not on the target branch" in done.stderr


def test_the_base_can_be_named(rig: Repository) -> None:
    rig.branch("integration/mail")
    rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    rig.git("update-ref", "refs/remotes/origin/integration/mail", "HEAD")
    done = gate(rig, "keeper-validate hook gate --base origin/integration/mail")
    assert (done.returncode, done.stderr) == (0, "keeper-validate: nothing to judge (HEAD == origin/integration/mail)\n")


def test_options_of_the_gate_belong_to_the_gate(rig: Repository) -> None:
    done = gate(rig, "keeper-validate hook pre-commit --require-diff")
    assert (done.returncode, done.stdout) == (2, "")
    assert "belong to hook gate" in done.stderr
