"""Places and files in parentheses as words of the sentence around them: “no modals (in `src/ui`)”, “new routes need a test (`tests/`)”.

Must not know what the sentence means."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

FORBIDDING = ("no", "never", "soft_never", "banning")
PLACING = frozenset({("in",), ("inside",), ("within",), ("outside",), ("under",), ("on",)})


def joins(word: Word) -> bool:
    """Whether a word only joins others of a list."""
    return word.sort == "mark" or (word.sort == "word" and word.low in ("and", "or"))


def placed(part: Part, forbidden: bool) -> Part:
    """“no modals (in `src/ui`)”: a place in parentheses behind what is forbidden, by its words or its key, as if none stood around it;
    “enums (in `src/a/` and `src/b/`) are closed”: one that is spelled out, wherever it stands."""
    part = _brought(part)
    told = next((pair for pair in part.asides if _is_spelled_out(pair[1])), None)
    if told is not None and told[0]:
        at, run = told
        asides = tuple((index + len(run) if index > at else index, one) for index, one in part.asides if one is not run)
        return placed(replace(part, words=part.words[:at] + run + part.words[at:], asides=asides), forbidden)
    at, last = part.asides[-1] if part.asides else (0, ())
    words = lows(part.words)
    said = (*FORBIDDING, "forbidden")
    forbids = forbidden or any(lexicon.at(name, words, index) for name in said for index in range(len(words)))
    if not forbids or at < len(words) or lows(last[:1]) not in PLACING:
        return part
    return replace(part, words=part.words + last, asides=part.asides[:-1])


def _brought(part: Part) -> Part:
    """“new routes need a test (`tests/`)”: where that lies which has to come along, and not what it comes along with; its files by a
    pattern (`*.stories.tsx`) are what it is called."""
    start = next((at for at in range(1, len(part.words)) if verb_of(part.words[at:], ("accompany",))[1]), len(part.words))
    behind = [pair for pair in part.asides if pair[0] > start and all(word.literal and is_file(word.text) for word in pair[1])]
    if not behind:
        return part
    at, run = behind[-1]
    told = (Word("in", "word"), *run) if at == len(part.words) and not any("*" in word.text for word in run) else ()
    return replace(part, words=part.words + told, asides=tuple(pair for pair in part.asides if pair not in behind))


def _is_spelled_out(run: Run) -> bool:
    """“in `src/a/` and `src/b/`”: nothing but paths, and the word that says how things lie to them."""
    size = 2 if lows(run[:2]) == ("outside", "of") else int(lows(run[:1]) in PLACING)
    paths = [word for word in run[size:] if not joins(word)]
    return size > 0 and bool(paths) and all(word.literal and ("/" in word.text or is_file(word.text)) for word in paths)
