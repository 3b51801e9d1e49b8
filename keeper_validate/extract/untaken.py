"""Ways that a file offers and nobody goes: `func Register(r Router) { RegisterWith(r, Options{}) }`, where only others call `RegisterWith`.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, Name
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site


def is_untaken(path: str, scope: str, call: Call, to: str, resolver: Resolver) -> bool:
    """Whether a call only hands on what the function around it is given, in the file `to` that it leads to, and nothing calls that one."""
    around, module = scope.partition(".@")[0], resolver.sources.names(path)
    function = resolver.scopes(module).definition(around) if path == to and around and module is not None else None
    if function is None or function.form != "function":
        return False
    taken = frozenset(one.name for one in function.parameters)
    if not all(_hands_on(one, taken) for one in (*call.arguments, *(value for _, value in call.keywords))):
        return False
    calls = resolver.calls.named(around.rpartition(".")[2])
    leads = (resolver.called(where, within, one.function) for where, within, one in calls)
    return not any(isinstance(one, Site) and one.key == (path, around) for one in leads)


def _hands_on(value: Expression, taken: frozenset[str]) -> bool:
    if isinstance(value, Call):
        return all(_hands_on(one, taken) for one in (*value.arguments, *(each for _, each in value.keywords)))
    return isinstance(value, Name) and value.name in taken
