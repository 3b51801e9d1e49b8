"""A clause taken apart: its sentences and tails in order, each with what stands in parentheses inside it.

Knows punctuation only; must not know which part is the rule and which the reason."""

from __future__ import annotations

from keeper_validate.compile.vocabulary.words import Word, words
from keeper_validate.values import dataclass

DASHES = ("—", "-")
_CLOSING = {"(": ")", "[": "]"}
_ENDS = frozenset({".", ";", "—", "-", "→", "->", "!", "?", ":", "|"})


@dataclass(frozen=True, slots=True)
class Part:
    """A run of words; `opener` is the mark before it ("" for the first), `asides` what stood in parentheses, each with the number of
    words before it, `unsaid` what a plainer way of saying it leaves out although it may limit it."""

    words: tuple[Word, ...]
    opener: str = ""
    asides: tuple[tuple[int, tuple[Word, ...]], ...] = ()
    unsaid: tuple[Word, ...] = ()


def parts(text: str) -> tuple[Part, ...]:
    """The parts of a clause that hold any word."""
    found: list[Part] = []
    run: list[Word] = []
    asides: list[tuple[int, tuple[Word, ...]]] = []
    opener = ""
    for item in _nested(words(text)):
        if isinstance(item, tuple):
            asides.append((len(run), item))
        elif item.sort == "mark" and item.text in _ENDS:
            if run or asides:
                found.append(Part(tuple(run), opener, tuple(asides)))
                run, asides = [], []
            opener = item.text if found else ""
        else:
            run.append(item)
    if run or asides:
        found.append(Part(tuple(run), opener, tuple(asides)))
    return tuple(found)


def _nested(run: tuple[Word, ...]) -> list[Word | tuple[Word, ...]]:
    out: list[Word | tuple[Word, ...]] = []
    inside: list[Word] = []
    depth = 0
    for word in run:
        if word.sort == "mark" and word.text in _CLOSING:
            depth += 1
        elif word.sort == "mark" and word.text in _CLOSING.values() and depth:
            depth -= 1
            if not depth:
                out.append(tuple(inside))
                inside = []
        elif depth:
            inside.append(word)
        else:
            out.append(word)
    return [*out, tuple(inside)] if inside else out
