"""Which way imports lead, drawn with arrows: “dependencies point one way: `cmd/` → `internal/`”, “`ui` → `core`, never the reverse”.

Must not know what an import is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.sides import is_who, plain
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_ARROWS = ("→", "->")


def directed(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, with what each of a chain must not import in the place of a chain that is told to be one."""
    at = next((at for at in range(1, len(said)) if said[at].opener in _ARROWS), 0)
    end = next((end for end in range(at, len(said)) if said[end].opener not in _ARROWS), len(said)) if at else 0
    if not at or any(part.asides for part in said[at - 1:end]):
        return said
    last, behind = _ended(said[end - 1].words)
    tail = behind or (said[end].words if said[end:] and said[end].opener in (",", ";", ".", *DASHES) else ())
    chain = [trimmed(part.words) for part in said[at - 1:end - 1]] + [last]
    told = (at == 2 and said[1].opener == ":" and _leads(said[0].words)) or (at == 1 and _is_never_back(tail))
    if not told or not all(map(is_who, chain)):
        return said
    rest = said[end + 1:] if tail and not behind and _is_never_back(tail) else said[end:]
    rules = tuple(Part(_not_back(one, chain[:index]), "." if index > 1 else "") for index, one in enumerate(chain) if index)
    return (*rules, *rest)


def _ended(run: Run) -> tuple[Run, Run]:
    """The last of a chain, and what is said of its way behind a comma."""
    at = next((at for at, word in enumerate(run) if word.sort == "mark" and word.text == ","), len(run))
    return trimmed(run[:at]), trimmed(run[at:])


def _leads(run: Run) -> bool:
    """“dependencies flow one way”, “dependency direction”."""
    words = lows(run)
    return any(lexicon.at("tie_flow", words, at) for at in range(len(words))) and any(
        lexicon.at("one_way", words, at) for at in range(len(words))
    )


def _is_never_back(run: Run) -> bool:
    return bool(run) and lexicon.at("never_back", lows(run), 0) == len(run)


def _not_back(one: Run, before: list[Run]) -> Run:
    """“Y must not import X”, with all that stand before it in the chain."""
    listed = [word for other in before for word in (Word(",", "mark"), *other)][1:]
    return (*one, *plain("must not import"), *listed)
