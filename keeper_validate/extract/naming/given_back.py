"""What gives several things at once: a function of the tree (`app, api = make()`), an object that makes them under keys; and what gives
back what it is given. Must not know what follows a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, Text, keyword
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.site import Site, Target

_DEPTH = 24
_ASKED = frozenset({"get", "resolve", "getInstance"})
Following = Callable[[str, str, Expression, int], "Target | None"]


def one_of_several(path: str, scope: str, value: Expression | None, depth: int, follow: Following) -> Site | None:
    """The definition that stands at a place of what a function returns; None where the value is no such thing, or it cannot be told."""
    if not isinstance(value, Member) or not isinstance(value.of, Call) or not value.name.isdecimal() or depth > _DEPTH:
        return None
    maker = follow(path, scope, value.of.function, depth + 1)
    function = maker.definition if isinstance(maker, Site) and not maker.rest and maker.parameter is None else None
    listed = function.value if function is not None and function.form == "function" else None
    if not isinstance(maker, Site) or function is None or not isinstance(listed, Items) or int(value.name) >= len(listed.values):
        return None
    found = follow(maker.path, function.name, listed.values[int(value.name)], depth + 1)
    return found if isinstance(found, Site) and not found.rest and found.parameter is None else None


def is_made_anew(found: Site, several: Expression | None) -> bool:
    """Whether each call of the function that gives several things makes this one for itself: `return APIRouter(), APIRouter()` by name."""
    made = found.definition
    called = several.of.function if isinstance(several, Member) and isinstance(several.of, Call) else None
    if made is None or made.form != "value" or not isinstance(made.value, Call) or not isinstance(called, Name):
        return False
    return made.name.rpartition(".")[0].rpartition(".")[2] == called.name.rpartition(".")[2]


def made_under(path: str, scope: str, taken: Call, depth: int, follow: Following) -> Site | None:
    """What an object makes in place under the key by which it is taken: `routers["v1"]`."""
    of = taken.function.of if isinstance(taken.function, Member) else None
    key = taken.arguments[0] if len(taken.arguments) == 1 else None
    if not isinstance(of, Name) or not isinstance(key, Text) or not key.value.isidentifier():
        return None
    found = follow(path, scope, Name(f"{of.name}.{key.value}"), depth + 1)
    made = found.definition if isinstance(found, Site) and not found.rest else None
    return found if isinstance(found, Site) and made is not None and isinstance(made.value, Call) else None


def asked_for(path: str, scope: str, call: Expression | None, depth: int, follow: Following) -> Site | None:
    """The class of the tree of which a container is asked for the instance, and for nothing else: `Container.get(UserRoutes)`."""
    asked = call.arguments[0] if isinstance(call, Call) and len(call.arguments) == 1 and not call.keywords else None
    name = call.function.name if isinstance(call, Call) and isinstance(call.function, Name | Member) else ""
    if not isinstance(asked, Name) or name.rpartition(".")[2] not in _ASKED or depth > _DEPTH:
        return None
    found = follow(path, scope, asked, depth + 1)
    made = found.definition if isinstance(found, Site) and not found.rest and found.parameter is None else None
    return found if isinstance(found, Site) and made is not None and made.form == "class" else None


def given_by(path: str, function: Definition, depth: int, follow: Following) -> tuple[str, str, Expression] | None:
    """What makes the thing that a function gives which does not say its type, with where that reads: of `return Settings()` the class, also
    where it has a name there first."""
    value, scope = function.value if function.form == "function" and depth < _DEPTH else None, function.name
    if isinstance(value, Name):
        kept = follow(path, scope, value, depth + 1)
        made = kept.definition if isinstance(kept, Site) and not kept.rest and kept.parameter is None else None
        if not isinstance(kept, Site) or made is None or made.form != "value":
            return None
        path, scope, value = kept.path, made.name.rpartition(".")[0], made.value
    return (path, scope, value.function) if isinstance(value, Call) else None


def handed_back(function: Site, call: Call) -> Expression | None:
    """What a call gives a function that gives back one of its parameters: `watched(Router())` is what it was given."""
    definition = function.definition
    if definition is None or not isinstance(definition.value, Name) or "method" in definition.traits:
        return None
    names = [parameter.name for parameter in definition.parameters]
    place = names.index(definition.value.name) if definition.value.name in names else None
    named = keyword(call, definition.value.name)
    return named if named is not None else call.arguments[place] if place is not None and place < len(call.arguments) else None


def first_told(told: dict[tuple[str, str, int], str], key: tuple[str, str, int], named: Iterator[str]) -> str:
    """The first name among what may be chosen. What is chosen among others that lead back to it is asked once for all of them: asked anew
    from each, a bundle of short names would take as long as there are ways through it."""
    if key in told:
        return told[key]
    outermost = not told
    told[key] = ""
    try:
        found = told[key] = next(filter(None, named), "")
    finally:
        if outermost:
            told.clear()
    return found
