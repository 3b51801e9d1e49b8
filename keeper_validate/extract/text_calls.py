"""Calls whose text is known from what they are given: pieces of a path joined, places of a pattern filled in.

Which calls these are stands in `rules/lexicon/texts.yaml`, those that read the environment in `environment.yaml`. Must not resolve what
is given; whoever asks says what each piece is."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Entries, Expression, Member, Name, Text, keyword, plain
from keeper_validate.extract.module import Definition

_VERB = re.compile(r"%[-+# 0-9.]*([a-zA-Z%])")
_PLACE = re.compile(r"\{\{|\}\}|\{(\w*)[^{}]*\}")
_SLASHES = re.compile("/{2,}")


def unfrozen(value: Expression | None) -> Expression | None:
    """What a call that gives its argument back is given; anything else itself."""
    while isinstance(value, Call) and value.arguments and plain(value.function) in _words("same"):
        value = value.arguments[0]
    return value


def held(value: Expression | None, member: str) -> Expression | None:
    """What a member of a closed set is asked for its text: `Paths.USERS.value`."""
    return value if member in _words("held") and not isinstance(value, Entries) else None


def taken(call: Call) -> tuple[Expression, ...]:
    """What a call gives that takes a member by its name: the member, or where there is none what stands in for it."""
    if len(call.arguments) != 3 or plain(call.function) not in _words("taken"):
        return ()
    of, member, otherwise = call.arguments
    return (Name(f"{of.name}.{member.value}"), otherwise) if isinstance(of, Name) and isinstance(member, Text) else ()


def where_unset(call: Call, called: str, rules: str) -> Expression | None:
    """What a call that reads a variable of the environment says it is where nothing sets it: `os.getenv("ROOT", "/shop")`."""
    if not reads(called, rules):
        return None
    return call.arguments[1] if len(call.arguments) > 1 else keyword(call, "default")


def reads(called: str, rules: str) -> bool:
    """Whether a call reads a variable of the environment."""
    return called in _variables(rules)


def field_default(call: Call, called: str) -> Expression | None:
    """What a field of settings is where nothing sets it: `Field("/api", description="...")`."""
    if called not in _words("fields"):
        return None
    return call.arguments[0] if call.arguments else keyword(call, "default")


def is_read(definition: Definition) -> bool:
    """Whether a function is read like a value: `@property`."""
    return any(plain(one).rpartition(".")[2] in _words("read") for one in definition.decorators)


@cache
def _variables(rules: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/environment")["calls"].get(rules, ()))


def filled(call: Call, part: Callable[[Expression], str]) -> str | None:
    """`"/api/{}".format(version)`."""
    function = call.function
    if not isinstance(function, Member) or not isinstance(function.of, Text) or function.name not in _words("filled"):
        return None
    named, places = dict(call.keywords), iter(call.arguments)

    def place(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0][0]
        index = int(found[1]) if found[1].isdecimal() else -1
        given = call.arguments[index] if 0 <= index < len(call.arguments) else named.get(found[1]) if found[1] else next(places, None)
        return part(given) if given is not None else found[0]

    return _PLACE.sub(place, function.of.value)


def built(call: Call, function: str, part: Callable[[Expression], str]) -> str | None:
    """The text of a call of a function by its qualified name; None where the function is none that is known."""
    if function in _words("joined"):
        pieces = [written for given in call.arguments if (written := part(given))]
        whole = _SLASHES.sub("/", "/".join(pieces))
        return whole.rstrip("/") or whole
    first = call.arguments[0] if call.arguments else None
    if function not in _words("formatted") or not isinstance(first, Text):
        return None
    rest = iter(call.arguments[1:])
    return _VERB.sub(lambda verb: "%" if verb[1] == "%" else part(next(rest, Name("value"))), first.value)


def marked(call: Call) -> str | None:
    """The one literal that a marking function is given, `_("users/")`; that of any other where it reads as a path and as no key."""
    only = call.arguments[0] if len(call.arguments) == 1 and not call.keywords else None
    if not isinstance(only, Text):
        return None
    name = plain(call.function)
    return only.value if "/" in only.value or not _words("marked").isdisjoint((name, name.rpartition(".")[2])) else None


@cache
def _words(kind: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/texts")[kind])
