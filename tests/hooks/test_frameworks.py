"""The hooks as the real pre-commit and the real prek install them from this repository, in real commits and pushes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pages import examples
from repository import Repository, environment
from running import ROOT, keeper, program

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
APPENDED = STATUS + "    AWAY = 'away'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"
TRAILER = "\n\nKeeper: ADR-001"
SHIPPED = ("keeper_validate", "rules", "seeds", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".pre-commit-hooks.yaml")

pytestmark = pytest.mark.slow


class Framework:
    """One of the programs, with the place where it keeps what it installs."""

    def __init__(self, command: list[str], home: Path, hooks: Repository) -> None:
        self.command, self.hooks = command, hooks
        self.variables = {"PRE_COMMIT_HOME": str(home), "PREK_HOME": str(home)}

    def run(self, cwd: Path, *argv: str, **extra: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.command, *argv], cwd=cwd, env=environment() | self.variables | extra, capture_output=True, text=True, check=False,
        )


def test_the_manifest_is_valid(tmp_path: Path, hooks: Repository) -> None:
    done = Framework([sys.executable, "-m", "pre_commit"], tmp_path, hooks).run(ROOT, "validate-manifest", ".pre-commit-hooks.yaml")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.fixture(scope="module")
def hooks(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    """This repository as one that hooks are installed from."""
    made = Repository(tmp_path_factory.mktemp("hooks"))
    for name in SHIPPED:
        subprocess.run(["cp", "-R", str(ROOT / name), str(made.path)], check=True)
    made.git("add", "--all", "--", ".", ":!*.pyc")
    made.commit("the hooks")
    return made


def prek(folder: Path) -> list[str]:
    """Skips only where it cannot be installed."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    installed = subprocess.run([str(folder / "bin/pip"), "install", "-qq", "prek"], capture_output=True, text=True, check=False)
    if installed.returncode:
        pytest.skip(f"prek cannot be installed here: {installed.stderr.strip()[-200:]}")
    return [str(folder / "bin/prek")]


@pytest.fixture(scope="module", params=["pre-commit", "prek"])
def framework(request: pytest.FixtureRequest, hooks: Repository, tmp_path_factory: pytest.TempPathFactory) -> Framework:
    command = [sys.executable, "-m", "pre_commit"] if request.param == "pre-commit" else prek(tmp_path_factory.mktemp("prek") / "venv")
    return Framework(command, tmp_path_factory.mktemp("home"), hooks)


class Project:
    """A project with a remote, whose hooks the framework has installed."""

    def __init__(self, folder: Path, framework: Framework, config: str) -> None:
        self.framework, self.repository, self.remote = framework, Repository(folder / "project"), Repository(folder / "remote", "--bare")
        placed = config.replace("<the address of this repository>", str(framework.hooks.path))
        placed = placed.replace("v0.1.0", framework.hooks.git("rev-parse", "HEAD"))
        self.repository.commit("start", {
            "keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS, ".pre-commit-config.yaml": placed,
        })
        self.repository.git("remote", "add", "origin", str(self.remote.path))
        self.repository.git("push", "-q", "origin", "main")
        self.repository.git("remote", "set-head", "origin", "main")
        done = framework.run(self.repository.path, "install", "-t", "pre-commit", "-t", "commit-msg", "-t", "pre-push")
        assert done.returncode == 0, done.stdout + done.stderr

    def git(self, *argv: str, cwd: Path | None = None, **extra: str) -> str:
        """A Git command that may be refused; what it and the hooks print."""
        done = subprocess.run(
            ["git", *argv], cwd=cwd or self.repository.path, env=environment() | self.framework.variables | extra, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, check=False,
        )
        return done.stdout

    def tip(self, branch: str = "HEAD") -> str:
        return self.repository.git("rev-parse", branch)


@pytest.fixture
def project(framework: Framework, tmp_path: Path) -> Project:
    return Project(tmp_path, framework, examples("pre-commit.md")[".pre-commit-config.yaml"])


def test_a_commit_is_judged_with_its_message(project: Project) -> None:
    tip = project.tip()
    project.repository.stage({"app/models.py": REORDERED})
    told = project.git("commit", "-m", f"reorder{TRAILER}")
    assert project.tip() == tip
    assert "block  data-append/member-reordered  app/models.py:4" in told
    project.repository.stage({"app/models.py": APPENDED})
    assert "1 file changed" in project.git("commit", "-m", f"append{TRAILER}")
    assert project.tip("HEAD~1") == tip


def test_a_partially_staged_file_is_judged_as_staged(project: Project) -> None:
    project.repository.stage({"app/models.py": APPENDED})
    project.repository.write("app/models.py", REORDERED)
    assert "1 file changed" in project.git("commit", "-m", f"append{TRAILER}")
    tip = project.tip()
    project.repository.stage({"app/models.py": REORDERED})
    project.repository.write("app/models.py", APPENDED)
    assert "member-re" in project.git("commit", "-m", f"reorder{TRAILER}")
    assert project.tip() == tip
    assert (project.repository.path / "app/models.py").read_text() == APPENDED


def test_commit_all_and_a_commit_of_a_path_are_judged_as_they_will_be(project: Project) -> None:
    tip = project.tip()
    project.repository.write("app/models.py", REORDERED)
    assert "member-reordered" in project.git("commit", "-a", "-m", f"reorder{TRAILER}")
    assert "member-reordered" in project.git("commit", "-m", f"reorder{TRAILER}", "--", "app/models.py")
    assert project.tip() == tip


def test_a_commit_in_a_linked_worktree_is_judged_there(project: Project, tmp_path: Path) -> None:
    project.repository.git("worktree", "add", "-q", "-b", "linked", str(tmp_path / "linked"))
    linked = Repository(tmp_path / "linked")
    linked.stage({"app/models.py": REORDERED})
    assert "member-reordered" in project.git("commit", "-m", f"reorder{TRAILER}", cwd=linked.path)
    assert linked.git("rev-parse", "HEAD") == project.tip()
    linked.stage({"app/models.py": APPENDED})
    assert "1 file changed" in project.git("commit", "-m", f"append{TRAILER}", cwd=linked.path)


def test_a_push_is_judged_and_a_new_branch_against_the_default_branch(project: Project) -> None:
    project.repository.branch("work")
    project.repository.commit(f"append{TRAILER}", {"app/models.py": APPENDED}, "--no-verify")
    project.git("push", "origin", "work")
    fine = project.tip()
    assert project.remote.git("rev-parse", "work") == fine
    project.repository.commit(f"reorder{TRAILER}", {"app/models.py": REORDERED}, "--no-verify")
    assert "data-append/member-" in project.git("push", "origin", "work")
    assert project.remote.git("rev-parse", "work") == fine


def test_a_range_can_be_named_and_is_the_branch_where_none_is(project: Project) -> None:
    run = project.framework.run
    where = project.repository.path
    assert run(where, "run", "keeper-validate-manual", "--hook-stage", "manual", "--all-files").returncode == 0
    project.repository.branch("work")
    project.repository.commit(f"reorder{TRAILER}", {"app/models.py": REORDERED}, "--no-verify")
    done = run(where, "run", "keeper-validate-manual", "--hook-stage", "manual", "--from-ref", "origin/main", "--to-ref", "HEAD")
    assert (done.returncode, "member-reordered" in done.stdout) == (1, True), done.stdout + done.stderr
    done = run(where, "run", "keeper-validate-manual", "--hook-stage", "manual", "--all-files")
    assert (done.returncode, "member-reordered" in done.stdout) == (1, True), done.stdout + done.stderr


def test_what_is_left_behind_is_not_pushed_to_the_default_branch_but_to_any_other(project: Project) -> None:
    project.repository.commit(f"notes{TRAILER}", {".gt/discovery/api.md": "# API\n"}, "--no-verify")
    assert ".gt/discovery/api.md must not land on the default branch" in project.git("push", "origin", "main")
    project.git("push", "origin", "main:integration/mail")
    assert project.remote.git("rev-parse", "integration/mail") == project.tip()
    assert project.remote.git("rev-parse", "main") == project.tip("HEAD~1")


def test_a_decision_is_checked_as_it_is_written(project: Project) -> None:
    project.repository.stage({"keeper/decisions/002-more.yaml": "keeper_decision:\n  id: ADR-003\n  status: approved\n  forbidden: [x]\n"})
    tip = project.tip()
    assert "002-more.yaml" in project.git("commit", "-m", f"more{TRAILER}")
    assert project.tip() == tip


def test_the_staged_change_is_judged_before_there_is_a_message(framework: Framework, tmp_path: Path) -> None:
    config = "repos:\n- repo: <the address of this repository>\n  rev: v0.1.0\n  hooks:\n  - id: keeper-validate\n"
    project = Project(tmp_path, framework, config)
    run, where = framework.run, project.repository.path
    assert run(where, "run", "--all-files").returncode == 0
    project.repository.stage({"app/models.py": REORDERED})
    done = run(where, "run", KEEPER_ADR="ADR-001")
    assert (done.returncode, "member-reordered" in done.stdout) == (1, True), done.stdout + done.stderr
    project.repository.commit("reorder", {}, "--no-verify")
    done = run(where, "run", "--from-ref", "origin/main", "--to-ref", "HEAD", KEEPER_ADR="ADR-001")
    assert (done.returncode, "member-reordered" in done.stdout) == (1, True), done.stdout + done.stderr


def test_the_section_of_init_stands_before_the_framework_and_both_run(framework: Framework, tmp_path: Path) -> None:
    own = "repos:\n- repo: local\n  hooks:\n  - id: own\n    name: own\n    language: system\n    entry: sh -c 'echo own >> seen'\n"
    project = Project(tmp_path, framework, own + "    always_run: true\n    stages: [commit-msg]\n")
    where, path = project.repository.path, program(tmp_path / "bin")
    generated = (where / ".git/hooks/commit-msg").read_text()
    assert "writes it anew" in keeper(where, "init", PATH=path).stdout
    project.repository.git("add", "keeper")
    assert "files changed" in project.git("commit", "-m", f"law{TRAILER}", PATH=path)
    project.repository.stage({"app/models.py": REORDERED})
    tip = project.tip()
    assert "member-reordered" in project.git("commit", "-m", f"reorder{TRAILER}", PATH=path)
    assert project.tip() == tip
    assert (where / "seen").read_text() == "own\n"
    keeper(where, "uninstall", PATH=path)
    assert (where / ".git/hooks/commit-msg").read_text() == generated
    project.git("commit", "-m", f"reorder{TRAILER}", PATH=path)
    assert project.tip("HEAD~1") == tip
