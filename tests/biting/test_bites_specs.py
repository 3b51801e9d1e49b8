"""What the words of a spec and the rows of the review matrix decide, word by word: a spec, or a proposal, held against a small vault.

A row is `mode: spec`, `mode proposal: elements` or `mode without auth: spec`, its lines apart as in answered.py; `KEEPER_UPDATE=1` writes
the answers anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from answered import LINE, held, lines
from reviewing.house import AUTH, BACKEND, DATA, FRONTEND

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.compile import compile_clause
from keeper_validate.delta import Delta
from keeper_validate.errors import KeeperError
from keeper_validate.law.law import Config, Law
from keeper_validate.law.vault import Vault
from keeper_validate.law.vault_file import joined, load_vault_file
from keeper_validate.reviewing.facts import facts
from keeper_validate.reviewing.inquiry import Handed, Library, spec_of
from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.reviewing.ruling import Review, Ruling, review
from keeper_validate.tree import tree_of

MORE = "  Rank: {values: [LOW], extension_policy: append-only}\n  Level: {values: [ONE], extension_policy: controlled}\n"
SPECS = Path(__file__).with_name("specs.txt")


def answer(question: str) -> str:
    """What comes of a spec: the status, each ruling, and what else was read in it."""
    try:
        made = _reviewed(question)
    except KeeperError as error:
        return f"refused: {error}"
    spec = made.spec
    told = [made.status, *map(_told, made.rulings), *(f"done when {one}" for one in spec.criteria)]
    told += [f"{one.field} {one.text}" for one in spec.clauses] + [f"unread {one}" for one in spec.unread]
    return " | ".join(told).replace("\n", LINE)


def _reviewed(question: str) -> Review:
    how, _, text = question.partition(": ")
    mode, _, more = how.partition(" ")
    text = text.replace(LINE, "\n")
    handed = Handed("", "", text, "p.yaml") if more == "proposal" else Handed(text, "s.md")
    vault = _vault(more != "without auth")
    return review(spec_of(handed, Library(tree_of({}), Config(), vault, "law")), vault, mode, "law")


def _told(ruling: Ruling) -> str:
    one = ruling.proposed
    parts = f" {one.role or 'part'} +{','.join(one.members)} -{','.join(one.dropped)}" if one.members or one.dropped else ""
    why = f" since {one.justification}" if one.justification else ""
    return f"{ruling.row} {one.intent} {one.kind} {one.name}{parts}{why}: {ruling.because}. {ruling.instead}".strip()


@cache
def _vault(auth: bool) -> Vault:
    data = DATA.replace("tables:", f"{MORE}tables:")
    seeds = {"frontend": FRONTEND, "backend": BACKEND, "data": data} | ({"auth": AUTH} if auth else {})
    return joined(tuple(load_vault_file(f"keeper/seeds/{name}.yaml", text.encode()) for name, text in seeds.items()))


def test_the_facts_that_the_matrix_lists_are_those_that_specs_show() -> None:
    listed: dict[str, list[str]] = shipped.data("rules/review/matrix")["facts"]
    shown = [fact for question, answer in lines(SPECS) if not answer.startswith("refused") for fact in _facts(question)]
    assert {name: sorted(values) for name, values in listed.items()} == {
        name: sorted({value for fact, value in shown if fact == name}) for name in dict.fromkeys(fact for fact, _ in shown)
    }


def _facts(question: str) -> Iterator[tuple[str, str]]:
    made, case = _reviewed(question), Case(Delta(), Law("", None, vault=_vault(not question.startswith("growth without"))))
    approved: list[Proposed] = []
    bans = tuple(compile_clause(clause) for clause in made.spec.clauses if clause.field == "forbidden")
    for ruling in made.rulings:
        if ruling.proposed.kind in ("question", "spec"):
            yield from (("kind", ruling.proposed.kind), ("wishes", "yes" if made.spec.unread else "no"))
        else:
            yield from facts(ruling.proposed, case, made.mode, tuple(approved), bans).values.items()
            approved += [ruling.proposed] if ruling.outcome == "approve" else []


def test_every_word_of_a_spec_is_read_as_the_table_says() -> None:
    held(SPECS, answer)
