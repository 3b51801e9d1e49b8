"""What a function registers of what it is given: `register(blueprint, [("/users", Users)])` says the caller's routes, not its own, and
`@register("/users")` that of what it decorates.

Once for each call, with all of its arguments put in together. Must not know any framework, nor what a route is."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.arguments import arguments
from keeper_validate.extract.calls import Calls
from keeper_validate.extract.constants import is_open, open_text
from keeper_validate.extract.expression import Call, keyword, plain
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.matching.merge import merged
from keeper_validate.extract.module import Capture, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.handing import hand_over
from keeper_validate.extract.routing.put_in import LEFT, Frame
from keeper_validate.extract.routing.unpacked import with_own
from keeper_validate.extract.untaken import is_untaken
from keeper_validate.values import replace

# What has to be of what the call gives; all else may be the function's own.
_DECIDES = {"route": ("path", "spread"), "mount": ("prefix", "child")}
# Calls that hand something over, and those of which only the function can tell whether they register.
_CALLS = frozenset({"handover", "registering"})
# said of what a call completes that its file only offers
_OFFERED = ("given", "offered")
# where a call stands by which a function hands on what another gave it
_THROUGH = "given.through"


class Joint:
    """What the calls of some files complete."""

    def __init__(self, modules: tuple[tuple[str, Module], ...], resolver: Resolver) -> None:
        resolver.calls = Calls(modules)
        hand_over(modules, resolver)
        self._resolver = resolver
        found = _gone({path: tuple(_registered(path, module, resolver, tuple(_DECIDES))) for path, module in modules})
        self._completed = {origin for each in found.values() for origin, record in each if LEFT not in record.settings}
        self._found = {path: tuple(one for one in each if one[0] in self._completed) for path, each in found.items()}

    def routes(self, path: str) -> tuple[Record, ...]:
        """The routes that the calls of a file complete, as if they stood there."""
        return tuple(record for _, record in self._found.get(path, ()) if record.setting("kind") == "route")

    def mounting(self, path: str, said: tuple[Record, ...]) -> tuple[Record, ...]:
        """What a file says of routers and mounts, with what its calls complete, and without what only calls do."""
        completed = tuple(record for _, record in self._found.get(path, ()) if record.setting("kind") == "mount")
        own = (_made(path, with_own(path, record, self._resolver), self._resolver) for record in said if not self.completes(path, record))
        return (*own, *completed)

    def completes(self, path: str, record: Record) -> bool:
        """Whether a record of a function says nothing by itself, as calls complete it."""
        return (path, record.start) in self._completed


_Found = tuple[tuple[tuple[str, int], Record], ...]
_Leaving = dict[tuple[str, str], tuple[Record, ...]]


def _gone(found: dict[str, _Found]) -> dict[str, _Found]:
    """What calls complete, without what is only offered where others go another way, and what its function was given by another."""
    taken = {origin for each in found.values() for origin, one in each if _OFFERED not in one.settings}
    through = {(origin, one.setting(_THROUGH)) for each in found.values() for origin, one in each}

    def is_gone(path: str, origin: tuple[str, int], one: Record) -> bool:
        return (_OFFERED not in one.settings or origin not in taken) and (origin, f"{path}#{one.start}") not in through

    return {path: tuple((origin, one) for origin, one in each if is_gone(path, origin, one)) for path, each in found.items()}


def registered(path: str, module: Module, resolver: Resolver) -> tuple[Record, ...]:
    """The records that the calls of a file complete, before anything is known of what routers other files hand over."""
    return tuple(record for _, record in _registered(path, module, resolver, ("route",)) if LEFT not in record.settings)


def may_register(path: str, module: Module, resolver: Resolver) -> bool:
    """Whether a call of a file leads to a function that routes on what it is given, if that is a router."""
    calls = ((one.within, call.value) for one, call in _calls(path, module, resolver))
    frames = (frame_of(path, within, call, resolver) for within, call in calls if isinstance(call, Call))
    return any(_routes_on_given(frame, resolver) for frame in frames if frame is not None)


def _routes_on_given(frame: Frame, resolver: Resolver) -> bool:
    module = resolver.sources.beyond(frame.inside)
    inside = (one for one in module.records if one.within == frame.function.name) if module is not None else iter(())
    routers = (one.first("router") for one in inside if one.setting("kind") == "route")
    return any(plain(one.value) in frame.given for one in routers if one is not None)


def _registered(path: str, module: Module, resolver: Resolver, kinds: tuple[str, ...]) -> Iterator[tuple[tuple[str, int], Record]]:
    leaving: _Leaving = {}
    for handing, call in _calls(path, module, resolver):
        if not isinstance(call.value, Call):
            continue
        frame = frame_of(path, handing.within, call.value, resolver)
        if frame is None or frame.function.name == handing.within:
            continue
        offered = (_OFFERED,) if is_untaken(path, handing.within, call.value, frame.inside, resolver) else ()
        for led in (frame, *_onward(frame, handing, leaving, resolver)):
            for record in _inside(led.inside, led.function.name, kinds, handing, resolver):
                if led.between is not None and _is_known(led.between, record, resolver):
                    continue  # where it is handed on it is told already
                for one in led.records(record, _DECIDES[record.setting("kind") or ""]):
                    captures = tuple(replace(each, line=call.line, end_line=call.end_line) for each in one.captures)
                    placed = replace(one, captures=captures, start=handing.start, end=handing.end, line=call.line, end_line=call.end_line,
                                     settings=(*one.settings, *offered, *_through(led)))
                    yield (led.inside, record.start), _decorating(placed, handing)


def _onward(frame: Frame, handing: Record, leaving: _Leaving, resolver: Resolver) -> Iterator[Frame]:
    """The functions that one which registers leaves that to, with what it is given: `(path, list) => route("get", path, [signedIn], list)`;
    `leaving` keeps the calls of each file that do."""
    for one in _leaving(frame.inside, handing, leaving, resolver):
        call = one.first("call") if one.within == frame.function.name else None
        onward = frame_of(frame.inside, one.within, call.value, resolver) if call is not None and isinstance(call.value, Call) else None
        if onward is not None and onward.function.name != frame.function.name:
            given = {name: frame.put_in(one, value) for name, value in onward.given.items()}
            yield replace(onward, path=frame.path, scope=frame.scope, given=given, between=onward, at=one.start)


def _leaving(path: str, handing: Record, leaving: _Leaving, resolver: Resolver) -> tuple[Record, ...]:
    """The calls of a file by which its functions leave to others what they register; where none does, those that hand on a router."""
    kinds = ("onward", "handover") if handing.setting("kind") == "registering" else ("handover",)
    for kind in kinds:
        known = leaving.get((path, kind))
        if known is None:
            module = resolver.sources.beyond(path)
            said = (one for one in (module.records if module is not None else ()) if one.setting("kind") == kind)
            calls = (one for one in said if one.first("call") is not None)
            known = leaving[path, kind] = tuple(one for one in calls if kind == "onward" or holds(one, path, resolver))
        if known:
            return known
    return ()


def _is_known(between: Frame, record: Record, resolver: Resolver) -> bool:
    """Whether the path of a record is known where another function hands on what it is given."""
    for one in between.records(record, _DECIDES[record.setting("kind") or ""]):
        texts = [open_text(between.path, one.within, each.value, resolver) for each in (*one.all("path"), *one.all("prefix"))]
        return bool(texts) and all(each is not None and not is_open(each) for each in texts)
    return False


def _through(frame: Frame) -> tuple[tuple[str, str], ...]:
    return ((_THROUGH, f"{frame.between.path}#{frame.at}"),) if frame.between is not None else ()


def _decorating(placed: Record, handing: Record) -> Record:
    """What a decorator registers answers with what it decorates; methods that only the call names are handed on with all else."""
    if handing.first("method") is not None and not _tells_methods(placed):
        placed = replace(placed, captures=(*placed.captures, *handing.all("method")))
    said = handing.setting("handler")
    return placed if said is None else replace(placed, settings=(*placed.settings, ("handler", said)))


def _tells_methods(placed: Record) -> bool:
    """Whether something else is captured as a method than the word by which the framework registers: `app.route(path, **options)`."""
    words = (placed.setting("registers.through") or "").split()
    return any(plain(one.value) not in words for one in placed.all("method"))


def _made(path: str, record: Record, resolver: Resolver) -> Record:
    """A router that a function makes and returns, with the prefix that the call gives it."""
    returned, wanted = record.first("returned"), record.setting("returned.prefix")
    if returned is None or wanted is None or not isinstance(returned.value, Call):
        return record
    frame = frame_of(path, record.within, returned.value, resolver)
    prefix = keyword(frame.function.value, wanted) if frame is not None else None
    if frame is None or prefix is None:
        return record
    return replace(record, captures=(*record.captures, replace(returned, role="prefix", value=frame.put_in(record, prefix))))


def frame_of(path: str, scope: str, call: Call, resolver: Resolver) -> Frame | None:
    """The function of the tree that a call leads to, with what each of its parameters is given."""
    target = resolver.called(path, scope, call.function)
    function = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    if not isinstance(target, Site) or function is None or function.form != "function":
        return None
    given = {function.parameters[index].name or str(index): value for index, value in arguments(call, function)}
    return Frame(path, scope, resolver, target.path, function, given)


def _calls(path: str, module: Module, resolver: Resolver) -> Iterator[tuple[Record, Capture]]:
    """Each call that hands something over, once, with all that is told of it."""
    found: dict[Capture, Record] = {}
    for record in module.records:
        call = record.first("call") if record.setting("kind") in _CALLS else None
        known = found.get(call) if call is not None else None
        if known is not None and call is not None and (told := record.all("method")):
            found[call] = replace(known, captures=(*known.captures, *told))
        elif known is None and call is not None and holds(record, path, resolver):
            found[call] = record
    yield from ((record, call) for call, record in found.items())


def _inside(path: str, function: str, kinds: tuple[str, ...], handing: Record, resolver: Resolver) -> tuple[Record, ...]:
    module = resolver.sources.beyond(path)
    if module is None:
        return ()
    # a function in place, which a loop hands its items to, stands in it as well, and all that a decorator gives
    stands = f"{function}." if handing.setting("handler") is not None else f"{function}.@"
    said = (one for one in module.records if one.setting("kind") in kinds)
    inside = tuple(one for one in said if one.within == function or one.within.startswith(stands))
    return merged(path, replace(module, records=inside), frozenset(kinds), resolver) if inside else ()

