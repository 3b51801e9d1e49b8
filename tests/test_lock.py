"""What CI and the Action install is pinned with hashes, is what pyproject.toml asks for, and names no index."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
LOCKS = ("action", "dev", "audit")
_PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)(?: ; [^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)

pytestmark = pytest.mark.skipif(sys.version_info < (3, 11), reason="the standard library reads TOML from 3.11 on")


def pinned(name: str) -> dict[str, str]:
    text = (ROOT / "lock" / f"{name}.txt").read_text(encoding="utf-8")
    assert text.startswith("# Pinned with hashes by tools/lock.py") and "://" not in text and "--index" not in text
    rest = _PIN.sub("", text).split("\n", 1)[1]
    assert not rest.strip(), f"not pinned with hashes: {rest.split()[:3]}"
    return {canonicalize_name(found[1]): found[2] for found in _PIN.finditer(text)}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_what_is_asked_for(name: str) -> None:
    from lock import wanted

    versions = pinned(name)
    for asked in map(Requirement, wanted()[name]):
        assert asked.specifier.contains(versions[canonicalize_name(asked.name)]), f"{asked} is not what lock/{name}.txt pins"


def test_the_action_installs_by_the_lock_alone() -> None:
    script = (ROOT / "action" / "install.sh").read_text(encoding="utf-8")
    assert '--require-hashes --requirement "$ACTION_PATH/lock/action.txt"' in script
    assert "--no-deps --no-build-isolation" in script
