"""A closed set spelled out: “`OrderStatus` values stay DRAFT, SENT and PAID”. Must not compile what only names the set."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without, without_first, without_last
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

# What source shows only as members of an enum.
_LISTED = frozenset({"role", "scope", "feature_flag"})
_LEADING = ("must", "should", "licence", "only", "be")


def enumerated(statement: Statement, context: Context) -> Made | None:
    """The check that an enum keeps the members that are listed."""
    run = (*statement.subject, *statement.object)
    words = lows(run)
    at = next((index for index in range(1, len(run)) if lexicon.at("staying", words, index)), 0)
    if not at and context.topic and not statement.around:
        return _labelled_set(context.topic, _members(statement.object))
    if not at or statement.around:
        return None
    size = lexicon.at("staying", words, at)
    behind = run[at + size:]
    told = size == 1 and _tells_how(run[:at], behind)
    if told and lexicon.at("be", words, at):
        return None
    members = _members(behind) or context.listed
    if lexicon.grammar("qualities") & {*members}:
        return None
    union = any(word.text == "|" for word in behind)
    loud = all(map(str.isupper, members)) or union or run[at - 1].low.endswith(tuple(lexicon.grammar("enum_like")))
    owner = _owner(without_last(run[:at], _LEADING), loud) if len(members) > 1 else None
    if owner is None or (told and not owner):
        return None
    kinds = ("enum",) if owner else ("event", "enum")
    check = Check("freeze", kinds, owner or None, soft=statement.soft, parameters=(("members", ",".join(members)),))
    return Made((check,), partial=not statement.marked or "*" in owner)


def _labelled_set(run: Run, members: tuple[str, ...]) -> Made | None:
    """“Allowed event sources: beads, tmux, git”: a set whose members are listed behind the colon, and that no other noun could mean."""
    if not members or not lexicon.at("closing", lows(run), 0):
        return None
    words = without(run[1:], "articles")
    plain = len(words) > 1 and all(word.sort == "word" and word.low.isalpha() for word in words) and words[-1].low.endswith("s")
    if not plain or lexicon.entry(words[-1].low) or lexicon.topic(" ".join(lows(words))):
        return None
    target = f"*{'*'.join(singular(word.low) for word in words)}*"
    return Made((Check("freeze", ("enum",), target, parameters=(("members", ",".join(members)),)),), partial=True)


def _tells_how(owner: Run, run: Run) -> bool:
    """“events must be immutable and versioned”: plain words that say how something is, where neither “values” nor “or” shows them to be
    its members."""
    told = "or" in lows(run) or not {"value", "values", "member", "members"}.isdisjoint(lows(owner))
    return not told and any(piece[0].sort == "word" and piece[0].text.islower() for piece in items(run))


def _members(run: Run) -> tuple[str, ...]:
    """The words of an enumeration in which every item is one word, written as names of members are."""
    pieces = items(without_first(run, (*_LEADING, "exactly")))
    names = tuple(piece[0].text.strip("'\"") for piece in pieces if len(piece) == 1)
    alike = all(map(str.isupper, names)) or all(map(str.islower, names)) or all(piece[0].literal for piece in pieces)
    return names if len(names) == len(pieces) > 1 and alike and all(re.fullmatch(r"[A-Za-z_]\w*", name) for name in names) else ()


def _owner(run: Run, loud: bool) -> str | None:
    """The enum whose members are spoken of: by its name, by the noun of its members; no name where all events are."""
    try:
        found = things(run)[0]
    except Unread:
        return _sort_of_members(run)
    if len(found) != 1:
        return None
    if set(found[0].kinds) & _LISTED and not found[0].named:
        return _sort_of_members(run)
    name = found[0].target if found[0].named and re.fullmatch(r"[A-Z]\w*", str(found[0].target)) else None
    if found[0].kinds == ("event",) and found[0].target is None:
        return ""
    return found[0].target if found[0].kinds == ("enum",) else name if loud else None


def _sort_of_members(run: Run) -> str | None:
    """“agent roles”: what an enum of them is called after."""
    words = without(run, "articles")
    sort = singular(words[-1].low) if words else ""
    plain = all(word.sort == "word" and word.low.isalpha() for word in words)
    if not plain or not sort or sort == words[-1].low or sort not in lexicon.grammar("enum_like"):
        return None
    return f"*{'*'.join(singular(word.low) for word in words)}*"
