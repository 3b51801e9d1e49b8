"""Targets for the compiler: sentences made of the lexicon's own words, and mutated real ones. Must not know what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fuzzing import inputs
from fuzzing.target import Bits, Target
from keeper_validate import shipped
from keeper_validate.clause import OPS, Clause, Compiled
from keeper_validate.compile import compile_clause
from keeper_validate.compile.describe import describe
from keeper_validate.compile.explicit import EXTRA_KINDS, KEYS
from keeper_validate.element import KINDS

_FIELDS = ("forbidden", "constraints", "reuse", "removals", "allowed")
_NAMES = ("Modal", "src/**", "`useX`", "user_status", "AuthService.login", "GET /a",
          "*Service", "/^use[A-Z]/", "{stem}.test.ts", "3", '"a b"', "é")
_LEXICON = ("nouns", "verbs", "grammar", "technologies", "families", "primitives", "companions", "shapes", "layers", "spelling", "codes",
            "constructs")
_MARKS = (",", " and ", " or ", ": ", " (", ") ", "; ", " - ", ". ", " => ", "/", " / ", "'s ", " — ")
# Past this a fault would tell nothing of a clause that anybody writes.
_LONGEST = 400


@cache
def words() -> tuple[str, ...]:
    """Every wording that the lexicon has, and its keys."""
    found: dict[str, None] = {}
    for name in _LEXICON:
        found |= dict.fromkeys(_texts(shipped.data(f"rules/lexicon/{name}")))
    return tuple(one for one in found if len(one) < 40)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


def _compiled(text: str, field: str) -> Compiled:
    found = compile_clause.__wrapped__(Clause("c[0]", field, text, "keeper/decisions/001-x.yaml", 1, field))
    assert found.checks or found.why, "a clause with neither checks nor a reason"
    assert bool(found.checks) == bool(describe(found)), "checks without a description, or a description without checks"
    return found


def sentence(bits: Bits) -> str:
    """A sentence of the lexicon's words, well-formed or not."""
    lexicon, parts = words(), list[str]()
    for _ in range(1 + bits.below(9)):
        parts.append(_NAMES[bits.below(len(_NAMES))] if bits.below(5) == 0 else lexicon[bits.below(256) * len(lexicon) // 256])
        parts.append(_MARKS[bits.below(len(_MARKS))] if bits.below(4) == 0 else " ")
    return "".join(parts).strip()


def _made(data: bytes) -> object:
    bits = Bits(data)
    return _compiled(sentence(bits), bits.one(_FIELDS))


def _written(data: bytes) -> object:
    bits = Bits(data)
    kinds = "|".join(bits.one(KINDS + EXTRA_KINDS) for _ in range(1 + bits.below(2)))
    keys = " ".join(f"{bits.one(KEYS)}:{bits.one(_NAMES) if bits.below(3) else bits.text()}" for _ in range(bits.below(4)))
    return _compiled(f"Because => {bits.one(OPS)} {kinds} {bits.one(_NAMES) if bits.below(2) else bits.text()} {keys}", "forbidden")


def _real(data: bytes) -> object:
    field, _, text = data[:_LONGEST].decode("utf-8", "replace").partition("\t")
    return _compiled(text, field if field in _FIELDS else "forbidden")


def _begin() -> tuple[bytes, ...]:
    return tuple(f"{field}\t{text}".encode("utf-8", "surrogateescape") for field, text in inputs.clauses())


TARGETS = (
    Target("clauses made of the lexicon", _made, lambda: (), raw=True),
    Target("clauses behind =>", _written, lambda: (), raw=True),
    Target("real clauses, mutated", _real, _begin),
)
