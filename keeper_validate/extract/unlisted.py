"""Sources whose name no reader takes up: told as a gap, or counted, so that none passes in silence.

Must not read more than the first line of a file."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.element import Gap
from keeper_validate.errors import KeeperError
from keeper_validate.extract.formats.readers import reader_of
from keeper_validate.extract.language import language_of
from keeper_validate.tree import Tree

_INTERPRETER = re.compile(rb"#!\s*(?:\S*/)?(?:env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*/)?([a-z-]+[0-9]?)(?:\.[0-9]+)*(?=\s|$)")


def unlisted(path: str, tree: Tree) -> Gap | None:
    """The gap that a source leaves whose ending, or whose lack of one, hides what language it is in. It stands on the first line: where
    base has it too, the change brings nothing that was not hidden before."""
    known = shipped.data("rules/lexicon/unlisted")
    ending = _ending(path)
    if ending:
        return Gap(path, 1, known["gaps"][ending]) if ending in known["gaps"] else None
    try:
        found = _INTERPRETER.match((tree.read(path) or b"")[:200])
    except KeeperError:
        return None
    program = found[1].decode() if found else ""
    if program not in known["scripts"]:
        return None
    return Gap(path, 1, f"a script for {program} whose name has no ending; name it *{known['scripts'][program]}, or let {program} load one")


def counted(path: str) -> bool:
    """Whether a file is source in a language that is not read."""
    return _ending(path) in shipped.data("rules/lexicon/unlisted")["counted"] and language_of(path) is None and reader_of(path) is None


def _ending(path: str) -> str:
    name = path.rpartition("/")[2].lstrip(".")
    return name[name.rfind(".") :].lower() if "." in name else ""
