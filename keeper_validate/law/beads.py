"""Beads: which work item a change belongs to, and what that item says about its decision.

A live `bd` is asked only where it may be believed (never with --ci); `.beads/` files come from the law tree, because an agent can edit
the ones that are checked out. Must not decide which decision governs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from keeper_validate.law.bd import ask, parsed
from keeper_validate.law.layout import read_law_file
from keeper_validate.tree import TooLarge, Tree
from keeper_validate.values import dataclass

EXPORTS = (".beads/issues.jsonl", ".beads/beads.jsonl")
_ID = r"[a-z][a-z0-9]{0,15}(?:-[a-z0-9]+)*-[a-z0-9]+(?:\.[0-9]+)*"
_UUID = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_BEAD = re.compile(rf"{_ID}|{_UUID}")
_BRANCH = re.compile(rf"(?:refs/heads/)?polecat/[^/]+/(?P<bead>{_ID})(?:@[A-Za-z0-9]+)?")
_SUFFIX = re.compile(rf"\((?P<bead>{_ID})(?:[,;][^()]*)?\)\s*\Z")
_MERGED = re.compile(rf"\AMerge\b.*?\bpolecat/[^/\s]+/(?P<bead>{_ID})(?:@[A-Za-z0-9]+)?(?![\w/.-])")
_LINE = re.compile(rf"(?im)^[\s*>-]*(?:Implements|Closes|Resolves|Issue|Bead)\**(?::|\s)\**\s*`?(?P<bead>{_ID})\b")


@dataclass(frozen=True, slots=True)
class Bead:
    """A work item as far as it governs: its text, its `metadata.keeper`, and where it was read."""

    id: str
    description: str
    keeper: str
    source: str


@dataclass(frozen=True, slots=True)
class Desk:
    """Where beads are read: the law tree, and the directory in which `bd` is asked, if it may be."""

    law: Tree | None
    directory: str
    live: bool
    environ: Mapping[str, str]


def is_bead_id(text: str) -> bool:
    """Whether a text can be the id of a bead, and nothing that a command would take for an option."""
    return _BEAD.fullmatch(text) is not None


def bead_of_branch(branch: str | None) -> str | None:
    """`polecat/<name>/<bead>@<time>` names its bead."""
    found = _BRANCH.fullmatch(branch or "")
    return found["bead"] if found else None


def beads_of_message(message: str) -> tuple[str, ...]:
    """The beads that a commit message names: the suffix of its subject, the branch that it merges, and
    `Implements|Closes|Resolves|Issue|Bead` lines."""
    subject = message.partition("\n")[0]
    first = (found["bead"] for found in (_SUFFIX.search(subject), _MERGED.search(subject.partition(" into ")[0])) if found)
    return tuple(dict.fromkeys((*first, *(found["bead"] for found in _LINE.finditer(message)))))


def looks_generated(bead: str) -> bool:
    """`to-c133` or `hq-eduyb.2`, unlike `(no-op)`: a digit tells an id from a word."""
    return re.search(r"[0-9]", bead.partition("-")[2]) is not None


def read_bead(bead: str, desk: Desk) -> tuple[Bead | None, str]:
    """A bead, or None and the reason why it could not be read."""
    found, why = _live(bead, desk) if desk.live else (None, "a live bd is not believed with --ci")
    if found is not None:
        return found, ""
    for path in EXPORTS:
        try:
            data = read_law_file(desk.law, path) if desk.law is not None else None
        except TooLarge as error:
            return None, f"{why}; {error}"
        if data is not None and (exported := _exported(bead, data, path)) is not None:
            return exported, ""
    return None, f"{why}; the law revision has no {EXPORTS[0]} that holds it"


def _live(bead: str, desk: Desk) -> tuple[Bead | None, str]:
    found, why = ask(("show", bead, "--json"), desk.directory, desk.environ)
    record = next((record for record in found if record["id"] == bead), None)
    if record is None:
        return None, why or "bd answered nothing that is this bead"
    return _bead(record, "bd"), ""


def _exported(bead: str, data: bytes, path: str) -> Bead | None:
    """The last line about the bead counts; `memory` lines are none, and the age of the export is part of the answer."""
    records = [record for line in data.split(b"\n") if bead.encode() in line for record in exported(line) if record.get("id") == bead]
    if not records:
        return None
    age = records[-1].get("updated_at")
    return _bead(records[-1], f"{path} of the law" + (f", as of {age[:10]}" if isinstance(age, str) and age else ""))


def exported(line: bytes) -> Iterator[dict[str, Any]]:
    """The bead of one line of an export: none where it is a memory, or a bead that was deleted."""
    record = parsed(line)
    if isinstance(record, dict) and record.get("_type", "issue") == "issue" and record.get("status") != "tombstone":
        yield record


def _bead(record: dict[str, Any], source: str) -> Bead:
    text = record.get("description") or record.get("body") or ""
    metadata = record.get("metadata")
    if isinstance(metadata, str):
        metadata = parsed(metadata.encode("utf-8", "surrogatepass"))
    keeper = metadata.get("keeper") if isinstance(metadata, dict) else None
    if isinstance(keeper, dict):
        keeper = keeper.get("adr") or keeper.get("decision")
    return Bead(record["id"], text if isinstance(text, str) else "", str(keeper) if isinstance(keeper, (str, int)) else "", source)
