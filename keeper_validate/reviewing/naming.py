"""Words of a spec into the things that they name, by the nouns and shapes that clauses are read with. Must not know what is intended."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.element import KINDS, SEEDABLE
from keeper_validate.law.reference import route_name, route_path
from keeper_validate.reviewing import speech
from keeper_validate.reviewing.proposed import Proposed, is_name
from keeper_validate.values import dataclass, field, replace

Names = Mapping[str, tuple[str, ...]]
JUDGED = frozenset(KINDS) | {"technology", "dependency"}


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a sentence stands: what is intended with a thing that no verb speaks of, and what the heading says things are."""

    intent: str = "mention"
    kinds: tuple[str, ...] = ()
    names: Names = field(default_factory=dict)
    line: int = 0


def section_kinds(heading: str) -> tuple[str, ...]:
    """The kinds that a heading says the lines below it are (`New components`)."""
    run = tuple(Word(word, "word") for word in re.findall(r"[A-Za-z-]+", heading))
    for size in (3, 2, 1):
        for start in range(len(run) - size, -1, -1):
            entry = lexicon.entry(spoken(run[start:start + size]).lower())
            if entry and not entry.primitive and not entry.technology and not entry.opaque:
                kinds = tuple(kind for kind in entry.kinds if kind in SEEDABLE)
                if kinds and not entry.facet:
                    return kinds
    return ()


def promoted(run: Run, names: Names) -> Run:
    """Plain words that are names, as pieces of code: those of the vault (`Button`, “users table”), and any that a table is called by."""
    return tuple(Word(word.text, "code") if word.sort == "word" and _is_name(run, at, names) else word for at, word in enumerate(run))


def things_of(run: Run) -> list[Thing]:
    """The things of a noun phrase; words that would narrow a clause only describe here."""
    try:
        found = list(things(run)[0])
    except Unread:
        found = _leading(run) or [thing for piece in items(run) for thing in _forgiving(piece)]
    found = [_called(thing, run) for thing in found]
    strong = next((thing.kinds for thing in found if thing.named and "import" not in thing.kinds), None)
    loose = [strong is not None and one.named and _is_loose(one) for one in found]
    return [replace(one, kinds=strong or ()) if weak else one for one, weak in zip(found, loose, strict=True)]


def _is_loose(thing: Thing) -> bool:
    """Whether a name stands alone, as packages and scopes (`team:remove`) do."""
    kinds = set(thing.kinds)
    return kinds == {"import", "dependency", "token"} or (kinds == {"import", "token"} and ":" in (thing.target or ""))


def _called(thing: Thing, run: Run) -> Thing:
    """“A `Timeline` component”: a UI primitive that is marked up and capitalised is what the component is called."""
    names = [word.text for word in run if word.sort == "code" and word.text[:1].isupper() and word.text.isidentifier()]
    called = thing.primitive and not thing.named and len(names) == 1
    same = called and lexicon.primitive(names[0]) == thing.primitive
    return replace(thing, kinds=("component", "import"), target=names[0], primitive=None, named=True) if same else thing


def proposed(thing: Thing, intent: str, setting: Setting) -> Iterator[Proposed]:
    """A thing as what a spec proposes; none where reviews judge nothing of its kind, or where its name names nothing."""
    name = _name_of(thing)
    known = setting.names.get(name, ())
    kinds = tuple(kind for kind in thing.kinds if kind in JUDGED) or (known if "token" in thing.kinds else ())
    weak = not known and "token" in thing.kinds and not {"component", "dependency"}.isdisjoint(thing.kinds)
    if weak and setting.kinds and _may_be(setting.kinds[0], name):
        kinds, weak = setting.kinds, False
    if thing.facet or not kinds or (weak and "component" not in kinds) or (name and not is_name(name)):
        return
    if intent == "mention":
        if thing.technology or thing.family:
            return
        intent = "create" if thing.new else intent
    likeliest = [kind for kind in known if kind in kinds or "token" in thing.kinds]
    yield Proposed((*likeliest, *(kind for kind in kinds if kind not in known)), name, intent, primitive=thing.primitive, certain=not weak)


def _name_of(thing: Thing) -> str:
    if not thing.named:
        return thing.technology or thing.family or ""
    name = thing.target or ""
    if "route" not in thing.kinds or not name:
        return name
    return route_name(name) or (route_path(name) if name.startswith("/") else name)


def _may_be(kind: str, name: str) -> bool:
    """Whether a name has the shape that things of a kind have."""
    if kind in ("route", "page"):
        return "/" in name
    return name.isupper() if kind == "env_var" else name.isidentifier() or kind in ("scope", "event", "role")


def _is_name(run: Run, at: int, names: Names) -> bool:
    text = run[at].text
    entry = lexicon.entry(run[at + 1].low) if at + 1 < len(run) else None
    noun = set(entry.kinds) if entry and not entry.primitive else set()
    if text in names and noun & set(names[text]):
        return True
    if text in names and text[:1].isupper() and (at or len(run) == 1):
        return True
    low = run[at].low
    said = lexicon.entry(low) or speech.leads(low) or lexicon.at("newness", (low,), 0) or speech.is_verb(low)
    return noun == {"table"} and not said


def _leading(run: Run) -> list[Thing]:
    """“`POST /links` creates a link”: the named thing that a sentence begins with."""
    start = next((index for index, word in enumerate(run) if not lexicon.at("articles", (word.low,), 0)), 0)
    if not run or not run[start].literal or len(run) < start + 2 or run[start + 1].sort != "word":
        return []
    for end in (start + 3, start + 2, start + 1):
        if end == start + 1 or lexicon.entry(spoken(run[start + 1:end]).lower()):
            try:
                return [found for thing in things(run[start:end])[0] if (found := _called(thing, run[start:end])).named]
            except Unread:
                continue
    return []


def _forgiving(piece: Run) -> list[Thing]:
    kept = tuple(
        word for word in piece if word.literal or lexicon.entry(word.low) is not None or lexicon.at("newness", (word.low,), 0)
    )
    for run in (kept, tuple(word for word in kept if word.literal)):
        try:
            if run:
                return list(things(run)[0])
        except Unread:
            continue
    return []
