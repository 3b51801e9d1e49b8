"""Names that are imported from one module alone: “import `z` only from `zod/v4`”. Must not compile any other “only”."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made

_ALIAS = re.compile(r"(?:[@~#]|\$lib|\.{1,2})/|(?=src/)")
_NAME = re.compile(r"[A-Za-z_]\w*")


def from_one(statement: Statement) -> Made | None:
    """No import of what is named but from the one module; that module may well import it from elsewhere."""
    run = statement.subject or statement.object
    sources = statement.adjuncts("source")
    alone = statement.mood == "only" and len(statement.around) == len(sources) == 1 and run[:1] and run[0].low in ("import", "imports")
    module = sources[0][0].text if alone and len(sources[0]) == 1 and sources[0][0].literal else ""
    names = _names(run[1:]) if module else ()
    if not names:
        return None
    own = _ALIAS.match(module)
    home = (f"**/{module[own.end():]}.*", f"**/{module[own.end():]}/**") if own else ()
    spared = ",".join((module, *home))
    return Made((Check("forbid-use", ("import",), ",".join(names), excepted=home, parameters=(("spared", spared),)),))


def _names(run: Run) -> tuple[str, ...]:
    """The names in code that a phrase lists, where it holds nothing else."""
    pieces = [without(piece, "articles") for piece in items(run)]
    named = all(len(piece) == 1 and piece[0].literal and _NAME.fullmatch(piece[0].text) for piece in pieces)
    return tuple(piece[0].text for piece in pieces) if pieces and named else ()
