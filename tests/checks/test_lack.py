"""What a finding about a shape asks for: the very path, segment, guard, part or place that would satisfy the clause."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of

APP = "import express from 'express';\nconst app = express();\napp.get('{0}', x);\n"
TABLE = "import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const order = pgTable('order', { id: text('id') });\n"
ROWS = [
    ("API routes must use plural resource names", {"s.ts": APP.format("/api/order/:id/items")}, "write `order` in the plural"),
    ("Report endpoints live under /api/v2/reports", {"s.ts": APP.format("/api/report")}, "let its path begin with /api/v2/reports"),
    ("all routes must be kebab-case", {"s.ts": APP.format("/api/orderItems")}, "write each segment of its path in kebab-case"),
    ("all new routes require authentication", {"s.ts": APP.format("/api/x")},
     "put before it, or before its whole router, a guard that turns away whoever may not come in"),
    ("all routes must use requireAuth", {"s.ts": APP.format("/api/x")}, "put before it, or before its whole router, `requireAuth`"),
    ("every new table must have created_at", {"t.ts": TABLE}, "give it the column `created_at`"),
    ("Tables must be prefixed with edu_", {"t.ts": TABLE}, "give it a name that fits edu_*"),
    ("Components live in src/ui/", {"lib/Card.tsx": "export const Card = () => <p>a</p>;\n"}, "put it into src/ui/"),
    ("Files must be kebab-case", {"src/fooBar.ts": "export const a = 1;\n"}, "write its name in kebab-case"),
]


@pytest.mark.parametrize(("clause", "head", "asked"), ROWS, ids=[clause for clause, *_ in ROWS])
def test_the_remedy_says_what_would_satisfy_the_clause(clause: str, head: dict[str, str], asked: str) -> None:
    verdict = verdict_of({"clause": clause, "base": {}, "head": head, "stage": "pr"})
    told = [one for one in verdict.findings if one.rule == "constraints/require-shape"]
    assert [one.remedy for one in told] == [f"Give it the shape that the constraint names: {asked}."]


def test_the_segment_that_is_meant_is_named_and_is_no_part_of_the_fingerprint() -> None:
    verdict = verdict_of({"clause": ROWS[0][0], "base": {}, "head": ROWS[0][1], "stage": "pr"})
    told = next(one for one in verdict.findings if one.rule == "constraints/require-shape")
    assert "is not plural (`order`);" in told.message
    assert told.part == "is not plural"


def test_a_companion_that_a_pattern_tells_is_asked_for_as_such() -> None:
    head = {"alembic/versions/1.py": "def upgrade():\n    op.drop_column('a', 'b')\n"}
    verdict = verdict_of({"clause": "Migrations must be reversible", "base": {}, "head": head, "stage": "pr"})
    asked = [one.remedy for one in verdict.findings if one.rule == "constraints/require-companion"]
    told = "a file that fits **/*{rollback,down,revert}*"
    assert asked == [f"Add its rollback ({told}) (or the same to the file itself) to the change."]
