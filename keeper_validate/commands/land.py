"""`land`: the last step: judges the whole work, and takes off the branch what agents left behind. Must not merge or push."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git
from keeper_validate.errors import UPHELD, VIOLATED, KeeperError
from keeper_validate.git import Repository
from keeper_validate.hooks.judgement import Judgement, pronounce
from keeper_validate.landing.judged import default_target, whole_work
from keeper_validate.landing.residue import folder, residue
from keeper_validate.landing.review import reviewed
from keeper_validate.landing.strip import NOTES, archive, strip, unarchive
from keeper_validate.landing.target import is_default, told_head, told_target
from keeper_validate.law.identity import stem_of
from keeper_validate.output import tell
from keeper_validate.printable import printable
from keeper_validate.reporters import FORMATS as FORMATS
from keeper_validate.reporters.wording import count
from keeper_validate.revision import commit_at, find_commit, tree_at
from keeper_validate.store import Commit

HELP = """\
Judges the whole work of a branch, with the clauses that only the finished work can meet, by the law at the tip of its target.

  keeper-validate land                       judge this branch; on the way to the default branch, .gt/discovery/ must be gone
  keeper-validate land --strip               and take .gt/discovery/ off the branch by a commit of its own, if the work is upheld
  keeper-validate land --strip --archive     and keep its text in a note of the commit before
  keeper-validate land --check               only see that .gt/discovery/ is gone, where the target is the default branch

What `gatekeep` and `diff --ci` recorded of the same work is told on standard error; where the law has `require_review: true`, a clause
that no reviewer has answered blocks.

Other files of .gt/ stay, and so does everything in the work tree that is not committed. Nothing is merged or pushed.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The branch, where it is to land, and what to do about the residue."""
    parser.add_argument("branch", nargs="?", metavar="BRANCH", help="the branch to land (default: the one checked out)")
    parser.add_argument("--target", metavar="REV", help="the branch that it is to land on (default: the default branch)")
    parser.add_argument("--strip", action="store_true", help="take .gt/discovery/ off the branch by a commit of its own")
    parser.add_argument("--archive", action="store_true", help="with --strip: keep its text in a note of the commit that still has it")
    parser.add_argument("--check", action="store_true", help="only check that .gt/discovery/ is gone; judge nothing")


def run(options: argparse.Namespace) -> int:
    """0 when the work may land."""
    if options.check and options.strip:
        raise KeeperError("--check changes nothing, and --strip does: name one of them")
    if options.archive and not options.strip:
        raise KeeperError("--archive keeps what --strip takes off the branch: name both")
    repository = git.open_repository()
    if options.check:
        return _check(options, repository)
    branch = options.branch or git.symbolic_head(repository)
    local = find_commit(repository, f"refs/heads/{branch}") if branch else None
    if options.strip and local is None:
        raise KeeperError(f"{branch or 'HEAD'} is no branch of this clone, and --strip makes a commit on one: check it out first")
    head = local or commit_at(repository, branch or "HEAD")
    found = whole_work(options, repository, branch, f"heads/{branch}" if local else head.oid)
    status = pronounce([found], options)
    if found.verdict is not None:
        status = max(status, reviewed(repository, found.verdict))
    if not residue(tree_at(repository, head.oid)):
        return status
    if options.strip and branch is not None:
        return status or _strip(options, repository, branch, head, found)
    return max(status, _leftover(repository, options.target or default_target(repository), branch, head))


def _check(options: argparse.Namespace, repository: Repository) -> int:
    """Silent unless something would land that must not."""
    target = options.target or told_target(os.environ)
    revision = options.branch or told_head(os.environ) or "HEAD"
    shown = (git.symbolic_head(repository) or "the branch") if revision == "HEAD" else revision
    return _leftover(repository, target, shown, commit_at(repository, revision))


def _leftover(repository: Repository, target: str | None, revision: str | None, head: Commit) -> int:
    found = residue(tree_at(repository, head.oid))
    if not found or (target is not None and not is_default(repository, target)):
        return UPHELD
    tell(
        f"keeper-validate: {printable(found[0][0])}{f' and {len(found) - 1} more' if len(found) > 1 else ''} must not land on the default "
        f"branch: run `keeper-validate land --strip` on {printable(revision or 'the branch')}\n"
    )
    return VIOLATED


def _strip(options: argparse.Namespace, repository: Repository, branch: str, head: Commit, found: Judgement) -> int:
    number = len(residue(tree_at(repository, head.oid)))
    noted = find_commit(repository, f"refs/notes/{NOTES}") if options.archive else None
    kept_text = archive(repository, head) if options.archive else ""
    decision = found.verdict.law.decision if found.verdict is not None else None
    try:
        stripped = strip(repository, branch, head, f"Keeper: {stem_of(decision.path)}" if decision else "")
    except KeeperError:
        if options.archive:
            unarchive(repository, noted)
        raise
    tell(f"keeper-validate: {printable(branch)}: {count(number, 'file')} of {folder()} taken off by commit {stripped.oid[:12]}\n")
    if kept_text:
        tell(f"keeper-validate: the text is kept: {kept_text} (git push origin refs/notes/{NOTES} shares it)\n")
    for path in stripped.kept:
        tell(f"keeper-validate: {printable(path)} differs from what was committed, and stays in the work tree\n")
    return UPHELD
