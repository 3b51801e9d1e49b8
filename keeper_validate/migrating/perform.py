"""A plan carried out in work tree and index: all of it, or after a failure nothing; one that was killed goes on where it stopped.

Must not lose a change that is not committed."""

from __future__ import annotations

import os

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.landing.strip import as_committed
from keeper_validate.migrating.plan import Move, Plan
from keeper_validate.setup.writing import clear


def perform(repository: Repository, plan: Plan) -> None:
    """Files are renamed one by one and taken back where one fails; the index changes in one step, as `git mv` would change it."""
    top = repository.top or ""
    ahead = {move.target for move in plan.moves if _is_done(repository, top, move)}
    _check(repository, top, plan, ahead)
    written = [(move.path, move.text) for move in plan.moves if move.text is not None]
    blobs = {path: git.written(repository, "hash-object", "-w", "--stdin", data=text) for path, text in written}
    done: list[Move] = []
    try:
        for move in plan.moves:
            if move.target not in ahead:
                _rename(top, move)
            done.append(move)
        git.written(repository, "update-index", "-z", "--add", "--index-info", data=_index(plan, blobs))
    except (OSError, KeeperError) as error:
        for move in reversed(done):
            _take_back(top, move)
        raise KeeperError(f"nothing was moved: {error}") from None
    for path in (*blobs, *(path for path, _ in plan.removed)):
        os.unlink(_at(top, path))
    for path in (*(move.path for move in plan.moves), *(path for path, _ in plan.removed)):
        clear(os.path.dirname(_at(top, path)))


def _is_done(repository: Repository, top: str, move: Move) -> bool:
    """Whether an earlier run, which did not come to its end, moved a file: it lies at its target as it would be put there."""
    source, target = _at(top, move.path), _at(top, move.target)
    if move.text is None:
        return not os.path.lexists(source) and os.path.lexists(target) and as_committed(repository, target, move.entry)
    if os.path.islink(target) or not os.path.isfile(target):
        return False
    with open(target, "rb") as file:
        return file.read(len(move.text) + 1) == move.text


def _check(repository: Repository, top: str, plan: Plan, ahead: set[str]) -> None:
    """What would lose work or run into something."""
    left = [move for move in plan.moves if move.target not in ahead or move.text is not None]
    for path, entry in (*((move.path, move.entry) for move in left), *plan.removed):
        whole = _at(top, path)
        if not os.path.lexists(whole) or not as_committed(repository, whole, entry):
            raise KeeperError(f"{path} differs from what is staged: stage it with `git add`, or restore it, and run this again")
        if os.path.realpath(os.path.dirname(whole)) != os.path.join(os.path.realpath(top), *path.split("/")[:-1]):
            raise KeeperError(f"{path} lies behind a symlink: put a folder in its place first")
    for move in plan.moves:
        if move.target not in ahead and os.path.lexists(_at(top, move.target)):
            raise KeeperError(f"{move.target} is there already, though Git does not track it: take it away first")


def _rename(top: str, move: Move) -> None:
    target = _at(top, move.target)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    if move.text is None:
        os.rename(_at(top, move.path), target)
        return
    part = f"{target}.part"
    try:
        with open(part, "wb") as file:
            file.write(move.text)
        os.rename(part, target)
    except OSError:
        if os.path.lexists(part):
            os.unlink(part)
        raise


def _take_back(top: str, move: Move) -> None:
    target = _at(top, move.target)
    if move.text is None:
        os.rename(target, _at(top, move.path))
    else:
        os.unlink(target)
    clear(os.path.dirname(target))


def _index(plan: Plan, blobs: dict[str, str]) -> bytes:
    """Lines of `update-index --index-info`: mode 0 removes."""
    gone = [*((move.path, move.entry) for move in plan.moves), *plan.removed]
    lines = [f"0 {'0' * len(entry.oid)}\t{path}" for path, entry in gone]
    lines += [f"{move.entry.mode} {blobs.get(move.path, move.entry.oid)}\t{move.target}" for move in plan.moves]
    return b"".join(line.encode("utf-8", "surrogateescape") + b"\0" for line in lines)


def _at(top: str, path: str) -> str:
    return os.path.join(top, *path.split("/"))
