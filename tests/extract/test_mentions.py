"""A word of a lexicon is a mention where it is code, and says how it is used, where, and with what."""

from __future__ import annotations

import pytest

from keeper_validate.extract.expression import plain
from keeper_validate.extract.language import language_of
from keeper_validate.extract.records import module


def mentioned(path: str, text: str) -> list[str]:
    language = language_of(path)
    assert language is not None
    return [
        f"{one.line} {one.use} {one.name}({', '.join(plain(argument) for argument in one.arguments)}) {one.within}".rstrip()
        for one in module(language, text.encode()).mentions
    ]


CASES = [
    pytest.param(
        "a.py",
        "import jwt\nclass A:\n    def f(self):\n        return jwt.encode(x)\n",
        ["4 call jwt.encode(x) A.f"],
        id="a call in a method",
    ),
    pytest.param("a.py", "import jwt\n@app.websocket('/x')\ndef f(): ...\n", ["2 decorator app.websocket()"], id="a decorator"),
    pytest.param("a.py", "from jwt import encode\nmint = encode\n", ["2 name encode()"], id="a bare name"),
    pytest.param(
        "a.py", "from jwt import encode\nf(encode=1)\nencode = 2\ndef encode(): ...\n", [], id="keywords, targets and definitions"
    ),
    pytest.param("a.py", "import os\nx = os.environ['A']\n", ["2 name os.environ(A)"], id="a key"),
    pytest.param(
        "a.py", "import jwt\nkept = other or jwt\nmint = a if b else kept\nmint.encode(x)\n",
        ["2 name jwt()", "3 kept kept()", "4 call mint.encode(x)"], id="one of several, chosen twice",
    ),
    pytest.param(
        "a.py", "import jwt\nfirst, *rest, last = 1, 2, 3, jwt\nlast.encode(x)\n",
        ["2 name last()", "2 name jwt()", "3 call last.encode(x)"],
        id="the last of some that are taken apart",
    ),
    pytest.param(
        "a.ts", "import jwt from 'jsonwebtoken'\nconst t = new Proxy(c ? jwt : other, {})\nconst u = new Proxy(jwt, {})\nu.sign(x)\n",
        ["2 kept jwt()", "3 passed jwt()", "4 call u.sign(x)"], id="what stands in for a module",
    ),
    pytest.param(
        "a.ts", "const { WebSocket: Line, other } = globalThis\nconst again = setInterval\nagain(f, 1)\n",
        ["2 name setInterval()", "3 call again(f, 1)", "1 kept globalThis.WebSocket()"], id="out of the globals, one under another name",
    ),
    pytest.param("a.ts", "const s = new WebSocket(url)\n", ["1 construct WebSocket(url)"], id="a construction"),
    pytest.param("a.ts", "let s: WebSocket\nfunction f(x: WebSocket): WebSocket { return x as WebSocket }\n", [], id="types"),
    pytest.param("a.ts", "const o = { fetch: 1, localStorage }\ninterface I { fetch(): void }\n", ["1 kept localStorage()"], id="keys"),
    pytest.param("a.tsx", "const a = <p title='fetch'>fetch {fetch('/x')}</p>\n", ["1 call fetch(/x)"], id="JSX"),
    pytest.param("a.ts", "window?.localStorage?.getItem('a')\n", ["1 call window.localStorage.getItem(a)"], id="optional chains"),
    pytest.param(
        "a.ts",
        "import { cookies } from 'next/headers'\nasync function f() {\n  return (await cookies()).get('a')\n}\n",
        ["3 call cookies().get(a) f", "3 call cookies() f"],
        id="what is done with a result",
    ),
    pytest.param("a.ts", "const prefetch = 1; refetch(); fetched(); $fetch()\n", [], id="parts of longer words"),
    pytest.param(
        "a.go",
        'package a\n\nimport "os/exec"\n\nfunc (s *S) f() {\n\texec.Command("tmux")\n}\n',
        ["6 call exec.Command(tmux) S.f"],
        id="a Go method",
    ),
]


@pytest.mark.parametrize(("path", "text", "expected"), CASES)
def test_mentions(path: str, text: str, expected: list[str]) -> None:
    assert mentioned(path, text) == expected
