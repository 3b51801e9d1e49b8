"""The case of the names of files: of all, of those of a language, of a part of the code, of what holds things of a kind.

Must not know how names in code are formed."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.name_pairs import FOLDERS
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.pathglob import listed

FILES = ("file", "files", "filename", "filenames")
_COMPONENTS = ("component", "components", "sfc", "sfcs")
HELD = frozenset({"component", "hook", "store"})
"""Kinds of which a file holds one, that it is called after."""

_NO_NAMES = frozenset({"kebab-case", "dot.case"})
"""Cases that no language lets a name in code be written in."""


def in_files(name: str, run: Run, plain: Run) -> Made:
    """The check of the files that a phrase means, without its articles in `plain`."""
    languages = [own for word in plain if (own := forms.own_files(word.low))]
    if len(languages) == 1 and len(plain) == 1 + sum(word.low in FILES for word in plain):
        return Made((Check("require-shape", ("file",), name, within=listed(languages[0])),))
    single = lexicon.mapping("grammar", "component_files")
    held = [str(single[word.low]) for word in plain if word.low in single]
    if len(held) == 1 and all(word.low in (*FILES, *_COMPONENTS, *single) for word in plain):
        return Made((Check("require-shape", ("file",), name, within=(held[0],)),))
    if any(word.literal for word in plain):
        raise Unread(f"it is not clear which files “{spoken(run)}” means")
    plain = tuple(word for word in plain if word.sort == "word" and word.low != "and")
    if all(word.low in (*FILES, *FOLDERS) for word in plain):
        return Made((Check("require-shape", ("file",), name),), any(word.low in FOLDERS for word in plain))
    return Made((Check("require-shape", ("file",), name, within=_folders_of(run, plain), parameters=_holding(plain)),), partial=True)


def of_holders(name: str, kinds: tuple[str, ...]) -> Check | None:
    """“Components: kebab-case”: of things that cannot be called so in code, the files that hold them."""
    kind = next((kind for kind in sorted(HELD) if kind in kinds), None)
    told = kind and {*kinds} <= {*HELD, "page"} and _NO_NAMES.issuperset(name.split(","))
    return Check("require-shape", ("file",), name, parameters=(("holds", kind),)) if told and kind else None


def _holding(plain: Run) -> tuple[tuple[str, str], ...]:
    """“component files”: those that hold one, beside which others lie in the folder of all."""
    entries = (lexicon.entry(word.low) for word in plain if word.low not in FILES)
    entry = next((entry for entry in entries if entry and entry.kinds and set(entry.kinds) <= HELD), None)
    return (("holds", entry.kinds[0]),) if entry else ()


def _folders_of(run: Run, plain: Run) -> tuple[str, ...]:
    """Where the files of a part lie that is named, as it is called beside “files” or alone, there being several: “script files”."""
    called = tuple(word for word in plain if word.low not in FILES and not lexicon.technology(word.text))
    many = (*called[:-1], Word(f"{called[-1].low}s", "word")) if called else ()
    layer = next((layer for words in (called, plain, many) if (layer := layer_of(words)) and layer.folders), None)
    if layer is None:
        raise Unread(f"it is not clear which files “{spoken(run)}” means")
    return layer.folders
