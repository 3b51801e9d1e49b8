"""Why a part may tell what happens, or what is not there, instead of ruling what a change adds.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, between_commas, lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_WRITTEN = frozenset({"file", "technology", "dependency"})
_QUALITY = re.compile(r"(?:ed|able|ible|in|free|only|compatible|based|native)$")
_OUTCOME = re.compile(r"\b(?:is|are|gets?) \w+ed (?:\w+ )*and never \w+s the \w+\W*$")
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


def _of_an_outcome(read: Read) -> str | None:
    """“a failure is logged and never changes the route”: what becomes of something, where somebody who changes routes would be bidden."""
    whole = all(check.op == "forbid-change" and not check.target for check in read.checks)
    return "it may only tell what comes of something" if whole and _OUTCOME.search(read.text) else None


def _of_its_ways(read: Read) -> str | None:
    """“Playwright's locators query the tree rather than the DOM”: how something of somebody else works."""
    first = read.whole[0].words[0].low if read.whole[0].words else ""
    words = [word for part in read.whole for word in lows(part.words)]
    bound = any(lexicon.at(name, tuple(words), at) for name in ("must", "should") for at in range(len(words)))
    return "it may only tell how something works" if first.endswith(("'s", "’s")) and not bound and read.statement.wanted else None


def _of_edits(read: Read) -> str | None:
    """“update `a` to use `B` instead of `C`”: one edit of one place, which says nothing of others; “X runs A, never B”: what X does."""
    wanted = read.statement.wanted
    edits = verb_of(wanted, ("change",))[1] and not lexicon.at("never", lows(wanted), 0)
    bound = any(lexicon.at(name, lows(wanted), at) for name in ("must", "should") for at in range(len(wanted)))
    deed = doing(wanted) if wanted and not bound else ()
    tells = bool(deed) and not verb_of(deed, _CHOOSING)[1] and deed[0].low not in lexicon.grammar("passing")
    held = any(check.op.startswith("forbid") for check in read.checks)
    return "it may only tell of one place" if held and (edits or tells) else None


def _of_a_thing(read: Read) -> str | None:
    """“it doesn't have access to cookies”, “`List` has no `Update` method”: what something named before does not have."""
    run = read.part.words
    words = lows(run)
    pronoun = words[:1] and (lexicon.at("pronouns", words, 0) or lexicon.at("plural_pronouns", words, 0))
    lacks = any(word in ("has", "have") and lexicon.at("no", words, at + 1) for at, word in enumerate(words) if at)
    named = lacks and run[0].literal and "/" not in run[0].text
    bound = any(lexicon.at(name, words, 1) for name in ("must", "should", "strict"))
    placed = all(check.within for check in read.checks) and not named
    return "it may only tell what one thing lacks" if (pronoun or named) and not (bound or placed) else None


def _of_what_is_not_done(read: Read) -> str | None:
    """“broadcasts are not registered”: what a program does not do, where “not allowed” is a rule."""
    words = lows(read.part.words)
    denied = (at + 2 for at in range(1, len(words) - 2) if lexicon.at("be", words, at) and words[at + 1] == "not")
    done = any(words[at] == "registered" or words[at] in lexicon.grammar("made_by_tools") for at in denied)
    fresh = any(check.op == "forbid-new" for check in read.checks)
    return "it may only tell what does not happen" if done and fresh else None


def _of_what_was_moved(read: Read) -> str | None:
    """“all `*Dto.java` files moved to `api/`”: what was done once."""
    words = lows(read.part.words)
    at = words.index("moved") if "moved" in words else 0
    bound = any(lexicon.at(name, words, index) for name in ("be", "must", "should") for index in range(at))
    return "it may only tell what was done" if at and not bound and lexicon.at("inside", words, at + 1) else None


def _of_qualities(read: Read) -> str | None:
    """“Reliability: no polling, exact timing”, “`Mapper` (generated, no reflection)”: what something is like."""
    words = lows(read.part.words)
    if not lexicon.at("no", words, 0) or read.statement.acts:
        return None
    at = read.whole.index(read.part)
    told = [part.words for part in read.whole[at + 1:] if part.opener == ","] if read.part.opener == ":" else []
    told += [run for run in between_commas(read.part.words)[1:] if read.part.opener in (":", "(", "(,")]
    label = lows(read.whole[0].words) if at and read.part.opener == ":" else ()
    adjective = len(label) == 1 and re.fullmatch(r"[a-z]+(?:able|ible|less|ful)", label[0]) is not None
    qualities = any(run[0].low.endswith(("ed", "ing", "-in")) or run[0].low in lexicon.grammar("told_qualities") for run in told if run)
    asides = re.findall(r"\(([^()]*,\s*no [^()]*)\)", read.text) if read.part.opener == "(," else []
    beside = any(_QUALITY.search(piece.strip()) for aside in asides for piece in aside.split(","))
    # “`pg-mem` (in memory, no external dependencies)”
    beside = beside or (read.part.opener[:1] == "(" and "new" not in words and all(check.kinds == ("dependency",) for check in read.checks))
    return "it may only tell what something is like" if adjective or qualities or beside else None


def _of_deeds_unshown(read: Read) -> str | None:
    """“never cache POST”, “never commit sessions in handlers”: what a program does, of which the checks only find the thing."""
    words = lows(read.part.words)
    size = lexicon.at("never", words, 0)
    deed = size and any(word in lexicon.grammar("deeds_unshown") for word in (*words[size:size + 1], *_joined(words[size:])))
    if deed and words[size] in lexicon.grammar("deeds_on_code") and _is_named(read.statement.object):
        return None  # “do not duplicate the `Button` component”
    things = any(check.op in ("forbid-new", "forbid-change") and not set(check.kinds) & _WRITTEN for check in read.checks)
    coded = any(word.literal for word in read.part.words)
    written = not coded and any(check.op == "forbid-use" and not check.parameters for check in read.checks)
    things = things or (words[size:size + 1] == ("commit",) and written)
    return f"structure does not show who would {words[size]} it" if deed and things else None


def _is_named(run: Run) -> bool:
    """A piece of code by its name, and by nothing else than what it is."""
    kind = lexicon.entry(run[-1].low) if run else None
    return any(word.literal for word in run) and (run[-1].literal or (kind is not None and bool(kind.kinds)))


def _joined(words: tuple[str, ...]) -> tuple[str, ...]:
    """The second verb of two: “never read or write it”."""
    return words[2:3] if words[1:2] in (("or",), ("and",)) else ()


def _of_wording(read: Read) -> str | None:
    """“imperative mood: "Add users", not "Added users"”: how messages are worded."""
    words = [word for part in read.whole for word in lows(part.words)]
    told = not lexicon.grammar("wording").isdisjoint(words)
    told = told or any(word == "commit" and behind.startswith("message") for word, behind in pairwise(words))
    held = any(check.op in ("forbid-use", "forbid-new") and not check.technology for check in read.checks)
    return "it may only tell how something is worded" if told and held else None


def _of_a_measure(read: Read) -> str | None:
    """“zero: no spacing”: that there is none, and not how it is written."""
    words = lows(read.part.words)
    return "it may only tell that there is none" if words[:1] == ("no",) and " ".join(words[1:]) in lexicon.grammar("measures") else None


def _behind_telling_label(read: Read) -> str | None:
    """“Description: the cart never queries `Product`”: what stands there tells, unless somebody is bidden."""
    at = read.whole.index(read.part)
    label = " ".join(lows(read.whole[0].words)) if at and read.whole[1].opener == ":" else ""
    bidden = any(lexicon.at("must", lows(read.part.words), index) for index in range(len(read.part.words)))
    return f"what stands behind “{label}” tells how something is" if label in lexicon.grammar("telling_labels") and not bidden else None


_REASONS = (
    _behind_telling_label, _of_a_measure, _of_deeds_unshown, _of_what_was_moved, _of_a_thing, _of_what_is_not_done, _of_qualities,
    _of_wording, _of_it, _of_inventing, _of_a_run, _of_all_there_is, _of_what_happens, _of_an_outcome, _of_its_ways, _of_edits)
