"""What mutants got past in what counts as new, what the vault registers, and what a route's path says: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, Things, change, clause, element, law, snapshot, told

from keeper_validate.checks.case import Case, fresh, fresh_seeds, gained, registered, second_view
from keeper_validate.checks.rest import Path, collection_fault, misplaced_verb, parsed, word_lists, wrong_method
from keeper_validate.element import Element
from keeper_validate.values import replace

CARD = element("component", "Card", "src/a.tsx:5")
LAZY = replace(CARD, exported=False, facets=element("component", "x", "x:1", "form=lazy").facets)
INLINE = element("enum", "mode", "src/a.tsx:2", "form=inline-union", "member=a", exported=False)
TEST = replace(CARD, context="test")
PAGE = element("page", "/x", "src/a.tsx:1")
NEW = [
    ([], [CARD], ["Card"]), ([], [TEST], []), ([], [LAZY], []), ([], [replace(LAZY, exported=True)], ["Card"]),
    ([], [replace(LAZY, kind="hook")], ["Card"]), ([], [replace(LAZY, facets=element("c", "x", "x:1", "form=arrow").facets)], ["Card"]),
    ([], [replace(LAZY, facets=(*LAZY.facets, *element("c", "x", "x:1", "renders=div=root").facets))], ["Card"]),
    ([], [INLINE], []), ([TEST], [CARD], ["Card"]), ([replace(INLINE, context="test")], [INLINE], []), ([CARD], [CARD], []),
]
SEEDS = [
    ([], [CARD], ["Card"]), ([], [replace(CARD, exported=False)], []), ([], [element("route", "GET /x", exported=False)], ["GET /x"]),
    ([], [element("dependency", "zod")], []), ([replace(CARD, exported=False)], [CARD], ["Card"]),
    ([replace(TEST, exported=False)], [TEST], []),
]
VAULT = {
    "app": "env_vars: {API_KEY: {}, APP_URL: {location: src/env.ts}}\n",
    "frontend": "components:\n  Card: {location: src/a.tsx}\n  Bare: {}\n",
}
REGISTERED = [
    (CARD, True), (replace(CARD, path="lib/a.tsx"), False), (replace(CARD, name="Bare"), False),
    (element("env_var", "API_KEY", "x.ts:1"), True),
    (element("env_var", "APP_URL", "x.ts:1"), False), (element("env_var", "APP_URL", "src/env.ts:1"), True),
]
ROW, SIDE = element("component", "Row", "src/a.tsx:20"), element("component", "Side", "src/a.tsx:30", exported=False)
VIEWS: list[tuple[Element, Things, bool]] = [
    (CARD, [PAGE], True), (CARD, [PAGE, ROW], False), (CARD, [PAGE, SIDE], True),
    (CARD, [PAGE, element("hook", "useX", "src/a.tsx:40")], True),
    (CARD, [replace(PAGE, line=5), ROW], True), (CARD, [replace(PAGE, line=7), ROW], True), (CARD, [replace(PAGE, line=8), ROW], False),
    (CARD, [replace(PAGE, line=2)], False), (CARD, [replace(PAGE, name="Card", line=50), ROW], True),
    (CARD, [element("store", "Card", "src/a.tsx:5")], False),
]


def case_of(base: Things, head: Things) -> Case:
    return Case(change(snapshot(*base), snapshot(*head)), law(vault=VAULT))


@pytest.mark.parametrize(("base", "head", "names"), NEW)
def test_what_is_new(base: Things, head: Things, names: list[str]) -> None:
    assert [one.name for one in fresh(Case(change(snapshot(*base), snapshot(*head)), law()))] == names


@pytest.mark.parametrize(("base", "head", "names"), SEEDS)
def test_what_others_could_build_on(base: Things, head: Things, names: list[str]) -> None:
    assert [one.name for one in fresh_seeds(Case(change(snapshot(*base), snapshot(*head)), law()))] == names


@pytest.mark.parametrize(("thing", "is_seed"), REGISTERED)
def test_what_the_vault_registers(thing: Element, is_seed: bool) -> None:
    assert (registered(thing, case_of([], [])) is not None) is is_seed


@pytest.mark.parametrize(("thing", "beside", "second"), VIEWS)
def test_one_definition_that_is_read_as_two_kinds(thing: Element, beside: Things, second: bool) -> None:
    assert second_view(thing, case_of([], [thing, *beside])) is second


def test_what_a_test_gains_is_not_gained() -> None:
    more = replace(CARD, facets=element("c", "x", "x:1", "prop=a").facets)
    for context, gains in (("source", ["Card"]), ("test", [])):
        case = case_of([replace(CARD, context=context)], [replace(more, context=context)])
        assert [one.name for one, _ in gained(case, frozenset({"source"}))] == gains


@pytest.mark.parametrize(("registers", "akin"), [(("UserCard", "UserRow"), 2), (("UserCard", "UserRow", "UserList"), 0)])
def test_a_word_that_many_seeds_have_tells_nothing(registers: tuple[str, ...], akin: int) -> None:
    vault = {"frontend": "components:\n" + "".join(f"  {name}: {{location: src/{name}.tsx}}\n" for name in registers)}
    assert len(Case(change(snapshot(), snapshot()), law(vault=vault)).akin("component", "UserTab")) == akin


WORDS = word_lists()


def route(name: str, framework: str = "") -> Path:
    found = parsed(replace(element("route", name), framework=framework), WORDS)
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "depth"), [
    ("GET /a/b", 0), ("GET /a/{id}", 1), ("GET /a/{id}/b", 2), ("GET /a/{id}/b/{key}", 2), ("GET /{id}", 1),
])
def test_how_deep_resources_stand(name: str, depth: int) -> None:
    assert route(name).depth == depth


@pytest.mark.parametrize(("path", "fault"), [
    ("/user/{id}", "user"), ("/users/{id}", None), ("/{org}/{id}", None), ("/user/v{id}", None), ("/user/posts", None),
    ("/user/{user}", "user"), ("/user/{post}", None), ("/saved/{id}", None), ("/breed/{id}", "breed"), ("/used/{id}", "used"),
])
def test_a_singular_noun_before_its_identifier(path: str, fault: str | None) -> None:
    assert collection_fault(route(f"GET {path}"), WORDS) == fault


def test_a_prefix_of_all_paths_is_no_collection() -> None:
    assert collection_fault(route("GET /user/{id}"), replace(WORDS, prefixes=frozenset({"user"}))) is None


def test_the_form_of_a_resource_is_named_by_its_framework() -> None:
    framework, forms = next((name, sorted(forms)) for name, forms in WORDS.forms.items() if forms)
    assert misplaced_verb(route(f"GET /get-posts/{forms[0]}", framework), WORDS) == "get-posts"
    assert misplaced_verb(route(f"GET /posts/{forms[0]}", framework), WORDS) is None


def test_a_segment_without_words_says_no_verb() -> None:
    assert wrong_method(route("GET /-/users"), WORDS) is None


def test_one_segment_that_is_exempt_exempts_the_path() -> None:
    assert parsed(element("route", "GET /users/told"), replace(WORDS, exempt=frozenset({"told"}))) is None


DOUBLES = [
    ("GET /users/{id}", "GET /users/{key}", True), ("GET /users/{id}/order", "GET /users/{key}/orders", True),
    ("GET /carts/order", "GET /users/orders", False), ("GET /users/{id}", "POST /users/{id}", False),
]


@pytest.mark.parametrize(("old", "new", "double"), DOUBLES)
def test_a_route_under_another_spelling(old: str, new: str, double: bool) -> None:
    base = [element("route", old)]
    row = Row(clause("rest-shape"), base, [*base, element("route", new)], [])
    assert (f"rest-shape/duplicate {new}" in told(row.verdict())) is double
