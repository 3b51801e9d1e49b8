"""What may only grow, said as a deed: “values may only be appended”, “new ones are added at the end”.

Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import skip, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_STATE = (Word("be", "word"), Word("append-only", "word"))


def only_grown(run: Run) -> Statement | None:
    """The statement that its subject only grows, or None where a part says nothing of the kind."""
    for index in range(1, len(run)):
        if run[index].sort == "word" and (_is_only(run[index:]) or _is_behind(run[index:])):
            return Statement("must", subject=_whole(run[:index]), object=_STATE)
    size = max(verb_of(run, ("create",))[1], lexicon.at("appending", lows(run), 0))
    end = next((index for index in range(size + 1, len(run)) if _ends(run[index:])), 0) if size else 0
    added = without(run[size:end], "articles", "newness")
    if len(added) == 1 and added[0].text.isupper():
        return None  # “add `PAUSED` at the end”: what is added, and not what it is added to
    return Statement("must", subject=_whole(run[size:end]), object=_STATE) if end else None


def _is_only(run: Run) -> bool:
    """“may only be appended”, “can only grow, never shrink”."""
    words = lows(run)
    size = max(lexicon.at(name, words, 0) for name in ("licence", "must", "should"))
    only = lexicon.at("only", words, size)
    if not only:
        return False
    size += only + lexicon.at("be", words, size + only)
    grown = lexicon.at("grown", words, size)
    return bool(grown) and (not run[size + grown:] or _ends(run[size + grown:]))


def _is_behind(run: Run) -> bool:
    """“are added at the end”, “must always go last”."""
    words = lows(run)
    size = max(lexicon.at(name, words, 0) for name in ("must", "should"))
    size += lexicon.at("be", words, size)
    size += max(lexicon.at(name, words, size) for name in ("only", "adverbs"))
    put = lexicon.at("put_behind", words, size)
    going = lexicon.at("going", words, 0) if not size else 0
    return bool((size and put) or going) and _ends(run[size + (put or going):])


def _ends(run: Run) -> bool:
    """“at the end”, with nothing behind it."""
    words = lows(run)
    size = lexicon.at("at_the_end", words, 0)
    size += lexicon.at("only", words, size) if size else 0
    return bool(size) and size == len(run)


def _whole(run: Run) -> Run:
    """“new enum values” as the enum's values, of whatever age."""
    return skip(skip(run, "articles"), "newness")
