"""What runs have left in the Git directory: what was read is dropped, what people said stays and is named.

Must not touch anything that cannot be had again."""

from __future__ import annotations

import os

from keeper_validate.cache import FOLDER
from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping import ledger, notes, records
from keeper_validate.git import Repository
from keeper_validate.landing.strip import NOTES
from keeper_validate.reviewing import number
from keeper_validate.revision import find_commit
from keeper_validate.selecting import journal

_TEXTS = f"refs/notes/{NOTES}"


def leftovers(repository: Repository) -> tuple[str, ...]:
    """A sentence on what stays."""
    noted = find_commit(repository, notes.REF) is not None or os.path.exists(records.path_of(repository.common_dir))
    told = [f"what gatekeepers recorded, in {notes.REF}: `git update-ref -d {notes.REF}` removes it"] if noted else []
    if find_commit(repository, _TEXTS) is not None:
        told.append(f"the text that land --archive kept, in {_TEXTS}: `git update-ref -d {_TEXTS}` removes it")
    handed = os.path.join(repository.common_dir, *journal.PLACE)
    return (*told, *([f"what agents were given to read, in {handed}"] if os.path.exists(handed) else []))


def clear_kept(repository: Repository) -> tuple[str, ...]:
    """Drops the cache, numbers that decisions were to have, and the records once all are noted; a sentence where they could not be."""
    from shutil import rmtree

    rmtree(os.path.join(repository.common_dir, FOLDER), ignore_errors=True)
    path = records.path_of(repository.common_dir)
    try:
        for beside in ("", "-journal", "-wal", "-shm"):
            if os.path.exists(os.path.join(repository.common_dir, number.LEDGER + beside)):
                os.unlink(os.path.join(repository.common_dir, number.LEDGER + beside))
        if not os.path.exists(path):
            return ()
        ledger.note(repository)
        os.unlink(path)
    except (KeeperError, OSError) as error:
        return (f"{path}: {error}",)
    return ()
