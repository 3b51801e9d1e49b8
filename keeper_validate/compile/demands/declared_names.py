"""The case of names that are no elements: “camelCase for variables and functions”, “kebab-case for folders”.

Must not know how other names are formed."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word

_BE = frozenset({"are", "is", "must", "should", "be", "shall", "will", "stay", "in", "use"})


def declared_names(style: str, run: Run) -> tuple[tuple[Check, ...], Run]:
    """No name in another case, of those that a language declares with a word of its own; and the last of the others that are named."""
    pieces = [run] if forms.is_declared(phrase_of(run)) else items(run)
    breaches = [forms.breach(phrase_of(piece), style) for piece in pieces]
    found = dict.fromkeys(filter(None, breaches))
    left = [piece for piece, breach in zip(pieces, breaches, strict=True) if not breach]
    return tuple(_named_otherwise(name, style) for name in found), left[-1] if left else ()


def phrase_of(run: Run) -> str:
    """What is spoken of: “public members”, “local functions”, where of other things “public” and “local” say nothing."""
    least = (("definite", "every"), ("definite", "newness", "every"), ("articles", "newness", "every"))
    told = [" ".join(lows(without(run, *names))) for names in least]
    return next((one for one in told if forms.is_declared(one)), told[-1])


def _named_otherwise(breach: str, style: str) -> Check:
    """A name that is not of a style: a construct, or in files of no grammar a line that looks so."""
    line = lexicon.entry(breach)
    if line is None or line.facet != "literal":
        return Check("forbid-use", ("token",), breach, use=f"names in {style}", parameters=(CONSTRUCT,))
    return Check("forbid-use", ("token",), line.target, use=f"names in {style}", within=line.within, parameters=(("form", "literal"),))


def folder_names(style: str) -> Check | None:
    """No new file in a folder with a name of another style, which only warns, as the folder may have been there."""
    pattern = forms.crooked_folders(style)
    return Check("forbid-new", ("file",), pattern, use=f"folders in {style}", soft=True) if pattern else None


def unnamed(run: Run) -> Run:
    """Whose names are spoken of: “class names”."""
    return tuple(word for word in run if word.low not in ("name", "names", "naming", "paths", "path", "filename", "filenames"))


def called_so(run: Run, names: Word) -> Run:
    """What is called so: “component file” of “component file names”, and of “file names of components” as well."""
    at = run.index(names)
    behind = run[at + 2:] if lows(run[at + 1:at + 2]) == ("of",) else ()
    size = next((size for size, word in enumerate(behind) if word.low in _BE or forms.case_style(word.text)), len(behind))
    return (*without(behind[:size], "articles"), *run[:at])
