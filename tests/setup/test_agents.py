"""`init --claude` and `init --gastown`: agents are told, what people wrote stays, and `uninstall` leaves everything as it was."""

from __future__ import annotations

import json
import os
import re
import shlex
import stat
from pathlib import Path

import pytest
from desks import Done, ran
from repository import Repository
from running import ROOT

from keeper_validate import shipped, usage
from keeper_validate.setup.passage import has_passage, with_passage, without_passage
from keeper_validate.setup.settings import has_hooks, with_hooks, without_hooks
from keeper_validate.yaml import plain

TEMPLATES = ROOT / "rules" / "templates"
OWN = "- do as you are told\n"
SETTINGS = (TEMPLATES / "settings.json").read_text(encoding="utf-8")
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
OVERLAY = '[[step-overrides]]\nstep_id = "build"\nmode = "append"\ndescription = "Also run integration tests"\n'
HOOK = '{"matcher": "Edit", "hooks": [{"type": "command", "command": "x"}]}'
THEIRS = f'{{"permissions": {{"allow": ["Bash(ls)"]}},\n "hooks": {{"PreToolUse": [{HOOK}]}}}}'


def everything(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file and folder with content and mode, but what Git itself keeps on the way."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if "/objects" not in f"/{name}" and path.name not in ("index", "COMMIT_EDITMSG", "ORIG_HEAD") and "/logs" not in f"/{name}":
            found[name] = (path.read_bytes() if path.is_file() else b"", stat.S_IMODE(path.stat().st_mode))
    return found


@pytest.fixture
def town(tmp_path: Path) -> Path:
    """A town with the rig `mail`, whose refinery has a checkout."""
    rig = tmp_path / "town" / "mail"
    for folder in (".repo.git", "mayor", "polecats", "directives"):
        (rig / folder).mkdir(parents=True)
    repository = Repository(rig / "refinery" / "rig")
    repository.commit("start", {"app/models.py": STATUS, "CLAUDE.md": "# Ours\n\nNo last line end", ".claude/settings.json": THEIRS})
    (rig / "directives" / "polecat.md").write_text("# Policy\n", encoding="utf-8")
    (rig / "formula-overlays").mkdir()
    (rig / "formula-overlays" / "mol-polecat-work.toml").write_text(OVERLAY, encoding="utf-8")
    return tmp_path / "town"


def checkout(town: Path) -> Repository:
    return Repository(town / "mail" / "refinery" / "rig")


def done(repository: Repository, *words: str, **extra: str) -> Done:
    """A run that ends well."""
    found = ran(repository, *words, **extra)
    assert found.returncode == 0, found.stderr
    return found


def test_uninstall_leaves_rig_and_repository_as_they_were_to_the_byte(town: Path) -> None:
    before = everything(town)
    told = done(checkout(town), "init", "--claude", "--gastown").stdout
    between = everything(town)
    assert len(between) > len(before) + 15
    assert "git add CLAUDE.md .claude/settings.json" in told
    assert "Everything is set up already; nothing was changed." in done(checkout(town), "init", "--claude", "--gastown").stdout
    assert everything(town) == between
    done(checkout(town), "uninstall")
    assert everything(town) == before


def test_a_dry_run_writes_nothing(town: Path) -> None:
    before = everything(town)
    assert "mail/directives/polecat.md" in done(checkout(town), "init", "--claude", "--gastown", "--dry-run").stdout
    assert everything(town) == before
    done(checkout(town), "init", "--claude", "--gastown")
    between = everything(town)
    done(checkout(town), "uninstall", "--dry-run")
    assert everything(town) == between


def test_claude_code_gets_its_commands_its_hooks_and_a_passage(town: Path) -> None:
    top = checkout(town).path
    done(checkout(town), "init", "--claude")
    names = sorted(path.stem for path in (top / ".claude/commands").iterdir())
    assert names == ["keeper-plant", "keeper-prune", "keeper-review", "keeper-tend", "keeper-validate"]
    settings = json.loads((top / ".claude/settings.json").read_text())
    assert settings["permissions"] == {"allow": ["Bash(ls)"]}
    assert [entry["hooks"][0]["command"] for entry in settings["hooks"]["PreToolUse"]] == ["x", "keeper-validate hook claude || exit 2"]
    assert list(settings["hooks"]) == ["PreToolUse", "Stop"]
    assert (top / "CLAUDE.md").read_text().startswith("# Ours\n\nNo last line end\n<!-- BEGIN KEEPER VALIDATE v1 after an open line -->\n")


def test_gas_town_gets_directives_overlays_and_commands_for_those_it_has(town: Path) -> None:
    done(checkout(town), "init", "--gastown")
    rig = town / "mail"
    assert (rig / "directives/polecat.md").read_text().startswith("# Policy\n<!-- BEGIN KEEPER VALIDATE v1 -->\n# POLECAT-BRIEFING")
    assert sorted(path.name for path in (rig / "directives").iterdir()) == ["mayor.md", "polecat.md", "refinery.md"]
    tomllib = pytest.importorskip("tomllib")
    overlay = tomllib.loads((rig / "formula-overlays/mol-polecat-work.toml").read_text())
    steps = [(step["step_id"], step["mode"]) for step in overlay["step-overrides"]]
    assert steps == [("build", "append"), ("load-context", "append"), ("pre-verify", "append")]
    assert sorted(path.name for path in (rig / "mayor/.claude/commands").iterdir()) == [
        "keeper-plant.md", "keeper-prune.md", "keeper-review.md", "keeper-tend.md",
    ]
    assert [path.name for path in (rig / "refinery/.claude/commands").iterdir()] == ["keeper-validate.md"]
    assert not (checkout(town).path / ".claude/commands").exists()


def test_an_overlay_that_would_hide_the_one_of_the_town_is_not_written(town: Path) -> None:
    (town / "formula-overlays").mkdir()
    (town / "formula-overlays/mol-refinery-patrol.toml").write_text(OVERLAY, encoding="utf-8")
    told = done(checkout(town), "init", "--gastown").stdout
    assert "mol-refinery-patrol.toml is not written: it would hide" in told
    assert not (town / "mail/formula-overlays/mol-refinery-patrol.toml").exists()


@pytest.mark.parametrize(("name", "text", "said"), [
    ("formula-overlays/mol-polecat-work.toml", "step-overrides = []\n", "cannot be read as what it should be"),
    ("formula-overlays/mol-polecat-work.toml", "= broken", "cannot be read as what it should be"),
    ("refinery/rig/.claude/settings.json", "{ // mine\n}", "cannot be read as what it should be"),
    ("refinery/rig/.claude/commands/keeper-review.md", "mine\n", "is there already, and stays as it is"),
])
def test_what_it_does_not_understand_stays_as_it_is(town: Path, name: str, text: str, said: str) -> None:
    (town / "mail" / name).parent.mkdir(exist_ok=True)
    (town / "mail" / name).write_text(text, encoding="utf-8")
    assert said in done(checkout(town), "init", "--claude", "--gastown").stdout
    assert (town / "mail" / name).read_text() == text
    done(checkout(town), "uninstall")
    assert (town / "mail" / name).read_text() == text


def test_what_people_wrote_since_stays_when_it_goes(town: Path) -> None:
    top, rig = checkout(town).path, town / "mail"
    done(checkout(town), "init", "--claude", "--gastown")
    settings = json.loads((top / ".claude/settings.json").read_text())
    (top / ".claude/settings.json").write_text(json.dumps({**settings, "model": "opus"}, indent=4))
    (rig / "directives/polecat.md").write_text((rig / "directives/polecat.md").read_text() + "# And this\n")
    (top / ".claude/commands/keeper-tend.md").write_text("mine now\n")
    told = done(checkout(town), "uninstall").stdout
    assert "Changed since init made them, so they stay\n  .claude/commands/keeper-tend.md\n" in told
    left = json.loads((top / ".claude/settings.json").read_text())
    assert left == {**json.loads(THEIRS), "model": "opus"}
    assert (rig / "directives/polecat.md").read_text() == "# Policy\n# And this\n"
    assert [path.name for path in (top / ".claude/commands").iterdir()] == ["keeper-tend.md"]


def test_the_rig_is_found_by_its_environment_by_its_name_or_above(town: Path, tmp_path: Path) -> None:
    other = Repository(tmp_path / "elsewhere")
    other.commit("start", {"app/models.py": STATUS})
    refused = ran(other, "init", "--gastown")
    assert (refused.returncode, "name its folder with --rig DIR" in refused.stderr) == (2, True)
    assert "add --gastown" in ran(other, "init", "--rig", str(town / "mail")).stderr
    assert "is no folder" in ran(other, "init", "--gastown", "--rig", str(town / "none")).stderr
    for words, extra in (
        (("--rig", str(town / "mail")), {}), ((), {"GT_RIG_ROOT": str(town / "mail")}), ((), {"GT_ROOT": str(town), "GT_RIG": "mail"}),
    ):
        done(other, "init", "--gastown", *words, **extra)
        assert (town / "mail/directives/mayor.md").exists()
        done(other, "uninstall")
        assert not (town / "mail/directives/mayor.md").exists()


def test_uninstall_keeps_what_reviewers_said_and_drops_what_was_only_kept(town: Path) -> None:
    repository = checkout(town)
    done(repository, "init")
    repository.git("add", "keeper")
    repository.commit("law")
    repository.branch("orch/t1")
    repository.commit("work", {"app/models.py": STATUS + "    AWAY = 'away'\n"}, "--no-verify")
    done(repository, "gatekeep", "precheck", "t1")
    repository.git("notes", "--ref=keeper-discovery", "add", "-m", "found", "HEAD")
    told = done(repository, "uninstall").stdout
    assert "Stays\n  what gatekeepers recorded, in refs/notes/keeper: `git update-ref -d refs/notes/keeper` removes it\n" in told
    kept = "the text that land --archive kept, in refs/notes/keeper-discovery: `git update-ref -d refs/notes/keeper-discovery` removes it"
    assert f"  {kept}\n" in told
    assert not [path.name for path in (repository.path / ".git").iterdir() if path.name.startswith("keeper")]
    assert done(repository, "gatekeep", "status").stdout.startswith("t1: not reviewed yet (precheck: proceed)")


@pytest.mark.slow
def test_a_real_repository_is_as_it_was(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    rig = tmp_path / "town" / "rig"
    (rig / "refinery").mkdir(parents=True)
    clone = Repository(rig, "--bare")
    clone.git("clone", "-q", "--no-hardlinks", "--depth", "1", f"file://{ROOT}", str(rig / "refinery" / "rig"))
    repository = Repository(rig / "refinery" / "rig")
    before = everything(rig)
    done(repository, "init", "--claude", "--gastown", "--rig", str(rig))
    assert everything(rig) != before
    done(repository, "uninstall")
    assert everything(rig) == before
    assert repository.git("status", "--porcelain", "--ignored") == ""


def command_lines() -> list[tuple[str, str]]:
    """Every command line of this program that an agent reads in what is brought: blocks, indented lines, code spans, hooks."""
    found = []
    for path in sorted(TEMPLATES.rglob("*")):
        if path.suffix in (".md", ".toml", ".json"):
            text = path.read_text(encoding="utf-8")
            lines = [line.strip() for line in text.splitlines() if line.strip().startswith("keeper-validate ")]
            spans = re.findall(r"`(keeper-validate [^`]+)`", text) + re.findall(r"\"command\": \"(keeper-validate [^\"|]+)", text)
            found += [(path.relative_to(TEMPLATES).as_posix(), line) for line in (*lines, *spans)]
    return found


@pytest.mark.parametrize(("template", "line"), command_lines(), ids=lambda value: value)
def test_every_command_line_that_agents_are_told_is_one(template: str, line: str) -> None:
    words = shlex.split(line)[1:]
    position = usage.command_of(words)
    assert position is not None, template
    usage.parse(words[position], [*words[:position], *words[position + 1:]])


def test_the_lines_are_all_found_and_every_template_is_brought() -> None:
    told = command_lines()
    assert len(told) > 25
    commands = {words[usage.command_of(words) or 0] for _, line in told for words in (shlex.split(line)[1:],)}
    assert commands >= {"review", "brief", "context", "diff", "plant", "tend", "prune", "gatekeep", "land", "hook"}
    agents = plain(shipped.text("rules/lexicon/agents.yaml"), "agents.yaml")
    brought = {one["template"] for host in ("claude", "gastown") for one in agents[host]}
    assert brought == {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*") if path.suffix in (".md", ".toml", ".json")}


TEXTS = {
    "nothing": None, "an empty file": "", "lines": "a\nb\n", "an open line": "a\nb", "blank lines": "\n\n",
    "other line ends": "a\r\nb\r\n",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("toml", [False, True], ids=["Markdown", "TOML"])
def test_a_passage_goes_as_it_came(text: str | None, toml: bool) -> None:
    there = with_passage(text, OWN, toml)
    assert (has_passage(there), there.startswith(text or "")) == (True, True)
    assert with_passage(there, OWN, toml) == there
    assert without_passage(there) == text
    renewed = with_passage(there, "- otherwise\n", toml)
    assert ("- otherwise\n" in renewed, OWN in renewed, without_passage(renewed)) == (True, False, text)
    assert without_passage(there + "behind\n") == ((text or "") + ("\n" if text == "a\nb" else "") + "behind\n")


@pytest.mark.parametrize("text", [THEIRS, "{}", '{\n    "a": 1\n}\n', '{"hooks": {"Stop": []}}', '{"hooks": {}}'])
def test_hooks_go_into_settings_and_out_again(text: str) -> None:
    there = with_hooks(text, SETTINGS)
    assert there is not None
    assert has_hooks(there)
    assert with_hooks(there, SETTINGS) == there
    left = json.loads(without_hooks(there))
    assert left == {key: value for key, value in json.loads(text).items() if value not in ({}, {"Stop": []})}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"hooks": []}', '{"hooks": {"Stop": "x"}}', "[" * 100_000])
def test_settings_that_are_none_are_left_alone(text: str) -> None:
    assert with_hooks(text, SETTINGS) is None
    assert without_hooks(text) == text


def test_the_shown_paths_lie_where_they_say(town: Path) -> None:
    told = done(checkout(town), "init", "--gastown", "--dry-run").stdout
    assert os.path.realpath(town / "mail" / "directives" / "mayor.md") in told
