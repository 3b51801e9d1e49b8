"""Where the records of work items come from: a live `bd`, an export in the law tree, or a file that was named.

Must not know what is told of them."""

from __future__ import annotations

import os
from typing import Any

from keeper_validate.briefing.work import Ledger, batch_of, ledger
from keeper_validate.errors import KeeperError
from keeper_validate.law.bd import ask
from keeper_validate.law.beads import EXPORTS, Desk, exported, is_bead_id
from keeper_validate.law.layout import read_law_file
from keeper_validate.tree import TooLarge
from keeper_validate.values import dataclass

_MOST_BYTES = 64_000_000
_SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Found:
    """The records, the convoy that they are asked for (empty where none is known), where they were read, and what was tried in vain."""

    ledger: Ledger
    batch: str
    source: str
    tried: tuple[str, ...] = ()


def find(bead: str | None, convoy: str | None, file: str | None, desk: Desk) -> Found:
    """What is known of a convoy, or of the one that a bead belongs to."""
    if file is not None:
        known = ledger(_in_file(file))
        return Found(known, convoy or (batch_of(known, bead) if bead else ""), os.path.basename(file))
    tried: list[str] = []
    if desk.live:
        known, why = _live(bead, convoy, desk)
        batch = convoy or (batch_of(known, bead) if bead else "")
        if known.works:
            return Found(known, batch, "bd", (why,) if why else ())
        tried.append(why)
    for path in EXPORTS:
        data = _exported(path, desk, tried)
        if data is not None:
            known = ledger(record for line in data.split(b"\n") for record in exported(line) if _named(record))
            return Found(known, convoy or (batch_of(known, bead) if bead else ""), f"{path} of the law", tuple(filter(None, tried)))
    return Found(ledger(()), convoy or "", "", (*filter(None, tried), f"the law revision has no {EXPORTS[0]}"))


def _exported(path: str, desk: Desk, tried: list[str]) -> bytes | None:
    try:
        return read_law_file(desk.law, path) if desk.law is not None else None
    except TooLarge as error:
        tried.append(str(error))
        return None


def _live(bead: str | None, convoy: str | None, desk: Desk) -> tuple[Ledger, str]:
    """The bead tells its convoy, the convoy its work; where it tells none, all that there is may point at it."""
    if convoy is not None and not is_bead_id(convoy):
        raise KeeperError(f"--convoy is {convoy!r}, which is no id that bd knows: write it as hq-cv-abcd1.")
    if not bead and not convoy:
        return ledger(()), "no bead and no convoy is named"
    records, why = _shown(bead, desk) if bead else ((), "")
    batch = convoy or (batch_of(ledger(records), bead) if bead else "")
    if not batch or not is_bead_id(batch) or "did not answer" in why:
        return ledger(records), why
    more, why = _shown(batch, desk)
    if "did not answer" not in why and not ledger(more).edges:
        everything, why = ask(("list", "--all", "--flat", "--limit", "0", "--json"), desk.directory, desk.environ)
        more = (*more, *everything)
    return ledger((*records, *more)), why


def _shown(item: str, desk: Desk) -> tuple[tuple[dict[str, Any], ...], str]:
    return ask(("show", item, "--json"), desk.directory, desk.environ)


def _named(record: dict[str, Any]) -> bool:
    return isinstance(record.get("id"), str)


def _in_file(path: str) -> tuple[dict[str, Any], ...]:
    """An export of a line for each record, or a database, which says so in its first bytes."""
    try:
        if os.path.getsize(path) > _MOST_BYTES:
            raise KeeperError(f"{path} has more than the {_MOST_BYTES} bytes that are read: export the beads of this convoy alone.")
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise KeeperError(f"--db {path} cannot be read: {error.strerror}.") from error
    if data.startswith(_SQLITE):
        from keeper_validate.briefing.database import records

        return records(path)
    found = tuple(record for line in data.split(b"\n") for record in exported(line) if _named(record))
    if not found and data.strip():
        raise KeeperError(f"--db {path} holds no bead: name a JSONL export of bd, or a SQLite file with a table beads.")
    return found
