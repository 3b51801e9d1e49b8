"""What a decision does without is neither used nor declared, beside libraries that stay somewhere or go for another reason."""

from __future__ import annotations

import pytest
from shown import compiled

EVERYWHERE = [
    ("forbidden", "No Redux", ["redux"]),
    ("forbidden", "No dependency on Zustand or MobX", ["zustand", "mobx"]),
    ("forbidden", "`freezed` is not adopted", ["freezed"]),
    ("constraints", "Avoid moment", ["moment"]),
    ("constraints", "Never use axios", ["axios"]),
]
SOMEWHERE = [
    ("forbidden", "No axios in components"),
    ("forbidden", "No axios outside `src/api/`"),
    ("constraints", "Use zod, not yup"),
    ("constraints", "Use `fetch` instead of axios"),
    ("forbidden", "No Java"),
]


@pytest.mark.parametrize(("key", "text", "named"), EVERYWHERE, ids=[text for _, text, _ in EVERYWHERE])
def test_what_is_not_used_anywhere_is_no_new_dependency(key: str, text: str, named: list[str]) -> None:
    checks = compiled(text, key).checks
    used = [check.technology for check in checks if (check.op, check.kinds) == ("forbid-use", ("technology",))]
    declared = [check.technology for check in checks if (check.op, check.kinds) == ("forbid-new", ("dependency",))]
    assert used == declared == named


@pytest.mark.parametrize(("key", "text"), SOMEWHERE, ids=[text for _, text in SOMEWHERE])
def test_what_is_used_somewhere_may_be_one(key: str, text: str) -> None:
    assert all(check.kinds != ("dependency",) for check in compiled(text, key).checks)
