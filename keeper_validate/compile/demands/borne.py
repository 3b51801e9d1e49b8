"""What each new thing of a kind bears in its code: “every endpoint declares `response_model`”, “use `OnPush` for all components”.

Must not know how code shows a name, nor what else is asked of new things."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.bearers import Bearers, are_several, bearers, is_kind, is_of_all, may_bear
from keeper_validate.compile.demands.confined import conditional, confined, places, told
from keeper_validate.compile.demands.needed import Needed, needed
from keeper_validate.compile.demands.prefix import is_source_path
from keeper_validate.compile.demands.reuse import is_asked_of_each
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.behind_place import unfolded
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.called import files_called
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import dataclass, replace

_WHOSE = ("purpose", "inside")
_BY = ("means", "source", "as", "inside")
_LEFT = ("condition", "relative", "without", "purpose", "alongside", "examples", "means")


@dataclass(frozen=True, slots=True)
class _Told:
    """Of whom something is asked, what, and the rest of the statement; `sure` that words of the sentence ask it of all of them."""

    whose: Run
    what: Run
    statement: Statement
    sure: bool = False


def borne(statement: Statement, context: Context) -> Made | None:
    """One check for each name that new things of a kind have to show; none where it is not clear whose or which."""
    if statement.mood == "only" or is_asked_of_each(statement):
        return None
    told_so = _of_subject(statement) or _of_each(statement) or _on_occasion(statement) or _of_topic(statement, context)
    if told_so is None or not (is_of_all(told_so.whose) or are_several(told_so.whose)):
        return None
    asked = needed(told_so.what, context.asides)
    whose = bearers(told_so.whose, asked.inherited) if asked else None
    if asked is None or whose is None or not may_bear(whose, asked.names, bool(asked.within)):
        return None
    rest = told_so.statement
    sure = not rest.adjuncts(*_LEFT) and (_is_strict(rest) or (told_so.sure and asked.strong))
    made = Made(_checks(whose, asked, not sure), not sure or whose.partial or asked.partial)
    left = next((run for run in rest.adjuncts(*_LEFT) if run), ())
    made, rest = _served(made, rest)
    made = replace(made, doubt=f"structure does not show “{spoken(left)}”") if left else made
    return conditional(confined(made, rest, context, (*places(rest), *told(context))), rest)


def _served(made: Made, statement: Statement) -> tuple[Made, Statement]:
    """“routes under `/admin`”: those of the path, which is no folder."""
    paths = [run for run in statement.homes if run and run[0].literal and run[0].text.startswith("/")]
    routes = all(check.kinds == ("route",) and not check.target for check in made.checks)
    if not (len(paths) == 1 and routes and not is_source_path(paths[0][0])):
        return made, statement
    checks = tuple(replace(check, target=paths[0][0].text.rstrip("/*")) for check in made.checks)
    around = tuple(pair for pair in statement.around if pair[1] not in paths)
    return replace(made, checks=checks), replace(statement, around=around, homes=())


def _checks(whose: Bearers, asked: Needed, soft: bool) -> tuple[Check, ...]:
    names = (",".join(asked.names),) if asked.either else asked.names
    return tuple(_check(check, name, asked, soft or whose.guessed) for name in names for check in whose.checks)


def _check(check: Check, name: str, asked: Needed, soft: bool) -> Check:
    """What a class comes from has to be named by itself; the file of the base itself has none to come from."""
    by_file = "file" in check.kinds
    told_of = (("inherited", "yes"),) if asked.inherited and not by_file else ()
    spared = (files_called(name),) if asked.inherited and by_file else ()
    return replace(check, use=name, within=check.within or asked.within, soft=soft or asked.guessed, excepted=spared, parameters=told_of)


def _is_strict(statement: Statement) -> bool:
    return any(lexicon.at("strict", (word.low,), 0) for word in statement.verb)


def _of_subject(statement: Statement) -> _Told | None:
    """“components must use X”, “every endpoint declares X”, “pages in `src/pages/` use X”."""
    whose, rest = statement.subject, statement.object
    if not whose:
        at = _verb_at(rest)
        whose, rest = rest[:at], rest[at:]
    placed = unfolded(statement, _bears) if not whose and statement.around and statement.around[0][1][:1] else None
    if placed and placed.homes[0][-1].literal:
        return _of_subject(placed)
    if not whose or not _bears(rest):
        return None
    what, spent = _what(rest, statement)
    around = tuple(pair for pair in statement.around if pair[1] not in spent)
    sure = is_of_all(whose) or statement.marked
    return _Told(whose, what, replace(statement, subject=whose, object=rest, around=around), sure)


def _of_each(statement: Statement) -> _Told | None:
    """“use X for all components”, “mark all components with X”, “X on every class”."""
    run = statement.object
    if statement.subject or not run:
        return None
    size = lexicon.at("dressing", lows(run), 0)
    if size and run[size:] and not any(word.literal or word.low in lexicon.grammar("pronouns") for word in run[size:]):
        what, spent = _what(run[:size], statement)
        around = tuple(pair for pair in statement.around if pair[1] not in spent)
        return _Told(run[size:], what, replace(statement, around=around), True)
    bare = all(word.literal or word.sort == "mark" or word.low in ("and", "both") for word in run) and any(word.literal for word in run)
    if not bare and not lexicon.at("endowing", lows(run), 0) and not lexicon.at("imposing", lows(run), 0):
        return None
    if "existing" in lows(run):
        return None
    whose = next((run for run in statement.adjuncts(*_WHOSE) if is_of_all(run) or (run and run[-1].low.endswith("s"))), ())
    whose = whose or next((run for run in statement.adjuncts("purpose") if is_kind(run)), ())
    if not whose or any(word.literal for word in whose):
        return None
    around = tuple(pair for pair in statement.around if pair[1] is not whose)
    return _Told(whose, run, replace(statement, around=around), is_of_all(whose))


def _on_occasion(statement: Statement) -> _Told | None:
    """“when adding an endpoint, declare X”: of what is added then."""
    if statement.subject or not _bears(statement.object) and not lexicon.at("dressing", lows(statement.object), 0):
        return None
    for run in statement.adjuncts("condition"):
        own = run[1:] if run and lexicon.at("people", lows(run), 0) else run
        size = verb_of(own, ("create",))[1]
        if size and own[size:]:
            rest = replace(statement, around=tuple(pair for pair in statement.around if pair[1] is not run))
            what, spent = _what(statement.object, rest)
            around = tuple(pair for pair in rest.around if pair[1] not in spent)
            return _Told(own[size:], what, replace(rest, around=around), True)
    return None


def _of_topic(statement: Statement, context: Context) -> _Told | None:
    """“route handlers: wrap with X”."""
    if not context.topic or statement.subject or not _bears(statement.object):
        return None
    what, spent = _what(statement.object, statement)
    around = tuple(pair for pair in statement.around if pair[1] not in spent)
    return _Told(context.topic, what, replace(statement, around=around))


def _what(rest: Run, statement: Statement) -> tuple[Run, tuple[Run, ...]]:
    """What is asked, with the verb that says so, and the adjuncts that say it where the verb alone does not."""
    if any(word.literal for word in rest) or not _is_bare(rest):
        return rest, tuple(run for run in statement.adjuncts("source") if any(word.literal for word in run))
    told_by = [run for run in statement.adjuncts(*_BY) if run not in statement.homes and needed((*rest, *run))]
    by = next((run for run in told_by if run[-1].sort == "code"), told_by[0] if told_by else ())
    return (*rest, *by), (by,) if by else ()


def _is_bare(rest: Run) -> bool:
    """“be wrapped”, “validate the body”: a verb that leaves to another phrase by what."""
    words = lows(without(rest, "articles", "adverbs", "pronouns"))
    size = lexicon.at("be", words, 0)
    size += max(lexicon.at(name, words, size) for name in ("endowing", "dressed", "dressing"))
    return size == len(words) or (words[0] in lexicon.grammar("validating") and len(words) < 4)


def _verb_at(run: Run) -> int:
    """Where the verb begins behind those of whom something is told; nowhere where the phrase begins with one."""
    words = lows(run)
    if lexicon.at("endowing", words, 0) or lexicon.at("dressing", words, 0):
        return 0
    return next((at for at in range(1, len(run)) if run[at].sort == "word" and _bears(run[at:]) and not run[at - 1].literal), 0)


def _bears(run: Run) -> bool:
    """Whether a phrase begins with what is asked of a thing: “declares”, “be wrapped”, “be `standalone: true`”."""
    words = lows(run)
    size = lexicon.at("be", words, 0)
    if size:
        return bool(lexicon.at("dressed", words, size)) or (run[size:size + 1] != () and run[size].literal and ":" in run[size].text)
    return bool(lexicon.at("endowing", words, 0) or lexicon.at("dressed", words, 0))
