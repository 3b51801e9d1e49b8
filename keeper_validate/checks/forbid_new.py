"""forbid-new: nothing of these kinds may be created: elements, files, or parts of elements (columns, members, props).

Must not hold what already existed, or what the decision grants, against anyone."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks import ranged, unlinked
from keeper_validate.checks.auth_reuse import adds_none, around, at_home
from keeper_validate.checks.case import Case, fresh, gained, registered
from keeper_validate.checks.evidence import is_primitive, is_primitive_word
from keeper_validate.checks.grants import is_approved_by_name, may_be_added, may_be_new, may_change
from keeper_validate.checks.instead import advice
from keeper_validate.checks.keyed import is_of_settings
from keeper_validate.checks.listed import LISTED, added
from keeper_validate.checks.naming import alternatives, names, names_plainly, same_name
from keeper_validate.checks.news import is_known
from keeper_validate.checks.purpose import serves
from keeper_validate.checks.report import Spot, file_spot, noun, spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope, is_made_with, is_of_pages, is_so_called, names_file, rule_of
from keeper_validate.checks.settings import added as added_settings
from keeper_validate.clause import Check, Clause
from keeper_validate.element import EXPORT, Element, Facet
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace

PARTS = frozenset({"column", "field", "property", "member", "prop", "variant", "method", "param", "guard"})
"""Facet roles that a clause may name like a kind."""
# Forms of files that lie in a folder which the change opens.
_OPENED = frozenset({"root-folder", "folder"})


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Created elements, added files and added parts that the check names."""
    if ranged.group(check):
        yield from ranged.found(clause, check, case)
        return
    if unlinked.UNLINKED in check.parameters:
        yield from unlinked.found(clause, check, case)
        return
    for element in fresh(case, contexts(check)):
        if element.kind in check.kinds and in_scope(check, element.path, element.name, element.kind):
            evidence = sought(element, check, case)
            apart = "beside" not in dict(check.parameters) or _stands_beside(element, case)
            new = not _is_approved(element, check, case) and not _known(element, check, case) and not _is_own(element, check)
            if evidence is not None and apart and new:
                told = _created(clause, check, case, element, evidence or _beside(check))
                yield replace(told, severity=WARN) if is_of_pages(clause, element, case) else told
    if "auth_service" in check.kinds and check.target is None:
        yield from around(clause, check, case)
    if "file" in check.kinds:
        yield from _files(clause, check, case)
    if LISTED & set(check.kinds):
        yield from _listed(clause, check, case)
    if is_of_settings(check):
        yield from added_settings(clause, check, case)
    elif "type" in dict(check.parameters):
        yield from _typed(clause, check, case)
    elif PARTS & set(check.kinds):
        yield from _parts(clause, check, case)


def sought(element: Element, check: Check, case: Case) -> str | None:
    """What makes an element one that the check looks for, or None."""
    if not (is_made_with(element, check) and is_so_called(element, check) and _is_of_group(element, check) and _is_of_form(element, check)):
        return None
    if element.kind == "technology" and check.technology:
        return "" if serves(element, check.target, case) else None
    if check.primitive is None:
        return "" if names(check.target, element.name, element.kind) else None
    narrowing = [part for part in alternatives(check.target or "") if not is_primitive_word(part, check.primitive)]
    if narrowing and not names(",".join(narrowing), element.name, element.kind):
        return None
    return is_primitive(element, check.primitive, case, check.use or "")


def _is_approved(element: Element, check: Check, case: Case) -> bool:
    """A grant lifts the prohibition; one of a file does not where the thing that it was given for stands there and is none of these."""
    granted = may_be_new(element, case)
    if not granted or is_approved_by_name(element, case):
        return granted
    peers = (one for one in case.elements_at.get(element.path, ()) if one.kind == element.kind and is_approved_by_name(one, case))
    return all(sought(one, check, case) is not None for one in peers)


def _is_own(element: Element, check: Check) -> bool:
    """Whether a package is another one of the project, where any package is meant, wherever it is declared."""
    any_one = check.target is None or check.target.endswith(":*")
    return element.kind == "dependency" and any_one and not check.within and element.value("own") is not None


def _is_of_group(element: Element, check: Check) -> bool:
    """Whether a package is in one of the groups of a manifest that are meant, where only some are (“no new dev dependencies”)."""
    groups = dict(check.parameters).get("group")
    return groups is None or any(facet.name in groups.split(",") for facet in element.named("group"))


def _is_of_form(element: Element, check: Check) -> bool:
    """Whether an enum is declared as the clause says: a union of texts is none to whoever bans the keyword."""
    form = dict(check.parameters).get("form")
    return form is None or element.kind != "enum" or element.value("form") in form.split(",")


def _beside(check: Check) -> str:
    return "stands beside another in its file" if "beside" in dict(check.parameters) else ""


def _stands_beside(element: Element, case: Case) -> bool:
    """Whether another of its kind, which others may use, stands in the same file, and was there first."""
    peers = [one for one in case.delta.head.elements if one.path == element.path and one.kind == element.kind and one.exported]
    standing = {one.name for one in case.delta.base.elements if one.path == element.path and one.kind == element.kind}
    others = [one for one in peers if one.name != element.name]
    return element.exported and any(one.name in standing or one.line < element.line for one in others)


def _known(element: Element, check: Check, case: Case) -> bool:
    """What the vault registers or the project has; and, for a ban on auth calls as such, a call where such calls are made."""
    if is_known(check, element.path, case):
        return True
    if element.kind == "auth_call" and check.target is None:
        return at_home(element, case)
    if element.kind == "auth_service" and check.target is None and adds_none(element, case):
        return True
    # another package of the same project may have it already, and the next major version of a module is no other module
    near = case.delta.base.elements if element.kind == "dependency" and not check.within else ()
    if any(one.kind == "dependency" and same_name(one.name, element.name, "dependency") for one in near):
        return True
    return registered(element, case) is not None


def _created(clause: Clause, check: Check, case: Case, element: Element, evidence: str) -> Finding:
    places = " or ".join(place for one in check.excepted if "/" in one and _is_plain(place := one.removesuffix("/**").rstrip("/"), clause))
    otherwise = f"Put it into {places}, or build on an existing {noun(element.kind)}." if places and not check.within else ""
    otherwise = otherwise or f"Build on an existing {noun(element.kind)} instead."
    what, related = advice(element.kind, element.name, case, check, otherwise)
    if places and not check.within and what.startswith("Use "):
        what = f"Put it into {places}, or use {what.removeprefix('Use ').removesuffix(' instead.')}."  # the place is the smaller remedy
    slots = {
        "what": noun(element.kind) if not check.primitive else f"{check.primitive} component",
        "because": f": it {evidence}" if evidence else "",
        "instead": what,
    }
    return violation(rule_of(clause, "forbid-new", element.kind), clause, spot(element), slots, related, evidence)


def _is_plain(place: str, clause: Clause) -> bool:
    """Whether a place can be told as it is: a folder, or what the clause itself says."""
    return not set(place) & set("*{[?") or place in clause.text


def _files(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    came_from_elsewhere = {move.head.path for move in case.delta.moved} - {one.path for one in case.delta.created}
    for file in case.delta.files:
        new = file.status == "added" and file.path not in came_from_elsewhere
        named = new and in_scope(check, file.path) and names_file(check, file.path) and not is_known(check, file.path, case)
        form = dict(check.parameters).get("form")
        barrel = form == "barrel"
        named = named and (not barrel or _hands_on(file.path, case)) and (form not in _OPENED or _opens_there(file.opens, check))
        if named and not may_be_added(file.path, case) and file_context(file.path, case) in contexts(check):
            where = "elsewhere or " if check.within else ""
            what, _ = advice("file", file.path, case, check, f"Put this {where}into an existing file, or leave it out.")
            slots = {"what": "file", "because": "", "instead": what}
            told = violation(rule_of(clause, "forbid-new", "file"), clause, file_spot(file.path), slots)
            yield replace(told, severity=WARN) if barrel and _holds_own(file.path, case) else told


def _opens_there(folder: str, check: Check) -> bool:
    """Whether a folder that is new lies in one of the places that are meant: right there, or at the top, where only that is asked for."""
    if not folder or ("form", "folder") in check.parameters:
        return bool(folder)
    parent = folder.rpartition("/")[0]
    places = (place.strip("/") for place in check.within or ("",))
    return any(parent == place or f"/{parent}".endswith(f"/{place.removeprefix('**/')}") for place in places if place or not parent)


def _hands_on(path: str, case: Case) -> bool:
    """Whether a file hands on what others hold."""
    return any(use.form == EXPORT for use in case.uses_at.get(path, []))


def _holds_own(path: str, case: Case) -> bool:
    """Whether a file holds something of its own, as far as is read: what it makes, or what it makes it from."""
    imported = [use for use in case.uses_at.get(path, []) if use.kind == "import"]
    return not all(use.resolved for use in imported) or bool(case.elements_at.get(path))


def _parts(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    for change in case.delta.altered:
        element = change.head
        wanted = element.context in contexts(check) and in_scope(check, element.path, element.name, element.kind)
        for facet in change.added if wanted else ():
            named = facet.role in check.kinds and _part_named(check, element, facet) and not _is_spared(check, facet)
            if named and not may_change(element, case, facet.name):
                part = {"what": f"{facet.role} `{facet.name}` of", "part": f"{facet.role} {facet.name}"}
                slots = {**part, "because": "", "instead": f"Leave {element.name} as it is."}
                yield violation(rule_of(clause, "forbid-new", facet.role), clause, spot(element), slots)


def _listed(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Roles, permissions and flags that a list of them gains."""
    for kind, element, facet in added(frozenset(check.kinds), contexts(check), case):
        named = names(check.target, facet.name) or (facet.value is not None and names(check.target, facet.value))
        if named and in_scope(check, element.path, facet.name) and not may_change(element, case):
            slots = {"what": f"{noun(kind)} {facet.name}", "because": "", "instead": f"Leave {element.name} as it is."}
            yield violation(rule_of(clause, "forbid-new", kind), clause, spot(element), slots)


def _typed(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Parts of a type that they must not be of, of what is new as of what was there."""
    pattern = dict(check.parameters)["type"]
    for element, facets in gained(case, contexts(check)):
        wanted = in_scope(check, element.path, element.name, element.kind)
        for facet in facets if wanted else ():
            named = facet.role in check.kinds and facet.value and names(pattern, facet.value)
            owner = dict(check.parameters).get("of")
            named = named and names(check.target, facet.name) and (owner is None or names(owner, element.name, element.kind))
            if named and not _is_spared(check, facet) and not may_change(element, case, facet.name):
                part = {"what": f"{facet.role} `{facet.name}` of type {facet.value} of", "part": f"{facet.role} {facet.name}"}
                slots = {**part, "because": "", "instead": check.use or f"Give {facet.name} another type."}
                yield violation(rule_of(clause, "forbid-new", facet.role), clause, spot(element), slots)


def _part_named(check: Check, element: Element, facet: Facet) -> bool:
    owner = dict(check.parameters).get("of")
    if owner is not None:
        return names(check.target, facet.name) and names(owner, element.name, element.kind)
    return names(check.target, facet.name) or names(check.target, element.name, element.kind)


def _is_spared(check: Check, facet: Facet) -> bool:
    """Whether a part is one that the clause lets come: “no new columns on `users` besides `nickname`”."""
    told = (facet.name, *((facet.value,) if facet.role == "member" and facet.value else ()))
    return any(names_plainly(one, text, facet.role) for one in check.excepted for text in told)


def place_of(finding: Finding) -> Spot:
    """Where a finding stands, for an operation that speaks of it in its own words."""
    return Spot(finding.kind, finding.name, finding.path, finding.line, finding.end_line)
