"""A part that is named with what has it, `AlertSeverity.INFO`, `orders.total`: that it stays, or does not come.

Must not know of parts that a sentence names with a noun, nor of uses of them."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon

_QUALIFIED = re.compile(r"(?P<owner>[A-Za-z_]\w*)(?:\.|::)(?P<part>[A-Za-z_]\w*)")
_LISTED, _HELD = ("enum", "member"), ("field", "column", "prop", "method")


def part_that_stays(thing: Thing, act: str) -> Check:
    """That the part which a name tells with its owner is not taken away, which is how a change of it shows too; of `request.user` nobody
    says whether its value must not change."""
    found = _part(thing)
    if found is None or (act == "change" and found[0].islower()):
        raise Unread("it is not clear which file or element must stay as it is")
    owner, part = found
    return Check("forbid-remove", _LISTED if _is_listed(part) else _HELD, part, parameters=(("of", owner),))


def part_to_come(thing: Thing) -> Check | None:
    """That a member which a name tells with its owner does not come; of `Cart.total` nobody says whether it is called or declared."""
    found = _part(thing)
    return Check("forbid-new", _LISTED, found[1], parameters=(("of", found[0]),)) if found and _is_listed(found[1]) else None


def _part(thing: Thing) -> tuple[str, str] | None:
    name = thing.target or ""
    match = _QUALIFIED.fullmatch(name)
    strange = is_file(name) or thing.technology or lexicon.technology(name.partition(".")[0]) or lexicon.entry(name)
    return (match["owner"], match["part"]) if match and thing.named and not strange else None


def _is_listed(part: str) -> bool:
    """`INFO`, `Custom`: written as members are."""
    return part[:1].isupper()
