"""Where alone names are meant: “component files in `src/ui/`”, and those of what a role tells. Must not know how a sentence pairs them."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.demands.dubbed import files_of_role, plural
from keeper_validate.compile.sentences.adjuncts import Run, cut
from keeper_validate.compile.sentences.name_pairs import FOLDERS
from keeper_validate.compile.sentences.places import place
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken
from keeper_validate.values import replace


def placed(run: Run) -> tuple[Run, tuple[str, ...]]:
    """“component files in `src/ui/`”: the names that are meant, and where alone."""
    core, around = cut(run)
    places = [piece for relation, piece in around if relation == "inside"]
    if not core or any(relation not in ("inside", "reason", "examples") for relation, _ in around):
        raise Unread(f"it is not clear whose names “{spoken(run)}” means")
    found = tuple(glob for piece in places for glob in place(piece)[0])
    if places and not found:
        raise Unread(f"it is not clear which files “{spoken(places[0])}” means")
    return core, found


def within_places(check: Check, places: tuple[str, ...]) -> Check:
    """A check that holds for the files of some places alone, as far as it holds for files of an ending or for all."""
    if not places or not check.within or {"holds"} & {name for name, _ in check.parameters}:
        return replace(check, within=places) if places else check
    if not all(glob.startswith("*.") for glob in check.within):
        return check
    folders = [place for place in places if place.endswith("/")]
    return replace(check, within=tuple(f"{place}**/{glob}" for place in folders for glob in check.within) or check.within)


def of_role(style: str, plain: Run) -> Made:
    """“Controllers are PascalCase”: the classes in the files that are called so; “assets are kebab-case”: files, whatever they hold."""
    if named := lexicon.mapping("naming", "named_files").get(spoken(plain).lower()):
        return Made((Check("require-shape", ("file",), style, within=tuple(named), soft=True),), partial=True)
    if len(plain) == 2 and plain[-1].low in FOLDERS and singular(plain[0].low) in lexicon.mapping("shapes", "foldered"):
        return Made((_folders_in(plural(singular(plain[0].low)), style),), partial=True)
    files = files_of_role(plain) if style == "PascalCase" else ()
    construct = forms.breach("classes", style)
    if not files or construct is None:
        raise Unread(f"it is not clear whether the files of “{spoken(plain)}” are meant")
    return Made((Check("forbid-use", ("token",), construct, within=files, soft=True, parameters=(CONSTRUCT,)),), partial=True)


def _folders_in(folder: str, style: str) -> Check:
    """“component folders are PascalCase”: those right below `components/`, but for groups of them."""
    named = forms.case_style(style)
    if named is None:
        raise Unread(f"it is not clear how folders in “{folder}” are called")
    spared = r"(?:ui|common|shared|layouts?|base|core|icons|_[^\/]*|\([^\/]*|\[[^\/]*)\/"
    return Check("forbid-new", ("file",), rf"/(?:^|\/){folder}\/(?!{spared}|{named[1]}\/)[^\/]+\//", soft=True)
