"""A file that stands first as a label, joined with what is forbidden of it: “`dist/` — build output, do not edit”.

Must not decide what a phrase stands for, nor whether a path names a file."""

from __future__ import annotations

from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Run, lows
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.parts import Part
from keeper_validate.compile.verbs import verb_of
from keeper_validate.values import replace

_NAMELESS = ("pronouns", "plural_pronouns", "adverbs", "by_hand")


def labelled(whole: list[Part]) -> list[Part]:
    """The parts of a clause, in which a prohibition that names nothing is one of the file that the clause starts with."""
    if len(whole) < 2 or not is_file_label(whole[0]) or not all(is_file(word.text) for word in whole[0].words if word.literal):
        return whole
    at = next((index for index, part in enumerate(whole[1:4], 1) if _bare(part.words)), 0)
    if not at or whole[at].asides or not all(map(_describes, whole[1:at])):
        return whole
    deed = _bare(whole[at].words)
    return [*whole[1:at], replace(whole[at], words=deed + whole[0].words, opener=""), *whole[at + 1:]]


def bids(run: Run) -> bool:
    """Whether words forbid a deed of what they do not name: “do not edit”."""
    size = lexicon.at("never", lows(run), 0)
    return bool(size) and _deed(run, size) == len(run)


def is_file_label(part: Part) -> bool:
    """Whether a part is nothing but a path."""
    return bool(part.words) and all(word.literal or word.text in ",/" or word.low in ("and", "or") for word in part.words)


def _deed(run: Run, size: int) -> int:
    """Where the verb ends by which a file is changed, removed or put into the history; 0 where there is none."""
    acts = ("change", "remove", *(("create",) if run[size:] and run[size].low in lexicon.grammar("committing") else ()))
    length = verb_of(run[size:], acts)[1]
    return size + length if length else 0


def _bare(run: Run) -> Run:
    """The words of a prohibition that names nothing, without the words that stand for what it means: “never edit it directly”."""
    size = lexicon.at("never", lows(run), 0)
    while size < len(run) and lexicon.at("adverbs", lows(run), size):
        size += 1
    end = _deed(run, size) if size else 0
    behind = all(any(lexicon.at(name, lows(run), at) for name in _NAMELESS) or run[at].low in ("by", "this", "these", "file", "files")
                 for at in range(end, len(run)))
    return run[:end] if end and behind else ()


def _describes(part: Part) -> bool:
    """Whether a part only tells what the file is, and names none that could be meant instead, but for what it is made from."""
    words = lows(part.words)
    made = any(lexicon.at("tool_made", words, at) for at in range(len(words)))
    demands = any(lexicon.at(name, words, at) for name in ("must", "should", "only", "never", "no") for at in range(len(words)))
    return not demands and (made or not any(is_file(word.text) for word in part.words))
