"""Verbs at the head of a phrase, by what they do to a thing. Must not know what stands around them."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon

FORBIDDEN_ACTS = ("appear", "access", "create", "import", "remove", "change", "store", "contain", "use")


def verb_of(run: Run, classes: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """The classes of the verbs a run starts with (`create, modify or delete X`), and how many words they take."""
    words = lows(run)
    acts: list[str] = []
    index = 0
    while index < len(run):
        size, act = max(((lexicon.verb_at(act, words, index), act) for act in classes), key=lambda pair: pair[0])
        if not size or run[index].sort != "word":
            break
        acts.append(act)
        index += size
        joined = index
        while joined < len(run) and words[joined] in ("and", "or", ",", "/", "nor"):
            joined += 1
        if joined == index or joined == len(run):
            break
        if lexicon.technology(words[index - 1]) and not any(lexicon.verb_at(act, words, joined) for act in classes):
            return tuple(dict.fromkeys(acts[:-1])), index - size  # “never fetch, and …”: what is used, and no deed
        index = joined
    return tuple(dict.fromkeys(acts)), index


def skip(run: Run, name: str) -> Run:
    words = lows(run)
    index = 0
    while index < len(run) and run[index].sort == "word" and lexicon.at(name, words, index) and words[index] not in ("a", "an", "any"):
        index += 1
    return run[index:]


def named_when(run: Run) -> Run:
    """“when naming files”, “when creating new files”: what gets its name then."""
    size = 1 if run and run[0].low == "naming" else verb_of(run, ("create",))[1]
    return run[size:] if size and run[0].low.endswith("ing") else ()


def done_with(run: Run, classes: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """What is done, as `verb_of` tells it; “syncing with `useEffect`” is a use of what stands behind “with”."""
    acts, size = verb_of(run, classes)
    means = bool(size) and {"with", "via", "using", "through"} & {word.low for word in run[size:size + 1]}
    return ("use",) if means else acts, size
