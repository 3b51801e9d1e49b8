"""What hangs on something forbidden and is known beside it: “a second HTTP client next to axios”, “field injection via `@Autowired`”.

Must not read what says where or when a rule holds."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Around, lows
from keeper_validate.compile.sentences.contrast import technologies
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_BESIDE = ("alongside", "unless", "outside", "as")


def kept(found: tuple[Thing, ...], around: Around) -> tuple[Around, tuple[str, ...]]:
    """What hangs on things without what is said to stay beside them, and the technologies that are."""
    families = {name for thing in found if thing.family for name in lexicon.rivals_of(thing.family)}
    spared: tuple[str, ...] = ()
    rest: Around = ()
    for relation, run in around:
        named = tuple(name for piece in items(run) if (name := lexicon.technology(" ".join(word.text for word in piece))))
        sourced = relation == "alongside" and not home_words("sources").isdisjoint(lows(run))
        if sourced and found and all(thing.kinds == ("file",) for thing in found):
            raise Unread(f"structure does not show which of them stand beside “{spoken(run)}”")
        if relation in _BESIDE and named and len(named) == len(items(run)) and set(named) <= families:
            spared += technologies([run])
        elif relation != "means" or not _is_told_already(found, tuple(word.text for word in run)):
            rest = (*rest, (relation, run))
    return rest, spared


def _is_told_already(found: tuple[Thing, ...], texts: tuple[str, ...]) -> bool:
    """Whether code that stands there is what the thing before it is known by."""
    targets = {target for thing in found for target in (thing.target or "").split(",")}
    return bool(texts) and {*texts} <= targets
