"""Seed files in their three families."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keeper_validate.errors import KeeperError
from keeper_validate.law.vault import Vault
from keeper_validate.law.vault_file import load_vault_file


def load(text: str, domain: str = "data") -> Vault:
    return load_vault_file(f"keeper/seeds/{domain}.yaml", dedent(text).encode())


SEEDS = {
    "a mapping by name": ("frontend", "components:\n  Button: {variants: [primary], location: src/Button.tsx}",
                          [("component", "Button", ("primary",))]),
    "a list of names": ("frontend", "components:\n  - {name: Button, variants: [primary]}", [("component", "Button", ("primary",))]),
    "groups of lists in a wrapper": ("data", "data:\n  enums:\n    core:\n      - {name: Phase, values: [a, b]}", [("enum", "Phase",
        ("a", "b"))]),
    "groups of mappings": ("frontend", "components:\n  ui:\n    Button: {location: b.tsx}\n  layout:\n    Nav: {location: n.tsx}",
                           [("component", "Button", ()), ("component", "Nav", ())]),
    "bare names": ("frontend", "components: [Button, Modal (src/Modal.tsx) - dialogs]", [("component", "Button", ()),
        ("component", "Modal", ())]),
    "routes by method and path": ("backend", "api_routes:\n  - {method: get, path: '/rigs/:id', handler: h}", [("route", "GET /rigs/{id}",
        ())]),
    "routes by name": ("backend", "routes:\n  GET /users/:id: {purpose: p}", [("route", "GET /users/{id}", ())]),
    "routes by group": ("backend", "endpoints:\n  users: [GET /users, POST /users]", [("route", "GET /users", ()),
        ("route", "POST /users", ())]),
    "enum values of any type": ("data", "enums:\n  p: {values: [0, 1, yes, null, 010]}", [("enum", "p", ("0", "1", "yes", "null", "010"))]),
    "enum values as a mapping": ("data", "enums:\n  p: {values: {LOW: 1, HIGH: 2}}", [("enum", "p", ("LOW", "HIGH"))]),
    "enum values with names": ("data", "enums:\n  p: {values: [{name: LOW, value: 1}]}", [("enum", "p", ("LOW",))]),
    "an enum that is a list": ("data", "enums:\n  p: [a, b]", [("enum", "p", ("a", "b"))]),
    "a table with columns": ("data", "tables:\n  users: {primary_key: id, columns: {id: uuid, name: text}}", [("table", "users",
        ("id", "name"))]),
    "a schema with fields": ("data", "validation_schemas:\n  User: {fields: [email: format, {name: text}, age?: int]}",
                             [("schema", "User", ("email", "name", "age"))]),
    "a service with methods": ("backend", "services:\n  - {name: Client, methods: [Get: does, Put]}", [("service", "Client",
        ("Get", "Put"))]),
    "props count as members": ("frontend", "components:\n  Tabs: {variants: [a], props: [active, onClick]}",
                               [("component", "Tabs", ("a", "active", "onClick"))]),
    "auth services, helpers, scopes and roles": (
        "auth",
        "services:\n  AuthService: {}\nhelpers: [requireAuth]\nscopes:\n  user:read: {implies: []}\n"
        "roles:\n  admin: {inherits: [user]}",
        [("auth_service", "AuthService", ()), ("auth_service", "requireAuth", ()), ("scope", "user:read", ()), ("role", "admin", ())]),
    "configuration": ("config", "environment_vars:\n  PORT: {required: true}\nfeature_flags:\n  beta: {default: false}",
                      [("env_var", "PORT", ()), ("feature_flag", "beta", ())]),
    "events and errors": ("backend",
                          "event_schemas:\n  user.created: {payload: [a], producers: [B]}\nerror_types:\n  E_X: {http_status: 400}",
                          [("event", "user.created", ()), ("error_type", "E_X", ())]),
    "empty sections": ("data", "enums:\ntables: []\nschemas: {}", []),
    "sections that are no elements": ("testing", "test_fixtures:\n  UserFixture: {location: a.ts}", []),
    "an empty file": ("data", "", []),
}


@pytest.mark.parametrize(("domain", "text", "expected"), SEEDS.values(), ids=SEEDS)
def test_seeds(domain: str, text: str, expected: object) -> None:
    assert [(seed.kind, seed.name, seed.members) for seed in load(text, domain).seeds] == expected


def test_a_seed_knows_its_place_policy_and_location() -> None:
    (seed,) = load("enums:\n  status:\n    values: [a]\n    extension_policy: append_only\n    location: src/s.py\n    notes: n").seeds
    assert (seed.path, seed.line, seed.domain, seed.policy, seed.location, seed.notes) == (
        "keeper/seeds/data.yaml", 2, "data", "append-only", "src/s.py", "n")


POLICIES = {
    "extension_policy: frozen": "frozen",
    "extension_policy: controlled": "controlled",
    "append_only: true": "append-only",
    "append_only: false": None,
    "scope: global": None,
}


@pytest.mark.parametrize(("text", "policy"), POLICIES.items(), ids=POLICIES)
def test_policy(text: str, policy: str | None) -> None:
    (seed,) = load(f"enums:\n  status:\n    values: [a]\n    {text}").seeds
    assert seed.policy == policy


PROPOSED = {
    "a section of its own": "components:\n  A: {}\nproposed:\n  components:\n    B: {}",
    "inside the section": "components:\n  A: {}\n  proposed:\n    B: {}",
    "marked by its status": "components:\n  A: {}\n  B: {status: proposed}",
    "marked by a flag": "components:\n  - {name: A}\n  - {name: B, proposed: true}",
}


@pytest.mark.parametrize("text", PROPOSED.values(), ids=PROPOSED)
def test_proposed_seeds_are_kept_apart(text: str) -> None:
    vault = load(text, "frontend")
    assert ([seed.name for seed in vault.seeds], [seed.name for seed in vault.proposed]) == (["A"], ["B"])


def test_prohibitions_are_clauses_of_the_vault() -> None:
    vault = load("""\
        components:
          Button:
            variants: [primary]
            forbidden_extensions:
              - inline styles
          forbidden_patterns: [custom headers (use Authorization: Bearer)]
        design_tokens:
          forbidden_patterns: [arbitrary colors]
        """, "frontend")
    assert [(clause.id, clause.field, clause.key, clause.text, clause.source) for clause in vault.clauses] == [
        ("frontend.components.Button.forbidden_extensions[0]", "forbidden", "forbidden_extensions", "inline styles", "vault"),
        ("frontend.components.forbidden_patterns[0]", "forbidden", "forbidden_patterns",
         "custom headers (use Authorization: Bearer)", "vault"),
        ("frontend.design_tokens.forbidden_patterns[0]", "forbidden", "forbidden_patterns", "arbitrary colors", "vault"),
    ]
    assert [seed.name for seed in vault.seeds] == ["Button"]


@pytest.mark.parametrize("name", ["ForbiddenView", "forbidden_view", "ForbiddenException"])
def test_what_is_called_forbidden_is_an_entry_and_no_prohibition(name: str) -> None:
    vault = load(f"components:\n  {name}:\n    location: src/forbidden-view.tsx\n    props: [missing]\n    when_to_use:\n", "frontend")
    assert [seed.name for seed in vault.seeds] == [name]
    assert vault.clauses == ()


def test_a_table_of_proposals_is_an_entry() -> None:
    vault = load("tables:\n  proposals:\n    location: db/proposals.sql\n    columns: [id, price]\n", "data")
    assert ([seed.name for seed in vault.seeds], vault.proposed) == (["proposals"], ())


def test_listed_seeds_lend_their_name_to_their_prohibitions() -> None:
    (clause,) = load("components:\n  - {name: Card, forbidden_extensions: [borders]}", "frontend").clauses
    assert clause.id == "frontend.components.Card.forbidden_extensions[0]"


def test_a_line_that_does_not_scan_is_mended_and_reported() -> None:
    vault = load("services:\n  Poller:\n    methods:\n      - getAll(rig?: string): Rig[]\n", "backend")
    assert [seed.members for seed in vault.seeds] == [("getAll(rig",)]
    assert [(warning.path, warning.line) for warning in vault.warnings] == [("keeper/seeds/backend.yaml", 4)]


def test_a_list_as_the_root_is_refused() -> None:
    with pytest.raises(KeeperError, match=r"keeper/seeds/data.yaml:1: a seed file is a mapping"):
        load("- a")


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_vault_or_one_sentence(data: bytes) -> None:
    try:
        load_vault_file("keeper/seeds/data.yaml", b"enums:\n" + data)
    except KeeperError as error:
        assert str(error).startswith("keeper/seeds/data.yaml")
