"""Ordinary turns of phrase in decisions, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "OldButton must be gone", "~ gone component|service|schema|table|enum|store|error_type|event|auth_service OldButton"),
    ("constraints", "The user must be gone", "unchecked"),
    ("constraints", "Adding auth services is out of the question", "forbid-new auth_service"),
    ("constraints", "CostPanel must not become a component of its own", "forbid-new component CostPanel"),
    ("constraints", "The dashboard must not become a burden of its own", "unchecked"),
    ("constraints", "The database gets no new tables", "forbid-new table"),
    ("constraints", "The database gets no new data", "unchecked"),
    ("constraints", "No new components in this convoy", "forbid-new component"),
    ("constraints", "The shape of Issue stays the same", "~ forbid-change schema *issue*; forbid-remove schema *issue*"),
    ("constraints", "The mood of the team stays the same", "unchecked"),
    ("constraints", "internal/beads is off limits", "forbid-change file internal/beads"),
    ("constraints", "Nothing in internal/beads may change", "forbid-change file internal/beads"),
    ("constraints", "Nothing in life may change", "unchecked"),
    ("constraints", "Beads source must stay untouched", "~ forbid-change file **/beads/**"),
    ("constraints", "Changes to OrderStatus must be append-only", "append-only enum OrderStatus"),
    ("constraints", "Never insert members in the middle of OrderStatus", "append-only enum OrderStatus"),
    ("constraints", "/api/mail must stay read-only", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(/api/mail)/"),
    ("constraints", "Event types are limited to `a_done`, `b_done`", "freeze event|enum members=a_done,b_done"),
    ("constraints", "Retries are limited to three", "unchecked"),
    ("constraints", "localStorage must not hold tokens", "~ forbid-use technology localStorage *token*"),
    ("constraints", "Types must not be `any`", "forbid-use token any form=type"),
    ("constraints", "Values must not be negative", "unchecked"),
    ("constraints", "`steel` is deprecated, use `gunmetal`", "forbid-use token|import steel"),
    ("constraints", "The old API is deprecated, use patience", "unchecked"),
    ("constraints", "The client must not poll", "forbid-use technology polling"),
    ("constraints", "Strict mode must stay on", "~ forbid-change file tsconfig*.json soft"),
    ("constraints", "The light must stay on", "unchecked"),
    ("constraints", "Keep GET /api/carts", "forbid-remove route GET /api/carts"),
    ("constraints", "Keep calm", "unchecked"),
    ("constraints", "Services must end with Service", "require-shape service *Service"),
    ("constraints", "Hooks start with use", "require-shape hook use*"),
    ("constraints", "Hooks start with the first commit", "unchecked"),
    ("constraints", "A story accompanies each new component", "require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "A welcome mail accompanies each new user", "unchecked"),
    ("constraints", "docs/api.md must be updated with new routes", "require-companion route with:docs/api.md"),
    ("constraints", "No more than 3 new components", "~ limit component max:3 counted=new"),
    ("constraints", "No more than 3 new customers", "unchecked"),
    ("constraints", "Every table needs created_at", "require-shape table|column column=created_at"),
    ("forbidden", "tables without created_at", "require-shape table|column column=created_at"),
    ("forbidden", "tables without legs", "unchecked"),
    ("constraints", "Diffs must be shown with DiffViewer", "~ require-use component|import|token DiffViewer soft"),
    ("constraints", "Diffs must be shown with care", "unchecked"),
    ("constraints", "View state lives in uiStore", "~ require-use store|import|token uiStore soft"),
    ("constraints", "Sign tokens only in AuthService", "~ forbid-new auth_call except:**/AuthService.*"),
    ("constraints", "Sign papers only in AuthService", "unchecked"),
    ("constraints", "HTTP calls belong in src/services",
     "forbid-use technology axios except:src/services; forbid-use technology fetch except:src/services; …"),
    ("constraints", "API calls only via services",
     "~ forbid-use technology axios except:**/{services,service}/**,**/*{Service,_service,.service,-service}.*; forbid-use technology "
     "fetch except:**/{services,service}/**,**/*{Service,_service,.service,-service}.*; …"),
    ("forbidden", "auth tokens in localStorage or sessionStorage",
     "~ forbid-use technology localStorage *auth* soft; forbid-use technology sessionStorage *auth* soft"),
    ("forbidden", "Circular or radial gauges", "~ forbid-new component *circular*; forbid-new component *radial*"),
    ("constraints", "Scopes follow resource:action", "~ require-shape scope *:*"),
    ("forbidden", "istanbul ignore comments", "forbid-use token istanbul ignore*,c8 ignore*,v8 ignore*,pragma: no cover form=comment"),
    ("constraints", "No process.env access outside config",
     "~ forbid-use technology|env_var process.env "
     "except:**/{config,configs,configuration,settings}/**,**/{config,configuration,settings}.*,*.config.*"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_turn_of_phrase_is_read_as(key: str, text: str, expected: str) -> None:
    read = shown(text, key)
    assert expected == ("; ".join([*read.split("; ")[:2], "…"]) if expected.endswith("…") else read)
