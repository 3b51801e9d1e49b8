"""What may only grow or must stay, however it is said, each beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import shown

_ANY = "component|service|schema|table|enum|store|error_type|event|auth_service"
_LISTS = "schema|table|enum|error_type|event"
ROWS = [
    ("Order status values may only be appended", "append-only enum order status"),
    ("Enum values can only grow, never shrink", "append-only enum"),
    ("Enum values may only be appended", "append-only enum"),
    ("OrderStatus may only grow", "append-only enum OrderStatus"),
    ("OrderStatus may not grow", "unchecked"),
    ("Tables may only be extended", "append-only table"),
    ("Components may only be extended", "unchecked"),
    ("Users may only be added by admins", "unchecked"),
    ("New enum values are appended at the end", "append-only enum"),
    ("New members of OrderStatus go at the end", "append-only enum OrderStatus"),
    ("Add new enum members at the end only", "append-only enum"),
    ("New routes are added at the end of urls.py", "unchecked"),
    ("Imports go last", "unchecked"),
    ("Append new error codes at the end", "append-only error_type"),
    ("Append the date at the end", "unchecked"),
    ("Values of OrderStatus are append-only", "append-only enum OrderStatus"),
    ("Existing members of UserRole must remain unchanged", f"append-only {_LISTS} UserRole"),
    ("UserRole is append-only", f"append-only {_LISTS} UserRole"),
    ("UserRole must not be changed", f"forbid-change {_ANY} UserRole"),
    ("The UserRole component must not be changed", "forbid-change component UserRole"),
    ("Users must not change roles", "unchecked"),
    ("Do not keep AuditView", f"gone {_ANY} AuditView"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_what_may_only_grow_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
