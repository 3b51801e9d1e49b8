"""Sentences that were held against whole histories, each beside one that looks alike: what a technology makes, what stands instead of what
is forbidden, places and paths beside a condition. `~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("forbidden", "`fmt.Errorf`, use `errors.Wrap` from `github.com/pkg/errors`", "forbid-use token|import fmt.Errorf"),
    ("forbidden", "`fmt.Errorf`, `errors.Wrap`", "forbid-use token|import fmt.Errorf; forbid-use token|import errors.Wrap"),
    ("forbidden", "moment, use dayjs", "forbid-use technology moment"),
    ("forbidden", "moment, dayjs", "forbid-use technology moment; forbid-use technology dayjs"),
    ("constraints", "Prisma enums are append-only", "append-only enum prisma"),
    ("constraints", "Enums are append-only", "append-only enum"),
    ("constraints", "All Sequelize models live in `server/models/`", "require-shape schema|table sequelize server/models/"),
    ("constraints", "All models live in `server/models/`", "require-shape schema|table server/models/"),
    ("constraints", "All MobX stores live in `app/stores/`", "require-shape store mobx app/stores/"),
    ("constraints", "All stores live in `app/stores/`", "require-shape store app/stores/"),
    ("constraints", "Never change the Redux store", "forbid-change store redux"),
    ("forbidden", "importing all of lodash (`import _ from \"lodash\"`)", "forbid-use import lodash:default"),
    ("forbidden", "importing all of lodash", "unchecked"),
    ("forbidden", "importing lodash", "forbid-use technology lodash"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_sentence_says_no_more_than_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
