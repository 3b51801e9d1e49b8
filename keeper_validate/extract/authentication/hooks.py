"""What makes a definition the one that a framework asks who somebody is, or whether one may: what a class stands on or answers, what hands
a function over.

Which names do is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache, partial

from keeper_validate import shipped
from keeper_validate.extract.authentication.asking import is_beside
from keeper_validate.extract.authentication.names import patterns, plainly
from keeper_validate.extract.authentication.so_named import so_named, stands_on
from keeper_validate.extract.expression import Call, Expression, Inline, plain
from keeper_validate.extract.indexed import makers_given, standing_in
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.extract.uses import Qualify, qualified
from keeper_validate.extract.vocabulary import vocabulary


def hooks(module: Module, qualify: Qualify, definition: Definition) -> tuple[str, ...]:
    """What a class stands on, or a function is handed to by its decorator or in place, that makes it the one a framework asks who
    somebody is."""
    family = named(module.language).rules
    asked: tuple[str, ...] = ()
    if definition.form == "class":
        asked = tuple(_asked(definition, module, family))
    elif definition.form == "function":
        asked = tuple(_kept_by_makers(definition, module, qualify, family))
    whole = definition.bases or _made_by(definition)
    marks = whole or definition.decorators
    if not marks:
        return asked
    scope = definition.name.rpartition(".")[0]
    written = [plain(one.function if isinstance(one, Call) else one).removesuffix(".[]") for one in marks]
    known = (name for name in written if name and (whole or name.rpartition(".")[2] in _handed_to(family)))
    listed = asked_hooks(family)
    if whole and definition.name.lower().endswith("mixin"):
        listed |= _mixed_in(family)
    named_so = partial(stands_on, family) if definition.bases else listed.__contains__
    own = shipped.data("rules/lexicon/auth")["services"]["hooks_named"].get(family, ()) if definition.bases else ()
    found = ((one, unversioned(qualify(one, scope))) for one in known)
    kept = () if whole else (one for one in written if "." in one and one.rpartition(".")[2] in _handed_by(family))
    return (
        *asked, *(name for one, name in found if name in listed or ("#" in name and one.rpartition(".")[2] in own) or named_so(name)), *kept
    )


def telling_bases(definition: Definition) -> Iterator[str]:
    """What a class stands on by names that what a framework asks may have, and that are of nothing that is to be mixed in."""
    if definition.bases and definition.form == "class":
        written = (plain(base).removesuffix(".[]") for base in definition.bases)
        yield from (one for one in written if _hooked_base().search(one) is not None and not one.lower().endswith("mixin"))


def _kept_by_makers(definition: Definition, module: Module, qualify: Qualify, family: str) -> Iterator[str]:
    """What makes an object of a library of authentication, and is handed a function for it to ask: `new Strategy(options, verify)`."""
    for maker in makers_given(module, definition.name):
        callee = unversioned(qualified(maker, qualify))
        if callee in vocabulary(family).auth or so_named(family, callee) is not None:
            yield maker.name


def _made_by(definition: Definition) -> tuple[Expression, ...]:
    """The call that a function in place is handed to: `createAuthMiddleware(async (ctx) => ...)`."""
    made = definition.value if definition.form == "value" else None
    return (made,) if isinstance(made, Call) and any(isinstance(one, Inline) for one in made.arguments) else ()


@lru_cache(maxsize=16)
def asked_hooks(family: str) -> frozenset[str]:
    """What a framework asks, by the names of libraries."""
    return frozenset(shipped.data("rules/lexicon/auth")["services"]["hooks"].get(family, ()))


def _asked(definition: Definition, module: Module, family: str) -> Iterator[str]:
    """The methods by which a framework asks a class whether one may, unless it only counts who comes."""
    methods = shipped.data("rules/lexicon/auth")["services"]["answering"].get(family, ())
    then = shipped.data("rules/lexicon/auth")["services"]["answering_then"].get(family, ())
    if then and patterns("answering_called", family).fit(plainly(definition.name)):
        methods = (*methods, *then)
    if methods and not is_beside(definition.name):
        answering = {f"{definition.name}.{method}": method for method in methods}
        yield from (answering[one.name] for one in standing_in(module, definition.name) if one.name in answering)


@cache
def _hooked_base() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["services"]["hooked_bases"])


@lru_cache(maxsize=16)
def _mixed_in(family: str) -> frozenset[str]:
    """What asks for many views, which are no services themselves: only what is to be mixed in again is."""
    return frozenset(shipped.data("rules/lexicon/auth")["services"]["mixed_in"].get(family, ()))


@lru_cache(maxsize=16)
def _handed_by(family: str) -> frozenset[str]:
    """The names under which only objects of libraries are handed a function."""
    return frozenset(shipped.data("rules/lexicon/auth")["services"]["handed_by"].get(family, ()))


@lru_cache(maxsize=16)
def _handed_to(family: str) -> frozenset[str]:
    """The last parts of those hooks that are handed a function."""
    return frozenset(name.rpartition(".")[2] for name in asked_hooks(family) if "()." in name)
