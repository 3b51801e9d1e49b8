"""Sentences of a spec into what they propose, read by the same grammar, nouns and shapes as the clauses of decisions.

Must not decide anything: what cannot be read is said to be unread, and what only looks like a thing is not certain."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part, parts
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.element import SEEDABLE
from keeper_validate.law.reference import route_name
from keeper_validate.reviewing import speech
from keeper_validate.reviewing.listed import added_parts, listed, part_names
from keeper_validate.reviewing.naming import Setting, promoted, proposed, things_of
from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.values import replace

_EARLY = 6
_DASHES = ("—", "-", "->", "→")


def proposals(sentence: str, setting: Setting) -> tuple[tuple[Proposed, ...], bool]:
    """What one sentence proposes, and whether it wishes for something new of which nothing could be named."""
    found: list[Proposed] = []
    wished = False
    for wish in (wish for part in parts(sentence) for wish in _wishes(part)):
        part = replace(wish, words=_referring(promoted(wish.words, setting.names), found))
        if part.opener == ":" and found:
            found = _detailed(found, part, setting)
        elif part.opener in _DASHES and found:
            found = _glossed(found, part)
        else:
            made, unnamed = _of_part(part, setting)
            found += made
            wished = wished or unnamed
    found = [one for one in found if (one.certain or one.intent != "mention") and not _is_ordinary(one, sentence)]
    return tuple(replace(one, text=one.text or sentence[:200], line=setting.line) for one in found), wished and not found


def _wishes(part: Part) -> Iterator[Part]:
    """A part, cut where a second wish begins: “use the `Table` component and add a `dense` prop to it”."""
    words = lows(part.words)
    for at in range(2, len(words) - 2):
        size = speech.intent_at(words, at + 1)[1] if words[at] in ("and", "then") and part.words[at].sort == "word" else 0
        if size and _is_object(part.words[at + 1 + size:]) and not speech.is_capability(words) and not _forbids(part):
            yield Part(part.words[:at], part.opener, tuple(aside for aside in part.asides if aside[0] <= at))
            yield from _wishes(Part(part.words[at + 1:], "", tuple((n - at - 1, run) for n, run in part.asides if n > at)))
            return
    yield part


def _forbids(part: Part) -> bool:
    return read(part.words).mood in ("forbid", "only")


def _referring(run: Run, found: list[Proposed]) -> Run:
    """A run with “it” as the name that it stands for, where only one thing was named before."""
    names = list(dict.fromkeys(one.name for one in found if one.name))
    if len(names) != 1:
        return run
    return tuple(Word(names[0], "code") if word.sort == "word" and word.low in lexicon.grammar("pronouns") else word for word in run)


def _is_ordinary(one: Proposed, sentence: str) -> bool:
    """Whether the name of a technology is a plain word here: “on click”, “echo”."""
    plain = speech.is_ordinary(one.name) and re.search(rf"(?<!`)\b{re.escape(one.name)}\b", sentence)
    return one.kind == "technology" and bool(plain)


def _of_part(part: Part, setting: Setting) -> tuple[list[Proposed], bool]:
    statement = read(part.words)
    if statement.mood in ("forbid", "only"):
        return [], False
    verb, run = ("", statement.object) if speech.is_capability(lows(part.words)) else _wish(statement)
    found, intent = things_of(run), verb or ("create" if _introduces(run) else setting.intent)
    inserted = speech.inserts(lows(part.words))
    wanted = "create" if any(map(speech.gains, lows(run))) and intent == "mention" else intent
    on_owner = list(_on_owner(found, run, statement, wanted, setting)) if wanted in ("create", "remove", "extend") else []
    if on_owner:
        return [replace(one, inserted=inserted) for one in on_owner], False
    made = [one for thing in found for one in proposed(thing, intent, setting)]
    new = verb == "create" or any(thing.new for thing in found)
    made = [one for one in made if one.name or (one.intent == "create" and new and not speech.is_ambiguous(one.primitive))]
    made = [_with_adjuncts(one, statement, part) for one in made] if len(made) == 1 else made
    aside = [one for run in _runs(statement) for thing in things_of(run) for one in _mentioned(thing, verb, setting)]
    return made + [one for one in aside if one.name not in {other.name for other in made}], verb == "create" and not made


def _introduces(run: Run) -> bool:
    """“A `Timeline` component ...”, “`POST /links` ...”: what a sentence begins with when it speaks of a thing for the first time."""
    return speech.introduces(lows(run)) or bool(run and run[0].literal and route_name(run[0].text))


def _wish(statement: Statement) -> tuple[str, Run]:
    """The verb of a wish and its object; a bare noun phrase has none."""
    run, words = statement.object, lows(statement.object)
    for index in range(min(6, len(run))):
        if run[index].sort == "word":
            intent, size = speech.intent_at(words, index)
            noun = lexicon.entry(words[index]) is not None and not index and not _is_object(run[index + size:])
            if size and run[index + size:] and not noun:
                return intent, run[index + size:]
        if not (run[index].sort in ("word", "mark") and speech.leads(words[index])):
            break
    for index in range(1, len(run)):
        size = lexicon.at("be", words, index) if run[index].sort == "word" else 0
        intent, _ = speech.intent_at(words, index + size) if size else ("", 0)
        if intent:
            return intent, run[:index]
    return "", run


def _is_object(run: Run) -> bool:
    return bool(run) and (run[0].literal or bool(lexicon.at("articles", (run[0].low,), 0)) or bool(lexicon.at("newness", (run[0].low,), 0)))


def _mentioned(thing: Thing, verb: str, setting: Setting) -> Iterator[Proposed]:
    """A thing that only stands in an adjunct: it is there already, or the sentence says that it is new."""
    for one in proposed(thing, "create" if thing.new or (verb == "create" and "table" in thing.kinds) else "mention", setting):
        known = one.name in setting.names
        if one.name and one.certain and one.kind != "technology" and (known or one.intent == "create"):
            yield replace(one, intent=one.intent if not known else "mention")


def _runs(statement: Statement) -> Iterator[Run]:
    return (run for relation, run in statement.around if relation not in ("condition", "reason", "unless", "outside"))


def _on_owner(found: list[Thing], run: Run, statement: Statement, verb: str, setting: Setting) -> Iterator[Proposed]:
    """“a `danger` variant to Button”, “suspended to the user_status enum”: parts that come to, or go from, what an adjunct names."""
    run, places, turned = _owners(run, statement)
    facet = next((thing.facet for thing in (found if not turned else things_of(run)) if thing.facet), None)
    for place in (*places, *(statement.adjuncts("purpose") if facet else ())):
        owners = [one for thing in things_of(place) for one in proposed(replace(thing, facet=None), "extend", setting) if one.name]
        if len(owners) != 1 or not (facet or owners[0].certain):
            continue
        owner = owners[0]
        role = speech.role_of(run) or (facet if facet in ("prop", "variant", "method") else "") or speech.own_role(owner.kind)
        said = facet or speech.role_of(run)
        names = part_names(run) if said else () if turned else added_parts(run, owner.kind)
        if role and names:
            gone = verb == "remove"
            yield replace(owner, role=role, members=() if gone else names, dropped=names if gone else ())


def _owners(run: Run, statement: Statement) -> tuple[Run, tuple[Run, ...], bool]:
    """What comes or goes, and the phrases that may say of what: “X to Y”, “X of Y”, “Y gets X”."""
    words = lows(run)
    if "of" in words[1:-1]:
        at = words.index("of", 1)
        return run[:at], (run[at + 1:],), True
    gain = next((at for at in range(1, len(run) - 1) if run[at].sort == "word" and speech.gains(words[at])), 0)
    if gain and gain < _EARLY and any(word.literal for word in run[:gain]):
        return run[gain + 1:], (run[:gain],), True
    return run, statement.adjuncts("inside", "source"), False


def _with_adjuncts(one: Proposed, statement: Statement, part: Part) -> Proposed:
    """Parts and place of a single thing: “with id and email columns”, “(pending, accepted)”, “in `src/ui/x.tsx`”."""
    for run in (*statement.adjuncts("means"), *(run for _, run in part.asides)):
        role, names = listed(run, one.kind, in_parentheses=run not in statement.adjuncts("means"))
        if names and not one.members:
            one = replace(one, members=names, role=role)
    places = [word.text for run in (*statement.adjuncts("inside"), *(run for _, run in part.asides)) for word in run if is_file(word.text)]
    return replace(one, path=places[0]) if len(places) == 1 and not places[0].endswith("/") and "*" not in places[0] else one


def _detailed(found: list[Proposed], part: Part, setting: Setting) -> list[Proposed]:
    """What stands behind a colon: the names of what had none, else the parts of the one thing before it."""
    last = found[-1]
    if not last.name:
        within = replace(setting, kinds=last.kinds)
        named = [one for thing in things_of(part.words) for one in proposed(thing, last.intent, within) if one.name]
        return [*found[:-1], *(replace(one, kinds=last.kinds, certain=True) for one in named)] if named else found
    role, names = listed(part.words, last.kind, in_parentheses=True)
    return [*found[:-1], replace(last, members=names, role=role)] if names and not last.members else found


def _glossed(found: list[Proposed], part: Part) -> list[Proposed]:
    """“`TeamSwitcher` - a new component”: the kind stands behind the dash."""
    last = found[-1]
    if last.certain:
        return found
    told = things_of(read(part.words).object)
    gloss = next((thing for thing in told if not thing.named and not thing.primitive and not thing.facet), None)
    kinds = tuple(kind for kind in gloss.kinds if kind in SEEDABLE) if gloss else ()
    intent = "create" if gloss and gloss.new else last.intent
    return [*found[:-1], replace(last, kinds=kinds, certain=True, intent=intent)] if kinds else found
