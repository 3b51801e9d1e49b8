"""What names must not begin or end with: “do not use the `I` prefix for interfaces”, “do not suffix services with `Impl`”.

Must not know what names must begin or end with."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.affix import ENDS, named_so
from keeper_validate.compile.demands.naming import shaped
from keeper_validate.compile.demands.so_named import not_so_named
from keeper_validate.compile.sentences.adjuncts import without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread


def unaffixed(statement: Statement) -> Made | None:
    """“do not use the `I` prefix for interfaces”, “do not suffix services with `Impl`”: what names must not begin or end with."""
    told = without(statement.object, "articles")
    literals = [word.text.strip("*") for run in (told, *statement.adjuncts("means")) for word in run if word.literal]
    deed = statement.verb[0].low if statement.verb else ""
    if len(told) == 2 and told[0].literal and told[1].low in ENDS:
        end, bearers = ENDS[told[1].low], statement.adjuncts("purpose") or statement.adjuncts("inside")
    elif deed in ENDS and len(literals) == 1:
        end, bearers = ENDS[deed], (tuple(word for word in told if word.low not in ENDS),)
    else:
        return None
    if len(bearers) != 1 or not bearers[0] or not re.fullmatch(r"\w+", literals[0]):
        raise Unread(f"it is not clear whose names are meant to do without “{literals[0]}”")
    if declared := not_so_named(bearers[0], (f"{literals[0]}*" if end == "prefix" else f"*{literals[0]}",)):
        return declared
    start = f"{literals[0]}[A-Z]" if len(literals[0]) == 1 and literals[0].isupper() else literals[0]
    pattern = f"/^(?!{start})/" if end == "prefix" else f"/^(?!.*{literals[0]}$)/"
    return Made(tuple(shaped(thing, pattern, statement.soft) for thing in named_so(bearers[0])))
