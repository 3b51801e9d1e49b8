"""What a build calls packages is read from the literals of its configuration, and nothing else is."""

from __future__ import annotations

import pytest

from keeper_validate.extract.ecmascript.renames import renamed, told
from keeper_validate.tree import tree_of

TOLD = {
    "an object": ("resolve: { alias: { tools: 'jose' } }", {"tools": "jose"}),
    "pairs, one by a pattern": ('alias: [{ find: "tools", replacement: "jose" }, { find: /^more\\/(.*)$/, replacement: "x" }]',
                                {"tools": "jose", "more/*": "x"}),
    "conditions of a package's imports": ('{"imports": {"#tools": {"node": "jose", "default": "./tools.js"}}}', {"#tools": "jose"}),
    "a list of places": ('{"paths": {"@tools": ["node_modules/@scope/jose"]}}', {"@tools": "@scope/jose"}),
    "a resolved package": ("alias: { a: require.resolve('jose'), b: path.join(__dirname, 'node_modules', 'jose') }",
                           {"a": "jose", "b": "jose"}),
    "an address with a version": ('{"imports": {"tools": "https://esm.sh/jose@5.2.0?dev", "more": "npm:@scope/x@^1"}}',
                                  {"tools": "jose", "more": "@scope/x"}),
    "a package under a name of one's own": ('{"dependencies": {"tools": "npm:jose@5", "jose": "^5"}}', {"tools": "jose"}),
    "folders of the project": ("alias: { '@': path.resolve(__dirname, 'src'), lib: './lib', '~': '/src', x: `${root}/x` }", {}),
    "a comment": ("// alias: { tools: 'jose' }", {}),
    "its own name": ("alias: { react: 'react' }", {}),
    "the types of a package": (
        '{"paths": {"react": ["./node_modules/@types/react"], "a": ["./node_modules/@types/acme__ui"]}}', {"a": "@acme/ui"},
    ),
    "what is not closed": ("alias: { tools: 'jose', ", {"tools": "jose"}),
}


@pytest.mark.parametrize(("text", "names"), TOLD.values(), ids=TOLD)
def test_names(text: str, names: dict[str, str]) -> None:
    assert dict(told(text)) == names


_PATHS = b'{"compilerOptions": {"paths": {"react": ["./node_modules/@types/react"], "tools": ["./node_modules/jose"]}}}'
_BUILD = b"alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime', lodash: 'jose' }"
MEANT = {
    "its types": ("react", {"tsconfig.json": _PATHS}, None),
    "something else that is installed": ("tools", {"tsconfig.json": _PATHS}, "jose"),
    "made to stand in for it": ("react/jsx-runtime", {"vite.config.ts": _BUILD}, None),
    "something else": ("lodash", {"vite.config.ts": _BUILD}, "jose"),
}


@pytest.mark.parametrize(("specifier", "files", "package"), MEANT.values(), ids=MEANT)
def test_a_package_is_another_only_where_it_does_not_stand_in_for_what_is_said(
    specifier: str, files: dict[str, bytes], package: str | None
) -> None:
    assert renamed(specifier, "src/a.ts", tree_of(files)) == package
