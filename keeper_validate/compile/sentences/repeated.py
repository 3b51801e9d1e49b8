"""Several contrasts in one part: “`a` not `b`, `c` not `d`”, “use A, never B, and C, never D”. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_MARKS = ("not", "never", "over", "instead of", "rather than")


def repeated(run: Run) -> Statement | None:
    """What all of them reject, where each rejects a piece of code or a technology, and each wants one."""
    words = lows(run)
    marks = [(index, size) for index in range(1, len(run)) if (size := _mark(run, words, index))]
    told = verb_of(run, ("use", "require", "import", "create"))[1] or any(lexicon.at(name, words, 0) for name in ("should", "must"))
    if len(marks) < 2 or not (told or _is_named(run[:1])):
        return None
    rejected = [_to_next(run[index + size:]) for index, size in marks]
    starts = [0, *(index + size + len(one) for (index, size), one in zip(marks, rejected, strict=True))]
    wanted = [trimmed(run[start:index]) for start, (index, _) in zip(starts, marks, strict=False)]
    if not all(map(_is_named, rejected)) or not all(map(_names, wanted)):
        return None
    soft = any(lexicon.at("should", words, at) for at in range(marks[-1][0])) or any(words[index] == "over" for index, _ in marks)
    held = trimmed(tuple(word for one in rejected for word in (*one, Word(",", "mark"))))
    return Statement("forbid", ("use",), object=held, wanted=tuple(word for one in wanted for word in one), soft=soft)


def _mark(run: Run, words: tuple[str, ...], index: int) -> int:
    verbal = any(lexicon.at(name, words, index - 1) for name in ("be", "licence", "must")) or words[index - 1] in ("do", "does", "will")
    size = lexicon.at("instead_of", words, index) if run[index].sort == "word" and not verbal else 0
    return size if " ".join(words[index:index + size]) in _MARKS else 0


def _to_next(run: Run) -> Run:
    end = next((at for at, word in enumerate(run) if word.text in (",", ";") or word.low == "and"), len(run))
    return run[:end]


def _is_named(run: Run) -> bool:
    """Whether a phrase is a piece of code or a technology, and nothing else."""
    return bool(run) and (all(word.literal for word in run) or lexicon.technology(" ".join(word.text for word in run)) is not None)


def _names(run: Run) -> bool:
    """Whether a phrase holds a piece of code or a technology."""
    return any(_is_named(run[start:start + size]) for start in range(len(run)) for size in (1, 2, 3))
