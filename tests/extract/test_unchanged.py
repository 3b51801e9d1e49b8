"""Lines above, comments behind commas, lines broken behind brackets, imports in another order, locals called otherwise and files in other
folders change nothing of what the sources of all pages of cases hold."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from rule_pages import Case, cases

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from unchanged import REWRITINGS, Rewriting, difference, told


@pytest.mark.slow
@pytest.mark.parametrize("rewriting", REWRITINGS)
@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.page}: {case.name}")
def test_what_changes_nothing(case: Case, rewriting: Rewriting) -> None:
    files = {path: text.encode() for path, text in case.sources}

    assert list(told(difference(files, rewriting))) == []
