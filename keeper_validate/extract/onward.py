"""Functions that stand before others: each hands on, as it came, to what comes after it.

By which calls that is done is the lexicon's to say. Must not look at syntax, nor know whom such a function turns away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Inline, Member, Name, plain
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.extract.spelled_like import Patterns, spelled_like

_CALLED = frozenset({"call", "decorator"})


def hands_onward(module: Module, definition: Definition) -> bool:
    """Whether a function that stands by itself, or is a method of a type that any file may declare, hands on to what comes after it,
    unless its name says that it looks at something else than who comes."""
    known = shipped.data("rules/lexicon/auth")["services"]["onward"].get(named(module.language).rules, ())
    stands = _is_function(definition) and ("." not in definition.name or "received" in definition.traits)
    if not known or not stands or _besides().fit(definition.name.replace("_", "").lower()):
        return False
    inside = (one for one in module.mentions if one.use in _CALLED and definition.line <= one.line <= definition.end_line)
    return any(one.name.rpartition(".")[2] in known and not _tells_fault(one) for one in inside)


def handed(definition: Definition) -> Iterator[str]:
    """The names that the calls which make a value are handed, the last call's first: `t.procedure.use(isAuthed).use(timed)`."""
    made = definition.value
    while isinstance(made, Call):
        yield from (one.name for one in made.arguments if isinstance(one, Name))
        made = made.function.of if isinstance(made.function, Member) else None


def _is_function(definition: Definition) -> bool:
    """Whether a definition is a function, or what a call makes of one in place: `t.middleware(({ next }) => next())`."""
    made = definition.value if definition.form == "value" else None
    return definition.form == "function" or (isinstance(made, Call) and any(isinstance(one, Inline) for one in made.arguments))


def _tells_fault(onward: Mention) -> bool:
    """Whether what comes after is called with what went wrong: `next(error)`."""
    return any("err" in plain(one).lower() for one in onward.arguments)


@cache
def _besides() -> Patterns:
    return spelled_like(shipped.data("rules/lexicon/auth")["services"]["besides"])
