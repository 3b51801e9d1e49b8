"""What stands guard in the module that answers: the steps that every action goes through first, or those that a condition names.

Must not know any framework; the words are data (`step` of a routing language)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Name, plain
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.drawn_frame import Frame, word, words
from keeper_validate.values import replace

_KIND = "steps"
_UNDER = "when"
_ACTION = Name("action")

Guards = tuple[tuple[str, Expression | None], ...]


class Steps:
    """The steps of the modules that one router sends to, each read once; `asked` says which guards a step is."""

    def __init__(self, path: str, module: Module, asked: Callable[[Call, Frame], Iterator[str]], word: str, resolver: Resolver) -> None:
        self._path = path
        self._module = module
        self._asked = asked
        self._word = word
        self._resolver = resolver
        self._known: dict[str, tuple[Guards, frozenset[str]]] = {}

    def guards(self, handler: str) -> tuple[str, ...]:
        """What stands guard before an action, in order; with a mark where only a run can tell whether it does."""
        module, _, action = handler.rpartition(".")
        found = ((guard, _reaches(condition, action)) for guard, condition in self._of(module)[0])
        return tuple(_perhaps(guard) if reaches is None else guard for guard, reaches in found if reaches is not False)

    def files(self, handler: str) -> frozenset[str]:
        """The file that says so."""
        return self._of(handler.rpartition(".")[0])[1]

    def _of(self, name: str) -> tuple[Guards, frozenset[str]]:
        if name not in self._known:
            path = self._resolver.leads_to(self._path, self._module, name) if name else None
            self._known[name] = (tuple(self._read(path, name)), frozenset({path})) if path is not None else ((), frozenset())
        return self._known[name]

    def _read(self, path: str, name: str) -> Iterator[tuple[str, Expression | None]]:
        module = self._resolver.sources.beyond(path)
        for record in module.records if module is not None else ():
            declared, calls = record.first("name"), record.first("calls")
            if record.setting("kind") != _KIND or declared is None or plain(declared.value) != name or calls is None:
                continue
            for call in calls.value.values if isinstance(calls.value, Items) else ():
                if isinstance(call, Call) and plain(call.function) == self._word and call.arguments:
                    step, condition = _limited(call)
                    yield from ((guard, condition) for guard in self._asked(step, Frame()))
            return


def _limited(call: Call) -> tuple[Call, Expression | None]:
    """A step without its condition, which stands behind the last that it is given, and that condition."""
    (key, last) = call.keywords[-1] if call.keywords else ("", call.arguments[-1])
    if not isinstance(last, Call) or last.function != Name(_UNDER) or len(last.arguments) != 2:
        return call, None
    given, condition = last.arguments
    if call.keywords:
        return replace(call, keywords=(*call.keywords[:-1], (key, given))), condition
    return replace(call, arguments=(*call.arguments[:-1], given)), condition


def _reaches(condition: Expression | None, action: str) -> bool | None:
    """Whether a step is gone through before an action; None where only a run can tell."""
    if condition is None:
        return True
    if not isinstance(condition, Call) or len(condition.arguments) != 2 or condition.arguments[0] != _ACTION or not action:
        return None
    sign, other = plain(condition.function), condition.arguments[1]
    listed = words(other, Frame()) if isinstance(other, Items) else tuple(filter(None, (word(other, Frame()),)))
    known = len(listed) == (len(other.values) if isinstance(other, Items) else 1)
    return (action in listed) == (sign in ("in", "==")) if known else None


def _perhaps(guard: str) -> str:
    name, given, what = guard.partition(":")
    return f"{name}?{given}{what}"
