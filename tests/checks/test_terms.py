"""Names that a clause makes of its own words are held against the words of a name, in their inflections; a glob of an author stays one."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

COMPONENT = "export const {} = () => <p>1</p>;\n"
SERVICE = "export class {} {{\n  run() {{ return 1; }}\n}}\n"


def component(name: str) -> dict[str, str]:
    return {f"src/{name}.tsx": COMPONENT.format(name)}


def route(path: str) -> dict[str, str]:
    return {"src/app.ts": f"import express from 'express';\nconst app = express();\napp.get('{path}', list);\n"}


def table(name: str) -> dict[str, str]:
    return {"db/1.sql": f"CREATE TABLE {name} (id int);\n"}


CHANGES = [
    ("No new review components", component("ReviewPanel"), component("PreviewPanel")),
    ("No new review components", component("LatestReviews"), component("InterviewList")),
    ("No new payment services", {"src/a.ts": SERVICE.format("PaymentService")}, {"src/a.ts": SERVICE.format("RepaymentService")}),
    ("No new port routes", route("/ports/:id"), route("/reports/:id")),
    ("No new order tables", table("purchase_orders"), table("bordered_cells")),
    ("No new order tables", table("order_items"), table("reorders")),
    ("Do not keep auth tokens in localStorage", {"a.ts": "localStorage.setItem('authToken', token);\n"},
     {"a.ts": "localStorage.setItem('authorName', name);\n"}),
    ("No components named `*Form*`", component("SignupFormPanel"), component("Chart")),
    ("none => forbid-new component *view*", component("PreviewPanel"), component("Chart")),
]


@pytest.mark.parametrize(("clause", "broken", "kept"), CHANGES, ids=[f"{clause} {[*kept]}" for clause, _, kept in CHANGES])
def test_a_word_is_no_part_of_another(clause: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, {}, broken, kept)
