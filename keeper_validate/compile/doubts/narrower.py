"""Why a part may hold for fewer things than its checks: for one end, on one occasion, of one subject, of one of two.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import DESCENT
from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.sentences.adjuncts import cut, lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken

_AS = re.compile(r"\W*(?:never|do not|don['’]t|no)\b.*?\sas ((?:an?|the) (?:new )?\w+)", re.I)


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


def _as_something(read: Read) -> str | None:
    """“never use namespaces as a substitute for rooms”: as something else they may be used."""
    spoken_of = re.sub(r"`[^`]*`", "`", read.text)
    barred = (_AS.match(one) for one in re.split(r"[.;]\s", spoken_of))
    role = next((found[1] for found in barred if found), None)
    known = lexicon.entry(role.split()[-1].lower()) if role else None
    if known and any(set(known.kinds) & set(check.kinds) for check in read.checks):
        return None  # “never add `Panel` as a new component”: what it is anyway
    words = lows(read.part.words)
    ends_so = words[-2:-1] == ("as",) and words[-3:-2] != ("such",)
    last = words[-1] if ends_so and read.statement.acts and not read.part.words[-2].literal else None
    plain = (check for check in read.checks if check.op in ("forbid-use", "forbid-new") and not check.parameters)
    forbids = read.statement.mood == "forbid" and any(plain)
    return f"it may only hold as “{role or last}”" if forbids and (role or last) else None


def _to_find_out(read: Read) -> str | None:
    """“don't use `.length` to see if a list is empty”: to other ends it may be used."""
    words = lows(read.part.words)
    asks = (at for at in range(2, len(words)) if words[at] in ("if", "whether") and words[at - 2] == "to")
    finds = any(words[at - 1] in lexicon.grammar("finding_out") for at in asks)
    used = any(check.op == "forbid-use" and not check.within for check in read.checks)
    return "it may only hold for that end" if finds and used and read.statement.mood == "forbid" else None


def _of_what_it_carries(read: Read) -> str | None:
    """“no Celery tasks outside `app/tasks`”: what runs them is set up and called elsewhere as well."""
    words = lows(read.part.words)
    carriers = {lexicon.technology(words[at - 1]) for at in range(1, len(words)) if lexicon.at("carried", words, at)}
    placed = any(check.technology in carriers and (check.within or check.excepted) for check in read.checks if check.technology)
    return "it is not clear whether all use of it is meant" if placed else None


def _in_memory(read: Read) -> str | None:
    """“never use in-memory caching”, “no hand-rolled caching”: what is done without the libraries that are known for it."""
    words = lows(read.part.words)
    bare = (at for at, word in enumerate(words) if word in lexicon.grammar("without_libraries"))
    told = any(lexicon.entry(" ".join(words[at:at + 2])) is None for at in bare)  # libraries are known for an “in-memory cache”
    family = any(check.op == "forbid-new" and check.technology for check in read.checks)
    return "it may only hold of what is made without a library" if told and family else None


def _for_a_time(read: Read) -> str | None:
    """“do not make network calls during the migration”: at other times they may be made."""
    runs = (lows(part.words) for part in read.whole)
    timed = any(run[at - 1] == "during" and run[at] not in ("this", "these") for run in runs for at in range(1, len(run)))
    reached = any(check.op in ("forbid-use", "forbid-new") and not check.within for check in read.checks)
    return "it may only hold at that time" if timed and reached and read.statement.mood == "forbid" else None


def _after_a_question(read: Read) -> str | None:
    """“used in one app? → do not create a package”: what stands before the question mark is a condition."""
    asked = re.search(r"\w\?\s", read.text)
    behind = read.part is not read.whole[0]
    return "what stands before it may be a condition" if asked and behind and read.statement.mood == "forbid" else None


def _after_a_look(read: Read) -> str | None:
    """“check whether a component exists before creating new ones”: then they may be created."""
    runs = [lows(part.words) for part in read.whole]
    looks = any(run[at - 1] == "before" and run[at].endswith("ing") for run in runs for at in range(2, len(run)))
    looks = looks and any(word in lexicon.grammar("finding_out") for run in runs for word in run[:4])
    fresh = any(check.op == "forbid-new" for check in read.checks)
    return "there may be new ones after a look at what is there" if looks and fresh else None


def _behind_an_arrow(read: Read) -> str | None:
    """“server state → `swr`. never `zustand`”: of what stands before the arrow."""
    at = read.whole.index(read.part)
    mapped = next((part for part in read.whole[:at] if part.opener in ("→", "->")), None)
    verbless = lows(read.part.words[:1]) in (("never",), ("not",), ("no",)) and read.part.opener[:1] in (".", "(")
    wide = any(check.op in ("forbid-use", "forbid-new") and not check.within for check in read.checks)
    told = read.whole[read.whole.index(mapped) - 1].words if mapped else ()
    return f"it may only hold of “{spoken(told)}”" if mapped and verbless and wide else None


def _of_what_is_kept_lean(read: Read) -> str | None:
    """“handlers are thin. No database calls.”, “keep it pure — no effects, no API calls”: of those alone."""
    others = [part for part in read.whole if part is not read.part]
    lean = any(word in lexicon.grammar("lean") for part in others for word in lows(part.words))
    absent = lows(read.part.words[:1]) == ("no",) and not read.statement.acts
    wide = any(check.op in ("forbid-use", "forbid-new") and not check.within for check in read.checks)
    return f"it may only hold of “{spoken(others[0].words)}”" if lean and absent and wide else None


def _of_sorts_inherited(read: Read) -> str | None:
    """“value objects must implement `Value`”: every schema would have to, as nothing tells which of them are meant."""
    inherited = any(check.op == "require-use" and DESCENT in check.parameters and not check.target for check in read.checks)
    whole = ("articles", "every", "newness", "whole")
    subject = [word for word in read.statement.subject if word.low != "types" and lexicon.technology(word.text) is None]
    told = [word for word in subject if not any(lexicon.at(name, (word.low,), 0) for name in whole)]
    known = lexicon.entry(" ".join(lows(tuple(told))))
    inherited = inherited and not (known is not None and known.kinds == ("error_type",))  # “error classes” are told by what they inherit
    return f"structure does not show which are “{spoken(tuple(told))}”" if inherited and len(told) > 1 else None


def _with_something(read: Read) -> str | None:
    """“a new field with a `limit` argument needs an entry in `costs.py`”, “pages (`.astro`): …”: of those alone that have it."""
    wide = [check for check in read.checks if check.op in ("require-companion", "require-shape") and not check.within]
    asked = any(check.op == "require-companion" for check in wide)
    words = read.part.words
    at = next((at for at, word in enumerate(words) if word.low == "with" and any(one.literal for one in words[at + 1:at + 3])), 0)
    has = asked and at and any(lexicon.at("newness", lows(words[:at]), index) for index in range(at))
    label = [run for part in read.whole[:read.whole.index(read.part)] for _, run in part.asides]
    ending = wide and any(re.fullmatch(r"\.[a-z]+", word.text) for run in label for word in run)
    return "structure does not show which of them have it" if has or ending else None


def _one_in_another(read: Read) -> str | None:
    """“never define styled components inside components”: within the code of one, and not in their folder."""
    nested = any(word in ("inside", "within") for word in lows(read.part.words))
    places = [run for run in read.statement.adjuncts("inside") if run and lexicon.layer(run[-1].low) is not None]
    same = any(run[-1].low == word.low for run in places for word in read.statement.object[-1:])
    made = any(check.op == "forbid-new" and check.within for check in read.checks)
    return "structure does not show which stand within others" if nested and same and made else None


def _in_version(read: Read) -> str | None:
    """“no SAML in v1”: a place, or what is done first."""
    runs = (run for relation, run in cut(read.part.words)[1] if relation == "inside" and len(run) == 1 and not run[0].literal)
    found = next((run[0].text for run in runs if re.fullmatch(r"v\d+", run[0].low)), None)
    return f"it is not clear whether “{found}” is a place" if found and any(check.within for check in read.checks) else None


def _used_on_condition(read: Read) -> str | None:
    """“use Redis: if the cache is cold, use Redis”: what stands behind the colon says when."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at] if at < len(read.whole) and read.whole[at].opener == ":" else None
    told = behind is not None and lexicon.at("condition", lows(behind.words), 0) and behind.words[0].low in ("if", "when")
    return "what stands behind the colon may be its condition" if told and any(one.op == "require-use" for one in read.checks) else None


def _in_a_place_unknown(read: Read) -> str | None:
    """“in the billing module: no Spring”: a part of the codebase of which nobody knows where it lies."""
    label = read.whole[0].words if len(read.whole) > 1 and read.whole[1].opener == ":" and read.part is not read.whole[0] else ()
    size = lexicon.at("inside", lows(label), 0) if label else 0
    place = label[size:] if size else ()
    ours = ("articles", "whole", "people", "generic", "every", "newness", "folder_nouns")
    told = [word for word in place if not (word.literal or any(lexicon.at(name, (word.low,), 0) for name in ours))]
    known = layer_of(place) is not None or any(word.literal or forms.own_files(word.low) for word in place)
    wide = any(check.op in ("forbid-use", "forbid-new") and not check.within for check in read.checks)
    return f"it is not clear where “{spoken(place)}” is" if told and wide and not known else None


_REASONS = (
    _in_a_place_unknown, _in_version, _used_on_condition, _as_something, _to_find_out, _in_memory, _for_a_time, _after_a_question,
    _after_a_look, _behind_an_arrow, _of_what_is_kept_lean, _one_in_another, _of_sorts_inherited, _with_something, _for_some_end,
    _of_either, _on_occasion, _of_its_subject, _of_those_that_matter, _of_what_it_carries,
)
