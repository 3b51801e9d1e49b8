"""Exceptions that the law side grants for a time: `keeper/waivers.yaml`. Must not know what they are held against."""

from __future__ import annotations

import re
import time

from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Warning
from keeper_validate.law.fields import empty, folded, grouped, mended, word
from keeper_validate.law.law import Waiver
from keeper_validate.yaml import Mapping, Node, Sequence, decode, document

_SHAPE = "- {fingerprint or clause: ..., reason: ..., owner: ..., expires: 2026-12-31}"


def today() -> str:
    """The day by which waivers end, the same everywhere: a time zone of one's own must not let one hold longer."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def load_waivers(path: str, data: bytes, today: str) -> tuple[tuple[Waiver, ...], tuple[Warning, ...]]:
    """The waivers that hold on a day (ISO date), and a warning for each that has expired."""
    found = document(decode(data, path), path)
    root = found.root
    listed = next((value for key, value in root.items if folded(key.text) == "waivers"), root) if isinstance(root, Mapping) else root
    if not isinstance(listed, Sequence) and not empty(listed):
        raise KeeperError(f"{path}:{root.line}: this is no list of waivers: write {_SHAPE}.")
    waivers = tuple(_waiver(item, path) for _, _, item in grouped(listed, "waivers"))
    holding = tuple(waiver for waiver in waivers if waiver.expires >= today)
    expired = (Warning(path, waiver.line, f"the waiver of {waiver.target} expired on {waiver.expires} and waives nothing: "
                       f"remove it or let {waiver.owner} renew it") for waiver in waivers if waiver.expires < today)
    return holding, (*(Warning(path, line, mended(text)) for line, text in found.mended), *expired)


def _waiver(item: Node, path: str) -> Waiver:
    if not isinstance(item, Mapping):
        raise KeeperError(f"{path}:{item.line}: a waiver is a mapping: write {_SHAPE}.")
    said = {name: word(item, name) for name in ("reason", "owner", "expires")}
    target = word(item, "fingerprint", "clause")
    lacking = [name for name, text in (("fingerprint or clause", target), *said.items()) if not text]
    if lacking:
        raise KeeperError(f"{path}:{item.line}: this waiver lacks {' and '.join(lacking)}: write {_SHAPE}.")
    if not _is_date(said["expires"]):
        raise KeeperError(f"{path}:{item.line}: {said['expires']!r} is no date: write expires as 2026-12-31.")
    return Waiver(target, said["reason"], said["owner"], said["expires"], path, item.line)


def _is_date(text: str) -> bool:
    from datetime import date

    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
