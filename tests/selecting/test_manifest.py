"""A manifest says exactly what it means, or is refused with the line: nothing in it can be made to run, to repeat for ever or to hide."""

from __future__ import annotations

import json
from typing import Any

import pytest

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.selecting.manifest import Manifest, Reference, Tier
from keeper_validate.selecting.manifest_file import MARK, load_manifest
from keeper_validate.yaml import plain

FULL = """\
version: 1
identity:
  max_tokens: 500
  sources: [keeper://docs/principles, keeper://decisions/ADR-017]
workflow:
  description: how we work
  max_tokens: 2000
  refresh_triggers: [on_commit, decisions]
  staleness_days: 14
  sources:
    - {uri: keeper://docs/testing, keywords: [test, jest]}
    - {path: AGENTS.md, description: for everyone}
reference:
  - keeper://seeds/frontend#Button
  - {uri: /srv/house/rules.md, allow_external: true}
plugins:
  - name: payments
    sources: [keeper://docs/payments]
    salience_triggers:
      - commit_message: pay|invoice
      - file_annotation: "@payments"
"""


def read(text: str) -> Manifest:
    return load_manifest("keeper/context.manifest.yaml", text.encode())


def test_a_manifest_is_read_as_written() -> None:
    manifest = read(FULL)
    assert [tier.name for tier in manifest.tiers] == ["identity", "workflow", "reference"]
    assert manifest.tiers[1] == Tier(
        "workflow",
        (Reference("keeper://docs/testing", 11, ("test", "jest")), Reference("AGENTS.md", 12, description="for everyone")),
        2000, ("source", "commit", "decisions"), 14,
    )
    assert manifest.grants() == {"/srv/house/rules.md"}
    assert (manifest.plugins[0].messages, manifest.plugins[0].annotations) == (("pay|invoice",), ("@payments",))


@pytest.mark.parametrize("text", [
    "version: 1\nidentity: keeper://docs/a\n", "version: 1\nidentity:\n  - keeper://docs/a\n", "version: 1\nidentity:\n  uri: keeper://docs/a\n",
    "version: 1\nidentity:\n  uris: [keeper://docs/a]\n", "version: '1'\nidentity: {sources: [{uri: keeper://docs/a}]}\n",
    "version: 1.0\nidentity: [KEEPER://docs/a]\n",
])
def test_the_spellings_of_a_tier_mean_the_same(text: str) -> None:
    assert [source.address for source in read(text).tiers[0].sources] == ["keeper://docs/a"]


def test_the_checksum_is_of_what_people_wrote() -> None:
    noted = f"{FULL}\n{MARK}\ngenerated: {{checksum: x, commit: y, day: z, artifacts: []}}\n"
    assert read(noted).checksum == read(FULL).checksum
    assert read(FULL.replace("500", "501")).checksum != read(FULL).checksum


def test_nothing_below_the_mark_counts_as_written_by_people() -> None:
    with pytest.raises(KeeperError, match="reference is not known"):
        read(f"{FULL}\n{MARK}\nreference: [keeper://docs/hidden]\n")


REFUSED = {
    "no version": ("identity: []\n", "version: 1"),
    "another version": ("version: 2\n", "version: 1"),
    "no mapping": ("- a\n", "a mapping"),
    "an unknown key": ("version: 1\nidentiy: []\n", ":2: the key identiy is not known"),
    "a key twice": ("version: 1\nidentity: []\nidentity: []\n", ":3: the key identity stands here twice"),
    "a tier with an unknown key": ("version: 1\nidentity: {max_token: 3}\n", "max_token is not known"),
    "a negative budget": ("version: 1\nidentity: {max_tokens: -3}\n", "no whole number"),
    "a budget without end": (f"version: 1\nidentity: {{max_tokens: {'9' * 400}}}\n", "no whole number"),
    "an unknown trigger": ("version: 1\nworkflow: {refresh_triggers: [moon]}\n", "no refresh trigger"),
    "an address that leads up": ("version: 1\nidentity: ['keeper://docs/../../etc/passwd']\n", "names something within its own folder"),
    "an encoded one": ("version: 1\nidentity: ['keeper://docs/%2e%2e/x']\n", "names something within its own folder"),
    "an address of the web": ("version: 1\nidentity: ['https://example.org/x']\n", "no address of a source"),
    "an unknown kind": ("version: 1\nidentity: ['keeper://secrets/x']\n", "one of decisions"),
    "a source without an address": ("version: 1\nidentity: [{keywords: [a]}]\n", "has a `uri`"),
    "truth that is none": ("version: 1\nallow_external: perhaps\n", "neither true nor false"),
    "a plugin that nothing calls": ("version: 1\nplugins: [{uri: keeper://docs/a}]\n", "salience_triggers"),
    "a pattern that looks around": ("version: 1\nplugins: [{uri: keeper://docs/a, salience_triggers: [{commit_message: '(?=a)'}]}]\n",
                                    "is not taken"),
    "a pattern that explodes": ("version: 1\nplugins: [{uri: a, salience_triggers: [{commit_message: '((a{50}){50}){50}'}]}]\n",
                                "repeats too much"),
    "more sources than are read": (f"version: 1\nidentity: [{', '.join(['keeper://docs/a'] * 201)}]\n", "more than the 200"),
    "a bomb of aliases": ("version: 1\na: &a [x, x, x, x, x, x, x, x, x, x]\n"
                          + "".join(f"{new}: &{new} [{', '.join(['*' + old] * 10)}]\n" for old, new in zip("abcdef", "bcdefg",
                              strict=True)), "alias"),
    "a value that holds itself": ("version: 1\nidentity: &a [*a]\n", "cannot be read"),
    "a depth without end": ("version: 1\nidentity: " + "[" * 5_000 + "]" * 5_000 + "\n", "cannot be read"),
    "a size without end": ("version: 1\n# " + "x" * 1_000_001, "more than the 1000000"),
    "a tag": ("version: 1\nidentity: !!python/object/apply:os.system ['true']\n", "cannot be read"),
    "two documents": ("version: 1\n---\nversion: 1\n", "cannot be read"),
    "bytes that are no text": ("version: 1\n\0", "NUL"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_wrong_is_refused_with_its_place(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(KeeperError, match=r"^keeper/context\.manifest\.yaml") as refused:
        read(text)
    assert message in str(refused.value)
    assert len(str(refused.value)) < 500


def faults(text: str) -> list[str]:
    schema = pytest.importorskip("jsonschema").Draft202012Validator(json.loads(shipped.text("rules/schemas/context.json")))
    data: Any = plain(text, "x.yaml")
    return [error.message for error in schema.iter_errors(data)]


def test_the_schema_takes_what_is_taken() -> None:
    assert faults(FULL) == []
    assert faults("version: 1\nidentity:\n  - keeper://docs/a\n") == []


@pytest.mark.parametrize("name", [
    "no version", "another version", "no mapping", "an unknown key", "a tier with an unknown key", "a negative budget",
    "an unknown trigger",
    "an address of the web", "an unknown kind", "a source without an address", "truth that is none", "a plugin that nothing calls",
    "more sources than are read",
])
def test_the_schema_refuses_what_is_refused(name: str) -> None:
    assert faults(REFUSED[name][0]) != []
