"""What a new thing must bring along: a story, a test, documentation, a changelog entry. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.dubbed import newcomers, of_their_like
from keeper_validate.compile.demands.furnished import furnished
from keeper_validate.compile.demands.guards_named import guard_named
from keeper_validate.compile.demands.having import parted
from keeper_validate.compile.demands.occasion import conditioned
from keeper_validate.compile.demands.partnered import partner, partnered
from keeper_validate.compile.demands.recorded import beside, recorded
from keeper_validate.compile.demands.wanted import ON_CHANGE, Wanted, among, demanded, one_glob
from keeper_validate.compile.demands.wanted import named as meant
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.called import files_called
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_TOLD = frozenset({"feature", "features", "functionality", "bug", "fix", "fixes", "bugfixes", "bugfix"})
_CLASS = re.compile(r"(?:[A-Z][a-z0-9]+){2,}")
_UNITS = frozenset({"class", "classes", "module", "modules"})
_NO_KINDS = frozenset({"file", "token", "import", "dependency", "column", "field"})


def companion(statement: Statement, topic: Run = ()) -> Made | None:
    """The checks of “all new components must have stories”, “new routes need a test”, “include tests”."""
    if upon := conditioned(statement):
        return upon
    subject, rest = _halves(statement)
    subject = subject or topic
    if held := furnished(subject, rest, statement):
        return held
    wanted = _brought(subject, rest, statement)
    if wanted is None:
        return None
    placed = any(word.literal for run in statement.homes for word in run)
    units = placed and any(word.low in _UNITS for word in subject[-1:])
    plain = all(any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness")) or _is_of_any(word) or (units and _of_code(word))
                for word in _joined(subject))
    named, told_apart, deed = ((), (), False) if plain else _meant(subject, subject is topic)
    plain = not named
    found = named or (Thing(("file",), target=_code_files() if units else None),)
    written = next(((word,) for word in subject if units and _is_written_in(word)), None)
    doubt = next(iter(statement.adjuncts("condition", "relative", "without")), written or told_apart or None)
    made = (check for thing in found for check in demanded(thing, wanted, doubt is not None or _is_guess(thing)))
    told = any(word.low in _TOLD for word in subject)
    layers = (layer_of((word,)) for word in subject if plain and not _is_of_any(word))
    folders = next((layer.folders for layer in layers if layer and layer.folders), ())
    made = (replace(check, within=folders) if folders else check for check in made)
    whole = bool(subject) and (_is_change(subject[-1]) or subject[-1].low in lexicon.grammar("contributed"))
    told = told or (whole and "{stem}" in wanted.files and not (placed or folders) and _is_of_code(subject))
    single = any(word.low in (*_UNITS, "file", "files") for word in subject)
    all_code = plain and not (told or placed or folders or single) and "{stem}" in wanted.files  # of all code some files need no test
    checks = tuple(_of_the_change(check) if told and plain else _on_change(check, deed) for check in made)
    checks = tuple(replace(check, soft=True) for check in checks) if all_code else checks
    altered = plain and whole and (placed or "{stem}" not in wanted.files)
    # “every change in `packages/`”; of any change at all there are some that nobody means
    checks = tuple(replace(check, parameters=ON_CHANGE, soft=check.soft or not placed) for check in checks) if altered else checks
    partial = bool(folders) or any(map(_is_guess, found)) or units or deed or wanted.partial or doubt is not None or told or all_code
    return Made(checks, partial, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _meant(subject: Run, sure: bool) -> tuple[tuple[Thing, ...], Run, bool]:
    """What has to bring it (nothing where only a change is spoken of), what tells some of those from others, and whether it is a change."""
    deed = _is_change(subject[-1])
    bearers = subject[:-1] if deed else subject
    changed = _unknown(bearers) if deed else ()
    if changed:
        return (), changed, True
    apart = () if sure else _told_apart(bearers)
    bearers = bearers[len(apart):]
    named = things(bearers)[0] if sure else newcomers(bearers)
    return named if deed else of_their_like(named, bearers), apart, deed


def _brought(subject: Run, rest: Run, statement: Statement) -> Wanted | None:
    """What has to come along; comments document code as well as a file of documentation does."""
    wanted = _wanted(rest, statement) or recorded(rest, statement) or partnered(subject, rest, statement)
    if wanted is not None and lows(subject[-1:]) == ("code",) and wanted.files == pairs.companion("documentation"):
        raise Unread("it is not clear whether files of documentation are meant, or comments")
    return wanted


def _unknown(run: Run) -> Run:
    """“user-facing” of “user-facing changes”: words by which nothing tells which changes are meant."""
    try:
        newcomers(run)
    except Unread:
        return without(run, "every", "articles") or run
    return ()


def _is_of_any(word: Word) -> bool:
    return word.low in (*_TOLD, "file", "files", "code", "change", "changes", "pull", "merge") or word.low in lexicon.grammar("contributed")


def _told_apart(bearers: Run) -> Run:
    """“user-specific” of “new user-specific tables”: an adjective by which nothing tells which of a kind are meant."""
    at = next((at for at, word in enumerate(bearers) if not any(lexicon.at(name, (word.low,), 0) for name in ("every", "newness"))), 0)
    narrow = bearers[at:] != () and bearers[at].sort == "word" and ("-" in bearers[at].low or bearers[at].low in lexicon.grammar("sorting"))
    entry = lexicon.entry(bearers[-1].low) if len(bearers) == at + 2 and narrow and not lexicon.entry(spoken(bearers[at:])) else None
    kind = entry is not None and not {*entry.kinds} & _NO_KINDS
    return bearers[:at + 1] if kind and _unknown(bearers) else ()


def _is_guess(thing: Thing) -> bool:
    """Whether only its folder and the names of its files tell what it is."""
    return thing.kinds == ("file",) and thing.named and thing.partial


def _code_files() -> str | None:
    """The files that hold classes and modules: a page beside them is none."""
    entry = lexicon.entry("class files")
    return entry.target if entry else None


def _of_code(word: Word) -> bool:
    """“every PHP class in `src/`”: a file of that folder."""
    return word.low in _UNITS or _is_written_in(word)


def _is_written_in(word: Word) -> bool:
    """“PHP”, “React”: what tells some files of a folder from others, which may lie there too."""
    return lexicon.technology(word.text) is not None or word.text.isupper()


def _joined(run: Run) -> Run:
    """“bug fixes and new features” without what joins them."""
    return tuple(word for word in run if word.low not in ("and", "or", ",", "/"))


def _is_change(word: Word) -> bool:
    """“schema changes”: what is changed stands before the noun."""
    return bool(lexicon.verb_at("nominal", (word.low,), 0)) and pairs.nominal(word.low) == "change"


def _is_of_code(subject: Run) -> bool:
    """“every PR”, “code changes”: no word says of what but code."""
    known = ("every", "articles", "newness", "folder_nouns", "generic", "whole")
    return all(word.low == "code" or any(lexicon.at(name, (word.low,), 0) for name in known) for word in subject[:-1])


def _on_change(check: Check, deed: bool) -> Check:
    """“every schema change needs a migration”: that of a table which was there as well."""
    return replace(check, parameters=ON_CHANGE) if deed and check.kinds == ("table",) else check


def _of_the_change(check: Check) -> Check:
    """“every feature brings tests”: it is no file, so that none of its files has to have one of its own."""
    return replace(check, companion=(check.companion or "").replace("*{stem}*", "*").replace("{stem}", "*"))


def lacking(found: tuple[Thing, ...], run: Run, places: tuple[Run, ...] = (), acts: tuple[str, ...] = ()) -> Made | None:
    """The checks against things “without X”, where X is something that can come along; `places` are the files that X has to stand in, and
    `acts` what must not be done without it."""
    name = guard_named(run) or ("*" if guarded(run) else None)
    if all(thing.kinds == ("route",) for thing in found) and name:
        return Made(tuple(Check("require-shape", ("route",), thing.target, parameters=(("guard", name),)) for thing in found), partial=True)
    held = parted(found, run) if not places else None
    if held:
        return held
    noted = any(lexicon.at("noted", (word.low,), 0) for word in run)
    wanted = Wanted(one_glob([place[0].text for place in places])) if places and noted else meant(run, places) or _renewed(run)
    wanted = wanted or (None if places else partner(run))
    changed = acts == ("change",)
    checks = tuple(_on_change(check, changed) for thing in found for check in demanded(thing, wanted)) if wanted else ()
    return Made(checks, partial=not (places and noted)) if checks else None


def _renewed(run: Run) -> Wanted | None:
    """“without updating `docs/api.md`”, “without changing `AppRoutes`”: files by their paths, or by the name of what stands in them."""
    _, size = verb_of(run, ("change", "create")) if run[:1] and run[0].low.endswith("ing") else ((), 0)
    named = [word for word in without(run[size:], "articles", "folder_nouns", "shells") if word.low not in ("and", "or", ",")]
    told = [is_file(word.text) or _CLASS.fullmatch(word.text) is not None for word in named]
    if not (size and told and all(told)):
        return None
    return among([word.text if is_file(word.text) else files_called(word.text) for word in named], (run,))


def guarded(run: Run) -> bool:
    """Whether a phrase means what keeps others out of a route."""
    words = lows(tuple(word for word in run if word.sort == "word" and not lexicon.at("articles", (word.low,), 0)))
    return bool(words) and lexicon.at("guards", words, 0) == len(words)


def _halves(statement: Statement) -> tuple[Run, Run]:
    if statement.subject:
        return statement.subject, statement.object
    run = statement.object
    for index in range(1, len(run) - 1):
        if verb_of(run[index:], ("accompany",))[1]:
            return run[:index], run[index:]
    return _written_down(run, statement)


def _written_down(run: Run, statement: Statement) -> tuple[Run, Run]:
    """“new variables are documented in …”: of what is new it is a demand, where of what there is it only tells."""
    new = any(lexicon.at("newness", lows(run), index) for index in range(2))
    done = lows(run[-2:-1]) in (("is",), ("are",))
    placed = all(place and place[0].literal for place in statement.adjuncts("inside"))
    return (run[:-2], run[-2:]) if new and done and placed else ((), run)


def _wanted(run: Run, statement: Statement) -> Wanted | None:
    _, size = verb_of(run, ("accompany",))
    return meant(run[size:], beside(statement)) if size else None
