"""Sentences that a history was audited under, each against a change that breaks it and one that a first reading took for a breach."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart, verdict_of

GO = {"go.mod": "module example.com/m\n"}
LOGS = 'package a\n\nimport "{}"\n\nfunc f() {{ {}.Print("a") }}\n'

CONFIRM = "import * as Radix from '@radix-ui/react-dialog';\n"
CONFIRM += "export function ConfirmDialog(props) {\n  return <Radix.Root {...props} />;\n}\n"
ASKS = "export function DeleteDialog(props) {\n  return <ConfirmDialog title='Delete?' {...props} />;\n}\n"

SETTINGS = "import { z } from 'zod';\nexport const env = z.object({ A: z.string(), B: z.string() }).parse(process.env);\n"
CHOSEN = "const parseEnv = (): Env => Schema.parse(process.env);\n"
CHOSEN += "export const env: Env =\n  process.env.RAW === '1' // while it is built\n    ? (process.env as any)\n    : parseEnv();\n"
READ = "import { env } from './env';\nexport const a = env.A;\n"

SERVED = "import express from 'express';\nconst app = express();\n"
SERVED += "app.get('/users', requireAuth, list);\napp.get('/notes', requireAuth, list);\n"

CRATE = "[package]\nname = 'a'\n[dependencies]\n"
NPM = '{"dependencies": {"%s": "%s"}}\n'

MODAL = "export default function Modal(props) {\n  return <div role='dialog'>{props.children}</div>;\n}\n"
LINKS = "export function LinkModal(props) {\n  return <Fade show={props.open}><form><Modal title='Link' /></form></Fade>;\n}\n"
CHANGES = [
    ("No new modal components", {"src/ui/Modal/index.tsx": MODAL},
     {"src/a/LinkModal.tsx": "import * as Radix from '@radix-ui/react-dialog';\nimport Modal from '../ui/Modal';\n"
      + LINKS.replace("<Modal title='Link' />", "<Radix.Root><Modal title='Link' /></Radix.Root>")},
     {"src/a/LinkModal.tsx": "import Modal from '../ui/Modal';\n" + LINKS}),
    ("No new crates", {"a/Cargo.toml": CRATE}, {"a/Cargo.toml": CRATE + "left-pad = '1'\n"},
     {"a/Cargo.toml": CRATE + "a-db = { version = '=1.0.0', path = '../db' }\na-ui = { workspace = true }\n"}),
    ("No new crates", {"a/Cargo.toml": CRATE}, {"a/Cargo.toml": CRATE + "left-pad = { path = 'vendor/left-pad' }\n"},
     {"a/Cargo.toml": CRATE}),
    ("No new dependencies", {"a/package.json": "{}\n"}, {"a/package.json": NPM % ("left-pad", "1.0.0")},
     {"a/package.json": NPM % ("@acme/db", "workspace:*")}),
    ("`a/` must not depend on `b/`", {"a/package.json": "{}\n", "b/package.json": '{"name": "@acme/b"}\n'},
     {"a/x.ts": "import { y } from '../b/y';\n", "b/y.ts": "export const y = 1;\n"}, {"a/package.json": NPM % ("@acme/db", "workspace:*")}),
    ("Every endpoint must be authenticated", {"src/a.ts": SERVED}, {"src/a.ts": SERVED.replace("/notes', requireAuth, ", "/notes', ")},
     {"src/a.ts": SERVED.replace("/notes', requireAuth, ", "/notes', requireAuth, logged, ")}),
    ("Every endpoint must be authenticated", {"src/a.ts": SERVED},
     {"src/a.ts": SERVED + "app.get('/tags', rateLimit(), transaction(), pagination(), list);\n"},
     {"src/a.ts": SERVED + "app.get('/tags', rateLimit(), transaction(), requireAuth, list);\n"}),
    ("Every endpoint must be authenticated", {"src/a.ts": SERVED.replace("requireAuth, list", "list")},
     {"src/a.ts": SERVED.replace("requireAuth, list", "list") + "app.get('/tags', list);\n"},
     {"src/a.ts": SERVED.replace("requireAuth, list", "logged, list")}),
    ("Never use `process.env` directly; go through `env.ts`", {"src/env.ts": CHOSEN, "src/a.ts": READ},
     {"src/a.ts": "export const a = process.env.A;\n"},
     {"src/a.ts": READ + "// process\nexport const b = () => f(env.B);\n", "src/b.ts": "// process\n" + READ}),
    ("Never use `process.env` directly; go through `env.ts`", {"src/env.ts": SETTINGS, "src/a.ts": READ},
     {"src/a.ts": "export const a = process.env.A;\n"},
     {"src/a.ts": READ + "export const b = env.B;\n", "src/b.ts": READ}),
    ("No new modal components", {"src/ui/confirm.tsx": CONFIRM}, {"src/a/DeleteDialog.tsx": CONFIRM.replace("ConfirmD", "DeleteD")},
     {"src/a/DeleteDialog.tsx": "import { ConfirmDialog } from '../ui/confirm';\n" + ASKS}),
    ("No new modal components", {"src/ui/a.tsx": "export const a = 1;\n"},
     {"src/ui/confirm.tsx": CONFIRM, "src/a/DeleteDialog.tsx": "import { ConfirmDialog } from '../ui/confirm';\n" + ASKS},
     {"src/ui/a.tsx": "export const a = 2;\n"}),
    ("Never use `fmt.Println` or the `log` package; use `log/slog`", GO, {"a/a.go": LOGS.format("log", "log")},
     {"a/a.go": LOGS.format("log/slog", "slog")}),
    ("Never import `net/http`", GO, {"a/a.go": LOGS.format("net/http", "http")}, {"a/a.go": LOGS.format("net/http/httptest", "httptest")}),
    ("Never import `@mui/material`; use `@mui/material/Button` and its like", {},
     {"src/a.ts": "import { Button } from '@mui/material';\n"}, {"src/a.ts": "import Button from '@mui/material/Button';\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
@pytest.mark.parametrize(("path", "clause", "severity"), [
    ("src/ui/a.ts", "Every API endpoint must be authenticated", "warn"),
    ("src/ui/a.ts", "API routes stay under /v1", "warn"),
    ("src/ui/a.ts", "Every endpoint must be authenticated", "block"),
    ("src/ui/api/a.ts", "Every API endpoint must be authenticated", "block"),
    ("src/a.ts", "Every API endpoint must be authenticated", "block"),
])
def test_what_serves_pages_is_hardly_meant_by_the_api(path: str, clause: str, severity: str) -> None:
    head = {path: SERVED.replace("requireAuth, ", "")}
    verdict = verdict_of({"clause": clause, "base": {path: "export const a = 1;\n"}, "head": head, "stage": "pr"})
    assert {one.severity for one in verdict.findings} == {severity}
