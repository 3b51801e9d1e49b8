"""What a loop variable stands for: each item of the list looped over, so that `app.use(route.path, route.router)` is as many mounts.

Must not know any framework; loop variables are definitions of the form `each`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from keeper_validate.extract.expression import CHOSEN, Call, Entries, Expression, Items, Joined, Literal, Member, Name, Text, joined, mapped
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.naming.written_elsewhere import elsewhere
from keeper_validate.extract.routing.looked_at import called, handed_on, looked_at, taken
from keeper_validate.extract.routing.put_together import added
from keeper_validate.values import replace

Placed = tuple[str, Expression | None]
# How a reader says that an object is looped over: its pairs, or its values alone.
_PAIRS = "{entries}"
OF_OBJECT = frozenset({_PAIRS, "{values}"})
_SPREAD, _NESTED, _STEPS = frozenset({"...", "*"}), 3, 6
_SUM = Name("(+)")


def looped(path: str, record: Record, expressions: tuple[Expression | None, ...], resolver: Resolver) -> list[tuple[Placed, ...]]:
    """The expressions with the file that each is to be read in, once for every item of each list that one of them loops over."""
    return _looped(path, record, tuple((path, expression) for expression in expressions), resolver, _NESTED)


def _looped(path: str, record: Record, given: tuple[Placed, ...], resolver: Resolver, nested: int) -> list[tuple[Placed, ...]]:
    here = [expression for where, expression in given if where == path]
    sites = (variable(path, record, name, resolver) for expression in here for name in looked_at(expression))
    looping = next((site for site in sites if site is not None), None) if nested else None
    if looping is None:
        return [given]
    where, found = items(looping, resolver)
    if not found and all(variable(path, record, expression, resolver) is None for expression in here):
        return [given]
    turns = (tuple(_turned(*one, record, (looping, where, item), resolver) if one[0] == path else one for one in given) for item in found)
    return [further for turn in turns for further in _looped(path, record, turn, resolver, nested - 1)]


def _turned(path: str, expression: Expression | None, record: Record, turn: tuple[Site, str, Expression], resolver: Resolver) -> Placed:
    """An expression, and where it is to be read, in one turn of a loop."""
    looping, where, item = turn
    if isinstance(expression, Joined):
        parts = (_turned(path, part, record, turn, resolver)[1] for part in expression.parts)
        put = tuple(new if isinstance(new, Text) else old for old, new in zip(expression.parts, parts, strict=True))
        return path, joined(put)
    by_key = taken(expression)
    if by_key is not None:
        put_key = _turned(path, by_key[1], record, turn, resolver)[1]
        return path, Name(f"{by_key[0].name}.{put_key.value}") if isinstance(put_key, Text) else expression
    if isinstance(expression, Call) and (handed := handed_on(expression)) is not None:
        spot, given = _turned(path, handed, record, turn, resolver)
        if isinstance(given, Call):
            return (path, replace(expression, arguments=(given,))) if spot == path else (spot, given)
    if isinstance(expression, Call) and (function_name := called(expression)) is not None:
        spot, function = _turned(path, function_name, record, turn, resolver)
        # what it is given reads as it does here
        return path, replace(expression, function=function) if function is not None and spot == path else expression
    site = variable(path, record, expression, resolver)
    return (path, expression) if site is None or site.definition != looping.definition else (where, _taken_of(item, site.rest))


def _taken_of(item: Expression, rest: str) -> Expression | None:
    """A part of an item; of what is made in place what its class has by that name: `&Users{}.Register`."""
    return Member(item, rest) if isinstance(item, Call) and rest.isidentifier() else item_part(item, rest)


def variable(path: str, record: Record, expression: Expression | None, resolver: Resolver) -> Site | None:
    """The loop variable that an expression of a record means, or the part of it; loops beside each other use one name for several."""
    expression = dotted(expression)
    if not isinstance(expression, Name):
        return None
    module, (first, _, rest) = resolver.sources.beyond(path), expression.name.partition(".")
    known = resolver.scopes(module).looping.get(first, ()) if module is not None else ()
    around = [each for each in known if each.line <= record.line <= each.end_line]
    around = [each for each in around if each.start <= record.start] or around  # several may stand in one line
    if not around:
        return None
    inner = max(around, key=lambda each: each.start)
    put = inner.value
    if inner.form == "each" or not isinstance(put, Name):
        return Site(path, inner, rest)
    part = resolver.follow(path, inner.name.rpartition(".")[0], f"{put.name}.{rest}" if rest else put.name)
    return part if isinstance(part, Site) and part.definition is not None and part.definition.form == "each" else None


def dotted(expression: Expression | None) -> Expression | None:
    """A part that is taken from a name by a key or a place, `each["path"]` or `pair[0]`, as a dotted name; all else as it is."""
    taking = expression.function if isinstance(expression, Call) and len(expression.arguments) == 1 else None
    key = expression.arguments[0] if isinstance(expression, Call) and isinstance(taking, Member) and taking.name == "[]" else None
    of = dotted(taking.of) if isinstance(taking, Member) else None
    plain_key = isinstance(key, Text | Literal) and "." not in key.value
    return Name(f"{of.name}.{key.value}") if plain_key and isinstance(of, Name) and isinstance(key, Text | Literal) else expression


def items(looping: Site, resolver: Resolver) -> tuple[str, tuple[Expression, ...]]:
    """The items of the list that a variable loops over, and the file that they are written in."""
    path, definition = looping.path, looping.definition
    value: Expression | None = definition.value if definition is not None else None
    scope, way = definition.name.rpartition(".")[0] if definition is not None else "", ""
    grown: tuple[Expression, ...] = ()
    if isinstance(value, Member) and value.name in OF_OBJECT:
        way, value = value.name, value.of
    for _ in range(_STEPS):
        asked = value.function if isinstance(value, Call) and value.function not in (_SUM, CHOSEN) else value  # `range routers()`
        if not isinstance(asked, Name):
            break
        target = resolver.target(path, scope, asked)
        if not isinstance(target, Site) or target.definition is None or target.rest:
            return path, ()
        if target.definition.form == "each" and target.definition != definition:
            return _of_each(target, way, resolver)
        path, scope, value = target.path, target.definition.name.rpartition(".")[0], target.definition.value
        grown = (*_grown(target, resolver), *grown)
    value = added(value)
    part = looping.rest.partition(".")[0]
    if isinstance(value, Entries):
        return path, tuple(_fields(path, one, part, resolver) for one in of_entries(value, way))
    held = (inner for one in (*value.values, *grown) for inner in _spread(path, scope, one, resolver)) if isinstance(value, Items) else ()
    told = tuple(_fields(path, one, part, resolver) for one in held)
    return path, tuple(Items((Text(str(place)), one)) for place, one in enumerate(told)) if way == _PAIRS else told


def _spread(path: str, scope: str, item: Expression, resolver: Resolver, nested: int = _NESTED) -> Iterator[Expression]:
    """An item, or those of the list that is spread there, as they read in this file."""
    spread = item.of if isinstance(item, Member) and item.name in _SPREAD else None
    target = resolver.target(path, scope, spread) if isinstance(spread, Name) else None
    made = added(target.definition.value) if isinstance(target, Site) and target.definition is not None and not target.rest else None
    if not isinstance(target, Site) or not isinstance(made, Items) or not nested:
        yield from () if spread is not None else (item,)
        return
    scope = target.definition.name.rpartition(".")[0] if target.definition is not None else ""
    for one in (inner for each in made.values for inner in _spread(target.path, scope, each, resolver, nested - 1)):
        yield one if target.path == path else mapped(one, partial(_as_in, path, target.path, resolver))


def _fields(path: str, item: Expression, part: str, resolver: Resolver) -> Expression:
    """An item that is made of a struct of the tree, `route{"GET", "/users"}`, by the names of its fields; any other as it is, and so where
    a part is taken that is none of them, but a method."""
    made = resolver.target(path, "", item.function) if isinstance(item, Call) and isinstance(item.function, Name) else None
    if not isinstance(item, Call) or not isinstance(made, Site) or made.definition is None or "struct" not in made.definition.traits:
        return item
    module = resolver.sources.names(made.path)
    members = resolver.scopes(module).members.get(made.definition.name, ()) if module is not None else ()
    names = tuple(each.name.rpartition(".")[2] for each in members if each.form == "annotation")
    return Entries((*zip(names, item.arguments, strict=False), *item.keywords)) if not part or part in names else item


def of_entries(value: Entries, way: str) -> tuple[Expression, ...]:
    """What is gone through of an object: its pairs, its values, or its keys where no way is said."""
    pairs = tuple((Text(key), inner) for key, inner in value.entries if key != "...")
    return tuple(Items(pair) if way == _PAIRS else pair[1] if way else pair[0] for pair in pairs)


def _of_each(outer: Site, way: str, resolver: Resolver) -> tuple[str, tuple[Expression, ...]]:
    """The items of every list that a loop around goes through, as they read in the file of the loop."""
    where, lists = items(outer, resolver)
    found: list[Expression] = []
    for one in lists if not way else ():
        target = resolver.follow(where, "", one.name) if isinstance(one, Name) else Site(where)
        made = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else one
        if isinstance(target, Site) and isinstance(made, Items):
            here = partial(_as_in, outer.path, target.path, resolver)
            found.extend(mapped(each, here) for each in made.values)
    return outer.path, tuple(found)


def _as_in(here: str, path: str, resolver: Resolver, name: Name) -> Expression:
    return elsewhere(path, "", name, here, resolver)


def item_part(item: Expression, rest: str) -> Expression | None:
    """A member of an item: of an object in place its entry, of a pair what stands there, of a name the dotted name."""
    if not rest:
        return item
    if isinstance(item, Name):
        return Name(f"{item.name}.{rest}")
    if isinstance(item, Items):
        place, _, further = rest.partition(".")
        return item_part(item.values[int(place)], further) if place.isdecimal() and int(place) < len(item.values) else None
    return dict(item.entries).get(rest) if isinstance(item, Entries) else None


def listed(path: str, record: Record, child: Expression, resolver: Resolver) -> list[tuple[str, Expression]]:
    """What is mounted: the child, or (`each "child"`) every item of the list that it is or names, of those that are spread in it too, and
    that list for what is made in it."""
    if record.setting("each") != "child":
        return [(path, child)]
    spread = child.of if isinstance(child, Member) and child.name in _SPREAD else child
    return _listed(path, record.within, spread, resolver, set())


def _listed(path: str, scope: str, child: Expression, resolver: Resolver, gone: set[tuple[str, str]]) -> list[tuple[str, Expression]]:
    if isinstance(child, Items):
        return [(path, item) for item in child.values]
    if isinstance(child, Call):
        return [(path, child), *_given_back(path, scope, child, resolver, gone)]
    target = resolver.target(path, scope, child) if isinstance(child, Name) else None
    if not isinstance(target, Site) or target.definition is None or (key := (target.path, f"{target.key[1]}.{target.rest}")) in gone:
        return [(path, child)]
    gone.add(key)
    around, value = target.definition.name.rpartition(".")[0], target.definition.value
    found: list[tuple[str, Expression]] = [(path, child)]
    if target.rest:
        kept = _entry(value, target.rest)
        return _listed(target.path, around, kept, resolver, gone) if kept is not None else found
    if not isinstance(value, Items):
        return [*found, *_given_back(target.path, around, value, resolver, gone)] if isinstance(value, Call) else found
    for item in (*value.values, *_grown(target, resolver)):
        spread = item.of if isinstance(item, Member) and item.name in _SPREAD else None
        found.extend(_listed(target.path, around, spread, resolver, gone) if spread is not None else [(target.path, item)])
    return found


def _entry(value: Expression | None, keys: str) -> Expression | None:
    """What an object has under a key, or under one of the object that it has there."""
    for key in keys.split("."):
        value = next((inner for name, inner in value.entries if name == key), None) if isinstance(value, Entries) else None
    return value


def _given_back(path: str, scope: str, call: Call, resolver: Resolver, gone: set[tuple[str, str]]) -> list[tuple[str, Expression]]:
    """The items of the list that a function of the tree gives."""
    target = resolver.called(path, scope, call.function)
    function = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    if not isinstance(target, Site) or function is None or function.form != "function" or function.value is None or target.key in gone:
        return []
    gone.add(target.key)
    return [one for one in _listed(target.path, function.name, function.value, resolver, gone) if one[1] != function.value]


def _grown(made: Site, resolver: Resolver) -> Iterator[Expression]:
    """What is put into a list after it was made."""
    module = resolver.sources.names(made.path) if made.definition is not None else None
    if module is None or made.definition is None:
        return
    put = resolver.scopes(module).members.get(made.definition.name.rpartition(".")[0], ())
    for value in (added(one.value) for one in put if one.name == f"{made.definition.name}+="):
        yield from value.values if isinstance(value, Items) else (Member(value, "*"),) if isinstance(value, Name) else ()
