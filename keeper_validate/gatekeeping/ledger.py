"""Everything that is known of the tasks of a repository, recorded in this clone or noted in another, and the one way to add to it."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping import notes, records
from keeper_validate.gatekeeping.event import Event, ordered
from keeper_validate.git import Repository


def known(repository: Repository) -> tuple[Event, ...]:
    """All events, in their order."""
    return ordered((*records.read(repository.common_dir), *notes.read(repository)))


def decide(repository: Repository, decision: Callable[[tuple[Event, ...]], tuple[Event, ...]]) -> tuple[tuple[Event, ...], str]:
    """What a decision made of all events, recorded before anyone else decides; and why it could not be noted, where it could not."""
    made = records.decide(repository.common_dir, notes.read(repository), decision)
    try:
        note(repository)
    except KeeperError as error:
        return made, str(error)
    return made, ""


def note(repository: Repository) -> None:
    """Notes everything that is recorded here."""
    notes.write(repository, records.read(repository.common_dir))
