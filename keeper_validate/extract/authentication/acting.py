"""Functions that ask a library to make or check a credential, whatever they are called: what is around them speaks of it.

Which words do, and which names are of what only sets something up, is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

import re
from functools import lru_cache

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.extract.authentication.forms import hands_on
from keeper_validate.extract.authentication.handled import HANDLED
from keeper_validate.extract.authentication.lookups import looks_up, turns_to_table
from keeper_validate.extract.authentication.names import is_named, is_test, may_help, patterns, plainly, speaks, speaks_surely, unmade
from keeper_validate.extract.authentication.presented import PRESENTED
from keeper_validate.extract.expression import Call, Inline, plain
from keeper_validate.extract.indexed import has_use, mentions_in, records_of
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Mention, Module, Parameter
from keeper_validate.extract.place import Place, inside
from keeper_validate.extract.uses import qualified
from keeper_validate.extract.vocabulary import vocabulary

# The files of components that stand in one with what they do.
_SEEN = (".vue", ".svelte", ".astro")


def may_act(path: str, definition: Definition) -> bool:
    """Whether a function that is not seen and sets nothing up stands in a file, a folder or a class that is called after a credential, or
    makes something that is: `makeCryptService()`."""
    owner, _, name = definition.name.rpartition(".")
    return (speaks(path) or speaks(owner) or _makes(name)) and may_work(definition)


@lru_cache(maxsize=8192)
def _makes(name: str) -> bool:
    """Whether a function is called like what makes something that is called after a credential."""
    return patterns("making", "").fit(plainly(name)) and speaks(plainly(name))


def is_acting(call: Element) -> bool:
    """Whether a call of a library makes or checks a credential, or asks another service who somebody is."""
    return call.value("primitive") in shipped.data("rules/lexicon/auth")["services"]["acting"]


def may_hand(path: str, definition: Definition) -> bool:
    """Whether a function that answers nobody and sets nothing up stands in a file or a class that is itself called after a credential:
    what it leaves to those that make or check one is its work as well."""
    owner = definition.name.rpartition(".")[0]
    folder, _, file = path.rpartition("/")
    if not (speaks(file) or speaks(owner) or speaks_surely(folder.rpartition("/")[2]) or is_through(definition)):
        return False
    return may_work(definition) and not is_test(owner) and not any(map(_is_asked, definition.parameters))


def is_through(definition: Definition) -> bool:
    """Whether a function is called so that it is a service where it leaves its work to one: `encode`, `verify`."""
    return patterns("through", "").fit(plainly(definition.name.rpartition(".")[2]))


def is_presented(place: Place, definition: Definition) -> bool:
    """Whether a function that does not answer itself reads what a request presents: what it leaves to others is its work, by any name."""
    if not has_use(place.module, definition, PRESENTED) or not may_work(definition):
        return False
    known = shipped.data("rules/lexicon/auth")["services"]["answering_by"]
    answers = any(plainly(one.name) in known["with"] for one in definition.parameters)
    answers = answers or patterns("answering_by", "called").fit(plainly(definition.name.rpartition(".")[2]))
    return not answers and re.search(known["folder"], place.path) is None


def may_work(definition: Definition) -> bool:
    """Whether a function is not seen, hands nothing on and sets nothing up."""
    if definition.form != "function" or "jsx" in definition.traits or hands_on(definition):
        return False
    return not _is_idle(definition.name.rpartition(".")[2])


@lru_cache(maxsize=8192)
def _is_idle(name: str) -> bool:
    return patterns("idle", "").fit(plainly(name))


def _is_asked(given: Parameter) -> bool:
    """Whether a parameter is a request, or what answers one."""
    known = shipped.data("rules/lexicon/auth")["services"]["answering_by"]
    kind = plain(given.annotation) if given.annotation is not None else ""
    return plainly(given.name) in known["names"] and kind not in known["besides"]


def digests_given(place: Place, definition: Definition) -> bool:
    """Whether a function makes a digest itself, and is given what the lexicon calls a credential: `def peppered(password)`."""
    digested = shipped.data("rules/lexicon/auth")["services"]["digested"]
    if all(plainly(one.name) not in digested for one in definition.parameters):
        return False
    if unmade(definition) or patterns("besides", "").fit(plainly(definition.name)):
        return False
    known = vocabulary(named(place.module.language).rules).by_hand
    callees = (qualified(one, place.qualify) for one in mentions_in(place.module, definition) if one.use == "call")
    return any("digest" in (known.get(one), known.get(f"{one.rpartition('.')[0]}.*")) for one in callees)


def handles_itself(place: Place, definition: Definition) -> bool:
    """Whether a function that sets nothing up, in a file, a folder or a class that can only be of people who sign in, handles a credential
    by hand, or makes what may be one."""
    owner, _, name = definition.name.rpartition(".")
    if not (speaks(place.path) or speaks(owner) or speaks_surely(place.path) or speaks_surely(owner)):
        return False
    if is_shown(place.path, definition) or not may_work(definition) or unmade(definition) or is_checking(definition):
        return False
    sure = speaks_surely(place.path)
    if not (sure or speaks_surely(owner)):
        return _draws(place, definition)
    besides = patterns("acting_besides", "").fit(plainly(name))
    family = named(place.module.language).rules
    kept = looks_up if sure else turns_to_table
    return any(is_by_hand(place, one, besides) or kept(one, family) for one in mentions_in(place.module, definition))


def _draws(place: Place, definition: Definition) -> bool:
    """Whether a function is called after a credential, and draws something at random."""
    owner, _, last = definition.name.rpartition(".")
    name, known = plainly(last), shipped.data("rules/lexicon/auth")["services"]["drawn_in"]
    drawn = patterns("drawn", "").fit(name) or (name in known["names"] and re.search(known["of"], owner) is not None)
    if not drawn or patterns("acting_besides", "").fit(name) or patterns("excluded", "").fit(name):
        return False
    return any(_primitive(place, one) == "random" for one in mentions_in(place.module, definition))


def is_shown(path: str, definition: Definition) -> bool:
    """Whether a definition is a part of what is seen, which only asks for a credential."""
    return "jsx" in definition.traits or path.endswith(_SEEN)


def is_by_hand(place: Place, mention: Mention, plain_ids: bool = False) -> bool:
    """Whether a mention handles a credential or the header of one, digests or ciphers something, or makes at random what is no mere number
    of a thing."""
    if mention.use in (HANDLED, PRESENTED):
        return True
    primitive = _primitive(place, mention)
    return primitive in ("digest", "cipher") or (primitive == "random" and not plain_ids)


def _primitive(place: Place, mention: Mention) -> str | None:
    known = vocabulary(named(place.module.language).rules).by_hand
    callee = qualified(mention, place.qualify) if mention.use == "call" else ""
    return known.get(callee) or known.get(f"{callee.rpartition('.')[0]}.*")


def may_be_helped(place: Place, definition: Definition) -> bool:
    """Whether a definition has the name of what makes or checks a credential, or of any service where all around it is of people who sign
    in: what it leaves to a helper that does so by hand counts as its own."""
    named_so = is_named("made", definition) or (is_named("names", definition) and speaks_surely(place.path))
    return named_so and not unmade(definition) and not is_checking(definition)


def helps(place: Place, definition: Definition) -> bool:
    """Whether a function that is called after what it makes digests something or makes something at random, whatever for."""
    if definition.form != "function" or unmade(definition) or not may_help(definition.name.rpartition(".")[2], place.path):
        return False
    besides = patterns("acting_besides", "").fit(plainly(definition.name.rpartition(".")[2]))
    return any(one.use == "call" and is_by_hand(place, one, besides) for one in mentions_in(place.module, definition))


def is_checking(definition: Definition) -> bool:
    """Whether a library asks a function only for the form of what is given: `@field_validator("password")`."""
    marks = (one.function if isinstance(one, Call) else one for one in definition.decorators)
    return any(patterns("checking", "").fit(plainly(plain(one).rpartition(".")[2])) for one in marks)


def registers(module: Module, definition: Definition) -> bool:
    """Whether a function registers routes with what answers them in place, which asks for itself."""
    routed = (one.first("handler") for one in records_of(module, "route") if inside(one.line, definition))
    return any(one is not None and isinstance(one.value, Inline) for one in routed)



def hands_out(module: Module, definition: Definition) -> bool:
    """Whether a function puts others that it holds under what it is given, each of which asks for itself: `@server.tool`."""
    given = {one.name for one in definition.parameters}
    held = (one for one in module.definitions if given and one.name.startswith(f"{definition.name}."))
    put = (one.function if isinstance(one, Call) else one for each in held for one in each.decorators)
    return any("." in plain(one) and plain(one).partition(".")[0] in given for one in put)
