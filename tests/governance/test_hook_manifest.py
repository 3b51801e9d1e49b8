"""The `keeper-adr-check` hook of the manifest looks at the files that it is for, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keeper_validate.yaml import plain

MANIFEST = Path(__file__).resolve().parents[2] / ".pre-commit-hooks.yaml"


@pytest.mark.parametrize(("path", "looked_at"), [
    ("keeper/decisions/017-user-profile.yaml", True),
    (".keeper/decisions/017-user-profile.yml", True),
    ("decisions/001-mail.md", True),
    ("keeper/seeds/frontend.yaml", True),
    ("keeper/keeper.yaml", True),
    ("docs/decisions/001-mail.md", False),
    ("src/decisions/mail.ts", False),
    ("keeper/decisions/archive/001-mail.yaml", False),
])
def test_the_hook_looks_at_law_files_alone(path: str, looked_at: bool) -> None:
    [hook] = [hook for hook in plain(MANIFEST.read_text(), MANIFEST.name) if hook["id"] == "keeper-adr-check"]
    assert (re.search(hook["files"], path) is not None) == looked_at
    assert hook["entry"] == "keeper-validate adr check"
