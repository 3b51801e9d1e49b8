"""Guards that a clause calls by their names: “guarded by `requireAuth`”, “without @login_required”, “`AuthGuard` and `RoleGuard`”.

Must not know what they have to guard."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.extract.authentication.asking import is_guard

_HELD = re.compile(r"(?:Depends|Security|UseGuards|Authorize)\((\w[\w.]*)\)?")
_SEVERAL = re.compile(r"@?UseGuards\((\w+(?:, ?\w+)+)\)")


def guard_named(run: Run) -> str | None:
    """The name of the one guard that a phrase is, as code spells it; None where it is no such phrase."""
    name = _name(run)
    known = (is_guard(name) and not _is_typed(name)) or _bare(name) in lexicon.grammar("guard_annotations")
    return name if known and re.fullmatch(r"\w[\w.]*", name) else None


def guards_named(run: Run) -> tuple[str, ...]:
    """The names of the guards that a phrase asks for together; none where it is no such phrase, or leaves a choice."""
    listed = _SEVERAL.fullmatch(run[0].text) if len(run) == 1 else None
    if listed:
        return tuple(name.strip() for name in listed[1].split(","))
    several = [guard_named(piece) for piece in items(run)]
    if len(several) > 1 and "or" not in lows(run) and all(several):
        return tuple(filter(None, several))
    name = guard_named(run)
    return (name,) if name else ()


def guard_by_type(run: Run) -> bool:
    """Whether a phrase is a type by which a user is handed in (`CurrentUser`): it guards as well, but is not what its guard is called."""
    name = _name(run)
    return _is_typed(name) and (is_guard(name) or _bare(name).removesuffix("dep") in lexicon.grammar("guard_types"))


def _name(run: Run) -> str:
    """The one name of a phrase that may be of a guard, without what marks it as code; empty where there is none."""
    literals = [word.text for word in run if word.literal]
    plain = [word for word in run if not word.literal and not lexicon.at("articles", (word.low,), 0)]
    if len(literals) != 1 or not all(lexicon.at("guard_nouns", (word.low,), 0) for word in plain):
        return ""
    held = _HELD.search(literals[0])
    return held[1] if held else literals[0].strip("@#[]").partition("(")[0].partition(":")[0]


def _bare(name: str) -> str:
    return name.rpartition(".")[2].lower()


def _is_typed(name: str) -> bool:
    return name[:1].isupper() and not any(part in _bare(name) for part in lexicon.grammar("guard_parts"))
