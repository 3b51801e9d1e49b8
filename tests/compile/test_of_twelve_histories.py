"""Sentences of decisions that were held against the histories of twelve repositories, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # those that lack something are forbidden, and not what they lack
    ("forbidden", "components not using `useTheme`", "~ require-use hook|import|token useTheme"),
    ("forbidden", "components using `useTheme`", "unchecked"),
    ("forbidden", "routes that do not use `requireAuth`", "~ require-shape route guard=requireAuth"),
    ("forbidden", "route handlers that don't call `parseRequest`", "~ require-use token|import parseRequest soft"),
    ("forbidden", "route handlers that do not go through `parseRequest`", "~ require-use token|import parseRequest soft"),
    ("forbidden", "route handlers not going through `parseRequest`", "~ require-use token|import parseRequest soft"),
    ("forbidden", "services that do not implement `Disposable`", "require-use service inherited=yes"),
    ("forbidden", "services not implementing `Disposable`", "require-use service inherited=yes"),
    ("forbidden", "services that do not inherit from `Base`", "require-use service inherited=yes"),
    ("forbidden", "services not derived from `Base`", "unchecked"),
    ("forbidden", "components that do not have a story", "require-companion component with:{dir}/{stem}.stories.*"),
    ("forbidden", "components that do not come with a story", "require-companion component with:{dir}/{stem}.stories.*"),
]


@pytest.mark.parametrize(("field", "text", "meaning"), ROWS, ids=[row[1] for row in ROWS])
def test_read(field: str, text: str, meaning: str) -> None:
    assert shown(text, field) == meaning
