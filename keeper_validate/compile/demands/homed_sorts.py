"""Demands on a sort of things that only its home tells from others of its kind: “DTOs must inherit `X`” asks it of no other schema.

Must not decide what is demanded."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.element import TYPE
from keeper_validate.values import replace

_DECLARED = frozenset({"schema", "field", "prop"})


def of_its_home(made: Made, subject: Run) -> Made:
    """What is demanded of a sort, asked of the schemas that lie where the sort is kept; tables are such entities wherever they lie. Where
    a sort has to lie is asked of all that may be one."""
    named = (singular(word.low) for word in subject if not word.literal)
    sort = next((word for word in named if word in lexicon.grammar("sorts_by_home")), None)
    if sort is None:
        return made
    folders = tuple(lexicon.mapping("layers")[sort]["in"])
    checks = tuple(one for check in made.checks for one in _homed(check, folders))
    return replace(made, checks=checks, partial=made.partial or checks != made.checks)


def _homed(check: Check, folders: tuple[str, ...]) -> tuple[Check, ...]:
    declared = tuple(kind for kind in check.kinds if kind in _DECLARED)
    placed = "/" in (check.target or "").removeprefix("**/")
    if not check.op.startswith("require") or check.within or placed or not declared:
        return (check,)
    others = tuple(kind for kind in check.kinds if kind not in _DECLARED)
    typed = declared if "field" in declared else (*declared, TYPE)  # a class that only a library's decorators make a DTO is a plain type
    here = replace(check, kinds=typed, within=folders)
    return (replace(check, kinds=others), here) if others else (here,)
