"""How tests of the change ask for one, and how they write it down."""

from __future__ import annotations

import pytest
from repository import Repository

from keeper_validate.change import Change, Request, select
from keeper_validate.errors import KeeperError


def chosen(repository: Repository, **request: object) -> Change:
    """The change that a request selects in a repository."""
    return select(Request(directory=str(repository.path), **request))  # type: ignore[arg-type]  # the fields of Request, by name


def outline(change: Change) -> list[str]:
    """The paths that differ, with how."""
    return [f"{file.status} {file.path}" for file in change.files]


def refused(repository: Repository, **request: object) -> str:
    """The sentence with which a request is refused."""
    with pytest.raises(KeeperError) as error:
        chosen(repository, **request)
    return str(error.value)
