"""Rules of contributors' guides held against a change that breaks them and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

CARD = "export const UserCard = () => <p>a</p>;\n"
GO = "package a\n\nimport \"net/http\"\n\nfunc A() {{ {} }}\n"
COMPOSE = "services:\n  a:\n    image: {}\n"
WORKFLOW = "jobs:\n  a:\n    steps:\n      - uses: {}\n"
PINNED = "actions/checkout@b4ffde65f46336ab88eb53be808477a3936bae11"
HTML = "<p>a</p>\n"
TABLE = (
    "from sqlalchemy import Column, String\nfrom sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column\n\n\n"
    "class Base(DeclarativeBase): pass\n\n\nclass User(Base):\n    __tablename__ = 'users'\n"
    "    id: Mapped[int] = mapped_column(primary_key=True)\n"
)
AGE = "    age: Mapped[{}] = mapped_column()\n"

CHANGES = [
    ("Component files are PascalCase", {}, {"src/components/user-card.tsx": CARD},
     {"src/components/user-card.txt": "a\n", "src/components/format-name.ts": "export const f = (a: string) => a;\n",
      "src/components/user-card.html": HTML, "src/components/UserCard.tsx": CARD}),
    ("No require() in ES modules", {}, {"src/a.mjs": "const x = require('x');\nexport default x;\n"},
     {"src/a.cjs": "const x = require('x');\nmodule.exports = x;\n"}),
    ("No stored procedures or triggers", {}, {"a.sql": "CREATE TRIGGER t BEFORE INSERT ON a EXECUTE FUNCTION f();\n"},
     {"a.sql": "SELECT 1;\n"}),
    ("The `proto/v1/` directory is frozen", {"proto/v1/a.proto": "syntax = \"proto3\";\n"}, {"proto/v1/b.proto": "syntax = \"proto3\";\n"},
     {"proto/v2/b.proto": "syntax = \"proto3\";\n"}),
    ("Do not change the `packages/core` package", {"packages/core/a.ts": "export const a = 1;\n"},
     {"packages/core/a.ts": "export const a = 2;\n"}, {"packages/ui/a.ts": "export const a = 2;\n"}),
    ("No images tagged `latest`", {}, {"compose.yaml": COMPOSE.format("redis:latest")},
     {"compose.yaml": COMPOSE.format("redis:7 # not :latest")}),
    ("No latest tags", {}, {"Dockerfile": "FROM node:latest\n"}, {"Dockerfile": "FROM node:22\n"}),
    ("Actions must be pinned to a SHA", {}, {".github/workflows/a.yml": WORKFLOW.format("actions/checkout@v4")},
     {".github/workflows/a.yml": WORKFLOW.format(PINNED), ".github/workflows/b.yml": WORKFLOW.format("./.github/actions/setup")}),
    ("No custom auth headers", {}, {"a.ts": "fetch('/x', { headers: { 'X-Auth-Token': t } });\n"},
     {"a.ts": "import jwt from 'jsonwebtoken';\nexport const a = jwt.sign({}, 'k');\n"}),
    ("Never call `http.Get`; use the shared client", {}, {"a.go": GO.format("http.Get(\"x\")")},
     {"a.go": GO.format("c.http.Get(\"x\"); client.Get(\"x\"); http.NewRequest(\"x\")")}),
    ("packages in `apps/` may not import each other", {},
     {"apps/web/a.ts": "import { x } from '../../apps/admin/x';\nexport const y = x;\n"},
     {"apps/web/a.ts": "import { x } from './x';\nexport const y = x;\n", "apps/web/x.ts": "export const x = 1;\n"}),
    ("never change field types", {"m.py": TABLE + AGE.format("int")}, {"m.py": TABLE + AGE.format("str")},
     {"m.py": TABLE + AGE.format("int") + "    name: Mapped[str] = mapped_column()\n"}),
    ("never change field types", {"m.py": TABLE + AGE.format("int") + "    name = Column(String)\n"},
     {"m.py": TABLE + AGE.format("str") + "    name = Column(String)\n"},
     {"m.py": TABLE + AGE.format("int") + "    name: Mapped[str] = mapped_column(String)\n"}),
    ("`unwrap()` is for tests only", {}, {"src/a.rs": "pub fn a() { x().unwrap(); }\n"}, {"tests/a.rs": "fn a() { x().unwrap(); }\n"}),
    ("`os.Exit` may appear in `main.go` and nowhere else", {}, {"internal/a.go": "package a\n\nimport \"os\"\n\nfunc A() { os.Exit(1) }\n"},
     {"main.go": "package main\n\nimport \"os\"\n\nfunc main() { os.Exit(1) }\n"}),
    ("Settings come from `core/config.py`. No `os.environ` anywhere else", {}, {"api/a.py": "import os\nx = os.environ['A']\n"},
     {"core/config.py": "import os\nx = os.environ['A']\n"}),
    ("Never call `requests.get` without going through `app/http.py`", {}, {"app/a.py": "import requests\nrequests.get('x')\n"},
     {"app/http.py": "import requests\nrequests.get('x')\n"}),
    ("`packages/*` may not depend on `apps/*`", {"apps/web/x.ts": "export const x = 1;\n"},
     {"packages/ui/src/a.ts": "import { x } from '../../../apps/web/x';\nexport const y = x;\n"},
     {"apps/admin/a.ts": "import { x } from '../web/x';\nexport const y = x;\n"}),
    ("Packages are imported by name, never via `packages/*/src`", {"packages/ui/src/x.ts": "export const x = 1;\n"},
     {"apps/web/a.ts": "import { x } from '../../packages/ui/src/x';\nexport const y = x;\n"},
     {"apps/web/a.ts": "import { x } from '@acme/ui';\nexport const y = x;\n"}),
    ("Containers don't run with `privileged: true`", {}, {"compose.yaml": COMPOSE.format("a:1\n    privileged: true")},
     {"compose.yaml": COMPOSE.format("a:1\n    privileged: false")}),
    ("Never use `pull_request_target` triggers", {}, {".github/workflows/a.yml": "on:\n  pull_request_target:\njobs: {}\n"},
     {".github/workflows/a.yml": "on:\n  pull_request:\njobs: {}\n"}),
    ("`dynamic` must not be used in C# code", {}, {"A.cs": "class A { void M() { dynamic x = 1; } }\n"},
     {"a.ts": "const dynamic = 1;\nexport default dynamic;\n", "A.cs": "class A { void M() { var dynamicThing = 1; } }\n"}),
    ("`Role` has exactly three values: ADMIN, EDITOR", {"a.ts": "export enum Role { ADMIN = 'a', EDITOR = 'e' }\n"},
     {"a.ts": "export enum Role { ADMIN = 'a', EDITOR = 'e', OWNER = 'o' }\n"}, {"b.ts": "export enum Kind { A = 'a' }\n"}),
    ("Every change in `packages/` needs a changeset", {"packages/a/a.ts": "export const a = 1;\n"},
     {"packages/a/a.ts": "export const a = 2;\n"},
     {"packages/a/a.ts": "export const a = 2;\n", ".changeset/x.md": "a\n", "apps/a.ts": "export const a = 1;\n"}),
    ("Tokens are never kept in `localStorage` or `sessionStorage`", {}, {"a.ts": "localStorage.setItem('token', t);\n"},
     {"a.ts": "localStorage.setItem('theme', t);\n"}),
    ("Once merged, a Flyway script `V*__*.sql` is never touched again", {"db/V1__a.sql": "SELECT 1;\n"}, {"db/V1__a.sql": "SELECT 2;\n"},
     {"db/V2__b.sql": "SELECT 2;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{at}: {one[0]}" for at, one in enumerate(CHANGES)])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
