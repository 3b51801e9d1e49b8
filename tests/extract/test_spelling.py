"""Tokens of code are told apart by their form, and only what is asked for is kept."""

from __future__ import annotations

import pytest

from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.tree import tree_of

CASES = [
    ("a.tsx", "const a = <div style={{ x: 1 }} className=\"p-2\" />;", "style", ["attribute style"]),
    ("a.tsx", "const style = 1; f(style);", "style", ["name style", "name style"]),
    ("a.ts", "function f(x: any, y: unknown) { return any; }", "any", ["type any", "name any"]),
    ("a.ts", "const x = y as any;", "any", ["cast any"]),
    ("a.ts", "// any\n/* any */ const s = 'any';", "any", ["literal any"]),
    ("a.tsx", "const a = <a href=\"x\" />; const b = a < c;", "a", ["name a", "tag a", "name a"]),
    ("a.ts", "process?.platform; process.platform.x", "process.platform", ["name process.platform"]),
    ("a.ts", "export default f;", "export default", ["name export default"]),
    ("a.ts", "'use client';\n", "use client", ["literal use client"]),
    ("a.py", "import time\ntime.sleep(1)  # time.sleep\n", "time.sleep", ["name time.sleep"]),
    ("a.py", '"""time.sleep"""\n', "time.sleep", ["literal time.sleep"]),
    ("a.go", "x := `any`; panic(\"any\")", "panic", ["name panic"]),
    ("a.css", "p { color: #fff; }", "color: #fff", ["literal color: #fff"]),
    ("a.unknown", "any", "any", []),
]


@pytest.mark.parametrize(("path", "source", "sought", "expected"), CASES, ids=[f"{path}: {source[:40]!r}" for path, source, *_ in CASES])
def test_a_token_is_found_in_its_form(path: str, source: str, sought: str, expected: list[str]) -> None:
    tree = tree_of({path: source.encode()})
    contexts = Contexts(tree)
    found = with_tokens(snapshot(tree, [path]), tree, lambda text, form: text == sought and form != "comment", contexts)
    assert [f"{use.form} {use.name}" for use in found.uses if use.kind == "token"] == expected


def test_a_token_of_a_test_is_one_of_a_test() -> None:
    tree = tree_of({"a.test.ts": b"console.log(1);"})
    found = with_tokens(snapshot(tree, ["a.test.ts"]), tree, lambda text, form: text == "console.log", Contexts(tree))
    assert [use.context for use in found.uses if use.kind == "token"] == ["test"]
