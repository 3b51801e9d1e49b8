"""What the words of decisions and of seed files decide: the fields that count, the sections whose entries are seeds, what their authors
are told.

A row is `decision: text`, `record: text` (in Markdown) or `seeds name: text`, its lines apart as in answered.py; `KEEPER_UPDATE=1`
writes the answers anew."""

from __future__ import annotations

from pathlib import Path

from answered import LINE, held

from keeper_validate.law.vault import Seed
from keeper_validate.law.vault_file import load_vault_file
from keeper_validate.lint_all import check_all
from keeper_validate.reporters.lints import unchecked
from keeper_validate.tree import tree_of

LAWS = Path(__file__).with_name("laws.txt")
ENDINGS = {"decision": "yaml", "record": "md"}


def answer(question: str) -> str:
    """What is read in a file of the law, and what its author is told."""
    what, _, text = question.partition(": ")
    data = text.replace(LINE, "\n").encode()
    told = _decision(ENDINGS[what], data) if what in ENDINGS else _seeds(what.removeprefix("seeds "), data)
    return "; ".join(told).replace("\n", LINE) or "-"


def _decision(ending: str, data: bytes) -> list[str]:
    tree = tree_of({f"keeper/decisions/001-x.{ending}": data})
    [checked] = check_all(tree, tree, "2026-01-01")
    decision = checked.decision
    assert decision is not None
    told = ["binding" if decision.approved else f"replaced by {decision.successor}" if decision.successor else "not binding"]
    told += [f"{clause.field} {clause.text}" for clause in decision.clauses] + [f"reuse {one.name}" for one in decision.reuse]
    return told + [f"{lint.level} {lint.rule} {lint.message} | {lint.remedy}" for lint in (*checked.lints, *unchecked(checked))]


def _seeds(name: str, data: bytes) -> list[str]:
    vault = load_vault_file(f"keeper/seeds/{name}.yaml", data)
    return [*map(_told, vault.seeds), *(f"proposed {_told(one)}" for one in vault.proposed)]


def _told(seed: Seed) -> str:
    place, parts = f"in {seed.location}" if seed.location else "", f"has {','.join(seed.members)}" if seed.members else ""
    return " ".join(filter(None, (seed.kind, seed.name, place, parts, seed.policy, seed.notes)))


def test_every_word_of_the_law_is_read_as_the_table_says() -> None:
    held(LAWS, answer)
