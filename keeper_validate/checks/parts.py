"""require-shape of parts: columns, fields and members that a change brings are spelled as the clause says.

Must not judge the parts that were there, nor those of what the decision grants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.checks.case import Case, gained
from keeper_validate.checks.forbid_new import PARTS
from keeper_validate.checks.grants import may_be_new, may_change
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.report import noun, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, is_made_with
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element, Facet
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace


def asks_of_parts(check: Check) -> bool:
    """Whether a check asks how parts are named, and nothing of what holds them."""
    return bool(PARTS & set(check.kinds)) and check.target is not None and not check.parameters


def misspelled(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New parts of another shape than the target of the check."""
    roles = PARTS & set(check.kinds)
    for element, facets in gained(case, contexts(check)):
        wanted = is_made_with(element, check) and in_scope(check, element.path, element.name, element.kind)
        if not wanted or may_be_new(element, case) or may_change(element, case):
            continue
        for facet in facets:
            if facet.role in roles and not _is_spelled_so(facet, check.target or ""):
                what = f"{noun(facet.role)} {facet.name} is not {check.target}"
                told = violation("constraints/part-shape", clause, spot(element), {"what": what})
                yield told if _is_its_own_name(element, facet) else replace(told, severity=WARN)


@cache
def styles() -> dict[str, Any]:
    """The styles and numbers that names can be asked to have, by their names."""
    found = shipped.data("rules/lexicon/shapes")
    return {**found["cases"], **found["numbers"]}


def _is_spelled_so(facet: Facet, target: str) -> bool:
    """Whether a part, or the text that a member stands for, has any of the forms."""
    texts = [facet.name, *([facet.value] if facet.role == "member" and facet.value and re.search(r"[A-Za-z]", facet.value) else [])]
    return any(_fits(form, text) for form in alternatives(target) for text in texts)


def _fits(form: str, text: str) -> bool:
    style = styles().get(form)
    return re.fullmatch(style["pattern"], text) is not None if style else names(form, text)


def _is_its_own_name(element: Element, facet: Facet) -> bool:
    """Whether a part is called what it is called in the source: a model or a schema may map the names of its columns and fields to others,
    and the members of some sets are spelled as their language has it."""
    known = shipped.data("rules/lexicon/shapes")["own_names"]
    told = {"member": element.value("form"), "column": element.value("library")}.get(facet.role)
    return told in known.get(facet.role, ())
