"""What a change takes to where a clause speaks of from where it does not: a call that moves out of the one folder that may make it, or a
file that moves into one where nothing of it may be.

What moves is not new, so that no delta names it among what was added. Must not know what a clause forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.scope import contexts, in_scope
from keeper_validate.clause import Check
from keeper_validate.compare import use_identity
from keeper_validate.element import Element, Use


def moves(case: Case) -> Iterator[tuple[Element, Element]]:
    """Each element that changed its file, as it was and as it is."""
    moved = ((one.base, one.head) for one in case.delta.moved)
    altered = ((one.base, one.head) for one in case.delta.altered)
    yield from dict.fromkeys((base, head) for base, head in (*moved, *altered) if base.path != head.path)


def taken_there(check: Check, case: Case) -> Iterator[Element]:
    """Elements that moved from where a check does not look to where it does."""
    if check.within or check.excepted:
        for base, head in moves(case):
            if head.context in contexts(check) and in_scope(check, head.path, head.name) and not in_scope(check, base.path, base.name):
                yield head


def used_there(check: Check, case: Case) -> Iterator[Use]:
    """Uses that moved so: as many more as the check sees than it did before."""
    if check.within or check.excepted:
        left = Counter(use_identity(use) for use in (*case.delta.left, *case.delta.dropped_uses) if in_scope(check, use.path, use.name))
        for use in case.delta.shifted:
            if in_scope(check, use.path, use.name):
                left[use_identity(use)] -= 1
                if left[use_identity(use)] < 0:
                    yield use


def came_whole(check: Check, path: str, line: int, case: Case) -> bool:
    """Whether a place came along with its whole file into where a check looks, as it was: a folder may be laid out anew."""
    if not check.within or not any(head.path == path and base.path in case.gone for base, head in moves(case)):
        return False
    carried = {(one.path, one.line) for one in taken_there(check, case)} | {(use.path, use.line) for use in used_there(check, case)}
    return (path, line) in carried


def is_a_sample(element: Element, check: Check) -> bool:
    """Whether a variable is only told of, in a sample for those who set it, where a clause says which code alone may read it."""
    return bool(check.excepted) and element.kind == "env_var" and element.value("read") == "sample"
