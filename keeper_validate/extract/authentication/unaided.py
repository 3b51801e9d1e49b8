"""What shows without any library of authentication that a definition is a service: what it makes and compares by hand, whom it turns away,
what it exchanges.

Names are the lexicon's. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.element import Facet
from keeper_validate.extract.authentication.acting import is_checking, is_shown, registers
from keeper_validate.extract.authentication.exchanged import exchanges
from keeper_validate.extract.authentication.forms import fits, owner
from keeper_validate.extract.authentication.handled import HANDLED
from keeper_validate.extract.authentication.lookups import looks_up
from keeper_validate.extract.authentication.names import is_named, patterns, plainly, speaks, speaks_surely, tells_credential, unmade
from keeper_validate.extract.authentication.onward import (
    besides,
    hands_onward,
    is_asked_before,
    is_brought_credential,
    is_placed_before,
    puts_guards,
)
from keeper_validate.extract.authentication.presented import CARRIED, PRESENTED
from keeper_validate.extract.authentication.refusals import faults, refusals, sends_away
from keeper_validate.extract.authentication.told_who import TOLD, gives_back
from keeper_validate.extract.authentication.unnamed import is_kept_before
from keeper_validate.extract.expression import plain
from keeper_validate.extract.indexed import mentions_in
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.place import Place
from keeper_validate.extract.uses import qualified
from keeper_validate.extract.vocabulary import vocabulary


def alone(place: Place, definition: Definition) -> Iterator[Facet]:
    """What shows without any library that a definition is a service."""
    yield from _by_hand(place, definition)
    yield from _refusing(place, definition)
    yield from _telling(place, definition)
    if exchanges(place.path, place.module, definition):
        yield Facet("evidence", "exchange")
    if is_brought_credential(place.module, definition):
        yield Facet("evidence", "brought")


def _by_hand(place: Place, definition: Definition) -> Iterator[Facet]:
    """What a definition makes a credential from, holds one against, looks one up by or is presented, without a library of it."""
    family, made = named(place.module.language).rules, not unmade(definition)
    known, named_so = vocabulary(family).by_hand, is_named("made", definition) or is_named("names", definition)
    besides = patterns("acting_besides", "").fit(plainly(definition.name.rpartition(".")[2]))
    makes = made and not is_checking(definition) and (is_named("made", definition) or (speaks_surely(place.path) and not besides))
    keeps = makes or (made and speaks(place.path))
    handles = makes and not is_shown(place.path, definition) and not registers(place.module, definition)
    for mention in mentions_in(place.module, definition) if named_so else ():
        # what stands in a class outside of its methods is what its fields begin with: `id = Column(default=uuid4)`
        if not (definition.form == "class" and mention.within == definition.name):
            callee = qualified(mention, place.qualify)
            by_hand = makes and (callee in known or f"{callee.rpartition('.')[0]}.*" in known)
            by_hand = by_hand and _opens(mention, definition, known.get(callee))
            if handles and mention.use == HANDLED:
                yield Facet("evidence", "hand", mention.name)
            elif by_hand or mention.use == PRESENTED or (keeps and looks_up(mention, family)):
                yield Facet("evidence", "hand", callee)


def _opens(mention: Mention, definition: Definition, primitive: str | None) -> bool:
    """Whether a call that may open a credential does, as its name or what it is given says, and the function's; any other need not."""
    if primitive != "decoding":
        return True
    given = any(plain(one) in shipped.data("rules/lexicon/auth")["encodings"] for one in mention.arguments)
    opens = given or re.search(shipped.data("rules/lexicon/auth")["opening"], mention.name.rpartition(".")[2]) is not None
    return opens and tells_credential(definition.name.rpartition(".")[2])


def _refusing(place: Place, definition: Definition) -> Iterator[Facet]:
    """That a definition which stands by itself, with the name of what stands before others, turns somebody away."""
    before = stands_before(place, definition)
    known = not place.module.declared or is_placed_before(place.path, place.module, definition)
    alone = (not owner(definition) or "received" in definition.traits or before) and known
    so_named = is_named("refusing", definition) or (is_named("names", definition) and speaks_surely(place.path))
    so_named = so_named and not besides(definition.name.rpartition(".")[2])
    if alone and (before or so_named):
        yield from (Facet("evidence", "refusal") for _ in refusals(place.module, definition))
    if alone and patterns("insisting", "").fit(plainly(definition.name)):
        yield from (Facet("evidence", "refusal") for _ in faults(place.module, definition))
    if before and is_named("refusing", definition):
        sent = (one for one in mentions_in(place.module, definition) if sends_away(one))
        yield from (Facet("evidence", "refusal") for _ in sent)


def _telling(place: Place, definition: Definition) -> Iterator[Facet]:
    """Whom a definition that has the name of a service tells others of, and that it keeps the cookies or the keys of a session by hand."""
    for mention in mentions_in(place.module, definition) if fits(definition) else ():
        if mention.use == TOLD or gives_back(mention, definition, named(place.module.language).rules):
            yield Facet("evidence", "told", mention.name)
        elif mention.use == CARRIED and tells_credential(definition.name.rpartition(".")[2]):
            yield Facet("evidence", "cookie", mention.name)


def stands_before(place: Place, definition: Definition) -> bool:
    """Whether a definition hands on to what comes after it, or is asked before what answers."""
    asked = hands_onward(place.module, definition) or is_asked_before(place.module, definition) or puts_guards(place.module, definition)
    return asked or is_kept_before(place.module, definition) or is_placed_before(place.path, place.module, definition)
