"""That routes have to be guarded: “all routes require authentication”, “require auth on every endpoint, except `/login`”.

Must not know what a guard looks like in code."""

from __future__ import annotations

from itertools import pairwise

from keeper_validate.clause import Check
from keeper_validate.compile.demands.companion import guarded
from keeper_validate.compile.demands.guards_named import guard_by_type, guards_named
from keeper_validate.compile.demands.having import is_one
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.places import glob_of, place
from keeper_validate.compile.sentences.scope import served_at
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import dataclass, replace

_ANY = ("*",)
_LIMITS = ("condition", "relative", "without", "purpose", "source")


@dataclass(frozen=True, slots=True)
class _Rule:
    """Which routes, by their phrase, what hangs on the sentence beside, and the names of the guards, or `*` for any."""

    routes: Run
    around: Around
    guards: tuple[str, ...] = _ANY


def behind_guard(statement: Statement, context: Context) -> Made | None:
    """The checks of a demand that routes are guarded, but for those that it spares."""
    rule = _rule(statement) if statement.mood != "only" else None
    if rule is None:
        return None
    core, beside = cut(rule.routes)
    if is_one(core):
        raise Unread(f"it is not clear which one “{spoken(core)}” is")
    found = (Thing(("route",)),) if rule.guards != _ANY and _are_views(core) else things(core)[0]
    if not found or any(thing.kinds != ("route",) or thing.within for thing in found):
        return None
    around = _joined((*beside, *rule.around, *context.around))
    targets, within = _placed(tuple(run for relation, run in around if relation == "inside"))
    apart, beyond = _placed(tuple(run for relation, run in around if relation == "outside"))
    spared, unread = _spared(tuple(run for relation, run in around if relation == "unless"))
    excepted = (*spared, *(name for path in apart for name in served_at(path)), *beyond)
    unread = unread or next((run for relation, run in around if relation in _LIMITS and run), ()) or _behind_spared(statement)
    unread = unread or (_other_means(rule.around) if rule.guards == _ANY else ())
    guard = tuple(("guard", name) for name in rule.guards)
    asked = Check("require-shape", ("route",), None, within=within, excepted=excepted, soft=bool(unread), parameters=guard)
    checks = tuple(replace(asked, target=_target(thing, targets)) for thing in found)
    return Made(checks, True, f"structure does not show “{spoken(unread)}”" if unread else None)


def _are_views(run: Run) -> bool:
    """“every view”, “each controller method”: by the guard that it has, what a route leads to."""
    plain = lows(without(run, "articles", "newness"))
    return plain in (("view",), ("views",)) or lexicon.at("answering", plain, 0) == len(plain) > 0


def _joined(around: Around) -> Around:
    """“unless it is a login endpoint”: what follows “it is” is what is spared."""
    return tuple(("unless" if at and around[at - 1] == ("unless", ()) else relation, run) for at, (relation, run) in enumerate(around))


def _behind_spared(statement: Statement) -> Run:
    """“except `/docs` and in `src/public/`”: a place that may be spared as well, or be the one that is meant."""
    behind = (pair for (before, spared), pair in pairwise(statement.around) if before == "unless" and spared)
    return next((run for relation, run in behind if relation == "inside" and run not in statement.homes), ())


def _target(thing: Thing, targets: tuple[str, ...]) -> str | None:
    if thing.target and targets:
        raise Unread("it is not clear which of the routes below that path are meant")
    return thing.target or ",".join(targets) or None


def _rule(statement: Statement) -> _Rule | None:
    rule = _said_of_routes(statement) or _said_of_guard(statement)
    if rule is None:
        return _told_to_guard(statement)
    return replace(rule, guards=_by_name(rule.around)) if rule.guards == _ANY else rule


def _told_to_guard(statement: Statement) -> _Rule | None:
    """“protect new endpoints with AuthGuard”."""
    size = lexicon.at("protecting", lows(statement.object), 0) if statement.object and not statement.subject else 0
    name = _by_name(statement.around)
    return _Rule(statement.object[size:], statement.around, name) if size and statement.object[size:] and name != _ANY else None


def _by_name(around: Around) -> tuple[str, ...]:
    """The guards that are named as the means, or any."""
    return next((names for relation, run in around if relation == "means" and (names := guards_named(run))), _ANY)


def _other_means(around: Around) -> Run:
    """“guarded by `zValidator`”: what is named as the means, where that is no guard by its name."""
    return next((run for relation, run in around if relation == "means" and sum(word.literal for word in run) == 1), ())


def _said_of_routes(statement: Statement) -> _Rule | None:
    """“all routes require authentication”, “routes under `/admin` must be behind authentication”."""
    around = statement.around
    subject, rest = statement.subject, statement.object
    if not subject:
        at = _verb(rest)
        subject, rest = rest[:at], rest[at:]
    if not rest and around and around[-1][0] in ("inside", "unless", "outside"):
        relation, run = around[-1]
        at = _verb(run)
        around, rest = (*around[:-1], (relation, run[:at])), run[at:]
    if not subject or not rest:
        return None
    names = _kept_by(rest)
    if not (names or _keeps_out(rest)):
        return None
    return _Rule(subject, around, names or _ANY) if statement.marked or _demands(subject, rest) else None


def _kept_by(rest: Run) -> tuple[str, ...]:
    """“use `requireAuth`”, “depend on get_current_user”: the guards that they are said to have."""
    words = lows(rest)
    size = lexicon.at("guarding", words, 0) or lexicon.at("guarded_by", words, 0)
    by_type = any(lexicon.at(name, words, 0) for name in ("needing", "having")) and guard_by_type(rest[size:])
    return (guards_named(rest[size:]) or (_ANY if by_type else ())) if size else ()


def _said_of_guard(statement: Statement) -> _Rule | None:
    """“require authentication on all routes”, “authentication is required on all routes”, “authentication on every new route”."""
    run = statement.subject or statement.object
    size = lexicon.at("guarding", lows(run), 0) or lexicon.at("imposing", lows(run), 0)
    last = len(run) - 1 if run and lexicon.at("be", lows(run), len(run) - 1) else len(run)
    at = next((at for at, (relation, _) in enumerate(statement.around) if relation in ("inside", "purpose")), None)
    if at is None or not guarded(run[size:last]):
        return None
    routes = statement.around[at][1]
    told = size or last < len(run) or _is_imposed(statement) or (not statement.subject and _of_each(routes))
    return _Rule(routes, statement.around[:at] + statement.around[at + 1:]) if told else None


def _is_imposed(statement: Statement) -> bool:
    """“auth must be enforced”: what is said of a guard that has to be there."""
    rest = lows(statement.object)
    size = lexicon.at("be", rest, 0)
    return 0 < len(rest) - size == lexicon.at("imposed", rest, size)


def _verb(run: Run) -> int:
    """Where it is said of what stands before that it is guarded; behind everything where nothing is."""
    words = lows(run)
    verbs = ("guarding", "guarded_by", "be")
    return next((at for at in range(1, len(run)) if any(lexicon.at(name, words, at) for name in verbs)), len(run))


def _keeps_out(rest: Run) -> bool:
    words = lows(rest)
    size = lexicon.at("guarding", words, 0) or lexicon.at("be", words, 0)
    asked = items(cut(rest[size:])[0])
    return any(map(guarded, asked)) and not any(pairs.companion(" ".join(lows(piece))) for piece in asked)


def _demands(subject: Run, rest: Run) -> bool:
    """Whether a sentence without “must” demands something, and does not only tell how things are."""
    return _of_each(subject) or bool(lexicon.at("needing", lows(rest), 0))


def _of_each(run: Run) -> bool:
    return any(lexicon.at(name, (word.low,), 0) for word in run for name in ("every", "newness"))


def _placed(runs: tuple[Run, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The paths of routes and the folders of source that phrases name."""
    targets: list[str] = []
    within: list[str] = []
    for run in runs:
        paths = [word.text for word in run if word.literal and word.text.startswith("/") and "." not in word.text]
        targets += paths
        within += () if paths else place(run)[0]
    return tuple(targets), tuple(within)


def _spared(runs: tuple[Run, ...]) -> tuple[tuple[str, ...], Run]:
    """What names the routes that phrases spare, and the first phrase that names none."""
    found: list[str] = []
    unread: Run = ()
    for piece in (piece for run in runs for piece in items(run)):
        names = _names(piece)
        found += names
        unread = unread or (() if names else piece)
    return tuple(dict.fromkeys(found)), unread


def _names(piece: Run) -> tuple[str, ...]:
    """“`/login`”, “the login endpoint”, “health checks”: the patterns of what is called so."""
    literals = [word for word in piece if word.literal]
    if literals:
        return tuple(name for word in literals for name in (_folder(word, piece) or served_at(word.text)))
    plain = without(piece, "articles", "be")
    while len(plain) > 1 and lexicon.at("served", (plain[-1].low,), 0):
        plain = plain[:-1]
    known = next((one for one in lexicon.mapping("open_routes").values() if " ".join(lows(plain)) in one["words"]), None)
    if known:
        return tuple(known["paths"])
    single = len(plain) == 1 and plain[0].low.isalpha() and not any(lexicon.at(name, (plain[0].low,), 0) for name in ("nameless", "served"))
    return (plain[0].low,) if single and not plain[0].low.endswith(tuple(lexicon.grammar("narrowing"))) else ()


def _folder(word: Word, piece: Run) -> tuple[str, ...]:
    glob = glob_of(word, piece) if is_file(word.text) and not word.text.startswith("/") else None
    return (glob,) if glob else ()
