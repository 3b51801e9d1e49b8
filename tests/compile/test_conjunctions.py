"""Lists whose parts are joined otherwise than by a comma and “and”, beside sentences in which the same words join nothing."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "No new routes in `src/a/` and also in `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/`, also in `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes, also in `src/b/`", "forbid-new route"),
    ("constraints", "No new routes in `src/a/` as well as in `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/` as well as `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/` and/or `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/` (and `src/b/`)", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/`, and none in `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/`, nor in `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No new routes in `src/a/`, and the same for `src/b/`", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "No axios, neither in `src/a/` nor in `src/b/`", "forbid-use technology axios in:src/a/,src/b/"),
    ("forbidden", "both lodash and moment", "forbid-use technology lodash; forbid-use technology moment"),
    ("forbidden", "lodash (and moment)", "forbid-use technology lodash; forbid-use technology moment"),
    ("forbidden", "lodash as well as moment", "forbid-use technology lodash; forbid-use technology moment"),
    ("constraints", "The enum files (`src/a.ts`, `src/b.ts`) are frozen", "forbid-change file src/a.ts; forbid-change file src/b.ts"),
    ("constraints", "New files (`src/a.ts`, `src/b.ts`) are frozen", "unchecked"),
]


@pytest.mark.parametrize(("field", "text", "checks"), ROWS, ids=[f"{field}: {text}" for field, text, _ in ROWS])
def test_a_list_is_read_however_its_parts_are_joined(field: str, text: str, checks: str) -> None:
    assert shown(text, field) == checks
