"""Functions that stand before others: each hands on, as it came, to what comes after it or to what it is given, or is asked before.

By which calls that is done, and by which words of parameters, is the lexicon's to say. Must not look at syntax, nor know whom such a
function turns away."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression, Inline, Items, Member, Name, plain
from keeper_validate.extract.indexed import calls_any, mentions_in, remembered, standing_in
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.extract.spelled_like import Patterns, spelled_like

_CALLED = frozenset({"call", "decorator"})


def hands_onward(module: Module, definition: Definition) -> bool:
    """Whether a function that stands by itself, or is a method of a type that any file may declare, hands on to what comes after it,
    unless its name says that it looks at something else than who comes."""
    known = shipped.data("rules/lexicon/auth")["services"]["onward"].get(named(module.language).rules, ())
    stands = _is_function(definition) and ("." not in definition.name or "received" in definition.traits)
    if not known or not stands or calls_any(module).isdisjoint(_calling_onward(named(module.language).rules)):
        return False
    if besides(definition.name):
        return False
    inside = [one for one in mentions_in(module, definition) if one.use in _CALLED]
    onward = any(one.name.rpartition(".")[2] in known and not _tells_fault(one) for one in inside)
    return onward or any(_hands_to_given(module, one, definition) for one in inside)


@cache
def _calling_onward(family: str) -> frozenset[str]:
    """The last names of all by which functions of a family hand on."""
    services = shipped.data("rules/lexicon/auth")["services"]
    return frozenset(name.rpartition(".")[2] for name in (*services["onward"][family], *services["around_given"]))


def is_asked_before(module: Module, definition: Definition) -> bool:
    """Whether a framework asks a function before one that answers, as what it is given says, or what a function within it is given:
    `user: User = Depends(current_user)`; or as the hook says that it is handed to."""
    known = shipped.data("rules/lexicon/auth")["services"]["asked_before"].get(named(module.language).rules)
    # what its name says takes longest to tell, and hardly anything is asked before others
    return known is not None and _is_asked(module, definition, known) and not besides(definition.name)


def _is_asked(module: Module, definition: Definition, known: Mapping[str, Any]) -> bool:
    if definition.form != "function":
        called = [one for one in standing_in(module, definition.name) if one.name == f"{definition.name}.{known['called']}"]
        based = any(plain(base).rpartition(".")[2] in known["bases"] for base in definition.bases)
        return based or any(_is_brought(module, one, known) or _asks_onward(module, one, known) for one in called) or _is_shown_by(
            module, definition, known
        )
    if is_hooked(definition, known["hooks"]):
        return True
    if "." in definition.name or definition.decorators:
        return False
    return _is_brought(module, definition, known)


def is_brought_credential(module: Module, definition: Definition) -> bool:
    """Whether a framework brings a function a credential before another answers: `token: str = Depends(scheme)`."""
    known = shipped.data("rules/lexicon/auth")["services"]["asked_before"].get(named(module.language).rules)
    if known is None or definition.form != "function" or "." in definition.name or definition.decorators:
        return False
    given = (one for one in definition.parameters if _credential().search(one.name) is not None)
    brought = (part for one in given for part in (one.default, one.annotation) if part is not None)
    return any(_brings(part, known) for part in brought) and not besides(definition.name)


def _asks_onward(module: Module, called: Definition, known: Mapping[str, Any]) -> bool:
    """Whether a method by which a class is called hands on to what the class was made with: `self.get_response(request)`."""
    return any(one.use == "call" and one.name.rpartition(".")[2] == known["onward"] for one in mentions_in(module, called))


def _is_shown_by(module: Module, definition: Definition, known: Mapping[str, Any]) -> bool:
    """Whether a class is to be mixed into views, and decides itself whether these are shown."""
    mixed = definition.name.lower().endswith("mixin")
    return mixed and any(one.name == f"{definition.name}.{known['shown']}" for one in standing_in(module, definition.name))


def _is_brought(module: Module, definition: Definition, known: Mapping[str, Collection[str]]) -> bool:
    # in most modules nothing is brought to anybody
    every = chain(module.definitions, module.declared)
    if not remembered(module, "brought", lambda: any(_brings(part, known) for one in every for part in _given(one))):
        return False
    functions = (one for one in _with_inner(module, definition) if not one.decorators)
    return any(_brings(part, known) for one in functions for part in _given(one))


def _given(function: Definition) -> Iterator[Expression]:
    """The defaults and the annotations of what a function is given."""
    return (part for each in function.parameters for part in (each.default, each.annotation) if part is not None)


def puts_guards(module: Module, definition: Definition) -> bool:
    """Whether a function that stands by itself gives back what puts guards before others: `() => applyDecorators(UseGuards(Signed))`."""
    puts = shipped.data("rules/lexicon/auth")["services"]["puts"].get(named(module.language).rules, ())
    if not puts or "." in definition.name or not _is_function(definition):
        return False
    if calls_any(module).isdisjoint(one.rpartition(".")[2] for one in puts):
        return False
    return any(one.use == "call" and one.name in puts for one in mentions_in(module, definition))


def is_placed_before(path: str, module: Module, definition: Definition) -> bool:
    """Whether a class stands in a folder of what a framework asks before others, and asks for somebody, unless its name says that it looks
    at something else."""
    known = shipped.data("rules/lexicon/auth")["services"]["placed_before"].get(named(module.language).rules)
    if known is None or definition.form != "class" or re.search(known["folder"], path) is None:
        return False
    asks = any(one.use in _CALLED and re.search(known["asking"], one.name) for one in mentions_in(module, definition))
    return asks and not besides(definition.name)


def is_hooked(definition: Definition, hooks: Collection[str]) -> bool:
    """Whether a decorator hands a function to a hook, wherever the function stands: `@app.before_request`."""
    return any(plain(one).rpartition(".")[2] in hooks for one in definition.decorators)


def _with_inner(module: Module, definition: Definition) -> Iterator[Definition]:
    """A function and those that are defined in it."""
    yield definition
    yield from (one for one in standing_in(module, definition.name) if one.form == "function")


def handed(definition: Definition) -> Iterator[str]:
    """The names that the calls which make a value are handed, the last call's first: `t.procedure.use(isAuthed).use(timed)`."""
    made = definition.value
    while isinstance(made, Call):
        yield from (one.name for one in made.arguments if isinstance(one, Name))
        made = made.function.of if isinstance(made.function, Member) else None


def _hands_to_given(module: Module, mention: Mention, definition: Definition) -> bool:
    """Whether a function within another calls what that one is given to stand around: `(handler) => (request) => handler(request)`."""
    around = shipped.data("rules/lexicon/auth")["services"]["around_given"]
    if mention.name not in around or not mention.within.startswith(f"{definition.name}."):
        return False
    givers = (one for one in _with_inner(module, definition) if mention.within.startswith(f"{one.name}."))
    return any(given.name == mention.name for one in givers for given in one.parameters)


def _brings(value: Expression, known: Mapping[str, Collection[str]]) -> bool:
    """Whether a default or an annotation, or what it holds, has a framework bring what is given, or is of a type that only guards get."""
    if isinstance(value, Call):
        made = plain(value.function).removesuffix(".[]").rpartition(".")[2]
        return made in known["brought"] or made in known["types"] or any(_brings(one, known) for one in value.arguments)
    if isinstance(value, Items):
        return any(_brings(one, known) for one in value.values)
    return plain(value).rpartition(".")[2] in known["types"]


def _is_function(definition: Definition) -> bool:
    """Whether a definition is a function, or what a call makes of one in place: `t.middleware(({ next }) => next())`."""
    made = definition.value if definition.form == "value" else None
    return definition.form == "function" or (isinstance(made, Call) and any(isinstance(one, Inline) for one in made.arguments))


def _tells_fault(onward: Mention) -> bool:
    """Whether what comes after is called with what went wrong: `next(error)`."""
    return any("err" in plain(one).lower() for one in onward.arguments)


@cache
def _credential() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["services"]["brought_credential"])


@lru_cache(maxsize=8192)
def besides(name: str) -> bool:
    """Whether a name says that what is called so looks at something else than who comes."""
    return _besides().fit(name.replace("_", "").lower())


@cache
def _besides() -> Patterns:
    return spelled_like(shipped.data("rules/lexicon/auth")["services"]["besides"])
