"""A form that is asked for in one place, or with exceptions, binds nothing else: “components in `src/ui/` must be PascalCase”.

Must not know which form it is."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.file_styles import FILES
from keeper_validate.compile.demands.prefix import is_source_path
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.places import folders_of, glob_of, layer_of, place
from keeper_validate.compile.sentences.scope import Scope, scope, served_at
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.verbs import named_when
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_SPARING = ("outside", "unless")


def confined(made: Made, statement: Statement, context: Context, folders: tuple[str, ...]) -> Made:
    """The checks held to these folders, and without what the sentence spares."""
    spared = tuple(_spared(relation, run) for relation, run in (*statement.around, *context.around) if relation in _SPARING)
    checks = tuple(_narrowed(check, folders) if folders else check for check in made.checks)
    wider = folders and any(check.soft for check in checks) and not any(check.soft for check in made.checks)
    whys = [one.doubt for one in spared] + [_home(run)[1] for run in statement.homes]
    doubt = next((why for why in whys if why), "structure does not show which of them lie there" if wider else None)
    excepted = tuple(name for one in spared for name in one.excepted)
    human = any(one.human and not one.doubt for one in spared)
    lifted = tuple(_lifted(replace(check, soft=check.soft or doubt is not None), excepted, human) for check in checks)
    return Made(lifted, made.partial or any(one.partial for one in spared), made.doubt or doubt)


def conditional(made: Made, statement: Statement) -> Made:
    """The checks of what is asked for on some condition only, which can but warn."""
    aims = [run for run in statement.adjuncts("purpose") if statement.subject and not any(word.low in FILES for word in run)]
    limits = [run for run in statement.adjuncts("condition", "relative", "without") if statement.subject or not named_when(run)] + aims
    if not limits:
        return made
    told = f"“{spoken(limits[0])}”" if limits[0] else "which of them are meant"
    return Made(tuple(replace(check, soft=True) for check in made.checks), made.partial, made.doubt or f"structure does not show {told}")


def places(statement: Statement) -> tuple[str, ...]:
    """The folders of source that a sentence says something of, wherever it names them."""
    others = (run for run in statement.adjuncts("inside") if run not in statement.homes)
    # “in the backend”, and not what has the form (“PascalCase in component names”)
    said = (run for run in others if any(map(is_folder, run)) or ((statement.subject or statement.adjuncts("purpose")) and folders_of(run)))
    return (*homes(statement), *(glob for run in said for glob in place(run)[0]))


def told(context: Context) -> tuple[str, ...]:
    """The folders that the rest of a clause tells, by its label and in parentheses."""
    asides = (aside[1 if lexicon.at("inside", lows(aside), 0) == 1 else 0:] for aside in context.asides)
    asides = (aside for aside in asides if all(_tells_place(word) or word.sort == "mark" for word in aside))
    return (*labelled(context), *(glob for aside in asides for glob in place(aside)[0]))


def labelled(context: Context) -> tuple[str, ...]:
    """The folders of a label that is no noun: “`src/ui/`: components …”."""
    placed = any(map(is_folder, context.topic)) or layer_of(context.topic) is not None
    return context.within if placed and lexicon.entry(spoken(context.topic)) is None else ()


def _tells_place(word: Word) -> bool:
    """`src/ui/`, `*.tsx`: where they all lie, which `Button.tsx` is but one of."""
    return is_folder(word) and ("*" in word.text or "." not in word.text.rpartition("/")[2])


def held(made: Made | None, context: Context) -> Made | None:
    """What was read, of nothing but what lies in these folders."""
    folders = told(context) if made else ()
    return confined(made, Statement("must"), Context(), folders) if made else None


def homes(statement: Statement) -> tuple[str, ...]:
    """The folders that its subject lies in."""
    return tuple(glob for run in statement.homes for glob in _home(run)[0])


def _home(run: Run) -> tuple[tuple[str, ...], str | None]:
    """The folders of “in the admin app”, or why there are none; a path of routes is none."""
    if any(map(_is_served, run)):
        return (), f"structure does not show “{spoken(run)}”"
    try:
        return place(run)[0], None
    except Unread as error:
        return (), error.why


def _lifted(check: Check, excepted: tuple[str, ...], human: bool) -> Check:
    return replace(check, excepted=tuple(dict.fromkeys((*check.excepted, *excepted))), human=check.human or human)


def is_folder(word: Word) -> bool:
    """Whether a word names a place among the files, and no path of routes."""
    return word.literal and is_file(word.text) and not _is_served(word)


def _is_served(word: Word) -> bool:
    """Whether a path is one of routes, which lies in no folder."""
    return word.literal and word.text.startswith("/") and not is_source_path(word)


def _spared(relation: str, run: Run) -> Scope:
    """“except in `src/legacy/`”, “except `HealthService`”, “unless approved”."""
    literals = [word for word in run if word.literal]
    if not literals:
        return scope(((relation, run),), (), True)
    return Scope(excepted=tuple(name for word in literals for name in _names(word, run)))


def _names(word: Word, run: Run) -> tuple[str, ...]:
    if _is_served(word):
        return served_at(word.text)
    glob = glob_of(word, run)
    return (glob,) if glob and is_file(word.text) else (*((glob,) if glob else ()), word.text)


def _narrowed(check: Check, folders: tuple[str, ...]) -> Check:
    """A check of some files is held to those of them that lie in the place, where their names alone make them what they are."""
    if set(check.within) <= set(folders):
        return replace(check, within=folders)
    if any("/" in glob for glob in check.within):
        return replace(check, soft=True)
    return replace(check, within=tuple(f"{folder.rstrip('/*')}/**/{glob}" for folder in folders for glob in check.within))
