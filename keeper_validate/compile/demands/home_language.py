"""Things of one language that have a home: “Go handlers live in `internal/handlers`”, of which those of other languages say nothing.

Must not know where things lie."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.pathglob import listed
from keeper_validate.values import replace


def in_its_language(made: Compiled, said: str, read: Callable[[str], Compiled]) -> Compiled:
    """What was read of a home, or what is read of it without the language that it begins with, of files of that language alone."""
    first, _, rest = said.partition(" ")
    own = _own_files(first)
    if made.checks or not own or not rest:
        return made
    plain = read(rest)
    known = forms.own_files(first) is not None  # elements are read out of no other language's files
    checks = tuple(_in_files(check, own) if known or check.kinds == ("file",) else None for check in plain.checks)
    told = [check for check in checks if check is not None]
    return replace(plain, checks=tuple(told), partial=True) if told and len(told) == len(checks) else made


def _own_files(word: str) -> tuple[str, ...]:
    """The files of a language, by its name."""
    ending = lexicon.mapping("naming", "written_in").get(word.lower())
    return (f"*.{ending}",) if ending else listed(forms.own_files(word))


def _in_files(check: Check, own: tuple[str, ...]) -> Check | None:
    """A check of where things lie, of the files of a language; none where it is no such check."""
    if check.op != "require-shape" or check.technology:
        return None
    if not check.within:
        return replace(check, within=own)
    within = tuple(glob for one in check.within for ending in own for glob in _ended(one, ending[1:]))
    return replace(check, within=within) if within else None


def _ended(glob: str, ending: str) -> tuple[str, ...]:
    """A glob as far as it holds for files of an ending: `*_handler.*` as `*_handler.go`."""
    if glob.endswith("/**"):
        return (f"{glob}/*{ending}",)
    if glob.endswith(".*"):
        return (f"{glob[:-2]}{ending}",)
    if glob.endswith("*"):
        return (f"{glob}{ending}",)
    return (glob,) if glob.endswith(ending) else ()
