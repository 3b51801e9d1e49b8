"""Real decisions and vaults, where the collection lies beside the checkout or where KEEPER_SHARED says."""

from __future__ import annotations

from pathlib import Path

import pytest
from corpora import SHARED

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import load_config
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.governs import Asked
from keeper_validate.law.load import load_laws
from keeper_validate.law.vault_file import load_vault_file, seed_files
from keeper_validate.tree import EMPTY, tree_of

ROOT = Path(__file__).resolve().parents[2]
REAL = SHARED / "real"
DECISIONS = sorted(REAL.rglob("decisions/*.yaml"))
SEEDS = sorted(path for path in REAL.rglob("seeds/*.yaml") if path.stem in seed_files())
CONFIGS = sorted((*REAL.rglob("keeper.yaml"), *REAL.rglob("config.json")))

pytestmark = pytest.mark.skipif(not REAL.is_dir(), reason="the collection of real files is not here")


def place(path: Path) -> str:
    return path.relative_to(REAL).as_posix()


def test_every_decision_with_enforceable_fields_enforces_them() -> None:
    loaded = {path: load_decision(place(path), path.read_bytes()) for path in DECISIONS}
    narrative = {path for path, decision in loaded.items() if decision.narrative}
    assert narrative == {path for path in DECISIONS if "forbidden:" not in path.read_text() and "reuse:" not in path.read_text()}
    assert not any(decision.unknown for path, decision in loaded.items() if path not in narrative)


def test_every_written_line_of_a_list_is_found_again() -> None:
    """No entry of `forbidden` or `constraints` is lost: every list item below them stands at its line in a clause."""
    for path in DECISIONS:
        decision = load_decision(place(path), path.read_bytes())
        lines = path.read_text().splitlines()
        inside = False
        for number, line in enumerate(lines, 1):
            stripped = line.strip()
            if stripped and not stripped.startswith(("-", "#")) and ":" in stripped and len(line) - len(stripped) <= 2:
                inside = stripped.startswith(("forbidden:", "constraints:"))
            if inside and line.startswith("    - "):
                assert any(clause.line == number for clause in decision.clauses), f"{path}:{number}"


def test_only_the_two_that_are_no_yaml_are_mended() -> None:
    mended = {place(path) for path in DECISIONS if any("not YAML" in w.message for w in load_decision(place(path),
        path.read_bytes()).warnings)}
    assert {name.rpartition("/")[2] for name in mended} == {"001-user-journey-views.yaml", "005-sse-migration.yaml"}


def test_every_seed_file_and_configuration_loads() -> None:
    vaults = {place(path): load_vault_file(place(path), path.read_bytes()) for path in SEEDS}
    routes = {seed.name for vault in vaults.values() for seed in vault.of("route")}
    assert {"GET /api/rigs/{rigId}/issues/{issueId}", "GET /api/vault/{name}", "POST /auth/login"} <= routes
    assert {load_config(place(path), path.read_bytes()).mode for path in CONFIGS} == {"growth", "seeding"}


def test_a_number_that_two_decisions_share_needs_the_path() -> None:
    top = REAL / "town-view"
    law = tree_of({path.relative_to(top).as_posix(): path.read_bytes() for path in top.rglob("*.yaml")})
    with pytest.raises(KeeperError, match=r"004-agent-peek.*004-convoy-aware.*both are ADR-004"):
        load_laws(law, EMPTY, Asked(today="2026-01-01", adr="ADR-004"))
    found = load_laws(law, EMPTY, Asked(today="2026-01-01", adr="004-convoy-aware-monitoring"))[0]
    assert found.decision is not None
    assert found.decision.new_seeds is not None
    assert "ConvoyInfo" in {seed.name for seed in found.decision.new_seeds}
    taken = load_laws(law, EMPTY, Asked(today="2026-01-01", adr="ADR-002"))[0].dropped
    assert [(one.clause, one.by) for one in taken] == [("forbidden[0]", "ADR-003")]
