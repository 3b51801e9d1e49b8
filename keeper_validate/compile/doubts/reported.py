"""Why a part may tell what happens, or what is not there, instead of ruling what a change adds.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_CHOOSING = ("use", "import", "require", "access", "place", "put", "store")


def reported(read: Read) -> str | None:
    """Why a part may be no rule for what a change adds; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_it(read: Read) -> str | None:
    """“it's a query builder — no models”: what one thing lacks."""
    at = read.whole.index(read.part)
    before = lows(read.whole[at - 1].words) if at else ()
    told = read.part.opener in DASHES and before[:1] in (("it's",), ("it",), ("they're",)) and lexicon.at("no", lows(read.part.words), 0)
    return "it may only tell what one thing lacks" if told else None


def _of_inventing(read: Read) -> str | None:
    """“never invent files, APIs or metrics”: what is not there must not be spoken of."""
    words = lows(read.part.words)
    invents = any(word in lexicon.grammar("making_up") for word in words[:4])
    fresh = any(lexicon.at("newness", words, at) for at in range(len(words)))
    made = any(check.op == "forbid-new" for check in read.checks)
    return "it may mean what is not there at all" if invents and made and not fresh else None


def _of_a_run(read: Read) -> str | None:
    """“never mutate snapshots”, “do not subscribe to the store”, “existing values are never overwritten”: what a program does."""
    words = lows(read.part.words)
    runs = any(word in lexicon.grammar("while_running") for word in words)
    plain = [check for check in read.checks if check.op in ("forbid-new", "forbid-change", "append-only")]
    data = any(check.op == "append-only" and not check.target for check in plain) and any(word.startswith("overwrit") for word in words)
    listed = not lexicon.grammar("told_members").isdisjoint(words)
    return "it may be said of what a program does" if (runs and plain) or (data and not listed) else None


def _of_all_there_is(read: Read) -> str | None:
    """“never read the entire store”: no new one of its kind is meant."""
    told = any(word.low in ("entire", "whole") for word in read.statement.object[:-1])
    kinds = (("store",), ("table",))
    whole = any(check.op in ("forbid-new", "forbid-change") and check.kinds in kinds and not check.target for check in read.checks)
    fresh = "new" in lows(read.part.words)
    return "it is not clear whether one of them is meant, or what is in it" if told and whole and not fresh else None


def _of_what_happens(read: Read) -> str | None:
    """“no `canEdit` is generated”: what a tool or a program does not do."""
    words = lows(read.part.words)
    done = any(lexicon.at("be", words, at - 1) and word in lexicon.grammar("made_by_tools") for at, word in enumerate(words) if at > 1)
    return "it may only tell what does not happen" if lexicon.at("no", words, 0) and done else None


def _of_edits(read: Read) -> str | None:
    """“update `a` to use `B` instead of `C`”: one edit of one place, which says nothing of others; “X runs A, never B”: what X does."""
    wanted = read.statement.wanted
    edits = verb_of(wanted, ("change",))[1] and not lexicon.at("never", lows(wanted), 0)
    bound = any(lexicon.at(name, lows(wanted), at) for name in ("must", "should") for at in range(len(wanted)))
    deed = doing(wanted) if wanted and not bound else ()
    tells = bool(deed) and not verb_of(deed, _CHOOSING)[1] and deed[0].low not in lexicon.grammar("passing")
    held = any(check.op.startswith("forbid") for check in read.checks)
    return "it may only tell of one place" if held and (edits or tells) else None


_REASONS = (_of_it, _of_inventing, _of_a_run, _of_all_there_is, _of_what_happens, _of_edits)
