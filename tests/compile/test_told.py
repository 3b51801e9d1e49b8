"""Sentences that tell how things are, or of one thing only, each beside one that looks alike and is a rule. `~`: only some violations show;
`soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

LOOK_ALIKE = [
    ("No browser setting, environment variable, or path enables the candidate.", "unchecked"),
    ("No environment variables", "forbid-new env_var"),
    ("State lives in a composable (no Pinia needed)", "unchecked"),
    ("State lives in a composable, no Pinia", "forbid-use technology pinia"),
    ("Browser speech API — no extra API key needed", "unchecked"),
    ("Use `Kinds.all` (not `cases`) for the canonical list", "~ forbid-use token|import cases soft"),
    ("Use `Kinds.all` (not `cases`)", "forbid-use token|import cases"),
    ("Nullable columns use `A`, not `legacyB`", "~ forbid-use token|import legacyB soft"),
    ("Always use `A`, not `legacyB`", "forbid-use token|import legacyB"),
    ("The proxy routes through `gateway`, not directly to OpenAI.", "~ forbid-use technology openai soft"),
    ("Absence of an answer means unknown, not `false`", "unchecked"),
    ("Schemas use `import { z } from 'zod/v4'` (not `zod`)", "~ require-use import zod/v4 soft"),
    ("Use `zod` (not `yup`)", "forbid-use technology yup"),
    ("`Bindable` is a storage type — never authored directly in public features.", "unchecked"),
    ("Never author code in `src/legacy/`", "forbid-new file src/legacy/"),
    ("After that, the execution header and all entries are immutable.", "unchecked"),
    ("`CuttingSheet` is immutable", "unchecked"),
    ("`src/legacy/` is immutable", "forbid-change file src/legacy/"),
    ("Routes in `xs-app.json` enforce authentication", "unchecked"),
    ("Keep routes in `xs-app.json`", "forbid-new route except:xs-app.json"),
    ("When content depends on storage (localStorage, cookies), avoid flickering.", "unchecked"),
    ("When online, avoid client-side storage (localStorage, cookies).",
     "~ forbid-use technology localStorage soft; forbid-use technology cookies soft"),
    ("Controllers use PascalCase (`Main.controller.js`)", "unchecked"),
    ("URLs use kebab-case", r"require-shape route /^\S+ (?:\/(?:[a-z0-9]+(-[a-z0-9]+)*|\{[^}]+\}))+$/"),
    ("New tables must include `GRANT` for the service role", "unchecked"),
    ("New tables must include `tenant_id`", "require-shape table|column column=tenant_id"),
    ("❌ `/etc/shop/old/` (killed this project)", "unchecked"),
    ("❌ `/shop/legacy`", "forbid-new route /shop/legacy"),
    ("Include step-by-step migration instructions", "unchecked"),
    ("Schema changes must include migrations", "~ require-companion schema with:**/{migrations,migration,migrate,alembic}/**"),
    ("Merged repositories into `acme/portfolio`.", "unchecked"),
    ("Merged migrations must never be edited", "forbid-change file **/{migrations,migration,migrate,alembic}/**"),
    ("Export only the `env` const — never re-export `process.env`", "unchecked"),
    ("No global store library.", "unchecked"),
    ("No web views for native UI", "unchecked"),
    ("A default-off implementation does not bump `POLICY_VERSION`.", "unchecked"),
    ("Use `holdingValue` (260)", "require-use token|import holdingValue soft"),
    ("Test services independently, not views", "unchecked"),
    ("Use services, not views", "forbid-new component|page"),
    ("The dashboard shows skeletons, not a blank page", "unchecked"),
    ("Animate SVG wrapper instead of SVG element", "unchecked"),
    ("Do the work (`.toSorted()`, `.map()`) in client, not server.", "unchecked"),
    ("`src/dto/`: DTOs used only within one service.", "unchecked"),
    ("No markdown tables unless requested", "unchecked"),
    ("No `a.gradle`, `b.json`, or wrappers exist yet.", "unchecked"),
    ("No `a.gradle` or `b.json`", "forbid-new file a.gradle; forbid-new file b.json"),
    ("Used in `SagaService` for reservations", "unchecked"),
    ("Use `SagaService` for reservations", "~ require-use service|import|token SagaService soft"),
    ("import `app.cli` or `cli_menu`;", "unchecked"),
    ("Never write `TODO` comments", "forbid-use token TODO,FIXME,XXX form=comment"),
    ("Use aliases instead of deep relative paths.", r"forbid-use import /^\.\.\/\.\.\//"),
    ("Uses `open()` with `close()` (NOT `async with`)", "~ forbid-use token|import async with soft"),
    ("Live AI via WebSocket", "unchecked"),
    ("A method does what its name says, no more, no less.", "unchecked"),
    ("Production images must be small and must not contain dev dependencies.", "unchecked"),
    ("Components must be small and must not import axios.", "~ forbid-use technology axios in:**/components/**,**/ui/**"),
    ("Design reference: `Figma.pdf` in the frontend repo.", "unchecked"),
    ("No Redux: components never import Redux", "~ forbid-use technology redux in:**/components/**,**/ui/**"),
    ("Goal: extend `memoryStore` with tiers.", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), LOOK_ALIKE, ids=[text for text, _ in LOOK_ALIKE])
def test_what_is_only_told_forbids_nothing(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
