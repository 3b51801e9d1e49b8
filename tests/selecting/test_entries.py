"""A seed file is taken apart into entries that can be read alone, in every family in which vaults are written."""

from __future__ import annotations

from pathlib import Path

import pytest
from corpora import SHARED
from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.budget import tokens
from keeper_validate.errors import KeeperError
from keeper_validate.law.vault_file import load_vault_file
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.entry import Entry, SeedFile
from keeper_validate.selecting.excerpt import excerpt
from keeper_validate.yaml import document

VAULTS = sorted((Path(__file__).parent / "vaults").rglob("*.yaml"))
REAL = sorted(path for path in (SHARED / "real").rglob("*.yaml") if path.parent.name == "seeds") if SHARED.exists() else []


def read(text: str, name: str = "frontend.yaml") -> SeedFile:
    return seed_file(name, text.encode())


def shown(file: SeedFile) -> list[str]:
    return [f"{'.'.join(entry.section)}.{entry.name} {entry.start}-{entry.end}" for entry in file.entries]


CASES = {
    "a mapping by name": ("components:\n  Button:\n    location: a.tsx\n  Modal:\n    location: b.tsx\n",
                          ["components.Button 2-3", "components.Modal 4-5"]),
    "a list of entries": ("hooks:\n  - name: useAuth\n    purpose: x\n  - name: useTide\n", ["hooks.useAuth 2-3", "hooks.useTide 4-4"]),
    "routes by method and path": ("api_routes:\n  - method: GET\n    path: /a/:id\n", ["api_routes.GET /a/{id} 2-3"]),
    "groups within a section": ("enums:\n  billing:\n    - name: season\n      values: [low]\n    - name: state\n      values: [on]\n",
                                ["enums.billing.season 3-4", "enums.billing.state 5-6"]),
    "a section that the law has no kind for": ("design_tokens:\n  colors:\n    a: 1\n  fonts:\n    b: 2\n",
                                               ["design_tokens.colors 2-3", "design_tokens.fonts 4-5"]),
    "a section that describes one thing": ("logging:\n  format: json\n  fields:\n    - id\n", [".logging 1-4"]),
    "comments between entries belong to none": ("components:\n  A:\n    location: a\n\n  # the next\n  B:\n    location: b\n",
                                                ["components.A 2-3", "components.B 6-7"]),
    "entries in one line": ("components: {A: {location: a}, B: {location: b}}\n", [".components 1-1"]),
    "an entry in one line each": ("components:\n  A: {location: a}\n  B: {location: b}\n", ["components.A 2-2", "components.B 3-3"]),
    "empty sections": ("components: {}\nhooks: []\npages:\n", []),
    "an empty file": ("", []),
}


@pytest.mark.parametrize("name", CASES)
def test_a_file_is_taken_apart(name: str) -> None:
    text, expected = CASES[name]
    assert shown(read(text)) == expected


def test_what_a_section_forbids_is_a_rule_and_an_error_called_so_is_none() -> None:
    file = read("error_types:\n  FORBIDDEN:\n    http_status: 403\n  forbidden_patterns:\n    - errors without a code\n", "backend.yaml")
    assert [(entry.name, entry.rule) for entry in file.entries] == [("FORBIDDEN", False), ("forbidden_patterns", True)]


def test_the_method_of_a_route_is_no_word_of_it() -> None:
    file = read("api_routes:\n  POST /api/payments:\n    purpose: x\n", "backend.yaml")
    assert "post" not in dict(file.entries[0].terms)


@pytest.mark.parametrize("path", [*VAULTS, *REAL], ids=[f"{path.parent.parent.name}/{path.name}" for path in (*VAULTS, *REAL)])
def test_every_seed_of_the_law_is_an_entry_and_each_can_be_read_alone(path: Path) -> None:
    file = seed_file(path.name, path.read_bytes())
    assert {seed.name for seed in load_vault_file(path.name, path.read_bytes()).seeds} <= {entry.name for entry in file.entries}
    for entry in file.entries:
        alone = seed_file(path.name, excerpt(file, (entry,)).encode())
        assert entry.name in {one.name for one in alone.entries} | {""}
        assert tokens(excerpt(file, (entry,))) <= entry.tokens + sum(tokens(file.lines[line - 1]) + 1 for line in entry.above)


def test_an_excerpt_of_all_entries_says_what_the_file_says() -> None:
    path = next(path for path in VAULTS if path.name == "data.yaml")
    file = seed_file(path.name, path.read_bytes())
    again = seed_file(path.name, excerpt(file, file.entries).encode())
    assert [plain(entry) for entry in again.entries] == [plain(entry) for entry in file.entries]


def plain(entry: Entry) -> tuple[object, ...]:
    return entry.name, entry.section, entry.terms, entry.location


def test_a_file_that_is_no_mapping_is_refused_by_the_law() -> None:
    with pytest.raises(KeeperError, match="mapping of sections"):
        read("- a\n- b\n")


@given(st.dictionaries(st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True), st.from_regex(r"[a-z ]{0,20}", fullmatch=True), max_size=8))
def test_entries_never_overlap_and_stand_in_file_order(named: dict[str, str]) -> None:
    file = read("components:\n" + "".join(f"  {name}:\n    when_to_use: '{said}'\n" for name, said in named.items()))
    ends = [0, *(entry.end for entry in file.entries)]
    assert all(entry.start > end for entry, end in zip(file.entries, ends, strict=False))
    assert [entry.name for entry in file.entries] == list(named)
    assert document(excerpt(file, file.entries), "x.yaml") is not None
