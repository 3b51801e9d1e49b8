"""Why a name that a part forbids or demands may reach further than the part: one of those that bear it, one of two, on one occasion.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import RELATIONS, lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken

_PLAIN = re.compile(r"[a-z]{3,}")
_CHOOSING = ("use", "import", "require", "access", "place", "put", "store")


def narrower(read: Read) -> str | None:
    """Why the checks of a part may hold for more than its words, whatever its key; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _is_named(check: Check) -> bool:
    """Whether a check looks for a name, or for a library, wherever it is used."""
    plain = check.op in ("forbid-use", "forbid-new") and check.kinds != ("file",) and not check.parameters
    return plain and bool(check.target or check.technology)


def _of_one_of_them(read: Read) -> str | None:
    """“global `EntityManager`”, “the default `User` model”, “ad-hoc Redis connections”: one of those that bear the name."""
    words = read.part.words
    names = [check.target or check.technology or "" for check in read.checks if _is_named(check)]
    for at, (before, named) in enumerate(pairwise(words)):
        told = before.low in lexicon.grammar("one_of_a_name") and (named.text[:1].isupper() or before.low != "global")
        made = "".join(lows(words[at + 2:at + 3])) in lexicon.grammar("made_of_a_name")
        told = told or (made and before.low in lexicon.grammar("numbered_off"))
        meant = lexicon.technology(named.text) or named.text.removesuffix("()")
        if told and any((meant in name or named.low in name.lower()) and before.low not in name.lower() for name in names):
            return f"the name alone does not show which is the “{before.text}” one"
    return None


def _hardcoded(read: Read) -> str | None:
    """“do not hardcode `bucketName`”: a name may be read, where only what it is set to must not be written out."""
    words = read.part.words
    told = any(word.low in lexicon.grammar("writing_out") and behind.literal for word, behind in pairwise(words))
    plain = any(_is_named(check) and re.fullmatch(r"[a-z]\w*", check.target or "") for check in read.checks)
    return "structure does not show where its value is written out" if told and plain else None


def _of_things_called(read: Read) -> str | None:
    """“`container` queries”: a word of the language beside a thing that nothing is known of, which code is called by everywhere."""
    named_by = (check.target for check in read.checks if _is_named(check) and "token" in check.kinds)
    targets = {target for target in named_by if _PLAIN.fullmatch(target or "")}
    for named, behind in pairwise(read.part.words):
        if named.literal and named.text in targets and _is_thing(behind):
            return f"structure does not show “{behind.text}”"
    return None


def _of_bare_words(read: Read) -> str | None:
    """“never `active` or `flag`”: words, of which it is not said what is done with them."""
    never = lows(read.part.words)[:1] == ("never",) and not read.statement.acts
    bare = never and any(word.sort == "code" for word in read.statement.object)
    plain = (check.target or "" for check in read.checks if _is_named(check) and "import" in check.kinds)
    found = next((one for one in plain if _PLAIN.fullmatch(one) and f"{one}(" not in read.text), None)
    known = found is None or lexicon.entry(found) is not None or lexicon.at("keywords", (found,), 0)
    return f"“{found}” stands in code for other things as well" if bare and not known else None


def _is_thing(word: Word) -> bool:
    related = any(lexicon.at(name, (word.low,), 0) for name in (*RELATIONS, "be", "must", "should", "never", "adverbs"))
    known = any(word.low in lexicon.grammar(name) for name in ("code_nouns", "said_of_code"))
    return word.sort == "word" and word.low.isalpha() and not (related or known)


def _for_some_end(read: Read) -> str | None:
    """“do not use `isWebUrl()` for the decision”: for other ends it may be used."""
    ends = [run for run in read.statement.adjuncts("purpose") if run and run[0].low in ("the", "this", "these", "those")]
    named = any(_is_named(check) and check.op == "forbid-use" for check in read.checks)
    return f"it may only hold for “{spoken(ends[0])}”" if ends and named and read.statement.mood == "forbid" else None


def _of_assigning(read: Read) -> str | None:
    """“do not assign to `document.cookie`”: it may be read."""
    assigns = any(word.low in lexicon.grammar("assigning") for word in read.part.words[:5])
    named = any(_is_named(check) and check.op == "forbid-use" and check.target for check in read.checks)
    return "structure does not show whether it is read or set" if assigns and named else None


def _of_some_calls(read: Read) -> str | None:
    """“not `Update(tea.Msg)`”: one of those that are called so, by what it takes."""
    names = {check.target for check in read.checks if _is_named(check)}
    typed = (re.fullmatch(r"([\w.$]+)\(\*?\w+(?:\.|::)[A-Z]\w*\)", word.text) for word in read.part.words if word.sort == "code")
    compared = bool(read.statement.wanted)
    given = (re.fullmatch(r"([a-z]+)\(\w[^()]*\)", word.text) for word in read.part.words if compared and word.sort == "code")
    some = any(found and found[1] in names for found in (*typed, *given))
    return "the name alone does not show what it takes" if some else None


def _of_edits(read: Read) -> str | None:
    """“update `a` to use `B` instead of `C`”: one edit of one place, which says nothing of others; “X runs A, never B”: what X does."""
    wanted = read.statement.wanted
    edits = verb_of(wanted, ("change",))[1] and not lexicon.at("never", lows(wanted), 0)
    bound = any(lexicon.at(name, lows(wanted), at) for name in ("must", "should") for at in range(len(wanted)))
    deed = doing(wanted) if wanted and not bound else ()
    tells = bool(deed) and not verb_of(deed, _CHOOSING)[1] and deed[0].low not in lexicon.grammar("passing")
    held = any(check.op.startswith("forbid") for check in read.checks)
    return "it may only tell of one place" if held and (edits or tells) else None


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


def _of_exceptions_told(read: Read) -> str | None:
    """“exception: Next.js pages”: what is excepted is said by what it is for, which no path shows."""
    told = any(one and one[:1].isupper() and lexicon.technology(one) for check in read.checks for one in check.excepted)
    return "structure does not show what is left out" if told else None


def _of_a_setting(read: Read) -> str | None:
    """“never use a.b: LATEST”: one value of a setting, which may have others."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at] if at < len(read.whole) and read.whole[at].opener == ":" else None
    if behind is None or not behind.words or not read.part.words:
        return None
    name, value = read.part.words[-1], behind.words[0]
    valued = value.literal or value.text.isupper() or value.text.isdigit() or value.low in ("true", "false", "null", "none")
    dotted = re.fullmatch(r"[a-z]\w*(?:\.\w+)+", name.text) is not None
    return f"structure does not show “{value.text}”" if valued and dotted and any(_is_named(check) for check in read.checks) else None


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


def _of_it(read: Read) -> str | None:
    """“it's a query builder — no models”: what one thing lacks."""
    at = read.whole.index(read.part)
    before = lows(read.whole[at - 1].words) if at else ()
    told = read.part.opener in DASHES and before[:1] in (("it's",), ("it",), ("they're",)) and lexicon.at("no", lows(read.part.words), 0)
    return "it may only tell what one thing lacks" if told else None


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


def _cut_short(read: Read) -> str | None:
    """“never a.b.c-d=update”: the name goes on behind what code is searched for."""
    plain = [check.target or "" for check in read.checks if _is_named(check) and "." in (check.target or "")]
    cut = (re.search(rf"(?<![\w.]){re.escape(one)}-\w+[=:]", read.text) for one in plain)
    return "the name goes on behind what is looked for" if any(cut) else None


def _of_tests_named(read: Read) -> str | None:
    """“name tests: `test_<what>_<when>`”: those in the files, which are named for themselves."""
    patterns = (check.target or "" for check in read.checks if check.op == "require-shape" and check.kinds == ("file",))
    shaped = any("*" in one and not re.search(r"[./]", one) for one in patterns)
    tests = any(word.low == "tests" for part in read.whole[:1] for word in part.words)
    return "it is not clear whether the tests are meant, or their files" if shaped and tests and "file" not in read.text.lower() else None


def _of_those_that_matter(read: Read) -> str | None:
    """“include tests for critical paths”, “no models in migrations”: some of them, or what is made elsewhere and only used there."""
    some = next((word.text for word in read.part.words if word.low in lexicon.grammar("of_weight")), None)
    if some and any(check.op == "require-companion" for check in read.checks):
        return f"structure does not show which are “{some}”"
    used = read.statement.acts == ("use",) and bool(read.statement.adjuncts("inside"))
    made = any(check.op == "forbid-new" and set(check.kinds) <= {"table", "schema"} and check.within for check in read.checks)
    return "what is used there may be made elsewhere" if used and made else None


def _of_attributes(read: Read) -> str | None:
    """“never `<a href>`”: tags with an attribute that nobody looks at."""
    tagged = any(re.fullmatch(r"<[A-Za-z][\w.-]*\s[^<>.…]+>", word.text) for word in read.part.words)
    tags = any(("form", "tag") in check.parameters for check in read.checks)
    return "structure does not show its attributes" if tagged and tags else None


def _of_inventing(read: Read) -> str | None:
    """“never invent files, APIs or metrics”: what is not there must not be spoken of."""
    words = lows(read.part.words)
    invents = any(word in lexicon.grammar("making_up") for word in words[:4])
    fresh = any(lexicon.at("newness", words, at) for at in range(len(words)))
    made = any(check.op == "forbid-new" for check in read.checks)
    return "it may mean what is not there at all" if invents and made and not fresh else None


_REASONS = (
    _of_it, _of_attributes, _of_inventing, _of_a_run, _of_all_there_is, _of_what_happens, _of_one_of_them, _hardcoded, _of_things_called,
    _of_bare_words, _for_some_end, _of_assigning, _of_some_calls, _of_edits, _of_either, _on_occasion, _of_exceptions_told, _of_a_setting,
    _of_its_subject, _cut_short, _of_those_that_matter, _of_tests_named,
)
