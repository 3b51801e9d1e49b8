"""What people are told to hand in with a change: “add a changelog entry for user-facing changes” is “user-facing changes must have one”.

Must not know which files a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace

_EVERY_CHANGE = (Word("every", "word"), Word("change", "word"))
_WITH = ("purpose", "means", "alongside", "inside")


def handed_in(statement: Statement) -> Statement:
    """The same of the change, where a deed of people is told that goes along with one; else the statement as it is."""
    run = without(statement.object, "adverbs") if statement.subject else statement.object
    deed, size = verb_of(run, ("create", "accompany", "change"))
    size = size or max(lexicon.at(name, lows(run), 0) for name in ("handing", "recording"))
    if not size or not run[size:] or not all(lexicon.at("people", (word.low,), 0) for word in without(statement.subject, "articles")):
        return statement
    if is_change(statement.subject) and not verb_of(run, ("accompany",))[1]:
        return _asked(statement, statement.subject, run[size:])
    told = [at for at, (relation, one) in enumerate(statement.around) if _goes_with(relation, one)]
    if not told and not statement.subject and "create" in deed and _is_log(run[size:], statement):
        return _asked(statement, _EVERY_CHANGE, run[size:])
    if len(told) != 1 or any(relation == "condition" and at not in told for at, (relation, _) in enumerate(statement.around)):
        return statement
    at = told[0]
    behind = statement.around[at + 1:at + 2]
    # “for changes to the parser”, where “to `tests/`” is where the tests go
    homes = tuple(one for relation, one in behind if relation == "inside" and not _takes(one, _known(run[size:]) or ""))
    around = (*statement.around[:at], *statement.around[at + 1:])
    return _asked(replace(statement, around=around, homes=(*statement.homes, *homes)), statement.around[at][1], run[size:])


def _goes_with(relation: str, run: Run) -> bool:
    """“for schema changes”, “with your PR”, “per commit”, where “if the schema changes” tells when."""
    return is_change(run) and (relation in _WITH or (relation == "condition" and lexicon.at("contributed", lows(run[-1:]), 0) > 0))


def _is_log(run: Run, statement: Statement) -> bool:
    """“add an entry to the changelog”: it tells of every change, whatever else a file may be added to for."""
    noted = lexicon.at("noted", lows(run[-1:]), 0) > 0
    places = statement.adjuncts("inside")
    log = pairs.companion("changelog") or ""
    held = [run, *(places if noted else ())]
    named = any(_known(one) == log or (_is_file(one) and matches_any(one[-1].text, (log,))) for one in held)
    plain = len(statement.around) == len(places) + len(statement.adjuncts("reason"))
    return named and plain and all(_is_section(one) or _known(one) for one in places)


def _takes(place: Run, companion: str) -> bool:
    return any(word.literal and matches_any(f"{word.text.rstrip('/')}/any", (companion,)) for word in place)


def _known(run: Run) -> str | None:
    return pairs.companion(" ".join(lows(without(run, "articles"))))


def _is_section(run: Run) -> bool:
    """“under *Unreleased*”, and not “at release time”, “in the imperative”."""
    words = without(run, "articles")
    return bool(words) and all(word.literal or word.text[:1].isupper() for word in words)


def is_change(run: Run) -> bool:
    """“schema changes”, “your pull request”, “every feature”: what somebody hands in, and no place or tool."""
    last = lows(run[-1:])
    if not last or _is_deed(run[0], lows(run)) or any(word.literal or word.low in lexicon.grammar("of_other_work") for word in run):
        return False
    nominal = bool(lexicon.verb_at("nominal", last, 0)) and pairs.nominal(last[0]) == "change"
    return nominal or lexicon.at("contributed", last, 0) > 0


def _is_deed(word: Word, said: tuple[str, ...]) -> bool:
    """“opening a PR”: when, and not what; “breaking changes” and “user-facing changes” are changes."""
    return word.low.endswith("ing") and "-" not in word.low and lexicon.verb_at("nominal", said, 0) < len(said)


def _asked(statement: Statement, change: Run, wanted: Run) -> Statement:
    """A file that is named is to be changed, so that an entry in it is what comes along; “an entry to the changelog” is one of those."""
    kept = next((place for place in statement.adjuncts("inside") if _known(place)), ())
    if kept and lexicon.at("noted", lows(wanted[-1:]), 0):
        around = tuple(pair for pair in statement.around if pair[1] is not kept)
        statement, wanted = replace(statement, around=around), (*without(kept, "articles"), wanted[-1])
    if _is_file(wanted):
        noted = (Word("an", "word"), Word("entry", "word"))
        around = (*statement.around, ("inside", wanted))
        return replace(statement, mood="must", subject=change, object=(Word("have", "word"), *noted), around=around)
    return replace(statement, mood="must", subject=change, object=(Word("have", "word"), *wanted))


def _is_file(run: Run) -> bool:
    return bool(run) and all(word.literal and is_file(word.text) for word in without(run, "articles"))
