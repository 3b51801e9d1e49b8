"""Samples of names with a slot in them, `<name>.test.ts`, `{Feature}Controller`, as the globs that they mean.

Must not know whose names are meant."""

from __future__ import annotations

import re

_SLOT = re.compile(
    r"(?<![\w\-])[a-z]+-name(?=\.)|<[\w\- ]+>|\{[\w\- ]+\}|\[[\w\- ]+\]|(?<![A-Za-z])(?:N{2,5}|(?:Y{2,4}|MM|DD|HH|SS)+)(?![A-Za-z])"
    r"|(?<![A-Za-z])x{3}(?![A-Za-z])|(?<=[-_])(?:(?:short|brief|descriptive|kebab|some|your)[-_])?(?:title|name|description|slug|desc)(?=[-_.])|(?<=[a-z])X(?:xx|yz)?(?![a-z])|(?<!\w)(?:Xxx(?=[A-Z])|X(?=[A-Z][a-z]))"
    r"|(?<!\w)(?:VerbNoun|NounVerb|VerbEntity)(?=[A-Z][a-z])|(?<!\w)(?:Component|Class|Feature|Entity|Module|Model|Service|Resource|Page|Type|Function|Method|Source|Event)Name(?=[A-Z][a-z])|\*"
)
_STAMP = re.compile(r"(?<![A-Za-z])(?:N{3,5}|YYYY(?:[-_]?(?:MM|DD|HH|SS))*)(?![A-Za-z])")


def stamped(path: str) -> str:
    """`db/YYYYMMDD_name.sql`, `db/NNN_name.sql`: a path with what each file bears in its own way left open."""
    folder, mark, name = path.rpartition("/")
    return f"{folder}{mark}{slots_open(name)}" if _STAMP.search(name) else path


def is_slotted(text: str) -> bool:
    """Whether a sample of names holds a slot and more than that, or several that are joined: `<Trans>` alone is a tag."""
    left, slots = _SLOT.subn("", text)
    return slots > 0 and (re.search(r"\w", left) is not None or (slots > 1 and re.fullmatch(r"[.:_-]+", left) is not None))


def slots_open(text: str) -> str:
    """A sample with whatever may stand in each of its slots."""
    return re.sub(r"\*+", "*", _SLOT.sub("*", text))
