"""Whether a phrase asks people for their consent. Must not know what it would lift."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_BEHIND = ("approval", "consulting", "asked", "inside", "source", "means", "purpose", "condition", "as", "be", "adverbs")


def approval(run: Run) -> bool:
    """Whether a phrase asks for the consent of people: no mere need (“unless necessary”), and no thing (“request validation”)."""
    words = lows(run)
    sizes = ((index, lexicon.at("approval", words, index)) for index in range(len(run)) if words[index] not in lexicon.grammar("needless"))
    return any(size and _is_last(words, index + size) for index, size in sizes)


def _is_last(words: tuple[str, ...], at: int) -> bool:
    """Whether the noun of a phrase stands before an index, if things are called after it: behind it come people, or what hangs on it."""
    plain = words[at - 1] not in lexicon.grammar("lending_names") or at == len(words) or not words[at].isalpha()
    return plain or any(lexicon.at(name, words, at) for name in _BEHIND)


def recorded(around: Around) -> Around:
    """“without approval in the plan”, “without an ADR in `docs/adr/`”: where the consent stands, and not what it is asked for."""
    out: list[tuple[str, Run]] = []
    for relation, run in around:
        before = out[-1] if out else ("", ())
        if relation == "inside" and before[0] in ("unless", "without") and approval(before[1]) and _is_written_down(run):
            out[-1] = (before[0], (*before[1], Word("in", "word"), *run))
        else:
            out.append((relation, run))
    return tuple(out)


def _is_written_down(run: Run) -> bool:
    """Whether a place is one of texts for people, or no part of the code by its words: “the plan”, `docs/adr/`, but not “routes”."""
    texts = lexicon.grammar("written_records")
    strange = (word for word in run if texts.isdisjoint(re.split(r"[^a-z]+", word.low)))
    return not any(word.literal or lexicon.entry(word.low) or lexicon.layer(word.low) for word in strange)
