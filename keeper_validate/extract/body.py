"""The members of a definition as facets: enum members, schema fields, table columns, service methods (`body.<role>` settings).

Must not know any framework or language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import INHERITED, Facet
from keeper_validate.extract.constants import text
from keeper_validate.extract.declared import declares, is_decorated
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, Literal, Member, Name, Text, plain
from keeper_validate.extract.listed_names import listed_names
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.text_calls import unfrozen

# how many lists are spread one in another; one that spreads itself has no end
_SPREAD = 4


def body_facets(record: Record, path: str, definition: Definition | None, resolver: Resolver) -> Iterator[Facet]:
    """The facets that a record's `body.<role>` settings ask for, in source order within each role."""
    for key, wanted in record.settings:
        family, _, role = key.partition(".")
        if family == "argument" and definition is not None and isinstance(definition.value, Call):
            given = _last_given(definition.value)[int(wanted):][:1]
            told = (text(path, record.within, one, resolver) for one in given if isinstance(one, Text | Name))
            yield from (Facet(role, one) for one in told if one)
        if family == "value" and definition is not None:
            yield from _stated(role, wanted.split(), path, definition, resolver)
        if family == "listed" and definition is not None:
            yield from _named_in(role, wanted.split(), path, definition, resolver)
        if family != "body":
            continue
        sources = frozenset(wanted.split())
        if "names" in sources:
            yield from listed_names(role, record)
        if "entry" in sources:
            yield from _entries(role, record, path, definition, resolver, sources)
        if definition is not None:
            yield from _members(role, record, path, definition, resolver, sources)


def _members(
    role: str, record: Record, path: str, definition: Definition, resolver: Resolver, sources: frozenset[str]
) -> Iterator[Facet]:
    """The members of a definition that a `body.<role>` setting asks for."""
    module = resolver.sources.names(path)
    members = resolver.scopes(module).members_of(definition) if module is not None else ()
    ignored, unwanted, unmade = _ignored(members), record.setting(f"undecorated.{role}"), record.setting(f"unmade.{role}")
    for member in members:
        name = member.name.rpartition(".")[2]
        # what is assigned to it from outside (`Status.LABELS = ...`) is no member, unless the language has members outside
        within = definition.start <= member.start and member.end_line <= definition.end_line
        if name in ignored or ("member" not in member.traits and not within):
            continue
        if unmade is not None and _is_unmade(member, path, unmade, resolver):
            continue
        made = "made" in sources and _is_made(member, path, record.setting(f"made.{role}") or "", resolver)
        if made or ("declared" in sources and declares(member, path, resolver)):
            yield Facet(role, name)
            continue
        if "decorated" in sources and not is_decorated(member, path, record.setting(f"decorated.{role}") or "", resolver):
            continue
        if unwanted is None or not is_decorated(member, path, unwanted, resolver):
            constant = _constant(member, path, members, resolver) if "assignment" in sources else None
            yield from _member(role, member, sources, constant)


def _ignored(members: Iterable[Definition]) -> frozenset[str]:
    """The members that a class says are none."""
    said = next((one.value for one in members if one.name.endswith("._ignore_")), None)
    listed = said.values if isinstance(said, Items) else (said,)
    return frozenset(word for one in listed if isinstance(one, Text) for word in one.value.replace(",", " ").split())


def _stated(role: str, wanted: list[str], path: str, definition: Definition, resolver: Resolver) -> Iterator[Facet]:
    """The constant text of a member (`value.<role>`), such as the name of a table."""
    module = resolver.sources.names(path)
    for name in wanted if module is not None else ():
        member = resolver.scopes(module).definition(f"{definition.name}.{name}") if module is not None else None
        known = text(path, definition.name, member.value, resolver) if member is not None else None
        if known:
            yield Facet(role, known)


def _named_in(role: str, wanted: list[str], path: str, definition: Definition, resolver: Resolver) -> Iterator[Facet]:
    """The texts that a member lists (`listed.<role>`), such as the fields of a model that a serializer shows; not what is a member too."""
    module = resolver.sources.names(path)
    for name in wanted if module is not None else ():
        scopes = resolver.scopes(module) if module is not None else None
        member = scopes.definition(f"{definition.name}.{name}") if scopes is not None else None
        for item in member.value.values if member is not None and isinstance(member.value, Items) else ():
            if scopes is not None and isinstance(item, Text) and scopes.definition(f"{definition.name}.{item.value}") is None:
                yield Facet(role, item.value)


def _is_made(member: Definition, path: str, wanted: str, resolver: Resolver) -> bool:
    """Whether a member's value is a call of one of the names."""
    return isinstance(member.value, Call) and matches_name(resolver.qualified(path, "", member.value.function), wanted)


def _is_unmade(member: Definition, path: str, wanted: str, resolver: Resolver) -> bool:
    """Whether a member's value is made by one of the names, by a class below one of them, or by what such a class has from there."""
    function = member.value.function if isinstance(member.value, Call) else None
    if function is None:
        return False
    owner, _, called = function.name.rpartition(".") if isinstance(function, Name) else ("", "", "")
    of_owner = (f"{name}.{called}" for name in (resolver.lineage(path, "", Name(owner)) if owner else ()))
    return any(matches_name(name, wanted) for name in (*resolver.lineage(path, "", function), *of_owner))


def _constant(member: Definition, path: str, members: Iterable[Definition], resolver: Resolver) -> str | None:
    """The text or number that a name outside of the class stands for, where a member is given that name."""
    owner, value = member.name.rpartition(".")[0], member.value
    if not isinstance(value, Name) or any(one.name == f"{owner}.{value.name}" and one.start < member.start for one in members):
        return None
    scope = owner.rpartition(".")[0]
    known, named = text(path, scope, value, resolver), _named(value, path, scope, resolver)
    return known if known is not None else plain(named) if isinstance(named, Literal) else None


def _member(role: str, member: Definition, sources: frozenset[str], constant: str | None) -> Iterator[Facet]:
    name = member.name.rpartition(".")[2]
    if name.startswith("__") or name.endswith("+=") or (name.startswith("_") and name.endswith("_")):
        return
    if member.form == "function":
        if ("function" in sources or ("public" in sources and member.exported)) and not name.startswith("_") and name != "constructor":
            yield Facet(role, name)
    elif member.form in ("value", "annotation") and not ("outward" in sources and name.startswith("_")):
        annotated = member.annotation is not None
        if "decorated" in sources:
            yield Facet(role, name)
        elif annotated and "annotation" in sources:
            if "shared" in member.traits:
                return  # the class's own, and of none of its values
            yield Facet(role, name, plain(member.annotation) or None)
        elif member.value is not None and "choice" in sources and not isinstance(member.value, Inline):
            yield Facet(role, name, _chosen(member.value))
        elif member.value is not None and "assignment" in sources and not isinstance(member.value, Inline):
            yield Facet(role, name, constant if constant is not None else _value(member.value))
        elif member.value is not None and "call" in sources and isinstance(member.value, Call):
            yield Facet(role, name, plain(member.value.function))


def _entries(
    role: str, record: Record, path: str, definition: Definition | None, resolver: Resolver, sources: frozenset[str]
) -> Iterator[Facet]:
    """The keys of the object that a definition is made from: `z.object({...}).strict()`, `z.enum(statuses)`, `{...} as const`; what each
    of them is given, or the name of it where that is `written`, as the type of a property is. Where a function may give the object
    (`returned`), it is the first argument that is no text, nor the name of one, whatever else the call is given."""
    capture = record.first("entries")
    value: Expression | None = capture.value if capture is not None else definition.value if definition is not None else None
    if capture is not None and isinstance(value, Name):
        value = _named(value, path, record.within, resolver)
    if isinstance(value, Call) and isinstance(value.function, Member) and value.function.name == "[]":
        value = Items(value.arguments)
    elif isinstance(value, Call):
        value = _made_from(value, path, record.within, resolver, "returned" in sources)
    if isinstance(value, Entries):
        for key, given in value.entries:
            if key == "...":
                spread = _listed(given, path, record.within, resolver)
                brought = [name for name, _ in spread.entries] if isinstance(spread, Entries) else ["*"]
                yield from (Facet(INHERITED, name) for name in brought)
            else:
                named = isinstance(given, Name) and "written" not in sources
                yield Facet(role, key, text(path, record.within, given, resolver) if named else _value(given))
    elif isinstance(value, Items):
        yield from _items(role, value, path, record.within, resolver)


def _items(role: str, listed: Items, path: str, scope: str, resolver: Resolver, depth: int = 0) -> Iterator[Facet]:
    """The items of a list, each its own value, with those of the lists that it spreads where these stand."""
    for item in listed.values:
        if isinstance(item, Member) and item.name == "...":
            spread = _listed(item.of, path, scope, resolver) if depth < _SPREAD else None
            spread = Items(tuple(given for _, given in spread.entries)) if isinstance(spread, Entries) else spread
            yield from _items(role, spread, path, scope, resolver, depth + 1) if isinstance(spread, Items) else (Facet(INHERITED, "*"),)
        else:
            known = text(path, scope, item, resolver) or plain(item)
            yield Facet(role, known, known)


def _made_from(call: Call, path: str, scope: str, resolver: Resolver, returned: bool) -> Entries | Items | None:
    """The object or list that a chain of calls is given."""
    arguments = tuple(_arguments(call))
    if not returned:
        listed = (_listed(argument, path, scope, resolver) for argument in arguments)
        return next((found for found in listed if found is not None), None)
    if len(arguments) > 1 and _is_called(arguments[0], arguments[1], path, scope, resolver):
        arguments = arguments[1:]
    first = next((argument for argument in arguments if not isinstance(argument, Text)), None)
    module = resolver.sources.names(path)
    function = resolver.scopes(module).definition(first.name) if isinstance(first, Inline) and module is not None else None
    given = function.value if function is not None else first
    found = _listed(given, path, scope, resolver) if given is not None else None
    # what only a run, or a file that is not at hand, can tell may be any
    return found if found is not None or given is None else Entries((("...", given),))


def _is_called(first: Expression, second: Expression, path: str, scope: str, resolver: Resolver) -> bool:
    """Whether the first thing given is what the object behind it is called: a constant text, or before an object anything that is none."""
    if isinstance(second, Entries):
        return not isinstance(first, Entries | Inline)
    return isinstance(first, Name) and text(path, scope, first, resolver) is not None


def _last_given(call: Call) -> tuple[Expression, ...]:
    """What the last call of a chain that is given anything is given: `pgTable("users", ...)` of `pgTable("users", ...).enableRLS()`."""
    while not call.arguments and isinstance(call.function, Member) and isinstance(call.function.of, Call):
        call = call.function.of
    return call.arguments


def _arguments(call: Call) -> Iterator[Expression]:
    """The arguments of the first call of a chain, then those of the calls on what it gives."""
    if isinstance(call.function, Member) and isinstance(call.function.of, Call):
        yield from _arguments(call.function.of)
    yield from call.arguments


def _listed(expression: Expression, path: str, scope: str, resolver: Resolver) -> Entries | Items | None:
    """An object or list in place, or the one that a name stands for."""
    found = unfrozen(_named(expression, path, scope, resolver)) if isinstance(expression, Name) else expression
    return found if isinstance(found, Entries | Items) else None


def _named(name: Name, path: str, scope: str, resolver: Resolver) -> Expression | None:
    """The value that a name stands for."""
    target = resolver.follow(path, scope, name.name)
    return target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else None


def _value(expression: Expression) -> str | None:
    if isinstance(expression, Text):
        return expression.value
    return plain(expression) or None if not isinstance(expression, Entries) else None


def _chosen(expression: Expression) -> str | None:
    """The stored value of a `VALUE, label` pair."""
    if isinstance(expression, Items) and expression.values and isinstance(expression.values[0], Text):
        return expression.values[0].value
    return plain(expression.values[0]) if isinstance(expression, Items) and expression.values else _value(expression)
