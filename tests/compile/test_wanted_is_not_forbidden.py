"""What a sentence says to use is nothing that it forbids, however it says so: a metamorphic test over technologies and turns of phrase."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause

USED_FOR = {
    "axios": ("HTTP calls", "API requests"), "prisma": ("database access", "persistence"), "zustand": ("global state", "state management"),
    "dayjs": ("dates",), "winston": ("logging",), "zod": ("input validation",), "tailwind": ("styling",), "vitest": ("unit tests",),
    "redis": ("caching",), "tanstack-query": ("data fetching",),
}
SAYING = (
    "Use {it} for {this}", "All {this} must go through {it}", "{this} goes through {it} only", "Only {it} may be used for {this}",
    "{this} must be handled by {it}", "All {this} must be made with {it}", "No direct {this}, use {it}", "No custom {this}; use {it}",
    "Never do {this} without {it}", "{it} is the only way to {this}", "Prefer {it} over foo for {this}", "Use {it}, never foo, for {this}",
    "{this}: {it} only", "Do not introduce anything else for {this}; reuse {it}", "New code must use {it} for {this}",
)


@pytest.mark.slow
@pytest.mark.parametrize("saying", SAYING)
def test_what_is_wanted_is_not_forbidden(saying: str) -> None:
    forbidding = []
    for technology, purposes in USED_FOR.items():
        for text in (saying.format(it=written, this=this) for this in purposes for written in (technology, f"`{technology}`")):
            checks = compile_clause(Clause("c", "constraints", text, "d.yaml", 1, key="constraints")).checks
            named = any(technology in (check.technology, check.target) for check in checks if not check.op.startswith("require"))
            forbidding += [text] if named else []
    assert forbidding == []


@pytest.mark.slow
@pytest.mark.parametrize("clause", [
    "Prefer `React.useState` over standalone imports (`useState`)", "Use `React.useState`; never call `useState`",
])
def test_a_member_that_is_wanted_is_not_the_bare_name(clause: str) -> None:
    member = "import React from 'react';\nexport const A = () => <p>{React.useState(1)[0]}</p>;\n"
    bare = "import { useState } from 'react';\nexport const A = () => <p>{useState(1)[0]}</p>;\n"
    clause_tells_apart(clause, {}, {"a.tsx": bare}, {"a.tsx": member})
