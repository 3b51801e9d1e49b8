"""Changes of two histories that were judged wrongly, each against the clause that it broke or kept."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

_UTIL = {"app/util/Dates.kt": "package app.util\n\nfun x() = 1\n"}
_HASHED = "from passlib.context import CryptContext\nctx = CryptContext(schemes=['argon2'])\n"

CASES = [
    ("Do not use `java.util.Date` in new code", _UTIL,
     {"app/main/I.kt": "package app.main\n\nimport java.util.Date\n\nfun stamp() = Date().time\n"},
     {"app/main/I.kt": "package app.main\n\nimport app.util.x\n\nfun stamp() = x()\n"}),
    ("Never use bcrypt", {}, {"a.py": "import bcrypt\n"}, {"a.py": _HASHED}),
    ("Never call fetch() directly in web/components; go through web/services", {},
     {"web/components/Dash/Save.tsx": "export const save = () => fetch('/a');\n"},
     {"web/services/save.ts": "export const save = () => fetch('/a');\n"}),
    ("No new npm or composer packages", {"package.json": '{"dependencies": {"a": "1"}}', "package-lock.json": "{}"},
     {"package.json": '{"dependencies": {"a": "1", "b": "1"}}'}, {"package-lock.json": '{"b": 1}'}),
]


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CASES, ids=[case[0] for case in CASES])
def test_a_ban_finds_what_it_is_about_alone(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, base, broken, kept)
