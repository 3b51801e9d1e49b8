"""What a resource answers where chains of calls register it. Must not know any framework; its actions are data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Name, Text, plain
from keeper_validate.extract.routing.drawn_frame import Frame, word
from keeper_validate.extract.routing.drawn_route import Drawn
from keeper_validate.extract.routing.inflection import singular
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Chain:
    """What the links of a chain say of the one that registers: its frame, and the limits of a resource."""

    frame: Frame
    only: tuple[str, ...] | None = None
    spared: tuple[str, ...] = ()
    shallow: bool = False
    named: tuple[tuple[str, str], ...] = ()


def resource(known: dict[str, Any], call: Call, chain: Chain) -> Iterator[Drawn]:
    """The actions of a resource; dots in its name are resources around it."""
    name = word(call.arguments[0], chain.frame) if call.arguments else None
    if name is None:
        return
    used = plain(call.function)
    alone = known["words"][used] == "singleton"
    allowed = _allowed(known, call, chain, alone, used.startswith("api"))
    around, member = _places(name, chain, alone)
    controller = last_name(call.arguments[1]) if len(call.arguments) > 1 else ""
    for action, (methods, where) in known["actions"].items():
        if action in allowed:
            path = {"collection": around, "member": member, "edit": f"{member}/edit"}.get(where, f"{around}/{where}")
            handler = f"{controller}@{action}" if controller else ""
            for method in methods.split():
                yield Drawn(method, chain.frame.below(path).path, "", handler, chain.frame.guards, call.line, frame=chain.frame)


def texts(expression: Expression) -> Iterator[str]:
    """The texts of one or of a list."""
    for one in expression.values if isinstance(expression, Items) else (expression,):
        if isinstance(one, Text):
            yield one.value


def last_name(expression: Expression | None) -> str:
    """A class by its own name."""
    return plain(expression).rpartition("\\")[2] if isinstance(expression, Name | Text) else ""


def _allowed(known: dict[str, Any], call: Call, chain: Chain, alone: bool, api: bool) -> tuple[str, ...]:
    listed = known["singleton"] if alone else tuple(known["actions"])
    said = next((dict(one.entries) for one in call.arguments[1:] if isinstance(one, Entries)), {})
    only = chain.only if chain.only is not None else tuple(texts(said["only"])) if "only" in said else None
    spared = (*chain.spared, *(texts(said["except"]) if "except" in said else ()))
    left = (one for one in listed if not (api and one in known["api"]))
    return tuple(one for one in left if (only is None or one in only) and one not in spared)


def _places(name: str, chain: Chain, alone: bool) -> tuple[str, str]:
    """The paths of the collection and of a member."""
    segments = name.split(".")
    named = dict(chain.named)
    wild = [f"{one}/{{{named.get(one, singular(one.rpartition('/')[2])).replace('-', '_')}}}" for one in segments]
    around = "/".join((*wild[:-1], segments[-1]))
    return around, around if alone else wild[-1] if chain.shallow else "/".join(wild)
