"""Whether a definition may be a service of authentication: by its name, by where and how it stands, by the evidence that there is for it.

Names are the lexicon's. Must not look for evidence."""

from __future__ import annotations

from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.element import Facet
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.authentication.names import is_named, is_test, patterns, plainly, sections
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, plain
from keeper_validate.extract.indexed import called
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Module

_FORMS = frozenset({"class", "function", "value"})
HANDING = "handing"
"""The evidence that a function leaves it to what makes or checks a credential, where all around it speaks of one."""
AROUND = "around"
"""The evidence that a function stands before what it hands on to, and asks who is there."""
# Evidence that makes a service by any name.
_BY_ITSELF = frozenset({"refusal", "exchange", "acting", "told", "hook", "cookie", "brought", HANDING, AROUND})


def fits(definition: Definition) -> bool:
    """Whether a definition has a name that a service may have, and stands in no class that tests one."""
    form = "class" if definition.form == "class" else "function"
    return bool(sections(definition.name.rpartition(".")[2], form)) and not is_test(owner(definition))


def eligible(definition: Definition, module: Module) -> bool:
    """Whether a definition stands for itself: at the top, in a class (also of another file) or what is kept like one, and not a mere value
    that is made elsewhere, but for a guard; an interface that types fulfil without naming it only says what its user asks of others."""
    around, name = owner(definition), definition.name.rpartition(".")[2]
    if module.declared:
        return True
    if definition.form not in _FORMS or "@" in definition.name or "implied" in definition.traits or _sends(definition):
        return False
    stands = is_guard(name) or is_named("certain", definition)
    if definition.form == "value" and not _written_out(definition.value) and not (_called(definition.value) and stands):
        return False
    if isinstance(definition.value, Call) and plain(definition.value.function).rpartition(".")[2] in _whole():
        return False
    if definition.form == "value" and around and _is_field(definition.value, module):
        return False
    if not around or around.rpartition(".")[2] in shipped.data("rules/lexicon/auth")["services"]["members"]:
        return True
    # what is put into an object that a function makes is a method of it, as a model of Sequelize has them
    kept = "assigned" in definition.traits and any(one.form == "value" for one in called(module, around))
    return kept or "received" in definition.traits or any(one.form == "class" for one in called(module, around))


def _sends(definition: Definition) -> bool:
    """Whether a function is given a request that is sent to others, which it puts a credential of its own into."""
    sent = shipped.data("rules/lexicon/auth")["services"]["sending_by"]
    return any(one.annotation is not None and plain(one.annotation).rpartition(".")[2] in sent for one in definition.parameters)


def owner(definition: Definition) -> str:
    """The name of what a definition stands in."""
    return definition.name.rpartition(".")[0]


def is_part(definition: Definition) -> bool:
    """Whether a method belongs to a type that is a service by its name, wherever that stands."""
    return "received" in definition.traits and "certain" in sections(owner(definition), "class")


def is_handler(definition: Definition, handlers: frozenset[str]) -> bool:
    """Whether a route hands requests to a definition; a method may be told as the own object's."""
    name = definition.name.rpartition(".")[2]
    return not handlers.isdisjoint((definition.name, f"this.{name}", f"self.{name}"))


def is_within(definition: Definition, other: Definition) -> bool:
    """Whether a definition is a part of another, by its name or, where a call has given it one, by where it stands."""
    return definition.name.startswith(f"{other.name}.") or other.line < definition.line <= definition.end_line <= other.end_line


@cache
def _whole() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["services"]["made_whole"])


def _is_field(value: Expression | None, module: Module) -> bool:
    """Whether what a class assigns is what a field begins with, where a language has no other word for one."""
    return isinstance(value, Call) and named(module.language).rules in shipped.data("rules/lexicon/auth")["fields"]


def _called(value: Expression | None) -> bool:
    """Whether a value is what a function gives, not an object of a class, which others ask for guards: `JWTManager()`."""
    return isinstance(value, Call) and not plain(value.function).rpartition(".")[2][:1].isupper()


def _written_out(value: Expression | None) -> bool:
    """Whether a value is made of functions or an object written in place, not a thing that a library made."""
    if isinstance(value, Call | Items):
        return any(isinstance(part, Inline) for part in (value.arguments if isinstance(value, Call) else value.values))
    return isinstance(value, Inline | Entries)


def suffices(definition: Definition, evidence: tuple[Facet, ...]) -> bool:
    """Whether a definition's name, with the evidence there is, makes it a service; what is made elsewhere has to call a primitive itself,
    or is made of a service and certain of its name, and what only hands requests on has to call one that is of no whole service."""
    made, handing = definition.form == "value" and not _written_out(definition.value), hands_on(definition)
    of_service = made and is_named("certain", definition) and any(facet.role == "service" for facet in evidence)
    asks_itself = any(facet.role == "primitive" and not (handing and facet.value) for facet in evidence)
    if (made or handing) and not of_service and not asks_itself:
        return False
    certain = is_named("certain", definition) and not _is_around_nothing(definition)
    if certain or (evidence and (is_named("names", definition) or is_named("made", definition))):
        return True
    if any(facet.name in _BY_ITSELF for facet in evidence):
        return True
    # who only asks who is there makes no session of another thing one of somebody's
    besides = "session" if is_named("unsure", definition) else ""
    asks = any(facet.role == "primitive" and facet.name != besides for facet in evidence)
    return asks and is_named("direct", definition)


def _is_around_nothing(definition: Definition) -> bool:
    """Whether a method is called like what is put around something, and is given nothing: `responses.withAuth()`."""
    last = definition.name.rpartition(".")[2].lower()
    return bool(owner(definition)) and definition.form == "function" and last.startswith("with") and not definition.parameters


def only_through(facets: tuple[Facet, ...]) -> bool:
    """Whether all that makes a definition a service, but for its name, is that it goes through others, turns away or exchanges a code."""
    evidence = [facet for facet in facets if not is_name(facet)]
    return bool(evidence) and all(facet.role == "service" or facet.name in _BY_ITSELF for facet in evidence)


def leaves_all(facets: tuple[Facet, ...]) -> bool:
    """Whether all that a definition does for authentication, but for its name, it leaves to services."""
    evidence = [facet for facet in facets if not is_name(facet)]
    return bool(evidence) and all(facet.role == "service" for facet in evidence)


def only_holds(facets: tuple[Facet, ...], data: frozenset[str]) -> bool:
    """Whether what holds something is told a service by no more than its name, what else holds something (`data`), and a class of the tree
    that is called as a framework calls one."""
    own = (one for one in facets if not is_name(one) and not (one.role == "service" and one.name in data))
    return all(one.name == "hook" and "#" in (one.value or "") for one in own)


def passes_on(definition: Definition, facets: tuple[Facet, ...], family: str) -> bool:
    """Whether a function that answers requests, as what it is given and gives back says, leaves all of authentication to services."""
    known = shipped.data("rules/lexicon/auth")["services"]["answers"].get(family)
    evidence = [facet for facet in facets if not is_name(facet) and facet.name != HANDING]
    if known is None or not evidence or is_named("certain", definition) or any(facet.role != "service" for facet in evidence):
        return False
    given = {plain(one.annotation) for one in definition.parameters if one.annotation is not None}
    return not given.isdisjoint(known["given"]) and (definition.annotation is None or plain(definition.annotation) in known["giving"])


def is_name(facet: Facet) -> bool:
    """Whether a facet only tells that a definition has the name of a service."""
    return (facet.role, facet.name) == ("evidence", "name")


def stands_around(definition: Definition) -> bool:
    """Whether a component is one that lets through to others, or tells them who is there."""
    return is_named("certain", definition) or patterns("around", "").fit(plainly(definition.name.rpartition(".")[2]))


def hands_on(definition: Definition) -> bool:
    """Whether a definition is one that hands requests on to services, by its name or its class's."""
    return any(map(_is_handing, definition.name.split(".")))


@lru_cache(maxsize=8192)
def _is_handing(part: str) -> bool:
    return patterns("handling", "").fit(part.lower()) and not patterns("handling_besides", "").fit(part.lower())
