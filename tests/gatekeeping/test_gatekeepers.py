"""Lists of gatekeepers, as projects and orchestrators write them."""

from __future__ import annotations

import pytest

from keeper_validate.errors import KeeperError
from keeper_validate.gatekeeping.gatekeepers import asked, gatekeepers, load
from keeper_validate.tree import tree_of

AGENTS = """paused: false
agents:
  - {name: impl-1, role: implementer, max_turns: 100}
  - name: gk-architecture
    role: gatekeeper
    focus: architecture
  - name: gk-qa
    role: gatekeeper
    paused: true
  - name: gk-orchestrator
    role: gatekeeper
    max_turns: 15
    target_roles: [orchestrator_impl]
gatekeeper: {enabled: true, max_rejections: 3}
"""
READ = {
    "a list of names": ("gatekeepers: [architecture, qa]", [("architecture", (), 20), ("qa", (), 20)]),
    "a mapping by name": ("gatekeepers:\n  qa: {target_roles: implement}\n  lint:", [("qa", ("implement",), 20), ("lint", (), 20)]),
    "agents with the role": (AGENTS, [("gk-architecture", (), 20), ("gk-orchestrator", ("orchestrator_impl",), 15)]),
    "agents as names are none": ("agents: [one, two]", []),
    "nobody": ("gatekeepers: []", []),
}
REFUSED = {
    "a name of two words": ("gatekeepers: [the architect]", "agents.yaml:1: a gatekeeper needs a name of one word"),
    "no name": ("gatekeepers:\n  - target_roles: [x]", "agents.yaml:2: a gatekeeper needs a name"),
    "no number of turns": ("gatekeepers:\n  - {name: a, max_turns: many}", "agents.yaml:2: max_turns is 'many'"),
    "no turns at all": ("gatekeepers:\n  - {name: a, max_turns: 0}", "max_turns is '0'"),
    "one name twice": ("gatekeepers: [a, b, a]", "two gatekeepers are called a"),
    "a list at the top": ("- a", "gatekeepers are listed under"),
    "paused in doubt": ("gatekeepers:\n  - {name: a, paused: perhaps}", "neither true nor false"),
}


@pytest.mark.parametrize(("text", "expected"), READ.values(), ids=READ)
def test_reads(text: str, expected: list[tuple[str, tuple[str, ...], int]]) -> None:
    assert [(one.name, one.roles, one.turns) for one in load("agents.yaml", text.encode())] == expected


@pytest.mark.parametrize(("text", "said"), REFUSED.values(), ids=REFUSED)
def test_refuses(text: str, said: str) -> None:
    with pytest.raises(KeeperError, match=said):
        load("agents.yaml", text.encode())


def test_the_project_s_own_list_comes_before_that_of_an_orchestrator() -> None:
    own, agents = b"gatekeepers: [own]\n", AGENTS.encode()
    assert [one.name for one in gatekeepers(tree_of({"keeper/gatekeepers.yaml": own, "agents.yaml": agents}))] == ["own"]
    assert [one.name for one in gatekeepers(tree_of({".octopoid/agents.yaml": agents}))] == ["gk-architecture", "gk-orchestrator"]
    assert gatekeepers(tree_of({"README.md": b""})) == ()


@pytest.mark.parametrize(("role", "named", "expected"), [
    ("", (), ["gk-architecture", "gk-orchestrator"]), ("implement", (), ["gk-architecture"]),
    ("Orchestrator-Impl", (), ["gk-architecture", "gk-orchestrator"]), ("implement", ("gk-orchestrator", "ada"), ["gk-architecture",
    "gk-orchestrator", "ada"]),
], ids=["no role asks everybody", "a role", "a role in another spelling", "a role and two names"])
def test_asks(role: str, named: tuple[str, ...], expected: list[str]) -> None:
    assert [one.name for one in asked(load("agents.yaml", AGENTS.encode()), role, named)] == expected
