"""The sections to write into hook files, and the files that are left alone, each with the reason. Must not write."""

from __future__ import annotations

import os
import sys

from keeper_validate import shipped
from keeper_validate.setup.hookdir import HookFolder
from keeper_validate.setup.section import HOOKS, has_section, is_shell, with_section
from keeper_validate.setup.writing import Write, read
from keeper_validate.values import dataclass

_NOTES = {"commit-msg": "judges every commit, with its message", "pre-push": "judges every push"}
_PROGRAM = "keeper-validate"
_ABSENT = "keeper-validate is not on PATH, where the hooks will look for it: until it is, they let everything through and say so"


@dataclass(frozen=True, slots=True)
class Installation:
    """What to write, and a sentence for each thing that was left or needs a look."""

    writes: tuple[Write, ...]
    told: tuple[str, ...]


def installation(folder: HookFolder, top: str) -> Installation:
    """The hook files with their sections, as far as they may be changed."""
    if folder.refusal:
        return Installation((), (f"no hook is installed: {folder.refusal}",))
    program = "" if folder.tracked else _program()
    writes: list[Write] = []
    told = [] if program or _on_path() else [_ABSENT]
    for hook in HOOKS:
        path = os.path.join(folder.path, hook)
        shown = shown_path(path, top)
        text = read(path)
        obstacle = _obstacle(path, text, folder)
        if obstacle:
            told.append(f"{shown} {obstacle}")
            continue
        updated = with_section(text, hook, program)
        if updated != text:
            before = "" if text is None or has_section(text) else ", before what was there"
            writes.append(Write(path, shown, updated, _NOTES[hook] + before, text, executable=folder.direct))
        told += [f"{shown}: {advice}" for advice in _advice(text)]
    return Installation(tuple(writes), tuple(told))


def shown_path(path: str, top: str) -> str:
    """A path as a person in the repository would write it."""
    return os.path.relpath(path, top).replace(os.sep, "/") if path.startswith(top + os.sep) else path


def _obstacle(path: str, text: str | None, folder: HookFolder) -> str:
    if os.path.islink(path):
        return f"is a symbolic link, and is left as it is: add `{_PROGRAM} hook {os.path.basename(path)} \"$@\"` to what it names"
    if text is None:
        return ""
    if not is_shell(text):
        return f"is no shell script, and is left as it is: let it run `{_PROGRAM} hook {os.path.basename(path)}` with what Git hands to it"
    if folder.direct and not os.access(path, os.X_OK):
        return "is not executable, so Git does not run it, and it is left as it is: remove it or make it executable, and run init again"
    return ""


def _advice(text: str | None) -> list[str]:
    """What to know of a file that its hook manager writes anew."""
    folded = (text or "").casefold()
    return [entry["advice"] for entry in shipped.data("rules/lexicon/hosts")["rewritten"] if entry["has"].casefold() in folded][:1]


def _program() -> str:
    """This program's own file, for hooks that run without the environment it lies in."""
    beside = os.path.join(os.path.dirname(sys.executable), _PROGRAM)
    return beside if os.access(beside, os.X_OK) else _on_path()


def _on_path() -> str:
    from shutil import which

    return which(_PROGRAM) or ""
