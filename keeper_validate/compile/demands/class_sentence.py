"""A sentence about classes or functions, made ready to be read: marks and modifiers each for itself, without what it rejects and what
stands in parentheses. Must not know whose classes are meant, nor what they are asked for."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary.class_words import Run, phrases, size
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

# `internal sealed class XHandler(…)`: how a class of the sort begins, with a name in place of all
_NAMED = re.compile(r"^((?:[a-z]+ )+(?:class|record|struct)) (?:X|Xxx|Foo|<\w+>|\{\w+\})\w*(?:\(.*\)|[:<].*)?$")
# `@MainActor final class`: marks and modifiers in one piece of code
_MIXED = re.compile(r"((?:@[A-Z]\w*(?:\([^()]*\))? )+)((?:[a-z]+ )*)([a-z]+)")


def apart(run: Run) -> Run:
    """Marks and modifiers that stand in one piece of code, each for itself."""
    out: list[Word] = []
    for word in run:
        word = replace(word, text=_NAMED.sub(r"\1", word.text)) if word.sort == "code" else word
        mixed = _MIXED.fullmatch(word.text) if word.sort == "code" else None
        if mixed is None or not {*mixed[2].split(), mixed[3]} <= phrases("modifiers") | phrases("kinds_of_class"):
            out.append(word)
            continue
        out += [Word(mark, "code") for mark in re.findall(r"@\w+(?:\([^()]*\))?", mixed[1])]
        said = [one for one in (*mixed[2].split(), mixed[3]) if one in phrases("modifiers")]
        out += [Word(" ".join(said), "code")] if said else []
        out += [Word(mixed[3], "word")] if mixed[3] in phrases("kinds_of_class") and mixed[3] not in said else []
    return tuple(out)


def unlimited(run: Run) -> tuple[Run, Run]:
    """A sentence without what it rejects (“…, not `A`”, “instead of inheriting from `A`”), and what else is asked, that has limits of its
    own: “must be final and use `B` only in tests”; as it is where that may limit the rest."""
    at = next((at for at, word in enumerate(run) if word.sort == "word" and word.low in phrases("guards")), len(run))
    told = {word.low for word in run[at:] if word.sort == "word"}
    if at == len(run) or told & phrases("limiting"):
        return run, ()
    first = run[at].low
    if at and (first in ("instead", "rather") or (first in ("not", "never") and run[at - 1].text in (",", "—", "–", "-", "("))):
        rejects = not told & phrases("placing") and not told & (phrases("guards") - {"not", "never", "instead", "rather", "than"})
        return (run[:at - (run[at - 1].sort == "mark")], ()) if rejects else (run, ())
    joint = max((index for index in range(1, at) if run[index].low == "and" and _begins(run, index + 1)), default=0)
    return (run[:joint], run[joint + 1:]) if joint and first in ("only", "no", "without") else (run, ())


def _begins(run: Run, at: int) -> bool:
    """Whether another demand begins at a word, by its verb."""
    return any(size(name, run, at) for name in ("coming", "bearing", "having"))


def without_asides(run: Run) -> tuple[Run, tuple[str, ...]]:
    """A sentence without what stands in parentheses, but for words that limit it; and the places that are named there."""
    out: list[Word] = []
    places: list[str] = []
    depth = 0
    for word in run:
        depth += word.sort == "mark" and word.text == "("
        if not depth or (word.sort == "word" and word.low in phrases("guards")):
            out.append(word)
        elif word.literal and word.text.endswith("/"):
            places.append(f"**/{word.text.strip('/')}/**")
        depth -= word.sort == "mark" and word.text == ")" and depth > 0
    return tuple(out), tuple(places)
