"""What mutants got past in what returns, what is limited, policies of the vault, guards and remedies: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, Things, change, clause, element, files, judged, law, snapshot, told, use

from keeper_validate.checks import run
from keeper_validate.checks.case import Case
from keeper_validate.checks.guards import disabled_checks, lost_guards
from keeper_validate.checks.instead import advice
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Element
from keeper_validate.values import replace

NOTHING = "constraints: [auth-reuse]\n"
TOAST = element("component", "Toast", "src/Toast.tsx:5", exported=True)
HELPER = element("component", "Helper", "src/Toast.tsx:1", exported=True)
RAIL = element("component", "Rail", "src/Rail.tsx:1", exported=True)
MODALS: Things = [element("component", f"{name}Modal", f"src/a/{name}.tsx:1", exported=True) for name in ("Ask", "Tell")]
STATUS = element("enum", "Status", "src/s.ts:1", "member=A", "member=B")
MORE = replace(STATUS, facets=(*STATUS.facets, *element("enum", "x", "x:1", "member=C").facets))
INLINE = element("enum", "mode", "src/a.ts:3", "form=inline-union", "member=a", "member=b", exported=False)
RENAMED = use("statement", "status", "db/x.py:3", form="A is now B")
CARD = {"frontend": "components:\n  Card: {location: src/Card.tsx}\n"}


def went(text: str) -> str:
    return f"constraints: [data-append]\nremovals:\n  - {text}\n"


def registered(policy: str, location: str = "src/s.ts") -> dict[str, str]:
    return {"data": f"enums:\n  Status: {{values: [A, B], location: {location}, extension_policy: {policy}}}\n"}


def tab(*facets: str, name: str = "Tab") -> Element:
    return element("component", name, f"src/{name}.tsx:1", *facets, exported=True)


LISTED = "new_seeds:\n  - {{type: enum, name: {}, values: [{}], justification: x}}\n"
AS_MEANT = ["extend/unapproved Status warn", "vault/frozen Status"]
GONE = ["removals/unapproved Status", "vault/frozen Status"]
BY_PATH, BY_NAME = "src/Toast.tsx", "{type: component, name: Toast, justification: x}"
BOTH = "{name: Toast, path: src/Toast.tsx, justification: x}"

ROWS = {
    "a frozen enum that went": Row(NOTHING, [STATUS], [], GONE, registered("frozen")),
    "a frozen enum that went as it may": Row(
        NOTHING + "removals:\n  - {type: enum, name: Status, justification: x}\n", [STATUS], [], [], registered("frozen"),
    ),
    "an enum of a test that went": Row(NOTHING, [replace(STATUS, context="test")], [], [], registered("frozen")),
    "an enum that is called like a frozen one elsewhere": Row(NOTHING, [STATUS], [], [], registered("frozen", "lib/other.ts")),
    "a frozen enum with a member more": Row(NOTHING, [STATUS], [MORE], AS_MEANT, registered("frozen")),
    "which the decision lists": Row(NOTHING + LISTED.format("Status", "C"), [STATUS], [MORE], [], registered("frozen")),
    "where the decision lists another": Row(
        NOTHING + LISTED.format("Status", "D"), [STATUS], [MORE], ["vault/frozen Status"], registered("frozen"),
    ),
    "where the decision lists it for another enum": Row(
        NOTHING + LISTED.format("Level", "C"), [STATUS], [MORE], AS_MEANT, registered("frozen"),
    ),
    "what comes back by its name": Row(went(BY_NAME), [], [TOAST], ["removals/returned Toast"]),
    "another kind of that name": Row(went(BY_NAME), [], [element("enum", "Toast", "src/t.ts:1")], []),
    "what comes back, as new seeds say": Row(
        went(BY_NAME) + "new_seeds:\n  - {type: component, name: Toast, justification: x}\n", [], [TOAST], [],
    ),
    "what comes back in its file is told once": Row(
        went(BOTH), [], [HELPER, TOAST], ["removals/returned Toast"], files=files("src/Toast.tsx"),
    ),
    "a file that comes back is told by what it is named after": Row(
        went(BY_PATH), [], [HELPER, TOAST], ["removals/returned Toast"], files=files("src/Toast.tsx"),
    ),
    "and by nothing of that name elsewhere": Row(
        went(BY_PATH), [], [HELPER, replace(TOAST, path="lib/a.tsx")], ["removals/returned src/Toast.tsx"], files=files("src/Toast.tsx"),
    ),
    "a file that comes back where a part of it went": Row(
        went("{type: route, name: GET /ws, path: src/Toast.tsx, justification: x}"), [], [TOAST], [], files=files("src/Toast.tsx"),
    ),
    "a test that comes back": Row(
        went("src/a.test.ts"), [], [replace(HELPER, path="src/a.test.ts", context="test")], [], files=files("src/a.test.ts"),
    ),
    "more than there may be, and one more": Row(
        clause("x => limit component *Modal max:1"), MODALS[:1], MODALS, ["constraints/limit TellModal"],
    ),
    "more than there may be, and something else": Row(clause("x => limit component *Modal max:1"), MODALS, [*MODALS, RAIL], []),
    "as many as there may be, and something else": Row(clause("x => limit component *Modal max:1"), MODALS[:1], [*MODALS[:1], RAIL], []),
    "as many as there may be in a place, and one elsewhere": Row(
        clause("x => limit component max:1 in:src/a/**"), MODALS[:1], [*MODALS[:1], RAIL], [],
    ),
    "what the vault registers counts": Row(clause("x => limit component max:1"), [], [RAIL], ["constraints/limit Rail"], CARD),
    "what the vault registers under another name": Row(clause("x => limit component Rail max:1"), [], [RAIL], [], CARD),
    "what the vault registers is in no place": Row(clause("x => limit component max:1 in:src/**"), [], [RAIL], [], CARD),
    "a value that a statement renames": Row(
        clause("x => append-only enum status"), [], [RENAMED], ["constraints/append-only status"]),
    "a value of another enum": Row(clause("x => append-only enum level"), [], [RENAMED], []),
    "a value of an enum elsewhere": Row(clause("x => append-only enum status in:lib/**"), [], [RENAMED], []),
    "a value where tables grow": Row(clause("x => append-only table"), [], [RENAMED], []),
    "a value that a statement renames, by the code": Row(clause("data-append"), [], [RENAMED], ["data-append/member-renamed status"]),
    "an enum that grows and went": Row(clause("x => append-only enum"), [STATUS], [], ["constraints/append-only Status"]),
    "an enum that grows and went as it may": Row(
        clause("x => append-only enum") + "removals:\n  - {type: enum, name: Status, justification: x}\n", [STATUS], [], [],
    ),
    "enums that grow under another name": Row(clause("x => append-only enum Level"), [MORE], [STATUS], []),
    "members of a test": Row(clause("x => append-only enum"), [replace(MORE, context="test")], [replace(STATUS, context="test")], []),
    "members elsewhere": Row(clause("x => append-only enum in:lib/**"), [MORE], [STATUS], []),
    "members of a test, by the code": Row(
        clause("data-append"), [replace(MORE, context="test")], [replace(STATUS, context="test")], [],
    ),
    "an odd route that is registered": Row(
        clause("rest-shape"), [], [element("route", "POST /getUser", "src/api.ts:1")], [],
        {"backend": "api_routes:\n  - {method: POST, path: /getUser}\n"},
    ),
    "the route at the top": Row(clause("rest-shape"), [], [element("route", "GET /", "src/api.ts:1")], []),
    "what comes back in its file, named in words, is told once": Row(
        went("Toast (src/Toast.tsx)"), [], [HELPER, TOAST], ["removals/returned Toast"], files=files("src/Toast.tsx"),
    ),
    "what comes back in a file of another name is told once": Row(
        went("Toast (src/Bar.tsx)"), [], [replace(TOAST, path="src/Bar.tsx")], ["removals/returned Toast"], files=files("src/Bar.tsx"),
    ),
    "a file that comes back without what it was named for": Row(
        went("Toast (src/Toast.tsx)"), [], [HELPER], ["removals/returned src/Toast.tsx"], files=files("src/Toast.tsx"),
    ),
    "a set in place goes with its file": Row(clause("data-append"), [INLINE], [], [], files=files("src/a.ts", status="removed")),
    "a set in place goes, and its file stays": Row(
        clause("data-append"), [INLINE], [], ["data-append/enum-removed mode"], files=files("src/a.ts", status="changed"),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_a_change_breaks_what_it_breaks(row: Row) -> None:
    found = change(snapshot(*row.base), snapshot(*row.head), **row.files)
    assert told(judged(found, law(row.decision, vault=row.vault))) == row.expected


MOST = Check("limit", ("prop",), limit=1)


@pytest.mark.parametrize(("check", "base", "head", "found"), [
    (MOST, [tab("prop=a")], [tab("prop=a", "prop=b", "variant=c")], ["Tab"]),
    (MOST, [tab("prop=a", "prop=b")], [tab("prop=a", "prop=b", "variant=c")], []),
    (MOST, [], [tab("prop=a", "prop=b")], ["Tab"]), (MOST, [], [tab("prop=a")], []),
    (replace(MOST, limit=None), [], [tab("prop=a")], ["Tab"]), (replace(MOST, target="Card"), [], [tab("prop=a", "prop=b")], []),
    (Check("append-only", ("member",)), [MORE], [STATUS], ["Status"]), (Check("append-only", ("column",)), [MORE], [STATUS], []),
    (Check("append-only", ("member",), "Level"), [MORE], [STATUS], []), (Check("append-only", ("member",)), [STATUS], [], []),
])
def test_parts_are_held_by_their_own_name(check: Check, base: Things, head: Things, found: list[str]) -> None:
    said = Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (check,))
    assert [one.name for one in run(said, Case(change(snapshot(*base), snapshot(*head)), law()))] == found


def route(*guards: str, context: str = "source", kind: str = "route") -> Element:
    return element(kind, "GET /users", "src/api.ts:1", *(f"guard={guard}" for guard in guards), context=context)


@pytest.mark.parametrize(("base", "head", "lost"), [
    (route("auth"), route(), [("auth", "")]), (route("auth"), route("auth=x"), []), (route("auth=x"), route("auth"), [("auth(x)", "auth")]),
    (route("auth=x"), route("auth=y"), [("auth(x)", "auth(y)")]), (route("auth?"), route("auth"), []), (route("auth"), route("auth?"), [
        ("auth", "auth?")]),
    (route("auth", "log"), route("log", "trace"), [("auth", "trace")]), (route("auth"), route("AuthService"), []),
    (route("auth", context="test"), route(context="test"), []), (route("auth", kind="component"), route(kind="component"), []),
    (route("auth", "rate"), route("AuthService", "log"), [("rate", "log")]),
])
def test_a_guard_is_lost_where_none_as_strong_stands_in_its_place(base: Element, head: Element, lost: list[tuple[str, str]]) -> None:
    under = law(vault={"auth": "services:\n  AuthService: {location: src/auth.ts}\n"})
    found = lost_guards(Case(change(snapshot(base), snapshot(head)), under))
    assert [(guard, now) for _, guard, now in found] == lost


def call(lax: str = "", line: int = 1, context: str = "source", primitive: str = "token", kind: str = "auth_call") -> Element:
    facets = (f"primitive={primitive}", "within=login", *([f"lax={lax}"] if lax else []))
    return element(kind, "jwt.verify", f"src/a.ts:{line}", *facets, context=context)


@pytest.mark.parametrize(("base", "head", "found"), [
    ([call()], [call("expired")], ["expired"]),
    ([call()], [call(), call("expired", 9)], []),
    ([call("expired"), call(line=9)], [call("expired")], []),
    ([], [call("always", primitive="override")], ["always"]),
    ([call(context="test")], [call("expired", context="test")], []),
    ([call(kind="auth_service")], [call("expired", kind="auth_service")], []),
])
def test_a_check_is_told_to_refuse_nobody_where_one_refused(base: list[Element], head: list[Element], found: list[str]) -> None:
    told = disabled_checks(Case(change(snapshot(*base), snapshot(*head)), law()))
    assert [name for _, name in told] == found


NAMED = ("BarToast", "BoxToast", "LineToast", "PaneToast", "Rail", "Tab", "Card", "Row", "Grid", "Field", "Menu", "Badge")
TOASTS = "components:\n" + "".join(f"  {name}: {{location: src/{name}.tsx}}\n" for name in NAMED)
BAR, BOX, LINE, PANE = (f"{name} (src/{name}.tsx)" for name in NAMED[:4])
OFFERED = [
    ("Toast", "Modal", None, "Use Modal instead."), ("Toast", "the design system", None, "The clause says: the design system."),
    ("ListToast", None, None, f"Use {BAR} or {BOX} or {LINE} instead."),
    ("BarToast", None, None, f"Use {BOX} or {LINE} or {PANE} instead."),
    ("Nothing", None, None, "leave it"), ("AskToast", None, "toast", f"Use {BAR} or {BOX} or {LINE} instead."),
    ("BarToast", None, "toast", f"Use {BOX} or {LINE} or {PANE} instead."), ("AskModal", None, "modal", "leave it"),
]


@pytest.mark.parametrize(("name", "instead", "primitive", "words"), OFFERED)
def test_what_is_offered_instead_is_akin_and_not_the_thing_itself(
    name: str, instead: str | None, primitive: str | None, words: str
) -> None:
    asked = Check("forbid-new", ("component",), use=instead, primitive=primitive)
    under = law("reuse:\n  frontend:\n    - OldToast component (lib/Old.tsx)\n", vault={"frontend": TOASTS})
    if primitive:
        under = law(vault={"frontend": TOASTS})
    assert advice("component", name, Case(change(snapshot(), snapshot()), under), asked, "leave it")[0] == words


def test_what_is_listed_without_a_kind_stands_for_a_route_where_it_has_a_path() -> None:
    new = Case(change(snapshot(), snapshot()), law("reuse:\n  backend:\n    - users\n    - users/list\n"))
    offered, _ = advice("route", "POST /users/{id}", new, Check("forbid-new", ("route",)), "leave it")
    assert offered == "Use users/list (users/list) instead."
