"""`migrate` on real repositories: history follows, the law says the same, and in doubt nothing is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from corpora import SHARED
from desks import Done, ran
from repository import Repository, environment
from running import ROOT

from keeper_validate.compile import compile_clause
from keeper_validate.git import open_repository
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.layout import configuration, decision_paths
from keeper_validate.law.load import load_vault
from keeper_validate.revision import tree_at

DECISION = """# Why: members only grow.
keeper_decision:
  id: ADR-002
  status: approved
  forbidden: [new modal components]
  constraints:
    - data-append   # the code
    - "Persistent mail storage => forbid-new table|file *mail* except:keeper/**"
  seed_refs:
    data: {seeds}/data.yaml
"""
CONFIG = """# How we judge
keeper:
  mode: conservation   # for now
  require_adr: false
decisions_dir: {decisions}
"""
JSON = '{"keeper": {"mode": "seeding", "version": "1.0.0", "last_plant": null}, "decisions_dir": "decisions/", "seed_vault": ' \
       '{"data": ".keeper/seeds/data.yaml", "auth": ".keeper/seeds/auth.yaml"}}\n'
SEEDS = "enums:\n  Status: {values: [a, b]}   # by hand\n"
GATE = "#!/bin/sh\n# Keeper Gate - PreToolUse Hook\nD=keeper/decisions\necho 'Cannot create beads without Keeper approval.' >&2\n"
BEAD = "#!/bin/bash\n# hooks/x - Post-bead-create hook for Keeper of the Seeds\necho $BD_BEAD_ID\nsearch_seeds() {\n  :\n}\n"
DOTTED = {
    ".keeper/keeper.yaml": CONFIG.format(decisions=".keeper/decisions"), ".keeper/seeds/data.yaml": SEEDS,
    ".keeper/decisions/002-members.yaml": DECISION.format(seeds=".keeper/seeds"), ".keeper/waivers.yaml": "[]\n",
}
ROOTED = {
    "keeper.yaml": CONFIG.format(decisions="decisions/"), "seeds/data.yaml": SEEDS,
    "decisions/002-members.yaml": DECISION.format(seeds="seeds"), "decisions/README.md": "read\n",
}
LITE = {**{path: text for path, text in DOTTED.items() if "keeper.yaml" not in path}, ".keeper/config.json": JSON}
# Dies as if it were killed, at the step of that number: a file that is moved or written, the index, or what is done after it.
KILLED = """
import os, sys
import keeper_validate.migrating.perform as perform
from keeper_validate import git
count = 0
def dying(function):
    def step(*args, **named):
        global count
        count += 1
        if count == {step}:
            os._exit(9)
        return function(*args, **named)
    return step
perform.os.rename = dying(os.rename)
written = git.written
git.written = lambda repository, *args, **named: (dying(written) if args[0] == "update-index" else written)(repository, *args, **named)
from keeper_validate.main import run
sys.exit(run(["migrate"]))
"""
LAYOUTS = {"a dotted folder": DOTTED, "the top of the repository": ROOTED, "a configuration in JSON": LITE}


def law(repository: Repository, revision: str = "HEAD") -> tuple[object, ...]:
    """What the law of a revision says, wherever it lies: mode and policies, every clause compiled, every seed."""
    opened = open_repository(str(repository.path))
    tree = tree_at(opened, revision)
    config = configuration(tree)
    decisions = [load_decision(path.rpartition("/")[2], tree.read(path) or b"") for path in decision_paths(tree, config.decisions)]
    compiled = [compile_clause(clause) for decision in decisions for clause in decision.clauses]
    seeds = [(seed.kind, seed.name) for seed in load_vault(tree, config).seeds]
    opened.close()
    return config.mode, config.require_adr, config.new_decisions, config.contexts, compiled, seeds


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*"))
            if path.is_file() and ".git" not in path.relative_to(folder).parts}


def migrate(repository: Repository, *words: str) -> Done:
    return ran(repository, "migrate", *words)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_law_moves_and_says_the_same(repository: Repository, layout: dict[str, str]) -> None:
    repository.commit("start", {**layout, "app/models.py": "x = 1\n"})
    before = law(repository)
    done = migrate(repository)
    assert (done.returncode, done.stderr) == (0, "")
    repository.git("commit", "-q", "-m", "Move the law to keeper/")
    assert law(repository) == before
    assert len(before[4]) == 3
    assert repository.git("status", "--porcelain") == ""
    assert {path.partition("/")[0] for path in repository.git("ls-files").split()} == {"app", "keeper"}
    assert {path.name for path in repository.path.iterdir()} == {".git", "app", "keeper"}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_history_and_comments_follow(repository: Repository, layout: dict[str, str]) -> None:
    repository.commit("the first word on members", layout)
    migrate(repository)
    repository.git("commit", "-q", "-m", "Move the law to keeper/")
    told = repository.git("log", "--follow", "--format=%s", "--", "keeper/decisions/002-members.yaml")
    assert told.splitlines() == ["Move the law to keeper/", "the first word on members"]
    text = (repository.path / "keeper/decisions/002-members.yaml").read_text()
    assert text == DECISION.format(seeds="keeper/seeds")
    assert (repository.path / "keeper/seeds/data.yaml").read_text() == SEEDS


def test_a_configuration_keeps_its_comments_or_comes_over_from_json_whole(repository: Repository) -> None:
    repository.commit("start", DOTTED)
    migrate(repository)
    assert (repository.path / "keeper/keeper.yaml").read_text() == CONFIG.format(decisions="keeper/decisions")
    other = Repository(repository.path.parent / "lite")
    other.commit("start", LITE)
    migrate(other)
    assert (other.path / "keeper/keeper.yaml").read_text() == (
        "keeper:\n  mode: seeding\n  version: 1.0.0\n  last_plant:\ndecisions_dir: decisions/\n"
        "seed_vault:\n  data: keeper/seeds/data.yaml\n  auth: keeper/seeds/auth.yaml\n"
    )


def test_a_dry_run_writes_nothing_and_a_second_run_does_nothing(repository: Repository) -> None:
    repository.commit("start", DOTTED)
    before, index = files(repository.path), (repository.path / ".git/index").read_bytes()
    told = migrate(repository, "--dry-run").stdout
    assert "Would move\n" in told
    assert "  .keeper/decisions/002-members.yaml  keeper/decisions/002-members.yaml (rewritten)\n" in told
    assert (files(repository.path), (repository.path / ".git/index").read_bytes()) == (before, index)
    migrate(repository)
    after = files(repository.path)
    assert migrate(repository).stdout == "Nothing is to be moved: no law of an earlier keeper is here.\n"
    assert files(repository.path) == after


REFUSED = {
    "two laws": ({**DOTTED, **ROOTED}, ".keeper/decisions/002-members.yaml and keeper.yaml are both law"),
    "a law that is there already": ({**DOTTED, "keeper/keeper.yaml": "mode: growth\n"}, "keeper/ holds a law already (keeper/keeper.yaml)"),
    "a target that is there already": ({**DOTTED, "keeper/waivers.yaml": "[]\n"}, "keeper/waivers.yaml is there already"),
    "two configurations": ({**DOTTED, ".keeper/config.json": JSON}, ".keeper/config.json and .keeper/keeper.yaml both configure"),
    "a folder with other things": ({**ROOTED, "seeds/users.sql": "insert\n"}, "seeds/ holds seeds/users.sql, which is no file of keeper"),
    "decisions elsewhere": (
        {**ROOTED, "keeper.yaml": "decisions_dir: docs/adr\n", "docs/adr/001-a.yaml": "id: ADR-001\n"}, "the law lies in docs/adr/",
    ),
    "JSON that is none": ({**LITE, ".keeper/config.json": '{"mode": "growth",}'}, ".keeper/config.json is not plain JSON"),
    "JSON that says a thing twice": (
        {**LITE, ".keeper/config.json": '{"seed_vault": {"a": "s/a.yaml", "a": "s/b.yaml"}}'}, "the key a stands there twice",
    ),
}


@pytest.mark.parametrize(("layout", "said"), REFUSED.values(), ids=REFUSED)
def test_in_doubt_nothing_is_touched(repository: Repository, layout: dict[str, str], said: str) -> None:
    repository.commit("start", layout)
    before = files(repository.path)
    done = migrate(repository)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert (files(repository.path), repository.git("status", "--porcelain")) == (before, "")


def test_records_of_another_make_are_told_of_and_stay(repository: Repository) -> None:
    named = ("0001-use-records.md", "0002-use-rust.md", "README.md")
    repository.commit("start", {f"docs/adr/{name}": "# Use it\n" for name in named})
    done = migrate(repository)
    assert (done.returncode, repository.git("status", "--porcelain")) == (0, "")
    assert "docs/adr/ holds 2 decision records of another make, and nothing here reads it: move what shall bind" in done.stdout


def test_work_that_is_not_staged_and_files_that_are_in_the_way_stop_it(repository: Repository) -> None:
    repository.commit("start", DOTTED)
    repository.write(".keeper/seeds/data.yaml", "enums: {}\n")
    assert ".keeper/seeds/data.yaml differs from what is staged" in migrate(repository).stderr
    repository.git("checkout", "-q", ".")
    repository.write("keeper/waivers.yaml", "mine\n")
    assert "keeper/waivers.yaml is there already, though Git does not track it" in migrate(repository).stderr
    assert (repository.path / "keeper/waivers.yaml").read_text() == "mine\n"
    assert repository.git("status", "--porcelain") == "?? keeper/"


def test_a_failure_in_the_middle_takes_everything_back(repository: Repository) -> None:
    repository.commit("start", {**DOTTED, "hooks/keeper-gate.sh": GATE})
    before = files(repository.path)
    repository.write(".git/index.lock", "")
    done = migrate(repository)
    assert (done.returncode, files(repository.path)) == (2, before)
    assert "nothing was moved: `git update-index` failed" in done.stderr
    os.unlink(repository.path / ".git/index.lock")
    assert migrate(repository).returncode == 0


@pytest.mark.parametrize("layout", [
    pytest.param(layout, id=name, marks=[pytest.mark.slow] if number else []) for number, (name, layout) in enumerate(LAYOUTS.items())
])
@pytest.mark.parametrize("step", range(1, 6))
def test_a_run_that_was_killed_goes_on_where_it_stopped(repository: Repository, layout: dict[str, str], step: int) -> None:
    repository.commit("start", layout)
    repository.git("clone", "-q", ".", "../whole")
    whole = Repository(repository.path.parent / "whole")
    assert migrate(whole).returncode == 0
    killed = KILLED.format(step=step)
    done = subprocess.run([sys.executable, "-c", killed], cwd=repository.path, env=environment() | {"PYTHONPATH": str(ROOT)}, check=False)
    assert done.returncode in (9, 0)
    again = migrate(repository)
    assert again.returncode == 0, again.stderr
    assert repository.git("write-tree") == whole.git("write-tree")
    assert files(repository.path) == files(whole.path)


def test_the_hooks_of_the_first_keeper_go_and_files_of_their_name_stay(repository: Repository) -> None:
    settings = '{"hooks": {"PreToolUse": [{"command": "keeper/hooks/keeper-gate.sh"}]}}'
    hooks = {"hooks/post-bead-create": BEAD, "keeper/hooks/keeper-gate.sh": GATE, "hooks/keeper-gate.sh": "#!/bin/sh\necho mine\n"}
    repository.commit("start", {**hooks, ".claude/settings.json": settings, "keeper/keeper.yaml": "mode: growth\n"})
    told = migrate(repository).stdout
    assert "Removed\n  hooks/post-bead-create  a hook of the first keeper\n  keeper/hooks/keeper-gate.sh  a hook" in told
    assert "hooks/keeper-gate.sh has the name of a hook of the first keeper and is not that hook: it stays\n" in told
    assert ".claude/settings.json still calls a hook that goes: take that call out\n" in told
    assert 'git commit -m "Remove the hooks of the first keeper" -- hooks/post-bead-create keeper/hooks/keeper-gate.sh\n' in told
    assert repository.git("status", "--porcelain").split() == ["D", "hooks/post-bead-create", "D", "keeper/hooks/keeper-gate.sh"]
    assert sorted(files(repository.path)) == [".claude/settings.json", "hooks/keeper-gate.sh", "keeper/keeper.yaml"]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_gate_lets_the_move_through_by_itself(repository: Repository, layout: dict[str, str]) -> None:
    repository.commit("start", layout)
    migrate(repository)
    done = ran(repository, "--adr", "ADR-002", "diff", "--staged")
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not SHARED.is_dir(), reason="the collection of real decisions is not here")
@pytest.mark.parametrize("where", [".keeper", ""], ids=["dotted", "at the top"])
def test_a_real_law_says_the_same(repository: Repository, where: str) -> None:
    real = SHARED / "real" / "keeper" / "keeper"
    layout = {f"{where}/{path.relative_to(real).as_posix()}".lstrip("/"): path.read_bytes() for path in real.rglob("*.yaml")}
    repository.commit("start", layout)
    before = law(repository)
    assert migrate(repository).returncode == 0
    repository.git("commit", "-q", "-m", "Move the law to keeper/")
    assert law(repository) == before
    assert len(before[4]) > 20
