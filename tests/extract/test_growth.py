"""A source that is eight times as long is read in about eight times the time, whatever it is made of: nothing asks each of a file's
definitions about each of its lines, and no pattern goes back over what it has seen."""

from __future__ import annotations

import time

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

TIMES = 8
MOST = 3 * TIMES
"""What takes the square of its length takes 64 times as long; what does not, and has a start to pay, less than eight."""

MADE_OF = [
    ("a.py", "def f{n}(a, b=1):\n    return g(a)\n", 250),
    ("a.py", "class C{n}(Base):\n    a = 1\n    def m(self): return self.a\n", 150),
    ("a.py", "@app.get('/a{n}')\ndef f{n}(): pass\n", 150),
    ("a.py", "x{n} = [1, 2, f({n})]\n", 250),
    ("a.ts", "export class C{n} {{ m() {{ return 1; }} }}\n", 200),
    ("a.ts", "app.get('/a{n}', guard, (q, s) => s.json({n}));\n", 100),
    ("a.js", "function verifyToken{n}(e){{return jwt.verify(e,k)&&q(e,r{n}(e))}}", 100),
    ("a.tsx", "export const A{n} = () => <Modal a={{{n}}}><B/></Modal>;\n", 150),
    ("a.go", "func F{n}(a int) int {{ return G(a) }}\n", 200),
    ("a.rs", "fn f{n}(a: i32) -> i32 {{ g(a) }}\n", 200),
    ("A.java", "class C{n} {{ int a; void m() {{ f({n}); }} }}\n", 150),
    ("a.rb", "def f{n}(a)\n  g(a)\nend\n", 250),
    ("a.php", "function f{n}($a) {{ return g($a); }}\n", 250),
    ("m/001.sql", "CREATE TABLE t{n} (id int);\n", 150),
]

HOSTILE = [
    ("a.ts", "require(", " ", 4000),
    ("a.py", "", "a()", 600),
    ("a.kt", "", "/*a", 600),
    ("a.cs", "extension", " ", 4000),
    ("a.proto", "", "/*a", 2000),
    ("openapi.yaml", "", "\n", 500),
    ("tsconfig.json", "{", "/*a", 2000),
    ("build.gradle", "", "/*a", 2000),
    ("pom.xml", "", "<dependency>", 1000),
    (".env.example", "", "\n", 2000),
    ("go.mod", "", "\n", 2000),
]


@pytest.mark.slow
@pytest.mark.parametrize(("path", "unit", "often"), MADE_OF, ids=[f"{path}: {unit[:20].strip()}" for path, unit, _ in MADE_OF])
def test_what_people_generate_is_read_in_a_time_that_grows_with_it(path: str, unit: str, often: int) -> None:
    _holds(path, "".join(unit.format(n=n) for n in range(often)), "".join(unit.format(n=n) for n in range(often * TIMES)))


@pytest.mark.slow
@pytest.mark.parametrize(("path", "before", "unit", "often"), HOSTILE, ids=[f"{one[0]}: {one[1]}{one[2]!r}" for one in HOSTILE])
def test_what_is_made_to_take_long_is_read_in_a_time_that_grows_with_it(path: str, before: str, unit: str, often: int) -> None:
    _holds(path, f"{before}{unit * often}x", f"{before}{unit * often * TIMES}x")


def _holds(path: str, short: str, long: str) -> None:
    _seconds(path, short[:100])
    first = min(_seconds(path, short) for _ in range(3))
    assert _seconds(path, long) < MOST * first or _seconds(path, long) < MOST * first


def _seconds(path: str, source: str) -> float:
    """Of the processor, as other jobs must not count."""
    start = time.process_time()
    snapshot(tree_of({path: source.encode()}), [path], whole=True)
    return time.process_time() - start
