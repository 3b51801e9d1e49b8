"""Why a part may hold for fewer things than its checks: for one end, on one occasion, of one subject, of one of two.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken


def narrower(read: Read) -> str | None:
    """Why the checks of a part may hold for more than its words, whatever its key; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _for_some_end(read: Read) -> str | None:
    """“do not use `isWebUrl()` for the decision”: for other ends it may be used."""
    ends = [run for run in read.statement.adjuncts("purpose") if run and run[0].low in ("the", "this", "these", "those")]
    named = any(is_named(check) and check.op == "forbid-use" for check in read.checks)
    return f"it may only hold for “{spoken(ends[0])}”" if ends and named and read.statement.mood == "forbid" else None


def _of_either(read: Read) -> str | None:
    """“use `A` or `B`”: one of them is enough."""
    demanded = [check for check in read.checks if check.op == "require-use" and not (check.when or check.use)]
    told = " / " in read.text or any(word.low in ("or", "either") for word in read.part.words)
    return "one of them is enough" if len(demanded) > 1 and told else None


def _on_occasion(read: Read) -> str | None:
    """“loading states: use `Loading`”: nobody knows whether there is any in this work."""
    topic = [word for word in read.context.topic if word.sort != "mark"]
    demanded = [check for check in read.checks if check.op == "require-use" and not (check.when or check.use or check.technology)]
    stressed = any(lexicon.at(name, lows(tuple(topic)), 0) == len(topic) for name in ("stressing", "rule_topics"))
    known = any(lexicon.technology(word.text) or lexicon.topic(word.low) for word in topic)
    return f"it may only hold where there is “{spoken(tuple(topic))}”" if topic and demanded and not (stressed or known) else None


def _of_its_subject(read: Read) -> str | None:
    """“queries must be deterministic — no `Date.now()`”: of what is told before the dash."""
    at = read.whole.index(read.part)
    words = lows(read.part.words)
    absent = lexicon.at("no", words, 0) or lexicon.at("never", words, 0)
    if not at or read.part.opener not in DASHES or not absent or any(check.within for check in read.checks):
        return None
    before = read.whole[at - 1].words
    end = next((index for index in range(1, len(before)) if lexicon.at("must", lows(before), index)), 0)
    kept = before[1:-1] if lows(before[:1]) == ("keep",) else before[:end]
    ours = lexicon.grammar("whole") | lexicon.grammar("generic") | lexicon.grammar("every") | lexicon.grammar("articles")
    left = [word for word in kept if word.low not in ours and word.low != "it"]
    named = any(check.op in ("forbid-use", "forbid-new") and (check.target or check.technology) for check in read.checks)
    return f"it may only hold of “{spoken(kept)}”" if left and named else None


def _of_those_that_matter(read: Read) -> str | None:
    """“include tests for critical paths”, “no models in migrations”: some of them, or what is made elsewhere and only used there."""
    some = next((word.text for word in read.part.words if word.low in lexicon.grammar("of_weight")), None)
    if some and any(check.op == "require-companion" for check in read.checks):
        return f"structure does not show which are “{some}”"
    used = read.statement.acts == ("use",) and bool(read.statement.adjuncts("inside"))
    made = any(check.op == "forbid-new" and set(check.kinds) <= {"table", "schema"} and check.within for check in read.checks)
    return "what is used there may be made elsewhere" if used and made else None


_REASONS = (_for_some_end, _of_either, _on_occasion, _of_its_subject, _of_those_that_matter)
