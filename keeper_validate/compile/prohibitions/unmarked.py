"""A part that only its key forbids, or that compares: which reading of its words is meant. Must not read the key itself."""

from __future__ import annotations

from keeper_validate.compile.demands.demand import demand
from keeper_validate.compile.prohibitions.forbidding import never
from keeper_validate.compile.prohibitions.prohibition import prohibition
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.places import folders_of, glob_of
from keeper_validate.compile.sentences.statement import Statement, unmarked
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_FEW = 5
# What routes are called by, and no deed: “PATCH endpoints”.
_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})


def either(statement: Statement, context: Context) -> Made:
    """A comparison forbids what it rejects, or at least demands what it wants; “never use A instead of B” rejects A."""
    turned = never(statement.wanted)
    if turned:
        return _turned(turned, statement, context)
    wanted = statement.wanted[verb_of(statement.wanted, ("use",))[1]:]
    if any(word.low in ("names", "naming", "named") for word in context.topic) and all(word.literal for word in wanted):
        raise Unread("the names are examples of how names are made")
    if statement.wanted and not _comparable(statement):
        raise Unread("it is not clear that the one stands in place of the other")
    try:
        made = prohibition(_stored(_altered(statement)), context)
        made = _sparing(_within(made, statement), statement)
        return _beneath(made, statement) if statement.wanted and not context.spared else made
    except Unread:
        if not statement.wanted:
            raise
        made = demand(unmarked(statement.wanted), context)
        checks = (replace(check, soft=check.soft or check.op == "require-use") for check in made.checks)
        return replace(made, partial=True, checks=tuple(checks))


def _altered(statement: Statement) -> Statement:
    """“update `a.md` and not `b.md`”: a file that is not to be changed in the place of another."""
    altered = statement.wanted and not statement.acts and verb_of(statement.wanted, ("change",))[1]
    files = all(word.literal and is_file(word.text) for word in statement.object)
    return replace(statement, acts=("change",)) if altered and files else statement


def _turned(turned: Statement, statement: Statement, context: Context) -> Made:
    held, around = cut(turned.object)
    whole = replace(turned, object=held, around=(*turned.around, *around, *statement.around), wanted=statement.object)
    made = prohibition(whole, context)
    return replace(made, checks=tuple(replace(check, soft=check.soft or turned.soft) for check in made.checks))


def _comparable(statement: Statement) -> bool:
    """“use a panel, not a modal”: whether what is rejected is a name, a new thing, or something that is chosen as what is wanted is."""
    rejected, wanted = statement.object, statement.wanted
    phrases = (" ".join(word.text for word in rejected[start:]) for start in range(len(rejected)))
    named = any(word.literal for word in rejected) or any(lexicon.technology(phrase) or lexicon.family(phrase) for phrase in phrases)
    words = lows(wanted)
    choosing = any(verb_of(wanted[at:], ("use", "require", "create", "import"))[1] for at in range(len(wanted)))
    choosing = choosing or any(lexicon.at(name, words, at) for name in ("must", "should") for at in range(len(words)))
    fresh = any(lexicon.at("newness", lows(rejected), at) for at in range(len(rejected)))
    if named or choosing or fresh or statement.soft or statement.acts or _are_forms(wanted, rejected):
        return True
    try:
        return not any("*" in (thing.target or "") for thing in things(wanted)[0])
    except Unread:
        return False


def _are_forms(wanted: Run, rejected: Run) -> bool:
    """“`.format()` strings, not f-strings”: one way to write it and another, which is a construct of its own."""
    bare = [run[lows(run[:1]) in (("a",), ("an",), ("the",)):] for run in (wanted, rejected)]
    known = [lexicon.entry(" ".join(word.text for word in run)) for run in bare]
    forms = [one is not None and (one.facet == "construct" or one.kinds == ("token",)) and not one.opaque for one in known]
    coded = any(word.literal or word.low in lexicon.grammar("written_so") for word in wanted)
    alike = len(wanted) > 1 and lows(wanted[-1:]) == lows(rejected[-1:])  # “named exports, never default exports”
    described = lexicon.at("determiners", lows(wanted), 0) and lows(wanted[:1]) not in (("a",), ("an",))  # “this module has `a`, not `b`”
    return forms[1] and len(wanted) <= _FEW and (forms[0] or coded or alike) and not described


def told(part: Part, whole: list[Part], made: Made) -> bool:
    """“no test runner”, “in process (no Redis)”: a kind of tool, or what a description adds, may only tell what is not there today."""
    words = lows(part.words)
    if _is_told_of(part, whole):
        return True
    shown = all(check.technology or check.kinds == ("file",) for check in made.checks)
    if words[:1] != ("no",) or part.words[0].text.isupper() or not shown:
        return False
    if part.opener == "(":
        opening = whole[0].words
        ruled = verb_of(opening, (*FORBIDDEN_ACTS, "require"))[1] or set(lows(opening)) & lexicon.grammar("must")
        return not ruled and (made.checks[0].kinds == ("file",) or not _named(opening))
    family = lexicon.topic(" ".join(words[1:]))
    return family is not None and singular(words[-1]) == words[-1] and part is whole[0]


def _is_told_of(part: Part, whole: list[Part]) -> bool:
    """“`web/` has `api.py`, but no `models.py`”: what one place holds today, and what it does not."""
    at = whole.index(part)
    before = whole[at - 1].words if at and part.opener == "," else ()
    holds = bool(before) and before[0].literal and any(verb_of((word,), ("contain",))[1] for word in before)
    absent = any(lexicon.at(name, lows(part.words), 0) for name in ("no", "never"))
    return holds and absent and not set(lows(before)) & lexicon.grammar("must")


def _named(run: Run) -> bool:
    return any(word.literal or lexicon.technology(word.text) is not None for word in run)


def _within(made: Made, statement: Statement) -> Made:
    """“use gateways, not direct `Storage` calls”: what stands in front of something calls it itself, and only that may."""
    direct = any(word.low in ("direct", "raw") for word in statement.object)
    in_front = bool(statement.wanted) and not any(word.literal for word in statement.wanted)
    if not direct or not in_front or not any(check.op == "forbid-use" for check in made.checks):
        return made
    checks = tuple(replace(check, soft=True) for check in made.checks)
    return Made(checks, True, made.doubt or f"it is not clear where “{spoken(statement.wanted)}” may make use of it")


def _sparing(made: Made, statement: Statement) -> Made:
    """“read settings through `env.ts` instead of `process.env`”: the file that is wanted is where it may be."""
    through = tuple(word for relation, run in cut(statement.wanted)[1] if relation == "means" for word in run if is_file(word.text))
    spared = tuple(glob for word in through if (glob := glob_of(word, through)))
    checks = tuple(replace(check, excepted=(*check.excepted, *spared)) if check.op == "forbid-use" else check for check in made.checks)
    return replace(made, checks=checks) if spared else made


def _beneath(made: Made, statement: Statement) -> Made:
    """“the SDK rather than HTTP calls” rejects a whole set, of which what is wanted makes use itself: it can only warn."""
    if sum(check.technology is not None and check.op == "forbid-new" for check in made.checks) < 2:
        return made
    checks = tuple(replace(check, soft=True) for check in made.checks)
    return Made(checks, True, made.doubt or f"it is not clear what “{spoken(statement.wanted)}” makes use of itself")


def bare(statement: Statement, context: Context) -> Made:
    """A phrase that only its key forbids: a noun phrase, else a verb and its object."""
    if statement.object and statement.object[0].low.endswith("ly") and verb_of(statement.object[1:], FORBIDDEN_ACTS)[1]:
        raise Unread(f"structure does not show what is done “{statement.object[0].text}”")
    acts, size = verb_of(statement.object, FORBIDDEN_ACTS)
    if size and statement.object[0].low in lexicon.grammar("dated"):
        raise Unread(f"it is not clear whether what is {statement.object[0].low} must stay, or not be used")
    if not size or lexicon.verb_at("nominal", lows(statement.object), 0) > size:
        return prohibition(_stored(_acted(statement)), context)
    if not statement.object[0].low.endswith("ing") and starts_noun(statement.object):
        try:
            return prohibition(_acted(statement), context)
        except Unread:
            if statement.object[0].text in _METHODS:
                raise
    elif _is_begun_by_a_noun(statement, acts, size):
        return prohibition(statement, context)
    return prohibition(replace(statement, acts=acts, object=statement.object[size:], verb=statement.object[:size]), context)


def _is_begun_by_a_noun(statement: Statement, acts: tuple[str, ...], size: int) -> bool:
    """“polling for mail”, where “caching agent status in localStorage” is a deed."""
    entry = lexicon.entry(statement.object[0].low)
    stored = acts == ("store",) and bool(statement.object[size:]) and any(map(_are_stores, statement.adjuncts("inside")))
    return entry is not None and not stored and not (entry.opaque and bool(statement.object[size:]))


def _are_stores(run: Run) -> bool:
    return bool(run) and all(map(_is_store, items(run)))


def changed(statement: Statement) -> Statement:
    """A phrase under a key that forbids changes: what it names must stay, where it tells of no deed and of nothing new."""
    run = statement.object[lows(statement.object)[:1] == ("existing",):]
    words = lows(run)
    verb = verb_of(run, FORBIDDEN_ACTS)[1] or any(lexicon.verb_at("nominal", words, at) for at in range(len(words)))
    fresh = any(lexicon.at("newness", words, at) for at in range(len(words)))
    return statement if statement.acts or verb or fresh else replace(statement, acts=("change",), object=run)


def _stored(statement: Statement) -> Statement:
    """“tokens in localStorage”: what is in a store of the browser has been put there."""
    stores = lexicon.members("browser-storage")
    first = lexicon.technology(statement.object[0].text) if len(statement.object) > 1 else None
    if first in stores and lexicon.at("stored_things", lows(statement.object), 1) == len(statement.object) - 1 and not statement.acts:
        place = ("inside", statement.object[:1])
        return replace(statement, acts=("store",), object=statement.object[1:], around=(place, *statement.around))
    kept = any(run and all(map(_is_store, items(run))) for run in statement.adjuncts("inside"))
    return replace(statement, acts=("store",)) if kept and not (statement.acts or statement.subject or statement.wanted) else statement


def _is_store(run: Run) -> bool:
    return lexicon.technology(" ".join(word.text for word in run)) in lexicon.members("browser-storage")


def _acted(statement: Statement) -> Statement:
    """“domain importing HTTP libraries”, “services that import React”: who must not, and what, where a part of the code stands first."""
    run, told = statement.object, statement.adjuncts("relative")
    if len(told) == 1 and _is_part(run) and (deed := verb_of(told[0], ("import", "access")))[1] and told[0][deed[1]:]:
        rest = tuple(pair for pair in statement.around if pair[1] is not told[0])
        return replace(statement, acts=deed[0], subject=run, object=told[0][deed[1]:], around=rest)
    sources = statement.adjuncts("source")
    led_from = [word for each in items(sources[0]) for word in each] if len(sources) == 1 else []
    if len(run) > 1 and led_from and _is_importing(run[-1]) and all(word.literal for word in led_from):
        return replace(statement, acts=("import",), subject=run[:-1], object=())  # “plugins importing from `core/internal`”
    for index in range(1, min(4, len(run))):
        acts, size = verb_of(run[index:], ("import", "access"))
        if size and run[index].low.endswith(("ing", "s")) and run[index + size:] and _is_part(run[:index]):
            return replace(statement, acts=acts, subject=run[:index], object=run[index + size:])
    return statement


def _is_importing(word: Word) -> bool:
    return word.low.endswith("ing") and verb_of((word,), ("import",))[1] > 0


def _is_part(run: Run) -> bool:
    """Whether words name a part of the code: a layer, or nothing but paths."""
    return bool(folders_of(run)) or (bool(run) and all(glob_of(word, run) for word in run))


def starts_noun(run: Run) -> bool:
    """Whether the verb a phrase seems to start with is part of a noun: “access control”, “import”."""
    return any(lexicon.entry(" ".join(word.text for word in run[:size])) for size in range(1, min(4, len(run)) + 1))


def is_state(statement: Statement) -> bool:
    """“`src/legacy/**` is frozen” says what must be, under whatever key."""
    words = lows(statement.object)
    ends = [index for index in range(1, len(words)) for name in ("frozen", "growing", "read_only") if lexicon.at(name, words, index)]
    return any(lexicon.at("be", words, index - 1) for index in ends)
