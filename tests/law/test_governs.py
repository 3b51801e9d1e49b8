"""Which decision governs: every way to say it, in its order."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from keeper_validate.errors import KeeperError
from keeper_validate.law.beads import Desk, bead_of_branch, beads_of_message, read_bead
from keeper_validate.law.brief import front_matter, said_by_description, said_by_message, said_by_result
from keeper_validate.law.governs import Asked, Named, Search
from keeper_validate.store import Commit
from keeper_validate.tree import EMPTY, Tree, tree_of

SLUNG = """\
attached_molecule: gt-wisp-1a2
attached_formula: mol-polecat-work
dispatched_by: mayor
convoy_id: hq-cv-abcd1

---
keeper: ADR-017
override:
  allow: [new-enum, "new-component:Timeline"]
---
Add the profile view.
"""

DESCRIPTIONS = {
    "front matter at the top": ("---\nkeeper: ADR-017\n---\nText", ("ADR-017", "front matter", ())),
    "front matter below what sling put on top": (SLUNG, ("ADR-017", "front matter", ("new-enum", "new-component:Timeline"))),
    "front matter with a mark and windows line ends": ("\ufeff---\r\nkeeper: 017\r\n---\r\n", ("017", "front matter", ())),
    "front matter of a verification": ("---\nverification:\n  keeper_decision: ADR-010\n---\nKeeper ADR: ADR-011",
        ("ADR-010", "front matter", ())),
    "overrides of several words": ("---\nkeeper: 17\noverride:\n  allow:\n    - new-component: Timeline\n---",
                                   ("17", "front matter", ("new-component:Timeline",))),
    "prose with a number": ("Do it.\n\nKeeper ADR: 002\n", ("002", "its text", ())),
    "prose with a path": ("Keeper Decision: ADR-001 (keeper/decisions/001-views.yaml)", ("keeper/decisions/001-views.yaml", "its text",
        ())),
    "prose with a stem": ("Keeper ADR: 014-monitoring-telemetry", ("014-monitoring-telemetry", "its text", ())),
    "prose in bold between rules that are no YAML": ("---\n**Keeper ADR: 014** - READ BEFORE CODING\n- MUST do\n---\n",
        ("014", "its text", ())),
    "front matter wins over prose": ("---\nkeeper: ADR-3\n---\nKeeper ADR: 004", ("ADR-3", "front matter", ())),
    "prose without digits is no reference": ("- Keeper ADR: Reuse existing MetricsDisplay", ("", "", ())),
    "an override in prose grants nothing": ("Keeper ADR: 002\noverride: {allow: [new-enum]}", ("002", "its text", ())),
    "front matter that names none still overrides nothing by itself": ("---\ntitle: x\n---\nKeeper ADR: 002", ("002", "its text", ())),
    "nothing": ("Just work.", ("", "", ())),
}


@pytest.mark.parametrize(("text", "expected"), DESCRIPTIONS.values(), ids=DESCRIPTIONS)
def test_a_description_says(text: str, expected: object) -> None:
    said = said_by_description(text, "bead gt-1")
    assert (said.reference, said.how, said.overrides) == expected


def test_a_rule_in_prose_is_no_front_matter() -> None:
    assert front_matter("Some prose first\n---\nkeeper: ADR-1\n---\n", "bead") is None
    assert front_matter("---\nkeeper: ADR-1\n", "bead") is None


MESSAGES = {
    "a suffix of the subject": ("feat: add profile (to-c133.2)", ("to-c133.2",)),
    "a merge": ("Merge polecat/furiosa-mkndp53q (to-17t)", ("to-17t",)),
    "a merge of a branch": ("Merge branch 'polecat/nux/gt-12@m3x' into integration/x", ("gt-12",)),
    "a merge of a branch of a remote": ("Merge remote-tracking branch 'origin/polecat/nux/to-c133.2'", ("to-c133.2",)),
    "a merge into a branch": ("Merge branch 'main' into polecat/nux/gt-12@m3x", ()),
    "a merge of another branch": ("Merge branch 'feature/polecat/nux'", ()),
    "a line that implements": ("feat: x\n\nImplements: to-c133.2\n", ("to-c133.2",)),
    "a line without a colon": ("feat: x\n\nImplements to-mmt9m.5 (AC-7)\n", ("to-mmt9m.5",)),
    "closes, resolves, issue and bead": ("x\n\nCloses: to-8bop.4\nResolves: hq-eduyb.2\nIssue: gt-1\nBead: gt-2",
                                         ("to-8bop.4", "hq-eduyb.2", "gt-1", "gt-2")),
    "one bead twice": ("x (gt-1)\n\nBead: gt-1", ("gt-1",)),
    "a number of a pull request": ("feat: x (#12)\n\nCloses #12", ()),
    "none": ("feat: x", ()),
}


@pytest.mark.parametrize(("text", "expected"), MESSAGES.values(), ids=MESSAGES)
def test_a_message_names_beads(text: str, expected: object) -> None:
    assert beads_of_message(text) == expected


BRANCHES = {
    "polecat/furiosa/to-c133.2@mk9x": "to-c133.2",
    "refs/heads/polecat/nux/gt-12@abc": "gt-12",
    "polecat/furiosa/gt-12": "gt-12",
    "polecat/furiosa-mkndp53q": None,
    "polecat/furiosa": None,
    "polecat/x/$(touch y)@z": None,
    "main": None,
}


@pytest.mark.parametrize(("branch", "bead"), BRANCHES.items(), ids=BRANCHES)
def test_a_branch_names_its_bead(branch: str, bead: str | None) -> None:
    assert bead_of_branch(branch) == bead


def test_a_trailer_names_a_decision() -> None:
    assert said_by_message("feat: x\n\nbody\n\nKeeper: ADR-017\n") == "ADR-017"
    assert said_by_message("feat: x\n\nThe Keeper: ADR-017 says so") == ""


def test_a_result_names_a_decision() -> None:
    assert said_by_result("keeper_result: {status: approved, adr: ADR-017, adr_path: keeper/decisions/017-x.yaml}", "r") == (
        "keeper/decisions/017-x.yaml")
    assert said_by_result("keeper_result: {adr: 017}", "r") == "017"


def desk(tmp_path: Path, law: Tree | None = None, live: bool = True, **environ: str) -> Desk:
    return Desk(law, str(tmp_path), live, {"PATH": f"{tmp_path}:{os.environ['PATH']}", **environ})


def bd(tmp_path: Path, script: str) -> None:
    program = tmp_path / "bd"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


RECORD = {"id": "gt-1", "description": "Keeper ADR: 002"}
ANSWERS = {
    "an object": json.dumps(RECORD),
    "an array": json.dumps([RECORD]),
    "an envelope": json.dumps({"schema_version": 1, "data": [RECORD]}),
    "an envelope around an object": json.dumps({"schema_version": 1, "data": RECORD}),
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_bd_answers(answer: str, tmp_path: Path) -> None:
    bd(tmp_path, f"[ \"$1 $2 $3\" = 'show gt-1 --json' ] && echo '{answer}'")
    found, why = read_bead("gt-1", desk(tmp_path))
    assert found is not None
    assert (found.description, found.source, why) == ("Keeper ADR: 002", "bd", "")


FAILURES = {
    "garbage": ("echo nonsense", "nothing that is this bead"),
    "another bead": ("echo '{\"id\": \"gt-2\"}'", "nothing that is this bead"),
    "an error": ("echo '{}'; exit 3", "status 3"),
}


@pytest.mark.parametrize(("script", "why"), FAILURES.values(), ids=FAILURES)
def test_bd_fails(script: str, why: str, tmp_path: Path) -> None:
    bd(tmp_path, script)
    found, reason = read_bead("gt-1", desk(tmp_path))
    assert found is None
    assert why in reason


@pytest.mark.slow
def test_a_bd_that_hangs_is_left_and_not_asked_again(tmp_path: Path) -> None:
    bd(tmp_path, f"echo x >> {tmp_path}/asked; sleep 60 & sleep 60")
    asked = Asked("2026-01-01", bead="gt-1", branch="polecat/x/gt-2@1", directory=str(tmp_path),
        environ={"PATH": f"{tmp_path}:{os.environ['PATH']}"})
    search = Search(asked, None, EMPTY)
    assert search.named() == ()
    assert "did not answer within 3 seconds" in search.tried[0]
    assert (tmp_path / "asked").read_text() == "x\n"


def test_bd_hears_nothing_of_the_repository_under_judgement(tmp_path: Path) -> None:
    bd(tmp_path, "echo \"{\\\"id\\\": \\\"gt-1\\\", \\\"description\\\": \\\"$GIT_DIR$GIT_INDEX_FILE\\\"}\"")
    found, _ = read_bead("gt-1", desk(tmp_path, GIT_DIR="/x", GIT_INDEX_FILE="y"))
    assert found is not None
    assert found.description == ""


def export(*records: dict[str, object], path: str = ".beads/issues.jsonl") -> Tree:
    return tree_of({path: "\n".join(json.dumps(record) for record in records).encode() + b"\nnot json gt-1\n"}, "law")


def test_the_export_of_the_law_is_read_with_its_age(tmp_path: Path) -> None:
    law = export({"id": "gt-1", "description": "a"}, {"id": "gt-1", "description": "b", "updated_at": "2026-01-20T10:00:00Z"},
                 {"id": "gt-1", "description": "c", "_type": "memory"})
    found, why = read_bead("gt-1", desk(tmp_path, law, live=False))
    assert found is not None
    assert (found.description, found.source, why) == ("b", ".beads/issues.jsonl of the law, as of 2026-01-20", "")


def test_the_export_under_its_former_name_is_read(tmp_path: Path) -> None:
    found, _ = read_bead("gt-1", desk(tmp_path, export(dict(RECORD), path=".beads/beads.jsonl"), live=False))
    assert found is not None


def test_with_ci_bd_is_not_asked(tmp_path: Path) -> None:
    bd(tmp_path, f"touch {tmp_path}/asked; echo '{json.dumps(RECORD)}'")
    assert read_bead("gt-1", desk(tmp_path, live=False))[0] is None
    assert not (tmp_path / "asked").exists()


def commit(oid: str, message: str) -> Commit:
    return Commit(oid * 20, "t" * 40, ("p" * 40,), message)


LAW = export(
    {"id": "gt-1", "description": "---\nkeeper: ADR-001\noverride: {allow: [new-enum]}\n---"},
    {"id": "gt-2", "description": "Keeper ADR: 002"},
    {"id": "gt-3", "description": "no reference"},
    {"id": "gt-4", "description": "Keeper ADR: 002", "metadata": {"keeper": "ADR-004"}},
)
RESULT = tree_of({".keeper-result.yaml": b"keeper_result: {adr: ADR-009}"})


def search(head: Tree = EMPTY, **asked: object) -> tuple[Named, ...]:
    return Search(Asked(today="2026-01-01", ci=True, **asked), LAW, head).named()  # type: ignore[arg-type]  # a table of cases


WAYS = {
    "--adr first": ({"adr": "ADR-5", "bead": "gt-2", "environ": {"KEEPER_ADR": "6"}}, "ADR-5", "--adr"),
    "then KEEPER_ADR": ({"bead": "gt-2", "environ": {"KEEPER_ADR": "6"}}, "6", "KEEPER_ADR"),
    "then --bead": ({"bead": "gt-1", "environ": {"KEEPER_BEAD": "gt-2"}}, "ADR-001", "bead gt-1 (--bead; front matter"),
    "then KEEPER_BEAD": ({"environ": {"KEEPER_BEAD": "gt-2"}, "branch": "polecat/x/gt-1@1"}, "002", "bead gt-2 (KEEPER_BEAD; its text"),
    "then the branch": ({"branch": "polecat/x/gt-1@1", "commits": (commit("aa", "x (gt-2)"),)}, "ADR-001",
        "bead gt-1 (branch polecat/x/gt-1@1"),
    "metadata before the text": ({"bead": "gt-4"}, "ADR-004", "bead gt-4 (--bead; metadata"),
    "then the bead of a commit": ({"commits": (commit("aa", "x (gt-2)\n\nKeeper: ADR-007"),)}, "002", "bead gt-2 (commit aaaaaaaaaa"),
    "then a trailer": ({"commits": (commit("aa", "x (gt-3)\n\nKeeper: ADR-007"),)}, "ADR-007", "commit trailer (commit aaaaaaaaaa)"),
    "a bead that names none is passed over": ({"bead": "gt-3", "branch": "polecat/x/gt-2@1"}, "002", "bead gt-2 (branch"),
    "then the result file": ({"head": RESULT}, "ADR-009", ".keeper-result.yaml"),
}


def test_a_result_that_is_not_staged_is_read_here_and_not_in_ci(tmp_path: Path) -> None:
    (tmp_path / ".keeper-result.yaml").write_text("keeper_result: {adr: ADR-010}\n", encoding="utf-8")
    here = {"today": "2026-01-01", "directory": str(tmp_path)}
    assert Search(Asked(**here), LAW, EMPTY).named() == (Named("ADR-010", ".keeper-result.yaml of the working tree"),)
    assert Search(Asked(**here), LAW, RESULT).named() == (Named("ADR-009", ".keeper-result.yaml"),)
    assert Search(Asked(**here, ci=True), LAW, EMPTY).named() == ()


def test_a_result_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("keeper_result: {adr: ADR-010}\n", encoding="utf-8")
    (tmp_path / ".keeper-result.yaml").symlink_to(tmp_path / "elsewhere")
    assert Search(Asked(today="2026-01-01", directory=str(tmp_path)), LAW, EMPTY).named() == ()


@pytest.mark.parametrize(("asked", "reference", "how"), WAYS.values(), ids=WAYS)
def test_the_first_that_answers(asked: dict[str, object], reference: str, how: str) -> None:
    (named,) = search(**asked)  # type: ignore[arg-type]  # a table of cases
    assert named.reference == reference
    assert named.found_by.startswith(how)


def test_overrides_come_with_the_bead_also_where_the_decision_is_named_outright() -> None:
    assert search(adr="ADR-5", bead="gt-1")[0].overrides == ("new-enum",)
    assert search(adr="ADR-5", branch="polecat/x/gt-1@1")[0].overrides == ()
    assert search(adr="ADR-5", branch="polecat/x/gt-1@1")[0].bead == "gt-1"


def test_each_commit_stands_under_its_own_bead() -> None:
    named = search(commits=(commit("aa", "x (gt-1)"), commit("bb", "y"), commit("cc", "z (gt-2)")))
    assert [(one.reference, one.bead, one.commits) for one in named] == [
        ("ADR-001", "gt-1", ("aa" * 20,)), ("", None, ("bb" * 20,)), ("002", "gt-2", ("cc" * 20,))]


def test_nothing_is_found_where_nothing_is_said() -> None:
    assert search(commits=(commit("aa", "x (no-op)"),)) == ()


def test_a_bead_that_is_none_is_refused() -> None:
    with pytest.raises(KeeperError, match="--bead is '--help', which is no bead id"):
        search(bead="--help")
