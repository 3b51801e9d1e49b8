"""What must not come to a thing that has parts: “Card: new variants”, “Props on Modal beyond `size`”, “no `color` prop on Badge”.

Reads a clause as a whole or not at all. Must not read the phrase itself, nor what is said of parts that are there."""

from __future__ import annotations

from functools import cache

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.held import Held, held
from keeper_validate.compile.sentences.parts import DASHES, Part, parts
from keeper_validate.compile.sentences.polarity import asks, forbids, keeps, soft
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_UNTYPED = "of which type a column is, not every declaration tells"
_TAILS = (*DASHES, ";", ".", ",")


def holding(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause about parts that must not come; None where it is about anything else."""
    whole = parts(text)
    if not whole or keeps(clause):
        return None
    label, said, *behind = whole if _is_labelled(whole, clause) else (Part(()), *whole)
    run = _forbidden(said.words, forbids(clause))
    tails = _tails(label, said, behind)
    if run is None or tails is None or (whole[0] is label and not label.words):
        return None
    bare = forbids(clause) and "extension" in clause.key
    if label.words and not bare and _list("fresh").isdisjoint(lows(said.words)):
        return None  # “`default`: default value” says what it is
    found = held(run, label.words, bare)
    return _made(clause, found, next((spoken(tail) for tail in tails if _is_alternative(tail)), None)) if found else None


def _is_labelled(whole: tuple[Part, ...], clause: Clause) -> bool:
    """Whether a name stands before the phrase: “Card: new variants”, and behind a key of extensions “Card - no new variants” as well."""
    opener = whole[1].opener if len(whole) > 1 else ""
    return opener == ":" or (opener in DASHES and "extension" in clause.key and len(whole[0].words) == 1)


def _made(clause: Clause, found: Held, use: str | None) -> Compiled:
    typed = (("type", found.typed),) if found.typed else ()
    of = (("of", ",".join(found.owners)),) if found.owners and (found.names or typed) else ()
    target = ",".join(found.names) or (None if typed else ",".join(found.owners))
    weak = soft(clause)
    check = Check("forbid-new", found.roles, target, excepted=found.spared, use=use, soft=weak or found.doubt is not None,
                  human=asks(clause), parameters=(*typed, *of))
    doubt = found.doubt or ("it only recommends" if weak else _UNTYPED if typed else None)
    return Compiled(clause, (check,), doubt is not None, doubt)


def _forbidden(run: Run, by_key: bool) -> Run | None:
    """What is forbidden, by the key or by the words that the phrase begins with."""
    words = lows(run)
    size = max((size for size in (4, 3, 2, 1) if " ".join(words[:size]) in _list("added" if by_key else "adding")), default=0)
    return run[size:] if size or by_key else None


def _tails(label: Part, said: Part, behind: list[Part]) -> list[Run] | None:
    """What stands behind the phrase: reasons and alternatives; None where it may limit what is said, or name what is meant."""
    asides = [run for part in (label, said, *behind) for _, run in part.asides]
    tails = [part.words for part in behind]
    placed = all(part.opener in _TAILS for part in behind) and not label.asides
    idle = all(_is_alternative(run) or not (_listed(run) or _limits(run)) for run in (*asides, *tails))
    return [*asides, *tails] if placed and idle else None


def _is_alternative(run: Run) -> bool:
    return bool(lexicon.at("alternative", lows(run), 0)) and len(run) > 1


def _listed(run: Run) -> bool:
    """“(`sm`, `md`)”: names alone, which may be those that are meant."""
    return all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run) or len(run) < 2


def _limits(run: Run) -> bool:
    return not _list("limiting").isdisjoint(lows(run))


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(lexicon.mapping("held", name))
