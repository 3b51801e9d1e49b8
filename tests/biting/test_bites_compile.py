"""What mutants of the compiler got past: sentences whose reading hangs on one word, comma or dash."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.compile.describe import describe

READINGS = [
    ("constraints", "Use existing order_state enum values", "freeze enum order_state"),
    ("forbidden", "new hook: useCart (src/hooks/use-cart.ts)", "forbid-new hook useCart"),
    ("constraints", "No barrel `index.ts`", "~ forbid-new file index.ts"),
    ("forbidden", "Make changes to `.github/` configuration", "forbid-change file .github/"),
    ("constraints", "Must use Badge for status marks", "~ require-use component|import|token Badge"),
    ("constraints", "Do not use print for logging, it floods the output", "~ forbid-use technology print soft"),
    ("constraints", "Views may only import from components and hooks",
     "~ forbid-use import /./ in:**/views/**,**/views.py "
     "allowed=/(^|[\\/.@])components([\\/.:]|$)/,/(^|[\\/.@])hooks([\\/.:]|$)/"),
    ("constraints", "Use Postgres - not Redis", "forbid-use technology redis"),
    ("constraints", "Use toasts - not modals", "forbid-new component modal"),
    ("constraints", "Never touch the `Status` enum or rename it", "~ forbid-change enum Status"),
    ("constraints", "More than 4 tabs", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "reading"), READINGS, ids=[text for _, text, _ in READINGS])
def test_a_sentence_is_read_so(key: str, text: str, reading: str) -> None:
    assert shown(text, key) == reading


@pytest.mark.parametrize("tail", ["not even toasts", "not Redis", "not in tests"])
def test_what_a_dash_adds_to_a_prohibition_never_stands_in_its_place(tail: str) -> None:
    found = compiled(f"No new modals - {tail}", "constraints")
    assert ["modal" in (check.primitive or check.target or "") for check in found.checks] == [True]


@pytest.mark.parametrize(("text", "said"), [
    ("No imports of `a` or `b`", "no added use of a; no added use of b"),
    ("Only `src/db/` may use Redis", "no added use of redis, except src/db/"),
])
def test_what_a_check_names_is_told(text: str, said: str) -> None:
    assert describe(compiled(text, "constraints")) == said
