"""A whole convoy, told step by step in one real repository: spec, decision, beads, brief, context, commits, review, landing.

Each step reads only what the step before it left behind."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from repository import Repository
from running import ROOT, keeper

SPEC = """\
# Member invitations

Members can invite others by mail.

## Frontend
- Add an `invite` variant to Modal, opened from the header.
- Use the existing Button (primary) to send.

## Backend
- New route `POST /members/{member_id}/invitations`, handled in api/members.py

## Data
- Add `invited` to the user_status enum.

## Constraints
- The mail is sent once, even if the request is repeated

## Acceptance
- An invited member appears in the list of members
"""
ROUTE = """

@router.post("/{member_id}/invitations")
def invite_member(member_id: str, user: str = Depends(get_current_user)) -> Member:
    return Member(id=member_id, name=user, status=UserStatus.INVITED)
"""
SLUNG = """\
attached_molecule: gt-wisp-1a2
attached_formula: mol-polecat-work
dispatched_by: mayor
convoy_id: hq-cv-invite
merge_strategy: mr

{frontmatter}{task}
"""
OWN_BUTTON = """\
import { Avatar } from "./ui/Avatar";

export function Header({ userName }: { userName: string }) {
  return (
    <header className="header">
      <h1>Clubhouse</h1>
      <Avatar name={userName} />
      <InviteButton />
    </header>
  );
}

const InviteButton = () => <div role="button">Invite</div>;
"""
HEADER = OWN_BUTTON.replace("<InviteButton />", '<Button variant="primary">Invite</Button>').replace(
    "\nconst InviteButton = () => <div role=\"button\">Invite</div>;\n", "").replace(
    'import { Avatar } from "./ui/Avatar";\n', 'import { Avatar } from "./ui/Avatar";\nimport { Button } from "./ui/Button";\n')
GATEKEEPERS = "gatekeepers:\n  - name: architecture\n  - name: product\n"


class Town:
    """The repository, its law pushed to an `origin`, and what one agent after the other does in it."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(ROOT / "seeds/demo/repository", folder / "rig")
        self.rig = Repository(folder / "rig")
        self.rig.write("keeper/keeper.yaml", "keeper:\n  mode: growth\n  require_review: true\n")
        self.rig.write("keeper/gatekeepers.yaml", GATEKEEPERS)
        self.rig.write("specs/invitations.md", SPEC)
        self.rig.git("add", "-A")
        self.rig.commit("start")
        self.origin = Repository(folder / "origin.git", "--bare")
        self.rig.git("remote", "add", "origin", str(self.origin.path))
        self.push()

    def push(self) -> None:
        """The law as others see it: what `main` says at its origin."""
        self.rig.git("push", "-q", "origin", "main")
        self.rig.git("remote", "set-head", "origin", "main")

    def say(self, status: int, *argv: str, **extra: str) -> str:
        """What a step prints on both streams; it has to end as told."""
        done = keeper(self.rig.path, *argv, **extra)
        assert done.returncode == status, f"{argv} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def source(self, path: str) -> str:
        return (self.rig.path / path).read_text(encoding="utf-8")

    def work(self, name: str, bead: str) -> None:
        """A polecat takes up its bead on its own branch."""
        self.rig.branch(f"polecat/{name}/{bead}@m3x", "main")


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    yield Town(tmp_path)


def decide(town: Town) -> str:
    """The spec becomes a decision, and the decision lands; returns the front matter for the beads."""
    said = town.say(0, "--format", "json", "review", "specs/invitations.md", GT_CONVOY_NAME="hq-cv-invite")
    result = json.loads(said[:said.rindex("}") + 1])["keeper_result"]
    assert (result["status"], result["adr"]) == ("approved", "ADR-018")
    town.say(0, "adr", "check", "ADR-018")
    town.rig.commit("docs: decide on invitations", {result["adr_path"]: town.source(result["adr_path"])})
    return str(result["bead_frontmatter"])


def sling(town: Town, frontmatter: str) -> None:
    """Beads carry the front matter below what Gas Town puts on top of it; their export lands with the law."""
    tasks = {
        "gt-11": ("Invited status", "closed", "Add the member to the enum."),
        "gt-12": ("Invitation route", "in_progress", "Add the route for invitations."),
        "gt-13": ("Invite dialog", "open", "Add the variant to the modal."),
    }
    lines = [json.dumps({
        "id": bead, "title": title, "status": status, "assignee": "rig/polecats/nux", "convoy_id": "hq-cv-invite",
        "description": SLUNG.format(frontmatter=frontmatter, task=task),
        **({"close_reason": "Closed", "notes": "Appended at the end; the nightly importer knows it."} if status == "closed" else {}),
    }) + "\n" for bead, (title, status, task) in tasks.items()]
    town.rig.commit("chore: beads", {".beads/issues.jsonl": "".join(lines)})
    town.push()


@pytest.mark.slow
def test_a_convoy_from_its_spec_to_its_landing(town: Town) -> None:
    sling(town, decide(town))
    the_first_agent_finds_what_it_needs_and_no_more(town)
    a_violating_commit_is_blocked_and_mended(town)
    another_agent_builds_on_what_there_is(town)
    the_pull_request_is_judged_by_the_law_of_the_target(town)
    gatekeepers_answer_one_after_the_other(town)
    the_work_lands_without_what_agents_left_behind(town)


def the_first_agent_finds_what_it_needs_and_no_more(town: Town) -> None:
    town.work("furiosa", "gt-12")
    brief = town.say(0, "brief")
    assert "# ADR-018 Member invitations" in brief
    assert "front matter" in brief
    assert 'gt-11 "Invited status" (nux): "Appended at the end; the nightly importer knows it."' in brief
    context = town.say(0, "context", "Add the POST route for invitations of members")
    assert "GET /members/{member_id}" in context
    assert "Avatar" not in context


def a_violating_commit_is_blocked_and_mended(town: Town) -> None:
    reordered = town.source("api/models.py").replace('    ACTIVE = "active"\n', '    INVITED = "invited"\n    ACTIVE = "active"\n')
    town.rig.stage({"api/models.py": reordered, "api/members.py": town.source("api/members.py") + ROUTE})
    blocked = town.say(1, "diff")
    assert "data-append/member-inserted" in blocked
    assert "front matter" in blocked
    appended = town.source("api/models.py").replace('    INVITED = "invited"\n', "").replace(
        '    DELETED = "deleted"\n', '    DELETED = "deleted"\n    INVITED = "invited"\n')
    town.rig.stage({"api/models.py": appended})
    town.say(0, "diff")
    town.rig.commit("feat: invitations (gt-12)", {".gt/discovery/members.md": "# Members\n\nThe importer reads them nightly.\n"})


def another_agent_builds_on_what_there_is(town: Town) -> None:
    town.work("slit", "gt-13")
    variant = town.source("web/src/ui/Modal.tsx").replace('"default" | "confirm"', '"default" | "confirm" | "invite"')
    town.rig.stage({"web/src/Header.tsx": OWN_BUTTON, "web/src/ui/Modal.tsx": variant})
    assert "reuse/duplicate" in town.say(1, "diff")
    town.rig.stage({"web/src/Header.tsx": HEADER})
    town.say(0, "diff")
    town.rig.commit("feat: the dialog (gt-13)")
    town.rig.switch("polecat/furiosa/gt-12@m3x")
    town.rig.merge("polecat/slit/gt-13@m3x")


def the_pull_request_is_judged_by_the_law_of_the_target(town: Town) -> None:
    assert "upheld ADR-018" in town.say(0, "--ci", "diff", "origin/main...HEAD")
    path = town.rig.git("ls-files", "keeper/decisions/018-*")
    milder = town.source(path).replace("- data-append", "- rest-shape")
    town.rig.stage({path: milder, "api/models.py": town.source("api/models.py") + "# milder\n"})
    assert "trust/mixed-change" in town.say(1, "diff")
    town.rig.git("reset", "-q", "--hard")


def gatekeepers_answer_one_after_the_other(town: Town) -> None:
    """The first asks for more three times, until a person has to decide; then both are content."""
    assert town.say(0, "gatekeep", "precheck", "gt-12", "--turns", "30").startswith("proceed")
    assert "review" in town.say(1, "land")
    for time in (1, 2, 3):
        town.rig.commit(f"fix: attempt {time} (gt-12)", {"api/keys.py": f"ATTEMPT = {time}\n"})
        town.say(0, "gatekeep", "assign", "gt-12")
        checklist = town.say(0, "gatekeep", "claim", "gt-12", "architecture")
        assert "The mail is sent once, even if the request is repeated" in checklist
        assert "architecture has gt-12" in town.say(1, "gatekeep", "claim", "gt-12", "product")
        town.say(0, "gatekeep", "record", "gt-12", "architecture", "fail", "--reasoning", "a repeated request sends a second mail")
        rejected = content(town, "product")
        assert f"rejected ({time} of 3)" in rejected if time < 3 else "escalated" in rejected
        assert "a repeated request sends a second mail" in rejected
    town.say(1, "gatekeep", "status", "gt-12")
    assert "rejected (0 of 3)" in town.say(1, "gatekeep", "reopen", "gt-12", "--reasoning", "the next attempt has a plan")
    town.rig.commit("fix: a request carries a key (gt-12)", {"api/keys.py": "SEEN = frozenset(())\n"})
    town.say(0, "gatekeep", "assign", "gt-12")
    for name in ("architecture", "product"):
        content(town, name)
    town.say(0, "gatekeep", "status", "gt-12")


def content(town: Town, name: str) -> str:
    """A gatekeeper, who sees nothing of what others said, answers every item and passes the work; returns what is told then."""
    handed = town.say(0, "gatekeep", "claim", "gt-12", name)
    assert "a second mail" not in handed
    for number in re.findall(r"(?m)^ +(\d+)  ", handed):
        town.say(0, "gatekeep", "record", "gt-12", name, "pass", "--clause", number, "--reasoning", "seen in the code")
    return town.say(0, "gatekeep", "record", "gt-12", name, "pass", "--reasoning", "as decided", "--turns", "8")


def the_work_lands_without_what_agents_left_behind(town: Town) -> None:
    assert ".gt/discovery/members.md" in town.rig.git("ls-tree", "-r", "--name-only", "HEAD")
    assert "taken off by commit" in town.say(0, "land", "--strip")
    assert "upheld ADR-018" in town.say(0, "land")
    branch = town.rig.git("branch", "--show-current")
    town.rig.switch("main")
    town.rig.merge(branch)
    town.push()
    assert ".gt/" not in town.rig.git("ls-tree", "-r", "--name-only", "origin/main")
    town.rig.git("push", "-q", "origin", "refs/notes/keeper")
    assert "a repeated request sends a second mail" in town.origin.git("log", "--notes=keeper", "--format=%N", "--all")
