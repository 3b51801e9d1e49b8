"""Cases that names must not have: “never use camelCase for file names”, “no snake_case functions”. Must not know how sentences say it."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.demands.declared_names import unnamed
from keeper_validate.compile.demands.file_styles import FILES
from keeper_validate.compile.demands.name_places import placed, within_places
from keeper_validate.compile.demands.so_named import not_so_named
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.name_pairs import Pair
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import forms
from keeper_validate.compile.vocabulary.words import spoken


def refused(pair: Pair) -> Made:
    """The checks that nothing new has one of the cases; raises `Unread` where it is not clear what is meant."""
    if denied := _without_ends(pair):
        return denied
    styles = [form.style[0] for ways in pair.ways for form in ways if form.style]
    if not styles or any(form.globs or form.number for ways in pair.ways for form in ways):
        raise Unread("it is not clear which names are refused")
    return Made(tuple(_refused(piece, style) for piece in items(pair.bearers) for style in styles), partial=not pair.whole)


def _without_ends(pair: Pair) -> Made | None:
    """“class names must not end with `Manager`”: nothing that code declares is called so."""
    told = [form for ways in pair.ways for form in ways]
    marked = [form for form in told if form.style and form.style[0] == "underscored"]
    if not told or not all(form.globs or form in marked for form in told):
        return None
    globs = tuple(glob for form in told for glob in (form.globs or ("_*",)))
    bearers, places = placed(pair.bearers)
    made = [not_so_named(piece, globs) for piece in items(bearers)]
    found = [one for one in made if one is not None]
    if len(found) < len(made):
        return None
    checks = tuple(within_places(check, places) for one in found for check in one.checks)
    return Made(checks, partial=not pair.whole or any(one.partial for one in found))


def _refused(piece: Run, style: str) -> Check:
    plain = without(unnamed(piece), "articles", "newness", "every")
    told = without(plain, "sources") or plain or piece
    files = forms.marked_files(style) if all(word.low in FILES for word in told) else None
    if files:
        return Check("forbid-new", ("file",), files, within=forms.sources())  # other tools name their own files
    construct = forms.bearer(spoken(plain), style)
    if construct is None:
        raise Unread(f"it is not clear which names “{spoken(piece)}” means")
    return Check("forbid-use", ("token",), construct, parameters=(CONSTRUCT,))
