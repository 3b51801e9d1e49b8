"""What a framework keeps beside pages and lets the server answer, under sentences about pages and about the frontend: each sentence against
a change that breaks it and one that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

PRISMA = 'import { PrismaClient } from "@prisma/client";\nexport const links = () => new PrismaClient().link.findMany();\n'

CHANGES = [
    ("No direct prisma access in components or pages", "apps/web/pages/links.tsx", "apps/web/pages/api/links.ts"),
    ("No direct prisma access in components or pages", "apps/web/components/Links.tsx", "apps/web/lib/links.ts"),
    ("no prisma in pages", "src/app/links/page.tsx", "src/app/api/links/route.ts"),
    ("no prisma in pages", "src/app/links/layout.js", "src/app/links/route.ts"),
    ("no prisma in pages or the API layer", "src/pages/api/links.ts", "src/lib/links.ts"),
    ("no prisma in the frontend", "web/src/links.ts", "web/app/api/links/route.ts"),
    ("no prisma in client code", "client/src/links.ts", "client/src/server/links.ts"),
    ("no prisma in client code", "client/src/routes/links.ts", "client/src/routes/+page.server.ts"),
]


@pytest.mark.parametrize(("text", "breaks", "keeps"), CHANGES)
def test_a_sentence_tells_its_changes_apart(text: str, breaks: str, keeps: str) -> None:
    clause_tells_apart(text, {}, {breaks: PRISMA}, {keeps: PRISMA})


def test_a_page_of_code_below_app_is_none() -> None:
    """Where `app/` is all of a program, its code is no page."""
    query = "from app.db import engine\n\n\ndef all_links():\n    return engine.execute('SELECT * FROM links')\n"
    assert not clause_finds("no raw SQL in pages", {}, {"app/repositories/links.py": query})
