"""Asks tests of pytest about changes. Must not know what a change is."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from biting.asking import Answers, Asked, Asking
from biting.passing import Test

_QUICKLY = (
    "-q", "-s", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not slow", "--hypothesis-seed=1",
    "-o", "tmp_path_retention_policy=failed",
)


@dataclass
class Covering:
    """A plugin of pytest that asks about each change in place of a plain run."""

    changes: Sequence[Asked]
    answers: Answers = field(default_factory=Answers)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of a plain run."""
        self.answers = Asking([Test(item.nodeid, partial(_holds, item)) for item in session.items]).about(self.changes)
        return True


def _holds(item: pytest.Item) -> bool:
    """Whether a test passes; what is made for the whole session stands until its end, whichever test comes next."""
    session: Any = item.session
    return not any(report.failed for report in runtestprotocol(item, nextitem=session, log=False))


def answers(changes: Sequence[Asked], folders: Iterable[str]) -> Answers:
    """Asks the quick tests of some folders about some changes."""
    plugin = Covering(changes)
    with tempfile.TemporaryDirectory() as base:
        argv = [*_QUICKLY, f"--basetemp={base}/tests"]
        sys.argv = ["pytest"]
        silent, said = os.open(os.devnull, os.O_WRONLY), os.dup(1)
        os.dup2(silent, 1)
        try:
            pytest.main([*argv, *folders], plugins=[plugin])
        finally:
            os.dup2(said, 1)
    return plugin.answers
