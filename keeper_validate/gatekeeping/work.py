"""The work that is reviewed: what a change does, by content, and the clauses of its law that a reviewer has to answer.

The digest knows only the files that differ: a rebase that touches none of them, or taking off what must not land, is the same work."""

from __future__ import annotations

from keeper_validate import git
from keeper_validate.gatekeeping.review import Item, Round
from keeper_validate.git import GitFailure, Repository
from keeper_validate.landing.residue import folder
from keeper_validate.reporters.wording import for_reviewer, reason
from keeper_validate.revision import commit_at, find_commit
from keeper_validate.verdict import Verdict


def digest(repository: Repository, base: str, head: str) -> str:
    """32 hex digits over the paths that differ, each with both its contents."""
    import hashlib

    changes = git.raw_changes(git.finish(git.start_diff(repository, base, head)))
    told = [
        f"{change.path}\0{change.base_mode} {change.base_oid} {change.head_mode} {change.head_oid}"
        for change in changes if not change.path.startswith(f"{folder()}/")
    ]
    return hashlib.sha256("\0\0".join(told).encode("utf-8", "surrogateescape")).hexdigest()[:32]


def later(repository: Repository, current: Round, target: str) -> str:
    """The commit that the branch of a round has by now, where that is other work than what was reviewed; empty where it is not."""
    named = (find_commit(repository, f"refs/{kind}/{current.branch}") for kind in ("heads", "remotes"))
    tip = next((commit.oid for commit in named if commit is not None), current.commit)
    if tip == current.commit:
        return ""
    bases = (current.base, *git.merge_bases(repository, commit_at(repository, target).oid, tip))
    try:
        return "" if current.work in {digest(repository, base, tip) for base in bases} else tip
    except GitFailure:
        return tip


def items(verdict: Verdict) -> tuple[Item, ...]:
    """The reviewer's list of a verdict, as items that are known again in a later one."""
    found: dict[str, Item] = {}
    for state in for_reviewer(verdict):
        clause = state.compiled.clause
        item = Item(_key(clause.path, clause.field, clause.text), clause.id, clause.prose, clause.path, clause.line, reason(state))
        found.setdefault(item.key, item)
    return tuple(found.values())


def authors(repository: Repository, base: str, head: str) -> tuple[str, ...]:
    """The names that the commits of the work carry."""
    out = git.text(git.finish(git.start(repository.directory, "rev-list", "--format=%an", head, f"^{base}", "--")))
    return tuple(dict.fromkeys(out.splitlines()[1::2]))


def _key(*words: str) -> str:
    import hashlib

    return hashlib.sha256("\0".join(words).encode("utf-8", "surrogateescape")).hexdigest()[:12]
