"""What of a delta touches something that a check protects: files, elements, parts; told as places with a phrase of what happened.

Must not know which operation asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import basename, dirname

from keeper_validate import shipped
from keeper_validate.checks.case import Case, keeps_its_rows
from keeper_validate.checks.naming import names
from keeper_validate.checks.news import AS_MODELS
from keeper_validate.checks.report import Spot, file_spot, noun, spot
from keeper_validate.checks.scope import contexts, file_context, in_scope, is_made_with, names_file
from keeper_validate.checks.typed import PART
from keeper_validate.clause import Check
from keeper_validate.delta import Alteration
from keeper_validate.element import TYPE, Element
from keeper_validate.pathglob import matches

INTERFACE = {
    "component": ("prop", "variant"), "route": ("guard", "param", "method", "path"), "service": ("method",), "auth_service": ("method",),
    "enum": ("member", "form"), "table": ("column",), "schema": ("field",), TYPE: (PART,),
    "dependency": ("constraint", "group"),
}
"""The facets that others rely on, by kind."""
_OF_A_MODEL = ("relation",)
_MOST_TOLD = 8

LOST = "lost its "
"""How the phrase of a part that is gone begins."""

Touched = tuple[Spot, str, Element | None]


def changed_files(check: Check, case: Case, statuses: tuple[str, ...]) -> Iterator[Touched]:
    """Files of the check's paths with one of the statuses."""
    told = {"added": "added", "removed": "removed", "changed": "changed"}
    for file in case.delta.files:
        fits = "file" in check.kinds and file.status in statuses and in_scope(check, file.path) and names_file(check, file.path)
        if fits and not (file.status == "changed" and _keeps_step(file.path, case)) and not _is_beside_them(file.path, check, case):
            yield file_spot(file.path), told[file.status], None


def _is_beside_them(path: str, check: Check, case: Case) -> bool:
    """Whether a file that lies among those of a sort, named without a place (“migrations”), only tests or runs them."""
    if check.target is None or not check.target.startswith("**/") or check.within:
        return False
    if "test" not in contexts(check) and file_context(path, case) == "test":
        return True
    harness = shipped.data("rules/lexicon/shapes")["harness"]
    return basename(dirname(path)) in harness["folders"] and any(re.fullmatch(one, basename(path)) for one in harness["named"])


def _keeps_step(path: str, case: Case) -> bool:
    """Whether a file lists the migrations beside it, of which the change adds one (`meta/_journal.json`)."""
    ledgers = shipped.data("rules/lexicon/shapes")["ledgers"]
    if not matches(path, ledgers["in"]) or not any(re.fullmatch(one, basename(path)) for one in ledgers["named"]):
        return False
    folder = re.match(r"(?:.*/)?migrat\w+/|(?:.*/)?alembic/", path)
    return folder is not None and any(file.status == "added" and file.path.startswith(folder[0]) for file in case.delta.files)


def changed_elements(check: Check, case: Case) -> Iterator[Touched]:
    """Elements of the check's kinds whose interface differs."""
    for change in case.delta.altered:
        phrase = interface_phrase(change, _OF_A_MODEL if "schema" in check.kinds or AS_MODELS in check.parameters else ())
        if phrase and wanted(change.head, check) and change.head.context in contexts(check):
            yield spot(change.head), phrase, change.head


def removed_elements(check: Check, case: Case) -> Iterator[Touched]:
    """Elements of the check's kinds that are gone, and parts that are."""
    for element in case.delta.removed:
        if check.target is None and keeps_its_rows(element, case.delta.head.elements):
            continue
        if (wanted(element, check) or _held_part(element, check)) and element.context in contexts(check):
            yield spot(element), _fate(element, case), element
    for change in case.delta.altered:
        if change.head.context in contexts(check) and in_scope(check, change.head.path, change.head.name):
            owner = dict(check.parameters).get("of")
            if not names(owner, change.head.name, change.head.kind):
                continue
            for facet in change.removed:
                named = names(check.target, facet.name) or (owner is None and names(check.target, change.head.name, change.head.kind))
                own = facet.role == PART and owner is None and check.target is None and not change.head.exported
                if named and facet.role in check.kinds and not own:
                    yield spot(change.head), f"{LOST}{facet.role} {facet.name}", change.head


def _held_part(element: Element, check: Check) -> bool:
    """Whether an element has the part that a check names as one of its own: `AlertSeverity.INFO` goes with all of `AlertSeverity`."""
    owner = dict(check.parameters).get("of")
    named = owner is not None and names(owner, element.name, element.kind) and in_scope(check, element.path, element.name, element.kind)
    return named and any(facet.role in check.kinds and names(check.target, facet.name) for facet in element.facets)


def interface_phrase(change: Alteration, further: tuple[str, ...] = ()) -> str:
    """What of an element's interface differs, in words, and what of `further` roles; empty where nothing that others rely on does."""
    roles = (*INTERFACE.get(change.head.kind, ()), *further)
    phrases = [f"{noun(facet.role)} {facet.name} is added" for facet in change.added if facet.role in roles]
    phrases += [f"{noun(facet.role)} {facet.name} is gone" for facet in change.removed if facet.role in roles]
    phrases += [f"{noun(facet.role)} {facet.name} is now {facet.value}" for _, facet in change.changed if facet.role in roles]
    phrases += [f"its {role}s stand in another order" for role in change.reordered if role in roles]
    if len(phrases) > _MOST_TOLD + 1:  # what breaks others is told before what is only added
        phrases.sort(key=lambda one: one.endswith(" is added"))
        phrases[_MOST_TOLD:] = [f"and {len(phrases) - _MOST_TOLD} more"]
    return "; ".join(phrases)


def wanted(element: Element, check: Check) -> bool:
    """Whether a check names an element, by kind, name and place."""
    fits = element.kind in check.kinds and is_made_with(element, check) and names(check.target, element.name, element.kind)
    return fits and in_scope(check, element.path, element.name, element.kind)


def _fate(element: Element, case: Case) -> str:
    rename = next((one for one in case.delta.renamed if one.base is element), None)
    return f"gone (now {rename.head.name}, {rename.evidence})" if rename else "gone"
