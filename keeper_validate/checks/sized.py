"""limit, of lengths: no file, function, class or component grows beyond so many lines or parts. What was longer before may stay so.

Must not measure anything but elements, which have their lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from os.path import splitext

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.report import Spot, spot, violation
from keeper_validate.checks.scope import contexts, in_scope
from keeper_validate.clause import Check, Clause
from keeper_validate.element import KINDS, Element
from keeper_validate.finding import Finding

_SIZE, _FILE, _LINE = "size", "file", "line"


def size(check: Check) -> str | None:
    """What a check counts the lines of; None where it counts something else."""
    return dict(check.parameters).get(_SIZE)


def unit_of(check: Check) -> str:
    """What is counted: lines, the characters of one, or parts by their name."""
    what = size(check) or ""
    return "characters" if what == _LINE else what if "unit" in shipped.data("rules/lexicon/sizes").get(what, {}) else "lines"


def measure(check: Check) -> str | None:
    """The length that a check has to be told of, as `function>50`; None where elements tell it."""
    what = size(check)
    return f"{what}>{check.limit}" if what and what not in KINDS else None


def outgrown(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What this change makes longer than the limit."""
    for place, length in _elements(check, case) if size(check) in KINDS else _measured(check, case):
        unit = unit_of(check)
        slots = {"what": f"has {length} {unit}", "most": f"{check.limit} {unit}"}
        yield violation("constraints/limit", clause, place, slots)


def _measured(check: Check, case: Case) -> Iterator[tuple[Spot, str]]:
    asked, what = measure(check), size(check) or ""
    before = Counter((use.path, _called(use.form)) for use in case.delta.base.uses if use.kind == _SIZE and use.name == asked)
    beyond = Counter(use.path for use in case.delta.uses if use.kind == _SIZE and use.name == asked)
    for use in case.delta.head.uses:
        if use.kind != _SIZE or use.name != asked or use.context not in contexts(check) or not _is_meant(check, use.path):
            continue
        grown = before[use.path, _called(use.form)] <= 0
        before[use.path, _called(use.form)] -= 1
        if grown and beyond[use.path] > 0:
            beyond[use.path] -= 1
            length, _, called = use.form.partition(" ")
            kind = shipped.data("rules/lexicon/sizes").get(what, {}).get("of", what)
            yield Spot(kind, use.path if what == _LINE else called or use.path, use.path, use.line, use.line), length


def _is_meant(check: Check, path: str) -> bool:
    """Whether a file is code, where the clause does not say which are meant, or means the code of a folder."""
    code = (suffix for family in shipped.data("rules/lexicon/spelling")["suffixes"].values() for suffix in family)
    return in_scope(check, path) and (_of_any_sort(check) or size(check) not in (_FILE, _LINE) or splitext(path)[1].lower() in code)


def _of_any_sort(check: Check) -> bool:
    return bool(check.within) and ("of", "code") not in check.parameters


def _called(form: str) -> str:
    return form.partition(" ")[2]


def _elements(check: Check, case: Case) -> Iterator[tuple[Spot, str]]:
    most = check.limit or 0
    before = {(one.kind, one.name): _length(one) for one in case.delta.base.elements}
    for one in case.delta.head.elements:
        meant = one.kind == size(check) and one.context in contexts(check) and in_scope(check, one.path, one.name)
        if meant and before.get((one.kind, one.name), 0) <= most < _length(one):
            yield spot(one), str(_length(one))


def _length(element: Element) -> int:
    return element.end_line - element.line + 1
