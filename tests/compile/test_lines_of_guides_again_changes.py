"""Lines of guides, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

APP = "import express from 'express';\nconst app = express();\napp.get('/v1/users', l);\n"
TABLE = "CREATE TABLE a (id int);\n"
RED = "export const A = () => <p style={{ color: 'red' }} />;\n"

CHANGES = [
    ("Do not add endpoints or modify existing tables", {"m.sql": TABLE}, {"m.sql": "CREATE TABLE a (id int, b int);\n"},
     {"m.sql": f"{TABLE}CREATE TABLE b (id int);\n"}),
    ("Do not modify existing tables or add endpoints", {"m.sql": TABLE}, {"m.sql": TABLE, "s.ts": APP}, {"m.sql": TABLE, "a.ts": "f();\n"}),
    ("Features must be imported through their index file", {}, {"src/features/a/x.ts": "import { y } from '../b/inner/y';\n"},
     {"src/features/a/x.ts": "import { y } from '../b';\nimport { z } from './inner/z';\n"}),
    ("Modules in `src/server` must never be imported into `src/client`", {"src/server/a.ts": "export const a = 1;\n"},
     {"src/client/x.ts": "import { a } from '../server/a';\n"}, {"src/server/b.ts": "import { a } from './a';\n"}),
    ("Controllers must end with `Controller`", {}, {"src/controllers/Foo.ts": "export class Foo {}\n"},
     {"src/controllers/FooController.ts": "export class FooController {}\n"}),
    ("Never edit migration `0007`", {"db/migrations/0007_init.sql": "SELECT 1;\n"}, {"db/migrations/0007_init.sql": "SELECT 2;\n"},
     {"db/migrations/0008_more.sql": "SELECT 2;\n"}),
    ("Every new table must have `email TEXT NOT NULL`", {}, {"m.sql": TABLE}, {"m.sql": "CREATE TABLE a (id int, email text not null);\n"}),
    ("Do not add new endpoints without updating `docs/api.md`", {"docs/api.md": "x\n"}, {"docs/api.md": "x\n", "s.ts": APP},
     {"docs/api.md": "y\n", "s.ts": APP}),
    ("No `style` props in `src/` except the two values in `src/Hover.tsx`", {}, {"src/A.tsx": RED}, {"src/Hover.tsx": RED}),
    ("Imports must be at module level, not inside functions", {}, {"a.py": "def f():\n    import os\n"}, {"a.py": "import os\n"}),
    ("Never set `export const runtime = 'edge'`", {}, {"a.ts": "export const runtime = 'edge';\n"},
     {"a.ts": "export const runtime = 'nodejs';\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
