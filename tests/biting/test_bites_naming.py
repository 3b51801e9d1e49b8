"""What mutants got past in how names are held against each other, and in what makes a component a primitive."""

from __future__ import annotations

import pytest
from made import change, element, law, snapshot

from keeper_validate.checks.case import Case
from keeper_validate.checks.evidence import is_primitive
from keeper_validate.checks.naming import names, near_name, route_shape, same_name, singular, skeleton, stems

PLURALS = {
    "stories": "story", "flies": "fly", "ties": "tie",
    "classes": "class", "boxes": "box", "matches": "match", "dishes": "dish", "users": "user",
    "us": "us", "as": "as", "status": "status", "class": "class", "axis": "axis", "xesta": "xesta",
}
NAMED = [
    ("Modal", "Mod\N{CYRILLIC SMALL LETTER A}l", "component", True), ("Badge", "Mod\N{CYRILLIC SMALL LETTER A}l", "component", False),
    ("Modal", "Mo\N{ZERO WIDTH SPACE}dal", "component", True), ("Card", "Modal", "component", False),
    ("mail", "src/other.ts", "file", False), ("mail", "src/mail-box.ts", "file", True),
    ("/", "x", "component", False), ("/^M/", "Modal", "component", True),
    ("/users/", "GET /users-all", "route", False), ("/users/", "/users-all", "page", False), ("/src/", "lib/src.ts", "file", False),
    ("/users/", "GET /users/{id}", "route", True), ("/use.s/", "lib/users.ts", "component", True),
    ("Card", "ui:Card", "component", True), ("Card", "card", "component", True), ("Card", "SideCard", "component", False),
    ("modal", "ProfileModal", "component", True), ("user profile", "UserProfileCard", "component", True),
    ("user profile", "UserprofileCard", "component", True), ("user profile", "UserCardProfile", "component", False),
    ("GET", "GET /x", "route", True), ("GET", "POST /x", "route", False), ("get", "POST /get-user", "route", True),
    ("/API", "GET /API", "route", True), ("GET /x", "/x", "page", True), ("GET /x", "GET /x", "route", True),
    ("POST /x", "GET /x", "route", False), ("/x", "GET /x/y", "route", True), ("GET /x", "GET /x/y", "route", False),
    ("list", "QUERY users.list", "route", True), ("users.list", "QUERY users.list", "route", True),
    ("users", "QUERY users.list", "route", True), ("carts", "QUERY users.list", "route", False),
    ("Users", "QUERY Users.list", "route", True), ("Carts", "QUERY Users.list", "route", False),
    ("users.add", "QUERY users.list", "route", False), ("QUERY users.list", "QUERY users.list", "route", True),
    ("MUTATION users.list", "QUERY users.list", "route", False), ("*.list", "QUERY users.list", "route", True),
]
SAME = [
    ("API_KEY", "ApiKey", "env_var", False), ("api_key", "ApiKey", "component", True), ("$", "_", "component", False),
    ("GET /a/{id}", "GET /a/:key", "route", True), ("npm:Lodash", "lodash", "dependency", True),
]


@pytest.mark.parametrize(("word", "alone"), PLURALS.items())
def test_a_word_without_its_plural(word: str, alone: str) -> None:
    assert singular(word) == alone


@pytest.mark.parametrize(("target", "name", "kind", "named"), NAMED)
def test_a_target_names_what_it_says(target: str, name: str, kind: str, named: bool) -> None:
    assert names(target, name, kind) is named


@pytest.mark.parametrize(("one", "other", "kind", "same"), SAME)
def test_two_spellings_of_one_name(one: str, other: str, kind: str, same: bool) -> None:
    assert same_name(one, other, kind) is same


def test_a_name_is_near_a_seed_whose_words_it_has() -> None:
    pairs = (("Modal", "Modal"), ("ProfileModal", "Modal"), ("Profile", "Modal"), ("Modal", "ProfileModal"), ("Modal", "$"))
    assert [near_name(name, seed) for name, seed in pairs] == [True, True, False, False, False]


def test_words_of_two_letters_carry_no_meaning() -> None:
    assert [stems(name) for name in ("UserId", "MyUI", "ToDos")] == [{"user"}, set(), {"do"}]


def test_the_root_of_all_routes_has_a_shape() -> None:
    assert [route_shape(name) for name in ("GET /", "get /a/{id}/")] == [("GET", "/"), ("GET", "/a/{}")]


def test_what_is_written_in_latin_letters_is_read_as_it_is() -> None:
    assert [skeleton(name) for name in ("Modal", "Mod\N{CYRILLIC SMALL LETTER A}l")] == ["Modal", "Modal"]


PACKAGE = "@radix-ui/react-dialog"
SHOWN = [
    ("modal", "store", "SavedModal", [], None), ("nothing", "component", "SavedModal", [], None),
    ("modal", "component", "SavedModal", [], "is called SavedModal"),
    ("modal", "component", "SavedModal", ["renders=Sheet=root"], None),
    ("modal", "component", "SavedModal", ["prop=Sheet"], "is called SavedModal"),
    ("modal", "component", "SavedModal", ["renders=Sheet=inside"], "is called SavedModal"),
    ("modal", "component", "SavedModal", ["library=Sheet=root"], "is called SavedModal"),
    ("modal", "component", "Box", ["wraps=DialogContent=" + PACKAGE + ":Content"], f"wraps DialogContent (Content of {PACKAGE})"),
    ("modal", "component", "Box", ["wraps=Panel=dialog"], "wraps Panel (<dialog>)"),
    ("modal", "component", "Box", ["wraps=Dialog"], "wraps Dialog"),
    ("modal", "component", "Box", ["wraps=Panel=div"], None),
    ("modal", "component", "Row", ["renders=dialog=root", "renders=table=root"], "renders <dialog> at its root"),
    ("button", "component", "Row", ["renders=button=root", "renders=table=inside"], "renders <button> at its root"),
    ("button", "component", "Row", ["renders=button=root", "renders=table=root"], None),
    ("button", "component", "SavedButton", ["renders=dialog=inside"], "is called SavedButton"),
    ("button", "component", "SavedButton", ["renders=dialog=root"], None),
    ("checkbox", "component", "Row", ["renders=Tick=root", "primitive=@radix-ui/react-checkbox:Root=root"],
     "renders Root of @radix-ui/react-checkbox at its root"),
]


@pytest.mark.parametrize(("primitive", "kind", "name", "facets", "evidence"), SHOWN)
def test_what_makes_a_component_a_primitive(primitive: str, kind: str, name: str, facets: list[str], evidence: str | None) -> None:
    case = Case(change(snapshot(), snapshot()), law())
    assert is_primitive(element(kind, name, "src/a.tsx:1", *facets), primitive, case, "Sheet") == evidence


def test_a_package_speaks_beside_what_is_composed() -> None:
    made = element("component", "Box", "src/a.tsx:1", "renders=BaseModal=root", f"primitive={PACKAGE}:Content=root", "renders=dialog=root")
    assert is_primitive(made, "modal", Case(change(snapshot(), snapshot()), law()), "BaseModal") is not None
