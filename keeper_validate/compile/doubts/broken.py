"""Why a prohibition may only warn although its key forbids as well: which changes or which uses of a thing it means, no word of it shows.

Must not decide of whom, nor where it is said."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.astray import astray
from keeper_validate.compile.doubts.miscast import miscast
from keeper_validate.compile.doubts.more_than_said import more_than_said
from keeper_validate.compile.doubts.namesakes import namesake
from keeper_validate.compile.doubts.narrower import narrower
from keeper_validate.compile.doubts.one_sort import one_sort
from keeper_validate.compile.doubts.received import received
from keeper_validate.compile.doubts.reported import reported
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.vocabulary import lexicon

_DECLARED = frozenset({"table", "schema", "column", "field"})
_ALTERING = ("forbid-change", "forbid-remove")
_FOLLOWING = ("component", "page", "hook", "store", "route", "service", "event", "table", "schema")

# a type that is given others; those that stand for any, `T` and `TKey`, limit nothing
_TYPED = re.compile(r"\w+<(?!(?:T[A-Z]\w*|[A-Z])(?:, ?(?:T[A-Z]\w*|[A-Z]))*>)\S.*>")


def broken(read: Read) -> str | None:
    """“do not break the public API”: some changes break a thing, and others do not."""
    breaks = any(word.low in ("break", "breaks", "breaking", "disable", "disabling") for word in read.part.words)
    changes = any(check.op in ("forbid-change", "append-only") for check in read.checks)
    if breaks and changes:
        return "structure does not show which changes break it"
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_any_use(read: Read) -> str | None:
    """“`g`”, “`latest`”: a letter or a word that stands in code for anything."""
    plain = (check.target or "" for check in read.checks if "token" in check.kinds and not check.parameters)
    short = next((one for one in plain if re.fullmatch(r"[A-Za-z]", one) or one in lexicon.grammar("floating")), None)
    return f"“{short}” stands in code for other things as well" if short else None


def _open_to_all(read: Read) -> str | None:
    """“public endpoints”, alone under a key that forbids: those without a guard, or those of the public API."""
    guarded = lows(read.part.words[:1]) == ("public",) and any(("guard", "*") in check.parameters for check in read.checks)
    return "it is not clear whether they are public as they have no guard" if guarded and not read.statement.marked else None


def _of_manners(read: Read) -> str | None:
    """“no new state management patterns”: a way of doing things, which one more thing of the sort may well follow."""
    told = [word.low for word in read.statement.object if word.low in lexicon.grammar("manners")]
    whole = (check for check in read.checks if check.op == "forbid-new" and check.kinds[0] in (*_FOLLOWING, "technology"))
    return f"a new one may follow the {told[-1]} that are there" if told and any(map(_is_any, whole)) else None


def _is_any(check: Check) -> bool:
    family = ("new", "project") in check.parameters or not check.technology
    return family and not (check.target or check.within or check.primitive)


def _of_means(read: Read) -> str | None:
    """“do not change the database schema directly”: by a migration it may change, and the code that declares it with it."""
    direct = any(lexicon.at(name, (word.low,), 0) for word in read.part.words for name in ("by_hand", "straight"))
    declared = any(check.op in _ALTERING and set(check.kinds) <= _DECLARED and not check.target for check in read.checks)
    return "structure does not show by what means it is changed" if direct and declared else None


def _of_typed_names(read: Read) -> str | None:
    """“no `Option<bool>`”: one of many types that bear the name; “no `Option<T>`” is any of them."""
    typed = next((word.text for word in read.part.words if word.literal and _TYPED.fullmatch(word.text)), None)
    named = typed is not None and any(check.target == typed.partition("<")[0] for check in read.checks)
    return f"the name alone does not show “{typed}”" if named else None


_REASONS = (_open_to_all, _of_typed_names, _of_any_use, _of_manners, _of_means, reported, namesake, narrower, received, one_sort, astray,
            miscast, more_than_said)
