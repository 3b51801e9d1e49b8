"""Of which languages alone names are told: “Rust structs”, “TypeScript/JavaScript files use kebab-case”.

Must not know which form the names have."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.declared_names import unnamed
from keeper_validate.compile.demands.file_styles import FILES
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.pathglob import listed

_PLAIN = re.compile(r"\*\.[a-z0-9]{1,8}")


def in_languages(run: Run, language: str) -> tuple[Run, tuple[str, ...]]:
    """What is meant, and the files of the languages that alone it is said of; `language` is one that the sentence began with."""
    own = ending_of(language) if language else None
    if own:
        return run, tuple(listed(own))
    found, at = _named(run)
    if not found or at == len(run) or forms.is_declared(" ".join(word.low for word in unnamed(run))):
        return run, ()
    by_file = run[-1].low in FILES
    left = run if by_file and len(found) == 1 and forms.own_files(run[0].low) else run[-1:] if by_file else run[at:]
    return left, tuple(listed(",".join(found)))


def ending_of(word: str) -> str | None:
    """The files of a language by its name, though other files are called by that as well: “Protobuf messages”."""
    other = lexicon.mapping("naming", "written_in").get(word)
    return forms.own_files(word) or (f"*.{other}" if other else None)


def _named(run: Run) -> tuple[list[str], int]:
    """The files of the languages that a phrase begins with, and where what is meant of them stands; its end where it is not clear."""
    found: list[str] = []
    at = 0
    while at < len(run) - 1 and (of_it := _written_in(run[at])):
        found.append(of_it)
        behind = at + 1
        while behind < len(run) - 1 and (run[behind].text in (",", "/") or run[behind].low in ("and", "or")):
            behind += 1
        at = behind if behind == at + 1 or _written_in(run[behind]) else len(run)
    return found, at


def _written_in(word: Word) -> str | None:
    """The files of a language, by its name or by the noun that they go by: “JavaScript files”."""
    known = word.sort == "mark" or word.low in lexicon.mapping("naming", "written_in")
    entry = None if known else lexicon.entry(f"{word.low} files")
    named = entry.target if entry and entry.kinds == ("file",) else None
    return forms.own_files(word.low) or (named if named and all(_PLAIN.fullmatch(glob) for glob in listed(named)) else None)
