"""The events as Git notes on the commits that they are about: lines that any two clones can put together, in `refs/notes/keeper`.

What was fetched beside it, as `refs/notes/*/keeper`, is read as well. Must not overwrite what another process noted meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping.event import Event, events_in, line_of, ordered
from keeper_validate.git import GitFailure, Repository
from keeper_validate.revision import find_commit, tree_of_commit
from keeper_validate.store import Commit

REF = "refs/notes/keeper"
_PARENT = "refs/notes/"
_TRIES = 20
_IDENTITY = ("-c", "user.name=keeper-validate", "-c", "user.email=keeper-validate@localhost", "-c", "commit.gpgSign=false")


def read(repository: Repository) -> tuple[Event, ...]:
    """Everything that is noted, here and in what was fetched."""
    return ordered(event for tip in _tips(repository).values() for _, data in _notes(repository, tip) for event in events_in(data))


def write(repository: Repository, events: Iterable[Event]) -> bool:
    """Puts the events that are not noted yet beside those that are; tells whether any was missing."""
    wanted = tuple(events)
    for _ in range(_TRIES):
        tips = _tips(repository)
        own, others = tips.get(REF), [tip for name, tip in tips.items() if name != REF]
        here = dict(_notes(repository, own)) if own is not None else {}
        told = {event.id for data in here.values() for event in events_in(data)}
        missing = ordered(tuple(event for event in (*wanted, *_known(repository, others)) if event.id not in told))
        if not missing:
            return False
        apart = [tip.oid for tip in others if own is None or git.revisions(repository, tip.oid, own.oid)]
        if _put(repository, own, apart, here, missing):
            return True
    raise KeeperError(f"{REF} keeps changing while this is noted in it; it is recorded here, and noted with the next record")


def _tips(repository: Repository) -> dict[str, Commit]:
    out = git.finish(git.start(repository.directory, "for-each-ref", "--format=%(refname)", _PARENT))
    names = [name for name in git.text(out).splitlines() if name == REF or name.endswith("/keeper")]
    return {name: tip for name in names if (tip := find_commit(repository, name)) is not None}


def _notes(repository: Repository, tip: Commit) -> list[tuple[str, bytes]]:
    """Each commit that has a note, with its text, however Git has spread them over folders."""
    entries = [(path.replace("/", ""), entry.oid) for path, entry in tree_of_commit(repository, tip).walk() if entry.is_file]
    repository.objects.prefetch(oid for _, oid in entries)
    return [(name, repository.objects.blob(oid)) for name, oid in entries]


def _known(repository: Repository, tips: list[Commit]) -> tuple[Event, ...]:
    return tuple(event for tip in tips for _, data in _notes(repository, tip) for event in events_in(data))


def _put(repository: Repository, own: Commit | None, others: list[str], here: dict[str, bytes], missing: tuple[Event, ...]) -> bool:
    """One commit on the notes; false where somebody was quicker."""
    lines: dict[str, list[bytes]] = {}
    for event in missing:
        lines.setdefault(event.commit, []).append(line_of(event).encode())
    tree = tree_of_commit(repository, own)
    entries = {path.replace("/", ""): entry.oid for path, entry in tree.walk() if entry.is_file}
    for commit, added in lines.items():
        text = b"".join(line + b"\n" for line in (*here.get(commit, b"").splitlines(), *added) if line)
        entries[commit] = git.written(repository, "hash-object", "-w", "--stdin", data=text)
    listing = "".join(f"100644 blob {oid}\t{name}\0" for name, oid in sorted(entries.items()))
    made = git.written(repository, "mktree", "-z", data=listing.encode("utf-8", "surrogateescape"))
    parents = [word for oid in ([own.oid] if own else []) + others for word in ("-p", oid)]
    message = f"keeper-validate: {len(missing)} recorded"
    tip = git.written(repository, *_IDENTITY, "commit-tree", made, *parents, "-m", message)
    try:
        git.written(repository, "update-ref", "-m", message, REF, tip, own.oid if own else "0" * len(tip))
    except GitFailure:
        return False
    return True
