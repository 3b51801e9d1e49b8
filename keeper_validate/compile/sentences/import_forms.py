"""Imports told by their form: “no default imports from `a`” with the import that code writes for it. Must not decide what becomes of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_BARRING = ("no", "never", "soft_never", "banning")


def written_out(run: Run) -> Run:
    """A part in which an import of one module, told by its form behind what forbids it, stands as code."""
    words = lows(run)
    forms = lexicon.mapping("grammar", "imports_as_code")
    for at in range(len(run) - 3):
        if words[at] not in forms or words[at + 1] not in ("import", "imports") or words[at + 2] not in ("from", "of"):
            continue
        module, behind = _module(run[at + 3]), run[at + 4:]
        barred = not at or any(lexicon.at(name, words, index) for name in _BARRING for index in range(at))
        if module and barred and (not behind or behind[0].sort == "mark"):
            return (*run[:at], Word(f'{forms[words[at]]} "{module}"', "code"), *behind)
    return run


def _module(word: Word) -> str:
    """The one module that a word names, as code or as the technology that is brought by it."""
    if word.literal:
        return "" if '"' in word.text else word.text
    known = lexicon.technology(word.text)
    brought = lexicon.mapping("technologies", known).get("imports", {}).get("ecmascript", ()) if known else ()
    return brought[0] if brought else ""
