"""Sentences that a history was audited under, each against a change that breaks it and one that a first reading took for a breach."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

GO = {"go.mod": "module example.com/m\n"}
LOGS = 'package a\n\nimport "{}"\n\nfunc f() {{ {}.Print("a") }}\n'

CONFIRM = "import * as Radix from '@radix-ui/react-dialog';\nexport function ConfirmDialog(props) {\n  return <Radix.Root {...props} />;\n}\n"
ASKS = "export function DeleteDialog(props) {\n  return <ConfirmDialog title='Delete?' {...props} />;\n}\n"

CHANGES = [
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
