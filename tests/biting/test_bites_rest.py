"""What new routes break of REST, word by word of the rule: `METHOD /path`, `by` the handler that answers, `in` the framework."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from answered import held
from made import change, element, judged, law, snapshot

from keeper_validate.law.law import Law

REST = Path(__file__).with_name("rest.txt")


def broken(question: str) -> str:
    """The rules that a new route breaks, or `-`."""
    rest, _, framework = question.partition(" in ")
    name, _, handler = rest.partition(" by ")
    facets = (f"method={name.partition(' ')[0]}", *((f"handler={handler}",) if handler else ()))
    route = element("route", name, "src/a.ts:3", *facets, framework=framework or None)
    return " ".join(sorted(one.rule for one in judged(change(snapshot(), snapshot(route)), _rest()).findings)) or "-"


@cache
def _rest() -> Law:
    return law("constraints:\n  - rest-shape\n")


def test_every_word_of_the_rule_tells_as_the_table_says() -> None:
    held(REST, broken)
