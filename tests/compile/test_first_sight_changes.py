"""Rules in the words of decisions, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

DRIZZLE = "import { pgTable, text } from 'drizzle-orm/pg-core';\n"
USERS = DRIZZLE + "export const users = pgTable('users', { id: text('id') });\n"
NAMED = DRIZZLE + "export const users = pgTable('users', { id: text('id'), name: text('name') });\n"
APP = "import express from 'express';\nconst app = express();\n"
SERVICE = "package a;\nimport org.springframework.stereotype.Service;\n{}@Service\n"
SERVICE += "{}public class OrderService {{ public int x() {{ return 1; }} }}\n"
IMPORT = "import org.springframework.transaction.annotation.Transactional;\n"
CARD = "export const Card = () => <p>a</p>;\n"

CHANGES = [
    ("Every model change needs an Alembic migration", {"db/t.ts": USERS}, {"db/t.ts": NAMED},
     {"db/t.ts": NAMED, "db/migrations/2.sql": "ALTER TABLE users ADD COLUMN name text;\n"}),
    ("Every component ships with a story", {}, {"src/Card.tsx": CARD},
     {"src/Card.tsx": CARD, "src/Card.stories.tsx": "import { Card } from './Card';\nexport default { component: Card };\n"}),
    ("No table may be dropped", {"db/t.ts": USERS}, {"db/t.ts": DRIZZLE}, {"db/t.ts": NAMED}),
    ("No v1 route may be removed", {"s.ts": APP + "app.get('/v1/users', l);\napp.get('/v2/users', l);\n"},
     {"s.ts": APP + "app.get('/v2/users', l);\n"}, {"s.ts": APP + "app.get('/v1/users', l);\n"}),
    ("Service classes must be annotated with @Transactional", {}, {"src/OrderService.java": SERVICE.format("", "")},
     {"src/OrderService.java": SERVICE.format(IMPORT, "@Transactional\n")}),
    ("`Paid` values stay DRAFT, SENT", {"a.ts": "export enum Paid { DRAFT = 'd', SENT = 's' }\n"},
     {"a.ts": "export enum Paid { DRAFT = 'd', SENT = 's', VOID = 'v' }\n"}, {"b.ts": "export enum Colour { Red = 'r', Blue = 'b' }\n"}),
    ("Domain depends only on the standard library", {}, {"src/domain/a.ts": "import _ from 'lodash';\nexport const a = _.now();\n"},
     {"src/domain/a.ts": "import { b } from './b';\nexport const a = b;\n", "src/domain/b.ts": "export const b = 1;\n"}),
    ("All icons must come from `lucide-svelte`", {}, {"i.ts": "import { FaBeer } from 'react-icons/fa';\nexport const i = FaBeer;\n"},
     {"i.ts": "import { Beer } from 'lucide-svelte';\nexport const i = Beer;\n"}),
    ("Never use println!; use tracing", {}, {"src/lib.rs": "pub fn a() {\n    println!(\"hi\");\n}\n"},
     {"src/lib.rs": "pub fn a() {\n    tracing::info!(\"hi\");\n}\n"}),
    ("No `panic()` outside main and tests", {}, {"a/x.go": "package a\n\nfunc X() { panic(\"x\") }\n"},
     {"main.go": "package main\n\nfunc main() { panic(\"x\") }\n"}),
    ("Do not use axios outside generated files", {}, {"src/a.ts": "import axios from 'axios';\nexport const a = axios;\n"},
     {"src/a.gen.ts": "import axios from 'axios';\nexport const a = axios;\n"}),
    ("Do not use axios in specs", {}, {"src/a.spec.ts": "import axios from 'axios';\nexport const a = axios;\n"},
     {"src/a.ts": "import axios from 'axios';\nexport const a = axios;\n"}),
    ("Leave `src/legacy/` untouched", {"src/legacy/a.ts": "export const a = 1;\n"}, {"src/legacy/a.ts": "export const a = 2;\n"},
     {"src/a.ts": "export const a = 2;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
