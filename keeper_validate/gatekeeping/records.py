"""The events of a clone in one SQLite file, beside the repository's own data, so that all its work trees share them.

Whoever decides from what is there holds the write lock until its own word stands. Must not know what an event means."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from urllib.parse import quote

from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping.event import FIELDS, Event, ordered

FILE = "keeper-validate.db"
_VERSION = 1
_SECONDS = 20
_ANEW = "move it away: what was recorded is read again from refs/notes/keeper"
_COLUMNS = ", ".join(f'"{name}"' for name in FIELDS)
_TABLE = f"CREATE TABLE IF NOT EXISTS event (id TEXT PRIMARY KEY, {_COLUMNS}) WITHOUT ROWID"
_INSERT = f"INSERT OR IGNORE INTO event VALUES ({', '.join('?' * (len(FIELDS) + 1))})"
_SELECT = f"SELECT {_COLUMNS} FROM event"


class Unrecorded(KeeperError):
    """The file cannot be read or written."""


def path_of(common_dir: str) -> str:
    """Where the file lies."""
    return os.path.join(common_dir, FILE)


def read(common_dir: str) -> tuple[Event, ...]:
    """What is recorded; nothing where there is no file."""
    path = path_of(common_dir)
    if not os.path.exists(path):
        return ()
    with _open(path, "rw") as connection:
        return _events(connection, path)


def decide(common_dir: str, known: Iterable[Event], decision: Callable[[tuple[Event, ...]], tuple[Event, ...]]) -> tuple[Event, ...]:
    """Takes in what is known from elsewhere, hands over everything, and records what is decided, with nobody else in between;
    nothing of it where the decision is refused."""
    path = path_of(common_dir)
    with _open(path, "rwc") as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_TABLE)
        there = _events(connection, path)
        connection.execute(f"PRAGMA user_version = {_VERSION}")
        made = decision(ordered((*there, *known)))
        connection.executemany(_INSERT, (_row(event) for event in (*known, *made)))
        connection.execute("COMMIT")
    return made


@contextmanager
def _open(path: str, mode: str) -> Iterator[sqlite3.Connection]:
    """A rollback journal rather than a write-ahead log: it needs no file beside it to be read, and no memory shared between machines."""
    try:
        with closing(sqlite3.connect(f"file:{quote(path)}?mode={mode}", timeout=_SECONDS, isolation_level=None, uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise Unrecorded(f"{path} cannot be used ({error}); {_mending(error)}") from None


def _mending(error: sqlite3.Error) -> str:
    if isinstance(error, sqlite3.OperationalError):
        return "see that it and its folder can be written, and that no other program holds it"
    return _ANEW


def _events(connection: sqlite3.Connection, path: str) -> tuple[Event, ...]:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > _VERSION:
        raise Unrecorded(f"{path} was written by a later keeper-validate (version {version} of its records); update this one")
    known = connection.execute("SELECT name FROM sqlite_master WHERE name = 'event'").fetchone()
    rows = connection.execute(_SELECT).fetchall() if known else []
    if not all(type(row[-1]) is int and {str} == set(map(type, row[:-1])) for row in rows):
        raise Unrecorded(f"{path} holds what this program never wrote; {_ANEW}")
    return tuple(Event(*row) for row in rows)


def _row(event: Event) -> tuple[str | int, ...]:
    return (event.id, *(getattr(event, name) for name in FIELDS))
