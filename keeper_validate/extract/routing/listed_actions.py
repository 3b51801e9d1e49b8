"""What a resource answers that is registered by its name and not by its class, `router.resource("users", controller).only(["index"])`.

Must not know any framework; which actions there are, and where, is data beside the framework's query file."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.extract.expression import Items, Text
from keeper_validate.extract.module import Record
from keeper_validate.extract.routing.resources import Action


def listed_actions(rules: str, record: Record) -> Iterator[Action]:
    """The actions of the resource that a record registers, with what its chain leaves of them."""
    known = shipped.data(f"rules/{rules}")
    only, spared = _texts(record, "only"), set(_texts(record, "except"))
    spared.update(known["pages"] if record.first("api") is not None else ())
    for name, (methods, where) in known["actions"].items():
        if name not in spared and (name in only or record.first("only") is None):
            yield from (Action(method, where, name) for method in methods.split())


def _texts(record: Record, role: str) -> tuple[str, ...]:
    given = (capture.value for capture in record.all(role))
    return tuple(one.value for each in given for one in (each.values if isinstance(each, Items) else (each,)) if isinstance(one, Text))
