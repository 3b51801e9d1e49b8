"""Why nothing is read of a part that is no rule of its own: what is looked for in code, what a message says, one of several options.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.framed import value_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken

_QUOTED = re.compile(r"[:=,]\s*[\"“]([^\"“”`]{12,})[\"”]")
_TAG = re.compile(r"<([A-Za-z][\w.-]*)")


def texts_said(read: Read) -> str | None:
    """Why a part states no rule, whatever it names; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _if_at_all(read: Read) -> str | None:
    """“`a` only if you need an ORM”: in which case it may be used, which forbids no other."""
    only = read.statement.mood == "only" and lexicon.at("condition", lows(read.statement.object), 0)
    return "what stands behind “only” is a condition" if only else None


def _of_what_is_sought(read: Read) -> str | None:
    """“detect `fireEvent` instead of `userEvent`”: what is to be found is wrong, and what it stands for is right."""
    first = lows(read.statement.wanted[:1])
    return "it tells what is to be found" if first and first[0] in lexicon.grammar("seeking") else None


def _of_a_message(read: Read) -> str | None:
    """“specify the style: "Use A, not B"”: a text that is an example of one."""
    said = " ".join(_QUOTED.findall(read.text))
    words = [word.low for word in read.part.words if word.sort != "mark"]
    inside = len(words) > 1 and all(word in said.lower() for word in words)
    return "it is what some text says" if said and inside and not value_of(read.text) else None


def _of_what_makes_it_so(read: Read) -> str | None:
    """“…, making it easier to use A instead of B”: what follows from something, which nobody is told to do."""
    first = lows(read.statement.wanted[:1])
    return "it tells what follows from something" if first and first[0] in lexicon.grammar("leading_to") else None


def _of_what_comes_yet(read: Read) -> str | None:
    """“connectors not yet available”: what is still to come."""
    words = lows(read.part.words)
    yet = any(words[at:at + 2] == ("not", "yet") for at in range(len(words)))
    rejected = bool(read.statement.wanted) and "not yet" in read.text.lower() and all(is_named(check) for check in read.checks)
    return "it tells what is still to come" if (yet or rejected) and not read.statement.acts else None


def _of_what_lacks(read: Read) -> str | None:
    """“the compiler is needed: without it, no types”: what would be missing."""
    before = [lows(part.words) for part in read.whole[:read.whole.index(read.part) + 1]]
    lacking = any(words[0] == "without" and lexicon.at("pronouns", words, 1) + len(words[2:]) < 3 for words in before if len(words) > 1)
    absent = any(lexicon.at("no", lows(read.part.words), at) for at in range(min(len(read.part.words), 4)))
    return "it tells what would be missing" if lacking and absent else None


def _of_the_same_tag(read: Read) -> str | None:
    """“`<b>{a}</b>`, not `<b>{a.value}</b>`”: what stands in it is rejected, and not the tag."""
    wanted, rejected = ({*map(_tag, run)} - {None} for run in (read.statement.wanted, read.statement.object))
    return "what is wanted holds the same tag" if wanted & rejected else None


def _of_a_sample(read: Read) -> str | None:
    """“e.g., `user_title`, not `title`”: how something may look."""
    opening = re.match(r"\W*(?:e\.g\.|for example|for instance|such as)\W", read.text, re.I)
    first = read.whole.index(read.part) == 0 or not any(part.opener == "." for part in read.whole[:read.whole.index(read.part) + 1])
    return f"it is an example (“{spoken(read.part.words[:3])}”)" if opening and first else None


def _tag(word: Word) -> str | None:
    found = _TAG.match(word.text)
    return found[1] if found else None


_REASONS = (
    _if_at_all, _of_what_is_sought, _of_a_message, _of_what_makes_it_so, _of_what_comes_yet, _of_what_lacks, _of_the_same_tag,
    _of_a_sample,
)
