"""require-use: what the clause names is used: by every new element of a kind (`when:` or `use:`), else somewhere in the whole work.

Must not demand a use from code that this change did not bring."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.imports import brings, import_names
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.report import Spot, file_spot, noun, spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element, Use
from keeper_validate.finding import Finding

_USING = frozenset({"renders", "wraps", "primitive", "guard", "handler", "library", "uses", "hook"})


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New elements that do without, or the whole work that does."""
    if check.when or check.use:
        yield from _each(clause, check, case)
        return
    target = check.target or check.technology or ""
    read = {one.path for one in case.delta.head.elements} | {use.path for use in case.delta.head.uses}
    if not any(used_in(path, target, case) for path in sorted(read) if in_scope(check, path)):
        place = Spot("decision", target, clause.path, clause.line, clause.line)
        yield violation("constraints/require-use", clause, place, {"needed": target, "what": "The whole work"})


def _each(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    needed = check.use or check.target or check.technology or ""
    for element in fresh(case, contexts(check)):
        wanted = _subject(element, check, case) and in_scope(check, element.path, element.name, element.kind)
        if wanted and not uses(element, needed, case):
            what = f"New {noun(element.kind)} `{element.name}`"
            yield violation("constraints/require-use", clause, spot(element), {"needed": needed, "what": what})
    for place in _files(check, case):
        yield violation("constraints/require-use", clause, place, {"needed": needed, "what": f"New file `{place.path}`"})


def _files(check: Check, case: Case) -> Iterator[Spot]:
    """New files that do without, where the clause speaks of files by their names."""
    moved = {move.head.path for move in case.delta.moved}
    for file in case.delta.files if "file" in check.kinds and check.use else ():
        new = file.status == "added" and file.path not in moved and in_scope(check, file.path)
        if new and file_context(file.path, case) in contexts(check) and not used_in(file.path, check.use or "", case):
            yield file_spot(file.path)


def _subject(element: Element, check: Check, case: Case) -> bool:
    if check.use:
        return element.kind in check.kinds and sought(element, check, case) is not None
    return element.kind == check.when


def uses(element: Element, needed: str, case: Case) -> bool:
    """Whether an element, or its file, shows what is needed."""
    beside = not _is_guard_of_others(element, needed, case)
    return _mentions(element, needed) or (beside and used_in(element.path, needed, case, whole_file=False))


def _is_guard_of_others(element: Element, needed: str, case: Case) -> bool:
    """Whether other routes of the file show what is needed as their guard, so that its import does not stand for this one."""
    here = case.elements_at.get(element.path, []) if element.kind == "route" else []
    told = (facet.name for one in here if one.kind == "route" for facet in one.named("guard"))
    return any(name.partition(".")[0] == part.split(".")[0] for name in told for part in alternatives(needed))


def used_in(path: str, needed: str, case: Case, whole_file: bool = True) -> bool:
    """Whether a head-side file imports, names or renders what is needed."""
    for use in case.uses_at.get(path, []):
        if any(import_names(part, use) or brings(part, use) or named(part, use) for part in alternatives(needed)):
            return True
    elements = case.elements_at.get(path, [])
    if any(one.kind in ("technology", "dependency", "auth_call") and names(needed, one.name, one.kind) for one in elements):
        return True
    return whole_file and any(names(needed, one.name, one.kind) or _mentions(one, needed) for one in elements)


def named(part: str, use: Use) -> bool:
    """Whether a use is of what a target names, also as a member of what it is imported with: `React.forwardRef`."""
    token = use.kind == "token" and use.form == "name"
    return names(part, use.name) or (token and f".{use.name}.".endswith(f".{part}."))


def _mentions(element: Element, needed: str) -> bool:
    told = {facet.name.rpartition(":")[2].split(".")[0] for facet in element.facets if facet.role in _USING}
    return any(part.split(".")[0] in told for part in alternatives(needed))
