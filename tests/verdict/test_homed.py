"""What a vault says under one entry holds for that entry; what names its entry as the way to go holds everywhere else."""

from __future__ import annotations

import pytest
from made import law
from rule_cases import found_in, verdict_of

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.homed import homed

VAULT = """components:
  Button: {location: src/ui/Button.tsx, forbidden_extensions: [inline styles]}
  Icon: {location: src/ui/Icon.tsx, forbidden_extensions: [Direct import of icon libraries (must use Icon wrapper)]}
  Card: {forbidden_extensions: [inline styles]}
forbidden_patterns: [gradients]
"""
STYLED = "export const X = () => <p style={{ color: 'red' }}>x</p>;\n"
ICONS = "import { Star } from 'lucide-react';\nexport const X = () => <p><Star /></p>;\n"
GRADIENT = "export const X = () => <p className=\"bg-gradient-to-r\">x</p>;\n"


def rules(path: str, text: str) -> list[str]:
    content = {"decision": "constraints: [auth-reuse]\n", "vault": {"frontend": VAULT}, "head": {path: text}}
    return [line.split(" ")[0] for line in found_in(verdict_of(content))]


@pytest.mark.parametrize(("path", "text", "expected"), [
    ("src/ui/Button.tsx", STYLED, ["forbidden/use-token"]),
    ("src/Other.tsx", STYLED, []),
    ("src/Other.tsx", ICONS, ["forbidden/use-technology"]),
    ("src/ui/Icon.tsx", ICONS, []),
    ("src/Other.tsx", GRADIENT, ["forbidden/use-token"]),
], ids=["the entry itself", "another file", "outside of the wrapper", "the wrapper itself", "a statement of the whole file"])
def test_a_statement_holds_where_it_stands(path: str, text: str, expected: list[str]) -> None:
    assert rules(path, text) == expected


def test_an_entry_without_a_place_is_left_to_a_reviewer() -> None:
    head = {"src/x.ts": "export const x = 1;\n"}
    verdict = verdict_of({"decision": "constraints: [auth-reuse]\n", "vault": {"frontend": VAULT}, "head": head})
    [state] = [state for state in verdict.clauses if ".Card." in state.compiled.clause.id]
    assert (state.state, state.why) == ("unchecked", "it holds for Card alone, and the vault does not say where that lives")


SAID = Clause("keeper/seeds/frontend.components.Card.forbidden[0]", "vault", "x", "keeper/seeds/frontend.yaml", 2, source="vault")
HERE, WIDE = Check("forbid-use", ("token",), "x", within=("docs/**",)), Check("forbid-use", ("token",), "x")
OWN = Check("freeze", ("component",))


@pytest.mark.parametrize(("checks", "held"), [
    ((HERE, OWN), (HERE, Check("freeze", ("component",), "Card"))), ((HERE, WIDE), ()), ((WIDE, OWN), ()),
], ids=["each has its place", "the last has none", "the first has none"])
def test_what_has_a_place_of_its_own_keeps_it_and_one_that_has_none_leaves_the_whole_to_a_reviewer(
    checks: tuple[Check, ...], held: tuple[Check, ...]
) -> None:
    assert homed(Compiled(SAID, checks), law(vault={"frontend": VAULT}).vault).checks == held
