"""The files that a task is likely about, by name only: where the chosen entries live, and tracked paths that the task's words name.

Must not read them."""

from __future__ import annotations

import os
import re

from keeper_validate import git
from keeper_validate.budget import tokens
from keeper_validate.selecting.entry import Entry
from keeper_validate.selecting.guard import denied
from keeper_validate.selecting.project import Project
from keeper_validate.selecting.relevance import ranked
from keeper_validate.selecting.terms import terms

_MOST = 12
_MOST_NAMED = 8
_NAME, _FOLDER = 2.0, 1.0
_PREFIX = 4
_ENOUGH = 2


def files(project: Project, asked: tuple[str, ...], entries: tuple[Entry, ...], room: int) -> tuple[str, ...]:
    """Paths from the top, at most so many as a reader looks at and the budget holds."""
    if not asked:
        return ()
    tracked = git.text(git.finish(git.start(project.top, "ls-files", "-z", "--cached"))).split("\0")
    known = set(tracked) - {""}
    lived = [place for entry in entries if (place := _place(entry.location)) in known]
    found: list[str] = []
    room -= tokens("## Files\n\n")
    for path in dict.fromkeys((*_named(asked, tracked, project.seeds)[:_MOST_NAMED], *lived)):
        cost = tokens(f"- {path}\n")
        if len(found) == _MOST or cost > room or denied(path) is not None:
            continue
        found.append(path)
        room -= cost
    return tuple(found)


def _place(location: str) -> str:
    """The path of a location as vaults write it: `./web/Modal.tsx:12 (the old one)`."""
    return re.split(r"[\s(,]|:\d", location.strip(), maxsplit=1)[0].removeprefix("./")


def _named(asked: tuple[str, ...], tracked: list[str], seeds: tuple[str, ...]) -> list[str]:
    """The tracked paths that hold at least two words of the task, or the only one that it has."""
    roots = tuple(term[:_PREFIX] for term in asked)
    near = [path for path in tracked if path and path not in seeds and any(root in path.lower() for root in roots)]
    things = [_terms(path) for path in near]
    enough = min(_ENOUGH, len(set(asked)))
    return [near[one.index] for one in ranked(asked, things) if one.near and len(set(one.words)) >= enough]


def _terms(path: str) -> tuple[tuple[str, float], ...]:
    folder, name = os.path.split(path)
    found = dict.fromkeys(terms(folder), _FOLDER) | dict.fromkeys(terms(name.partition(".")[0]), _NAME)
    return tuple((found | dict.fromkeys(terms(name.partition(".")[2]), _NAME)).items())
