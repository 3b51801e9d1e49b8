"""What “it”, “these files” or “new ones” stand for: what the sentence before speaks of, where nothing else could be meant.

Must not decide what is forbidden of it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_BESIDE = ("inside", "source", "means")


def spoken_of(run: Run, earlier: Run, acts: tuple[str, ...]) -> tuple[Thing, ...]:
    """What “it” or “these files” stand for: the pieces of code or paths that the sentence before names, where no other could be meant."""
    phrase = " ".join(lows(run))
    one, many = phrase in lexicon.grammar("pronouns"), phrase in lexicon.grammar("plural_pronouns")
    named = [word for word in earlier if word.literal and not lexicon.at("languages", (word.low,), 0)]
    files = [word for word in named if is_file(word.text)] if "file" in phrase or "director" in phrase or "folder" in phrase else []
    # “pandas stays out of `api/`; it …”
    another = all("/" in word.text for word in named) and any(lexicon.technology(word.text) for word in earlier if not word.literal)
    named = [] if another else files or named
    # “files other than `a.json` …; do not edit them”, “types from `src/types/`; do not write them elsewhere”
    apart = ("unless", "outside", *(("inside", "source") if "create" in acts else ()))
    if (one or many) and any(word.literal for relation, left in cut(earlier)[1] if relation in apart for word in left):
        raise Unread(f"it is not clear what “{phrase}” means beside “{spoken(earlier)}”")
    if not (one or many) or not named or (one and len({word.text for word in named}) > 1):
        return ()
    beside = [word for relation, left in cut(earlier)[1] if relation in _BESIDE for word in left]
    named = [word for word in named if not (many and not files and word in beside)]  # “globals are on via `a.json`; do not import them”
    if not named:
        return ()
    if many and _are_subject(earlier, named):
        return things(tuple(named))[0]
    plain = [word for word in earlier[:earlier.index(named[-1])] if word.sort == "word" and word.low not in ("and", "or", "both", "the")]
    return things(tuple(named))[0] if len(named) == 1 or not plain else ()


def _are_subject(earlier: Run, named: list[Word]) -> bool:
    """“the old clients `a` and `b` are deprecated”: whether all that is named is what the sentence speaks of."""
    end = next((at for at in range(1, len(earlier)) if lexicon.at("be", lows(earlier), at)), 0)
    return len(named) > 1 and all(word in earlier[:end] for word in named)


def mentioned(run: Run, many: bool) -> tuple[Thing, ...]:
    """The last thing that an earlier sentence speaks of, for “new ones”; one alone, or a language, is not “them”."""
    for end in range(len(run), 0, -1):
        for size in (4, 3, 2, 1):
            start = max(0, end - size)
            entry = lexicon.entry(" ".join(word.text for word in run[start:end]))
            one = many and singular(run[end - 1].low) == run[end - 1].low
            if entry and (one or entry.opaque):
                return ()
            if entry:
                behind = next((at for at in range(end, len(run)) if lexicon.at("be", lows(run), at)), len(run))
                name = run[start - 1].text if start and end == len(run) and re.fullmatch(r"\w+", run[start - 1].text) else ""
                named = bool(name) and run[start - 1].literal and not entry.target
                others = all(map(weightless, run[:start - named] + run[end:behind]))
                thing = replace(Thing.of(entry), target=f"*{singular(name)}*", partial=True) if named else Thing.of(entry)
                return (thing,) if others else ()
    return ()
