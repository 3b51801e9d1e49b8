"""Names of one source that stand for what it imports, or finds around it: `const tools = tokens; const make = tools.sign`.

Must not leave the source; what other files hand on is `handed_on`'s."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from keeper_validate.extract.expression import CHOSEN, Call, Entries, Expression, Name
from keeper_validate.extract.module import Definition

Bound = tuple[str, str, str | None]
"""A local name, the module it comes from, and the member it is."""
_ROUNDS = 4
_ASSIGNING = Name("Object.assign")


def aliases(bound: Iterable[Bound], definitions: Iterable[Definition], leads_on: Callable[[str, str | None], bool]) -> Iterator[Bound]:
    """Further local names of imported things that lead on to something known, through aliases of aliases."""
    known = {local: (module, member) for local, module, member in bound if local and leads_on(module, member)}
    pending = [one for one in definitions if one.form == "value" and isinstance(one.value, Name | Entries | Call)] if known else []
    for _ in range(_ROUNDS):
        found = [(one.name.rpartition(".")[2], *meant) for one in pending if (meant := _meant(one, known)) is not None]
        fresh = {local: (module, member) for local, module, member in found if local not in known}
        if not fresh:
            return
        known |= fresh
        yield from ((local, module, member) for local, (module, member) in fresh.items())


def outside(definitions: Iterable[Definition], bound: Iterable[Bound], words: frozenset[bytes]) -> tuple[Definition, ...]:
    """What is given something by a telling word that the file does not bind: `const again = setInterval`."""
    named = ((one.value.name, one) for one in definitions if one.form == "value" and isinstance(one.value, Name))
    told = [(name, one) for name, one in named if name.rpartition(".")[2].encode() in words] if words else []
    own = {local.partition(".")[0] for local, _, _ in bound} | {one.name.rpartition(".")[2] for one in definitions} if told else set()
    return tuple(one for name, one in told if name.partition(".")[0] not in own)


def taken_out(definitions: Iterable[Definition]) -> Iterator[tuple[str, Definition]]:
    """The full name of what is taken out of something: `const { WebSocket: Line } = globalThis`."""
    return ((one.value.name, one) for one in definitions if "destructured" in one.traits and isinstance(one.value, Name))


def taken_over(value: Expression | None) -> tuple[str, ...]:
    """The names whose members a value has as its own: `{ ...tokens }`, `Object.assign({}, tokens)`, `tokens or None`; beside what is made
    in place no name tells them."""
    if isinstance(value, Entries):
        return tuple(one.name for key, one in value.entries if key == "..." and isinstance(one, Name))
    if isinstance(value, Call) and value.function == _ASSIGNING:
        return tuple(name for one in value.arguments for name in ((one.name,) if isinstance(one, Name) else taken_over(one)))
    if isinstance(value, Call) and value.function == CHOSEN and not any(isinstance(one, Call) for one in value.arguments):
        return tuple(one.name for one in value.arguments if isinstance(one, Name))
    return ()


def _meant(definition: Definition, known: dict[str, tuple[str, str | None]]) -> tuple[str, str | None] | None:
    value = definition.value
    names = (value.name,) if isinstance(value, Name) else taken_over(value)
    if isinstance(value, Call) and isinstance(value.function, Name) and value.function not in (_ASSIGNING, CHOSEN):
        names = (value.function.name,)  # what is made leads where its members do
    return next((led for name in names if (led := _led(name, known)) is not None), None)


def _led(name: str, known: dict[str, tuple[str, str | None]]) -> tuple[str, str | None] | None:
    head = next((one for one in (name, name.partition(".")[0], name.rpartition(".")[0]) if one in known), None)
    if head is None:
        return None
    module, member = known[head]
    rest = name[len(head) + 1 :]
    return module, ".".join(part for part in (member if member != "default" else "", rest) if part) or member
