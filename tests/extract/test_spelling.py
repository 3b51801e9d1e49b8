"""Tokens of code are told apart by their form, and only what is asked for is kept."""

from __future__ import annotations

import pytest

from keeper_validate.element import Snapshot
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.tree import tree_of


class Sought:
    """One text in any form but that of a comment, no construct, and no setting of a document."""

    constructs: frozenset[str] = frozenset()
    facts = False
    sizes: frozenset[str] = frozenset()

    @property
    def calls(self) -> bool:
        return self.text.endswith("()")

    @property
    def values(self) -> bool:
        return "=" in self.text or ": " in self.text

    def __init__(self, text: str) -> None:
        self.text = text

    def __call__(self, text: str, form: str) -> bool:
        return text == self.text and form != "comment"

    def sets(self, path: str) -> bool:
        return False

    def may_stand_in(self, text: str) -> bool:
        return True


CASES = [
    ("a.ts", "json({ a });\nconst json = 1;\nimport json from 'json';\nfunction json() {}\n", "json()", ["name json()"]),
    ("a.py", "def dump(a):\n    dump(a)\n", "dump()", ["name dump()"]),
    ("a.ts", "res.json({ a });\n", "res.json()", ["name res.json()"]),
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
    ("a.py", 'a = """time.sleep"""\n', "time.sleep", ["literal time.sleep"]),
    ("a.py", '"""time.sleep"""\n', "time.sleep", []),
    ("a.py", 'def f(a):\n    """time.sleep"""\n', "time.sleep", []),
    ("a.py", 'f(\n    """time.sleep"""\n)\n', "time.sleep", ["literal time.sleep"]),
    ("a.go", "x := `any`; panic(\"any\")", "panic", ["name panic"]),
    ("a.css", "p { color: #fff; }", "color: #fff", ["literal color: #fff"]),
    ("a.py", "f(x, shell=True)\nf(x, shell = True)\nf(shell=Truely)\n", "shell=True", ["name shell=True", "name shell=True"]),
    ("a.py", "f(x, lazy='all')\n", "lazy=all", ["name lazy=all"]),
    ("a.ts", "f({ ssr: false, b });\nf({ ssr: falsely });\n", "ssr: false", ["key ssr: false"]),
    ("a.ts", "f({ a: B.Last });\nf({ a: B.Lasting });\n", "a: B.Last", ["key a: B.Last"]),
    ("a.tsx", "const a = <a target=\"_top\" />;", "target=_top", ["attribute target=_top"]),
    ("a.unknown", "any", "any", []),
    ("Dockerfile", "FROM node:latest AS b\n# ADD\nADD a b\n", "ADD", ["word ADD"]),
    ("Dockerfile.dev", "FROM node:latest AS b\n", "node:latest", ["word node:latest"]),
    ("api/Dockerfile", "USER app\nUSER root\n", "USER root", ["word USER root"]),
    ("Dockerfile", "# USER\nroot\n", "# USER root", []),
    ("build/a.mk", "all:\n\tsudo make # sudo\n", "sudo", ["word sudo"]),
]


@pytest.mark.parametrize(("path", "source", "sought", "expected"), CASES, ids=[f"{path}: {source[:40]!r}" for path, source, *_ in CASES])
def test_a_token_is_found_in_its_form(path: str, source: str, sought: str, expected: list[str]) -> None:
    tree = tree_of({path: source.encode()})
    contexts = Contexts(tree)
    found = with_tokens(snapshot(tree, [path]), tree, Sought(sought), contexts)
    assert [f"{use.form} {use.name}" for use in found.uses if use.kind == "token"] == expected


def test_a_token_of_a_test_is_one_of_a_test() -> None:
    tree = tree_of({"a.test.ts": b"console.log(1);"})
    found = with_tokens(snapshot(tree, ["a.test.ts"]), tree, Sought("console.log"), Contexts(tree))
    assert [use.context for use in found.uses if use.kind == "token"] == ["test"]


@pytest.mark.parametrize("piece", ["`\\\\", "<!--", "'\\\\", '"\\\\', "/*", "<", '"""', "a?", "x: ", "as "])
@pytest.mark.parametrize("suffix", ["tsx", "py", "go", "css", "sql"])
def test_no_text_takes_more_than_linear_time(piece: str, suffix: str) -> None:
    tree = tree_of({f"a.{suffix}": (piece * 30_000).encode()})
    assert with_tokens(Snapshot((f"a.{suffix}",)), tree, Sought("nothing"), Contexts(tree)).uses == ()
