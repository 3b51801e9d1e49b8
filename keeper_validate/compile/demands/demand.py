"""A demanding statement into checks: tries each reading of “must” in turn. Must not read the key."""

from __future__ import annotations

from keeper_validate.compile.demands.allowed import allowed
from keeper_validate.compile.demands.beside import beside_source
from keeper_validate.compile.demands.borne import borne
from keeper_validate.compile.demands.brought import brought
from keeper_validate.compile.demands.called import called
from keeper_validate.compile.demands.companion import companion
from keeper_validate.compile.demands.confined import confined, held, homes, labelled, places, told
from keeper_validate.compile.demands.enumerated import enumerated
from keeper_validate.compile.demands.following import following
from keeper_validate.compile.demands.guarded import behind_guard
from keeper_validate.compile.demands.handed_in import handed_in
from keeper_validate.compile.demands.handed_so import handed_so
from keeper_validate.compile.demands.header import headed
from keeper_validate.compile.demands.homed_sorts import of_its_home
from keeper_validate.compile.demands.required_keys import keyed
from keeper_validate.compile.demands.reuse import reuse
from keeper_validate.compile.demands.settings import kept_so
from keeper_validate.compile.demands.shape import shape
from keeper_validate.compile.prohibitions.apart import separated
from keeper_validate.compile.prohibitions.closed import closed
from keeper_validate.compile.prohibitions.standing import standing
from keeper_validate.compile.sentences.behind_place import unfolded
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.nearly import written
from keeper_validate.compile.sentences.spelled import spelled
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.snippet import FORM


def _accompanied(statement: Statement, context: Context) -> Made | None:
    statement = unfolded(statement, lambda run: verb_of(run, ("accompany",))[1] > 0) or statement
    statement = handed_in(statement)
    made = companion(statement, context.topic)
    return confined(made, statement, context, (*homes(statement), *told(context))) if made else None


def _used(statement: Statement, context: Context) -> Made | None:
    made = reuse(statement, context)
    return confined(made, statement, context, (*places(statement), *labelled(context))) if made else None


_READINGS = (
    kept_so, keyed, lambda statement, _: handed_so(statement),
    lambda statement, context: held(behind_guard(statement, context), context), allowed, enumerated, standing, closed,
    lambda statement, context: held(headed(statement), context) or following(statement), _accompanied,
    lambda statement, _: brought(statement) or beside_source(statement) or called(statement) or separated(statement), shape, borne, _used,
)


def _pieces(statement: Statement) -> frozenset[str | None]:
    """What pieces of code are sought by that have no name of their own; whoever asks for one asks for more than that word."""
    words = (*statement.subject, *statement.object, *(word for _, run in statement.around for word in run))
    shown = (written(word.text) for word in words if word.sort == "code" and spelled(word.text) is None)
    return frozenset(thing.target for thing in shown if thing and (thing.facet or "").startswith(f"{FORM}("))


def demand(statement: Statement, context: Context) -> Made:
    """The checks of a demand."""
    whys: list[str] = []
    for reading in _READINGS:
        try:
            made = reading(statement, context)
        except Unread as error:
            whys.append(error.why)
        else:
            if made and any(check.target in _pieces(statement) for check in made.checks):
                raise Unread("nothing shows where code that is written so is wanted")
            if made and made.checks:
                return of_its_home(made, (*statement.subject, *statement.object, *(word for _, run in statement.around for word in run)))
    vague = f"“{spoken(statement.object)}” is nothing that structure can show" if statement.object else "it is not clear what “only” limits"
    raise Unread(whys[-1] if whys else vague)


