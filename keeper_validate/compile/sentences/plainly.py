"""Turns of phrase that say what a plainer one says, put in its place: “comes with” is “has”.

Must not know what the words around them mean."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.import_forms import written_out
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word

_PLAIN = (("bringing", "have"), ("bearing", "use"))


def plainly(run: Run) -> Run:
    """A part in plainer words."""
    return _left(_sourced(_brought(_across(_housed(_lasting(written_out(run)))))))


def _housed(run: Run) -> Run:
    """A part without “nowhere else”, which of what is used somewhere says that it is used there alone."""
    words = lows(run)
    end = next((index for index in range(1, len(run)) if lexicon.at("elsewhere", words, index) == len(run) - index), len(run))
    used = end < len(run) and any(verb_of(run[index:], ("use", "access", "import"))[1] for index in range(1, end))
    return (*run[:end], Word("only", "word")) if used else run[:end]


def _left(run: Run) -> Run:
    """“leave X untouched” as “X must stay unchanged”, where nothing stands behind it."""
    words = lows(run)
    at = next((index for index in range(2, len(run)) if lexicon.at("left", words, index) == len(run) - index), 0)
    leaving = at and lexicon.at("leaving", words, 0)
    return (*run[leaving:at], Word("must", "word"), Word("stay", "word"), Word("unchanged", "word")) if leaving else run


def _sourced(run: Run) -> Run:
    """“all icons come from X” as “all icons must come from X”."""
    words = lows(run)
    at = next((index for index in range(1, len(run) - 1) if lexicon.at("sourcing", words, index)), 0)
    every = at and lexicon.at("every", words, 0) and not any(lexicon.at(name, words, i) for name in ("must", "should") for i in range(at))
    return (*run[:at], Word("must", "word"), *run[at:]) if every else run


def _brought(run: Run) -> Run:
    """“ships with a story”, “must be annotated with `@X`” as “has a story”, “must use `@X`”: only where somebody is told of before it."""
    words, index = lows(run), 0
    out: list[Word] = []
    while index < len(run):
        sizes = {verb: lexicon.at(name, words, index) for name, verb in _PLAIN} if out and run[index].sort == "word" else {}
        verb = max(sizes, key=lambda one: sizes[one], default="")
        out.append(Word(verb, "word") if sizes.get(verb) else run[index])
        index += max(sizes.get(verb, 0), 1)
    return tuple(out)


def _lasting(run: Run) -> Run:
    """A part without “at the moment”, “under any circumstances” and their like."""
    words, out, index = lows(run), [], 0
    while index < len(run):
        size = lexicon.at("fading", words, index)
        out += [] if size else [run[index]]
        index += max(size, 1)
    return tuple(out) or run


def _across(run: Run) -> Run:
    """“cross-feature imports” and “import across features” as imports of other features."""
    out: list[Word] = []
    for word in run:
        noun = word.low.removeprefix("cross-") if word.sort == "word" else ""
        first, to, last = word.low.partition("-to-")
        noun = first if to and first == last else noun
        if noun != word.low and noun and pairs.sibling(noun):
            out += [Word("other", "word"), Word(noun, "word")]
        elif noun and pairs.sibling(noun) and lows(tuple(out[-1:])) == ("across",) and verb_of(tuple(out[-2:-1]), ("import",))[1]:
            if out[-2].low == "imports":
                out[-2:] = [Word("other", "word"), word, out[-2]]
            else:
                out[-1:] = [Word("other", "word"), word]
        else:
            out.append(word)
    return tuple(out)
