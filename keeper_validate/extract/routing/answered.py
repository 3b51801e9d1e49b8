"""Which methods a registration answers: those that it says, else those that its handler has members for or lists.

Must not know any framework; how a class lists its methods stands in the settings of a rule."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Name, Text, plain
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.extract.routing.verbs import FURTHER, IMPLIED, METHODS, verb
from keeper_validate.extract.text_calls import unfrozen

_ALL = ("ANY",)


def methods(path: str, record: Record, handler: Site | None, resolver: Resolver) -> tuple[str, ...]:
    """The methods that a registration answers, `ANY` where nothing says."""
    around = record.setting("method.strip") or ""
    said = (item for capture in record.all("method") for item in _listed(path, record.within, capture.value, resolver))
    named = [_method(item, around) or _meant(path, record, item, resolver) for item in said]
    # the decorator's own name says less than what it is brought from: `import { Put as Patch }`
    decorates = record.setting("pick.method") == "@callee"
    brought = _imported(path, record, resolver, around) if decorates else []
    known = _told(brought) or _told(named) or _told(_imported(path, record, resolver, around))
    definition = handler.definition if handler is not None and record.setting("methods") == "handler" else None
    classed = handler if definition is not None and definition.form == "class" else None
    # a class that is registered for all methods answers those that it has members for
    if known and (classed is None or known != _ALL):
        return known
    mapped = _mapped(path, record, resolver)
    if mapped or (_is_needed(record) and not known):
        return mapped
    if classed is not None:
        return _of_class(record, classed, resolver)
    return _of_module(path, record, resolver) if record.setting("methods.lead") is not None else _unsaid(record)


def _imported(path: str, record: Record, resolver: Resolver, around: str) -> list[str]:
    """The methods that names brought from a library have there: `import { Get as Read }`."""
    captures = [capture.value for capture in record.all("method") if isinstance(capture.value, Name)]
    targets = (resolver.target(path, record.within, value) for value in captures)
    return [_method(Name(target.name), around) for target in targets if isinstance(target, External)]


def _method(item: Expression, around: str) -> str:
    """The method that an expression says; of those that few know only what is written as one."""
    name = verb(item, around)
    return name if name in METHODS or (isinstance(item, Text) and item.value in FURTHER) else ""


def _meant(path: str, record: Record, item: Expression, resolver: Resolver) -> str:
    """The method that a name stands for: `POST_ONLY` where that is `"post"`."""
    known = text(path, record.within, item, resolver) if isinstance(item, Name) else None
    return _method(Text(known), "") if known is not None else ""


def _is_needed(record: Record) -> bool:
    """Whether there is no route without a method that is known: `pathless`, unless only a run can tell it, of what reads like a path."""
    needed, path = record.setting("method.needed"), record.first("path")
    reads_like_one = path is not None and isinstance(path.value, Text) and path.value.value.startswith("/")
    told = any(isinstance(capture.value, Text) for capture in record.all("method"))
    return needed is not None and not (needed == "pathless" and reads_like_one and not told)


def _unsaid(record: Record) -> tuple[str, ...]:
    return tuple((record.setting("method") or record.setting("method.default") or "ANY").split())


def _told(named: list[str]) -> tuple[str, ...]:
    """The methods among some names, those that every framework answers by itself only where there are no others."""
    known = tuple(dict.fromkeys(filter(None, named)))
    return tuple(name for name in known if name not in IMPLIED) or known


def _of_class(record: Record, handler: Site, resolver: Resolver) -> tuple[str, ...]:
    """The methods that a class lists (`methods.listed`), else those that it has members for, behind `methods.lead`; where it has one
    member for all (`methods.whole`), what is answered if nothing is said."""
    members = {one.definition.name.rpartition(".")[2]: one for one in resolver.members(handler) if one.definition is not None}
    listing = members.get(record.setting("methods.listed") or "")
    said = listing.definition if listing is not None else None
    if listing is not None and said is not None and said.value is not None:
        told = _told([_method(item, "") for item in _listed(listing.path, said.name.rpartition(".")[0], said.value, resolver)])
        if told:
            return told
    answered = [_between(record, name) for name, one in members.items() if _is_function(one.definition)]
    own = tuple(dict.fromkeys(name for name in answered if name in METHODS - IMPLIED))
    return own or (_unsaid(record) if record.setting("methods.whole") in members else ("ANY",))


def _of_module(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The methods that the functions of a module are named after, where it stands for what answers."""
    capture = record.first("handler")
    target = resolver.target(path, record.within, capture.value) if capture is not None else None
    standing = isinstance(target, Site) and target.definition is None and not target.rest
    module = resolver.sources.names(target.path) if isinstance(target, Site) and standing else None
    functions = (one.name for one in (module.definitions if module is not None else ()) if one.form == "function")
    return tuple(one for name in functions if (one := _between(record, name)) in METHODS - IMPLIED) or _unsaid(record)


def _between(record: Record, name: str) -> str:
    """The method in the name of a member: `on_get_all` behind `methods.lead` and before what the registration itself says, `trail`."""
    lead, said = record.setting("methods.lead") or "", record.first("trail")
    trail = f"_{plain(said.value)}" if said is not None else ""
    return name.removeprefix(lead).removesuffix(trail).upper() if name.startswith(lead) and name.endswith(trail) else ""


def _is_function(definition: Definition | None) -> bool:
    """Whether a member is a function, or another name for one: `post = get`."""
    return definition is not None and (definition.form == "function" or (definition.form == "value" and isinstance(definition.value, Name)))


def _listed(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[Expression, ...]:
    """The items of a list in place, or of one that a name stands for; anything else alone."""
    if isinstance(expression, Name):
        target = resolver.follow(path, scope, expression.name)
        made = target.definition if isinstance(target, Site) and not target.rest else None
        held = unfrozen(made.value) if made is not None and made.form != "each" else None  # a variable is one of what a loop goes through
        expression = held if isinstance(held, Items) else expression
    return expression.values if isinstance(expression, Items) else (expression,)


def _mapped(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The methods of a mapping given where the handler is made: `View.as_view({"get": "list"})`, in place or under a name."""
    capture = record.first("handler")
    made = capture.value if capture is not None and record.setting("methods") == "mapping" else None
    if isinstance(made, Name):
        target = resolver.follow(path, record.within, made.name)
        made = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else None
    if not isinstance(made, Call):
        return ()
    keys = (key.upper() for argument in made.arguments if isinstance(argument, Entries) for key, _ in argument.entries)
    return tuple(key for key in keys if key in METHODS)


def mapped_methods(record: Record) -> Iterator[tuple[str, str]]:
    """The methods that a text maps to members of the handler, each with its member: `get,post:Login;delete:Logout`, `*:Any`."""
    mapping = record.first("mapping")
    for part in mapping.value.value.split(";") if mapping is not None and isinstance(mapping.value, Text) else ():
        said, _, member = part.partition(":")
        yield from ((method, member.strip()) for one in said.split(",") if (method := verb(Text(one.strip()))) in METHODS)
