"""The sentences of a clause each by itself: names that are told in a list of notes, and what the reading of the whole has left out.

Must not read a sentence itself."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.clause import DESCENT, Check, Clause, Compiled
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.values import replace

# A clause of more sentences is a text, of which a few are rules.
_MOST = 4
_END = re.compile(r"(?<=[\w`)])[;.]\s+(?=[\w`@])(?![^(]*\))(?!(?:[^`]*`[^`]*`)*[^`]*`[^`]*$)")
_Reading = Callable[[Clause, str], Compiled]


def severally(whole: Compiled, text: str, read: _Reading) -> Compiled:
    """What was read of a clause, with the names that its other sentences tell, or a word on what they forbid that nothing holds."""
    pieces = [piece for piece in _END.split(text) if piece.strip()]
    if len(pieces) < 2 or len(pieces) > _MOST:
        return whole
    each = [read(whole.clause, piece) for piece in pieces]
    if all(made.checks and all(check.op == "require-shape" for check in made.checks) for made in each):
        checks = tuple(dict.fromkeys(check for made in each for check in made.checks))
        return Compiled(whole.clause, checks, any(made.partial for made in each), next((made.why for made in each if made.why), None))
    if not whole.checks:
        return _of_all(pieces, each) or whole
    left = next((piece for piece, made in zip(pieces, each, strict=True) if _is_left(made, whole) and not _is_offered(piece, pieces)), None)
    return whole if left is None or whole.why else replace(whole, partial=True, why=f"“{left.strip(' .')}” is left to a reviewer")


def _of_all(pieces: list[str], each: list[Compiled]) -> Compiled | None:
    """What one sentence asks of each of a kind, where the others say nothing that can be read: “Fast. Every component uses `x`.”"""
    asked = (made for piece, made in zip(pieces, each, strict=True) if _quantifies(piece))
    found = next((made for made in asked if made.checks and all(map(_is_of_each, made.checks))), None)
    return replace(found, partial=True, why=found.why or "the other sentences are left to a reviewer") if found else None


def _quantifies(piece: str) -> bool:
    low = lows(words(piece))
    return any(lexicon.at("every", low, at) for at in range(len(low)))


def _is_of_each(check: Check) -> bool:
    """Whether a check asks something of each new thing, and not of the whole work."""
    brings = check.op == "require-companion" and not {"token", "import"} & {*check.kinds}
    return brings or (check.op == "require-use" and bool(check.use or check.when)) or DESCENT in check.parameters


def _is_left(made: Compiled, whole: Compiled) -> bool:
    """Whether a sentence that would block by itself has no part in what was read of the whole."""
    held = {_meant(check) for check in whole.checks}
    return any(not check.soft for check in made.checks) and held.isdisjoint(map(_meant, made.checks))


def _is_offered(piece: str, pieces: list[str]) -> bool:
    """“use `B`” behind “no `A`”: what is to be used in its place."""
    return piece is not pieces[0] and bool(lexicon.at("alternative", lows(words(piece)), 0))


def _meant(check: Check) -> tuple[str, ...]:
    name = check.technology or check.target
    return (name,) if name else check.kinds
