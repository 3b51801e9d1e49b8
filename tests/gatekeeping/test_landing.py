"""What `land` makes of a review: it tells what is recorded of the same work, and where the law wants a review, nothing lands without."""

from __future__ import annotations

from pathlib import Path

import pytest
from desks import BRANCH, STATUS, Desk, ran

from keeper_validate.gatekeeping.records import FILE

WANTED = "keeper:\n  require_review: true\n"


@pytest.fixture
def strict(desk: Desk) -> Desk:
    """The same project, whose law wants a review."""
    desk.repository.switch("main")
    desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/keeper.yaml": WANTED})
    desk.repository.switch(BRANCH)
    return desk


def land(desk: Desk, *words: str) -> tuple[int, str]:
    done = ran(desk.repository, "-q", "land", *words)
    return done.returncode, done.stderr


def test_a_law_that_wants_no_review_lands_without_and_tells_what_there_is(desk: Desk) -> None:
    assert land(desk) == (0, "")
    ran(desk.repository, "--ci", "-q", "diff", "main...HEAD")
    desk.round("fail")
    status, told = land(desk)
    assert status == 0
    assert "verdict of 20" in told
    assert "upheld ADR-001: judged 1 file" in told
    assert "review: gt-12, round 1, rejected: architecture fail, testing pass; 2 of 2 clauses answered with pass\n" in told


def test_an_unanswered_clause_blocks(strict: Desk) -> None:
    status, told = land(strict)
    assert status == 1
    assert 'constraints[1] "Must gracefully handle a missing Mayor" is not answered by a review that passed' in told
    assert 'forbidden[0] "Polling for status" is not answered' in told
    assert "git fetch origin refs/notes/keeper:refs/notes/keeper" in told


def test_work_that_was_reviewed_lands(strict: Desk) -> None:
    strict.round("pass")
    status, told = land(strict)
    assert (status, "must not land" in told) == (0, False)


@pytest.mark.parametrize("result", ["fail", "unsure"])
def test_a_clause_that_nobody_answered_with_a_pass_is_not_answered(strict: Desk, result: str) -> None:
    strict.told("assign", "gt-12", "ada", "--role", "nobody")
    for name in ("architecture", "ada"):
        strict.told("claim", "gt-12", name)
        for clause in ("1", "2"):
            said = result if clause == "2" else "pass"
            strict.told("record", "gt-12", name, said, "--clause", clause, "--reasoning", "x")
        strict.told("record", "gt-12", name, "fail" if result == "fail" else "pass", "--reasoning", "x")
    status, told = land(strict)
    assert (status, 'forbidden[0] "Polling for status" is not answered' in told) == (1, True)


def test_a_review_that_is_not_finished_blocks(strict: Desk) -> None:
    strict.told("assign", "gt-12", "--role", "implement")
    strict.answer("architecture")
    status, told = land(strict)
    assert (status, "review: gt-12 is open\n" in told) == (1, True)


def test_other_work_wants_another_review(strict: Desk) -> None:
    strict.round("pass")
    strict.mend("more")
    assert land(strict)[0] == 1


def test_the_same_work_rebased_or_stripped_keeps_its_review(strict: Desk) -> None:
    strict.round("pass")
    strict.repository.switch("main")
    strict.repository.commit("meanwhile\n\nKeeper: ADR-001", {"other.txt": "other\n"})
    strict.repository.git("rebase", "-q", "main", BRANCH)
    assert land(strict)[0] == 0
    strict.repository.commit("notes\n\nKeeper: ADR-001", {".gt/discovery/api.md": "what the API does\n"})
    assert land(strict, "--strip")[0] == 0
    assert land(strict)[0] == 0


def test_the_wish_is_read_from_the_law_and_not_from_the_branch(strict: Desk) -> None:
    strict.repository.commit("mine\n\nKeeper: ADR-001", {"keeper/keeper.yaml": "keeper: {require_review: false}\n"})
    strict.repository.commit("back\n\nKeeper: ADR-001", {"keeper/keeper.yaml": "keeper: {mode: growth}\n"})
    assert land(strict)[0] == 1


@pytest.mark.parametrize("wanted", [False, True], ids=["no review wanted", "a review wanted"])
def test_records_that_cannot_be_read_fail_closed_where_they_count(desk: Desk, wanted: bool, tmp_path: Path) -> None:
    if wanted:
        desk.repository.switch("main")
        desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/keeper.yaml": WANTED})
        desk.repository.switch(BRANCH)
    (desk.repository.path / ".git" / FILE).write_bytes(b"SQLite format 3\0" + b"no database" * 300)
    status, told = land(desk)
    assert (status, "cannot be used" in told) == (2 if wanted else 0, True)


def test_violated_work_stays_violated_whatever_reviewers_say(strict: Desk) -> None:
    strict.repository.commit("reorder\n\nKeeper: ADR-001", {"app/models.py": STATUS.replace("    ACTIVE = 'active'\n", "")})
    strict.round("pass")
    assert ran(strict.repository, "-q", "land").returncode == 1
