"""Which plugins the branch calls for: by its commit messages and by what its changed files say. Must not read the plugins' sources."""

from __future__ import annotations

from keeper_validate.change import Change, Request, select
from keeper_validate.errors import KeeperError
from keeper_validate.selecting import guard, pattern
from keeper_validate.selecting.guard import Refused
from keeper_validate.selecting.project import Project

_MOST_COMMITS = 100
_MOST_FILES = 200
_LONGEST = 2_000


def salient(project: Project) -> frozenset[str]:
    """The names of the plugins of which a trigger has fired."""
    plugins = project.manifest.plugins if project.manifest is not None else ()
    if not plugins:
        return frozenset()
    changes = _changes()
    messages = [commit.message[:_LONGEST] for change in changes for commit in change.commits[:_MOST_COMMITS]]
    annotations = {text for plugin in plugins for text in plugin.annotations if text}
    said = _said(project, changes, annotations) if annotations else frozenset()
    return frozenset(
        plugin.name for plugin in plugins
        if not said.isdisjoint(plugin.annotations) or any(pattern.found(one, text) for one in plugin.messages for text in messages)
    )


def _changes() -> tuple[Change, ...]:
    """What is staged, and the branch; none before the first commit."""
    found = []
    for request in (Request(staged=True), Request()):
        try:
            found.append(select(request))
        except KeeperError:
            continue
    return tuple(found)


def _said(project: Project, changes: tuple[Change, ...], annotations: set[str]) -> frozenset[str]:
    """The annotations that stand in a changed file as it lies on disk."""
    paths = sorted({file.path for change in changes for file in change.files if file.head is not None})
    said: set[str] = set()
    for path in paths[:_MOST_FILES]:
        try:
            text = guard.read(project.top, path).text
        except Refused:
            continue
        said |= {annotation for annotation in annotations if annotation in text}
    return frozenset(said)
