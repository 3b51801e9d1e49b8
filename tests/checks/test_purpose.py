"""A technology forbidden for one purpose: blocked where names tell it, warned of where nothing does, passed where they tell another."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of

from keeper_validate.finding import BLOCK, WARN

REDIS = "import Redis from 'ioredis';\nexport const cache = new Redis();\n"


@pytest.mark.parametrize(("clause", "path", "source", "found"), [
    ("Redis for sessions", "server/session.ts", REDIS, [BLOCK]),
    ("Redis for sessions", "server/session/store.ts", REDIS, [BLOCK]),
    ("Redis for sessions", "server/store.ts", REDIS, [WARN]),
    ("localStorage for tokens", "web/a.ts", "localStorage.setItem('authToken', value);\n", [BLOCK]),
    ("localStorage for tokens", "web/a.ts", "localStorage.setItem('theme', value);\n", []),
    ("polling for orders", "web/a.ts", "setInterval(() => fetchOrders(), 500);\n", [BLOCK]),
    ("polling for orders", "web/a.ts", "setInterval(() => fetch(`/api/orders/${id}`), 500);\n", [BLOCK]),
    ("polling for orders", "web/a.ts", "setInterval(() => fetch('/api/prices'), 500);\n", []),
])
def test_the_purpose_is_told_by_names(clause: str, path: str, source: str, found: list[str]) -> None:
    verdict = verdict_of({"forbidden": clause, "head": {path: source}})
    assert [one.severity for one in verdict.findings if one.clause == "forbidden[0]" and one.waived is None] == found
