"""What our `bd` of the tests prints is what an independent reader of beads reads, and both read the same in it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from convoys import CONVOY, KINDS, bd, bead, convoy, convoy_bead, export, own_bead

from keeper_validate.briefing.work import batch_of, ended, ledger
from keeper_validate.law.bd import ask
from keeper_validate.law.brief import said_by_description

models = pytest.importorskip("beads_mcp.models", reason="the independent reader is not installed")
client = pytest.importorskip("beads_mcp.bd_client", reason="the independent reader is not installed")

RECORDS = {
    "the bead that begins, as sling leaves it": own_bead(),
    "a convoy with what it tracks": convoy_bead([bead(1, notes="Uses a cursor"), bead(2, status="failed"), bead(3, status="open")]),
    **{f"a bead with a text of {kind}": convoy(1, kind)[0] for kind in KINDS},
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_both_read_the_same(record: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = bd(tmp_path / "bin", {f"show {record['id']}": [record]})
    monkeypatch.setenv("BEADS_PATH", str(folder / "bd"))
    theirs = asyncio.run(client.BdCliClient(working_dir=str(tmp_path)).show(models.ShowIssueParams(issue_id=record["id"])))
    [ours], why = ask(("show", str(record["id"]), "--json"), str(tmp_path), {"PATH": f"{folder}:/usr/bin:/bin"})
    work = ledger([ours]).works[theirs.id]
    assert why == ""
    assert (work.title, work.description, work.type) == (theirs.title.strip(), theirs.description, theirs.issue_type)
    assert work.agent == theirs.assignee.rpartition("/")[2]
    assert (work.state == "closed") == (theirs.status == "closed")
    assert sorted(one.id for one in theirs.dependencies) == sorted(two for one, two, _ in ledger([ours]).edges if one == theirs.id)


def test_what_it_writes_we_read() -> None:
    moment = "2026-05-01T10:00:00Z"
    tracked = [
        models.LinkedIssue(id=f"gt-b{number}", title=f"Work {number}", status=status, priority=1, issue_type="task", notes="Uses a cursor",
                           created_at=moment, updated_at=moment, dependency_type="tracks", assignee="rig/polecats/nux")
        for number, status in enumerate(("closed", "open", "closed"))
    ]
    whole = models.Issue(id=CONVOY, title="Profile", status="open", priority=1, issue_type="convoy", created_at=moment, updated_at=moment,
                         dependencies=tracked)
    known = ledger([json.loads(whole.model_dump_json())])
    assert [(work.id, work.agent, work.summary) for work in ended(known, CONVOY, None)] == [
        ("gt-b0", "nux", "Uses a cursor"), ("gt-b2", "nux", "Uses a cursor")]
    own = models.Issue(**own_bead())
    assert batch_of(ledger([json.loads(own.model_dump_json())]), own.id) == CONVOY
    assert said_by_description(own.description, "bead").reference == "ADR-017"


def test_the_lines_of_our_export_are_beads_to_it_once_their_links_are_set_aside() -> None:
    lines = [json.loads(line) for line in export([own_bead(), convoy_bead([bead(1)]), bead(1)]).splitlines()]
    issues = [models.Issue(**client._sanitize_issue_deps(line)) for line in lines if line["_type"] == "issue"]
    assert [issue.id for issue in issues] == ["gt-own1", CONVOY, "gt-b1"]
