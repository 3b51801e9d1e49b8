"""What guides say most often, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

OLD = "def loadOld():\n    pass\n"

CHANGES = [
    ("Use PascalCase for classes", {}, {"a.ts": "export class orderStore {}\n"}, {"a.ts": "export class OrderStore {}\n"}),
    ("Use camelCase for functions and variables", {}, {"a.ts": "export const load_order = () => 1;\n"},
     {"a.ts": "export const loadOrder = () => 1;\nexport const { user_id } = load();\n"}),
    ("Use snake_case for functions", {"a.py": OLD}, {"a.py": f"{OLD}def loadOrder():\n    pass\n"},
     {"a.py": f"{OLD}def load_order():\n    pass\nclass T(TestCase):\n    def setUp(self):\n        pass\n"}),
    ("Use snake_case for variables", {}, {"a.py": "userId = 1\n"}, {"a.py": "user_id = load(userId=1)\n"}),
    ("Folder names must be kebab-case", {}, {"src/user_card/a.ts": "f();\n"}, {"src/user-card/__tests__/a_b.ts": "f();\n"}),
    ("Folder names must be snake_case", {}, {"src/user-card/a.py": "f()\n"}, {"src/user_card/__tests__/a-b.py": "f()\n"}),
    ("Create/update services in `src/services/`", {}, {"src/other/a.ts": "export class MailService { send() {} }\n"},
     {"src/services/a.ts": "export class MailService { send() {} }\n"}),
    ("Parsers live in `src/parser/` and handle many formats", {}, {"src/other/CsvParser.ts": "f();\n"},
     {"src/parser/CsvParser.ts": "f();\n"}),
    ("Favor named exports for components", {}, {"a.ts": "export default 1;\n"}, {"a.ts": "export const a = 1;\n"}),
    ("Use types strictly (avoid `any`)", {}, {"a.ts": "export const a: any = 1;\n"}, {"a.ts": "export const a: number = 1;\n"}),
    ("Apache 2.0 license header required on all source files", {}, {"a.ts": "f();\n"}, {"a.ts": "// Copyright Ada\nf();\n"}),
    ("Use type hints for function arguments and return values", {}, {"a.py": "def f(a):\n    pass\n"},
     {"a.py": "def f(a: int) -> None:\n    pass\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
