"""Work items in a SQLite file of the cloud schema: beads, bead_dependencies, agent_metadata.

It is opened to be read, for a limited time, and nothing that it brings along is run. Must not know what is told of the items."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from typing import Any
from urllib.parse import quote

from keeper_validate.errors import KeeperError

SECONDS = 3
_MOST_ROWS = 100_000
_STEPS = 10_000


def records(path: str) -> tuple[dict[str, Any], ...]:
    """Every bead as a record, with the agent that it was assigned to and what it points at."""
    try:
        with closing(sqlite3.connect(f"file:{quote(os.fsencode(os.path.abspath(path)))}?mode=ro", uri=True)) as database:
            return _records(database)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise KeeperError(f"--db {path} cannot be read as a database: {error}.") from error


def _records(database: sqlite3.Connection) -> tuple[dict[str, Any], ...]:
    database.row_factory = sqlite3.Row
    database.text_factory = lambda data: data.decode("utf-8", "replace")
    database.execute("PRAGMA trusted_schema = OFF")
    until = time.monotonic() + SECONDS
    database.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    tables = {row["name"] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    missing = {"beads", "bead_dependencies"} - tables
    if missing:
        raise sqlite3.DatabaseError(f"it has no table {' and no table '.join(sorted(missing))}")
    agents = {row["bead_id"]: row for row in _rows(database, "agent_metadata")} if "agent_metadata" in tables else {}
    found = {row["bead_id"]: {**row, "id": row["bead_id"], "dependencies": []} for row in _rows(database, "beads")}
    for row in _rows(database, "bead_dependencies"):
        if row["bead_id"] in found:
            link = {"issue_id": row["bead_id"], "depends_on_id": row.get("depends_on_bead_id"), "type": row.get("dependency_type")}
            found[row["bead_id"]]["dependencies"].append(link)
    return tuple({**one, "assignee": _agent(one.get("assignee_agent_bead_id"), agents, found)} for one in found.values())


def _rows(database: sqlite3.Connection, table: str) -> tuple[dict[str, Any], ...]:
    """The rows of a table that have an id; ids are text, whatever they were stored as."""
    rows = (dict(row) for row in database.execute(f"SELECT * FROM {table} LIMIT {_MOST_ROWS}"))
    return tuple({**row, "bead_id": str(row["bead_id"])} for row in rows if row.get("bead_id") is not None)


def _agent(key: Any, agents: dict[str, dict[str, Any]], found: dict[str, dict[str, Any]]) -> str:
    """The agent's own name where it has a bead of its own, else who it is to the machinery."""
    known = agents.get(key, {})
    return str(found.get(key, {}).get("title") or known.get("identity") or known.get("role") or "")
