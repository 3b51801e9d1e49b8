"""What functions take and give back, and whose they are, as a check asks behind the colon of a construct: `declared-function:* of
*Repository without first db`, `declared-function:* taking ctx without first ctx`. Must not know which queries find a function."""

from __future__ import annotations

import re

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.values import dataclass

SORTS = ("first", "last", "parameter", "return", "inside")
_HOLDERS = re.compile(r"class|struct_declaration|object|impl_item|trait_item|interface|record|module$")
# who cannot choose how it is called: what is above it does
_BOUND = re.compile(r"\boverride\b|@Override\b")
_MADE = re.compile(r"__\w+__|constructor|initialize|init")
# what only its own class calls
_OWN = re.compile(r"\b(?:private|protected|fileprivate)\b")
# where the type of what comes back stands before the name, and where it may be left out
_TYPE_FIRST = (".java", ".cs")
_GIVES = re.compile(r"^\s*(?:->|:)\s*[\w\[('\"|?&*]")


@dataclass(frozen=True, slots=True)
class Formed:
    """A function: what it takes, one by one, what is written before its name and between what it takes and its body, and that body."""

    name: str
    before: str
    given: str
    body: str
    takes: tuple[str, ...]


def formed(name: str, before: str, body: str, source: bytes, captures: dict[str, list[Node]]) -> Formed:
    """The function of a query that captures what it takes as `params`."""
    held, end = captures["params"][0], (captures.get("body") or captures["it"])[0]
    stop = end.start_byte if captures.get("body") else end.end_byte
    given = source[held.end_byte:stop].decode("utf-8", "replace")
    return Formed(name, before, given, body, _taken(held))


def lacks(sort: str, what: tuple[str, ...], one: Formed, path: str) -> bool:
    """Whether a function is without what is asked of it."""
    if sort == "inside":
        return bool(one.body) and not _has(what, one.body)
    if _BOUND.search(one.before) or _MADE.fullmatch(one.name) or _OWN.search(one.before) or one.name.startswith(("_", "#")):
        return False
    if sort == "return":
        return _gives_other(what, one, path)
    asked = {"first": one.takes[:1], "last": one.takes[-1:]}.get(sort, one.takes)
    return not any(_has(what, part) for part in asked)


def takes(what: tuple[str, ...], one: Formed) -> bool:
    """Whether it takes one of these at all."""
    return any(_has(what, part) for part in one.takes)


def owner(node: Node) -> str:
    """What the class is called that a function is a method of, or nothing."""
    receiver = node.child_by_field_name("receiver")
    if receiver is not None:
        named = re.findall(r"\w+", _text(receiver))
        return str(named[-1]) if named else ""
    above = node.parent
    while above is not None:
        held = (above.child_by_field_name("name") or above.child_by_field_name("type")) if _HOLDERS.search(above.type) else None
        if held is not None:
            return re.split(r"[<(]", _text(held))[0]
        above = above.parent
    return ""


def _gives_other(what: tuple[str, ...], one: Formed, path: str) -> bool:
    """Whether it says what it gives back, and that is something else."""
    if path.endswith(_TYPE_FIRST):
        return not _has(what, one.before)
    if path.endswith(".go"):
        return bool(one.given.strip()) and not _has(what, one.given)
    return _GIVES.search(one.given) is not None and not _has(what, one.given)


def _taken(held: Node) -> tuple[str, ...]:
    spared = re.compile(shipped.data("rules/lexicon/sizes")["parameters"]["spared"])
    parts = (_text(part) for part in held.named_children if "comment" not in part.type and "modifier" not in part.type)
    return tuple(part for part in parts if not spared.match(part))


def _has(what: tuple[str, ...], text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text) for one in what)


def _text(node: Node) -> str:
    return node.text.decode("utf-8", "replace") if node.text else ""
