"""What each thing of a sort owes, in the ways people say it, as the construct that is one without it."""

from __future__ import annotations

import pytest
from shown import shown

_DEF, _DOC = "forbid-use token untyped-def form=construct", "forbid-use token undocumented-def form=construct"
_PUSH, _MODULE = "forbid-use token component-not-on-push form=construct", "forbid-use token component-of-a-module form=construct"

OWED = [
    ("constraints", "Every method must declare a return type", f"~ {_DEF}"),
    ("constraints", "Make sure all new functions have type annotations", f"~ {_DEF}"),
    ("constraints", "Type hints are required on all functions", f"~ {_DEF}"),
    ("constraints", "Add return types to all methods in `src/api/`", "~ forbid-use token untyped-def in:src/api/ form=construct"),
    ("constraints", "All functions in Python must have type hints", "~ forbid-use token untyped-def in:*.py form=construct"),
    ("constraints", "Functions should have type hints", f"~ {_DEF} soft"),
    ("constraints", "Functions without type hints are rejected", f"~ {_DEF}"),
    ("forbidden", "methods without return types in `src/core/`", "~ forbid-use token untyped-def in:src/core/ form=construct"),
    ("constraints", "Use type hints and docstrings for all functions", f"~ {_DEF}; {_DOC}"),
    ("constraints", "Use appropriate PHP type hints for method parameters", "~ forbid-use token untyped-parameter in:*.php form=construct"),
    ("constraints", "Every dataclass must be frozen", "forbid-use token mutable-dataclass form=construct"),
    ("constraints", "Dataclasses are declared with `frozen=True`", "unchecked"),
    ("constraints", "All dataclasses use `frozen=True`", "forbid-use token mutable-dataclass form=construct"),
    ("constraints", "All fields must be `readonly`", "~ forbid-use token mutable-field form=construct"),
    ("constraints", "Fields must be private", "~ forbid-use token open-field form=construct"),
    ("constraints", "Every class member needs an explicit access modifier", "~ forbid-use token implicit-visibility form=construct"),
    ("constraints", "Async methods must accept a `CancellationToken`", "~ forbid-use token async-without-cancellation form=construct"),
    ("constraints", "All Django models must define `__str__`", "forbid-use token model-without-str form=construct"),
    ("constraints", "Mark all public enums as `#[non_exhaustive]`", "forbid-use token exhaustive-enum form=construct"),
    ("constraints", "Components must be standalone and must use `OnPush`", f"~ {_MODULE}; {_PUSH}"),
    ("constraints", "`OnPush` on all components", _PUSH),
    ("constraints", "All methods must have explicit visibility (`public`, `protected`, or `private`). Never omit the visibility keyword",
     "~ forbid-use token implicit-visibility form=construct"),
    ("constraints", "All functions must have type hints except in tests", "~ forbid-use token untyped-def except:**/{test,tests,__tests__"
     ",spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py form=construct"),
]
NOT_OWED = [
    ("constraints", "Functions must not have type hints", "unchecked"),
    ("constraints", "All functions must have type hints or docstrings", "unchecked"),
    ("constraints", "Images have alt texts in three languages", "unchecked"),
    ("constraints", "If a class is final, document it", "unchecked"),
    ("constraints", "Explain what functions have type hints for", "unchecked"),
    ("constraints", "All endpoints must have fields that are private", "unchecked"),
    ("constraints", "All functions must have type hints where they are exported", f"~ {_DEF} soft"),
    ("constraints", "Keep prop interfaces in the same file", "unchecked"),
    ("constraints", "Classes must be final and have immutable fields, or be documented", "unchecked"),
    ("forbidden", "functions with type hints", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), OWED, ids=[text for _, text, _ in OWED])
def test_what_each_thing_owes_is_a_ban_of_one_without_it(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), NOT_OWED, ids=[text for _, text, _ in NOT_OWED])
def test_what_is_told_of_things_is_not_owed(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
