"""Pieces of code with words beside them that nothing is known of warn, each beside what has a name and stands in no code."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("Do not use the `oldTheme` palette object", "~ forbid-use token|import oldTheme soft"),
    ("Never reference the `window.location` bridge", "~ forbid-use token|import window.location soft"),
    ("No `setTimeout` hacks", "unchecked"),
    ("Do not import the `@acme/core` barrel shim", "~ forbid-use import @acme/core soft"),
    ("Do not add a tracked `tools/e2e/` toolkit", "~ forbid-new file tools/e2e/ soft"),
    ("Do not leave an orphan `.mdx` file", "unchecked"),
    ("Do not use `oldTheme`", "forbid-use token|import oldTheme"),
    ("No page knows about `apiClient`", "unchecked"),
    ("No private parts of `@app/ui`", "unchecked"),
    ("Do not import another team's `:internal`", "unchecked"),
    ("No new `order-status` values", "unchecked"),
    ("Pages follow the `*.page.tsx` pattern", "~ require-shape page **/*.page.tsx"),
    ("Never use the `main` branch", "unchecked"),
    ("Never push to the `release/next` branch", "unchecked"),
    ("Do not use the word `e.g.` in docs", "unchecked"),
    ("Never use the `needs-triage` label", "unchecked"),
    ("Never use the `bug` category", "unchecked"),
    ("Never run the `db:reset` command", "unchecked"),
    ("Do not change the `parse_row` return signature", "unchecked"),
    ("Always use the `Async` suffix for methods", "unchecked"),
    ("Avoid `os.kill(pid, 0)`", "~ forbid-use token os.kill form=given(*, 0) soft"),
    ("No `rgba(0, 0, 0, 0.5)` in styles", "~ forbid-use token rgba form=given(0, 0, 0, 0.5) soft"),
    ("Never write `if (x) return`", "unchecked"),
    ("Never use `[Authorize(Roles = \"Admin\")]`", "~ forbid-use token Authorize form=written([Authorize(Roles = \"Admin\")])"),
    ("Never use `[Obsolete]`", "forbid-use token Obsolete"),
    ("Never use `check=True`", "forbid-use token check=True"),
    ("Never use `debug = true`", "forbid-use token debug=true"),
    ("Avoid `lazy='dynamic'`", "~ forbid-use token lazy=dynamic soft"),
    ("Never use `a == b`", "unchecked"),
    ("Do not set `isGlobal: true`",
     "forbid-use token|import isGlobal: true; forbid-new token isGlobal=true in:*.yml,*.yaml,*.json,*.toml form=setting"),
    ("Avoid setting `debug=True`", "~ forbid-use token debug=True soft"),
    ("Never pass `check=True` to the runner", "~ forbid-use token check=True soft"),
    ("Never set `export const runtime = 'edge'`", "forbid-use token runtime=edge"),
    ("Do not set `timeout` to 0", "unchecked"),
    ("Do not pass `token` to the client", "unchecked"),
    ("Never set the title", "unchecked"),
    ("Never use `x = f(y) + 1`", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_code_with_words_beside_it_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
