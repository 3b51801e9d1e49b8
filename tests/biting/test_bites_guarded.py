"""Files that no change may bring together with others, since they say what is judged and when; and the policies that the vault may set."""

from __future__ import annotations

import pytest
from made import change, element, files, judged, law, snapshot

GUARDED = [
    "keeper/seeds/data.yaml", ".keeper/config.json", "keeper.yaml", "keeper.yml", ".githooks/pre-commit", ".husky/pre-push",
    ".pre-commit-config.yaml", ".pre-commit-hooks.yaml", "lefthook.yml", "lefthook.yaml", ".lefthook.yml", ".gastown/gate.toml",
    ".github/workflows/keeper.yml", ".gitlab/keeper.yml",
]
FREE = ["src/keeper/x.ts", "web/.husky/x", ".github/workflows/build.yml", "docs/lefthook.yml"]
POLICIES = {
    "append-only": "vault/append-only", "append_only": "vault/append-only", "frozen": "vault/frozen", "closed": "vault/frozen",
    "external": "vault/frozen", "controlled": "vault/controlled",
}


def broken(path: str) -> list[str]:
    verdict = judged(change(snapshot(), snapshot(), **files(path, "src/x.ts", status="changed")), law())
    return [f"{one.rule} {one.path}" for one in verdict.findings]


@pytest.mark.parametrize("path", GUARDED)
def test_what_says_how_work_is_judged_comes_alone(path: str) -> None:
    assert broken(path) == [f"trust/mixed-change {path}"]


@pytest.mark.parametrize("path", FREE)
def test_what_only_looks_like_it_does_not(path: str) -> None:
    assert broken(path) == []


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_of_the_vault_holds_by_each_of_its_names(policy: str) -> None:
    vault = {"data": f"enums:\n  Status: {{location: src/s.ts, extension_policy: {policy}}}\n"}
    base, head = (element("enum", "Status", "src/s.ts:1", *(f"member={one}" for one in names)) for names in ("AB", "A"))
    found = judged(change(snapshot(base), snapshot(head)), law(vault=vault)).findings
    assert [one.rule for one in found] == [POLICIES[policy]]
