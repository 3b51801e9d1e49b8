"""Hook entries in the JSON settings of an agent: put beside what people have there, and taken out again. Must not read or write files."""

from __future__ import annotations

import json
import re
from typing import Any

PROGRAM = "keeper-validate hook"
_INDENT = re.compile(r"\n([ \t]+)\"")


def with_hooks(text: str, own: str) -> str | None:
    """The settings with the entries of `own` that are missing; None where the text is no settings."""
    settings = _object(text)
    hooks = settings.get("hooks", {}) if settings is not None else None
    if settings is None or not isinstance(hooks, dict) or not all(isinstance(entries, list) for entries in hooks.values()):
        return None
    missing = {
        event: [entry for entry in entries if not any(_is_own(there) for there in hooks.get(event, []))]
        for event, entries in json.loads(own)["hooks"].items()
    }
    if not any(missing.values()):
        return text
    added = {event: [*hooks.get(event, []), *missing.get(event, [])] for event in dict.fromkeys((*hooks, *missing))}
    return _written({**settings, "hooks": added}, text)


def without_hooks(text: str) -> str:
    """The settings without the entries that run this program, and without what is empty then."""
    settings = _object(text)
    hooks = settings.get("hooks") if settings is not None else None
    if settings is None or not isinstance(hooks, dict):
        return text
    lists = {event: entries for event, entries in hooks.items() if isinstance(entries, list)}
    others = {event: [entry for entry in entries if not _is_own(entry)] for event, entries in lists.items()}
    left = {event: others.get(event, entries) for event, entries in hooks.items() if others.get(event, True) or not entries}
    if left == hooks:
        return text
    return _written({**{key: value for key, value in settings.items() if key != "hooks"}, **({"hooks": left} if left else {})}, text)


def has_hooks(text: str) -> bool:
    """Whether entries that run this program are there."""
    return without_hooks(text) != text


def _is_own(entry: Any) -> bool:
    """Whether an entry runs this program and nothing else."""
    hooks = entry.get("hooks") if isinstance(entry, dict) else None
    commands = [hook.get("command") for hook in hooks if isinstance(hook, dict)] if isinstance(hooks, list) else []
    return bool(commands) and all(isinstance(command, str) and PROGRAM in command for command in commands)


def _object(text: str) -> dict[str, Any] | None:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def _written(settings: dict[str, Any], text: str) -> str:
    """In the indentation that the text has."""
    found = _INDENT.search(text)
    return json.dumps(settings, ensure_ascii=False, indent=found[1] if found else 2) + ("\n" if text.endswith("\n") else "")
