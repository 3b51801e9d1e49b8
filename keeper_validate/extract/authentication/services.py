"""Services of authentication: definitions with the name of one that call its primitives, or others that do, across files.

Names and primitives are the lexicon's. Must not look at syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from keeper_validate.element import Element, Facet, Use
from keeper_validate.extract.authentication.acting import (
    digests_given,
    handles_itself,
    hands_out,
    helps,
    is_acting,
    is_presented,
    may_act,
    may_be_helped,
    may_hand,
    registers,
)
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.authentication.calls import auth_calls
from keeper_validate.extract.authentication.exchanged import exchanges
from keeper_validate.extract.authentication.forms import (
    eligible,
    fits,
    hands_on,
    is_handler,
    is_name,
    is_part,
    is_within,
    leaves_all,
    only_holds,
    only_through,
    owner,
    passes_on,
    stands_around,
    suffices,
)
from keeper_validate.extract.authentication.hooks import hooks, telling_bases
from keeper_validate.extract.authentication.led_to import LedTo, only_promises
from keeper_validate.extract.authentication.names import asks_of, is_named
from keeper_validate.extract.authentication.onward import handed, hands_onward
from keeper_validate.extract.authentication.refusals import refuses
from keeper_validate.extract.authentication.showing import Key, Shown, key_of
from keeper_validate.extract.authentication.unaided import alone, stands_before
from keeper_validate.extract.authentication.unnamed import DEFAULT, counted, is_unnamed, named_by_call, named_by_file
from keeper_validate.extract.expression import plain
from keeper_validate.extract.indexed import called, mentions_in
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.place import Place, inside

_LEADING = frozenset({"call", "decorator", "name", "passed", "kept"})


class Services:
    """What the definitions of one tree do for authentication, remembered. `place` gives a module of the tree by its path."""

    def __init__(self, place: Callable[[str], Place | None]) -> None:
        self._led_to = LedTo(place)
        self._calls: dict[str, tuple[Element, ...]] = {}
        self._evidence: dict[Key, tuple[Facet, ...]] = {}
        self._serving: set[Key] = set()

    def calls(self, place: Place) -> tuple[Element, ...]:
        """The calls of primitives of authentication in a module."""
        found = self._calls.get(place.path)
        if found is None:
            found = self._calls[place.path] = tuple(auth_calls(place.path, place.module, place.qualify))
        return found

    def elements(
        self, place: Place, seen: frozenset[str], told: Mapping[int, str], handlers: frozenset[str], data: frozenset[str]
    ) -> Iterator[Element]:
        """The services that a module defines, outermost only; `seen` are the names of its components and sets, `told` what rules call
        services, by their lines, `handlers` the functions that its routes hand requests to, `data` what only holds something."""
        outer: list[Definition] = []
        known = _all(place) if DEFAULT not in handlers else _unrenamed(place)
        kept = [one for one in named_by_call(place.module).values() if fits(one)]
        named = [one for one in known if seen.isdisjoint((one.name, owner(one))) or stands_around(one)]
        fitting = [one for one in named if self._may_serve(place, one) or (not is_handler(one, handlers) and self._may_act(place, one))]
        for definition in sorted(fitting, key=lambda one: (one.line, -one.end_line)):
            inner = is_part(definition) or any(is_within(definition, one) for one in outer)
            inner = inner or any(definition.line < one.line <= definition.end_line for one in kept)
            facets = self._judged(place, definition) if not inner else None
            handled = is_handler(definition, handlers) or definition.name in data
            handled = handled and (is_unnamed(definition) or all(map(is_name, facets or ())))
            handled = handled or (definition.name in data and only_holds(facets or (), data))
            handled = handled or self._passes_on(place, definition, facets or ())
            handled = handled or (leaves_all(facets or ()) and hands_out(place.module, definition))
            if facets is not None and not handled and not (definition.name in handlers | seen and only_through(facets)):
                name, last = told.get(definition.line) or counted(definition, outer), max(definition.end_line, definition.line)
                outer.append(definition)
                language, exported = place.module.language, definition.exported
                yield Element("auth_service", name, place.path, definition.line, last, language, exported=exported, facets=facets)

    def _may_serve(self, place: Place, definition: Definition) -> bool:
        return _may_serve(place, definition) or bool(self._asked_by_bases(place, definition))

    def _asked_by_bases(self, place: Place, definition: Definition) -> tuple[str, ...]:
        """What has a framework ask the classes of the tree that a class stands on."""
        if not definition.bases:
            return ()
        targets = (self._led_to.at(*place.leads(name, owner(definition))) for name in telling_bases(definition))
        return tuple(name for one in targets if one is not None for name in hooks(one[0].module, one[0].qualify, one[1]))

    def _may_act(self, place: Place, definition: Definition) -> bool:
        """Whether a function may be a service by what it does alone, or leaves to others, where what is around it speaks of credentials."""
        return self._acts(place, definition) or _hands(place, definition)

    def _acts(self, place: Place, definition: Definition) -> bool:
        """Whether a function itself asks a library to make or check a credential, where what is around it speaks of that."""
        if definition.form != "function":
            return False
        asked = (one for one in self.calls(place) if _stands_in(one, definition) and inside(one.line, definition))
        acts = may_act(place.path, definition) and (any(map(is_acting, asked)) or digests_given(place, definition))
        acts = acts or handles_itself(place, definition)
        return acts and eligible(definition, place.module) and not registers(place.module, definition)

    def _may_be_asked(self, place: Place, definition: Definition) -> Iterator[str | tuple[Place, Definition]]:
        """A definition by its name where that makes it a service, itself where evidence for it may."""
        if not (fits(definition) and eligible(definition, place.module)):
            may = self._acts(place, definition) or stands_before(place, definition) or _hands(place, definition)
            whole = () if may else _around(place, definition)
            yield from ((place, one) for one in ((definition,) if may else whole))
        elif not is_named("certain", definition):
            yield place, definition
        elif suffices(definition, ()):
            yield definition.name

    def _passes_on(self, place: Place, definition: Definition, facets: tuple[Facet, ...]) -> bool:
        family = named(place.module.language).rules
        return passes_on(definition, facets, family) and not hands_onward(place.module, definition)

    def _judged(self, place: Place, definition: Definition) -> tuple[Facet, ...] | None:
        """The evidence for a definition; None where it is no service."""
        evidence = self.evidence(place, definition)
        asked = hooks(place.module, place.qualify, definition) or self._asked_by_bases(place, definition)
        if asked:
            return tuple(dict.fromkeys((*(Facet("evidence", "hook", name) for name in asked), *evidence)))
        return (Facet("evidence", "name"), *evidence) if suffices(definition, evidence) else None

    def evidence(self, place: Place, definition: Definition) -> tuple[Facet, ...]:
        """The primitives that a definition calls and the services that it goes through."""
        key = key_of(place, definition)
        if key not in self._evidence:
            self._settle(place, definition)
        return self._evidence[key]

    def _settle(self, place: Place, definition: Definition) -> None:
        """What serves among all that a definition leads to is found at once: some go through each other, and nobody may count who asked."""
        found, pending = dict[Key, Shown](), [(place, definition)]
        while pending:
            where, one = pending.pop()
            key = key_of(where, one)
            if key not in found and key not in self._evidence:
                shown = found[key] = self._shown(where, one)
                pending.extend(asked for asked in shown.asked if not isinstance(asked, str))
        settled = False
        while not settled:
            more = [key for key, one in found.items() if key not in self._serving and suffices(one.definition, one.facets(self._serving))]
            self._serving.update(more)
            settled = not more
        self._evidence.update((key, one.facets(self._serving)) for key, one in found.items())

    def _shown(self, place: Place, definition: Definition) -> Shown:
        within = (call for call in self.calls(place) if inside(call.line, definition))
        primitives = ((one.value("primitive"), one.value("of")) for one in within if not (hands_on(definition) and is_guard(one.name)))
        direct = tuple(Facet("primitive", name, whole) for name, whole in primitives if name)
        acting = (Facet("evidence", "acting"),) if self._acts(place, definition) else ()
        asking = (Facet("evidence", "hook", name) for name in hooks(place.module, place.qualify, definition))
        behind = (*acting, *asking, *alone(place, definition))
        asked, onward = tuple(self._asked(place, definition)), hands_onward(place.module, definition)
        return Shown(definition, direct, asked, behind, _hands(place, definition), onward)

    def _asked(self, place: Place, definition: Definition) -> Iterator[str | tuple[Place, Definition]]:
        """What a definition goes through: by name what serves as such, else what may serve."""
        family = named(place.module.language).rules
        for mention in mentions_in(place.module, definition):
            if mention.use in _LEADING and not refuses(mention):
                target = self._led_to.target(place, mention)
                if target is None or only_promises(*target):
                    yield from (mention.name.rpartition(".")[2],) if asks_of(mention, definition, family) else ()
                elif target[1].name != definition.name:
                    yield from self._may_be_asked(*target)
                    yield from (target[1].name,) if may_be_helped(place, definition) and helps(*target) else ()
        led = handed(definition) if is_named("certain", definition) else ()
        for name in (*led, *map(plain, definition.bases)):
            target = self._led_to.at(*place.leads(name, owner(definition)))
            if target is not None:
                yield from self._may_be_asked(*target)


def candidates(path: str, module: Module) -> Iterator[Use]:
    """The definitions with the name of a service, whatever they do."""
    known = module.definitions or module.declared
    yield from (Use("candidate", one.name, path, one.line) for one in known if fits(one) and eligible(one, module))


def _all(place: Place) -> tuple[Definition, ...]:
    return tuple(named_by_file(place.path, one) for one in _unrenamed(place))


def _unrenamed(place: Place) -> tuple[Definition, ...]:
    kept = named_by_call(place.module)
    return tuple(kept.get(one.name, one) for one in place.module.definitions) or place.module.declared


def _may_serve(place: Place, definition: Definition) -> bool:
    may = fits(definition) and eligible(definition, place.module)
    may = may or _hooked(place, definition) or stands_before(place, definition)
    return may or (exchanges(place.path, place.module, definition) and eligible(definition, place.module))


def _hands(place: Place, definition: Definition) -> bool:
    hands = definition.form == "function" and (may_hand(place.path, definition) or is_presented(place, definition))
    return hands and eligible(definition, place.module)


def _around(place: Place, definition: Definition) -> Iterator[Definition]:
    """The class around a method that has no name of a service, where the class may be one: `Sessions.find(id)`."""
    around = owner(definition)
    classes = (one for one in called(place.module, around) if one.form == "class") if around else ()
    yield from (one for one in classes if fits(one) and eligible(one, place.module))


def _hooked(place: Place, definition: Definition) -> bool:
    """Whether a framework asks a definition: a function wherever it stands, as it is handed over, else one that stands for itself."""
    return bool(hooks(place.module, place.qualify, definition)) and (definition.form == "function" or eligible(definition, place.module))


def _stands_in(call: Element, definition: Definition) -> bool:
    """Whether a call is a function's own, or one of the functions that it makes: an object of methods, a function that it gives back."""
    within = call.value("within") or ""
    return within == definition.name or within.startswith(f"{definition.name}.")
