"""The page on rule files tells every setting that a rule file uses."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
TOLD = frozenset(word for marked in re.findall(r"`([^`]*)`", PAGE) for word in re.findall(r"[\w<>.-]+", marked))
USED = frozenset(
    key for path in (ROOT / "rules").rglob("*.scm") for key in re.findall(r'#set! "?([\w.-]+)', path.read_text(encoding="utf-8"))
)


def is_told(key: str) -> bool:
    """A setting is told by its own name, or by its form for any role: `<role>.is`, `body.<role>`."""
    head, _, tail = key.partition(".")
    return bool({key, f"<role>.{tail}", f"{head}.<role>"} & TOLD)


def test_the_page_tells_every_setting_that_a_rule_uses() -> None:
    assert len(USED) > 20
    assert sorted(key for key in USED if not is_told(key)) == []
