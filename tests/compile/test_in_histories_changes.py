"""Sentences of leads that were held against the last hundred commits of eight repositories, each against a change that breaks it and one
that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

ONE = "export const one = 1;\n"
ROW = "import { one } from '{}';\nexport const Row = () => <p>{{one}}</p>;\n"
USES = "import { one } from '{}';\nexport const two = one;\n"
ZOD = "import { z } from 'zod';\nexport const CartSchema = z.object({ a: z.string() });\n"
OUT = "from pydantic import BaseModel\n\n\nclass CartOut(BaseModel):\n    name: str\n"
MAPPED = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base\n\nBase = declarative_base()\n\n\n"
MAPPED += "class Cart(Base):\n    __tablename__ = 'carts'\n    id = Column(Integer, primary_key=True)\n"
PANICS = 'fn build() {\n    panic!("no");\n}\n'
TESTED = "fn build() {{}}\n\n#[cfg(test)]\nmod tests {{\n    use super::*;\n\n    {}}}\n"


def imports(text: str, module: str) -> str:
    return text.replace("{}", module).replace("{{", "{").replace("}}", "}")


CHANGES = [
    # what is forbidden to others may use itself
    ("No imports from `packages/ee` outside of `packages/trpc`", {"packages/ee/one.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "../ee/one")}, {"packages/ee/two.ts": imports(USES, "./one")}),
    ("`src` must not import `src/legacy`", {"src/legacy/one.ts": ONE},
     {"src/two.ts": imports(USES, "./legacy/one")}, {"src/legacy/two.ts": imports(USES, "./one")}),
    ("Components must not import from features", {"src/features/cart/one.ts": ONE},
     {"src/components/row.tsx": imports(ROW, "@/features/cart/one")},
     {"src/features/cart/components/row.tsx": imports(ROW, "@/features/cart/one")}),
    # a file is no folder
    ("`packages/lib` must not import from apps", {"apps/web/one.ts": ONE, "packages/lib/constants/app.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "../../apps/web/one")}, {"packages/lib/two.ts": imports(USES, "./constants/app")}),
    ("Packages must not import from app", {"packages/lib/constants/app.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "@/app/one")}, {"packages/lib/two.ts": imports(USES, "./constants/app")}),
    # words of a language
    ("Prefer type over interface", {}, {"src/a.ts": "export interface Cart { a: string }\n"}, {"src/a.ts": ZOD}),
    # whatever a part of the repository is called
    ("Vue components in next-ui are PascalCase", {}, {"next-ui/src/user-card.vue": "<template><p>1</p></template>\n"},
     {"next-ui/src/UserCard.vue": "<template><p>1</p></template>\n", "web/src/user-card.vue": "<template><p>1</p></template>\n"}),
    # tests that stand in the file that they test
    ("Do not use `panic!`", {"src/a.rs": "fn build() {}\n"}, {"src/a.rs": PANICS},
     {"src/a.rs": TESTED.format('#[test]\n    fn builds() {\n        panic!("no");\n    }\n')}),
    ("Do not use unwrap()", {"src/a.rs": "fn build() {}\n"}, {"src/a.rs": "fn build() {\n    load().unwrap();\n}\n"},
     {"src/a.rs": TESTED.format("fn loaded() {\n        load().unwrap();\n    }\n"),
      "src/b.rs": "#[tokio::test]\nasync fn loads() {\n    load().unwrap();\n}\n"}),
    ("No unsafe code", {}, {"src/a.rs": "fn a() {\n    unsafe { b() }\n}\n"},
     {"src/a.rs": "#[test]\nfn a() {\n    unsafe { b() }\n}\n"}),
    ("`src/db` must not import from `src/api`", {"src/api/mod.rs": "pub struct Answer;\n", "src/api.rs": "pub struct Answer;\n"},
     {"src/db/users.rs": "use crate::api::Answer;\n"}, {"src/db/users.rs": "use crate::error::Answer;\n"}),
    ("`src/db` must not import from `src/api`", {"src/api/mod.rs": "pub struct Answer;\n"},
     {"src/db/users.rs": "use crate::{\n    api::{Answer, core::Two},\n    db::Pool,\n};\n"},
     {"src/db/users.rs": "use crate::db::api_key;\n"}),
    # where a project keeps tables, what is written to an answer is no model
    ("Models live in `app/models`", {"requirements.txt": "SQLAlchemy==2.0\npydantic==2.0\n"}, {"app/carts.py": MAPPED},
     {"app/schemas/carts.py": OUT}),
    ("Every new model has a migration", {"pyproject.toml": '[project]\nname = "a"\ndependencies = ["sqlalchemy"]\n'},
     {"app/carts.py": MAPPED}, {"app/schemas/carts.py": OUT}),
    ("Models live in `app/models`", {"requirements.txt": "pydantic==2.0\n"}, {"app/carts.py": OUT}, {"app/models/carts.py": OUT}),
    # a sample reads nothing
    ("Environment variables are read in `settings.py` only", {"settings.py": "import os\n"},
     {"views.py": "import os\nA = os.environ['A']\n"},
     {"settings.py": "import os\nA = os.environ['A']\n", ".env.example": "A=1\n"}),
    # what goes along needs nothing that goes along with it
    ("Every migration has a `down.sql`", {}, {"migrations/2026_carts/up.sql": "SELECT 1;\n"},
     {"migrations/2026_carts/up.sql": "SELECT 1;\n", "migrations/2026_carts/down.sql": "SELECT 2;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{clause} {at}" for at, (clause, *_) in enumerate(CHANGES)])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
def test_a_construct_is_told_in_words() -> None:
    found = clause_finds("No imports inside functions", {}, {"a.py": "def f():\n    import os\n    return os\n"})
    assert ["import in a function" in message for message in found] == [True]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "path", "text", "told"), [
    ("No `console.log`", "src/a.ts", "console.debug('a');\n", "console.log (console.debug)"),
    ("No raw SQL", "src/a.ts", "export const a = (prisma) => prisma.$queryRaw`SELECT 1`;\n", "raw-sql (prisma.$queryRaw)"),
])
def test_a_call_is_told_as_it_is_written(clause: str, path: str, text: str, told: str) -> None:
    assert [told in message for message in clause_finds(clause, {}, {path: text})] == [True]
