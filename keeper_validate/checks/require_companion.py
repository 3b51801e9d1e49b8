"""require-companion: a new element brings a file beside it (a story, a test, a page of documentation).

Must not demand one named after an older file, where it may stand unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import basename, dirname, splitext

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.naming import names
from keeper_validate.checks.news import named_in
from keeper_validate.checks.report import Spot, file_spot, spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope, lies_where
from keeper_validate.checks.spelled import held_inside, spells
from keeper_validate.clause import Check, Clause
from keeper_validate.element import INHERITED, Element
from keeper_validate.finding import WARN, Finding
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace

_ON_CHANGE = ("on", "change")
_SLOTS = ("{stem}", "{base}", "{name}", "{dir}", "{ext}", "{around}")
_PIECES = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New things whose companion does not come along; what stands in the companion (a variable in the sample) needs no other."""
    nothing = {file.path for file in case.delta.files if file.status == "removed" or file.empty}
    touched = {file.path for file in case.delta.files}
    along = _ON_CHANGE in check.parameters
    present = touched if along else (touched | set(case.delta.head.paths)) - nothing
    present |= {_beside(path) for path in present}
    told: set[str] = set()
    code = "constraints/change-together" if along else "constraints/require-companion"
    for place in _changed(check, case) if along else _subjects(check, case):
        companion = expected(check.companion or "", place)
        itself = place.path == companion or (lies_where(place.path, companion) and not _is_called_after(check))
        homes = (companion, *_homes(companion, place.path))
        alone = not itself and not any(lies_where(path, home) and path != place.path for home in homes for path in present)
        if alone and companion not in told and not _holds(place.path, check, case) and not _is_named(place, companion, case):
            told.add(companion)
            named = _named(check)
            slots = {"companion": named or companion, "wanted": _wanted(companion, named, check)}
            finding = violation(code, clause, place, slots)
            yield replace(finding, severity=WARN) if _may_hold(place.path, check) else finding


def unnamed(check: Check, case: Case) -> Iterator[tuple[str, str]]:
    """The variables of which it has to be known whether the file that must declare them did so before."""
    for place in _subjects(check, case):
        yield named_in(place.name, expected(check.companion or "", place))


def _beside(path: str) -> str:
    """A file that a folder keeps for what it goes along with, as if it lay beside that: `ui/stories/Card.stories.tsx`."""
    folder, name = dirname(path), basename(path)
    kept = basename(folder) in shipped.data("rules/lexicon/shapes")["kept_aside"]
    return f"{dirname(folder)}/{name}".removeprefix("/") if kept else path


def _homes(companion: str, path: str) -> Iterator[str]:
    """A folder of tests or documents within each folder around a thing: a package of the repository keeps its own (`billing/test/**`)."""
    folder = dirname(path) if "*" in companion and not companion.startswith(("*", "{")) else ""
    while folder:
        yield f"{folder}/{companion}"
        folder = dirname(folder)


def _is_named(place: Spot, companion: str, case: Case) -> bool:
    return named_in(place.name, companion) in case.delta.standing


def expected(pattern: str, place: Spot) -> str:
    """The companion's path or glob for one place: `{stem}`, `{base}`, `{name}`, `{dir}`, `{ext}` and `{around}`, the folder that its own
    lies in, stand for parts of it."""
    stem, extension = splitext(basename(place.path))
    folder = dirname(place.path)
    values = (stem, _base(stem), place.name, folder, extension.removeprefix("."), dirname(folder))
    for slot, value in zip(_SLOTS, values, strict=True):
        pattern = pattern.replace(slot, value)
    return pattern.removeprefix("/")


def _base(stem: str) -> str:
    """What a file is called after, without the word for what it is: `Cart` of `CartScreen`."""
    pieces = _PIECES.findall(stem)
    sorts = shipped.data("rules/lexicon/shapes")["called_after_sorts"]
    told = len(pieces) > 1 and stem.endswith(pieces[-1]) and pieces[-1].lower() in sorts
    return stem.removesuffix(pieces[-1]).rstrip("._-") if told else stem


def _named(check: Check) -> str:
    """What people call a companion that only a pattern tells; empty where it has a name of its own."""
    known = shipped.data("rules/lexicon/companions").values()
    word = next((one["words"][0] for one in known if one["with"] == check.companion), "")
    return f"its {word}" if word and "*" in (check.companion or "") else ""


def _wanted(companion: str, named: str, check: Check) -> str:
    """What is to be added, where only a pattern tells its name, and whether the file itself may hold it."""
    told = f"a file that fits {companion}" if "*" in companion else companion
    told = f"{named} ({told})" if named else told
    return f"{told} (or the same to the file itself)" if held_inside(check) else told


def _may_hold(path: str, check: Check) -> bool:
    """Whether what goes along may stand in the file itself: the way back of a migration, but of one that says the way forth in its name."""
    return bool(held_inside(check)) and re.search(r"[._-]up\.", basename(path)) is None


def _holds(path: str, check: Check, case: Case) -> bool:
    """Whether it does: `def downgrade()`, `exports.down`, `-- +goose Down`."""
    uses = case.uses_at.get(path, []) if _may_hold(path, check) else []
    return any(spells(one, use.name, use.form) for one in held_inside(check) for use in uses if use.kind == "token")


def _is_called_after(check: Check) -> bool:
    """Whether a companion has its name from what it goes along with."""
    return any(slot in (check.companion or "") for slot in _SLOTS)


def _changed(check: Check, case: Case) -> Iterator[Spot]:
    """The files that are touched in any way, where what goes along is asked of every change of them; of elements, new and altered ones,
    and tables that go."""
    altered = [one.head for one in case.delta.altered if one.head.context in contexts(check)]
    gone = [one for one in case.delta.removed if one.kind == "table" and one.context in contexts(check)]
    heirs = _heirs(case) if "table" in check.kinds else []
    for element in [*fresh(case, contexts(check)), *altered, *gone, *(one for one in heirs if one.context in contexts(check))]:
        if element.kind in check.kinds and in_scope(check, element.path, element.name) and sought(element, check, case) is not None:
            yield spot(element)
    for file in case.delta.files if "file" in check.kinds else ():
        if in_scope(check, file.path) and names(check.target, file.path, "file"):
            yield file_spot(file.path)


def _heirs(case: Case) -> list[Element]:
    """The first table of each file to which something comes, or from which it goes, by a class above it that is no table itself."""
    was = {(one.path, one.name): {*one.named(INHERITED)} for one in case.delta.base.elements if one.kind == "table"}
    now = [(one, {*one.named(INHERITED)}) for one in case.delta.head.elements if one.kind == "table"]
    return list({one.path: one for one, held in reversed(now) if held != was.get((one.path, one.name), held)}.values())


def _subjects(check: Check, case: Case) -> Iterator[Spot]:
    added = {file.path for file in case.delta.files if file.status == "added"}
    moved = {move.head.path for move in case.delta.moved}
    for element in fresh(case, contexts(check)):
        wanted = element.kind in check.kinds and element.exported and in_scope(check, element.path, element.name, element.kind)
        owed = (element.path in added or not _is_called_after(check)) and not _is_of_many(element.path, check)
        if wanted and owed and sought(element, check, case) is not None:
            yield spot(element)
    for path in sorted(added - moved - _rewritten(added, case)):
        read = path in case.elements_at or path in case.uses_at
        source = "file" in check.kinds and (read or check.target is not None) and file_context(path, case) in contexts(check)
        bare = _is_called_after(check) and matches_any(path, _untested() if check.target is None else _hollow())
        if source and not bare and in_scope(check, path) and names(check.target, path, "file"):
            yield file_spot(path)


def _is_of_many(path: str, check: Check) -> bool:
    """Whether a file is called after none of what it holds: a migration, `models.py`."""
    return "{base}" in (check.companion or "") and matches_any(path, tuple(shipped.data("rules/lexicon/shapes")["of_many"]))


def _rewritten(added: set[str], case: Case) -> set[str]:
    """Files that stand in place of one of the same name in another language: `cart.ts`, where `cart.js` goes."""
    gone = {splitext(file.path)[0] for file in case.delta.files if file.status == "removed"}
    return {path for path in added if splitext(path)[0] in gone}


def _hollow() -> tuple[str, ...]:
    """Files of a language that hold no code at all, or only name what others hold."""
    return tuple(shipped.data("rules/lexicon/shapes")["hollow"])


def _untested() -> tuple[str, ...]:
    """Files that hold nothing which anybody writes a test for, where any file is asked for its own."""
    return tuple(shipped.data("rules/lexicon/shapes")["untested"])
