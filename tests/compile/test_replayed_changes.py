"""Sentences that were held against whole histories, each against a change that breaks it and one that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, verdict_of

MOBX = "import { observable } from 'mobx';\nexport const cart = observable({ items: [] });\n"


@pytest.mark.slow
def test_a_file_that_is_written_anew_in_another_language_is_no_new_one() -> None:
    told = {"clause": "New features are covered by tests", "base": {"src/cart.js": "export const a = 1;\n"}, "head": {"src/cart.ts": MOBX}}
    kept, broken = ([one.rule for one in verdict_of({**told, **gone, "stage": "pr"}).findings] for gone in ({"gone": ["src/cart.js"]}, {}))
    assert (kept, broken) == ([], ["constraints/require-companion"])


@pytest.mark.slow
def test_what_one_part_of_a_clause_blocks_another_does_not_warn_of() -> None:
    head = {"web/src/b/c.ts": "import { a } from '../a';\nexport const c = a;\n", "web/src/a.ts": "export const a = 1;\n"}
    assert len(clause_finds("Use `@/` for absolute imports; no `../` imports in `web/src`", {}, head)) == 1
