"""Places and layers that a sentence speaks of once more without their name: “`src/old/` is deprecated: do not add files to it”.

Must not decide what is forbidden or demanded there."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.pronoun_thing import named_again
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_LEADING = frozenset({"to", "in", "into", "inside", "under", "from"})
_WITHIN = frozenset({"in", "inside", "under", "within", "below"})
_THERE = frozenset({"there", "here"})
_THIS = frozenset({"this", "that"})


def spoken_out(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, with the place itself where one only points back to a part before it."""
    out: list[Part] = []
    for part in (one for whole in found for one in _apart(whole)):
        place = _spoken_of(out[-1].words) or _lain_in(out[-1], part) if out else None
        said = _pointed(part.words, place) if place else part.words
        if place and said != part.words and lows(out[-1].words[:1]) == ("treat",):
            out[-1] = replace(out[-1], words=(place, Word("is", "word"), *out[-1].words[3:]))
        said = said if place or not out else _folder_pointed_at(part.words, found[0].words)
        them = _them(said, out[-1]) if out else ()
        out.append(replace(part, words=(*them, *said[1:]) if them else said))
    return named_again(tuple(out))


def _apart(part: Part) -> tuple[Part, ...]:
    """“`src/old/` is deprecated, never import from it” as two sentences."""
    words = lows(part.words)
    at = next((at for at in range(2, len(words) - 2) if words[at] == "," and lexicon.at("never", words, at + 1)), 0)
    place = _spoken_of(part.words[:at]) if at and not part.asides else None
    behind = part.words[at + 1:]
    told = place is not None and _pointed(behind, place) != behind
    return (replace(part, words=part.words[:at]), Part(behind, ";")) if told else (part,)


def _spoken_of(run: Run) -> Word | None:
    """The one folder or file of which a part says how it is: “`src/old/` is legacy”, “treat `src/old/` as frozen”."""
    words = lows(run)
    at = 1 if words[:1] == ("treat",) else 0
    rest = words[at + 1:]
    said = rest[:1] == ("as",) if at else any(lexicon.at("be", rest, index) for index in range(min(2, len(rest))))
    alone = sum(word.literal for word in run) == 1 and len(run) > at and run[at].literal and "/" in run[at].text
    return run[at] if alone and said else None


def _lain_in(before: Part, part: Part) -> Word | None:
    """The one folder that a part tells of at its end, where the next says “there”: “old scripts lie in `attic/`; add none there”."""
    run = before.words
    at = next((at for at in range(1, len(run)) if run[at].literal), 0)
    alone = sum(word.literal for word in run) == 1 and "/" in run[at].text and run[at - 1].low in _LEADING
    barred = any(lexicon.at(name, lows(run), index) for name in ("never", "no") for index in range(len(run)))
    return run[at] if alone and not barred and not before.asides and lows(part.words[-1:]) == ("there",) else None


def _pointed(run: Run, place: Word) -> Run:
    """“do not add files to it” with the place in it."""
    words = lows(run)
    barred = lexicon.at("never", words, 0) or lexicon.at("soft_never", words, 0)
    if not barred or any(word.literal for word in run):
        return run
    if words[-1] in _THERE:
        return (*run[:-1], Word("in", "word"), place)
    if words[-1] != "it" or len(words) < 3 or words[-2] not in _LEADING:
        return run
    other = words.index("or") if "or" in words else len(run) - 2  # “add files or move code into it”
    return (*run[:other], *run[-2:-1], place)


def _them(run: Run, before: Part) -> Run:
    """Whom “they must not import React” speaks of, behind a sentence about one layer and nobody else."""
    words = lows(run)
    barred = any(lexicon.at("never", words, at) or lexicon.at("must", words, at) for at in (1, 2) if at < len(words))
    return _layer_spoken_of(before.words) if words[:1] == ("they",) and barred and not before.asides else ()


def _layer_spoken_of(run: Run) -> Run:
    """The layer that a sentence begins with, where it tells of no other: “controllers are thin”."""
    size = next((size for size in (3, 2, 1) if len(run) > size and _is_layer(run[:size])), 0)
    behind = run[size:]
    return run[:size] if size and not any(_is_layer(behind[at:at + 1]) for at in range(len(behind))) else ()


def _is_layer(run: Run) -> bool:
    layer = layer_of(run)
    return layer is not None and layer.name != "everything"


def _folder_pointed_at(run: Run, label: Run) -> Run:
    """“`src/ui/` — shared parts. Add new components to this folder” with the folder that the clause begins with."""
    words = lows(run)
    told = len(label) == 1 and label[0].literal and label[0].text.endswith("/") and not any(word.literal for word in run)
    if told and words[-1:] == ("it",) and words[-2:-1] and words[-2] in _WITHIN and lexicon.at("never", words, 0):
        return (*run[:-1], label[0])  # “`vendor/` — of others. Never edit anything under it”
    points = len(words) > 3 and words[-3] in _LEADING and words[-2] in _THIS and lexicon.at("folder_nouns", words, len(words) - 1) == 1
    return (*run[:-2], label[0]) if told and points else run
