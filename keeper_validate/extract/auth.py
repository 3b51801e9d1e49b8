"""Services of authentication: definitions with the name of one that call its primitives, or others that do, across files.

Names and primitives are the lexicon's. Must not look at syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Use
from keeper_validate.extract.asking import is_guard
from keeper_validate.extract.auth_calls import auth_calls
from keeper_validate.extract.auth_hooks import hooks
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, plain
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.extract.onward import hands_onward
from keeper_validate.extract.refusals import refusals, refuses
from keeper_validate.extract.service_names import asks_of, is_named, patterns, plainly, sections
from keeper_validate.extract.unnamed import DEFAULT, named_by_file
from keeper_validate.extract.uses import Qualify, qualified
from keeper_validate.extract.vocabulary import vocabulary
from keeper_validate.values import dataclass

_DEPTH = 4
_LEADING = frozenset({"call", "decorator", "name", "passed", "kept"})
_FORMS = frozenset({"class", "function", "value"})
# Who is asked for a function where the file itself has it: nobody, or what the language calls its own.
_OWN = frozenset({"", "self", "this", "Self", "static"})


@dataclass(frozen=True, slots=True)
class Place:
    """A module with its path and the functions that qualify its names, and that give the definition which one leads to."""

    path: str
    module: Module
    qualify: Qualify
    leads: Callable[[str, str], tuple[str, str]]


class Services:
    """What the definitions of one tree do for authentication, remembered. `place` gives a module of the tree by its path."""

    def __init__(self, place: Callable[[str], Place | None]) -> None:
        self._place = place
        self._calls: dict[str, tuple[Element, ...]] = {}
        self._evidence: dict[tuple[str, str], tuple[Facet, ...]] = {}

    def elements(self, place: Place, seen: frozenset[str], told: Mapping[int, str], handlers: frozenset[str]) -> Iterator[Element]:
        """The services that a module defines, outermost only; `seen` are the names of its components, `told` what rules call services, by
        their lines, `handlers` the functions that its routes hand requests to."""
        outer: list[Definition] = []
        known = _all(place) if DEFAULT not in handlers else _unrenamed(place)
        named = [one for one in known if seen.isdisjoint((one.name, _owner(one))) or _stands_around(one)]
        fitting = [one for one in named if _may_serve(place, one)]
        for definition in sorted(fitting, key=lambda one: (one.line, -one.end_line)):
            inner = any(definition.name.startswith(f"{one.name}.") for one in outer)
            facets = self._judged(place, definition) if not inner else None
            handled = _is_handler(definition, handlers) and all(map(_is_name, facets or ()))
            if facets is not None and not handled and not (definition.name in handlers | seen and _only_through(facets)):
                outer.append(definition)
                yield Element(
                    "auth_service", told.get(definition.line, definition.name), place.path, definition.line,
                    max(definition.end_line, definition.line), place.module.language, exported=definition.exported, facets=facets,
                )

    def _judged(self, place: Place, definition: Definition) -> tuple[Facet, ...] | None:
        """The evidence for a definition; None where it is no service."""
        evidence, asked = self.evidence(place, definition), hooks(place.module, place.qualify, definition)
        if asked:
            return (*(Facet("evidence", "hook", name) for name in asked), *evidence)
        return (Facet("evidence", "name"), *evidence) if _suffices(definition, evidence) else None

    def evidence(self, place: Place, definition: Definition, depth: int = 0) -> tuple[Facet, ...]:
        """The primitives that a definition calls and the services that it goes through."""
        key = (place.path, definition.name)
        found = self._evidence.get(key)
        if found is None:
            self._evidence[key] = ()
            called = ((call.value("primitive"), call.value("of")) for call in self._calls_of(place) if _inside(call.line, definition))
            direct = [Facet("primitive", name, whole) for name, whole in called if name]
            through = [] if depth > _DEPTH else [Facet("service", name) for name in self._through(place, definition, depth)]
            found = self._evidence[key] = tuple(dict.fromkeys((*direct, *through, *_alone(place, definition))))
        return found

    def _through(self, place: Place, definition: Definition, depth: int) -> Iterator[str]:
        for mention in place.module.mentions:
            if mention.use in _LEADING and _inside(mention.line, definition) and not refuses(mention):
                target = self._target(place, mention)
                if target is not None and target[1].name != definition.name and self._serves(*target, depth):
                    yield target[1].name
                elif target is None and asks_of(mention, definition):
                    yield mention.name.rpartition(".")[2]

    def _serves(self, place: Place, definition: Definition, depth: int) -> bool:
        if not _fits(definition) or not _eligible(definition, place.module):
            return False
        return _suffices(definition, () if is_named("certain", definition) else self.evidence(place, definition, depth + 1))

    def _target(self, place: Place, mention: Mention) -> tuple[Place, Definition] | None:
        """The definition of the tree that a mention means."""
        if place.module.declared:
            return _beside(place, mention)
        path, _, name = qualified(mention, place.qualify).replace("()", "").partition("#")
        path, name = (path, name) if name else place.leads(mention.name, mention.within)
        other = self._place(path) if name and "#" not in name else None
        if other is None:
            return None
        return next(((other, named_by_file(path, one)) for one in other.module.definitions if one.name == name), None)

    def _calls_of(self, place: Place) -> tuple[Element, ...]:
        found = self._calls.get(place.path)
        if found is None:
            found = self._calls[place.path] = tuple(auth_calls(place.path, place.module, place.qualify))
        return found


def candidates(path: str, module: Module) -> Iterator[Use]:
    """The definitions with the name of a service, whatever they do."""
    known = module.definitions or module.declared
    yield from (Use("candidate", one.name, path, one.line) for one in known if _fits(one) and _eligible(one, module))


def _all(place: Place) -> tuple[Definition, ...]:
    return tuple(named_by_file(place.path, one) for one in _unrenamed(place))


def _unrenamed(place: Place) -> tuple[Definition, ...]:
    return place.module.definitions or place.module.declared


def _may_serve(place: Place, definition: Definition) -> bool:
    fits = _fits(definition) and _eligible(definition, place.module)
    return fits or _hooked(place, definition) or hands_onward(place.module, definition)


def _beside(place: Place, mention: Mention) -> tuple[Place, Definition] | None:
    """What a mention means where no name leads to a definition: a function of the same file, called as nobody's or as one's own."""
    of, _, name = mention.name.rpartition(".")
    if mention.use != "call" or of not in _OWN:
        return None
    return next(((place, one) for one in place.module.declared if one.form == "function" and one.name.rpartition(".")[2] == name), None)


def _alone(place: Place, definition: Definition) -> Iterator[Facet]:
    """What shows without any library that a definition is a service."""
    yield from _by_hand(place, definition)
    yield from _refusing(place, definition)


def _by_hand(place: Place, definition: Definition) -> Iterator[Facet]:
    """What a definition makes a credential from, or holds one against, without a library of authentication."""
    known = vocabulary(named(place.module.language).rules).by_hand if is_named("made", definition) else {}
    for mention in place.module.mentions if known else ():
        # what stands in a class outside of its methods is what its fields begin with: `id = Column(default=uuid4)`
        if _inside(mention.line, definition) and not (definition.form == "class" and mention.within == definition.name):
            callee = qualified(mention, place.qualify)
            if callee in known or f"{callee.rpartition('.')[0]}.*" in known:
                yield Facet("evidence", "hand", callee)


def _refusing(place: Place, definition: Definition) -> Iterator[Facet]:
    """That a definition which stands by itself, with the name of what stands before others, turns somebody away."""
    alone = not _owner(definition) and not place.module.declared
    if alone and (is_named("refusing", definition) or hands_onward(place.module, definition)):
        yield from (Facet("evidence", "refusal") for _ in refusals(place.module, definition))


def _hooked(place: Place, definition: Definition) -> bool:
    """Whether a framework asks a definition: a function wherever it stands, as it is handed over, else one that stands for itself."""
    return bool(hooks(place.module, place.qualify, definition)) and (definition.form == "function" or _eligible(definition, place.module))


def _fits(definition: Definition) -> bool:
    """Whether a definition has a name that a service may have."""
    return bool(sections(definition.name.rpartition(".")[2], "class" if definition.form == "class" else "function"))


def _eligible(definition: Definition, module: Module) -> bool:
    """Whether a definition stands for itself: at the top, in a class or what is kept like one, and not a mere value that is made elsewhere,
    but for a guard."""
    owner, name = _owner(definition), definition.name.rpartition(".")[2]
    if module.declared:
        return True
    if definition.form not in _FORMS or "@" in definition.name:
        return False
    if definition.form == "value" and not _written_out(definition.value) and not (_called(definition.value) and is_guard(name)):
        return False
    if not owner or owner.rpartition(".")[2] in shipped.data("rules/lexicon/auth")["services"]["members"]:
        return True
    return any(one.name == owner and one.form == "class" for one in module.definitions)


def _owner(definition: Definition) -> str:
    return definition.name.rpartition(".")[0]


def _called(value: Expression | None) -> bool:
    """Whether a value is what a function gives, not an object of a class, which others ask for guards: `JWTManager()`."""
    return isinstance(value, Call) and not plain(value.function).rpartition(".")[2][:1].isupper()


def _written_out(value: Expression | None) -> bool:
    """Whether a value is made of functions or an object written in place, not a thing that a library made."""
    if isinstance(value, Call | Items):
        return any(isinstance(part, Inline) for part in (value.arguments if isinstance(value, Call) else value.values))
    return isinstance(value, Inline | Entries)


def _suffices(definition: Definition, evidence: tuple[Facet, ...]) -> bool:
    """Whether a definition's name, with the evidence there is, makes it a service; what is made elsewhere has to call a primitive itself,
    and what only hands requests on one that is of no whole service."""
    made, hands_on = definition.form == "value" and not _written_out(definition.value), _hands_on(definition)
    if (made or hands_on) and not any(facet.role == "primitive" and not (hands_on and facet.value) for facet in evidence):
        return False
    if is_named("certain", definition) or (evidence and (is_named("names", definition) or is_named("made", definition))):
        return True
    if any(facet.name == "refusal" for facet in evidence):
        return True
    return any(facet.role == "primitive" for facet in evidence) and is_named("direct", definition)


def _only_through(facets: tuple[Facet, ...]) -> bool:
    """Whether all that makes a definition a service, but for its name, is that it goes through others or turns somebody away."""
    evidence = [facet for facet in facets if not _is_name(facet)]
    return bool(evidence) and all(facet.role == "service" or facet.name == "refusal" for facet in evidence)


def _is_name(facet: Facet) -> bool:
    return (facet.role, facet.name) == ("evidence", "name")


def _is_handler(definition: Definition, handlers: frozenset[str]) -> bool:
    """Whether a route hands requests to a definition; a method may be told as the own object's."""
    name = definition.name.rpartition(".")[2]
    return not handlers.isdisjoint((definition.name, f"this.{name}", f"self.{name}"))


def _stands_around(definition: Definition) -> bool:
    """Whether a component is one that lets through to others, or tells them who is there."""
    return is_named("certain", definition) or patterns("around", "").fit(plainly(definition.name.rpartition(".")[2]))


def _hands_on(definition: Definition) -> bool:
    return any(patterns("handling", "").fit(part.lower()) for part in definition.name.split("."))


def _inside(line: int, definition: Definition) -> bool:
    return definition.line <= line <= definition.end_line
