"""The deed that a verb means by whom it is said of and by what it is done to: what files of a folder “include” is imported there, what a
layer must not “touch” belongs to another one. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace


def by_what_it_is_done_to(statement: Statement) -> Statement:
    """The statement with the deed that is meant."""
    act = next((act for act, reads in _READINGS if reads(statement)), None)
    return replace(statement, acts=(act,)) if act else statement


def _includes(statement: Statement) -> bool:
    """“`render/` never includes `sim/`”: what files of one folder take from another."""
    told = set(statement.acts) == {"contain"} and any(word.low.startswith("includ") for word in statement.verb)
    return told and all(run and all(word.literal and "/" in word.text for word in run) for run in (statement.subject, statement.object))


def _puts_name(statement: Statement) -> bool:
    """“never put `API_KEY` in `src/config.ts`”: a name is written there, where tokens are put in a store and files are kept."""
    places = statement.adjuncts("inside")
    put = set(statement.acts) == {"store"} and lows(statement.verb)[:1] in (("put",), ("putting",))
    stored = any(lexicon.technology(spoken(run)) or lexicon.topic(spoken(run)) for run in places)
    return put and bool(places) and not stored and all(word.literal and not is_file(word.text) for word in statement.object)


def _touches(statement: Statement) -> bool:
    """“the UI never touches stores”: what one layer takes from another; nothing that is said of a path, whose files may be changed."""
    touched = any(lexicon.at("touching", (word.low,), 0) for word in statement.verb)
    spoken_of = not any(word.literal for word in statement.subject)
    return set(statement.acts) == {"change"} and touched and spoken_of and layer_of(statement.subject) is not None


def _holds(statement: Statement) -> bool:
    """“do not hold `Guard` across `.await`”: what is done while a program runs, where nothing is said of what something holds."""
    return set(statement.acts) == {"contain"} and not statement.subject and lows(statement.verb)[:1] in (("hold",), ("carry",))


_READINGS = (("unknown", _holds), ("use", _puts_name), ("import", _includes), ("access", _touches))
