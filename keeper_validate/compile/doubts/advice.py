"""Sentences under a key that forbids which say what to do, or how things are, and leave it open what is forbidden.

“Use migrations.” is what to do instead of something; “Use migrations” is one thing more that must not be done. Must not know the key."""

from __future__ import annotations

import re

from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_SENTENCE = re.compile(r"\w[`()>\"'\]*_]*[.!]\s*$")
_FAULTS = (("error",), ("violation",), ("bug",), ("mistake",), ("smell",))
_RULING = ("never", "no", "must", "should", "only", "forbidden", "nobody")


def advice(text: str, said: tuple[Part, ...]) -> str | None:
    """Why a line under a key that forbids need not be forbidden; None where it names what must not be."""
    spoken_of = [part for part in said if part.words]
    runs = [run for part in spoken_of for run in (part.words, *(aside for _, aside in part.asides))]
    if not spoken_of or any(_rules(run) for run in runs) or any(read(part.words).marked for part in spoken_of):
        return None
    first, others = spoken_of[0].words, spoken_of[1:]
    told = bool(_SENTENCE.search(text)) or any(part.opener == "." for part in others)
    sampled = bool(others) and others[0].opener == ":" and any(word.literal for word in others[0].words)
    if _is_identified(first):
        return "the sentence tells how things are, and states no rule"
    if first[0].sort != "word" or any(map(_offers, others)) or any(map(_offered_beside, spoken_of)):
        return None
    if first[0].low in lexicon.grammar("preserving"):
        return "it is not clear whether it must not be kept, or what must be"
    if first[0].low in lexicon.grammar("advising"):
        return "it is not clear whether it must not be done, or is what to do instead" if told or sampled else None
    return "the sentence tells how things are, and states no rule" if told and _tells(first) else None


def _rules(run: Run) -> bool:
    words = lows(run)
    return "nowhere" in words or any(lexicon.at(name, words, at) for name in _RULING for at in range(len(words)))


def _is_identified(run: Run) -> bool:
    """“`src/main.ts` is the composition root”: what a name is."""
    size = lexicon.at("be", lows(run), 1) if run[0].literal else 0
    return size > 0 and lexicon.at("articles", lows(run), 1 + size) > 0 and lows(run[-1:]) not in _FAULTS


def _offers(part: Part) -> bool:
    """“Use `any` (use `unknown`).”: what is to be done in place of what the line begins with."""
    instead = any(lexicon.at("alternative", lows(part.words), at) for at in range(len(part.words)))
    return instead or (part.opener != ":" and verb_of(part.words, ("use", "require"))[1] > 0)


def _offered_beside(part: Part) -> bool:
    return any(verb_of(run, ("use", "require"))[1] for _, run in part.asides)


def _tells(run: Run) -> bool:
    words = lows(run)
    pronoun = lexicon.at("pronouns", words, 0) or lexicon.at("plural_pronouns", words, 0)
    gerund = words[0].endswith("ing")
    is_state = any(lexicon.at("be", words, at) for at in range(1, len(words)))
    return bool(pronoun) or (not gerund and (is_state or bool(doing(run))))
