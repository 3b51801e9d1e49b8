"""What the description of a bead says about its decision: front matter, also below the lines that Gas Town puts on top, or prose.

Only front matter can grant an override. Must not know where the description was read."""

from __future__ import annotations

import re

from keeper_validate.errors import KeeperError
from keeper_validate.law.fields import first, text_of, texts, word
from keeper_validate.values import dataclass
from keeper_validate.yaml import Mapping, Node, document

_ATTACHED = re.compile(r"[\w-]+:(?:\s|\Z)")
_REFERENCE = r"(?P<reference>(?:ADR[-_ ]?)?\d{1,6}(?:[-_][\w.-]*\w)?)(?![\w.])"
_PROSE = re.compile(
    rf"(?im)^[\s>*_#-]*Keeper(?:\s+(?:ADR|Decision))?\**\s*:\**\s*[`*]*{_REFERENCE}[`*]*(?:\s*\((?P<path>[\w./-]+\.(?:ya?ml|md))\))?")
_TRAILER = re.compile(rf"(?im)^Keeper(?:-ADR)?:\s*{_REFERENCE}\s*$")


@dataclass(frozen=True, slots=True)
class Said:
    """A reference to a decision (a number, stem or path), how it was said, and the overrides that came with it."""

    reference: str
    how: str
    overrides: tuple[str, ...] = ()


def said_by_description(description: str, name: str) -> Said:
    """What a description says; an empty reference where it names no decision."""
    fields = front_matter(description, name)
    overrides = _overrides(fields)
    if fields is not None and (reference := _reference(fields)):
        return Said(reference, "front matter", overrides)
    found = _PROSE.search(description)
    return Said(found["path"] or found["reference"], "its text", overrides) if found else Said("", "", overrides)


def said_by_message(message: str) -> str:
    """The decision that a `Keeper: ADR-017` trailer names, or nothing."""
    found = _TRAILER.search(message)
    return found["reference"] if found else ""


def said_by_result(text: str, name: str) -> str:
    """The decision that `.keeper-result.yaml` names, or nothing."""
    root = document(text, name).root
    inner = root.get("keeper_result") if isinstance(root, Mapping) else None
    fields = inner if isinstance(inner, Mapping) else root
    return word(fields, "adr_path", "adr", "keeper", "decision") if isinstance(fields, Mapping) else ""


def front_matter(description: str, name: str) -> Mapping | None:
    """The YAML between two `---` lines, after any run of `key: value` lines and blanks; None where there is none."""
    lines = description.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    start = next((number for number, line in enumerate(lines) if line.strip() and not _ATTACHED.match(line)), len(lines))
    if start == len(lines) or lines[start].rstrip() != "---":
        return None
    end = next((number for number in range(start + 1, len(lines)) if lines[number].rstrip() == "---"), None)
    if end is None:
        return None
    try:
        root = document("\n".join(lines[start + 1:end]), name).root
    except KeeperError:
        # People rule off prose with --- as well; a block that is no YAML is such prose.
        return None
    return root if isinstance(root, Mapping) else None


def _reference(fields: Mapping) -> str:
    verification = fields.get("verification")
    nested = first(verification, "keeper_decision") if isinstance(verification, Mapping) else None
    for node in (first(fields, "keeper", "keeper_decision"), nested):
        text = word(node, "adr", "decision", "id") if isinstance(node, Mapping) else text_of(node)
        if re.search(r"\d", text):
            return text
    return ""


def _overrides(fields: Mapping | None) -> tuple[str, ...]:
    override: Node | None = first(fields, "override", "overrides") if fields is not None else None
    allowed = first(override, "allow") if isinstance(override, Mapping) else override
    return tuple(re.sub(r":\s+", ":", text) for text, _ in texts(allowed))
