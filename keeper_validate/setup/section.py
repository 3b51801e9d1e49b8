"""The marked section in the text of a hook file. Must not read or write files, nor change anything outside the marks."""

from __future__ import annotations

import re

from keeper_validate import shipped

HOOKS = ("commit-msg", "pre-push")
_SECTION = re.compile(r"^# --- BEGIN KEEPER VALIDATE v\d+ ---\n.*?^# --- END KEEPER VALIDATE v\d+ ---\n", re.MULTILINE | re.DOTALL)
_SHEBANG = re.compile(r"#![^\n]*\n")
_FRESH = "#!/bin/sh\n"


def section(hook: str, program: str) -> str:
    """The section of a hook; `program` is a path to try before PATH, or empty."""
    quoted = "'" + program.replace("'", "'\\''") + "'"
    return shipped.text(f"seeds/starter/hooks/{hook}.sh").replace("{program}", quoted)


def with_section(text: str | None, hook: str, program: str) -> str:
    """The hook file with the section up to date: where it stands already, else before everything but the first line."""
    own = section(hook, program)
    if text is None:
        return _FRESH + own
    if _SECTION.search(text):
        return _SECTION.sub(lambda found: own, text, count=1)
    shebang = _SHEBANG.match(text)
    return text[:shebang.end()] + own + text[shebang.end():] if shebang else own + text


def without_section(text: str) -> str | None:
    """The hook file without any section; None where nothing is left that would do anything."""
    rest = _SECTION.sub("", text)
    return None if rest in ("", _FRESH) and rest != text else rest


def has_section(text: str) -> bool:
    """Whether the marks are there."""
    return _SECTION.search(text) is not None


def is_shell(text: str) -> bool:
    """Whether a hook file is a shell script; one without a first line that says what it is, is run as one."""
    if not text.startswith("#!"):
        return True
    words = text[2:].partition("\n")[0].split()
    names = [word.rpartition("/")[2] for word in words if not word.startswith("-") and "=" not in word]
    return next((name for name in names if name != "env"), "") in shipped.data("rules/lexicon/hosts")["shells"]
