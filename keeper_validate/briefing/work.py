"""Work items as they are told to the next agent: read from records of any source, and which of them belong together.

Must not know where a record was read, nor how it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from keeper_validate import shipped
from keeper_validate.law.bd import parsed
from keeper_validate.values import dataclass

_LATEST = 1e14
_TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?\s*(?:Z|([+-])(\d\d):?(\d\d))?)?")
_ID = re.compile(r"#?\d[\d.]*%?|[0-9a-f]{7,40}|[a-z][a-z0-9]*-[\w.-]*\d[\w.-]*")


@dataclass(frozen=True, slots=True)
class Work:
    """One work item: `agent` did it, `summary` says what came of it, `state` is `closed`, `failed` or empty where it has not ended;
    `when` orders it, in seconds; `batch` is the convoy that its description names."""

    id: str
    type: str
    state: str
    title: str
    agent: str
    summary: str
    when: float
    batch: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Work items by id, and how they point at each other: (from, to, type)."""

    works: Mapping[str, Work]
    edges: frozenset[tuple[str, str, str]]


def ledger(records: Iterable[dict[str, Any]]) -> Ledger:
    """What some records say; of an item that stands in several, the one that says most counts."""
    works: dict[str, Work] = {}
    said: dict[str, int] = {}
    edges: set[tuple[str, str, str]] = set()
    for record in records:
        for one in (record, *_linked(record, edges)):
            size = sum(value not in (None, "") for value in one.values())
            if size >= said.get(one["id"], 0):
                works[one["id"]], said[one["id"]] = _work(one), size
    return Ledger(works, frozenset(edges))


def batch_of(known: Ledger, item: str) -> str:
    """The convoy of a work item: what its description names, what tracks it, else its parent; empty where it has none."""
    lexicon = shipped.data("rules/lexicon/beads")
    if item in known.works and known.works[item].batch:
        return known.works[item].batch
    around = sorted((one if two == item else two, kind, two == item) for one, two, kind in known.edges if item in (one, two))
    for other, kind, _ in around:
        if kind in lexicon["either_side"] and (other not in known.works or known.works[other].type in lexicon["batches"]):
            return other
    parent = next((other for other, kind, pointed_at in around if kind in lexicon["by_child"] and not pointed_at), "")
    return parent or (item.rpartition(".")[0] if re.fullmatch(r".+\.\d+", item) else "")


def knows(known: Ledger, batch: str) -> bool:
    """Whether anything of a convoy stands in a ledger."""
    named = {*known.works, *(end for edge in known.edges for end in edge[:2]), *(work.batch for work in known.works.values())}
    return batch in named


def ended(known: Ledger, batch: str, but: str | None) -> tuple[Work, ...]:
    """The work items of a convoy that have ended, oldest first, without the one that is about to begin."""
    lexicon = shipped.data("rules/lexicon/beads")
    members = {work.id for work in known.works.values() if work.batch == batch or re.fullmatch(rf"{re.escape(batch)}(\.\d+)+", work.id)}
    for one, two, kind in known.edges:
        if one == batch and kind in lexicon["either_side"]:
            members.add(two)
        if two == batch and kind in (*lexicon["either_side"], *lexicon["by_child"]):
            members.add(one)
    found = [known.works[item] for item in members - {batch, but} if item in known.works]
    return tuple(sorted((work for work in found if work.state and _is_work(work)), key=lambda work: (work.when, work.id)))


def _is_work(work: Work) -> bool:
    return work.type.replace("-", "_") not in shipped.data("rules/lexicon/beads")["not_work"]


def _linked(record: dict[str, Any], edges: set[tuple[str, str, str]]) -> Iterator[dict[str, Any]]:
    """The items that a record holds whole, where others only point; either way the pointing is kept."""
    own = record["id"]
    for field in ("dependencies", "dependents"):
        for link in record.get(field) or () if isinstance(record.get(field), list) else ():
            if not isinstance(link, dict):
                continue
            kind = _text(link, "dependency_type", "type")
            if "depends_on_id" in link:
                edges.add((_local(_text(link, "issue_id")) or own, _local(_text(link, "depends_on_id")), kind))
            elif isinstance(link.get("id"), str):
                edges.add((own, link["id"], kind) if field == "dependencies" else (link["id"], own, kind))
                yield link
    if parent := _text(record, "parent", "parent_bead_id"):
        edges.add((own, parent, "parent-child"))


def _local(item: str) -> str:
    """The id of an item of another rig, `external:<prefix>:<id>`, as that rig itself has it."""
    return item.rpartition(":")[2] if item.startswith("external:") else item


def _work(record: dict[str, Any]) -> Work:
    metadata = record.get("metadata")
    metadata = parsed(metadata.encode("utf-8", "surrogatepass")) if isinstance(metadata, str) else metadata
    further = metadata if isinstance(metadata, dict) else {}
    lexicon = shipped.data("rules/lexicon/beads")
    agent = _text(record, "assignee") or _text(further, *lexicon["agents"])
    description = _text(record, "description", "body")
    return Work(
        id=record["id"], type=_text(record, "issue_type", "type").lower(), state=lexicon["ended"].get(_text(record, "status").lower(), ""),
        title=_text(record, "title"), agent=agent.rpartition("/")[2], summary=_summary(record, further, agent),
        when=_moment(next((record[name] for name in ("closed_at", "updated_at", "created_at") if record.get(name)), None)),
        batch=_attached(description, lexicon["attached"]) or _text(further, *lexicon["attached"]), description=description,
    )


def _summary(record: dict[str, Any], further: dict[str, Any], agent: str) -> str:
    """What came of it: the reason it was closed for, unless that tells nothing; then what the agent noted or designed."""
    lexicon = shipped.data("rules/lexicon/beads")
    said = (_text(record, name) for name in ("summary", "close_reason", "notes", "design"))
    noted = (_text(further, name) for name in lexicon["summaries"])
    return next((text for text in (*said, *noted) if text and not tells_nothing(text, agent)), "")


def tells_nothing(text: str, agent: str) -> bool:
    """Whether a reason consists of nothing but the words that every reason has, ids, and the name of the agent."""
    lexicon = shipped.data("rules/lexicon/beads")
    lines = [line for line in text.lower().splitlines() if line.partition(":")[0].strip() not in lexicon["trailers"]]
    idle = {*lexicon["empty_words"].split(), *re.findall(r"[\w-]+", agent.lower())}
    words = re.findall(r"[^\s,;:!()\[\]\"'`*]+", " ".join(lines))
    return all((bare := word.strip(".-–—/#?✓✅")) in idle or not bare or _ID.fullmatch(bare) for word in words)


def _attached(description: str, keys: list[str]) -> str:
    """A line of the block that a dispatcher put on top: `convoy_id: hq-cv-abcd1`."""
    for line in description.lstrip("\ufeff\r\n ").splitlines():
        key, colon, value = line.partition(":")
        if not colon or not re.fullmatch(r"[\w-]+", key):
            break
        if key.lower().replace("-", "_") in keys and value.strip():
            return value.strip()
    return ""


def _text(record: Mapping[str, Any], *names: str) -> str:
    return next((value.strip() for name in names if isinstance(value := record.get(name), str) and value.strip()), "")


def _moment(value: Any) -> float:
    """A time as seconds; 0 where it is none, so that what has no time is the oldest."""
    if isinstance(value, (int, float)) and 0 <= value < _LATEST:
        return value / (1000 if value > _LATEST / 1000 else 1)
    found = _TIME.match(value) if isinstance(value, str) else None
    if found is None:
        return 0.0
    import calendar

    year, month, day, hour, minute, second = (int(part or 0) for part in found.groups()[:6])
    if not (1 <= month <= 12 and 1 <= day <= 31 and year):
        return 0.0
    offset = (int(found[9]) * 60 + int(found[10])) * (-60 if found[8] == "+" else 60) if found[8] else 0
    return calendar.timegm((year, month, day, hour, minute, second)) + float(f"0.{found[7] or 0}") + offset
