"""“No new X library” asks of a library whether the project had it: each sentence against what brings one in, and against what only uses
what was there, by a manifest or by other sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

ZUSTAND = "import { create } from 'zustand';\nexport const useCart = create(() => ({ items: [] }));\n"
MOBX = "import { observable } from 'mobx';\nexport const cart = observable({ items: [] });\n"
FETCH = "export const load = () => fetch('/items');\n"
AXIOS = "import axios from 'axios';\nexport const load = () => axios.get('/items');\n"
SQLITE = "import sqlite3\n\n\ndef connect():\n    return sqlite3.connect('a.db')\n"
PSYCOPG = "import psycopg2\n\n\ndef connect():\n    return psycopg2.connect('')\n"
HAS_ZUSTAND = {"package.json": '{"dependencies": {"zustand": "5.0.0"}}\n'}
WORKSPACE = {"package.json": '{"workspaces": ["apps/*", "packages/*"]}\n', "apps/web/package.json": "{}\n"}
TAILWIND = {"package.json": '{"devDependencies": {"tailwindcss": "3.4.0"}}\n', "src/a.css": ".a { color: red; }\n"}

CHANGES = [
    ("No new state libraries", HAS_ZUSTAND, {"src/cart.ts": MOBX}, {"src/cart.ts": ZUSTAND}),
    ("Do not introduce another state management library", {**WORKSPACE, "packages/ui/package.json": HAS_ZUSTAND["package.json"]},
     {"apps/web/src/cart.ts": MOBX}, {"apps/web/src/cart.ts": ZUSTAND}),
    ("No other state management library", {"web/package.json": HAS_ZUSTAND["package.json"], "web/a/package.json": "{}\n"},
     {"web/a/src/cart.ts": MOBX}, {"web/a/src/cart.ts": ZUSTAND}),
    ("No new state libraries in `src/cart`", HAS_ZUSTAND, {"src/cart/a.ts": MOBX}, {"src/cart/a.ts": ZUSTAND}),
    ("No new HTTP clients; use ky", {"src/a.ts": FETCH}, {"src/b.ts": AXIOS}, {"src/b.ts": FETCH}),
    ("Do not add a second database", {"tools/a.py": SQLITE}, {"app/b.py": PSYCOPG}, {"app/b.py": SQLITE}),
    ("Do not add a second database", {"pyproject.toml": '[project]\nname = "a"\ndependencies = ["psycopg2"]\n'},
     {"app/b.py": SQLITE}, {"app/b.py": PSYCOPG}),
    ("Do not add a second database", {"requirements/base.txt": "psycopg2==2.9\n"}, {"app/b.py": SQLITE}, {"app/b.py": PSYCOPG}),
    ("No new CSS frameworks", TAILWIND, {"src/a.css": '@import "bootstrap";\n'}, {"src/a.css": ".a { @apply flex; }\n"}),
    ("No new ORMs", {"package.json": '{"dependencies": {"@prisma/client": "5.0.0"}}\n'}, {"drizzle.config.ts": "export default {};\n"},
     {"prisma/schema/user.prisma": "model User {\n  id Int @id\n}\n"}),
    ("No new UI component libraries", {"package.json": '{"dependencies": {"@radix-ui/react-tabs": "1.0.0"}}\n'},
     {"package.json": '{"dependencies": {"@radix-ui/react-tabs": "1.0.0", "antd": "5.0.0"}}\n'},
     {"package.json": '{"dependencies": {"@radix-ui/react-tabs": "1.0.0", "@radix-ui/react-dialog": "1.0.0"}}\n'}),
    ("New environment variables must be declared in `src/env.ts`", {"src/env.ts": "export const names = ['API_URL'];\n"},
     {"src/b.ts": "export const b = process.env.OTHER_URL;\n"}, {"src/b.ts": "export const b = process.env.API_URL;\n"}),
    ("New environment variables must be declared in `.env.example`", {"apps/web/.env.example": "API_URL=\n"},
     {"apps/web/b.ts": "export const b = process.env.API_URL_2;\n"}, {"apps/web/b.ts": "export const b = process.env.API_URL;\n"}),
    ("No new production dependencies", {"package.json": "{}\n"}, {"package.json": '{"dependencies": {"x-core": "1.0.0"}}\n'},
     {"package.json": '{"devDependencies": {"x-lint": "1.0.0"}}\n'}),
]

STILL_FORBIDDEN = [
    ("No Zustand", HAS_ZUSTAND, {"src/cart.ts": ZUSTAND}),
    ("Do not introduce Zustand or other state libraries", HAS_ZUSTAND, {"src/cart.ts": ZUSTAND}),
    ("Do not use state libraries", HAS_ZUSTAND, {"src/cart.ts": ZUSTAND}),
    ("Use MobX; no other state library", HAS_ZUSTAND, {"src/cart.ts": ZUSTAND}),
    # what the change brings itself, and what only tests use, the project did not have
    ("No new state libraries", {"package.json": "{}\n"}, {"src/cart.ts": ZUSTAND, **HAS_ZUSTAND}),
    ("No new HTTP clients", {"src/a.test.ts": FETCH}, {"src/b.ts": FETCH}),
    ("No new state libraries", {"package.json": "{}\n", "src/a.ts": "export const zustand = 1;\n"}, {"src/cart.ts": ZUSTAND}),
]


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{clause} {[*base]}" for clause, base, *_ in CHANGES])
def test_what_the_project_had_is_not_new_to_it(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.parametrize(("clause", "base", "head"), STILL_FORBIDDEN, ids=[f"{clause} {[*base]}" for clause, base, _ in STILL_FORBIDDEN])
def test_what_is_forbidden_as_such_or_is_new_stays_forbidden(clause: str, base: dict[str, str], head: dict[str, str]) -> None:
    assert clause_finds(clause, base, head)


def test_one_finding_tells_of_what_is_named_and_meant_by_its_sort() -> None:
    assert len(clause_finds("Do not introduce Zustand or other state libraries", {}, {"src/cart.ts": ZUSTAND})) == 1
