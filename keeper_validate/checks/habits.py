"""Whether a construct breaks a habit of one language in another that keeps it in some projects only: interfaces that start with `I`.

Must not judge constructs of which the lexicon names no such habit."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.naming import alternatives
from keeper_validate.clause import CONSTRUCT, Check


def is_of_others(check: Check, path: str, case: Case) -> bool:
    """Whether the change has files of the language whose habit it is, or code of this one that did not keep it before."""
    known = shipped.data("rules/lexicon/constructs")
    names = [name.partition(":")[0] for name in alternatives(check.target or "")] if CONSTRUCT in check.parameters else []
    return any(_is_doubted(name, known[name]["habit"], path, case) for name in names if "habit" in known[name])


def _is_doubted(name: str, habit: dict[str, list[str]], path: str, case: Case) -> bool:
    own, doubted = tuple(habit["of"]), tuple(habit["doubted"])
    if not path.endswith(doubted):
        return False
    beside = any(one.endswith(own) for side in (case.delta.base, case.delta.head) for one in side.paths)
    return beside or any(use.name == name and use.path.endswith(doubted) for use in case.delta.base.uses)
