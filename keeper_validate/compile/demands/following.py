"""What must be changed together: “when changing `a`, update `b`”, “`a` and `b` must stay in sync”. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.wanted import ON_CHANGE
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without, without_first, without_last
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.places import glob_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_KINDS = tuple((kind,) for kind in ("table", "schema", "route", "enum", "env_var", "event", "error_type", "dependency"))


def following(statement: Statement) -> Made | None:
    """The checks against a change of one file that leaves the other as it was."""
    beside = _alike(statement)
    if len(beside) > 1:
        checks = tuple(_check(Thing(("file",), target=one), _one_of(beside, one), soft=True) for one in beside)
        return Made(checks, doubt="either may be brought in line with the other")
    conditions = statement.adjuncts("condition")
    causes = [cause for run in conditions if (cause := _changed(run))]
    wanted = _updated(statement) if len(causes) == 1 else ()
    if not wanted or len(statement.around) > len(statement.adjuncts("condition", "reason", "inside")):
        return None
    narrowed = _narrows(conditions)
    named = _files(causes[0])
    found = tuple(Thing(("file",), target=file) for file in named) or things(causes[0])[0]
    if not all(_changes(thing) for thing in found):
        return None
    bound = len(conditions) == 1 and any(lexicon.at("strict", (word.low,), 0) for word in statement.verb)
    checks = tuple(_check(thing, companion, narrowed is not None or not bound) for thing in found for companion in wanted)
    return Made(checks, partial=True, doubt=narrowed)


def _check(thing: Thing, companion: str, soft: bool) -> Check:
    return Check("require-companion", thing.kinds, thing.target, companion=companion, soft=soft, parameters=ON_CHANGE)


def _changes(thing: Thing) -> bool:
    """Whether a change of it shows: that of a file that is named, or of anything of a kind, “if tables change, update `docs/schema.md`”."""
    some = thing.facet or thing.technology or thing.framework or thing.partial
    whole = thing.kinds in _KINDS and (thing.named or not thing.target) and not some
    return not thing.within and (whole or (thing.kinds == ("file",) and bool(thing.target)))


def _changed(run: Run) -> Run:
    """What a condition says to be changed: “changing `a`”, “you change `a`”, “`a` changes”, “files in `a` are modified”."""
    while run and lexicon.at("people", (run[0].low,), 0) and not verb_of(run, ("change",))[1]:
        run = run[1:]
    acts, size = verb_of(run, ("change", "create", "remove"))
    core, around = cut(run[size:] if "change" in acts else _before_change(run))
    if not around:
        return core
    held = [place for relation, place in around if relation == "inside"]
    return held[0] if len(around) == len(held) == 1 and (all(map(_says_nothing, lows(core))) or _files(held[0])) else ()


def _narrows(conditions: tuple[Run, ...]) -> str | None:
    """“client-side deps in `pyproject.toml`”: what of a file is meant, which its change does not tell."""
    for run in conditions:
        _, size = verb_of(run, ("change",))
        core, around = cut(run[size:])
        told = tuple(word for word in core if not _says_nothing(word.low))
        if size and told and any(relation == "inside" for relation, _ in around):
            return f"structure does not show “{spoken(core)}”"
    return None


def _before_change(run: Run) -> Run:
    """“`a`” of “`a` is modified”, where nothing is said behind it."""
    at = next((index for index in range(1, len(run)) if verb_of(run[index:], ("change",))[1] == len(run) - index), 0)
    return without_last(run[:at], ("be",))


def _updated(statement: Statement) -> tuple[str, ...]:
    """The globs of what has to be changed in its turn: “also update `b`”, “`b` must be updated”."""
    run = _to_renew(statement) or without(statement.object, "adverbs")
    told = without_first(run, ("be",))
    if told != run:
        return _files(statement.subject) if told and _renews(told) == len(told) else ()
    plain = all(lexicon.at("people", (word.low,), 0) for word in statement.subject)
    size = _renews(run)
    return _files(run[size:]) if size and plain else ()


def _renews(run: Run) -> int:
    """How many words say that something is brought up to date."""
    return verb_of(run, ("change",))[1] or lexicon.at("renewing", lows(run), 0)


def _to_renew(statement: Statement) -> Run:
    """“run `make toc` to refresh `toc.md`” as “refresh `toc.md`”."""
    run = statement.object
    ran = bool(run) and run[0].low in ("run", "use", "execute")
    return next((aim for aim in statement.adjuncts("inside") if ran and _renews(aim)), ())


def _files(run: Run) -> tuple[str, ...]:
    """The files that are named, and nothing else; files without a path may lie anywhere."""
    named = [word for word in run if word.literal]
    if any(word.sort == "word" and not _says_nothing(word.low) for word in run) or not all(is_file(word.text) for word in named):
        return ()
    return tuple(glob for word in named if (glob := glob_of(word, run)))


def _says_nothing(low: str) -> bool:
    idle = ("articles", "generic", "gloss", "folder_nouns", "depending")
    return any(lexicon.at(name, (low,), 0) for name in idle) or low in ("and", "both", "to")


def _alike(statement: Statement) -> tuple[str, ...]:
    """The files that a sentence wants in sync: “keep `a` and `b` in sync”, “`a` must be in sync with `b`”."""
    synced = [run for run in statement.adjuncts("inside") if lexicon.at("synced", lows(run), 0)]
    beside = statement.adjuncts("means")
    told = without_first(statement.object, ("be",))
    _, size = verb_of(told, ("place", "store"))
    if len(synced) != 1 or len(statement.around) > 1 + len(beside) + len(statement.adjuncts("reason")):
        return ()
    run = (*statement.subject, *told[size:], *synced[0][1:], *(word for part in beside for word in part))
    found = [_files(piece) for piece in items(run)]
    return tuple(dict.fromkeys(file for files in found for file in files)) if all(found) else ()


def _one_of(files: tuple[str, ...], other: str) -> str:
    rest = [file for file in files if file != other]
    return rest[0] if len(rest) == 1 else "{" + ",".join(rest) + "}"
