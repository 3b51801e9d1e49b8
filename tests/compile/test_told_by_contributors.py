"""Rules as guides for contributors write them, each beside a look-alike that says something else. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

TAGS = r"forbid-use token /:latest(?![\w-])/; forbid-new token image=*:latest,container=*:latest,container.image=*:latest,"
ACTIONS = "~ forbid-new token uses=*@v*,uses=*@main,uses=*@master,uses=*@latest,uses=*@*.* in:*.yml,*.yaml form=setting"
PROCEDURES = "~ forbid-use token CREATE PROCEDURE,create procedure; forbid-use token CREATE TRIGGER,create trigger"

ROWS = [
    # double negatives
    ("forbidden", "Not adding tests", "unchecked"),
    ("forbidden", "not removing feature flags", "unchecked"),
    ("forbidden", "feature flags that are never removed", "unchecked"),
    ("forbidden", "removing feature flags", "~ forbid-remove feature_flag"),
    ("forbidden", "no axios", "forbid-use technology axios"),
    ("constraints", "Never forbid default exports", "unchecked"),
    ("constraints", "Do not forget the changelog", "unchecked"),
    # what is public, or only said to be
    ("forbidden", "public endpoints", "~ require-shape route guard=* soft"),
    ("forbidden", "publicly accessible endpoints", "require-shape route guard=*"),
    ("forbidden", "unauthenticated endpoints", "require-shape route guard=*"),
    # what documents set
    ("constraints", "No images tagged `latest`", f"~ {TAGS}…"),
    ("forbidden", "`:latest` image tags", f"~ {TAGS}…"),
    ("constraints", "Only push images tagged with the commit", "unchecked"),
    ("constraints", "Actions must be pinned to a SHA", ACTIONS),
    ("constraints", "Pin all GitHub Actions to a full commit SHA, not a tag", ACTIONS),
    ("forbidden", "actions not pinned to a SHA", ACTIONS),
    ("constraints", "Third-party actions must be pinned to a commit SHA", f"{ACTIONS} soft"),
    ("constraints", "Actions must be idempotent", "unchecked"),
    # two of a sort, of which one is told by the other
    ("forbidden", "stored procedures or triggers", PROCEDURES),
    ("constraints", "No triggers or stored procedures", PROCEDURES),
    ("forbidden", "triggers", "unchecked"),
    # what is there already is no rival
    ("constraints", "do not add caching, redis is enough", "forbid-new technology|dependency memcached new=project"),
    ("constraints", "No new cache, we already have Redis", "forbid-new technology|dependency memcached new=project"),
    ("constraints", "No caching besides Redis", "forbid-new technology|dependency memcached"),
    # files by what they hold, and packages by what makes them
    ("constraints", "Component files are PascalCase", "~ require-shape file PascalCase in:**/components/**,**/ui/** holds=component"),
    ("constraints", "Script files are kebab-case", "~ require-shape file kebab-case in:**/scripts/**"),
    ("constraints", "every Go package must have a `doc.go`", "unchecked"),
    ("constraints", "every package must have a `README.md`", "~ require-companion file **/{package.json,…"),
    ("forbidden", "require() in ES modules", "~ forbid-use token require() in:*.{mjs,mts}"),
    # folders as a whole
    ("constraints", "The `proto/v1/` directory is frozen", "forbid-change file proto/v1/; forbid-new file proto/v1/"),
    ("constraints", "files in `proto/v1/` are frozen", "forbid-change file proto/v1/"),
    ("constraints", "Do not change the `packages/core` package", "forbid-change file packages/core/**"),
    ("constraints", "Do not upgrade the `@acme/ui` package", "forbid-change dependency @acme/ui"),
    ("constraints", "Do not upgrade the `symfony/console` package", "forbid-change dependency symfony/console"),
    ("constraints", "packages in `apps/` may not import each other", "~ forbid-use import /./ in:apps/ apart=apps"),
    ("forbidden", "packages in `apps/` importing each other", "~ forbid-use import /./ in:apps/ apart=apps"),
    ("constraints", "Packages must not import each other", "~ forbid-use import /./ in:**/packages/** apart=packages"),
    # of all that there could be, what is listed
    ("constraints", "no new packages: left-pad", "forbid-new dependency left-pad"),
    ("constraints", "Do not add packages: left-pad, is-odd", "forbid-new dependency left-pad; forbid-new dependency is-odd"),
    ("constraints", "no new packages: keep it small", "forbid-new dependency"),
    ("forbidden", "new tables: `users`, `orders`", "forbid-new table users; forbid-new table orders"),
    # a text that code writes
    ("forbidden", "custom auth headers",
     "~ forbid-new auth_call /(?i)(?<![\\w-])x-(?:auth|access-token|api-key|token|session|user-id)[\\w-]*/; forbid-use token …"),
    ("forbidden", "changing the auth headers", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_rule_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected
