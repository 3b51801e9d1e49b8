"""One line of YAML whose plain scalar does not scan, rewritten with that scalar in quotes. Must not touch any other line."""

from __future__ import annotations

import re

_LINE = re.compile(r"(?P<lead>\s*(?:-\s+)*)(?P<key>[^\s'\"\[{&*!|>@`%#?,][^'\"\[{]*?:\s+)?(?P<value>\S.*?)(?P<note>\s+#.*|\s*)\Z")
_BLOCK = re.compile(r"[|>][-+]?[0-9]?[-+]?\Z")
_WHOLE = re.compile(r"'(?:[^']|'')*'\Z|\"(?:[^\"\\]|\\.)*\"\Z")
_FLOW = re.compile(r"(?<=[\[{,\s])([A-Za-z_][\w.*-]*(?::[\w.*-]+)+)(?=\s*[,\]}])")
_OPENED = re.compile(r"'(?:[^']|'')*'|\"(?:[^\"\\]|\\.)*\"|\[[^\[\]]*\]|\{[^{}]*\}")


def rewritings(line: str) -> tuple[str, ...]:
    """The line with its value quoted, then with the whole list item quoted; nothing where its value is not a plain scalar."""
    parts = _LINE.match(line)
    if parts is None:
        return ()
    lead, key, value, note = parts["lead"], parts["key"] or "", parts["value"], parts["note"]
    tries = [f"{lead}{key}{_quoted(value)}{note}"] if _plain(value) else []
    if key and lead.strip():
        tries.append(f"{lead}{_quoted(key + value)}{note}")
    return tuple(tries)


def flow_quoted(line: str) -> str:
    """The line with words such as `user:read` in quotes, where they are whole entries of a flow list or mapping."""
    return line if re.search("['\"]", line) else _FLOW.sub(r"'\1'", line)


def _plain(value: str) -> bool:
    """Whether a person would read it as text: what opens a quote or a bracket must close it and go on."""
    if _BLOCK.match(value) or _WHOLE.match(value) or value.startswith(("? ", ": ")):
        return False
    if value[0] not in "'\"[{":
        return True
    opened = _OPENED.match(value)
    return opened is not None and bool(value[opened.end():].strip())


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
