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
    given: frozenset[str] = frozenset()
    snippets: frozenset[str] = frozenset()
    lacking: frozenset[tuple[str, str]] = frozenset()
    markup: frozenset[str] = frozenset()
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
    ("a.ts", "const a = f(\n  /^(div|dd|[/dd])$/,\n); if (/dd/.test(a)) dd(b / dd / 2);", "dd", ["name dd", "name dd"]),
    ("a.tsx", "const a = <p title={b}>{/* c */}/ {dd} /</p>;", "dd", ["name dd"]),
    ("a.ts", "export default f;", "export default", ["name export default"]),
    ("A.cs", "var a = System.DateTime\n    .Now;\n", "System.DateTime.Now", ["name System.DateTime.Now"]),
    ("A.cs", "var a = clock.DateTime()\n    .Now;\n", "DateTime.Now", []),
    ("a.ts", "process\n  .env\n  .A;\n", "process.env.A", ["name process.env.A"]),
    ("A.java", "l.forEach(System.out::println);\n", "System.out.println", ["name System.out.println"]),
    ("a.ts", "'use client';\n", "use client", ["literal use client"]),
    ("a.py", "import time\ntime.sleep(1)  # time.sleep\n", "time.sleep", ["name time.sleep"]),
    ("a.py", 'a = """time.sleep"""\n', "time.sleep", ["literal time.sleep"]),
    ("a.py", '"""time.sleep"""\n', "time.sleep", []),
    ("a.py", 'def f(a):\n    """time.sleep"""\n', "time.sleep", []),
    ("a.py", 'f(\n    """time.sleep"""\n)\n', "time.sleep", ["literal time.sleep"]),
    ("a.go", "x := `any`; panic(\"any\")", "panic", ["name panic"]),
    ("a.css", "p { color: #fff; }", "color: #fff", ["literal color: #fff"]),
    ("a.go", 'import f "fmt"\n\nfunc a() { f.Println(1) }\n', "fmt.Println", ["name fmt.Println"]),
    ("a.go", 'import f "x/fmts"\n\nfunc a() { f.Println(1) }\n', "fmt.Println", []),
    ("a.go", 'import f "fmt"\n\nfunc a() { g.Println(f.Sprint(1)) }\n', "fmt.Println", []),
    ("a.py", "import os as o\no.system('x')\n", "os.system", ["name os.system"]),
    ("a.py", "from os import system as s, path\ns('x')\n", "os.system", ["name os.system"] * 2),
    ("a.py", "from os import (\n    path,\n    system,\n)\nsystem('x')\n", "os.system()", ["name os.system()"]),
    ("a.py", "from os import system\nsystem('x')\n", "system", ["name system"] * 2),
    ("a.py", "from myos import system\nsystem('x')\n", "os.system", []),
    ("a.py", "import os.path as p\np.join('x')\n", "os.path.join", ["name os.path.join"]),
    ("a.ts", "import { db as d, type T } from './db';\nd.execute(1);\n", "db.execute", ["name db.execute"]),
    ("a.ts", "import * as f from 'node:fs';\nf.readFileSync('x');\n", "fs.readFileSync", ["name fs.readFileSync"]),
    ("a.ts", "const f = require('fs');\nf.readFileSync('x');\n", "fs.readFileSync", ["name fs.readFileSync"]),
    ("a.ts", "import f from './fs';\nf.readFileSync('x');\n", "fs.readFileSync", []),
    ("a.rs", "use std::process as p;\nfn f() { p::exit(1); }\n", "std::process::exit", ["name std::process::exit"]),
    ("a.cs", "using C = System.Console;\nclass A { int M() => C.Read(); }\n", "System.Console.Read", ["name System.Console.Read"]),
    ("a.kt", "import java.lang.System as S\nfun f() { S.exit(1) }\n", "java.lang.System.exit", ["name java.lang.System.exit"]),
    ("a.go", 'import . "fmt"\n\nfunc a() { Println(1) }\n', "fmt.Println", ["name fmt.Println"]),
    ("a.go", 'import . "fmt"\n\nfunc a() { x.Println(1) }\n', "fmt.Println", []),
    ("a.cs", "using static A.Out;\nclass A { void M() { Line(1); } }\n", "A.Out.Line", ["name A.Out.Line"]),
    ("a.cs", "using static A.Out;\nclass A { void M() { Line(1); }\nvoid Line(int a) { } }\n", "A.Out.Line", []),
    ("A.java", "import static a.Out.*;\nclass A { void m() { line(1); } }\n", "a.Out.line", ["name a.Out.line"]),
    ("A.java", "import static a.Sys.out;\nclass A { void m() { out.line(1); } }\n", "a.Sys.out.line", ["name a.Sys.out.line"]),
    ("a.py", "from os import *\nsystem('x')\n", "os.system", ["name os.system"]),
    ("a.py", "from os import *\ndef system(a): ...\nsystem('x')\n", "os.system", []),
    ("a.rs", "use std::env::var;\nfn f() { var(1); }\n", "std::env::var()", ["name std::env::var()"]),
    ("a.rs", "use std::env::{var as v, args};\nfn f() { v(1); }\n", "std::env::var()", ["name std::env::var()"]),
    ("a.py", "def f(session):\n    s = session\n    s.commit()\n", "session.commit", ["name session.commit"]),
    ("a.py", "def f(session):\n    s = session\n\ndef g(s):\n    s.commit()\n", "session.commit", []),
    ("a.py", "def f(session):\n    s = session\n\ndef g():\n    s = thing\n    s.commit()\n", "session.commit", []),
    ("a.py", "def f(session):\n    s = session\n    logger.s.commit()\n", "session.commit", []),
    ("a.py", "import sqlalchemy as sa\nt = sa.text\nr = t\nr('x')\n", "sqlalchemy.text()", ["name sqlalchemy.text()"]),
    ("a.ts", "const { query } = db;\nquery('x');\n", "db.query", ["name db.query"] * 2),
    ("a.ts", "const { query: q } = db;\nq('x');\n", "db.query", ["type db.query", "name db.query"]),
    ("a.ts", "const { query } = db;\nfunction query(a) { }\nquery('x');\n", "db.query", []),
    ("a.ts", "const d = db;\nd.query('x');\n", "db.query", ["name db.query"]),
    ("a.ts", "const d = db;\nconst f = (d) => d.query('x');\n", "db.query", []),
    ("a.js", "const { exec } = require('child_process');\nexec('x');\n", "child_process.exec", ["name child_process.exec"] * 2),
    ("a.rb", "s = session\ns.commit\n", "session.commit", ["name session.commit"]),
    ("a.php", "<?php\n$e = $this->em;\n$e->flush();\n", "$this->em->flush", ["name $this->em->flush"]),
    ("a.py", "getattr(os, 'system')('x')\n", "os.system", ["name os.system"]),
    ("a.py", "getattr(os, 'systems')('x')\n", "os.system", []),
    ("a.rb", "binding.send(:pry)\n", "binding.pry", ["name binding.pry"]),
    ("a.js", "db['query']('x');\n", "db.query", ["name db.query"]),
    ("a.py", "f(x, shell=True)\nf(x, shell = True)\nf(shell=Truely)\n", "shell=True", ["name shell=True", "name shell=True"]),
    ("a.py", "f(x, lazy='all')\n", "lazy=all", ["name lazy=all"]),
    ("a.ts", "f({ ssr: false, b });\nf({ ssr: falsely });\n", "ssr: false", ["key ssr: false"]),
    ("a.ts", "f({ a: B.Last });\nf({ a: B.Lasting });\n", "a: B.Last", ["key a: B.Last"]),
    ("a.tsx", "const a = <a target=\"_top\" />;", "target=_top", ["attribute target=_top"]),
    ("a.sql", "SELECT * FROM a;\n-- SELECT *\n", "SELECT *", ["name SELECT *"]),
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


@pytest.mark.slow
@pytest.mark.parametrize("piece", ["`\\\\", "<!--", "'\\\\", '"\\\\', "/*", "<", '"""', "a?", "x: ", "as "])
@pytest.mark.parametrize("suffix", ["tsx", "py", "go", "css", "sql"])
def test_no_text_takes_more_than_linear_time(piece: str, suffix: str) -> None:
    tree = tree_of({f"a.{suffix}": (piece * 30_000).encode()})
    assert with_tokens(Snapshot((f"a.{suffix}",)), tree, Sought("nothing"), Contexts(tree)).uses == ()
