"""Any text at all, and any mixture of what specs are made of, is read and ruled on, always in the same way."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from keeper_validate.compile import compile_clause
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.reviewing.ruling import Review, review
from keeper_validate.reviewing.spec import read_spec
from keeper_validate.reviewing.structured import read_proposal
from keeper_validate.reviewing.testing import Verification
from keeper_validate.reviewing.written import written

VAULT = Vault((
    Seed("component", "Modal", "frontend", "keeper/seeds/frontend.yaml", 2, "src/ui/Modal.tsx"),
    Seed("component", "Button", "frontend", "keeper/seeds/frontend.yaml", 3, members=("primary",)),
    Seed("route", "GET /api/users", "backend", "keeper/seeds/backend.yaml", 2),
    Seed("enum", "UserStatus", "data", "keeper/seeds/data.yaml", 2, members=("ACTIVE", "INVITED"), policy="append-only"),
    Seed("table", "users", "data", "keeper/seeds/data.yaml", 3, members=("id", "email")),
    Seed("auth_service", "AuthService", "auth", "keeper/seeds/auth.yaml", 2),
))
NAMES = {seed.name: (seed.kind,) for seed in VAULT.seeds}
SAID = """
Add add Create new a an the to of with and or in for because Why: existing Reuse Remove Rename Extend gets no not never either ?
component enum table column value variant route endpoint service hook role scope dialog button prop page
`Modal` Button `UserStatus` users `ConfirmDialog` `useTeam` `TokenService` POST /api/userList `/api/x/{id}` JWT TBD
. : , ( ) | ` => src/x.tsx
"""
BREAKS = ("- ", "\n- ", "\n## Components\n", "\n## API\n", "\n## Open questions\n", "\n\n", "`GET /api/users`")
WORDS = st.sampled_from((*SAID.split(), *BREAKS))
TEXTS = st.one_of(st.text(max_size=200), st.lists(WORDS, max_size=40).map(" ".join))
MODES = st.sampled_from(("seeding", "growth", "conservation"))
OFTEN = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def reviewed(text: str, mode: str) -> Review:
    return review(read_spec(text, "spec", NAMES), VAULT, mode)


@OFTEN
@given(text=TEXTS, mode=MODES)
def test_every_text_gets_an_answer_and_always_the_same(text: str, mode: str) -> None:
    found = reviewed(text, mode)
    assert found == reviewed(text, mode)
    assert found.status in ("approved", "rejected", "deferred")
    assert bool(found.of("reject")) == (found.status == "rejected")


@OFTEN
@given(text=TEXTS, mode=MODES)
def test_whatever_is_written_is_read_back_as_what_was_decided(text: str, mode: str) -> None:
    found = reviewed(text, mode)
    path = "keeper/decisions/007-x.yaml"
    decision = load_decision(path, written(found, 7, "2026-11-22", VAULT, Verification(), {}).encode())
    assert (decision.number, decision.status, decision.mode, decision.unknown) == (7, found.status, mode, ())
    assert [one.name for one in decision.new_seeds or ()] == [one.proposed.name for one in found.of("approve")]
    assert [one.target for one in decision.extensions] == [one.seed.name for one in found.of("extend") if one.seed]
    assert [clause.text for clause in decision.clauses if not compile_clause(clause).checks] == []


@OFTEN
@given(text=TEXTS)
def test_what_seeding_lets_in_conservation_does_not(text: str) -> None:
    """No mode lets more happen than the one that is looser."""
    new = [{one.proposed.name for one in reviewed(text, mode).of("approve")} for mode in ("seeding", "growth", "conservation")]
    assert new[0] >= new[1] >= new[2] == set()


@OFTEN
@given(text=st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=12).map(" ".join).map(lambda words: f"elements: [{words}]")))
def test_every_proposal_is_read_or_refused(text: str) -> None:
    try:
        found = read_proposal(text, "proposal.yaml")
    except KeeperError as error:
        assert str(error).startswith("proposal.yaml")
        return
    assert all(one.name for one in found.elements)
