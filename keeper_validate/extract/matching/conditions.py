"""Whether a record's `#set!` conditions hold: `<role>.is`, `.instance`, `.inherits`, `.trait`, ... (docs/rules.md).

Must know no framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache, lru_cache

from keeper_validate.extract.chains import unchained
from keeper_validate.extract.class_body import above_its_own, declaring, held_true, shared
from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Expression, Inline, Items, Name, head, plain, wrapped
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.matching.handed import handed_to, is_spread
from keeper_validate.extract.matching.made_alike import made_alike
from keeper_validate.extract.module import Import, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.surrounding import surrounding
from keeper_validate.extract.unions import closed
from keeper_validate.extract.unknown import is_unknown
from keeper_validate.values import dataclass

_DENYING = frozenset({"not", "lacks", "unshared"})
_CONDITIONS = _DENYING | {"is", "instance", "inherits", "above", "trait", "like", "last", "chain", "undecorated", "unknown", "outside"}
_CONDITIONS |= {"taken", "foreign", "declared", "closed", "each"}
Settings = tuple[tuple[str, str], ...]


def holds(record: Record, path: str, resolver: Resolver) -> bool:
    """Whether every condition of a record is met, each by at least one capture of its role."""
    known = _known.get(id(record.settings))
    return all(_met(wanted, record, path, resolver) for wanted in (known[1] if known is not None else _conditions(record.settings)))


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A condition of a rule: of which role it is, and the names that it wants, written, whole and by prefix."""

    condition: str
    role: str
    written: str
    exact: frozenset[str]
    prefixes: tuple[str, ...]
    denies: bool


# By identity, as the settings of a rule are one tuple in all its records; the tuple is kept, so that no other takes its place.
_known: dict[int, tuple[Settings, tuple[_Wanted, ...]]] = {}
_MOST_KNOWN = 20_000


def _conditions(settings: Settings) -> tuple[_Wanted, ...]:
    """The conditions among the settings of a rule."""
    if len(_known) > _MOST_KNOWN:
        _known.clear()
    split = ((key.rpartition("."), value) for key, value in settings)
    asked = tuple(
        _Wanted(condition, role, value, *_names(value), condition in _DENYING)
        for (role, _, condition), value in split if condition in _CONDITIONS and role
    )
    _known[id(settings)] = settings, asked
    return asked


def matches_name(name: str, wanted: str) -> bool:
    """Whether a qualified name is one of a space-separated list, in which a last segment `*` matches any member."""
    exact, prefixes = _names(wanted)
    return name in exact or name.startswith(prefixes)


def _met(wanted: _Wanted, record: Record, path: str, resolver: Resolver) -> bool:
    role, condition, exact, prefixes = wanted.role, wanted.condition, wanted.exact, wanted.prefixes
    if role == "element":
        return not exact.isdisjoint(_default_traits(path, record, resolver))
    if role == "within" and wanted.denies:
        return not any(name in exact or name.startswith(prefixes) for name in surrounding(path, record.within, resolver))
    if condition == "undecorated":
        return not any(_spelled_so(name, wanted.written) for name in _decorating(path, record, role, resolver))
    for capture in record.captures:
        if capture.role != role:
            continue
        if condition == "unknown":
            return is_unknown(path, record.within, capture.value, wanted.written, resolver)
        if condition == "like":
            constant = text(path, record.within, capture.value, resolver) if role == "path" else None
            if any(_spelled_so(said, wanted.written) for said in (plain(capture.value), constant) if said is not None):
                return True
            continue
        if condition == "each":
            return made_alike(capture.value, exact, path, record.within, resolver)
        names = _named(condition, capture.value, record, path, resolver)
        if condition == "outside":
            return any("#" not in name and not matches_name(name, wanted.written) for name in names)
        if condition == "foreign":
            return any("#" not in name and _spelled_so(name.rpartition(".")[2], wanted.written) for name in names)
        if not exact.isdisjoint(names) or (prefixes and any(name.startswith(prefixes) for name in names)):
            return not wanted.denies
    return wanted.denies


@lru_cache(maxsize=8192)
def _spelled_so(name: str, patterns: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns.split())


def _named(condition: str, expression: Expression, record: Record, path: str, resolver: Resolver) -> frozenset[str]:
    """The names that an expression has under a condition, remembered, as rules of many frameworks ask the same of one expression."""
    if condition == "trait":
        return frozenset(_traits(path, record, expression, resolver))
    if condition == "last":
        return frozenset((plain(expression).rpartition(".")[2],))
    if condition == "chain":
        return frozenset(("path" if unchained(record.framework, expression).paths else "none",))
    key = (condition, path, record.within, expression.name if isinstance(expression, Name) else id(expression))
    known = resolver.answers.get(key)
    if known is None:
        names = frozenset(_answer(condition, path, record.within, expression, resolver))
        given = from_parameter(path, record.within, expression, resolver) if condition == "instance" else None
        known = resolver.answers[key] = names, expression, given
    # what is handed to a parameter may grow from one question to the next
    return known[0] if known[2] is None else known[0].union(handed_to(*known[2], resolver))


def _answer(condition: str, path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterable[str]:
    if condition == "instance":
        return _makers(path, scope, expression, resolver)
    bases = expression.values if isinstance(expression, Items) else (expression,)
    if condition in {"outside", "foreign", "declared"}:
        told = declaring if condition == "declared" else Resolver.lineage
        return (name for base in bases for name in told(resolver, path, scope, base))
    if condition == "inherits":
        return (name for base in bases for name in (*resolver.lineage(path, scope, base), resolver.written(path, scope, base)))
    if condition == "above":
        direct = {resolver.qualified(path, scope, base) for base in bases}
        return (name for base in bases for name in resolver.lineage(path, scope, base) if name not in direct)
    if condition == "lacks":
        return held_true(path, scope, expression, resolver)
    if condition == "taken":
        return (name.rpartition(".")[2] for name in (plain(expression), resolver.qualified(path, scope, expression)))
    if condition == "closed":
        return ("union",) if closed(path, scope, expression, resolver) else ()
    if condition == "unshared":
        return shared(path, scope, expression, resolver)
    if condition == "not":
        spelled = (name for part in wrapped(expression) for name in _spelled(path, scope, part, resolver))
        return (name for each in spelled for name in (each, *resolver.inherited_member(each)))
    return _spelled(path, scope, expression, resolver)


def _spelled(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[str, str]:
    return resolver.qualified(path, scope, expression), resolver.written(path, scope, expression)


def _default_traits(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The traits of a definition that nothing names."""
    module = resolver.sources.names(path)
    definition = resolver.scopes(module).placed(record.start, "default") if module is not None else None
    return definition.traits if definition is not None else ()


def _decorating(path: str, record: Record, role: str, resolver: Resolver) -> Iterator[str]:
    """The last names of what decorates the definition that is captured, or the one around a record."""
    module, capture = resolver.sources.names(path), record.first(role)
    if role == "handler" and record.setting("handler") == "decorated":
        definition = decorated(record, module) if module is not None else None
    else:
        name, of = plain(capture.value) if capture is not None else record.within, resolver.scopes(module) if module is not None else None
        definition = (of.at(record.start, f"{record.within}.{name}") or of.definition(name)) if of is not None else None
    for decorator in definition.decorators if definition is not None else ():
        yield plain(decorator.function if isinstance(decorator, Call) else decorator).rpartition(".")[2]


def _traits(path: str, record: Record, expression: Expression, resolver: Resolver) -> tuple[str, ...]:
    """The traits of the definition that the record marks, else of the one that the name leads to."""
    module = resolver.sources.names(path)
    if module is not None and isinstance(expression, Name | Inline):
        within = f"{record.within}." if record.within and isinstance(expression, Name) else ""
        definition = resolver.scopes(module).placed(record.start, within + expression.name)
        if definition is not None:
            return definition.traits
        bound = resolver.scopes(module).bound(record.within, expression.name)
        if bound is not None and isinstance(bound[0], Import) and bound[0].line == record.line:
            return ()  # `const users = require("./users")` only brings what another file defines
    target = resolver.target(path, record.within, expression)
    return target.definition.traits if isinstance(target, Site) and target.definition is not None else ()


def makers(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    """The qualified names of what made a value: the called name and, for a class of the tree, its ancestors."""
    yield from _handed(path, scope, expression, resolver)
    yield from _makers(path, scope, expression, resolver)


def _handed(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterable[str]:
    """What made the values that a parameter was given, or what is chained on it; grows while handovers are read."""
    given = from_parameter(path, scope, expression, resolver)
    return handed_to(*given, resolver) if given is not None else ()


def from_parameter(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[Site, Expression] | None:
    """The parameter that an expression is, or begins with, or what it is bound to (`typed = app.typed()`), which is given with it."""
    target = resolver.target(path, scope, expression if is_spread(expression) else head(expression))
    made = target.definition if isinstance(target, Site) and target.parameter is None else None
    if isinstance(target, Site) and made is not None and made.form == "value" and isinstance(made.value, Call):
        expression = made.value
        target = resolver.target(target.path, made.name.rpartition(".")[0], head(expression))
    return (target, expression) if isinstance(target, Site) and target.definition is not None and target.parameter is not None else None


def _makers(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    target = resolver.target(path, scope, expression)
    made_of = target.definition.value if isinstance(target, Site) and target.definition is not None and target.parameter is None else None
    if isinstance(target, Site) and target.definition is not None and isinstance(made_of, Call):
        around, said = target.definition.name.rpartition(".")[0], target.definition.annotation
        yield resolver.written(target.path, around, made_of.function)
        yield _said_by_giver(target, resolver)
        if isinstance(said, Name) and not target.rest:
            yield resolver.qualified(target.path, around, said)  # `router: Router = field(factory=Router)`
    yield from above_its_own(target, expression, resolver)
    qualified = resolver.qualified(path, scope, expression)
    made = qualified.removesuffix("()")
    if made == qualified and "()." not in made:
        return
    yield made  # also a part of what a call gives: `const { app } = makes()`
    yield from resolver.inherited_member(made)
    where, _, name = made.rpartition("#")
    module = resolver.sources.names(where) if where else None
    definition = resolver.scopes(module).definition(name) if module is not None else None
    if definition is not None:
        yield from resolver.ancestors(Site(where, definition))


def _said_by_giver(made: Site, resolver: Resolver) -> str:
    """What the function around says that it gives, where that is what is made."""
    scope, _, name = made.definition.name.rpartition(".") if made.definition is not None else ("", "", "")
    module = resolver.sources.names(made.path) if scope and not made.rest else None
    giver = resolver.scopes(module).definition(scope) if module is not None else None
    if giver is None or giver.form != "function" or giver.annotation is None or giver.value != Name(name):
        return ""
    return resolver.qualified(made.path, scope.rpartition(".")[0], giver.annotation)


@cache
def _names(wanted: str) -> tuple[frozenset[str], tuple[str, ...]]:
    listed = wanted.split()
    return frozenset(listed), tuple(name[:-1] for name in listed if name.endswith("*"))
