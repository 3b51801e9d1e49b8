"""Every document that a project offers, each with its place in the fixed order of reading and what lets it in.

Must not read the documents."""

from __future__ import annotations

import os
from collections.abc import Iterator

from keeper_validate.pathglob import matches_any
from keeper_validate.selecting.manifest import Manifest, Reference
from keeper_validate.selecting.metadata import Listed, Metadata
from keeper_validate.selecting.project import Project
from keeper_validate.selecting.terms import knowledge
from keeper_validate.values import dataclass

RANKS = ("always", "work", "personal", "core", "domain", "project", "related")
_TIERS = {"identity": "always", "workflow": "core", "reference": "related"}
_LAST = 100


@dataclass(frozen=True, slots=True)
class Candidate:
    """One document. `rank` is one of RANKS; `priority` its place within; `group` what shares `group_tokens` with it; `open` where any
    task that says something lets it in. `barred` says why it stays out whatever the task."""

    address: str
    rank: str
    origin: str
    keywords: tuple[str, ...] = ()
    priority: int = _LAST
    group: str = ""
    group_tokens: int | None = None
    open: bool = False
    barred: str = ""


def candidates(project: Project, salient: frozenset[str]) -> tuple[Candidate, ...]:
    """All of them in the order of reading; of two with one address the first. `salient` are the plugins whose trigger has fired."""
    found = [*_of_manifest(project.manifest, salient), *_of_metadata(project), *_of_pages(project)]
    found.sort(key=lambda one: (RANKS.index(one.rank), one.priority))
    return tuple({one.address: one for one in reversed(found)}[address] for address in dict.fromkeys(one.address for one in found))


def _of_manifest(manifest: Manifest | None, salient: frozenset[str]) -> Iterator[Candidate]:
    if manifest is None:
        return
    for tier in manifest.tiers:
        for place, source in enumerate(tier.sources):
            yield _from(source, _TIERS[tier.name], f"{tier.name} tier of {manifest.path}", place, tier.name, tier.max_tokens)
    for plugin in manifest.plugins:
        barred = "" if plugin.name in salient else "no commit message and no changed file calls for it"
        for source in plugin.sources:
            name = f"plugin {plugin.name}"
            yield Candidate(source.address, "project", f"{name} of {manifest.path}", (), 0, name, plugin.max_tokens, True, barred)


def _from(source: Reference, rank: str, origin: str, place: int, group: str, most: int | None) -> Candidate:
    return Candidate(source.address, rank, origin, source.keywords, place, group, most)


def _of_metadata(project: Project) -> Iterator[Candidate]:
    metadata = project.metadata
    if metadata is None:
        return
    folder = os.path.dirname(metadata.path)
    named = {_joined(folder, one.path) for one in metadata.documents}
    for one in metadata.documents:
        yield _listed(one, _joined(folder, one.path), metadata)
    if metadata.beside is not None:
        for name in sorted(_pages_in(os.path.join(project.top, folder))):
            if _joined(folder, name) not in named:
                yield _listed(metadata.beside, _joined(folder, name), metadata)


def _listed(one: Listed, path: str, metadata: Metadata) -> Candidate:
    rank = "related" if one.related else "always" if one.always else _rank_of(path, metadata) or "project"
    return Candidate(path, rank, metadata.path, one.keywords, one.priority, open=one.related)


def _joined(folder: str, path: str) -> str:
    """A path of the metadata from the top; one that leads elsewhere stays as it is written, for the guard to see."""
    if path.startswith(("~", "/")) or not folder:
        return path.removeprefix("./")
    return os.path.normpath(os.path.join(folder, path)).replace(os.sep, "/")


def _pages_in(folder: str) -> Iterator[str]:
    try:
        yield from (name for name in os.listdir(folder) if name.endswith(".md"))
    except OSError:
        return


def _of_pages(project: Project) -> Iterator[Candidate]:
    """The pages of context folders: those of other projects, and of a kind of work that this one is not, are none."""
    built = {one.path for one in project.manifest.built.artifacts} if project.manifest and project.manifest.built else set()
    for path in project.pages:
        rank = _rank_of(path, project.metadata)
        if path not in built and rank:
            yield Candidate(path, rank, "context folder", open=rank in ("work", "personal"))


def _rank_of(path: str, metadata: Metadata | None) -> str:
    """By the folder it lies in; empty where that says nothing, or that it is not for this project."""
    layout = knowledge()["layout"]
    kind = metadata.type if metadata is not None else ""
    if not kind and metadata is not None:
        kind = next((one for one in ("work", "personal") if f"/{one}/" in f"/{metadata.path}"), "")
    mine = os.path.dirname(metadata.path) if metadata is not None else None
    if matches_any(path, tuple(layout["project"])):
        return "project" if mine is not None and path.startswith(mine + "/") else ""
    if any(f"/{one}/" in f"/{path}" and one != kind for one in ("work", "personal")):
        return ""
    return next((rank for rank, globs in layout.items() if matches_any(path, tuple(globs))), "")
