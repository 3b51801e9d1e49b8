"""Where module names lead: relative, by the aliases of a project's configuration, and into packages of its workspace."""

from __future__ import annotations

import pytest

from keeper_validate.extract.ecmascript.reader import candidates
from keeper_validate.tree import tree_of

TREE = tree_of({
    "package.json": b'{"workspaces": ["packages/*"], "imports": {"#app/*": "./app/*"}}',
    "pnpm-workspace.yaml": b"packages:\n  - 'libs/**'\n",
    "tsconfig.base.json": b'{"compilerOptions": {"paths": {"~base/*": ["./base/*"]}}}',
    "tsconfig.json": b'{ // c\n"extends": "./tsconfig.base.json", "compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["./src/*"],},},}',
    "web/tsconfig.json": b'{"compilerOptions": {"paths": {"@/*": ["./code/*"], "url": ["http://x//y"]}}}',
    "packages/ui/package.json": b'{"name": "@acme/ui", "exports": {".": "./src/index.ts", "./button": {"import": "./src/button.tsx"}}}',
    "libs/deep/db/package.json": b'{"name": "db", "main": "dist/index.js"}',
    "src/a.ts": b"", "src/b/index.tsx": b"", "src/c.vue": b"", "web/code/x.ts": b"", "app/y.server.ts": b"", "base/z.ts": b"",
    "packages/ui/src/index.ts": b"", "packages/ui/src/button.tsx": b"", "libs/deep/db/src/schema.ts": b"", "other/util.js": b"",
})


@pytest.mark.parametrize(
    ("module", "path", "expected"),
    [
        ("./a", "src/main.ts", "src/a.ts"),
        ("./a.js", "src/main.ts", "src/a.ts"),
        ("./b", "src/main.ts", "src/b/index.tsx"),
        (".", "src/b/x.ts", "src/b/index.tsx"),
        ("./c.vue", "src/main.ts", "src/c.vue"),
        ("../src/a", "other/x.ts", "src/a.ts"),
        ("../../a", "src/main.ts", None),
        ("@/a", "src/b/x.ts", "src/a.ts"),
        ("@/x", "web/code/y.ts", "web/code/x.ts"),
        ("~base/z", "src/a.ts", "base/z.ts"),
        ("#app/y.server.ts", "src/a.ts", "app/y.server.ts"),
        ("other/util", "src/a.ts", "other/util.js"),
        ("@acme/ui", "src/a.ts", "packages/ui/src/index.ts"),
        ("@acme/ui/button", "src/a.ts", "packages/ui/src/button.tsx"),
        ("db/schema", "src/a.ts", "libs/deep/db/src/schema.ts"),
        ("react", "src/a.ts", None),
        ("node:fs", "src/a.ts", None),
    ],
)
def test_a_module_name_leads_to(module: str, path: str, expected: str | None) -> None:
    existing = (each for each in candidates(module, path, TREE) if (entry := TREE.entry(each)) is not None and entry.is_file)
    assert next(existing, None) == expected


def test_a_configuration_that_cannot_be_read_is_none() -> None:
    tree = tree_of({"tsconfig.json": b"{ not json", "package.json": b"[]", "src/a.ts": b""})
    assert "src/a.ts" in list(candidates("@/a", "src/b.ts", tree))
