"""What one part of the code alone has to do with another: “X is the only module that imports Y”, “Y is private to X”, “Y never leaves X”.

Must not know what an import is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without_last
from keeper_validate.compile.sentences.sides import are_places, deed_of, divided, kept_to, plain
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_BY = frozenset({"in", "by", "from", "inside", "within", "through", "via"})
_THE_ONLY = (("the", "only"), ("the", "sole"), ("the", "single"), ("the", "one"))


def reserved(run: Run) -> Run:
    """A part that says so, as “only X may use Y”."""
    return _of_the_only(run) or _of_only(run) or _of_the_confined(run)


def _of_the_only(run: Run) -> Run:
    """“X is the only module that may import Y”, “X is the one place allowed to touch Y”."""
    words = lows(run)
    for at in range(1, len(run) - 3):
        if words[at] not in ("is", "are", "remains", "stays") or words[at + 1:at + 3] not in _THE_ONLY:
            continue
        rest = run[at + 3:]
        named = next((end for end in (1, 2) if lexicon.at("sole_ones", lows(rest), end - 1)), 0)
        rest = rest[named:]
        let = lexicon.at("let_to", lows(rest), 0)
        size = deed_of(rest[let:]) if let or (lows(rest[:1])[:1] and rest[0].low.endswith("ing")) else 0
        if size:
            return kept_to(run[:at], rest[let:let + size], rest[let + size:])
    return ()


def _of_only(run: Run) -> Run:
    """“Only X touches Y”, where no word says that it may."""
    if lows(run[:1]) != ("only",):
        return ()
    held = next((at for at in range(2, len(run) - 1) if lexicon.at("holding", lows(run), at)), 0)
    if held and lexicon.technology(" ".join(word.text for word in run[held + 1:])):
        return kept_to(run[1:held], (), run[held + 1:])
    who, deed, what = divided(run[1:])
    licensed = any(lexicon.at("licence", lows(run), at) for at in range(1, len(run)))
    return () if licensed else kept_to(who, deed, what)


def _of_the_confined(run: Run) -> Run:
    """“Y is private to X”, “Y never leaves X”, “Y may only be used in X”, “Y only through X”."""
    words = lows(run)
    for at in range(1, len(run) - 1) if not deed_of(run) else ():
        size = lexicon.at("confined_to", words, at)
        if size and not (lexicon.at("languages", words, at - 1) and lexicon.technology(words[at - 1]) is None):
            return kept_to(run[at + size:], (), run[:at])
        if words[at] in ("is", "are") and (found := _done_only(run, at)):
            return found
        if words[at - 1:at + 1] == ("only", "be"):
            what = without_last(run[:at - 1], ("licence", "must", "should"))
            imported = are_places(what) and run[at + 1].low != "read"  # files that somebody reads
            return _done_only((*what, *plain("is only"), *run[at + 1:]), len(what)) if imported else ()
        if words[at] == "only" and words[at + 1] in ("through", "via"):
            return kept_to(run[at + 2:], (), run[:at])
    return ()


def _done_only(run: Run, at: int) -> Run:
    """“is used only by X”, “is called by X only”, “is imported in X and nowhere else”."""
    rest = run[at + 1:]
    first = lexicon.at("only", lows(rest), 0)
    size = deed_of(rest[first:]) if rest[first:] and rest[first].low.endswith(("ed", "wn", "en", "ad")) else 0
    where = first + size
    mark = lexicon.at("only", lows(rest), where) if size else 0
    if not size or lows(rest[where + mark:where + mark + 1])[:1] not in {(word,) for word in _BY}:
        return ()
    who = rest[where + mark + 1:]
    end = next((end for end in range(1, len(who)) if _is_only(who[end:])), len(who))
    only, told = first or mark or end < len(who), any(word.low in ("else", "elsewhere") for word in who[end:])
    # what is told to be used nowhere else may only tell how it is today
    told = told and not are_places(run[:at]) and not verb_of(rest[first:where], ("import",))[1]
    return kept_to(trimmed(who[:end]), rest[first:where], run[:at]) if only and not told else ()


def _is_only(run: Run) -> bool:
    words = tuple(word for word in lows(run) if word not in (",", "and"))
    return any(words and lexicon.at(name, words, 0) == len(words) for name in ("only", "elsewhere")) or words == ("alone",)
