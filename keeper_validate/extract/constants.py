"""The text that an expression is known to have, following names across files. Must not guess: what is not constant is None."""

from __future__ import annotations

from keeper_validate.extract.arguments import given
from keeper_validate.extract.configuration import configured
from keeper_validate.extract.cut_texts import cut, trimmed, uncut
from keeper_validate.extract.expression import Call, Entries, Expression, Joined, Literal, Member, Name, Text, names
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.text_calls import built, field_default, filled, held, is_read, marked, reads, taken, unfrozen, where_unset
from keeper_validate.extract.written_fields import written_fields

_DEPTH = 8
_SUM, _OR = Name("(+)"), Name("(or)")
OBJECTS = frozenset({"self", "cls", "this"})
"""What a method calls the object, or the class, that it is of."""
# What no source holds: it marks a part that is not constant, apart from a parameter that is written like it.
_OPEN = "\1"


def text(path: str, scope: str, expression: Expression | None, resolver: Resolver) -> str | None:
    """The constant text of an expression; a part of a joined text that is not constant stands as `{name}`."""
    known = open_text(path, scope, expression, resolver)
    return plainly(known) if known is not None else None


def open_text(path: str, scope: str, expression: Expression | None, resolver: Resolver) -> str | None:
    """The same, in which what is not constant can still be told from what is written as `{name}` (`is_open`)."""
    return _text(path, scope, expression, resolver, 0)


def open_texts(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[str | None, ...]:
    """The same, each once, of a parameter that calls give different ones."""
    target = resolver.follow(path, scope, expression.name) if isinstance(expression, Name) else None
    if isinstance(target, Site) and target.parameter is not None and not target.rest:
        return _given(target, resolver, 0) or (None,)
    return (open_text(path, scope, expression, resolver),)


def is_open(known: str) -> bool:
    """Whether a part of an open text is not constant."""
    return _OPEN in known


def is_only_open(known: str) -> bool:
    """Whether nothing of an open text is constant: a name alone, written as a text."""
    return known.startswith("{" + _OPEN) and known.find("}") == len(known) - 1


def opened(name: str) -> str:
    """What is not constant, as a part of an open text."""
    return "{" + _OPEN + name.rpartition(".")[2] + "}"


def plainly(known: str) -> str:
    """An open text as it is shown."""
    return known.replace(_OPEN, "")


def _text(path: str, scope: str, expression: Expression | None, resolver: Resolver, depth: int) -> str | None:
    if isinstance(expression, Text):
        return expression.value
    if depth > _DEPTH:
        return None
    if isinstance(expression, Literal):
        return "" if expression.value in ("None", "null", "undefined") else None
    if isinstance(expression, Joined):
        return "".join(_part(path, scope, part, resolver, depth) for part in expression.parts)
    if isinstance(expression, Name) or (isinstance(expression, Member) and isinstance(expression.of, Call)):
        target = resolver.target(path, scope, expression)
        if isinstance(target, Site) and target.definition is not None and not target.rest:
            return _defined(path, scope, expression, target, target.definition, resolver, depth)
        if isinstance(target, Site) and target.definition is not None:
            within = held(target.definition.value, target.rest) or _entry(target.definition.value, target.rest)
            if within is not None:
                return _text(target.path, target.definition.name.rpartition(".")[0], within, resolver, depth + 1)
            if target.parameter is not None and isinstance(expression, Name):
                said = _field(path, scope, expression.name, resolver, depth)
                if said is not None:
                    return said
    found = configured(path, scope, expression, resolver) if isinstance(expression, Name | Call) else None
    if found is not None:
        where, definition = found
        return _text(where, definition.name.rpartition(".")[0], definition.value, resolver, depth + 1)
    if isinstance(expression, Call) and expression.function == _OR:
        return _else(path, scope, expression, resolver, depth)
    if isinstance(expression, Call) and expression.function == _SUM:
        sides = tuple(_text(path, scope, side, resolver, depth + 1) for side in expression.arguments)
        return "".join(side for side in sides if side is not None) if None not in sides else None
    if isinstance(expression, Call) and isinstance(expression.function, Member) and expression.function.name == "[]":
        key = _keyed(expression)
        return _text(path, scope, Name(key), resolver, depth + 1) if key is not None else None
    return _wrapped(path, scope, expression, resolver, depth) if isinstance(expression, Call) else None


def _defined(
    path: str, scope: str, expression: Expression, target: Site, definition: Definition, resolver: Resolver, depth: int,
) -> str | None:
    """The text of what a name leads to."""
    if definition.form == "function" and target.parameter is None:
        return _text(target.path, definition.name, definition.value, resolver, depth + 1) if is_read(definition) else None
    if target.parameter is not None:
        known = _given(target, resolver, depth)
        return known[0] if len(known) == 1 else None
    if _rewritten(target.path, definition, resolver):
        return None
    if definition.value is None and isinstance(expression, Name):
        return _field(path, scope, expression.name, resolver, depth)
    return _text(target.path, definition.name.rpartition(".")[0], definition.value, resolver, depth + 1)


def _keyed(taken: Expression) -> str | None:
    """What is taken by constant keys, `PATHS["users"]["list"]`, as a dotted name."""
    if isinstance(taken, Name):
        return taken.name
    if not isinstance(taken, Call) or not isinstance(taken.function, Member) or taken.function.name != "[]":
        return None
    of, key = _keyed(taken.function.of), taken.arguments[0] if len(taken.arguments) == 1 else None
    return f"{of}.{key.value}" if of is not None and isinstance(key, Text) and "." not in key.value else None


def _rewritten(path: str, definition: Definition, resolver: Resolver) -> bool:
    """Whether a name is bound to what it was before and more (`path = path + "/x"`, `path += "/x"`): what that is, only a run tells."""
    module, own = resolver.sources.names(path), Name(definition.name.rpartition(".")[2])
    longer = resolver.scopes(module).definition(f"{definition.name}+=") if module is not None else None
    return longer is not None or (isinstance(definition.value, Joined) and own in definition.value.parts)


def _field(path: str, scope: str, name: str, resolver: Resolver, depth: int) -> str | None:
    """What a field is of all things that it can be of, where it is the same of each."""
    fields = written_fields(path, scope, name, resolver)
    known = {_text(one.path, one.scope, one.value, resolver, depth + 1) if one is not None else None for one in fields}
    return known.pop() if len(known) == 1 else None


def _given(site: Site, resolver: Resolver, depth: int) -> tuple[str | None, ...]:
    """What a parameter is: what each call at hand gives it, and its default where one leaves it out, or none is known."""
    known = resolver.calls.texts.get(site.key)
    function = site.definition
    if known is not None or function is None or site.parameter is None:
        return known or ()
    resolver.calls.texts[site.key] = ()
    default = function.parameters[site.parameter].default
    found = [
        _text(one.path, one.scope, one.value, resolver, depth + 1) if one is not None
        else _text(site.path, function.name, default, resolver, depth + 1)
        for one in given(site, resolver) or (None,)
    ]
    known = resolver.calls.texts[site.key] = tuple(dict.fromkeys(found))
    return known


def _entry(value: Expression | None, rest: str) -> Expression | None:
    """The entry of an object, through objects in it: `config.api.prefix`."""
    for key in rest.split("."):
        value = unfrozen(value)
        value = dict(value.entries).get(key) if isinstance(value, Entries) else None
    return value


def _part(path: str, scope: str, part: Expression, resolver: Resolver, depth: int) -> str:
    known = _text(path, scope, part, resolver, depth + 1)
    if known is None:
        known = _number(path, scope, part, resolver)
    return known if known is not None else opened(next(names(uncut(part)), "value"))


def _number(path: str, scope: str, part: Expression, resolver: Resolver) -> str | None:
    """A whole number in a text, `/api/{API_VERSION}`: as it is printed."""
    target = resolver.follow(path, scope, part.name) if isinstance(part, Name) else None
    value = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else part
    return value.value if isinstance(value, Literal) and value.value.isdecimal() else None


def _wrapped(path: str, scope: str, call: Call, resolver: Resolver, depth: int) -> str | None:
    """A join or a pattern with what fills it in; a translation or marking function around one literal: `_("users/")`."""

    def part(given: Expression) -> str:
        return _part(path, scope, given, resolver, depth)

    if (how := trimmed(call)) is not None:
        whole = _text(path, scope, how.of, resolver, depth + 1)
        return cut(whole, how) if whole is not None else None
    known = filled(call, part)
    called = resolver.qualified(path, scope, call.function) if known is None else ""
    if (default := field_default(call, called)) is not None:
        return _text(path, scope, default, resolver, depth + 1)
    if known is None and (len(call.arguments) > 1 or call.keywords):
        either = (_text(path, scope, one, resolver, depth + 1) for one in taken(call))
        known = next((one for one in either if one is not None), None)
        if known is None and len(call.arguments) > 1:
            known = built(call, called, part)
        if known is None and (unset := _unset(path, call, called, resolver)) is not None:
            return _text(path, scope, unset, resolver, depth + 1)
    if known is not None:
        return known
    own = _own(path, scope, call, resolver)
    return marked(call) if own is None else _joined_by(path, scope, call, own, resolver, depth)


def _unset(path: str, call: Call, called: str, resolver: Resolver) -> Expression | None:
    """What a variable of the environment is where nothing sets it."""
    module = resolver.sources.names(path)
    return where_unset(call, called, named(module.language).rules) if module is not None else None


def _else(path: str, scope: str, choice: Call, resolver: Resolver, depth: int) -> str | None:
    """What stands in for a text that is empty, and for a variable of the environment that nothing sets: `os.getenv("ROOT") or "/shop"`."""
    first, fallback = choice.arguments
    known = _text(path, scope, first, resolver, depth + 1)
    module = resolver.sources.names(path) if known is None and isinstance(first, Call) else None
    if module is not None and isinstance(first, Call):
        called = resolver.qualified(path, scope, first.function)
        known = "" if reads(called, named(module.language).rules) else None
    return _text(path, scope, fallback, resolver, depth + 1) if known == "" else known


def _own(path: str, scope: str, call: Call, resolver: Resolver) -> Site | None:
    """The function of the tree that is called, of which its body tells what it gives."""
    target = resolver.called(path, scope, call.function)
    made = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    return target if isinstance(target, Site) and made is not None and made.form == "function" else None


def _joined_by(path: str, scope: str, call: Call, own: Site, resolver: Resolver, depth: int) -> str | None:
    """What a function gives that only joins what it is given with what it knows, or gives that back in the end: `below("users")`."""
    made, module = own.definition, resolver.sources.names(own.path)
    value = made.value if made is not None else None
    if made is None or module is None or not isinstance(value, Text | Joined | Name):
        return None
    taking = [one.name for one in made.parameters if one.name not in OBJECTS]
    if isinstance(value, Name) and (value.name not in taking or resolver.scopes(module).definition(f"{made.name}.{value.name}")):
        return None  # a name of its own is what a run makes it
    told = {**dict(zip(taking, call.arguments, strict=False)), **dict(call.keywords)}
    left = {one.name: one.default for one in made.parameters if one.default is not None}
    found = []
    for one in value.parts if isinstance(value, Joined) else (value,):
        if isinstance(one, Name) and one.name in told:
            found.append(_part(path, scope, told[one.name], resolver, depth + 1))
        elif isinstance(one, Name) and one.name in left:
            found.append(_part(own.path, made.name, left[one.name], resolver, depth + 1))
        else:
            found.append(_part(own.path, made.name, one, resolver, depth + 1))
    return "".join(found)
