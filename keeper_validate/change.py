"""The change under judgement: which two trees, which paths differ, and the revision whose law judges it.

Must not interpret what any file holds."""

from __future__ import annotations

import os
from functools import cached_property
from itertools import pairwise

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.event import Event, event
from keeper_validate.git import WHOLE, RawChange, Repository
from keeper_validate.revision import checked, commit_at, commits_since, default_branch, find_commit, law_revision, tree_at, tree_of_commit
from keeper_validate.store import Commit, Entry
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass

# Git knows the tree without entries by its name, whether or not it is stored.
_NOTHING = {40: "4b825dc642cb6eb9a060e54bf8d69288fbee4904", 64: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"}
_SHORT = 10
_ONE, _HEAD = "write {0}..HEAD, or --commit {0}", "--commit HEAD judges that commit, and a range such as main...HEAD a branch"


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks to be judged; at most one of `staged`, `base`, `range` and `commit`."""

    directory: str = "."
    staged: bool = False
    base: str | None = None
    head: str | None = None
    range: str | None = None
    commit: str | None = None
    law: str | None = None
    ci: bool = False


@dataclass(frozen=True, slots=True)
class ChangedFile:
    """One path that differs; an entry is None on the side where the path is absent. A move is a removal and an addition."""

    path: str
    base: Entry | None
    head: Entry | None

    @property
    def status(self) -> str:
        """`added`, `removed`, or `changed` in content or mode."""
        if self.base is None:
            return "added"
        return "removed" if self.head is None else "changed"


@dataclass(frozen=True)
class Change:
    """Two trees and the paths that differ. `parents` are the further parents of a merge: what any of them holds is not new.

    `how` says in a few words how the change was chosen; `head_commit` is None for the staged change, `stop` is the commit before it,
    `excluded` those whose history does not count; `law_revision` is None where no commit could hold a decision."""

    repository: Repository
    base: Tree
    head: Tree
    files: tuple[ChangedFile, ...]
    how: str
    parents: tuple[Tree, ...] = ()
    branch: str | None = None
    law_revision: str | None = None
    head_commit: Commit | None = None
    stop: str | None = None
    excluded: tuple[str, ...] = ()

    @property
    def base_label(self) -> str:
        """The object id of the base, or `empty`."""
        return self.base.label

    @property
    def head_label(self) -> str:
        """The object id of the head, or `index`."""
        return self.head.label

    @cached_property
    def law(self) -> Tree | None:
        """The files of the law revision; None where no commit could hold a decision."""
        return tree_at(self.repository, self.law_revision) if self.law_revision is not None else None

    @cached_property
    def commits(self) -> tuple[Commit, ...]:
        """The commits that make up the change, newest first; none for the staged change."""
        if self.head_commit is None:
            return ()
        return commits_since(self.repository, self.head_commit, self.stop, self.excluded)


def select(request: Request) -> Change:
    """The change that is asked for. Without a word: the event's range, in CI or under a hook framework; else what is staged; else
    the branch against the default branch."""
    named = [word for word in (request.staged or None, request.base, request.range, request.commit) if word is not None]
    if len(named) > 1 or (request.head is not None and request.base is None):
        raise KeeperError("name one change: --staged, --base REV [--head REV], a range A..B or A...B, or --commit REV")
    if request.commit is not None:
        return _commit(request, request.commit)
    if request.base is not None:
        return _direct(request, request.base, "HEAD" if request.head is None else request.head)
    if request.range is not None:
        return _range(request, request.range)
    # A hook of `git commit` says which index it is about, wherever it runs.
    committing = "GIT_INDEX_FILE" in os.environ
    happening = None if request.staged or committing else event(os.environ)
    if happening is not None:
        return _event(request, happening)
    change = _staged(request)
    if change.files or request.staged or committing:
        return change
    return _branch(request, change.repository)


def _staged(request: Request) -> Change:
    repository = git.open_repository(request.directory)
    if repository.top is None:
        raise KeeperError(f"{repository.directory} has no working tree, so nothing is staged; name a range A..B or --commit REV")
    # read on both sides of the difference: a HEAD that moved before the first reading would have no witness
    head = _tip(repository)
    raw = git.staged_changes(request.directory)
    if find_commit(repository, "HEAD") != head:
        raise KeeperError("HEAD moved while the change was read; run again")
    files = _files(raw)
    return Change(
        repository=repository, base=tree_of_commit(repository, head, {file.path: file.base for file in files}),
        head=Tree(repository.objects, head.tree if head else None, "index", {file.path: file.head for file in files}),
        files=files, how="the staged change",
        parents=tuple(tree_of_commit(repository, commit_at(repository, oid)) for oid in git.merge_heads(repository)),
        branch=git.symbolic_head(repository), law_revision=law_revision(repository, request.law, ()),
    )


def _tip(repository: Repository) -> Commit | None:
    head = find_commit(repository, "HEAD")
    if head is None and not git.unborn(repository):
        raise KeeperError("HEAD names a commit that is missing or damaged; `git fsck` says more")
    return head


def _commit(request: Request, revision: str) -> Change:
    repository = git.open_repository(request.directory)
    commit = commit_at(repository, revision)
    parents = tuple(_parent(repository, commit, oid) for oid in commit.parents)
    first = parents[0] if parents else None
    # What the first parent had and dropped comes back with an ancestor of it; that one brings nothing of its own.
    further = tuple(one for one in parents[1:] if one.oid not in git.merge_bases(repository, parents[0].oid, one.oid))
    how = f"commit {commit.oid[:_SHORT]}" + (" against its first parent" if len(parents) > 1 else "")
    return _between(repository, request, first, commit, how, parents=further, excluded=commit.parents)


def _parent(repository: Repository, commit: Commit, oid: str) -> Commit:
    parent = find_commit(repository, oid)
    if parent is None:
        raise KeeperError(f"{oid[:_SHORT]}, the parent of {commit.oid[:_SHORT]}, is not in this clone; {WHOLE}")
    return parent


def _direct(request: Request, base: str, head: str) -> Change:
    repository = git.open_repository(request.directory)
    first, last = commit_at(repository, base), commit_at(repository, head)
    return _between(repository, request, first, last, f"{base}..{head}", excluded=(first.oid,))


def _range(request: Request, text: str) -> Change:
    base, dots, head = text.partition("..")
    if not dots:
        raise KeeperError(f"{text or repr(text)} is not a range; {_HEAD if text == 'HEAD' else _ONE.format(text or 'REV')}")
    if head.startswith("."):
        head = head[1:] or "HEAD"
        repository = git.open_repository(request.directory, f"{checked(base or 'HEAD')}...{checked(head)}")
        return _since(repository, request, base or "HEAD", head, f"{base or 'HEAD'}...{head}")
    return _direct(request, base or "HEAD", head or "HEAD")


def _event(request: Request, happening: Event) -> Change:
    if happening.base is None:
        repository = git.open_repository(request.directory)
        return _branch(request, repository, happening)
    repository = git.open_repository(request.directory, f"{checked(happening.base)}...{checked(happening.head)}")
    absent = [revision for revision in (happening.base, happening.head) if find_commit(repository, revision) is None]
    if absent:
        raise KeeperError(f"{absent[0]}, which {happening.name} is about, is not in this clone; {WHOLE}")
    return _since(repository, request, happening.base, happening.head, happening.name, happening)


def _branch(request: Request, repository: Repository, happening: Event | None = None) -> Change:
    default = default_branch(repository)
    name, head = (happening.name, happening.head) if happening else ("", "HEAD")
    commit = commit_at(repository, head)
    if default is None:
        if happening is None:
            raise KeeperError("nothing is staged, and there is no default branch to compare with; name a range A..B or --commit REV")
        return _between(repository, request, None, commit, f"{name}, from the first commit", happening)
    if happening is not None and not happening.beside and default[1].oid == commit.oid:
        return _between(repository, request, None, commit, f"{name}, from the first commit", happening)
    return _since(repository, request, default[1].oid, head, name or f"{default[0]}...{head}", happening)


def _since(repository: Repository, request: Request, base: str, head: str, how: str, happening: Event | None = None) -> Change:
    """What `head` brought since it left `base`. Of several merge bases the first is the base; what the others hold is not new either."""
    first, last = commit_at(repository, base), commit_at(repository, head)
    bases = git.merge_bases(repository, first.oid, last.oid) if repository.merge_bases is None else repository.merge_bases
    if not bases:
        why = f"this clone is shallow; {WHOLE}" if repository.shallow else "their histories are unrelated; write A..B"
        shown = (name[:_SHORT] if name == one.oid else name for name, one in ((base, first), (head, last)))
        raise KeeperError(f"{' and '.join(shown)} have no merge base: {why}")
    merged = tuple(commit_at(repository, oid) for oid in bases)
    how = f"{how} (from merge base {merged[0].oid[:_SHORT]})"
    return _between(repository, request, merged[0], last, how, happening, merged[1:], (first.oid,))


def _between(
    repository: Repository, request: Request, base: Commit | None, head: Commit, how: str,
    happening: Event | None = None, parents: tuple[Commit, ...] = (), excluded: tuple[str, ...] = (),
) -> Change:
    law = law_revision(repository, request.law, happening.targets if happening else ())
    process = git.start_diff(repository, base.oid if base else _NOTHING[len(head.oid)], head.oid)
    branch = (happening.branch if happening else None) or git.symbolic_head(repository)
    files = _files(git.raw_changes(git.finish(process)))
    return Change(
        repository=repository, base=tree_of_commit(repository, base, {file.path: file.base for file in files}),
        head=tree_of_commit(repository, head, {file.path: file.head for file in files}), files=files, how=how,
        parents=tuple(tree_of_commit(repository, parent) for parent in parents), branch=branch, law_revision=law,
        head_commit=head, stop=base.oid if base else None, excluded=excluded,
    )


def _files(changes: tuple[RawChange, ...]) -> tuple[ChangedFile, ...]:
    unmerged = next((change.path for change in changes if change.status == "U"), None)
    if unmerged is not None:
        raise KeeperError(f"{unmerged} is not merged yet; resolve it and stage it with `git add`")
    twice = next((one.path for one, two in pairwise(changes) if one.path == two.path), None)
    if twice is not None:
        raise KeeperError(f"{twice} stands twice in one tree, so nobody can tell which is meant; `git fsck` says more")
    return tuple(
        ChangedFile(change.path, _entry(change.base_mode, change.base_oid), _entry(change.head_mode, change.head_oid))
        for change in changes
    )


def _entry(mode: str, oid: str) -> Entry | None:
    return Entry(mode, oid) if mode.strip("0") else None
