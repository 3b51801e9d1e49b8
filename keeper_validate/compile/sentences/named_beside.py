"""Names in parentheses behind the sort of thing that they are: “the webhook enums (`A`, `B`) stay as they are”.

Must not know what is said about them, but that it is said of things that are there: of new ones, such a name is what to use instead."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.values import replace

_NAME = re.compile(r"[A-Za-z_]\w*(?:(?:\.|::)\w+)*")
_ROUTE = re.compile(r"(?:[A-Z]+ )?/\S*")
_CALLED = frozenset({
    "column", "enum", "table", "schema", "service", "store", "hook", "component", "event", "error_type", "auth_service", "env_var", "route",
    "file",
})
_STANDING = frozenset({"change", "remove"})
_USING = frozenset({"use", "import", "access"})


def named_beside(found: tuple[Thing, ...], run: Run, acts: tuple[str, ...], asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    """The things that parentheses name where they spell out one sort of things, which may be called by anything; `run` is how the sort is
    told, `acts` what must not be done with it."""
    main = found[0] if len(found) == 1 else None
    told = main is not None and not (main.named or main.technology or main.family or main.primitive)
    if main is None or not told or not {*main.kinds} <= _CALLED or main.facet not in (None, "column"):
        return found
    used = bool(acts) and {*acts} <= _USING
    if not (acts and {*acts} <= _STANDING) and not (_are_all(main) and (used or lows(run[:1]) == ("the",))):
        return found
    for aside in asides:
        names = [word for word in aside if word.sort != "mark" and word.low not in ("and", "or")]
        if names and all(word.literal and _may_be(main.kinds, word.text) for word in names):
            return tuple(replace(main, target=f"/^{word.text}$/" if main.facet else word.text, named=True, partial=False) for word in names)
    return found


def _may_be(kinds: tuple[str, ...], text: str) -> bool:
    """Whether things of the kinds can be called so."""
    if kinds == ("file",):
        return is_file(text)
    return (_ROUTE if kinds == ("route",) else _NAME).fullmatch(text) is not None


def _are_all(main: Thing) -> bool:
    """“do not use the enums (`A`, `B`)”: whether nothing but the noun tells which of them are meant."""
    return not (main.target or main.new or main.other or main.direct or main.partial or main.unsaid)
