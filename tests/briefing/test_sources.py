"""Where earlier work is read: a live `bd` in every shape of its answers, an export, a database; and what is said where none can be."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path

import pytest
from convoys import CONVOY, bd, bead, cloud, convoy_bead, export, own_bead

from keeper_validate.briefing.sources import Found, find
from keeper_validate.briefing.work import ended
from keeper_validate.errors import KeeperError
from keeper_validate.law.beads import Desk
from keeper_validate.tree import EMPTY, Tree, tree_of

BEADS = [bead(1, close_reason="Closed", notes="Uses a cursor"), bead(2, status="failed", close_reason="No route"), bead(3, status="open")]
EXPECTED = [("gt-b1", "nux", "closed", "Uses a cursor"), ("gt-b2", "slit", "failed", "No route")]


def desk(tmp_path: Path, live: bool = True, law: Tree = EMPTY) -> Desk:
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return Desk(law, str(tmp_path), live, {**os.environ, "PATH": path, "GIT_DIR": "elsewhere"})


@pytest.fixture(autouse=True)
def on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")


def told(found: Found) -> list[tuple[str, str, str, str]]:
    return [(work.id, work.agent, work.state, work.summary) for work in ended(found.ledger, found.batch, "gt-own1")]


def asked(tmp_path: Path) -> list[str]:
    return (tmp_path / "bin" / "asked").read_text().splitlines()


ENVELOPES = {
    "an array": lambda record: [record],
    "an object": lambda record: record,
    "an envelope around an array": lambda record: {"schema_version": 1, "data": [record]},
    "an envelope around an object": lambda record: {"schema_version": 1, "data": record},
}


@pytest.mark.parametrize("shape", ENVELOPES.values(), ids=ENVELOPES)
def test_bd_answers_with(shape: object, tmp_path: Path) -> None:
    assert callable(shape)
    bd(tmp_path / "bin", {"show gt-own1": shape(own_bead()), f"show {CONVOY}": shape(convoy_bead(BEADS))})
    found = find("gt-own1", None, None, desk(tmp_path))
    assert (found.batch, found.source, told(found)) == (CONVOY, "bd", EXPECTED)
    assert asked(tmp_path) == ["show gt-own1 --json", f"show {CONVOY} --json"]


def test_a_convoy_that_links_nothing_is_looked_for_in_the_list(tmp_path: Path) -> None:
    listed = [json.loads(line) for line in export([convoy_bead(BEADS), *BEADS]).splitlines()]
    bd(tmp_path / "bin", {"show gt-own1": [own_bead()], f"show {CONVOY}": [convoy_bead([])], "list": listed})
    assert told(find("gt-own1", None, None, desk(tmp_path))) == EXPECTED
    assert asked(tmp_path)[-1] == "list --all --flat --limit 0 --json"


def test_a_convoy_can_be_named_without_a_bead(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {f"show {CONVOY}": [convoy_bead(BEADS)]})
    assert told(find(None, CONVOY, None, desk(tmp_path))) == EXPECTED


def test_an_id_that_could_be_an_option_is_refused(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {})
    with pytest.raises(KeeperError, match="which is no id that bd knows"):
        find(None, "--format=x", None, desk(tmp_path))


def test_an_id_that_a_bead_brings_never_becomes_an_option(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {"show gt-own1": [own_bead("--help")]})
    find("gt-own1", None, None, desk(tmp_path))
    assert asked(tmp_path) == ["show gt-own1 --json"]


FAILURES = {
    "garbage": ("echo 'not json'; exit 0", ""),
    "nothing": ("exit 0", ""),
    "an error": ("echo '{\"error\": \"x\"}' >&2; exit 1", "bd ended with status 1"),
    "a list of what are no beads": ("echo '[1, {\"id\": 7}, null]'; exit 0", ""),
    "endless depth": ("head -c 200000 /dev/zero | tr '\\0' '['; exit 0", ""),
}


@pytest.mark.parametrize(("script", "why"), FAILURES.values(), ids=FAILURES)
def test_where_bd_answers_nothing_usable_the_export_of_the_law_is_read(script: str, why: str, tmp_path: Path) -> None:
    bd(tmp_path / "bin", {}, script)
    law = tree_of({".beads/issues.jsonl": export([own_bead(), convoy_bead(BEADS), *BEADS]).encode()})
    found = find("gt-own1", None, None, desk(tmp_path, law=law))
    assert (found.source, told(found)) == (".beads/issues.jsonl of the law", EXPECTED)
    assert found.tried == ((why,) if why else ())


@pytest.mark.slow
def test_a_bd_that_hangs_is_asked_once(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {}, "sleep 60")
    found = find("gt-own1", CONVOY, None, desk(tmp_path))
    assert found.tried[0] == "bd did not answer within 3 seconds"
    assert len(asked(tmp_path)) == 1


def test_bd_hears_nothing_of_the_repository_under_judgement(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {}, 'echo "$GIT_DIR" > "$(dirname "$0")/heard"; exit 1')
    find("gt-own1", None, None, desk(tmp_path))
    assert (tmp_path / "bin" / "heard").read_text() == "\n"


def test_with_ci_bd_is_not_asked(tmp_path: Path) -> None:
    bd(tmp_path / "bin", {f"show {CONVOY}": [convoy_bead(BEADS)]})
    found = find(None, CONVOY, None, desk(tmp_path, live=False))
    assert (found.source, found.ledger.works) == ("", {})
    assert not (tmp_path / "bin" / "asked").exists()


def test_a_named_export_is_read_and_deleted_beads_and_memories_are_not(tmp_path: Path) -> None:
    file = tmp_path / "town.jsonl"
    gone = bead(5, status="tombstone")
    file.write_text(export([own_bead(), convoy_bead([*BEADS, gone]), *BEADS, gone]) + "broken {\n")
    found = find("gt-own1", None, str(file), desk(tmp_path))
    assert (found.source, found.batch, told(found)) == ("town.jsonl", CONVOY, EXPECTED)


def test_a_database_of_the_cloud_is_read(tmp_path: Path) -> None:
    found = find(None, CONVOY, str(cloud(tmp_path / "town.sqlite", BEADS)), desk(tmp_path))
    assert (found.source, told(found)) == ("town.sqlite", EXPECTED)


def test_in_a_database_a_bead_leads_to_its_convoy(tmp_path: Path) -> None:
    found = find("gt-b3", None, str(cloud(tmp_path / "town.sqlite", BEADS)), desk(tmp_path))
    assert (found.batch, told(found)) == (CONVOY, EXPECTED)


def test_an_agent_without_a_bead_is_told_by_what_the_machinery_calls_it(tmp_path: Path) -> None:
    path = cloud(tmp_path / "town.sqlite", [bead(1, notes="Uses a cursor")])
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM beads WHERE type = 'agent'")
    assert told(find(None, CONVOY, str(path), desk(tmp_path))) == [("gt-b1", "nux-polecat-rig", "closed", "Uses a cursor")]


def test_a_database_is_not_changed_by_being_read(tmp_path: Path) -> None:
    path = cloud(tmp_path / "town.sqlite", BEADS)
    before = path.read_bytes()
    find(None, CONVOY, str(path), desk(tmp_path))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["town.sqlite"]


def _made(path: Path, script: str) -> None:
    with sqlite3.connect(path) as database:
        database.executescript(script)
    database.close()


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS bead_id FROM n"
UNUSABLE = {
    "not there": ("", r"--db .*file cannot be read: No such file or directory\."),
    "no beads in it": (b"just text\n", r"--db .*file holds no bead: name a JSONL export of bd, or a SQLite file with a table beads\."),
    "a broken database": (b"SQLite format 3\0" + b"x" * 5000, r"--db .*file cannot be read as a database: .*\."),
    "a database of something else": ("CREATE TABLE notes (x);", r"it has no table bead_dependencies and no table beads\."),
    "a database whose table is a query without end": (
        f"CREATE VIEW beads AS {ENDLESS}; CREATE TABLE bead_dependencies (bead_id);", r"it has no table beads\."),
}


@pytest.mark.parametrize(("content", "sentence"), UNUSABLE.values(), ids=UNUSABLE)
def test_a_file_is_refused_that_is(content: str | bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content:
        _made(file, content)
    with pytest.raises(KeeperError, match=sentence):
        find(None, CONVOY, str(file), desk(tmp_path))


def test_a_database_without_the_columns_that_are_told_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "file"
    _made(file, "CREATE TABLE beads (bead_id, status); CREATE TABLE bead_dependencies (bead_id, depends_on_bead_id, dependency_type);"
                "INSERT INTO beads VALUES (7, 'closed'), (NULL, 'closed');"
                f"INSERT INTO bead_dependencies VALUES (7, '{CONVOY}', 'tracks');")
    assert told(find(None, CONVOY, str(file), desk(tmp_path))) == [("7", "", "closed", "")]


def test_text_that_is_no_utf_8_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    path = cloud(tmp_path / "town\udcff.sqlite", BEADS[:1])
    with sqlite3.connect(path) as database:
        database.execute("UPDATE beads SET title = CAST(x'ff41' AS TEXT) WHERE bead_id = 'gt-b1'")
    assert find(None, CONVOY, str(path), desk(tmp_path)).ledger.works["gt-b1"].title == "\ufffdA"


def test_a_database_whose_columns_have_no_readable_names_is_refused(tmp_path: Path) -> None:
    path = cloud(tmp_path / "town.sqlite", BEADS)
    path.write_bytes(path.read_bytes().replace(b"rig_id TEXT", b"rig_\x86d TEXT"))
    with pytest.raises(KeeperError, match="cannot be read as a database"):
        find(None, CONVOY, str(path), desk(tmp_path))


def test_an_empty_export_has_no_beads(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert find(None, CONVOY, str(file), desk(tmp_path)).ledger.works == {}
