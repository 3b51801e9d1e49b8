"""The project as it lies on disk: its law's folders, its manifest, its metadata, and where in it the agent works.

Must not read a document or an entry."""

from __future__ import annotations

import os

from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.law import Config
from keeper_validate.law.layout import ROOTS, configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.revision import law_revision, tree_at
from keeper_validate.selecting import guard
from keeper_validate.selecting.manifest import Manifest
from keeper_validate.selecting.manifest_file import NAME, load_manifest
from keeper_validate.selecting.metadata import NAMES, Metadata, load_metadata
from keeper_validate.selecting.terms import knowledge
from keeper_validate.tree import tree_of
from keeper_validate.values import dataclass

_MOST_PAGES = 500


@dataclass(frozen=True, slots=True)
class Project:
    """`here` is the working directory, from the top; `metadata` that of the project the agent works in, None where it is not known.
    `granted` are the sources that the manifest of the law revision lets lie outside; `pages` those of context folders."""

    repository: Repository
    top: str
    here: str
    config: Config
    seeds: tuple[str, ...]
    decisions: tuple[str, ...]
    manifest: Manifest | None
    granted: frozenset[str]
    metadata: Metadata | None
    pages: tuple[str, ...]


def open_project(repository: Repository, law: str | None = None, name: str | None = None) -> Project:
    """The project of a working tree; `name` is the one to take where there are several."""
    if repository.top is None:
        raise KeeperError("this repository has no working tree to read from; clone it first.")
    top, here = repository.top, repository.prefix.rstrip("/")
    present = _law_files(top)
    tree = tree_of(present)
    config = configuration(tree)
    manifest = _manifest(top, config)
    metadata = _metadata(top, here, name)
    return Project(
        repository, top, here, config, seed_paths(tree, config.seeds), decision_paths(tree, config.decisions), manifest,
        _granted(repository, law, manifest), metadata, _pages(top),
    )


def _law_files(top: str) -> dict[str, bytes]:
    """The configuration, and the names of what its folders hold."""
    found = {path: data for path in CONFIG_FILES if (data := _bytes(top, path)) is not None}
    config = configuration(tree_of(found)) if found else Config()
    folders = {config.decisions, config.seeds, *(f"{root}/{name}".lstrip("/") for root in ROOTS for name in ("decisions", "seeds"))}
    for folder in sorted(folders):
        for name in _names(top, folder):
            found.setdefault(f"{folder}/{name}", b"")
    return found


def _bytes(top: str, path: str) -> bytes | None:
    try:
        return guard.read(top, path).text.encode("utf-8", "surrogateescape")
    except guard.Refused as refused:
        if refused.absent:
            return None
        raise KeeperError(f"{path}: {refused}.") from None


def _names(top: str, folder: str) -> list[str]:
    try:
        return sorted(name for name in os.listdir(os.path.join(top, folder)) if os.path.isfile(os.path.join(top, folder, name)))
    except OSError:
        return []


def _manifest(top: str, config: Config) -> Manifest | None:
    places = dict.fromkeys((config.root, *ROOTS))
    for path in (f"{root}/{NAME}".lstrip("/") for root in places):
        data = _bytes(top, path)
        if data is not None:
            return load_manifest(path, data)
    return None


def _granted(repository: Repository, law: str | None, manifest: Manifest | None) -> frozenset[str]:
    """What an agent can write into its own checkout lets it read nothing outside: the law revision has to say the same."""
    wanted = manifest.grants() if manifest is not None else frozenset()
    revision = law_revision(repository, law, ()) if wanted else None
    if manifest is None or revision is None:
        return frozenset()
    data = read_law_file(tree_at(repository, revision), manifest.path)
    return wanted & load_manifest(manifest.path, data).grants() if data is not None else frozenset()


def _metadata(top: str, here: str, name: str | None) -> Metadata | None:
    """The one that is named, else the nearest from the working directory upwards, else one whose globs hold the working directory."""
    from keeper_validate.pathglob import matches_any

    near, others = _all_metadata(top, here)
    if name is not None:
        found = next((one for one in (*near, *others) if one.name == name), None)
        if found is None:
            known = ", ".join(sorted({one.name for one in (*near, *others)})) or "none"
            raise KeeperError(f"no project-metadata.json here names a project {name}; known: {known}.")
        return found
    whole = os.path.join(top, here) if here else top
    held = (one for one in (*near, *others) if one.patterns and matches_any(whole.strip("/") + "/x", one.patterns))
    return next(iter(near), None) or next(held, None)


def _all_metadata(top: str, here: str) -> tuple[list[Metadata], list[Metadata]]:
    """Those that lie on the way up, the nearest first, and those of the projects in context folders."""
    parts = here.split("/") if here else []
    way = ["/".join(parts[:size]) for size in range(len(parts), -1, -1)]
    places = dict.fromkeys(f"{at}/{folder}".strip("/") for at in way for folder in knowledge()["folders"])
    near = [one for place in places if (one := _one_metadata(top, place)) is not None]
    deeper = sorted({os.path.dirname(page) for page in _below(top, NAMES)} - set(places))
    return near, [one for place in deeper if (one := _one_metadata(top, place)) is not None]


def _one_metadata(top: str, folder: str) -> Metadata | None:
    for name in NAMES:
        path = f"{folder}/{name}".lstrip("/")
        if os.path.isfile(os.path.join(top, path)) and (data := _bytes(top, path)) is not None:
            return load_metadata(path, data.decode("utf-8", "surrogateescape"))
    return None


def _pages(top: str) -> tuple[str, ...]:
    return _below(top, (".md",))


def _below(top: str, endings: tuple[str, ...]) -> tuple[str, ...]:
    """The files of the context folders with one of some endings, sorted; links are not followed."""
    found: list[str] = []
    for folder in (folder for folder in knowledge()["folders"] if folder.endswith("context")):
        for at, folders, names in os.walk(os.path.join(top, folder)):
            folders.sort()
            found += (os.path.relpath(os.path.join(at, name), top).replace(os.sep, "/") for name in sorted(names) if name.endswith(endings))
            if len(found) > _MOST_PAGES:
                break
    return tuple(dict.fromkeys(found[:_MOST_PAGES]))
