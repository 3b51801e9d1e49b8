"""Of whom a statement asks that they bear something, and what: subject and verb, “use X for all Y”, “when adding Y, …”, a label.

Must not know who they are, nor how code shows what is asked."""

from __future__ import annotations

from keeper_validate.compile.demands.bearers import is_kind, is_of_all
from keeper_validate.compile.demands.needed import needed
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.behind_place import unfolded
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import dataclass, replace

_WHOSE = ("purpose", "inside")
_BY = ("means", "source", "as", "inside")
_PLAIN = ("articles", "code_nouns", "gloss", "adverbs", "generic", "pieces_of_code")


@dataclass(frozen=True, slots=True)
class Asking:
    """Of whom something is asked, what, and the rest of the statement; `sure` that words of the sentence ask it of all of them, `deed`
    that it is told as what people do to them (“annotate”, “add to”)."""

    whose: Run
    what: Run
    statement: Statement
    sure: bool = False
    deed: bool = False


def asking(statement: Statement, context: Context) -> Asking | None:
    """What a statement asks and of whom; None where it asks nothing so."""
    return _of_each(statement, context) or _of_subject(statement) or _on_occasion(statement) or _of_topic(statement, context)


def _of_subject(statement: Statement) -> Asking | None:
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
    around = _without_gloss(statement, spent, not statement.subject and any(word.literal for word in rest))
    sure = is_of_all(whose) or statement.marked
    return Asking(whose, what, replace(statement, subject=whose, object=rest, around=around), sure)


def _of_each(statement: Statement, context: Context) -> Asking | None:
    """“use X for all components”, “mark all components with X”, “X on every class”."""
    run = statement.object
    if statement.subject or not run:
        return None
    size = lexicon.at("dressing", lows(run), 0)
    if size and run[size:] and not any(word.literal or word.low in lexicon.grammar("pronouns") for word in run[size:]):
        what, spent = _what(run[:size], statement)
        around = _without_gloss(statement, spent)
        return Asking(run[size:], what, replace(statement, around=around), True, True)
    if not (_is_only_named(run, context) or lexicon.at("endowing", lows(run), 0) or lexicon.at("imposing", lows(run), 0)):
        return None
    if "existing" in lows(run):
        return None
    whose = next((run for run in statement.adjuncts(*_WHOSE) if is_of_all(run) or (run and run[-1].low.endswith("s"))), ())
    whose = whose or next((run for run in statement.adjuncts("purpose") if is_kind(run)), ())
    if not whose or any(word.literal for word in whose):
        return None
    beside = tuple(more for more in statement.adjuncts("means") if _is_only_named(run, context) and all(word.literal for word in more))
    around = tuple(pair for pair in statement.around if pair[1] is not whose and pair[1] not in beside)
    run = (*run, *(word for more in beside for word in more))
    inside = whose in statement.adjuncts("inside") and statement.marked
    given = lexicon.at("imposing", lows(run), 0) > 0 or (inside and lexicon.at("giving", lows(run), 0) > 0)
    base = next((role for role in statement.adjuncts("as") if lexicon.at("base_nouns", lows(without(role, "articles")), 0)), ())
    return Asking(whose, (*run, *base), replace(statement, around=around), is_of_all(whose), given)


def _is_only_named(run: Run, context: Context) -> bool:
    """“`@Audited` on every service”, “metadata (`generateMeta`) on every page”: what it is, without a verb."""
    named = any(word.literal for word in run) and all(word.literal or word.sort == "mark" or word.low in ("and", "both") for word in run)
    beside = len(context.asides) == 1 and len(context.asides[0]) == 1 and context.asides[0][0].literal
    return named or (beside and len(run) < 4 and not any(word.literal for word in run))


def _on_occasion(statement: Statement) -> Asking | None:
    """“when adding an endpoint, declare X”: of what is added then."""
    if statement.subject or (not _bears(statement.object) and not lexicon.at("dressing", lows(statement.object), 0)):
        return None
    for run in statement.adjuncts("condition"):
        own = run[1:] if run and lexicon.at("people", lows(run), 0) else run
        size = verb_of(own, ("create",))[1]
        if size and own[size:]:
            rest = replace(statement, around=tuple(pair for pair in statement.around if pair[1] is not run))
            what, spent = _what(statement.object, rest)
            around = tuple(pair for pair in rest.around if pair[1] not in spent)
            return Asking(own[size:], what, replace(rest, around=around), True, True)
    return None


def _of_topic(statement: Statement, context: Context) -> Asking | None:
    """“route handlers: wrap with X”."""
    dresses = lexicon.at("dressing", lows(statement.object), 0) > 0
    if not context.topic or statement.subject or not (dresses or _bears(statement.object)):
        return None
    what, spent = _what(statement.object, statement)
    around = tuple(pair for pair in statement.around if pair[1] not in spent)
    return Asking(context.topic, what, replace(statement, around=around), deed=(statement.marked or dresses) and is_kind(context.topic))


def _what(rest: Run, statement: Statement) -> tuple[Run, tuple[Run, ...]]:
    """What is asked, with the verb that says so, and the adjuncts that say it where the verb alone does not."""
    if any(word.literal for word in rest) or not _is_bare(rest):
        return rest, tuple(run for run in statement.adjuncts("source") if any(word.literal for word in run))
    told_by = [run for run in statement.adjuncts(*_BY) if run not in statement.homes and _names(run) and needed((*rest, *run))]
    by = next((run for run in told_by if run[-1].sort == "code"), told_by[0] if told_by else ())
    return (*rest, *by), (by,) if by else ()


def _without_gloss(statement: Statement, spent: tuple[Run, ...], named: bool = False) -> Around:
    """What hangs on a statement besides, without what only tells of what is asked: “with a `safe` wrapper *that forwards errors*”."""
    kept: list[tuple[str, Run]] = []
    before: Run = ()
    for at, (relation, run) in enumerate(statement.around):
        gloss = relation == "relative" and (before in spent or (named and not at))
        if run not in spent and not gloss:
            kept.append((relation, run))
        before = run
    return tuple(kept)


def _names(run: Run) -> bool:
    """Whether a phrase only names what it is done by, and tells nothing of it."""
    return all(word.literal or word.sort == "name" or word.text == "," for word in without(run, *_PLAIN)[1:])


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
