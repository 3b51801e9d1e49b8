"""What must be changed together: “when changing `a`, update `b`”, “`a` and `b` must stay in sync”. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.wanted import ON_CHANGE
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.scope import glob_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon


def following(statement: Statement) -> Made | None:
    """The checks against a change of one file that leaves the other as it was."""
    beside = _alike(statement)
    if len(beside) > 1:
        checks = tuple(_check(Thing(("file",), target=one), _one_of(beside, one), soft=True) for one in beside)
        return Made(checks, True, "either may be brought in line with the other")
    causes = [cause for run in statement.adjuncts("condition") if (cause := _changed(run))]
    wanted = _updated(statement) if len(causes) == 1 else ()
    if not wanted or len(statement.around) > len(statement.adjuncts("condition", "reason", "inside")):
        return None
    named = _files(causes[0])
    found = tuple(Thing(("file",), target=file) for file in named) or things(causes[0])[0]
    if not found or not all(thing.kinds == ("file",) and thing.target and not thing.within for thing in found):
        return None
    bound = any(lexicon.at("strict", (word.low,), 0) for word in statement.verb)
    return Made(tuple(_check(thing, companion, not bound) for thing in found for companion in wanted), partial=True)


def _check(thing: Thing, companion: str, soft: bool) -> Check:
    return Check("require-companion", ("file",), thing.target, companion=companion, soft=soft, parameters=ON_CHANGE)


def _changed(run: Run) -> Run:
    """What a condition says to be changed: “changing `a`”, “you change `a`”, “`a` changes”, “`a` is modified”."""
    while run and lexicon.at("people", (run[0].low,), 0) and not verb_of(run, ("change",))[1]:
        run = run[1:]
    acts, size = verb_of(run, ("change", "create", "remove"))
    if "change" in acts and size < len(run):
        core, around = cut(run[size:])
        inside = next((place for relation, place in around if relation == "inside"), ())
        return inside if inside and all(map(_says_nothing, lows(core))) else core
    at = next((index for index in range(1, len(run)) if run[index].sort == "word" and verb_of(run[index:], ("change",))[1]), 0)
    last = at + verb_of(run[at:], ("change",))[1] if at else 0
    while at and lexicon.at("be", (run[at - 1].low,), 0):
        at -= 1
    return run[:at] if at and last == len(run) else ()


def _updated(statement: Statement) -> tuple[str, ...]:
    """The globs of what has to be changed in its turn: “also update `b`”, “`b` must be updated”."""
    run = _to_renew(statement) or without(statement.object, "adverbs")
    size = verb_of(run, ("change",))[1] or lexicon.at("renewing", lows(run), 0)
    subject = statement.subject
    be = 1 if subject and run and lexicon.at("be", (run[0].low,), 0) else 0
    if be and verb_of(run[be:], ("change",))[1] == len(run) - be:
        return _files(subject)
    plain = all(lexicon.at("people", (word.low,), 0) for word in subject)
    return _files(run[size:]) if size and plain else ()


def _to_renew(statement: Statement) -> Run:
    """“run `make toc` to refresh `toc.md`” as “refresh `toc.md`”."""
    run = statement.object
    ran = len(run) == 2 and run[0].low in ("run", "use", "execute") and run[1].sort == "code"
    aims = statement.adjuncts("inside") if ran else ()
    return next((aim for aim in aims if lexicon.at("renewing", lows(aim), 0) or verb_of(aim, ("change",))[1]), ())


def _files(run: Run) -> tuple[str, ...]:
    """The files that are named, and nothing else; files without a path may lie anywhere."""
    found = [word.text for word in run if word.literal and is_file(word.text)]
    plain = [word for word in run if word.sort == "word" and not word.literal and not _says_nothing(word.low)]
    if plain or not found or any(word.literal and not is_file(word.text) for word in run):
        return ()
    return tuple(glob for word in run if word.literal and (glob := glob_of(word, run)))


def _says_nothing(low: str) -> bool:
    return any(lexicon.at(name, (low,), 0) for name in ("articles", "generic", "gloss", "folder_nouns")) or low in ("and", "both", "to")


def _alike(statement: Statement) -> tuple[str, ...]:
    """The files that a sentence wants in sync: “keep `a` and `b` in sync”, “`a` must stay in sync with `b`”."""
    around = dict(statement.around)
    synced = [run for relation, run in statement.around if relation == "inside" and run and run[0].low in lexicon.grammar("synced")]
    if len(synced) != 1:
        return ()
    _, size = verb_of(statement.object, ("place", "store"))
    run = (*statement.subject, *statement.object[size:], *synced[0][1:], *around.get("means", ()))
    if len(statement.around) > len(synced) + len(statement.adjuncts("means", "reason")) or not size:
        return ()
    try:
        files = tuple(dict.fromkeys(glob for piece in items(run) for glob in _files(tuple(w for w in piece if w.low != "with"))))
    except Unread:
        return ()
    named = [word for word in run if word.sort == "word" and not _says_nothing(word.low) and word.low != "with"]
    return () if named else files


def _one_of(files: tuple[str, ...], other: str) -> str:
    rest = [file for file in files if file != other]
    return rest[0] if len(rest) == 1 else "{" + ",".join(rest) + "}"
