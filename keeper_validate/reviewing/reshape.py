"""A proposed route against REST and the house style, by the check that will judge the code; and its nearest spelling without a fault.

Must not change what a route means: only its words are spelled otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from keeper_validate.checks import rest_shape
from keeper_validate.checks.case import Case
from keeper_validate.checks.naming import words
from keeper_validate.checks.rest import word_lists
from keeper_validate.clause import Check, Clause
from keeper_validate.delta import Delta
from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.values import replace

_REST = Clause("constraints[0]", "constraints", "rest-shape", "review", 1)


def faults(one: Proposed, case: Case) -> str:
    """How a route departs, in the words of the check; empty where it does not."""
    new = replace(case, delta=Delta(created=(one.element(),)))
    return "; ".join(finding.message.rstrip(".") for finding in rest_shape.found(_REST, Check("rest-shape", ("route",)), new))


def reshaped(one: Proposed, case: Case) -> str:
    """The same route without its faults, where spelling it otherwise is enough; else nothing."""
    method, _, path = one.name.partition(" ")
    ends, written = ("/", "") if path.endswith("/") else ("",), [item for item in path.split("/") if item]
    spelled = (f"{method} /{'/'.join(items)}{end}" for end in ends for items in _spellings(written) if items)
    return next((name for name in spelled if not faults(replace(one, name=name), case)), "")


def _spellings(items: list[str]) -> Iterator[list[str]]:
    """The path without a slash behind it, without its verbs, in plural, in kebab case and in snake case."""
    verbs = word_lists().verbs
    plain = [item for item in items if "{" in item or (words(item) or ("",))[0] not in verbs]
    shorn = [_shorn(item, verbs) for item in items]
    yield items
    for tried in (shorn, plain, items):
        yield tried
        yield _plural(tried)
        for joint in ("-", "_"):
            yield [item if "{" in item or (item.isalnum() and item.islower()) else joint.join(words(item)) for item in _plural(tried)]
    yield [*shorn[:-1], *(_many(item) for item in shorn[-1:])]


def _shorn(item: str, verbs: frozenset[str]) -> str:
    parts = words(item)
    return "-".join(parts[1:]) if "{" not in item and len(parts) > 1 and parts[0] in verbs else item


def _plural(items: list[str]) -> list[str]:
    """Collections in plural: what stands before a parameter."""
    before = {index for index, (item, other) in enumerate(pairwise(items)) if "{" not in item and "{" in other}
    return [_many(item) if index in before else item for index, item in enumerate(items)]


def _many(item: str) -> str:
    if "{" in item or item.endswith("s"):
        return item
    if item.endswith("y") and item[-2:-1] not in "aeou":
        return item[:-1] + "ies"
    return item + ("es" if item.endswith(("x", "ch", "sh")) else "s")
