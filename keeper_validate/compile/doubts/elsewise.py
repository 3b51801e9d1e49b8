"""Why nothing is read of a part although its words are known: they name something that no code shows, or the case that they hold in.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.compile.doubts.lookalikes import lookalike
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.doubts.texts_said import texts_said
from keeper_validate.compile.sentences.adjuncts import cut, lows
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words

# the endings of files that are read by tools, and hold no code
_NO_CODE = re.compile(r"\.(?:ya?ml|json|toml|lock|ini|cfg|env)$|(?:^|/)(?:Dockerfile|Makefile|Procfile)$")


def elsewise(read: Read) -> str | None:
    """Why a part says something else than what was read of it; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _as_something(read: Read) -> str | None:
    """“never use `knex` as ORM”: one of those that are used for it, and no other."""
    words = read.part.words
    before = (word for word, behind in pairwise(words) if behind.low == "as")
    named = {word.text.lower() for word in before if word.literal or lexicon.technology(word.text)}
    of_others = any(check.op == "forbid-new" and (check.technology or check.kinds == ("store",)) for check in read.checks)
    others = of_others and any(check.target and check.target.lower() in named for check in read.checks)
    return "it is not clear what it must not be used as" if others else None


def _of_a_case(read: Read) -> str | None:
    """“use `a` when not using `B`”: where the other is not used, which nobody forbids."""
    last = lows(read.statement.wanted[-1:])
    return f"what stands behind “{last[0]}” is a condition" if last and lexicon.at("condition", last, 0) else None


def _of_platforms(read: Read) -> str | None:
    """“no Node.js packages”: a platform, which no code names."""
    named = {word.text for word in read.part.words if word.sort != "code" and "." in word.text}
    proper = lexicon.grammar("proper")
    found = next((one for one in named if one[:1].isupper() and one.replace(".", "").lower() in proper), None)
    return f"“{found}” is a platform, and no name in code" if found and any(check.target == found for check in read.checks) else None


def _of_other_places(read: Read) -> str | None:
    """“put business logic in services, not controllers”: where it is not to be, which says nothing of what else is there."""
    placed = any(relation == "inside" for relation, _ in cut(read.statement.wanted)[1])
    made = any(check.op == "forbid-new" for check in read.checks)
    return "it tells where something is to be, and where not" if placed and made and layer_of(read.statement.object) else None


def _of_what_is_included(read: Read) -> str | None:
    """“include error handling and documentation”: in what, no word of it says."""
    words = read.text.lower().split()
    asked = (check for check in read.checks if check.op == "require-companion" and check.kinds == ("file",))
    told = any(not (check.target or check.within or "test" in (check.companion or "")) for check in asked)
    bound = any(word in lexicon.grammar("changes_made") for word in words)
    return "it is not clear what must include it" if told and "include" in words[:2] and not bound else None


def _by_one_name(read: Read) -> str | None:
    """“switch statements instead of switch expressions”: what is wanted goes by the same name as what is rejected."""
    wanted = [word.text for word in read.statement.wanted]
    spans = (" ".join(wanted[at:at + size]) for at in range(len(wanted)) for size in (1, 2, 3))
    entries = [entry for span in spans if (entry := lexicon.entry(span)) and entry.facet == "construct"]
    same = any(entry.target == check.target for entry in entries for check in read.checks)
    return "what is wanted and what is rejected go by the same name here" if same else None


def _of_where_it_is_set_up(read: Read) -> str | None:
    """“keep Redis in `docker-compose.yml`”: a file that no code stands in tells where something is set up, and not where it is used."""
    used = [check for check in read.checks if check.op == "forbid-use" and check.technology and check.excepted]
    told = bool(used) and all(map(_NO_CODE.search, (glob for check in used for glob in check.excepted)))
    return "it tells where something is set up" if told else None


def _of_what_does_it(read: Read) -> str | None:
    """“jobs run in Celery, not in request handlers”: where work is done is told by what does it, which others may hand it to."""
    told = words(read.text)
    named = {lexicon.technology(behind.text) for word, behind in pairwise(told) if word.low == "in" and not word.literal}
    apart = ("not", "in") in pairwise(lows(told)) or ("never", "in") in pairwise(lows(told))
    others = apart and any(check.technology in named and check.within for check in read.checks if check.technology)
    return "it tells what does the work, which others may hand on" if others else None


def _of_what_is_handed_on(read: Read) -> str | None:
    """“repositories return entities (not Drizzle types)”, “returns an id, and no `Location` header”: what is given, and not made."""
    at = read.whole.index(read.part)
    outer = enclosing(read.part, read.whole) or (read.whole[at - 1] if at and read.part.opener == "," else None)
    told = lows(outer.words)[1:] if outer else ()
    handed = any(word in lexicon.grammar("handing_on") for word in told) and read.statement.acts in ((), ("use",))
    made = any(check.op == "forbid-new" and check.kinds != ("dependency",) for check in read.checks)
    return "it tells what is handed on, and not what is made" if handed and made else None


def _of_what_stands_there(read: Read) -> str | None:
    """“never update `total` columns directly”: what is written into columns, which themselves stay as they are."""
    told = lows(read.part.words)
    writes = any(word in lexicon.grammar("writing_data") for word in told)
    parts = any(word in lexicon.grammar("written_into") for word in told)
    kept = any(check.op in ("append-only", "forbid-change") and "table" in check.kinds for check in read.checks)
    return "it tells what is written into columns, and not how they are" if writes and parts and kept else None


_REASONS = (_as_something, _of_what_stands_there, _of_a_case, _of_platforms, _of_other_places, _of_what_is_included, _by_one_name,
            _of_where_it_is_set_up, _of_what_does_it, _of_what_is_handed_on, lookalike, texts_said)
