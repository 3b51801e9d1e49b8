"""The names by which a file calls what it imports: `f` for `fmt`, `s` for `os.system`. A file is read as text, by patterns that are data
(`bound` in `rules/lexicon/spelling.yaml`). Must not know who asks for a name."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

_ITEM = re.compile(r"\s*(?:type\s+)?([\w.$]+)(?:\s+as\s+([\w$]+))?\s*")
_HEAD = re.compile(r"[\w$]+")


def bound_names(path: str, text: str) -> dict[str, str]:
    """What each name that is bound otherwise than it is called stands for, a member of a module behind its module."""
    found: dict[str, str] = {}
    for pattern in _patterns(path[path.rfind("."):].lower()):
        for match in pattern.finditer(text):
            held = match.groupdict()
            pairs = _listed(held["list"], held.get("of")) if held.get("list") else [(held["name"], held["of"])]
            found |= {name: whole for name, whole in pairs if name and whole and name != whole}
    return found


def _listed(items: str, module: str | None) -> list[tuple[str | None, str]]:
    """“a as b, c” of an import: each bound name with what it is; a name that no `as` gives is the module's own."""
    read = (match for item in items.split(",") if (match := _ITEM.fullmatch(item)))
    return [(match[2] or (match[1] if module else None), f"{module}.{match[1]}" if module else match[1]) for match in read]


def called_in_full(name: str, bound: dict[str, str]) -> str:
    """A name with what its first piece stands for in its place; empty where that is what it is called."""
    head = _HEAD.match(name)
    whole = bound.get(head[0]) if head else None
    return f"{whole}{name[head.end():]}" if head and whole else ""


@cache
def _patterns(suffix: str) -> tuple[re.Pattern[str], ...]:
    known = shipped.data("rules/lexicon/spelling")["bound"]
    return tuple(re.compile(text, re.MULTILINE) for entry in known.values() if suffix in entry["suffixes"] for text in entry["patterns"])
