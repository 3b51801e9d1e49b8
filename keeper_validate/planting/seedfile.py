"""Entries into the text of a seed file, whatever family it is of, leaving everything that people wrote. Must not read or write files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from keeper_validate import shipped, yaml_edit
from keeper_validate.planting.entry import Entry

_MARK = "discovered"


@dataclass(frozen=True, slots=True)
class Planted:
    """A seed file after planting: its text, the entries added, and sentences on what stands there otherwise and was left."""

    text: str
    added: tuple[Entry, ...] = ()
    left: tuple[str, ...] = ()


def planted(name: str, text: str, wanted: Iterable[Entry], registered: frozenset[tuple[str, str]]) -> Planted:
    """A seed file with the entries that neither it nor another one (`registered`: kind and name) holds yet."""
    data = yaml_edit.load(text, name)
    root = _root(data, name)
    added, left = [], []
    for entry in sorted(wanted, key=lambda entry: (entry.section, entry.name)):
        if (entry.kind, entry.name) in registered:
            left.extend(_differing(root, entry, name))
        else:
            _add(root, entry)
            added.append(entry)
    if not added:
        return Planted(text or _heading(name), (), tuple(left))
    return Planted(yaml_edit.dump(data) if text.strip() else _heading(name) + yaml_edit.dump(data), tuple(added), tuple(left))


def _heading(name: str) -> str:
    stem = name.rpartition("/")[2].partition(".")[0]
    title = shipped.data("rules/lexicon/seed_homes")["titles"].get(stem, stem)
    return f"# {title}. Entries marked `{_MARK}` were found in the code; what people add stays.\n\n"


def _root(data: Any, name: str) -> Any:
    """The mapping of sections: the file's own, or the one under a wrapper of the file's name."""
    stem = name.rpartition("/")[2].partition(".")[0]
    wrapped = data.get(stem)
    return wrapped if hasattr(wrapped, "items") and len(data) == 1 else data


def _add(root: Any, entry: Entry) -> None:
    section = root.get(entry.section)
    fields = _fields(entry)
    if isinstance(section, list):
        item = yaml_edit.mapping()
        item["name"] = entry.name
        for key, value in fields.items():
            item[key] = value
        section.append(item)
        item.yaml_add_eol_comment(_MARK, "name")
        return
    if section is None or not hasattr(section, "items"):
        section = root[entry.section] = yaml_edit.mapping()
    section.insert(_position(section, entry.name), entry.name, fields)
    section.yaml_add_eol_comment(_MARK, entry.name)


def _fields(entry: Entry) -> Any:
    fields = yaml_edit.mapping()
    fields["location"] = entry.location
    for key, value in entry.fields:
        fields[key] = value if isinstance(value, str) else yaml_edit.inline(list(value))
    for key in shipped.data("rules/lexicon/seed_homes")["people"]:
        fields[key] = None
    return fields


def _position(section: Any, name: str) -> int:
    """Before the first entry that sorts behind it, where the section is sorted; else at the end."""
    names = [str(key) for key in section]
    if names != sorted(names):
        return len(names)
    return sum(1 for other in names if other < name)


def _differing(root: Any, entry: Entry, name: str) -> Iterable[str]:
    """Where an entry says another location than the code."""
    section = root.get(entry.section)
    kept = section.get(entry.name) if hasattr(section, "items") else None
    location = kept.get("location") if hasattr(kept, "items") else None
    if isinstance(location, str) and location != entry.location and not entry.location.endswith("/" + location):
        yield f"{name}: {entry.kind} {entry.name} is registered at {location}; the code has it at {entry.location} (left as it is)"
