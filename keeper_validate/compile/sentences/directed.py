"""Which way imports lead, drawn with arrows: “dependencies point one way: `cmd/` → `internal/`”, “`ui` → `core`, never the reverse”.

Must not know what an import is."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import folders_of
from keeper_validate.compile.sentences.sides import is_who, plain
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.pathglob import lies_in

_ARROWS = ("→", "->")
_SIGNS = (*_ARROWS, ">")
_DRAWN = re.compile(r"\s+(?:→|->|>)\s+")


def directed(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, with what each of a chain must not import in the place of a chain that is told to be one."""
    said = _spread(said)
    at = next((at for at in range(1, len(said)) if said[at].opener in _ARROWS), 0)
    end = next((end for end in range(at, len(said)) if said[end].opener not in _ARROWS), len(said)) if at else 0
    if not at or any(part.asides for part in said[at - 1:end]):
        return said
    last, behind = _ended(said[end - 1].words)
    tail = behind or (said[end].words if said[end:] and said[end].opener in (",", ";", ".", *DASHES) else ())
    chain = [trimmed(part.words) for part in said[at - 1:end - 1]] + [last]
    led, back = at == 2 and said[1].opener == ":" and _leads(said[0].words), _is_never_back(tail)
    layered = at == 2 and said[1].opener == ":" and back and _speaks_of_it(said[0].words)
    if not (led or layered or (at == 1 and back)) or not all(is_who(one) or (led and _is_name(one)) for one in chain):
        return said
    rest = said[end + 1:] if tail and not behind and _is_never_back(tail) else said[end:]
    place = _place(said[0].words) if at == 2 else ()
    rules = tuple(Part(_not_back(one, chain[:index], place), "." if index > 1 else "") for index, one in enumerate(chain) if index)
    return (*rules, *rest)


def _spread(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts with a chain as parts of its own that stands in one piece of code, behind “the order is”, or in parentheses."""
    for at, part in enumerate(said):
        run = part.asides[0][1] if len(part.asides) == 1 and part.asides[0][0] == len(part.words) else part.words
        led = part.words if run is not part.words else ()
        if not led and (is_at := next((index for index in range(2, len(run)) if lexicon.at("drawn", lows(run), index - 1)), 0)):
            led, run = (run[:is_at - 1], run[is_at:]) if _leads(run[:is_at - 1]) else ((), run)
        chain = _links(run)
        if len(chain) > 1 and _speaks_of_it(led or said[at - 1].words):
            opener = part.opener if not led else ":"
            parts = tuple(Part(one, _ARROWS[0] if index else opener) for index, one in enumerate(chain))
            return (*said[:at], *((Part(led, part.opener),) if led else ()), *parts, *said[at + 1:])
        if led and run is not part.words and len(said) > at + 1 and said[at + 1].opener in _ARROWS and not part.asides:
            return (*said[:at], Part(led, part.opener), Part(run, ":"), *said[at + 1:])
    return said


def _links(run: Run) -> list[Run]:
    """What a chain ties: of `a -> b -> c` in one piece of code, and of words with the sign between them."""
    if len(run) == 1 and run[0].literal:
        pieces = [piece.strip() for piece in _DRAWN.split(run[0].text)]
        return [(Word(piece, "code"),) for piece in pieces] if all(pieces) else []
    ends = [at for at, word in enumerate(run) if word.sort == "mark" and word.text in _SIGNS]
    return [run[start:end] for start, end in zip([0, *(at + 1 for at in ends)], [*ends, len(run)], strict=True)] if ends else []


def _ended(run: Run) -> tuple[Run, Run]:
    """The last of a chain, and what is said of its way behind a comma."""
    at = next((at for at, word in enumerate(run) if word.sort == "mark" and word.text == ","), len(run))
    return trimmed(run[:at]), trimmed(run[at:])


def _leads(run: Run) -> bool:
    """“dependencies flow one way”, “dependency direction”."""
    words = lows(run)
    listed = any(lexicon.at("import_order", words, at) for at in range(len(words)))  # how a file sorts them
    return not listed and _speaks_of_it(run) and any(lexicon.at("one_way", words, at) for at in range(len(words)))


def _speaks_of_it(run: Run) -> bool:
    return any(lexicon.at("tie_flow", lows(run), at) for at in range(len(run)))


def _is_name(run: Run) -> bool:
    """`web`, api-client: one of a chain of imports is a part of the code, whatever it is called."""
    return len(run) == 1 and re.fullmatch(r"[a-z@][\w\-/@.]*", run[0].text) is not None


def _is_never_back(run: Run) -> bool:
    return bool(run) and lexicon.at("never_back", lows(run), 0) == len(run)


def _place(lead: Run) -> Run:
    """“In `apps/web/src` the order is”: where all of a chain lies."""
    return lead[:2] if lead[:1] and lead[0].low in ("in", "inside", "within", "under") and lead[1:2] and lead[1].literal else ()


def _not_back(one: Run, before: list[Run], place: Run) -> Run:
    """“Y must not import X”, with all that stand before it in the chain. What lies in a folder of theirs is theirs, whatever its name."""
    listed = [word for other in before for word in (Word(",", "mark"), *other)][1:]
    top = f"{place[1].text.strip('/')}/" if place else ""
    theirs = dict.fromkeys(f"{top}{glob}" for other in before for glob in _folders(other))
    spared = [word for glob in theirs for word in (Word(",", "mark"), Word(glob, "code"))][1:]
    return (*one, *place, *plain("must not import"), *listed, *((*plain("except in"), *spared) if spared else ()))


def _folders(one: Run) -> tuple[str, ...]:
    """The folders of a part that may lie in another's: a path is one place."""
    if any("/" in word.text for word in one):
        return ()
    if len(one) != 1:
        return tuple(glob for glob in folders_of(one) if glob.startswith("**/") and glob.endswith("/**"))
    known = tuple(glob for glob in folders_of(one) if glob.startswith("**/") and lies_in(f"{one[0].text}/x", (glob,)))
    return known or (f"**/{one[0].text}/**",)
