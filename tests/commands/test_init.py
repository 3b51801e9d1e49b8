"""`init` and `uninstall` in real repositories, with the hooks that they install run by Git itself."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from repository import Repository
from running import answered, program

from keeper_validate.setup.copied import copies
from keeper_validate.setup.section import is_shell, with_section, without_section

STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"
SECTION = "# --- BEGIN KEEPER VALIDATE v1 ---"


class Desk:
    """A repository and a PATH with keeper-validate on it."""

    def __init__(self, repository: Repository, path: str) -> None:
        self.repository, self.path = repository, path

    def run(self, *argv: str, cwd: Path | None = None, **extra: str) -> str:
        done = answered(cwd or self.repository.path, *argv, PATH=self.path, **extra)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def commit(self, message: str, files: dict[str, str] | None = None, **extra: str) -> bool:
        """Whether Git made the commit."""
        self.repository.stage(files or {})
        tip = self.repository.git("rev-parse", "-q", "--verify", "HEAD", check=False)
        self.repository.git("commit", "-q", "-m", message, check=False, PATH=self.path, **extra)
        return self.repository.git("rev-parse", "-q", "--verify", "HEAD", check=False) != tip

    def hook(self, name: str = "commit-msg") -> Path:
        return self.repository.path / ".git/hooks" / name


@pytest.fixture
def desk(repository: Repository, tmp_path: Path) -> Desk:
    return Desk(repository, program(tmp_path / "bin"))


def everything(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*"))
        if path.is_file() and "/objects/" not in path.as_posix() and path.name not in ("index", "COMMIT_EDITMSG")
    }


def test_an_empty_repository_comes_to_an_enforced_first_decision_by_one_command(desk: Desk) -> None:
    told = desk.run("init")
    assert "keeper/decisions/001-build-on-what-is-there.yaml  ADR-001, which binds every later change: data-append, rest-shape" in told
    desk.repository.git("add", "keeper")
    assert desk.commit("Put this repository under keeper-validate")
    assert desk.commit("members", {"models.py": STATUS})
    assert not desk.commit("reorder", {"models.py": REORDERED})
    assert desk.commit("append", {"models.py": STATUS + "    AWAY = 'away'\n"})
    assert "0 errors, 0 warnings" in desk.run("adr", "check")


def test_an_existing_repository_starts_clean_with_a_vault_of_what_it_has(desk: Desk) -> None:
    auth = "import jwt\n\n\nclass AuthService:\n    def login(self, user):\n        return jwt.encode({'user': user}, 'key')\n"
    desk.repository.commit("start", {"app/models.py": STATUS, "app/auth.py": auth})
    told = desk.run("init")
    assert told.startswith("2 files read: python (")
    assert "data-append, rest-shape, auth-reuse" in told
    assert "Status:" in (desk.repository.path / "keeper/seeds/data.yaml").read_text()
    desk.repository.git("add", "keeper")
    assert desk.commit("Put this repository under keeper-validate")
    assert desk.commit("readme", {"README.md": "read\n"})
    assert not desk.commit("reorder", {"app/models.py": REORDERED})


def test_nothing_is_written_by_a_dry_run_or_a_second_run(desk: Desk) -> None:
    before = everything(desk.repository.path)
    assert "Would write" in desk.run("init", "--dry-run")
    assert everything(desk.repository.path) == before
    desk.run("init")
    after = everything(desk.repository.path)
    assert "Everything is set up already; nothing was changed." in desk.run("init")
    assert everything(desk.repository.path) == after


def test_uninstall_leaves_the_repository_as_it_was(desk: Desk) -> None:
    desk.repository.commit("start", {"app/models.py": STATUS})
    desk.repository.write(".git/hooks/commit-msg", "#!/bin/bash\necho mine >> seen\n").chmod(0o755)
    before = everything(desk.repository.path)
    desk.run("init")
    assert "Would remove" in desk.run("uninstall", "--dry-run")
    assert SECTION in desk.hook().read_text()
    told = desk.run("uninstall")
    assert ".git/hooks/commit-msg                             the section of keeper-validate" in told
    assert everything(desk.repository.path) == before
    assert not (desk.repository.path / "keeper").exists()
    assert desk.run("uninstall") == "Nothing of keeper-validate init is here; nothing was removed.\n"


def test_uninstall_leaves_what_somebody_changed(desk: Desk) -> None:
    desk.run("init")
    config = desk.repository.path / "keeper/keeper.yaml"
    config.write_text("keeper: {mode: seeding}\n")
    assert "Changed since init made them, so they stay\n  keeper/keeper.yaml\n" in desk.run("uninstall")
    assert [path.name for path in (desk.repository.path / "keeper").rglob("*")] == ["keeper.yaml"]


def test_what_is_there_already_stays_as_it_is(desk: Desk) -> None:
    own = {
        "keeper/keeper.yaml": "keeper: {mode: seeding}\n", "keeper/seeds/data.yaml": "enums: {}\n",
        "keeper/decisions/007-own.yaml": "keeper_decision: {id: ADR-007, status: approved, forbidden: [new modal components]}\n",
    }
    desk.repository.commit("start", own)
    told = desk.run("init")
    assert [line for line in told.splitlines() if line.startswith("  keeper/")] == []
    assert {path: (desk.repository.path / path).read_text() for path in own} == own
    desk.repository.write(".github/workflows/keeper-validate.yml", "mine\n")
    assert ".github/workflows/keeper-validate.yml is there already, and stays as it is" in desk.run("init")


def test_a_decision_that_was_just_started_keeps_its_number(desk: Desk) -> None:
    desk.run("adr", "new", "Mail")
    desk.run("init")
    assert os.listdir(desk.repository.path / "keeper/decisions") == ["001-mail.yaml"]


@pytest.mark.parametrize(("path", "text", "said"), [
    (".pre-commit-config.yaml", "repos: []\n", "everybody gets them from .pre-commit-config.yaml"),
    (".pre-commit-config.yaml", "repos:\n- hooks: [{id: keeper-validate}]\n", ""),
    ("lefthook.yml", "commit-msg: {}\n", "lefthook writes its hook files anew"),
    ("hooks.yml", "commit-msg: {}\n", ""),
])
def test_where_a_file_says_which_hooks_there_are_that_is_told(desk: Desk, path: str, text: str, said: str) -> None:
    desk.repository.commit("begin", {path: text})
    told = desk.run("init", "--dry-run")
    assert said in told and ("To know" in told) is bool(said)


def test_a_configuration_lifts_nothing_from_decisions_that_stand_already(desk: Desk) -> None:
    decision = "keeper_decision: {id: ADR-007, status: approved, constraints: [data-append]}\n"
    desk.repository.commit("start", {"keeper/decisions/007-own.yaml": decision})
    told = desk.run("init")
    assert "require_adr: true " in (desk.repository.path / "keeper/keeper.yaml").read_text()
    assert 'git commit -m "Put this repository under keeper-validate" -m "Keeper: ADR-007"' in told
    desk.repository.git("add", "keeper")
    assert desk.commit("law\n\nKeeper: ADR-007")


def test_a_workflow_comes_where_the_remote_or_a_folder_speaks_of_its_host(desk: Desk) -> None:
    assert ".github" not in desk.run("init", "--dry-run")
    desk.repository.git("remote", "add", "origin", "git@github.com:org/name.git")
    assert ".github/workflows/keeper-validate.yml" in desk.run("init", "--dry-run")


@pytest.mark.parametrize(("out", "written"), [(True, False), (False, True)], ids=["out of the working tree", "inside it"])
def test_a_folder_that_is_a_link_is_written_to_where_it_stays_inside(desk: Desk, tmp_path: Path, out: bool, written: bool) -> None:
    target = tmp_path / "away" if out else desk.repository.path / "own"
    target.mkdir()
    for name in (".claude", ".github"):
        (desk.repository.path / name).symlink_to(target)
    said = desk.run("init", "--claude")
    assert bool(list(target.iterdir())) is written
    assert ("lies behind a symbolic link that leads out" in said) is out


def test_files_that_git_does_not_track_are_said_to_be_unread(desk: Desk) -> None:
    desk.repository.write("models.py", STATUS)
    assert desk.run("init").startswith("0 files read: no architectural element yet; 1 file not tracked and so not read")


def test_nothing_is_left_behind_where_a_file_cannot_be_written(desk: Desk) -> None:
    (desk.repository.path / "keeper").mkdir()
    (desk.repository.path / "keeper/seeds").write_text("a file where a folder belongs\n")
    before = everything(desk.repository.path)
    done = answered(desk.repository.path, "init", PATH=desk.path)
    assert done.returncode == 2
    assert "could not be written" in done.stderr
    assert "nothing was changed" in done.stderr
    assert everything(desk.repository.path) == before


def test_the_section_stands_before_what_was_there_which_still_runs(desk: Desk) -> None:
    desk.repository.write(".git/hooks/commit-msg", "#!/bin/bash\necho \"mine $1\" >> seen\n").chmod(0o755)
    told = desk.run("init")
    assert "judges every commit, with its message, before what was there" in told
    assert desk.hook().read_text().startswith(f"#!/bin/bash\n{SECTION}\n")
    desk.repository.git("add", "keeper")
    assert desk.commit("law")
    assert desk.commit("members", {"models.py": STATUS})
    seen = desk.repository.path / "seen"
    assert seen.read_text() == "mine .git/COMMIT_EDITMSG\n" * 2
    assert not desk.commit("reorder", {"models.py": REORDERED})
    assert seen.read_text() == "mine .git/COMMIT_EDITMSG\n" * 2


def test_a_push_is_judged_and_what_stands_below_reads_the_same_lines(desk: Desk, tmp_path: Path) -> None:
    remote = Repository(tmp_path / "remote", "--bare")
    desk.repository.git("remote", "add", "origin", str(remote.path))
    desk.repository.write(".git/hooks/pre-push", '#!/bin/sh\nwhile read -r a b c d; do echo "$c $1" >> pushed; done\n').chmod(0o755)
    desk.run("init")
    desk.repository.git("add", "keeper")
    assert desk.commit("law")
    assert desk.commit("members", {"models.py": STATUS})
    desk.repository.git("push", "-q", "origin", "main", PATH=desk.path)
    desk.repository.branch("work")
    desk.repository.commit("reorder", {"models.py": REORDERED}, "--no-verify")
    desk.repository.git("push", "-q", "origin", "work", check=False, PATH=desk.path)
    assert remote.git("branch", "--format=%(refname:short)") == "main"
    desk.repository.commit("back", {"models.py": STATUS}, "--no-verify")
    desk.repository.git("push", "-q", "origin", "work", "work:other", PATH=desk.path)
    pushed = (desk.repository.path / "pushed").read_text().splitlines()
    assert pushed == ["refs/heads/main origin", "refs/heads/work origin", "refs/heads/other origin"]


def tracked(repository: Repository, tmp_path: Path) -> Path:
    repository.git("config", "core.hooksPath", ".githooks")
    return repository.path / ".githooks/commit-msg"


def husky(repository: Repository, tmp_path: Path) -> Path:
    repository.git("config", "core.hooksPath", ".husky/_")
    repository.write(".husky/_/commit-msg", "#!/usr/bin/env sh\nsh -e .husky/commit-msg \"$@\"\n").chmod(0o755)
    repository.write(".husky/commit-msg", "echo husky >> seen\n")
    return repository.path / ".husky/commit-msg"


def outside(repository: Repository, tmp_path: Path) -> Path:
    repository.git("config", "core.hooksPath", str(tmp_path / "shared hooks"))
    return tmp_path / "shared hooks/commit-msg"


@pytest.mark.parametrize("place", [tracked, husky, outside])
def test_the_folder_that_git_is_told_to_use_is_used(desk: Desk, tmp_path: Path, place: Callable[[Repository, Path], Path]) -> None:
    hook = place(desk.repository, tmp_path)
    desk.run("init")
    assert SECTION in hook.read_text()
    assert not desk.hook().exists()
    desk.repository.git("add", "keeper")
    assert desk.commit("law")
    assert desk.commit("members", {"models.py": STATUS})
    assert not desk.commit("reorder", {"models.py": REORDERED})
    if place is husky:
        assert (desk.repository.path / "seen").read_text() == "husky\n" * 2
        assert SECTION not in (desk.repository.path / ".husky/_/commit-msg").read_text()


def test_hooks_that_are_tracked_name_no_path_of_this_machine(desk: Desk, tmp_path: Path) -> None:
    hook = tracked(desk.repository, tmp_path)
    told = desk.run("init")
    assert "git add keeper .githooks/commit-msg .githooks/pre-push" in told
    assert str(tmp_path) not in hook.read_text()


def test_hooks_that_serve_other_repositories_are_left(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "global").write_text(f"[core]\n\thooksPath = {tmp_path}/everywhere\n")
    told = desk.run("init", GIT_CONFIG_GLOBAL=str(tmp_path / "global"))
    assert "no hook is installed: core.hooksPath of your global Git configuration names" in told
    assert not (tmp_path / "everywhere").exists()


def test_the_hooks_of_a_linked_worktree_are_those_of_its_repository(desk: Desk, tmp_path: Path) -> None:
    desk.repository.commit("start", {"models.py": STATUS})
    desk.repository.git("worktree", "add", "-q", "-b", "linked", str(tmp_path / "linked"))
    linked = Desk(Repository(tmp_path / "linked"), desk.path)
    linked.run("init")
    assert SECTION in desk.hook().read_text()
    linked.repository.git("add", "keeper")
    assert linked.commit("law")
    assert not linked.commit("reorder\n\nKeeper: ADR-001", {"models.py": REORDERED})
    linked.run("uninstall")
    assert not desk.hook().exists()


@pytest.mark.parametrize(("text", "mode", "said"), [
    ("#!/usr/bin/env python3\nprint()\n", 0o755, "is no shell script, and is left as it is"),
    ("#!/bin/sh\nexit 0\n", 0o644, "is not executable, so Git does not run it"),
])
def test_a_hook_that_cannot_hold_the_section_is_left_and_said(desk: Desk, text: str, mode: int, said: str) -> None:
    desk.repository.write(".git/hooks/commit-msg", text).chmod(mode)
    assert f".git/hooks/commit-msg {said}" in desk.run("init")
    assert desk.hook().read_text() == text
    assert SECTION in desk.hook("pre-push").read_text()


def test_a_hook_that_is_a_link_is_left_and_said(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("#!/bin/sh\n")
    (desk.repository.path / ".git/hooks").mkdir(exist_ok=True)
    desk.hook().symlink_to(tmp_path / "mine")
    assert ".git/hooks/commit-msg is a symbolic link, and is left as it is" in desk.run("init")
    assert (tmp_path / "mine").read_text() == "#!/bin/sh\n"


def test_the_mode_of_a_hook_file_is_kept(desk: Desk) -> None:
    desk.repository.write(".git/hooks/commit-msg", "#!/bin/sh\nexit 0\n").chmod(0o700)
    desk.run("init")
    assert stat.S_IMODE(desk.hook().stat().st_mode) & 0o700 == 0o700


def test_a_missing_program_lets_a_commit_through_and_says_so_unless_it_is_required(desk: Desk) -> None:
    desk.repository.git("config", "core.hooksPath", ".githooks")
    desk.run("init")
    desk.repository.git("add", "keeper")
    without = Desk(desk.repository, os.pathsep.join(dict.fromkeys(os.path.dirname(shutil.which(name) or "") for name in ("git", "sh"))))
    assert not without.commit("law", KEEPER_REQUIRED="1")
    assert without.commit("law")


@pytest.mark.parametrize("shell", ["sh", "dash", "bash", "busybox"])
@pytest.mark.parametrize("hook", ["commit-msg", "pre-push"])
def test_the_sections_are_understood_by_every_shell(tmp_path: Path, shell: str, hook: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed here")
    text = with_section("#!/bin/sh\nset -eu\ncat >> seen\n", hook, "").replace(SECTION, f"set -eu\n{SECTION}")
    (tmp_path / "hook").write_text(text)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/keeper-validate").write_text('#!/bin/sh\necho "$@" >> called\n')
    (tmp_path / "bin/keeper-validate").chmod(0o755)
    lines = "".join(f"refs/heads/b{number} {'1' * 40} refs/heads/$(exit 3)`exit 3` {'0' * 40}\n" for number in range(900))
    argv = [shell, *(["sh"] if shell == "busybox" else []), "hook", "origin", "url"]
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(argv, cwd=tmp_path, input=lines, text=True, check=True, env={"PATH": path})
    assert (tmp_path / "seen").read_text() == lines
    assert (tmp_path / "called").read_text() == ("hook commit-msg origin\n" if hook == "commit-msg" else "hook pre-push origin url\n")


@pytest.mark.parametrize(("text", "shell"), [
    ("#!/bin/sh\n", True), ("#!/usr/bin/env bash\n", True), ("#! /usr/bin/env -S zsh -e\n", True), ("npm test\n", True),
    ("#!/usr/bin/env python3\n", False), ("#!/usr/bin/env node\n", False), ("#!/usr/bin/perl\n", False), ("#!/usr/bin/fish\n", False),
])
def test_a_shell_script_is_told_by_its_first_line(text: str, shell: bool) -> None:
    assert is_shell(text) is shell


@pytest.mark.parametrize("text", [
    "#!/bin/sh\nexit 0\n", "npm test\n", "#!/usr/bin/env bash\n# --- BEGIN BEADS INTEGRATION v1 ---\nbd\n", "#!/bin/bash\n",
])
def test_a_section_goes_as_it_came(text: str) -> None:
    held = with_section(text, "commit-msg", "/a path/it's here")
    assert held != text
    assert with_section(held, "commit-msg", "/a path/it's here") == held
    assert without_section(held) == text


def test_an_older_section_is_brought_up_to_date_in_its_place() -> None:
    aged = "#!/bin/sh\necho first\n# --- BEGIN KEEPER VALIDATE v0 ---\nold\n# --- END KEEPER VALIDATE v0 ---\necho last\n"
    fresh = with_section(aged, "commit-msg", "")
    assert fresh.startswith(f"#!/bin/sh\necho first\n{SECTION}\n")
    assert fresh.endswith("# --- END KEEPER VALIDATE v1 ---\necho last\n")
    assert "old" not in fresh


def test_a_damaged_record_takes_nothing_back(desk: Desk) -> None:
    desk.run("init")
    (desk.repository.path / ".git/keeper-validate.json").write_text(json.dumps({"made": 3}))
    desk.run("uninstall")
    assert (desk.repository.path / "keeper/keeper.yaml").exists()
    assert not desk.hook().exists()


def test_copies_of_what_others_wrote_are_proposed_as_such_and_leave_the_vault_alone(desk: Desk) -> None:
    packed = "export class TokenService { sign() { return process.env.PACKED_KEY; } }\n"
    desk.commit("Work", {
        ".yarn/releases/yarn-4.0.0.cjs": packed, "web/lib/grid.min.js": packed, "vendor/modules.txt": "", "vendor/a/a.ts": packed,
        "web/vendor/page.ts": "export const port = process.env.PORT;\n", "app/status.py": STATUS,
    })
    assert "how changes are judged, and 3 places with copies of what others wrote or what builds make\n" in desk.run("init")
    written = (desk.repository.path / "keeper/keeper.yaml").read_text(encoding="utf-8")
    assert [line.strip() for line in written.splitlines() if line.startswith("      - ")] == [
        '- ".yarn/releases/**"', '- "vendor/**"', '- "web/lib/*.min.js"',
    ]
    seeds = "".join(path.read_text(encoding="utf-8") for path in (desk.repository.path / "keeper/seeds").iterdir())
    assert "Status" in seeds and "PORT" in seeds
    assert "PACKED_KEY" not in seeds and "TokenService" not in seeds
    desk.repository.git("add", "-A")
    assert desk.commit("Put this repository under keeper-validate")
    assert desk.commit("Another yarn", {".yarn/releases/yarn-4.1.0.cjs": packed.replace("PACKED_KEY", "OTHER_KEY")})


@pytest.mark.parametrize(("path", "globs"), [
    ("ui/dist/assets/index-Dko3neZT.js", ("ui/dist/**",)), ("build/static/js/main.8f2a1b3c.js", ("build/**",)),
    ("dist/main.js", ()), ("docs/build/getting-started2.js", ()), ("dist/jquery-3.6.0.js", ()), ("web/index-Dko3neZT.js", ()),
    ("src/build/index-Dko3neZT.js", ()),
])
def test_what_a_build_makes_is_known_by_the_names_that_it_gives(path: str, globs: tuple[str, ...]) -> None:
    assert copies([path, "src/page.ts"]) == globs


def test_a_repository_that_keeps_no_copies_is_told_of_none(desk: Desk) -> None:
    desk.repository.stage({"src/vendor/page.ts": "export const port = process.env.PORT;\n", "src/admin.js": "export const a = 1;\n"})
    desk.run("init")
    assert "contexts" not in (desk.repository.path / "keeper/keeper.yaml").read_text(encoding="utf-8")
