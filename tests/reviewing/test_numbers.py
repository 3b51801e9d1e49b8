"""One number for one decision: two runs at once, worktrees, branches, remotes; and one decision for one spec."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository, environment
from reviewing.house import Reviewer, house
from running import ROOT

from keeper_validate.errors import DEFERRED, UPHELD, VIOLATED
from keeper_validate.yaml import plain

pytestmark = pytest.mark.slow

SPEC = "# Suspend users\n\nAdd `SUSPENDED` to the `UserStatus` enum.\n"
DECISION = "id: {0}\nstatus: approved\nforbidden: [new tables]\n"


def started(directory: Path, *words: str) -> subprocess.Popen[str]:
    """A run of the program, in a process of its own, that is not waited for."""
    return subprocess.Popen(
        [sys.executable, "-m", "keeper_validate", *words], cwd=directory, env=environment() | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )


def decisions(*tops: Path) -> list[str]:
    return sorted(path.name for top in tops for path in (top / "keeper/decisions").glob("*"))


def test_runs_at_once_take_a_number_each(tmp_path: Path) -> None:
    repository = house(tmp_path / "house")
    titles = [f"Feature {letter}" for letter in "abcd"]
    texts = [f"# {title}\n\nAdd `{title[-1].upper()}NEW` to the `UserStatus` enum.\n" for title in titles]
    running = [started(repository.path, "review", "--text", text) for text in texts]
    running += [started(repository.path, "adr", "new", f"By hand {number}") for number in range(2)]
    results = [one.communicate() for one in running]
    assert [one.returncode for one in running] == [UPHELD] * 6, results
    found = decisions(repository.path)
    assert [name[:3] for name in found] == [f"{number:03d}" for number in range(1, 7)]
    told = [plain(out, "out")["keeper_result"]["adr_path"] for out, _ in results[:4]]
    assert len(set(told)) == 4
    for path, title in zip(told, titles, strict=True):
        assert title in (repository.path / path).read_text(encoding="utf-8")


def test_one_spec_handed_in_twice_at_once_is_decided_once(tmp_path: Path) -> None:
    repository = house(tmp_path / "house")
    running = [started(repository.path, "review", "--text", SPEC) for _ in range(4)]
    results = [one.communicate() for one in running]
    assert [one.returncode for one in running] == [UPHELD] * 4, results
    assert decisions(repository.path) == ["001-suspend-users.yaml"]
    assert {plain(out, "out")["keeper_result"]["adr"] for out, _ in results} == {"ADR-001"}
    assert sum("approved already" in err for _, err in results) == 3


def test_worktrees_share_their_numbers(tmp_path: Path) -> None:
    repository = house(tmp_path / "house")
    tops = [repository.path]
    for name in ("nux", "slit"):
        repository.git("worktree", "add", "-q", "-b", f"polecat/{name}", str(tmp_path / name))
        tops.append(tmp_path / name)
    running = [started(top, "review", "--text", f"{SPEC}\nReuse `Button`{'.' * number}\n") for number, top in enumerate(tops)]
    results = [one.communicate() for one in running]
    assert [one.returncode for one in running] == [UPHELD] * 3, results
    assert [name[:3] for name in decisions(*tops)] == ["001", "002", "003"]


def test_a_spec_decided_in_another_worktree_is_not_decided_again(tmp_path: Path) -> None:
    repository = house(tmp_path / "house")
    repository.git("worktree", "add", "-q", "-b", "polecat/nux", str(tmp_path / "nux"))
    first, second = started(tmp_path / "nux", "review", "--text", SPEC), None
    assert first.wait() == UPHELD
    second = started(repository.path, "review", "--text", SPEC)
    out, err = second.communicate()
    assert second.returncode == UPHELD
    assert plain(out, "out")["review"]["decided_before"] == str(tmp_path / "nux")
    assert decisions(repository.path) == []
    assert "nux" in err


@pytest.mark.parametrize("ref", ["refs/heads/other", "refs/remotes/origin/far", "refs/tags/v1"])
def test_what_any_ref_has_taken_is_left_alone(ref: str, reviewer: Reviewer) -> None:
    run = reviewer()
    run.repository.branch("aside")
    run.repository.commit("decide", {"keeper/decisions/041-there.yaml": DECISION.format("ADR-041")})
    run.repository.switch("main")
    run.repository.git("update-ref", ref, "aside")
    run.repository.git("branch", "-q", "-D", "aside")
    _, result = run(spec=SPEC)
    assert result["keeper_result"]["adr"] == "ADR-042"


def test_what_is_staged_or_lies_about_is_taken_as_well(reviewer: Reviewer) -> None:
    run = reviewer()
    run.repository.stage({"keeper/decisions/006-staged.yaml": DECISION.format("ADR-006")})
    run.repository.write("keeper/decisions/007-lying-about.md", "# ADR-007: told\n")
    _, result = run(spec=SPEC)
    assert result["keeper_result"]["adr_path"] == "keeper/decisions/008-suspend-users.yaml"


def test_a_number_is_not_given_twice_even_if_its_file_went(reviewer: Reviewer) -> None:
    run = reviewer()
    _, first = run(spec=SPEC)
    (run.repository.path / first["keeper_result"]["adr_path"]).unlink()
    _, second = run(spec=SPEC)
    assert second["keeper_result"]["adr"] == "ADR-002"


def test_a_rejected_spec_takes_no_number(reviewer: Reviewer) -> None:
    run = reviewer()
    assert run(spec="Add a `Timeline` component.")[0] == VIOLATED
    assert run(spec=SPEC)[1]["keeper_result"]["adr"] == "ADR-001"


def test_the_same_spec_again_is_decided_already(reviewer: Reviewer) -> None:
    run = reviewer()
    first = run(spec=SPEC)
    again = run(spec=SPEC.replace("\n", " \r\n"))
    assert again[0] == first[0] == UPHELD
    assert again[1]["keeper_result"] == first[1]["keeper_result"]
    assert again[1]["review"]["decided_before"] == "this working tree"
    assert "approved already, as ADR-001" in run.err
    assert decisions(run.repository.path) == ["001-suspend-users.yaml"]
    assert run(spec=SPEC + "\nReuse `Button`.\n")[1]["keeper_result"]["adr"] == "ADR-002"


@pytest.mark.parametrize(("status", "expected"), [("approved", UPHELD), ("rejected", VIOLATED), ("deferred", DEFERRED)])
def test_what_a_person_made_of_it_counts(status: str, expected: int, reviewer: Reviewer) -> None:
    run = reviewer()
    spec = f"{SPEC}\nWhich colour?\n"
    code, result = run(spec=spec)
    assert (code, result["keeper_result"]["status"]) == (DEFERRED, "deferred")
    file = run.repository.path / result["keeper_result"]["adr_path"]
    file.write_text(file.read_text(encoding="utf-8").replace("status: deferred", f"status: {status}"), encoding="utf-8")
    code, result = run(spec=spec)
    assert (code, result["keeper_result"]["status"], result["keeper_result"]["adr"]) == (expected, status, "ADR-001")


@pytest.mark.parametrize(("seeds", "config", "folder"), [
    (".keeper/seeds", None, ".keeper/decisions"), ("seeds", None, "decisions"), ("keeper/seeds", None, "keeper/decisions"),
    ("keeper/seeds", "keeper:\n  decisions_dir: law\n", "keeper/law"), ("seeds", "decisions_dir: adr\nseeds_dir: seeds\n", "keeper/adr"),
])
def test_a_decision_lies_where_the_law_lies(
    seeds: str, config: str | None, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    from reviewing.house import DATA, Run

    repository = Repository(tmp_path / "house")
    repository.commit("x", {f"{seeds}/data.yaml": DATA} | ({"keeper/keeper.yaml": config} if config else {}))
    monkeypatch.chdir(tmp_path)
    _, result = Run(repository, capsys)(spec=SPEC)
    assert result["keeper_result"]["adr_path"] == f"{folder}/001-suspend-users.yaml"
    assert (repository.path / result["keeper_result"]["adr_path"]).is_file()
