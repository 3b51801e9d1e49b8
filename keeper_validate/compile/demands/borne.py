"""What each new thing of a kind bears in its code: “every endpoint declares `response_model`”, “use `OnPush` for all components”.

Must not know how code shows a name, nor what else is asked of new things."""

from __future__ import annotations

from keeper_validate.clause import DESCENT, Check
from keeper_validate.compile.demands.asking import Asking, asking
from keeper_validate.compile.demands.bearers import Bearers, are_several, bearers, is_kind, is_of_all, may_bear, views_of_routes
from keeper_validate.compile.demands.confined import conditional, confined, is_folder, places, told
from keeper_validate.compile.demands.needed import Needed, needed
from keeper_validate.compile.demands.prefix import is_source_path
from keeper_validate.compile.demands.reuse import is_asked_of_each
from keeper_validate.compile.sentences.adjuncts import lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.called import files_called
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_LEFT = ("condition", "relative", "without", "purpose", "alongside", "examples", "means")


def borne(statement: Statement, context: Context) -> Made | None:
    """One check for each name that new things of a kind have to show; none where it is not clear whose or which."""
    if statement.mood == "only" or is_asked_of_each(statement):
        return None
    told_so = asking(statement, context)
    asked = needed(told_so.what, context.asides) if told_so else None
    if told_so is None or asked is None or not _is_meant(told_so, asked):
        return None
    whose = views_of_routes(told_so.whose, asked.names) or bearers(told_so.whose, asked.inherited)
    if whose is None or not may_bear(whose, asked.names):
        return None
    rest = told_so.statement
    loose = not (is_of_all(told_so.whose) or rest.marked or told_so.deed)
    many = loose and asked.inherited and any({"table", "schema"} & {*check.kinds} for check in whose.checks)  # “models” are too many things
    if many or _happens(whose, told_so) or (_is_of_deployment(whose) and not (asked.strong or rest.subject)):
        return None
    sure = not rest.adjuncts(*_LEFT) and (_is_strict(rest) or (told_so.sure and asked.strong))
    made = Made(_checks(whose, asked, not sure), not sure or whose.partial or asked.partial)
    left = next((run for run in rest.adjuncts(*_LEFT) if run), ())
    made, rest = _served(made, rest)
    made = replace(made, doubt=f"structure does not show “{spoken(left)}”") if left else made
    return conditional(confined(made, rest, context, (*places(rest), *told(context))), rest)


def _happens(whose: Bearers, told_so: Asking) -> bool:
    """“errors are wrapped with `x`”: what comes up while a program runs, as likely as their types."""
    alone = len(without(told_so.whose, "articles", "newness", "every")) == 1
    return alone and all(check.kinds == ("error_type",) for check in whose.checks)


def _is_of_deployment(whose: Bearers) -> bool:
    """“use `live_update` for all services”: of what runs as one, as likely as of a class."""
    return all(check.kinds == ("service",) for check in whose.checks)


def _is_meant(told_so: Asking, asked: Needed) -> bool:
    """Whether what is asked holds of those things and of all of them: “use `x` in tests” only tells where it may be of use."""
    rest = told_so.statement
    hung = (*rest.adjuncts(*_LEFT), *(run for run in rest.adjuncts("inside") if not any(map(is_folder, run)) and run not in rest.homes))
    if any(rest.adjuncts("relative", "condition", "without")) or any(word.literal for run in hung for word in run):
        return False
    if lows(told_so.whose[:1]) == ("any",) and not rest.marked:
        return False
    if any(hung) and lows(told_so.what[:1]) == ("use",) and not asked.strong:
        return False
    if is_of_all(told_so.whose):
        return True
    if not are_several(told_so.whose):
        return False
    if rest.subject and rest.marked:
        return True
    plain = is_kind(without(told_so.whose, "articles")) and not rest.adjuncts(*_LEFT)
    return told_so.deed or (asked.strong and plain)


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
    told_of = (DESCENT,) if asked.inherited and not by_file else ()
    spared = (files_called(name),) if asked.inherited and by_file else ()
    return replace(check, use=name, soft=soft or asked.guessed, excepted=spared, parameters=told_of)


def _is_strict(statement: Statement) -> bool:
    return any(lexicon.at("strict", (word.low,), 0) for word in statement.verb)
