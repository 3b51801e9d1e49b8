"""The action as a runner performs it, on every event it is for, in the checkouts that `actions/checkout` leaves."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from action.runner import ROOT, Outcome, perform
from repository import Repository

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n    - Members are shown kindly\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"
LONGER = STATUS + "    AWAY = 'away'\n"
MESSAGE = "more\n\nKeeper: ADR-001"
ZERO = "0" * 40


class Hub:
    """A repository as the host keeps it, and what a workflow's event says of it."""

    def __init__(self, folder: Path, default: str = "main") -> None:
        self.folder = folder
        self.default = default
        self.work = Repository(folder / "hub")
        if default != "main":
            self.work.git("checkout", "-q", "-b", default)
        self.work.git("config", "uploadpack.allowAnySHA1InWant", "true")
        self.base = self.work.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS})

    def change(self, text: str, branch: str = "topic", message: str = MESSAGE, path: str = "app/models.py") -> str:
        """A branch with one commit more."""
        self.work.branch(branch, self.base)
        head = self.work.commit(message, {path: text})
        self.work.git("update-ref", "refs/pull/7/head", head)
        self.work.switch(self.default)
        return head

    def advance(self, commits: int) -> None:
        for number in range(commits):
            self.work.commit(f"more {number}", {"notes.txt": str(number)})

    def pull(self, head: str, /, **more: Any) -> dict[str, Any]:
        base = {"ref": self.default, "sha": self.work.git("rev-parse", self.default)}
        return {"pull_request": {"number": 7, "base": base, "head": {"sha": head, "ref": "topic"}, **more}, **self.whole}

    @property
    def whole(self) -> dict[str, Any]:
        return {"repository": {"default_branch": self.default}}

    def checkout(self, revision: str, *depth: str) -> Path:
        """What `actions/checkout` leaves: one commit, detached, of the depth asked for (none: everything)."""
        there = Repository(self.folder / "workspace")
        there.git("remote", "add", "origin", f"file://{self.work.path}")
        refs = ["+refs/heads/*:refs/remotes/origin/*"] if not depth else [f"+{revision}:refs/remotes/pull/7/merge"]
        there.git("fetch", "-q", "--no-tags", *depth, "origin", *refs, revision)
        there.git("checkout", "-q", "--force", "--detach", revision)
        return there.path

    def merged(self, head: str) -> str:
        """The commit that the host makes to try a pull request."""
        self.work.git("checkout", "-q", "--detach", self.default)
        merge = self.work.merge(head)
        self.work.switch(self.default)
        return merge


@pytest.fixture
def hub(tmp_path: Path) -> Hub:
    return Hub(tmp_path)


def on_pull(hub: Hub, prepared: Path, head: str, *depth: str, **inputs: str) -> Outcome:
    return perform(hub.checkout(hub.merged(head), *depth), prepared, "pull_request", hub.pull(head), **inputs)


def test_the_metadata_keeps_to_the_published_schema() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", str(ROOT / "action.yml")],
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_violating_pull_request_fails_with_annotations_summary_and_outputs(hub: Hub, prepared: Path) -> None:
    done = on_pull(hub, prepared, hub.change(REORDERED))
    assert done.status == 1, done.log
    assert (done.outputs["verdict"], done.outputs["violations"], done.outputs["unchecked"]) == ("violated", "1", "1")
    errors = [(properties["file"], properties["line"], properties["title"]) for name, properties, _ in done.annotations if name == "error"]
    assert errors == [("app/models.py", "4", "data-append/member-reordered")]
    assert done.summary.startswith("## keeper-validate: violated ADR-001: 1 finding introduced by this change")
    assert json.loads(Path(done.outputs["report-path"]).read_text(encoding="utf-8"))["verdict"] == "violated"
    assert json.loads(Path(done.outputs["sarif-path"]).read_text(encoding="utf-8"))["version"] == "2.1.0"


def test_a_version_that_is_none_is_refused(hub: Hub, prepared: Path) -> None:
    mark = hub.folder / "run"
    done = perform(hub.work.path, prepared, "push", hub.whole, version=f"1; touch {mark}")
    assert (done.status, done.told("error")) == (2, ["the input version is a version number, such as 0.1.0"])
    assert not mark.exists()


def test_an_upheld_pull_request_passes_and_counts_what_is_left_to_the_reviewer(hub: Hub, prepared: Path) -> None:
    done = on_pull(hub, prepared, hub.change(LONGER))
    assert (done.status, done.outputs["verdict"], done.outputs["unchecked"]) == (0, "upheld", "1")
    assert done.told("error") == []
    assert done.told("notice")[0].startswith("upheld ADR-001: judged 1 file")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fail_on", "text", "status"),
    [("never", REORDERED, 0), ("violated", LONGER, 0), ("unchecked", LONGER, 1), ("sometimes", LONGER, 2)],
    ids=["never lets a violation pass", "violated lets unchecked clauses pass", "unchecked does not", "another word is refused"],
)
def test_fail_on_says_when_the_step_fails(hub: Hub, prepared: Path, fail_on: str, text: str, status: int) -> None:
    assert on_pull(hub, prepared, hub.change(text), fail_on=fail_on).status == status


@pytest.mark.slow
def test_inputs_choose_decision_format_and_place_of_the_log(hub: Hub, prepared: Path) -> None:
    head = hub.change(REORDERED, message="no trailer")
    done = on_pull(hub, prepared, head, adr="ADR-001", format="junit", sarif_file="out/keeper.sarif")
    assert done.status == 1
    assert "<testsuites>" in Path(done.outputs["report-path"]).read_text(encoding="utf-8")
    assert done.outputs["sarif-path"] == "out/keeper.sarif"
    assert (hub.folder / "workspace" / "out" / "keeper.sarif").exists()


@pytest.mark.slow
def test_the_log_does_not_follow_a_link_that_the_change_brings(hub: Hub, prepared: Path, tmp_path: Path) -> None:
    away = tmp_path / "away"
    away.mkdir()
    hub.change(LONGER)
    hub.work.switch("topic")
    (hub.work.path / "reports").symlink_to("../away")
    hub.work.git("add", "reports")
    head = hub.work.commit(MESSAGE)
    hub.work.switch("main")
    done = on_pull(hub, prepared, head, sarif_file="reports/deep/keeper.sarif")
    assert done.status == 2
    assert "leads through a symbolic link" in done.told("error")[0]
    assert list(away.iterdir()) == []


@pytest.mark.slow
def test_a_directory_that_is_none_is_said(hub: Hub, prepared: Path) -> None:
    done = on_pull(hub, prepared, hub.change(LONGER), working_directory="nowhere")
    assert (done.status, done.outputs["verdict"]) == (2, "not-judged"), done.log
    assert "nowhere" in done.log
    assert done.told("error") == ["nothing was judged; the log of this step says why"]


def test_an_input_that_is_empty_is_one_that_is_not_given(hub: Hub, prepared: Path) -> None:
    """As a workflow hands on inputs of its own on an event that has none."""
    empty = dict.fromkeys(("adr", "bead", "law", "fail_on", "format", "sarif_file", "version", "working_directory"), "")
    done = on_pull(hub, prepared, hub.change(REORDERED), **empty)
    assert (done.status, done.outputs["verdict"], done.outputs["violations"]) == (1, "violated", "1"), done.log
    assert done.outputs["report-path"].endswith("report.json")


@pytest.mark.slow
def test_the_fetch_runs_nothing_that_a_repository_among_the_files_names(hub: Hub, prepared: Path, tmp_path: Path) -> None:
    hub.change(LONGER)
    hub.work.switch("topic")
    hub.work.git("init", "-q", "--bare", "sub")
    hub.work.git("push", "-q", "sub", "main:main")
    hub.work.git("--git-dir=sub", "config", "protocol.ext.allow", "always")
    hub.work.git("--git-dir=sub", "config", "remote.origin.url", f"ext::touch {tmp_path}/sprung")
    hub.work.write("sub/refs/keep", "x")
    hub.work.git("add", "-f", "sub")
    head = hub.work.commit(MESSAGE)
    hub.work.switch("main")
    done = on_pull(hub, prepared, head, working_directory="sub")
    assert (done.status, done.outputs["verdict"]) == (2, "not-judged"), done.log
    assert "made of committed files" in done.told("error")[0]
    assert not (tmp_path / "sprung").exists()


@pytest.mark.slow
def test_a_change_that_names_no_decision_is_not_judged_and_fails(hub: Hub, prepared: Path) -> None:
    done = on_pull(hub, prepared, hub.change(LONGER, message="no trailer"), fail_on="never")
    assert (done.status, done.outputs["verdict"], done.outputs["report-path"]) == (2, "not-judged", "")
    assert done.told("error")[0].startswith("no decision governs this change")


@pytest.mark.slow
@pytest.mark.parametrize("behind", [0, 3, 40], ids=["nothing came in between", "the branch is 3 behind", "the branch is 40 behind"])
def test_a_checkout_of_one_commit_is_deepened_as_far_as_needed(hub: Hub, prepared: Path, behind: int) -> None:
    for number in range(12):
        hub.base = hub.work.commit(f"history {number}", {"history.txt": str(number)})
    head = hub.change(REORDERED)
    hub.advance(behind)
    done = on_pull(hub, prepared, head, "--depth=1")
    assert (done.status, done.outputs["violations"]) == (1, "1"), done.log


@pytest.mark.slow
def test_no_more_history_is_fetched_than_the_change_needs(hub: Hub, prepared: Path) -> None:
    stream = b"".join(
        b"commit refs/heads/main\ncommitter Ada <ada@example.org> %d +0000\ndata 4\nmore\n%s\n"
        % (1_767_230_000 + number, b"from refs/heads/main^0\n" if number == 0 else b"") for number in range(400)
    )
    hub.work.git("fast-import", "--quiet", stdin=stream)
    hub.work.git("reset", "-q", "--hard", "main")
    hub.base = hub.work.git("rev-parse", "main")
    head = hub.change(REORDERED)
    hub.advance(3)
    done = on_pull(hub, prepared, head, "--depth=1")
    assert (done.status, done.outputs["violations"]) == (1, "1"), done.log
    known = subprocess.run(
        ["git", "-C", str(hub.folder / "workspace"), "rev-list", "--count", "--all", "HEAD"], capture_output=True, text=True, check=True,
    )
    assert int(known.stdout) < 50


@pytest.mark.slow
def test_a_shallow_checkout_without_its_remote_fails_and_says_what_to_set(hub: Hub, prepared: Path) -> None:
    head = hub.change(LONGER)
    hub.advance(3)
    workspace = hub.checkout(hub.merged(head), "--depth=1")
    subprocess.run(["git", "-C", str(workspace), "remote", "set-url", "origin", "file:///nowhere/at/all"], check=True)
    done = perform(workspace, prepared, "pull_request", hub.pull(head))
    assert (done.status, done.outputs["verdict"]) == (2, "not-judged")
    assert "fetch-depth: 0" in done.told("warning")[0]
    assert "fetch" in done.told("error")[0]


@pytest.mark.slow
def test_a_whole_checkout_stays_whole_without_its_remote(hub: Hub, prepared: Path) -> None:
    head = hub.change(REORDERED)
    workspace = hub.checkout(hub.merged(head))
    subprocess.run(["git", "-C", str(workspace), "fetch", "-q", "origin", head], check=True)
    subprocess.run(["git", "-C", str(workspace), "remote", "set-url", "origin", "file:///nowhere/at/all"], check=True)
    assert perform(workspace, prepared, "pull_request", hub.pull(head)).status == 1
    assert not (workspace / ".git" / "shallow").exists()


@pytest.mark.slow
def test_a_pull_request_from_a_fork_is_judged_by_the_law_of_its_target(hub: Hub, prepared: Path) -> None:
    fork = Repository(hub.folder / "fork")
    fork.git("fetch", "-q", str(hub.work.path), "main")
    fork.git("reset", "-q", "--hard", "FETCH_HEAD")
    milder = DECISION.replace("data-append", "Statuses are chosen with care")
    head = fork.commit(MESSAGE, {"app/models.py": REORDERED, "keeper/decisions/001-members.yaml": milder})
    hub.work.git("fetch", "-q", str(fork.path), "+HEAD:refs/pull/7/head")
    payload = hub.pull(head, head={"sha": head, "ref": "main", "repo": {"fork": True}})
    done = perform(hub.checkout(hub.merged(head), "--depth=1"), prepared, "pull_request", payload)
    titles = sorted(properties["title"] for name, properties, _ in done.annotations if name == "error")
    assert (done.status, titles) == (1, ["data-append/member-reordered", "trust/mixed-change"])


@pytest.mark.slow
def test_each_commit_of_a_merge_group_stands_under_its_own_decision(hub: Hub, prepared: Path) -> None:
    second = DECISION.replace("ADR-001", "ADR-002").replace("data-append", "no new env vars")
    hub.base = hub.work.commit("a second decision", {"keeper/decisions/002-settings.yaml": second})
    hub.work.branch("gh-readonly-queue/main/pr-7", hub.base)
    hub.work.commit("members\n\nKeeper: ADR-001", {"app/models.py": REORDERED})
    head = hub.work.commit("settings\n\nKeeper: ADR-002", {"app/other.py": "X = 1\n"})
    payload = {"merge_group": {"base_sha": hub.base, "head_sha": head, "base_ref": "", "head_ref": "refs/heads/x"}, **hub.whole}
    done = perform(hub.checkout(head, "--depth=1"), prepared, "merge_group", payload)
    assert (done.status, done.outputs["violations"]) == (1, "1"), done.log
    assert "violated ADR-001: 1 finding" in done.summary
    report = json.loads(Path(done.outputs["report-path"]).read_text(encoding="utf-8"))
    assert [finding["commit"] is not None for finding in report["findings"]] == [True]


@pytest.mark.slow
@pytest.mark.parametrize("default", ["main", "trunk"])
@pytest.mark.parametrize("created", [False, True], ids=["to a known branch", "of a new branch"])
def test_a_push_is_judged_from_what_was_there(tmp_path: Path, prepared: Path, default: str, created: bool) -> None:
    hub = Hub(tmp_path, default)
    head = hub.change(REORDERED, "integration/one")
    before = ZERO if created else hub.base
    payload = {"before": before, "after": head, "ref": "refs/heads/integration/one", **hub.whole}
    done = perform(hub.checkout(head, "--depth=1"), prepared, "push", payload)
    assert (done.status, done.outputs["violations"]) == (1, "1"), done.log


@pytest.mark.slow
def test_a_push_over_what_is_gone_is_not_judged(hub: Hub, prepared: Path) -> None:
    head = hub.change(LONGER, "integration/one")
    payload = {"before": "12" * 20, "after": head, "ref": "refs/heads/integration/one", **hub.whole}
    done = perform(hub.checkout(head, "--depth=1"), prepared, "push", payload)
    assert (done.status, done.outputs["verdict"]) == (2, "not-judged")
    assert done.told("error")[0].startswith("1212121212121212121212121212121212121212, which the push to integration/one is about")


@pytest.mark.slow
def test_another_event_is_judged_against_the_default_branch(hub: Hub, prepared: Path) -> None:
    head = hub.change(REORDERED)
    hub.advance(2)
    done = perform(hub.checkout(head, "--depth=1"), prepared, "workflow_dispatch", {"inputs": {}, **hub.whole})
    assert (done.status, done.outputs["violations"]) == (1, "1"), done.log


@pytest.mark.slow
def test_hostile_names_run_nothing_and_forge_nothing(hub: Hub, prepared: Path) -> None:
    mark = hub.folder / "run"
    evil = f"$(touch {mark})`touch {mark}`;touch {mark};'\"\n::error::forged\n::set-output name=verdict::upheld"
    head = hub.change(REORDERED, path="app/models.py")
    hub.work.switch("topic")
    head = hub.work.commit(f"::stop-commands::x {MESSAGE}", {"app/::error::forged %0A::warning::x.py": STATUS.replace("Status", "Other")})
    hub.work.switch("main")
    payload = hub.pull(head, title=evil, body=evil)
    payload["pull_request"]["head"]["ref"] = evil
    done = perform(hub.checkout(hub.merged(head), "--depth=1"), prepared, "pull_request", payload, bead="", adr="ADR-001")
    assert (done.status, done.outputs["verdict"]) == (1, "violated"), done.log
    assert not mark.exists()
    assert not any("forged" in message for message in done.told("error"))
    hostile = perform(hub.folder / "workspace", prepared, "pull_request", payload, adr=evil)
    assert hostile.status == 2
    assert not mark.exists()
    assert not any(message == "forged" for message in hostile.told("error"))


@pytest.mark.slow
def test_nothing_that_lies_in_the_checkout_is_imported(hub: Hub, prepared: Path) -> None:
    mark = hub.folder / "imported"
    trap = f"open({str(mark)!r}, 'w').close()\n"
    names = ("json", "venv", "pip", "argparse", "keeper_validate/__init__", "sitecustomize", "usercustomize", "ensurepip/__init__")
    hub.base = hub.work.commit("traps", {f"{name}.py": trap for name in names})
    assert on_pull(hub, prepared, hub.change(LONGER)).status == 0
    assert not mark.exists()


@pytest.mark.slow
def test_annotations_stay_within_the_host_s_ten_of_a_kind(hub: Hub, prepared: Path) -> None:
    many = {f"app/m{number}.py": STATUS.replace("Status", f"Status{number}") for number in range(14)}
    hub.base = hub.work.commit("many", many)
    hub.work.branch("topic", hub.base)
    head = hub.work.commit(MESSAGE, {path: text.replace("    ACTIVE = 'active'\n", "") for path, text in many.items()})
    hub.work.switch("main")
    done = on_pull(hub, prepared, head)
    assert done.outputs["violations"] == "14"
    assert len(done.told("error")) == 10
    assert done.told("error")[-1] == "5 more in the full report"


@pytest.mark.slow
def test_the_action_installs_its_own_checkout(hub: Hub, tmp_path: Path) -> None:
    temp = tmp_path / "fresh"
    temp.mkdir()
    done = on_pull(hub, temp, hub.change(REORDERED), "--depth=1")
    if "No matching distribution" in done.log or "Could not find a version" in done.log:
        pytest.skip("the package index is out of reach")
    assert (done.status, done.outputs["verdict"]) == (1, "violated"), done.log
