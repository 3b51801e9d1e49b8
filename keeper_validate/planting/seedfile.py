"""Entries into the text of a seed file, whatever family it is of, leaving everything that people wrote. Must not read or write files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from keeper_validate import shipped, yaml_edit
from keeper_validate.planting.entry import Entry
from keeper_validate.values import dataclass

_MARK = "discovered"


@dataclass(frozen=True, slots=True)
class Planted:
    """A seed file after planting: its text, and the entries added."""

    text: str
    added: tuple[Entry, ...] = ()


def planted(name: str, text: str, wanted: Iterable[Entry]) -> Planted:
    """A seed file with entries that it does not hold yet, everything else as it was."""
    data = yaml_edit.load(text, name)
    root = _root(data, name)
    added = sorted(wanted, key=lambda entry: (entry.section, entry.name))
    for entry in added:
        _add(root, entry)
    if not added:
        return Planted(text or _heading(name))
    return Planted(yaml_edit.dump(data) if text.strip() else _heading(name) + yaml_edit.dump(data), tuple(added))


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
        yaml_edit.remark(item, "name", _MARK)
        return
    if section is None or not hasattr(section, "items"):
        section = root[entry.section] = yaml_edit.mapping()
    section.insert(_position(section, entry.name), entry.name, fields)
    yaml_edit.remark(section, entry.name, _MARK)


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
