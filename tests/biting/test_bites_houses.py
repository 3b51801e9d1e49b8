"""What mutants of grants, houses and evidence got past, each as one change under one clause."""

from __future__ import annotations

import pytest
from made import Row, change, element, judged, law, snapshot, told

from keeper_validate.checks.case import Case
from keeper_validate.checks.house import house_of
from keeper_validate.element import Element

SHEET = {"frontend": "components:\n  Sheet: {location: src/ui/Sheet.tsx}\n"}
CHANGES = {
    "what a new seed names by its folder is granted in it": (
        "new_seeds:\n  - {type: component, name: src/ui/Rail, justification: none}\n",
        element("component", "Rails", "src/ui/Rail/index.tsx:1"), [],
    ),
    "a house without routes writes kebab case": (
        "constraints:\n  - rest-shape\n", element("route", "GET /orderItems", "a.py:1"), ["rest-shape/case GET /orderItems"],
    ),
    "what a registered sheet wraps in passing makes no modal": (
        "forbidden:\n  - new modals\n",
        element("component", "SavedNote", "src/n.tsx:1", "renders=Sheet=root", "wraps=DialogContent=@radix-ui/react-dialog:Content"), [],
    ),
    "what wraps it without a registered sheet is one": (
        "forbidden:\n  - new modals\n",
        element("component", "SavedNote", "src/n.tsx:1", "wraps=DialogContent=@radix-ui/react-dialog:Content"),
        ["forbidden/new-component SavedNote"],
    ),
}


@pytest.mark.parametrize(("decision", "new", "expected"), CHANGES.values(), ids=CHANGES.keys())
def test_one_new_thing_breaks_what_it_breaks(decision: str, new: Element, expected: list[str]) -> None:
    verdict = judged(change(snapshot(), snapshot(new)), law(decision, vault=SHEET))
    assert [f"{one.rule} {one.name}" for one in verdict.findings if one.severity == "block"] == expected


# What base's routes make of a house: the case of segments and of parameters, singular collections, a slash at the end, the deepest nesting.
HOUSES = {
    "": "kebab None False False 3",
    "/orderItems/a": "camel None False False 3",
    "/order_items/a/b/c/d": "snake None False False 3",
    "/order-items/user-names/{orderId}": "kebab camel False False 3",
    "/orders/{order_id}/{itemId}.json /a/{line_id}": "kebab snake False False 3",
    "/user/{id} /order/{id} /notes/{id}": "kebab None True False 3",
    "/user/{id} /notes/{id}": "kebab None False False 3",
    "/admin/health/user/users/{id}": "kebab None False False 3",
    "/users/{user}/{post}/{like}": "kebab None False False 3",
    "/ /a/ /b": "kebab None False False 3",
    "/a/ /b": "kebab None False False 3",
    "/a/ /b/ /c": "kebab None False True 3",
    "/a/{a}/b/{b}/c/{c}/d/{d}": "kebab None True False 4",
}


@pytest.mark.parametrize(("paths", "house"), HOUSES.items())
def test_a_house_writes_as_most_of_its_routes(paths: str, house: str) -> None:
    beside = [element("page", "/userNames/ownPosts"), element("route", "GET /userNames/ownPosts/allLikes", context="test")]
    base = snapshot(*beside, *(element("route", f"GET {path}") for path in paths.split()))
    made = house_of(Case(change(base, base), law()), {})
    assert f"{made.case} {made.parameters} {made.singular} {made.trailing_slash} {made.nesting}" == house


def routes(*names: str) -> list[Element]:
    return [element("route", name) for name in names]


SPELLINGS = {
    "a second spelling": Row("constraints: [rest-shape]\n", routes("GET /user"), routes("GET /user", "GET /users"), [
        "rest-shape/duplicate GET /users"]),
    "in place of the first": Row("constraints: [rest-shape]\n", routes("GET /user"), routes("GET /users"), []),
    "where an event of that name went": Row(
        "constraints: [rest-shape]\n", [*routes("GET /user"), element("event", "GET /user")], routes("GET /user", "GET /users"),
        ["rest-shape/duplicate GET /users"],
    ),
}


@pytest.mark.parametrize("row", SPELLINGS.values(), ids=SPELLINGS.keys())
def test_a_route_stands_beside_those_that_stay(row: Row) -> None:
    assert told(row.verdict()) == row.expected
