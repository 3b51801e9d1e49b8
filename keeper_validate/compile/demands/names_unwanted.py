"""Names that say too little and are told outright: “avoid vague names like `data`, `tmp`”, “do not call files `misc.ts`”.

Its sentences are data (`unwanted` in `rules/lexicon/naming.yaml`). Must not read cases, nor what names begin or end with."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.whole import bare
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import Slotted, first_fit, slotted

_NAME = re.compile(r"`([^`]+)`")
_CLASS = re.compile(r"\*?[A-Z]\w*\*?")
_VARIABLE = re.compile(r"[a-z]\w*")


def unwanted(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause that rejects names; None where it says anything else, or what it names may be no variables and no files."""
    found = first_fit(_forms(), bare(text))
    if found is None:
        return None
    names, soft = tuple(_NAME.findall(found["names"])), found["soft"] is not None
    if all(map(is_file, names)):
        globs = ",".join(name if "/" in name else f"**/{name}" for name in names)
        return Compiled(clause, (Check("forbid-new", ("file",), globs, soft=soft),), soft, None)
    if found.groupdict().get("classes"):
        named = all(map(_CLASS.fullmatch, names))
        check = Check("forbid-new", ("token",), f"declared-class:{'|'.join(names)}", soft=soft, parameters=(CONSTRUCT,))
        return Compiled(clause, (check,), True) if named else None
    if found.groupdict().get("files") or not all(map(_VARIABLE.fullmatch, names)):
        return None
    target = ",".join(f"variable-named:{name}" for name in names)
    return Compiled(clause, (Check("forbid-use", ("token",), target, soft=soft, parameters=(CONSTRUCT,)),), True, None)


@cache
def _forms() -> tuple[Slotted, ...]:
    told = lexicon.mapping("naming", "unwanted")
    return tuple(slotted(says, told["parts"]) for says in told["says"])
