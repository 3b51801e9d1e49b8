"""Sentences that were held against whole histories, each against a change that breaks it and one that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds

MOBX = "import { observable } from 'mobx';\nexport const cart = observable({ items: [] });\n"
CONTEXT = "import { createContext } from 'react';\nexport const DragContext = createContext(null);\n"
ZOD = "import { z } from 'zod';\nexport const MessageSchema = z.object({ a: z.string() });\n"
MODEL = "import { Model, Table, Column } from 'sequelize-typescript';\n"
MODEL += "@Table\nexport class User extends Model {\n  @Column name: string;\n}\n"

CHANGES = [
    ("Prisma enums are append-only",
     {"db/schema.prisma": "enum Role {\n  ADMIN\n  USER\n}\n", "src/a.ts": "export type Tab = 'a' | 'b' | 'c';\n"},
     {"db/schema.prisma": "enum Role {\n  ADMIN\n}\n"}, {"src/a.ts": "export type Tab = 'a' | 'c';\n"}),
    ("Keep MobX stores in `app/stores/`", {}, {"app/ui/cart.ts": MOBX}, {"app/ui/drag.tsx": CONTEXT}),
    ("All Sequelize models live in `server/models/`", {}, {"shared/user.ts": MODEL}, {"shared/message.ts": ZOD}),
    ("Never remove Prisma models", {"db/schema.prisma": "model User {\n  id Int @id\n}\n", "src/m.ts": ZOD}, {"db/schema.prisma": ""},
     {"src/m.ts": "export const none = 1;\n"}),
    ("Migrations must not be edited once merged", {"db/migration/V1__a.sql": "SELECT 1;\n", "db/migration/R__totals.sql": "SELECT 2;\n"},
     {"db/migration/V1__a.sql": "SELECT 3;\n"}, {"db/migration/R__totals.sql": "SELECT 3;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    found, spared = (clause_finds(clause, base, head) for head in (broken, kept))
    assert found, "the change that breaks the rule was not found"
    assert spared == []
