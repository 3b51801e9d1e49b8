"""`hook pre-push`, `hook range` and the first commits of a repository, as Git itself calls them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from repository import Repository
from running import answered as keeper
from stacks import APPENDED, MODAL, REORDERED, STATUS, town

NONE = "0" * 40


@pytest.fixture
def rig(tmp_path: Path) -> Repository:
    return town(tmp_path)


def push(rig: Repository, *lines: tuple[str, str, str]) -> tuple[int, str]:
    """Pushes `(local, remote branch, remote oid)`."""
    said = "".join(f"refs/heads/x {local} {branch} {remote}\n" for local, branch, remote in lines)
    done = keeper(rig.path, "hook", "pre-push", "origin", "url", stdin=said)
    return done.returncode, done.stderr


def test_a_new_branch_is_compared_with_the_default_branch(rig: Repository) -> None:
    rig.branch("work")
    rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    tip = rig.commit("feat: more (gt-1)", {"app/more.py": "x = 1\n"})
    status, err = push(rig, (tip, "refs/heads/work", NONE))
    assert (status, "data-append/member-reordered" in err) == (1, True)


def test_of_a_known_branch_only_what_is_new_is_judged(rig: Repository) -> None:
    rig.branch("work")
    before = rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    tip = rig.commit("feat: more (gt-1)", {"app/more.py": "x = 1\n"})
    status, err = push(rig, (tip, "refs/heads/work", before))
    assert (status, err.startswith("keeper-validate: upheld ADR-001: judged 1 file")) == (0, True)


def test_a_remote_tip_that_is_not_here_counts_as_a_new_branch(rig: Repository) -> None:
    rig.branch("work")
    tip = rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    assert push(rig, (tip, "refs/heads/work", "1" * 40))[0] == 1


def test_the_branch_that_is_pushed_names_the_bead_not_the_one_checked_out(rig: Repository) -> None:
    rig.branch("polecat/nux/gt-1@abc")
    tip = rig.commit("feat: order", {"app/models.py": REORDERED})
    rig.switch("main")
    status, err = push(rig, (tip, "refs/heads/polecat/nux/gt-1@abc", NONE))
    assert (status, "violated ADR-001" in err) == (1, True)


def test_the_worst_of_several_branches_counts(rig: Repository) -> None:
    rig.branch("one")
    fine = rig.commit("feat: away (gt-1)", {"app/models.py": APPENDED})
    rig.branch("two", "main")
    guilty = rig.commit("feat: dialog (gt-2)", {"web/OwnModal.tsx": MODAL})
    status, err = push(rig, (fine, "refs/heads/one", NONE), (guilty, "refs/heads/two", NONE))
    assert status == 1
    assert err.startswith("keeper-validate: violated ADR-002")
    assert "upheld ADR-001" in err


def reported(rig: Repository, form: str) -> str:
    """What a push of two branches reports, the first upheld and the second violated."""
    rig.branch("one")
    fine = rig.commit("feat: away (gt-1)", {"app/models.py": APPENDED})
    rig.branch("two", "main")
    guilty = rig.commit("feat: dialog (gt-2)", {"web/OwnModal.tsx": MODAL})
    said = "".join(f"refs/heads/x {tip} refs/heads/{name} {NONE}\n" for name, tip in (("one", fine), ("two", guilty)))
    return keeper(rig.path, "--format", form, "hook", "pre-push", "origin", "url", stdin=said).stdout


@pytest.mark.parametrize(("form", "held"), [
    ("json", lambda found: [entry["verdict"] for entry in found["verdicts"]] == ["upheld", "violated"]),
    ("sarif", lambda found: len(found["runs"]) == 2), ("rdjson", lambda found: len(found["diagnostics"]) == 1),
    ("gitlab", lambda found: [entry["location"]["path"] for entry in found] == ["web/OwnModal.tsx"]),
])
def test_several_branches_are_one_document_of_their_format(rig: Repository, form: str, held: Callable[[Any], bool]) -> None:
    assert held(json.loads(reported(rig, form)))


def test_several_branches_are_one_document_of_test_suites(rig: Repository) -> None:
    suites = ElementTree.fromstring(reported(rig, "junit"))
    assert [suite.get("name") for suite in suites] == ["keeper-validate ADR-001", "keeper-validate ADR-002"]


@pytest.mark.parametrize("line", [(NONE, "refs/heads/work", "1" * 40), ("1" * 40, "refs/tags/v1", NONE), ("1" * 40, "refs/notes/x", NONE)])
def test_deletions_tags_and_notes_are_nothing_to_judge(rig: Repository, line: tuple[str, str, str]) -> None:
    assert push(rig, line) == (0, "keeper-validate: nothing to judge: no branch is pushed, or only deleted\n")


@pytest.mark.parametrize("ref", ["refs/for/main", "refs/for/main%topic=x", "refs/drafts/main", "refs/for-review/main"])
def test_what_is_pushed_for_a_review_is_judged_as_a_branch(rig: Repository, ref: str) -> None:
    rig.branch("work")
    tip = rig.commit("feat: dialog (gt-2)", {"web/OwnModal.tsx": MODAL})
    status, err = push(rig, (tip, ref, NONE))
    assert (status, err.startswith("keeper-validate: violated ADR-002")) == (1, True)


def test_a_new_branch_is_not_taken_for_the_first_one_where_the_remote_has_others(repository: Repository) -> None:
    tip = repository.commit("start", {"app/models.py": STATUS})
    repository.git("branch", "-m", "trunk")
    assert push(repository, (tip, "refs/heads/work", NONE))[0] == 0
    repository.git("update-ref", "refs/remotes/origin/trunk", tip)
    status, err = push(repository, (tip, "refs/heads/work", NONE))
    assert (status, "git remote set-head origin --auto" in err) == (2, True)


def test_an_empty_push_is_nothing_to_judge_whatever_is_staged(rig: Repository) -> None:
    rig.stage({"app/models.py": REORDERED})
    assert push(rig)[0] == 0


def test_lines_that_git_does_not_write_are_refused(rig: Repository) -> None:
    done = keeper(rig.path, "hook", "pre-push", stdin="what is this\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'what is this' is none of them" in done.stderr


def test_the_first_push_of_the_default_branch_has_nothing_to_compare_with(repository: Repository) -> None:
    tip = repository.commit("start", {"app/models.py": STATUS})
    status, err = push(repository, (tip, "refs/heads/main", NONE))
    assert (status, "main is the default branch and pushed for the first time" in err) == (0, True)


def test_a_range_is_judged_commit_by_commit_where_it_stands_under_several_decisions(rig: Repository) -> None:
    rig.branch("work")
    rig.commit("feat: away (gt-1)", {"app/models.py": APPENDED})
    rig.commit("feat: dialog (gt-2)", {"web/OwnModal.tsx": MODAL})
    done = keeper(rig.path, "hook", "range")
    assert done.returncode == 1
    assert done.stderr.startswith("keeper-validate: violated ADR-002")


def test_a_range_that_a_host_judges_is_recorded_with_its_verdict(rig: Repository) -> None:
    rig.branch("work")
    head = rig.commit("feat: away\n\nKeeper: ADR-001", {"app/models.py": APPENDED})
    status = keeper(rig.path, "--ci", "hook", "range").returncode
    kept = rig.git("notes", "--ref=keeper", "show", head)
    assert '"verdict"' in kept and ("violated" if status else "upheld") in kept


def test_a_range_without_a_difference_is_nothing_to_judge(rig: Repository) -> None:
    rig.stage({"app/models.py": REORDERED})
    done = keeper(rig.path, "hook", "range")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("keeper-validate: nothing to judge: no file differs in origin/HEAD...HEAD")


@pytest.mark.parametrize(("paths", "status"), [
    (("keeper/decisions/001-a.yaml", ".github/workflows/keeper-validate.yml"), 0), (("keeper/decisions/001-a.yaml", "app/work.py"), 2),
    ((".githooks/pre-commit",), 2),
])
def test_the_first_law_of_a_repository_can_land_but_only_by_itself(repository: Repository, paths: tuple[str, ...], status: int) -> None:
    repository.commit("start", {"app/models.py": STATUS})
    law = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints: [data-append]\n"
    repository.stage({path: law if path.startswith("keeper/") else "x = 1\n" for path in paths})
    repository.write(".git/message", "start\n")
    done = keeper(repository.path, "hook", "commit-msg", ".git/message")
    assert done.returncode == status, done.stderr
    assert ("nothing to judge: this change brings the first law of this repository" in done.stderr) == (status == 0)


def test_a_first_law_that_cannot_be_read_is_stopped_where_it_is_written(repository: Repository) -> None:
    repository.commit("start", {"app/models.py": STATUS})
    repository.stage({"keeper/decisions/001-a.yaml": "keeper_decision:\n  id: ADR-001\n  forbidden:\n   - a\n  - b: [\n"})
    repository.write(".git/message", "start\n")
    done = keeper(repository.path, "hook", "commit-msg", ".git/message")
    assert (done.returncode, "keeper/decisions/001-a.yaml:5: this YAML cannot be read" in done.stderr) == (2, True), done.stderr


def test_work_on_top_of_a_first_law_that_is_not_landed_stands_under_it(repository: Repository) -> None:
    start = repository.commit("start", {"app/models.py": STATUS})
    repository.git("update-ref", "refs/remotes/origin/main", start)
    repository.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
    law = "keeper_decision:\n  id: ADR-001\n  status: approved\n  standing: true\n  constraints: [data-append]\n"
    repository.commit("law", {"keeper/decisions/001-a.yaml": law, "keeper/keeper.yaml": "require_adr: false\n"})
    repository.write(".git/message", "work\n")
    repository.stage({"app/work.py": "x = 1\n"})
    assert keeper(repository.path, "hook", "commit-msg", ".git/message").returncode == 0
    repository.stage({"app/models.py": REORDERED})
    done = keeper(repository.path, "hook", "commit-msg", ".git/message")
    assert (done.returncode, "data-append/member-reordered" in done.stdout) == (1, True), done.stderr


def test_a_second_law_is_judged_by_what_binds_already_and_has_to_name_no_decision(rig: Repository) -> None:
    rig.stage({"keeper/decisions/003-more.yaml": "keeper_decision:\n  id: ADR-003\n  status: approved\n  constraints: [rest-shape]\n"})
    done = keeper(rig.path, "hook", "pre-commit")
    assert (done.returncode, done.stderr.startswith("keeper-validate: upheld standing law: judged 1 file")) == (0, True)
    for path in ("app/more.py", "keeper/more.py", ".githooks/pre-commit"):
        rig.stage({path: "x = 1\n"})
        assert keeper(rig.path, "hook", "pre-commit").returncode == 2
        rig.stage({path: None})


def test_a_decision_can_land_under_the_name_of_its_own(rig: Repository) -> None:
    rig.branch("decide")
    text = "keeper_decision:\n  id: ADR-003\n  status: approved\n  constraints: [rest-shape]\n"
    rig.commit("Decide\n\nKeeper: ADR-003", {"keeper/decisions/003-more.yaml": text})
    gate = ("hook", "gate", "--base", "main")
    for words in (("--ci", *gate), gate, ("--ci", "diff", "main...HEAD"), ("land",)):
        assert keeper(rig.path, *words).returncode == 0, words
    rig.commit("Work\n\nKeeper: ADR-003", {"app/more.py": "x = 1\n"})
    assert keeper(rig.path, "--ci", "hook", "gate", "--base", "main").returncode == 2


def test_an_upheld_change_takes_a_line_and_a_page_where_it_is_asked_for(rig: Repository) -> None:
    rig.stage({"app/models.py": APPENDED})
    done = keeper(rig.path, "--adr", "ADR-001", "hook", "pre-commit")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (0, "", 1)
    assert "Clauses of ADR-001" in keeper(rig.path, "--adr", "ADR-001", "-v", "hook", "pre-commit").stdout
    quiet = keeper(rig.path, "--adr", "ADR-001", "-q", "hook", "pre-commit")
    assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, "", "")


def test_an_upheld_change_whose_bead_cannot_be_read_says_so_in_its_line(repository: Repository) -> None:
    repository.commit("The law", {"keeper/keeper.yaml": "keeper: {require_adr: false}\n", "app/a.py": "A = 1\n"})
    repository.branch("polecat/nux/gt-404@m3x")
    repository.stage({"app/b.py": "B = 1\n"})
    done = keeper(repository.path, "hook", "pre-commit")
    first, second = done.stderr.splitlines()
    assert (done.returncode, first) == (0, "keeper-validate: upheld standing law: judged 1 file, 0 elements, 3 clauses (3 upheld)")
    assert second.startswith("no decision was held against it: bead gt-404 cannot be read (")
