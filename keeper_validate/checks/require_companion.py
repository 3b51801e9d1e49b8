"""require-companion: a new element brings a file beside it (a story, a test, a page of documentation).

Must not demand one for an element added to an older file, whose companion may stand there unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from os.path import basename, dirname, splitext

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.naming import names
from keeper_validate.checks.report import Spot, file_spot, spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding
from keeper_validate.pathglob import matches


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New things whose companion does not come along."""
    present = {file.path for file in case.delta.files if file.status != "removed"} | set(case.delta.head.paths)
    told: set[str] = set()
    for place in _subjects(check, case):
        companion = expected(check.companion or "", place)
        alone = not any(matches(path, companion) and path != place.path for path in present)
        if alone and companion not in told:
            told.add(companion)
            yield violation("constraints/require-companion", clause, place, {"companion": companion})


def expected(pattern: str, place: Spot) -> str:
    """The companion's path or glob for one place: `{stem}`, `{name}`, `{dir}` and `{ext}` stand for parts of it."""
    stem, extension = splitext(basename(place.path))
    parts = {"{stem}": stem, "{name}": place.name, "{dir}": dirname(place.path), "{ext}": extension.removeprefix(".")}
    for slot, value in parts.items():
        pattern = pattern.replace(slot, value)
    return pattern.removeprefix("/")


def _subjects(check: Check, case: Case) -> Iterator[Spot]:
    added = {file.path for file in case.delta.files if file.status == "added"}
    moved = {move.head.path for move in case.delta.moved}
    for element in fresh(case, contexts(check)):
        wanted = element.kind in check.kinds and element.exported and in_scope(check, element.path, element.name, element.kind)
        if wanted and element.path in added and sought(element, check, case) is not None:
            yield spot(element)
    for path in sorted(added - moved):
        source = "file" in check.kinds and file_context(path, case) in contexts(check)
        if source and in_scope(check, path) and names(check.target, path, "file"):
            yield file_spot(path)
