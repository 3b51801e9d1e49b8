"""What `context build` writes: one condensed page for each tier, and, in the same step, a note in the manifest of what it was built from.

`check` says where a page no longer is what its sources make of it. Must not choose for a task."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

from keeper_validate import git, workfile
from keeper_validate.budget import tokens
from keeper_validate.errors import KeeperError
from keeper_validate.git import GitFailure
from keeper_validate.revision import find_commit
from keeper_validate.selecting import address, guard, journal
from keeper_validate.selecting.condensed import condensed
from keeper_validate.selecting.guard import Content, Refused
from keeper_validate.selecting.manifest import Artifact, Built, Manifest, Tier
from keeper_validate.selecting.manifest_file import MARK, NAME
from keeper_validate.selecting.project import Project
from keeper_validate.setup.writing import Write, write
from keeper_validate.values import dataclass

COMMAND = "keeper-validate context build"
_MOST_TOKENS = 2_000
_NO_COMMIT = "none"
_LOCK = ("keeper", "context-build.lock")


@dataclass(frozen=True, slots=True)
class Page:
    """One page as it should be."""

    tier: str
    path: str
    text: str
    sources: tuple[tuple[str, str], ...]


def build(project: Project, day: str) -> tuple[str, ...]:
    """Writes every page and the manifest, all or none of them; returns the paths. Nothing is written where nothing has changed."""
    with journal.locked(os.path.join(project.repository.common_dir, *_LOCK)):
        manifest = _manifest(project)
        if not check(project, day):
            return ()
        commit = _head(project)
        pages = tuple(_page(project, tier, commit) for tier in manifest.tiers if tier.sources)
        texts = {page.path: page.text for page in pages}
        texts[manifest.path] = f"{manifest.written.rstrip()}\n\n{MARK}\n{_noted(project, manifest, pages, commit, day)}"
        write(_write(project.top, path, text) for path, text in texts.items())
        return tuple(texts)


def check(project: Project, day: str) -> tuple[str, ...]:
    """What is wrong with the pages, a sentence each; none where all are as they should be."""
    manifest = _manifest(project)
    built = manifest.built
    if built is None:
        wanted = [tier.name for tier in manifest.tiers if tier.sources]
        return (f"{', '.join(wanted)}: never built; run {COMMAND}",) if wanted else ()
    found = list(_wrong(project, manifest, built, day))
    if built.checksum != manifest.checksum:
        found.append(f"{manifest.path} is not the one that was built from ({built.checksum[:19]}..., now {manifest.checksum[:19]}...)")
    return tuple(found)


def _manifest(project: Project) -> Manifest:
    if project.manifest is None:
        place = f"{project.config.root}/{NAME}".lstrip("/")
        raise KeeperError(f"there is no {place}: write one (`keeper-validate adr schema context` says what it may hold).")
    return project.manifest


def _wrong(project: Project, manifest: Manifest, built: Built, day: str) -> Iterator[str]:
    known = {one.tier: one for one in built.artifacts}
    marks = _marks(project)
    for tier in manifest.tiers:
        one = known.pop(tier.name, None)
        if tier.sources and one is None:
            yield f"{tier.name}: never built"
        if tier.sources and one is not None:
            reason = _edited(project, tier, one, built) or _stale(project, tier, one, built, marks, day)
            if reason:
                yield f"{_path(manifest, tier)} {reason}"
    yield from (f"{one.path} was built of the {one.tier} tier, which has no sources any more" for one in known.values())


def _edited(project: Project, tier: Tier, one: Artifact, built: Built) -> str:
    """Where a page is not what was built."""
    try:
        found = guard.read(project.top, _path(_manifest(project), tier))
    except Refused as refused:
        return "is not there" if refused.absent else f"cannot be read: {refused}"
    if found.digest != one.digest:
        return "was edited by hand: what it should say belongs into its sources"
    try:
        page = _page(project, tier, built.commit)
    except KeeperError as error:
        return f"cannot be built again: {error}"
    return "does not say what its sources say" if page.text != found.text and page.sources == one.sources else ""


def _stale(project: Project, tier: Tier, one: Artifact, built: Built, marks: dict[str, str], day: str) -> str:
    """Where a page is what was built, and should be built again."""
    now = dict(_page(project, tier, built.commit).sources)
    before = dict(one.sources)
    changed = [name for name in dict.fromkeys((*before, *now)) if before.get(name) != now.get(name)]
    if changed:
        return f"is stale: {', '.join(changed)} changed"
    if "commit" in tier.triggers and _moved(project, built):
        return "is stale: commits came after it was built, and `refresh_triggers` names commit"
    fired = [name for name in ("decisions", "seeds") if name in tier.triggers and dict(built.marks).get(name) != marks[name]]
    if fired:
        return f"is stale: {' and '.join(fired)} changed, and `refresh_triggers` names them"
    if tier.staleness_days is not None and _days(day) - _days(built.day) > tier.staleness_days:
        return f"is stale: it was built on {built.day}, and may be {tier.staleness_days} days old"
    return ""


def _days(day: str) -> int:
    from datetime import date

    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        return 0


def _moved(project: Project, built: Built) -> bool:
    """Whether commits since then changed anything but what a build writes."""
    repository, head = project.repository, _head(project)
    if built.commit == head:
        return False
    if built.commit == _NO_COMMIT or find_commit(repository, built.commit) is None:
        return True
    own = {_manifest(project).path, *(one.path for one in built.artifacts)}
    try:
        changes = git.raw_changes(git.finish(git.start_diff(repository, built.commit, head)))
    except GitFailure:
        return True
    return any(change.path not in own for change in changes)


def _head(project: Project) -> str:
    commit = None if git.unborn(project.repository) else find_commit(project.repository, "HEAD")
    return commit.oid if commit is not None else _NO_COMMIT


def _path(manifest: Manifest, tier: Tier) -> str:
    folder = os.path.dirname(manifest.path)
    return f"{folder}/context/{tier.name}.md".lstrip("/")


def _page(project: Project, tier: Tier, commit: str) -> Page:
    manifest = _manifest(project)
    found = tuple((one.address, _content(project, manifest, one.address, one.line)) for one in tier.sources)
    costs = [tokens(content.text) for _, content in found]
    most = tier.max_tokens or _MOST_TOKENS
    parts = []
    for (name, content), cost in zip(found, costs, strict=True):
        share = most if sum(costs) <= most else most * cost // sum(costs)
        parts.append(f"## {name}\n\n{condensed(content.text, content.path, share)}\n")
    sources = tuple((name, content.digest) for name, content in found)
    return Page(tier.name, _path(manifest, tier), f"{_header(sources, commit)}\n# {tier.name}\n\n" + "\n".join(parts), sources)


def _header(sources: tuple[tuple[str, str], ...], commit: str) -> str:
    lines = ["<!-- Generated by keeper-validate. Do not edit: change the sources and build again.", f"commit: {commit}"]
    lines += [f"source: {name.replace('--', '- -')} sha256:{digest}" for name, digest in sources]
    return "\n".join((*lines, f"regenerate: {COMMAND}", "-->", ""))


def _content(project: Project, manifest: Manifest, name: str, line: int) -> Content:
    try:
        found = address.content(project, name)
    except Refused as refused:
        raise KeeperError(f"{manifest.path}:{line}: {name} cannot be built from: {refused}.") from None
    if found.path == manifest.path or found.path in {_path(manifest, tier) for tier in manifest.tiers}:
        raise KeeperError(f"{manifest.path}:{line}: {name} is itself written by the build; name what it is made from.")
    return found


def _marks(project: Project) -> dict[str, str]:
    """A hash of the decisions and one of the seeds, as they are now."""
    return {"decisions": _mark(project.top, project.decisions), "seeds": _mark(project.top, project.seeds)}


def _mark(top: str, paths: tuple[str, ...]) -> str:
    try:
        return guard.digest("\n".join(f"{path} {guard.read(top, path).digest}" for path in paths).encode())
    except Refused as refused:
        return str(refused)


def _noted(project: Project, manifest: Manifest, pages: tuple[Page, ...], commit: str, day: str) -> str:
    """What the manifest keeps of a build, as YAML."""
    lines = ["generated:", f"  checksum: {manifest.checksum}", f"  commit: {json.dumps(commit)}", f"  day: {json.dumps(day)}", "  marks:"]
    lines += [f"    {name}: {json.dumps(value)}" for name, value in _marks(project).items()]
    lines.append("  artifacts:")
    for page in pages:
        lines += [f"    - tier: {page.tier}", f"      path: {json.dumps(page.path)}"]
        lines += [f"      sha256: {json.dumps(guard.digest(page.text.encode()))}", "      sources:"]
        lines += [f"        - {{uri: {json.dumps(name)}, sha256: {json.dumps(digest)}}}" for name, digest in page.sources]
    return "\n".join(lines) + "\n"


def _write(top: str, path: str, text: str) -> Write:
    whole = os.path.join(top, *path.split("/"))
    return Write(whole, path, text, "", workfile.read(whole) if os.path.exists(whole) else None)
