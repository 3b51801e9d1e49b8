"""A form that is asked for in one place, or with exceptions, binds nothing else: “components in `src/ui/` must be PascalCase”.

Must not know which form it is."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.naming import is_source_path, named_when
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.scope import Scope, glob_of, layer_of, place, scope, served_at
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_SPARING = ("outside", "unless")


def confined(made: Made, statement: Statement, context: Context) -> Made:
    """The checks of a form, held to the places that the sentence or its label names, and without what it spares."""
    runs = tuple(run for run in statement.adjuncts("inside") if any(map(_is_folder, run)) or _is_layer(run, statement))
    folders = (*(glob for run in runs for glob in place(run)[0]), *context.within)
    spared = tuple(_spared(relation, run) for relation, run in (*statement.around, *context.around) if relation in _SPARING)
    limits = [run for run in statement.adjuncts("condition", "relative", "without") if not named_when(run)]
    told = [f"structure does not show “{spoken(run)}”" if run else "structure does not show which of them are meant" for run in limits]
    doubt = next((why for why in (*(one.doubt for one in spared), *told) if why), None)
    checks = tuple(_narrowed(check, folders) if folders else check for check in made.checks)
    doubt = doubt or (f"structure does not show “{spoken(runs[0])}”" if runs and any(check.soft for check in checks) else None)
    excepted = tuple(name for one in spared for name in one.excepted)
    human = any(one.human and not one.doubt for one in spared)
    return Made(
        tuple(_lifted(replace(check, soft=check.soft or doubt is not None), excepted, human) for check in checks),
        made.partial or any(one.partial for one in spared), made.doubt or doubt,
    )


def _lifted(check: Check, excepted: tuple[str, ...], human: bool) -> Check:
    return replace(check, excepted=tuple(dict.fromkeys((*check.excepted, *excepted))), human=check.human or human)


def _is_folder(word: Word) -> bool:
    return word.literal and is_file(word.text) and (not word.text.startswith("/") or is_source_path(word))


def _is_layer(run: Run, statement: Statement) -> bool:
    """“in the backend”, said of what has the form, and not that which has it (“PascalCase in component names”)."""
    layer = layer_of(run) if run in statement.homes or statement.adjuncts("purpose") else None
    return layer is not None and bool(layer.folders)


def _spared(relation: str, run: Run) -> Scope:
    """“except in `src/legacy/`”, “except `HealthService`”, “unless approved”."""
    literals = [word for word in run if word.literal]
    if not literals:
        return scope(((relation, run),), (), True)
    return Scope(excepted=tuple(name for word in literals for name in _names(word, run)))


def _names(word: Word, run: Run) -> tuple[str, ...]:
    if word.text.startswith("/") and not is_source_path(word):
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
