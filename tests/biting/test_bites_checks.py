"""What mutants of the checks got past: each case fails under one of them, and says by its name what it holds."""

from __future__ import annotations

import pytest
from made import Row, change, clause, element, files, judged, law, snapshot, use

from keeper_validate.checks.members import beyond_append
from keeper_validate.checks.naming import alternatives, lives_at
from keeper_validate.checks.spelled import spells
from keeper_validate.clause import Check

LOGIN = element("route", "POST /login", "api/login.py:3", "handler=login")
SERVICE = {
    "auth": "auth_services:\n  - {name: SessionKeeper, location: core/session.py}\n  - {name: TokenKeeper, location: core/token.py}\n",
}
TOAST = {"frontend": "components:\n  Toast: {location: src/ui/Toast.tsx}\n  Sheet: {location: src/ui/Sheet.tsx}\n"}
STATUS = element("enum", "Status", "src/s.ts:1", "member=A", "member=B")
FROZEN = {
    "shared": "enums:\n  Mode: {location: src/m.ts, values: [A]}\n"
    "  Status: {location: src/s.ts, values: [A, B], extension_policy: frozen}\n",
}

OPS = {
    # append-only
    "append-only: columns in another order are no change": Row(
        clause("x => append-only table users"),
        [element("table", "users", "t.py:1", "column=a", "column=b")], [element("table", "users", "t.py:1", "column=b", "column=a")], [],
    ),
    "append-only: members in another order are one": Row(
        clause("x => append-only enum Status"),
        [STATUS], [element("enum", "Status", "src/s.ts:1", "member=B", "member=A")], ["constraints/append-only Status"],
    ),
    # auth-reuse
    "auth-reuse: a login route of a file without any call of auth, where nothing is registered, may be": Row(
        clause("auth-reuse"), [], [LOGIN], []
    ),
    "auth-reuse: a login route that calls auth itself": Row(
        clause("auth-reuse"), [],
        [LOGIN, element("auth_call", "jwt.encode", "api/login.py:9"), element("auth_call", "bcrypt", "api/login.py:10")],
        ["auth-reuse/new-call bcrypt", "auth-reuse/new-call jwt.encode", "auth-reuse/new-route POST /login"],
    ),
    "auth-reuse: a login route that imports where the second of two registered services lives": Row(
        clause("auth-reuse"), [], [LOGIN, use("import", "core.token:issue", "api/login.py:1", resolved="core/token.py")], [], vault=SERVICE,
    ),
    "auth-reuse: a login route that imports something else": Row(
        clause("auth-reuse"), [], [LOGIN, use("import", "core.other:issue", "api/login.py:1", resolved="core/other.py")],
        ["auth-reuse/new-route POST /login"], vault=SERVICE,
    ),
    # evidence of primitives
    "forbidden: a component that wraps a registered toast is none of its own": Row(
        "forbidden:\n  - new toast components\n", [],
        [element("component", "SavedNote", "src/n.tsx:1", "renders=Toast=root", "wraps=Toast=@radix-ui/react-toast:Toast")], [],
        vault=TOAST,
    ),
    "forbidden: a component that only wraps a registered toast is none either": Row(
        "forbidden:\n  - new toast components\n", [], [element("component", "SavedNote", "src/n.tsx:1", "wraps=Toast=@x/toast:Toast")], [],
        vault=TOAST,
    ),
    "forbidden: what a registered sheet wraps in passing makes no toast": Row(
        "forbidden:\n  - new toast components\n", [],
        [element("component", "SavedNote", "src/n.tsx:1", "renders=Sheet=root", "wraps=Sonner=sonner:Sonner")], [], vault=TOAST,
    ),
    "forbidden: anything of a package that holds toasts alone is one": Row(
        "forbidden:\n  - new toast components\n", [],
        [element("component", "SavedNote", "src/n.tsx:1", "primitive=react-hot-toast:Bar=root")], ["forbidden/new-component SavedNote"],
    ),
    "forbidden: a component that renders a registered sheet but is a toast by its role": Row(
        "forbidden:\n  - new toast components\n", [],
        [element("component", "SavedNote", "src/n.tsx:1", "renders=Sheet=root", "aria_role=status=root")],
        ["forbidden/new-component SavedNote"], vault=TOAST,
    ),
    "forbidden: a list with a button below it is no button": Row(
        "forbidden:\n  - new button components\n", [],
        [element("component", "Menu", "src/n.tsx:1", "renders=ul=root", "renders=button=root")], [],
    ),
    "forbidden: what has the role of a button is one beside other things": Row(
        "forbidden:\n  - new button components\n", [],
        [element("component", "Menu", "src/n.tsx:1", "renders=ul=root", "aria_role=button=root", "renders=button=root")],
        ["forbidden/new-component Menu"],
    ),
    # forbid-use
    "forbid-use: a member by glob, of a module that the glob does not name": Row(
        clause("x => forbid-use import *Client"), [], [use("import", "@acme/http:HttpClient")],
        ["constraints/forbid-use @acme/http:HttpClient"],
    ),
    "forbid-use: a glob that names neither module nor member": Row(
        clause("x => forbid-use import *Client"), [], [use("import", "@acme/http:Server")], []
    ),
    # freeze
    "freeze: a frozen enum that may go by approval": Row(
        clause("x => freeze enum Status") + "removals:\n  - {type: enum, name: Status, justification: replaced}\n", [STATUS], [], []
    ),
    "freeze: a file that changes": Row(
        clause("x => freeze file docs/**"), [], [], ["constraints/freeze docs/a.md"], files=files("docs/a.md", status="changed")
    ),
    # gone
    "gone: a technology alone needs no kind": Row(
        clause("No Redis anymore => gone technology redis"), [], [element("technology", "redis", "src/a.ts:1", "evidence=ioredis")],
        ["constraints/gone redis"],
    ),
    "gone: an element of a kind that the clause does not name": Row(
        clause("x => gone service Mailer"), [], [element("technology", "Mailer", "src/a.ts:1")], []
    ),
    "gone: a file of a folder": Row(
        clause("x => gone file legacy/**"), [], [], ["constraints/gone legacy/a.py"], files=files("legacy/a.py", "src/b.py")
    ),
    # grants by a path
    "new-seeds: a name with a slash is a place": Row(
        "new_seeds:\n  - {type: service, name: app/mail/send.ts, justification: none exists}\n", [],
        [element("service", "Sender", "app/mail/send.ts:1")], [],
    ),
    # limit
    "limit: things of other kinds are not counted": Row(
        clause("x => limit store max:1"), [], [element("store", "one", "src/s.ts:1"), element("hook", "useOne", "src/s.ts:5")], []
    ),
    "limit: things of tests are not counted": Row(
        clause("x => limit store max:1"), [],
        [element("store", "one", "src/s.ts:1"), element("store", "two", "src/s.test.ts:1", context="test")], [],
    ),
    "limit: one too many": Row(
        clause("x => limit store max:1"), [element("store", "one", "src/s.ts:1")],
        [element("store", "one", "src/s.ts:1"), element("store", "two", "src/s.ts:9")], ["constraints/limit two"],
    ),
    # require-companion
    "require-companion: another file of the same glob": Row(
        clause("x => require-companion service with:docs/*.md"), [], [element("service", "Mailer", "src/m.ts:1")], [],
        stage="pr", files=files("docs/mail.md"),
    ),
    "require-companion: the thing's own file is no companion of a glob with a slot": Row(
        clause("x => require-companion component with:**/{stem}*.tsx"), [], [element("component", "Card", "src/Card.tsx:1")],
        ["constraints/require-companion Card"], stage="pr",
    ),
    # reuse
    "reuse: the entry itself where one of two seeds lives": Row(
        "reuse:\n  components:\n    - Toast\n", [], [element("component", "Toast", "src/ui/Toast.tsx:1")], [], vault=TOAST,
    ),
    # returned
    "removals: a file that comes back is told as what it is named after": Row(
        "removals: {frontend: [src/OldCard.tsx (replaced)]}\n", [],
        [element("component", "Frame", "src/Other.tsx:1"), element("component", "OldCard", "src/OldCard.tsx:7")],
        ["removals/returned OldCard"], files=files("src/OldCard.tsx"),
    ),
    "removals: a file that comes back is told by the element that it is named after": Row(
        "removals:\n  - src/OldCard.tsx\n", [],
        [element("component", "Alpha", "src/Alpha.tsx:1"), element("component", "OldCard", "src/OldCard.tsx:1")],
        ["removals/returned OldCard"],
    ),
    # new seeds
    "new-seeds: what is named like a folder grants nothing in it": Row(
        "new_seeds:\n  - {type: component, name: Rail, justification: none}\n", [], [element("component", "Else", "Rail/Else.tsx:1")],
        ["new-seeds/unapproved Else"],
    ),
    "new-seeds: what is named by its file is granted there": Row(
        "new_seeds:\n  - {type: component, name: src/ui/Rail.tsx, justification: none}\n", [],
        [element("component", "Rails", "src/ui/Rail.tsx:1")], [],
    ),
    # rest-shape
    "rest-shape: a house that writes snake case goes on so": Row(
        clause("rest-shape"), [element("route", "GET /order_items", "a.py:1"), element("route", "GET /line_items", "a.py:9")],
        [element("route", name, "a.py:1") for name in ("GET /order_items", "GET /line_items", "GET /cart_items")], [],
    ),
    "rest-shape: as deep as the house nests already": Row(
        clause("rest-shape"), [element("route", "GET /as/{a}/bs/{b}/cs/{c}/ds/{d}", "a.py:1"), element("route", "GET /as", "a.py:9")],
        [
            element("route", "GET /as/{a}/bs/{b}/cs/{c}/ds/{d}", "a.py:1"), element("route", "GET /as", "a.py:9"),
            element("route", "GET /es/{e}/fs/{f}/gs/{g}/hs/{h}", "a.py:20"),
        ], [],
    ),
    "rest-shape: folders before a collection nest nothing": Row(
        clause("rest-shape"), [], [element("route", "GET /api/v1/internal/orders/{id}", "a.py:1")], [],
    ),
    # reuse
    "reuse: what no vault knows is built again": Row(
        "reuse:\n  frontend:\n    - Toast\n", [], [element("component", "Toast", "src/x/Toast.tsx:1")], ["reuse/duplicate Toast"],
    ),
    # vault
    "vault: a member of a frozen enum": Row(
        clause("data-append"), [STATUS], [element("enum", "Status", "src/s.ts:1", "member=A", "member=B", "member=C")],
        ["vault/frozen Status"], vault=FROZEN,
    ),
    "vault: an enum that no policy holds, and one that no vault knows": Row(
        clause("ui-extend"), [element("enum", "Mode", "src/m.ts:1", "member=A"), element("enum", "Else", "src/e.ts:1", "member=A")],
        [element("enum", "Mode", "src/m.ts:1", "member=B"), element("enum", "Else", "src/e.ts:1", "member=B")], [], vault=FROZEN,
    ),
    "vault: a frozen enum of a test": Row(
        clause("ui-extend"), [element("enum", "Status", "src/s.ts:1", "member=A", context="test")],
        [element("enum", "Status", "src/s.ts:1", "member=B", context="test")], [], vault=FROZEN,
    ),
}


@pytest.mark.parametrize("op", OPS.values(), ids=OPS.keys())
def test_a_change_breaks_what_it_breaks(op: Row) -> None:
    assert sorted(f"{one.rule} {one.name}" for one in op.verdict().findings if one.severity == "block") == sorted(op.expected)


@pytest.mark.parametrize(("base", "head", "renamed"), [
    ("A B", "A C", ["B is now C"]), ("A B", "B C", []), ("A B C", "A D C", ["B is now D"]), ("A B", "A C D", []),
])
def test_in_a_list_of_equal_length_what_stands_in_the_slot_of_what_went_is_its_new_name(base: str, head: str, renamed: list[str]) -> None:
    found = beyond_append(*(tuple((name, None) for name in side.split()) for side in (base, head)))
    assert [f"{one.member} {one.detail}" for one in found if one.what == "member-renamed"] == renamed


@pytest.mark.parametrize(("kinds", "target", "text", "form", "spelled"), [
    (("token",), "abyss", "p-2 bg-abyss", "literal", True), (("token", "import"), "abyss", "p-2 bg-abyss", "literal", False),
    (("token",), "a,b", "b", "name", True), (("token",), "a,b", "c", "name", False),
])
def test_a_token_is_one_of_those_that_are_named(kinds: tuple[str, ...], target: str, text: str, form: str, spelled: bool) -> None:
    assert spells(Check("forbid-use", kinds, target), text, form) is spelled


def test_an_empty_part_of_a_target_names_nothing() -> None:
    assert alternatives("a, ,b,") == ("a", "b")


def test_no_location_is_the_place_of_nothing() -> None:
    assert not lives_at("", "src/a.ts") and not lives_at("./", "src/a.ts") and lives_at("./src/", "src/a.ts")


def test_a_parameter_of_a_reuse_entry_without_a_kind_is_not_whole() -> None:
    verdict = judged(change(snapshot(), snapshot()), law("reuse:\n  components:\n    - Toast\n", vault=TOAST))
    [state] = [one for one in verdict.clauses if one.compiled.clause.id.startswith("reuse")]
    assert state.compiled.partial and state.state == "upheld"
