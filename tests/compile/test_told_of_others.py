"""Sentences of decisions that tell of one thing and were read of another, each beside one that is meant as it was read. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    # who is told to be some way is the one who must not
    ("constraints", "Old rows are stale and never produce `enabled`", "unchecked"),
    ("constraints", "Tokens are opaque and never use `enabled`", "unchecked"),
    ("constraints", "Failed jobs are retried and never create `Order`", "unchecked"),
    ("constraints", "All code is strict and never uses `any`", "forbid-use token any form=type"),
    ("constraints", "`src/core` is pure and never imports `react`", "forbid-use technology react in:src/core"),
    ("constraints", "Screens are thin and never call `db.query()`", "~ forbid-use token|import db.query in:**/{screens,screen}/**,…"),
    # what is handed on, and not made
    ("constraints", "Repository methods return domain entities (not Drizzle types)", "unchecked"),
    ("constraints", "Services return DTOs (not Prisma models)", "unchecked"),
    ("constraints", "`POST /api/members` returns an id, and no `Location` header", "unchecked"),
    ("constraints", "Use an enum (no new tables)", "forbid-new table"),
    # a package extends nothing that is found in a manifest
    ("constraints", "Every package extends `tsconfig.base.json`", "unchecked"),
    ("constraints", "Each package implements the `Plugin` interface", "unchecked"),
    ("constraints", "All services must extend `BaseService`", "require-use service inherited=yes"),
    # what is put beside a thing has a name of its own
    ("constraints", "Always tag new mutations and fields with `ADDED_IN_{VERSION}`", "unchecked"),
    ("constraints", "Prefix new fields with `x_`", "require-shape field|column x_*"),
    # a part of a library is wanted, and the whole is not
    ("constraints", "Import from `lodash/get` instead of `lodash`", "forbid-use import /^lodash$/"),
    ("constraints", "Use single packages (`@aws-sdk/client-s3`) not `aws-sdk`", "forbid-use import|dependency aws-sdk"),
    ("constraints", "Import from `ramda` instead of `lodash`", "forbid-use technology lodash"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_what_is_told_of_one_is_read_of_that_one(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected


OFFERED = [
    ("The API SHALL expose a `GET /ping` endpoint that stores a row and returns it", "forbid-remove route GET /ping"),
    ("The system MUST provide `POST /api/v1/users`", "forbid-remove route POST /api/v1/users"),
    ("There must be a `GET /health` endpoint", "forbid-remove route GET /health"),
    ("The API SHALL expose a fast endpoint that returns a row", "unchecked"),
    ("The API must expose `GET /health` only to admins", "unchecked"),
    ("When metrics are on, the server must expose `GET /metrics`", "unchecked"),
    ("The web app SHALL provide a `/design` page listing every primitive", "forbid-remove page /design"),
    ("The mobile app SHALL provide a reusable `EmptyState` component", "forbid-remove component EmptyState"),
    ("The app SHALL provide a `cheerful` mood", "unchecked"),
    ("The `orders` table must exist", "forbid-remove table orders"),
    ("The `orders` must exist", "unchecked"),
    ("The repository MUST include a `docker-compose.yml`", "forbid-remove file docker-compose.yml"),
    ("The repository MUST include a changelog", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), OFFERED, ids=[text for text, _ in OFFERED])
def test_what_must_be_offered_is_not_taken_away(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
