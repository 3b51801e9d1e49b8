"""The examples of docs/integrations, run as they stand there, by the host where it can be had."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from pages import examples
from repository import Repository, environment
from running import ROOT, keeper, program
from stacks import APPENDED, REORDERED, town


@pytest.fixture
def rig(tmp_path: Path) -> Repository:
    return town(tmp_path)


def shell(rig: Repository, command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    variables = environment() | {"PATH": program(rig.path.parent / "bin")}
    return subprocess.run(["sh", "-c", command], cwd=rig.path, env=variables, input=stdin, capture_output=True, text=True, check=False)


def held(rig: Repository, path: str) -> None:
    """What breaks the decision is neither committed nor pushed, and its mend is both."""
    rig.write("app/models.py", REORDERED)
    command = ["git", "commit", "-a", "-m", "order (gt-1)"]
    done = subprocess.run(command, cwd=rig.path, env=environment() | {"PATH": path}, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    assert (done.returncode, "data-append/member-reordered" in told) == (1, True), told
    fine = rig.git("rev-parse", "HEAD")
    rig.commit("order (gt-1)", {"app/models.py": REORDERED}, "--no-verify")
    rig.git("push", "-q", "origin", "HEAD:refs/heads/work", check=False, PATH=path)
    assert rig.git("ls-remote", "origin", "refs/heads/work") == ""
    rig.git("reset", "-q", "--hard", fine)
    rig.stage({"app/models.py": APPENDED})
    rig.git("commit", "-q", "-m", "away (gt-1)", PATH=path)
    rig.git("push", "-q", "origin", "HEAD:refs/heads/work", PATH=path)
    assert rig.git("ls-remote", "origin", "refs/heads/work").startswith(rig.git("rev-parse", "HEAD"))


def lay(rig: Repository, files: dict[str, str]) -> None:
    for name, text in files.items():
        rig.write(name, text).chmod(0o755)


def test_the_plain_hooks(rig: Repository) -> None:
    lay(rig, examples("git-hooks.md"))
    held(rig, program(rig.path.parent / "bin"))


def test_the_commands_of_a_gas_town_rig_at_each_phase(rig: Repository) -> None:
    shown = examples("gas-town.md")
    gates = json.loads(shown["config.json"])["merge_queue"]["gates"]
    assert {gate["phase"] for gate in gates.values()} == {"pre-merge", "post-squash"}
    commands = {gate["cmd"] for gate in gates.values()} | {json.loads(shown["settings/config.json"])["merge_queue"]["lint_command"]}
    for command in commands:
        done = shell(rig, command)
        assert (done.returncode, done.stderr) == (0, "keeper-validate: nothing to judge (HEAD == origin/HEAD)\n")
    rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    for command in commands:
        done = shell(rig, command)
        assert done.returncode == 1
        assert "app/models.py:4 data-append/member-reordered Keep the order ACTIVE, GONE." in done.stderr[:500]


@pytest.mark.parametrize("event", ["PreToolUse", "Stop"])
def test_the_hooks_of_claude_code(rig: Repository, event: str) -> None:
    hooks = json.loads(examples("claude-code.md")[".claude/settings.json"])["hooks"][event]
    assert [entry.get("matcher") for entry in hooks] == [{"PreToolUse": "Bash"}.get(event)]
    command = hooks[0]["hooks"][0]["command"]
    call = {"cwd": str(rig.path), "hook_event_name": event, "tool_name": "Bash", "tool_input": {"command": "git commit -m 'order (gt-1)'"}}
    assert (shell(rig, command, json.dumps(call)).returncode, shell(rig, command, json.dumps(call)).stderr) == (0, "")
    rig.branch("polecat/nux/gt-1@abc")
    rig.stage({"app/models.py": REORDERED})
    done = shell(rig, command, json.dumps(call))
    assert (done.returncode, done.stdout) == (2, "")
    assert "fix: Keep the order ACTIVE, GONE." in done.stderr


def test_a_missing_program_stops_claude_code(rig: Repository) -> None:
    command = json.loads(examples("claude-code.md")[".claude/settings.json"])["hooks"]["Stop"][0]["hooks"][0]["command"]
    done = subprocess.run(["/bin/sh", "-c", command], env={"PATH": "/nowhere"}, capture_output=True, check=False)
    assert done.returncode == 2


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Installs a package of npm and gives the folder of its programs; skips only where it cannot be had."""
    folder = tmp_path_factory.mktemp("node")

    def install(package: str) -> Path:
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("npm is not installed here")
        command = [npm, "install", "--silent", "--no-audit", "--no-fund", package]
        if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
            pytest.skip(f"{package} cannot be installed here")
        return folder / "node_modules/.bin"

    return install


@pytest.mark.slow
def test_lefthook(rig: Repository, node: Callable[[str], Path]) -> None:
    path = f"{node('lefthook')}{os.pathsep}{program(rig.path.parent / 'bin')}"
    rig.commit("lefthook", examples("lefthook-husky.md"))
    rig.git("push", "-q", "origin", "HEAD:refs/heads/lefthook")
    rig.git("update-ref", "refs/remotes/origin/main", "HEAD")
    subprocess.run(["lefthook", "install"], cwd=rig.path, env=environment() | {"PATH": path}, check=True, capture_output=True)
    held(rig, path)


@pytest.mark.slow
def test_husky(rig: Repository, node: Callable[[str], Path]) -> None:
    path = f"{node('husky')}{os.pathsep}{program(rig.path.parent / 'bin')}"
    subprocess.run(["husky"], cwd=rig.path, env=environment() | {"PATH": path}, check=True, capture_output=True)
    assert rig.git("config", "core.hooksPath") == ".husky/_"
    lay(rig, {name: text for name, text in examples("lefthook-husky.md").items() if name.startswith(".husky/")})
    held(rig, path)


def test_the_page_on_pre_commit_shows_every_hook_of_the_manifest() -> None:
    manifest = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    page = (ROOT / "docs/integrations/pre-commit.md").read_text(encoding="utf-8")
    hooks = [line.removeprefix("- id: ") for line in manifest.splitlines() if line.startswith("- id: ")]
    assert len(hooks) == 6
    assert [hook for hook in hooks if f"| `{hook}` |" not in page] == []


@pytest.mark.slow
def test_init_puts_its_section_before_lefthook_and_says_what_lasts(rig: Repository, node: Callable[[str], Path]) -> None:
    path = f"{node('lefthook')}{os.pathsep}{program(rig.path.parent / 'bin')}"
    lay(rig, {"lefthook.yml": "commit-msg:\n  jobs:\n    - run: echo own >> seen\n"})
    subprocess.run(["lefthook", "install"], cwd=rig.path, env=environment() | {"PATH": path}, check=True, capture_output=True)
    generated = (rig.path / ".git/hooks/commit-msg").read_text()
    assert ".git/hooks/commit-msg: lefthook writes it anew on its next install" in keeper(rig.path, "init", PATH=path).stdout
    held(rig, path)
    assert "own" in (rig.path / "seen").read_text()
    keeper(rig.path, "uninstall", PATH=path)
    assert (rig.path / ".git/hooks/commit-msg").read_text() == generated
