"""What a build calls packages is read from the literals of its configuration, and nothing else is."""

from __future__ import annotations

import pytest

from keeper_validate.extract.ecmascript_renames import told

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
    "what is not closed": ("alias: { tools: 'jose', ", {"tools": "jose"}),
}


@pytest.mark.parametrize(("text", "names"), TOLD.values(), ids=TOLD)
def test_names(text: str, names: dict[str, str]) -> None:
    assert dict(told(text)) == names
