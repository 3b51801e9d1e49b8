"""Why the checks of a part look for something else than it speaks of: a place that they do not keep to, a use in place of what is new.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken, words

_SERVED = frozenset({"route"})
_MANY, _BARE = 4, 2


def astray(read: Read) -> str | None:
    """Why a part may speak of something else than its checks look for; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_a_place_left_out(read: Read) -> str | None:
    """“never define routes in React code”: elsewhere they may be defined, and no file tells where that is."""
    whole = ("articles", "whole", "generic", "newness", "every", "people")
    kept = any(check.within or check.excepted or check.op != "forbid-new" or check.technology for check in read.checks)
    targets = " ".join((check.target or "").lower() for check in read.checks)
    for run in () if kept or read.statement.mood != "forbid" else read.statement.adjuncts("inside"):
        left = without(run, *whole)
        if any(lexicon.technology(word.text) for word in left) and not any(word.low in targets for word in left):
            return f"it is not clear which files “{spoken(run)}” means"
    return None


def _for_each_occasion(read: Read) -> str | None:
    """“record seeds and versions for every run”: whenever something is done, which no change shows."""
    asked = any(check.op == "require-companion" and len(check.kinds) > _MANY and not check.within for check in read.checks)
    runs = [run for run in read.statement.adjuncts("purpose") if run and lexicon.at("every", lows(run), 0)]
    known = any(lexicon.entry(singular(run[-1].low)) or layer_of(run[1:]) for run in runs)
    return f"it is not clear what “{spoken(runs[0])}” is in code" if asked and runs and not known else None


def _of_what_is_put_on(read: Read) -> str | None:
    """“all endpoints must use `asyncHandler`”: a router may put it on, or what registers them, in another file."""
    asked = (check for check in read.checks if check.op == "require-use" and not f"{check.use or check.target}".startswith(("@", "[")))
    named = (check for check in asked if (check.when in _SERVED or (check.use and set(check.kinds) <= _SERVED)))
    calls = any(word.low in ("call", "calls", "invoke") for word in words(read.text))  # which each of them does itself
    return "it may be put on in another file" if not calls and any("inherited" not in dict(check.parameters) for check in named) else None


def _of_those_who_serve(read: Read) -> str | None:
    """“controllers are plural”, “resource definitions live in `base/`”: no routes, whatever they have to do with them."""
    low = lows((*read.context.topic, *read.part.words))
    told = next((word for word in low if word in lexicon.grammar("beside_routes")), None)
    plain = (check for check in read.checks if check.kinds == ("route",) and not check.parameters)
    routes = any(check.op == "require-shape" or check.excepted for check in plain)
    return f"it is not clear whether “{told}” are routes" if told and routes and {"route", "routes"}.isdisjoint(low) else None


def _of_a_served_api(read: Read) -> str | None:
    """“never use the compat API”: one that is called, where the check looks for new routes."""
    used = read.statement.acts == ("use",) and lows(read.statement.object)[-1:] in (("api",), ("apis",))
    fresh = any(check.op == "forbid-new" and check.kinds == ("route",) for check in read.checks)
    return "it is not clear whether new routes are meant" if used and fresh else None


def _of_what_is_picked(read: Read) -> str | None:
    """“custom file pickers”: what is picked from no list of options."""
    low = lows(read.part.words)
    at = next((at for at, word in enumerate(low) if at and word in ("picker", "pickers")), 0)
    other = at and low[at - 1] not in lexicon.grammar("newness") and low[at - 1] not in ("option", "item", "select")
    lists = any(check.op == "forbid-new" and check.target == "select" for check in read.checks)
    return f"it is not clear whether “{' '.join(low[at - 1:at + 1])}” is that component" if other and lists else None


def _of_a_sort_of_it(read: Read) -> str | None:
    """“`better-sqlite3`, not SQLite3”: what is wanted bears the name of what is rejected."""
    before = [word for part in read.whole[:read.whole.index(read.part)] for word in part.words]
    beside = [word for at, run in read.part.asides if at <= len(read.statement.wanted) for word in run]
    named = [word.text.lower() for word in (*before, *beside, *read.statement.wanted) if word.sort == "code"]
    rejected = [check.technology for check in read.checks if check.op == "forbid-use" and check.technology]
    held = any(_holds(one, technology) for technology in rejected for one in named)
    return "what is rejected may be a sort of what is wanted" if held else None


def _holds(name: str, technology: str) -> bool:
    return name != technology and technology in re.split(r"[-_/.]", re.sub(r"\d+\b", "", name)) and "/" not in name


def _of_one_ending(read: Read) -> str | None:
    """“use `application.yml`, not `.properties`”: of one file, where others may end so."""
    before = [part.words for part in read.whole[:read.whole.index(read.part)]]
    named = [word.text for run in (*before[-1:], read.statement.wanted) for word in run if word.literal]
    one = any(re.fullmatch(r"[\w-]+(?:\.[\w-]+)+", word) for word in named)
    files = (check.target or "" for check in read.checks if check.op == "forbid-new" and check.kinds == ("file",))
    every = any(re.fullmatch(r"\*\.\w+", target) for target in files)
    used = lows(read.statement.wanted or read.part.words)[:1] in (("use",), ("not",), ("never",), ("always",)) and not read.context.topic
    return "structure does not show which files with that ending are meant" if one and every and not used else None


def _of_those_listed_there(read: Read) -> str | None:
    """“files: `.db`, `.wal` (no `.shm`)”: what something consists of."""
    at = read.whole.index(read.part)
    outer = read.whole[at - 1].words if at and read.part.opener[:1] == "(" else ()
    listed = bool(outer) and all(word.literal or word.sort == "mark" for word in outer) and len(outer) > 1
    return "it may only tell what is not there" if listed and lexicon.at("no", lows(read.part.words), 0) else None


def _by_degree(read: Read) -> str | None:
    """“not changing much other code”: how much is too much, nobody says."""
    told = next((word.low for word in read.statement.object if word.low in ("much", "most", "excessive")), None)
    return f"structure does not show how much is “{told}”" if told and any(check.op.startswith("forbid") for check in read.checks) else None


def _of_others_parts(read: Read) -> str | None:
    """“do not use `lineBy` — those are LineChart props”: where they belong, they may be used."""
    at = read.whole.index(read.part) + 1
    behind: Run = read.whole[at].words if at < len(read.whole) and read.whole[at].opener in DASHES else ()
    low = lows(behind)
    parts = lexicon.grammar("declared_parts") | {"props", "options", "params", "parameters", "arguments"}
    belong = low[:2] in (("those", "are"), ("these", "are"), ("they", "are")) and low[-1] in parts
    named = any(check.op == "forbid-use" and "token" in check.kinds for check in read.checks)
    return f"where “{spoken(behind[2:])}” belong, they may be used" if belong and named else None


def _of_what_holds_it(read: Read) -> str | None:
    """“don't include `defaultValue`”: in what, no word of it says."""
    included = any(word.low.startswith("includ") for word in read.statement.verb) and not read.statement.subject
    plain = (check.target or "" for check in read.checks if "token" in check.kinds and not (check.within or check.technology))
    named = any(re.fullmatch(r"[a-z]\w*", target) for target in plain)
    return "it is not clear what must not include it" if included and named and read.statement.mood == "forbid" else None


def _of_what_is_shown_to_people(read: Read) -> str | None:
    """“never echo or paste secrets”: a deed that a command is called after."""
    words = lows(read.part.words)
    deed = words[:1] == ("never",) and words[1:2] and words[1] in lexicon.grammar("shown_to_people") and read.part.words[1].sort == "word"
    called = any(check.technology and lexicon.technology(words[1]) == check.technology for check in read.checks) if deed else False
    return f"it is not clear whether “{words[1]}” is what code calls" if called and len(words) > _BARE else None


def _of_examples_unlike(read: Read) -> str | None:
    """“no arbitrary colors like `bg-blue-500`”: the samples are none of what the check looks for."""
    samples = [word.text for run in read.statement.adjuncts("examples") for word in run if word.sort == "code"]
    looks = [check.target or "" for check in read.checks if check.op == "forbid-use" and ("form", "literal") in check.parameters]
    patterns = [target.strip("/") for target in looks if target[:1] == "/" == target[-1:]]
    alike = any(re.search(pattern, sample) for pattern in patterns for sample in samples)
    return "the examples are none of what is looked for" if samples and patterns and not alike else None


def _of_those_below(read: Read) -> str | None:
    """“imports with the `@tests/e2e/` prefix, never relative ones”: of what lies in that part."""
    told = [word for part in read.whole for word in (*part.words, *(one for _, aside in part.asides for one in aside))]
    aliases = [word.text for word in (*told, *read.statement.wanted) if re.fullmatch(r"@[\w-]+/[\w-]+/", word.text)]
    relative = any(check.op == "forbid-use" and check.kinds == ("import",) and not check.within for check in read.checks)
    return f"it may only hold of what lies in “{aliases[0]}”" if aliases and relative else None


def _where_it_is_not(read: Read) -> str | None:
    """“non-TTY: no escape codes”: in that case alone."""
    topic = read.context.topic
    denied = bool(topic) and topic[0].low.startswith(("non-", "without")) and read.statement.mood == "forbid"
    return f"it may only hold where there is “{spoken(topic)}”" if denied else None


def _of_a_value_shown(read: Read) -> str | None:
    """“the shape is `{ "a": "b" }`”: how a value looks, and no name."""
    shown = any(check.op == "require-shape" and re.search(r"[{}\"]\s|\(\w", check.target or "") for check in read.checks)
    names = any(re.match(r"/\^", check.target or "") for check in read.checks)
    return "it shows how a value looks, and no name" if shown and not names else None


_REASONS = (
    _of_a_place_left_out, _for_each_occasion, _of_what_is_put_on, _of_those_who_serve, _of_a_served_api, _of_what_is_picked,
    _of_a_sort_of_it, _of_one_ending, _of_those_listed_there, _by_degree, _of_others_parts, _of_a_value_shown, _of_what_holds_it,
    _of_what_is_shown_to_people, _of_examples_unlike, _of_those_below, _where_it_is_not,
)
