"""What new things have to have, said without “must”, each beside a look-alike that only tells."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("New tables need a tenant_id", "require-shape table|column column=tenant_id"),
    ("Tables have created_at", "unchecked"),
    ("All new schemas require `id` and `createdAt`", "require-shape schema|field field=id field=createdAt"),
    ("New services need an owner", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_what_new_things_have_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
