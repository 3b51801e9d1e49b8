"""What no rule knows: a function of the tree that gives a function back, or of an object of which nothing says what it is. What it does
with what it decorates can only be told by how it reads.

Must not know any framework."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TypeGuard

from keeper_validate.extract.expression import Call, Expression, Name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site

_CONDITION, _PARAMETER, _FIELD, _KEPT, _METHOD = ".unknown", "parameter", "field", "kept", "method"
_LIBRARY, _MADE, _KEEPER, _OWN = "library", "made ", "keeper ", "own"


def is_unknown(path: str, scope: str, function: Expression, form: str, resolver: Resolver) -> bool:
    """Whether what is called is the tree's own, a method of a parameter that could be anything, of a name that nothing binds or of what a
    function of the tree gives in a way that nobody follows; all that comes from a library is known to that library. Of the form
    `parameter`: whether it is such a parameter itself; of the form `field` whether it is taken out of one, of the form `kept` whether it
    is a member of one, or of one whose type is the tree's (by one of some names); of the form `method` whether it is a function of the
    tree, of the form `library` whether it is none, or what one of the tree makes; of the form `made *Router` whether a library makes it,
    or what it is called on, by such a name; of the form `keeper Router` whether a method of a class gives it that keeps something of such
    a type; of the form `own` whether it is of a type of the tree, or what such a thing gives."""
    if form == _OWN:
        return "#" in resolver.qualified(path, scope, function)
    if form.startswith(_MADE):
        return any(fnmatchcase(_maker(path, scope, function, resolver), pattern) for pattern in form.removeprefix(_MADE).split())
    if form.startswith(_KEEPER):
        return _is_of_keeper(resolver.qualified(path, scope, function), frozenset(form.removeprefix(_KEEPER).split()), resolver)
    if (names := form.split())[0] == _KEPT:
        return _is_kept(resolver.target(path, scope, function), names[1:], resolver)
    if form in (_PARAMETER, _FIELD):
        given = resolver.target(path, scope, function)
        field = function.name if form == _FIELD and isinstance(function, Name) else ""
        return isinstance(given, Site) and not given.rest and _is_untyped(given, field)
    return _calls_unknown(path, scope, function, form, resolver)


def _calls_unknown(path: str, scope: str, function: Expression, form: str, resolver: Resolver) -> bool:
    target = resolver.called(path, scope, function)
    if form == _METHOD:
        return isinstance(target, Site) and not target.rest and _is_function(target.definition)
    if isinstance(target, External):
        if form == _LIBRARY:
            return True
        module = resolver.sources.names(path)
        head = function.name.partition(".")[0] if isinstance(function, Name) else ""
        return module is not None and bool(head) and resolver.scopes(module).bound(scope, head) is None
    if target is None or target.definition is None:
        return False
    if target.parameter is not None:
        return bool(target.rest) and _is_untyped(target)
    # `users = make(); users.get(...)`, `export const Get = decorator("get")`
    made = target.definition.value if target.rest or form == _LIBRARY else None
    if form == _LIBRARY and isinstance(made, Call) and target.definition.form == "value":
        maker = resolver.target(target.path, target.definition.name.rpartition(".")[0], made.function)
        return isinstance(maker, Site) and _is_function(maker.definition)
    if isinstance(made, Call) and target.definition.form == "value":
        maker = resolver.target(target.path, target.definition.name.rpartition(".")[0], made.function)
        return isinstance(maker, Site) and _is_function(maker.definition) and maker.definition.value is None
    return not target.rest and _is_function(target.definition) and target.definition.value is not None


def _maker(path: str, scope: str, made: Expression, resolver: Resolver) -> str:
    """The last name of what makes a value, or of what the calls begin with that give it, where no source of the tree has it."""
    maker, called, _ = resolver.qualified(path, scope, made).partition("()")
    return maker.rpartition(".")[2] if called and "#" not in maker else ""


def _is_of_keeper(given: str, kept: frozenset[str], resolver: Resolver) -> bool:
    """Whether something is what a method of a class of the tree gives, which keeps a thing of some types in a member."""
    where, _, made = given.removesuffix("()").partition("#")
    keeper, _, method = made.removesuffix("()").rpartition(".")
    module = resolver.sources.names(where) if where and keeper and method else None
    definition = resolver.scopes(module).definition(keeper) if module is not None else None
    if definition is None or definition.form != "class":
        return False
    typed = (one.definition.annotation for one in resolver.members(Site(where, definition)) if one.definition is not None)
    return any(resolver.qualified(where, "", one) in kept for one in typed if one is not None)


def _is_kept(site: Site | External | None, names: list[str], resolver: Resolver) -> bool:
    if not isinstance(site, Site) or site.definition is None or site.parameter is None or not site.rest:
        return False
    if names and site.rest.rpartition(".")[2] not in names:
        return False
    typed = site.definition.parameters[site.parameter].annotation
    return typed is None or isinstance(resolver.target(site.path, "", typed), Site)


def _is_untyped(site: Site, field: str = "") -> bool:
    taking = site.definition.parameters if site.definition is not None else ()
    taken = taking[site.parameter] if site.parameter is not None else None
    return taken is not None and taken.annotation is None and (field in taken.fields if field else not taken.fields)


def _is_function(definition: Definition | None) -> TypeGuard[Definition]:
    return definition is not None and definition.form == "function"


def reads_like_one(record: Record) -> bool:
    """Whether a record only reads like what it says, on something that no rule knows."""
    return any(key.endswith(_CONDITION) for key, _ in record.settings)
