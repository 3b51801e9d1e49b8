"""The five codes, held against changes made by hand; the same through real sources stands beside the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from made import change, element, judged, law, snapshot, told, use

from keeper_validate.element import Element, Use

Things = list[Element | Use]
AUTH = {
    "auth": "auth_services:\n  AuthService: {location: src/auth/service.ts}\n",
    "backend": "services:\n  UserService: {location: src/users.ts}\n",
}


@dataclass(frozen=True)
class Code:
    clause: str
    base: Things
    head: Things
    expected: list[str]
    vault: dict[str, str] = field(default_factory=dict)


def call(name: str, primitive: str, place: str, within: str = "") -> Element:
    return element("auth_call", name, place, f"primitive={primitive}", *([f"within={within}"] if within else []))


def route(name: str, place: str = "src/r.ts:1", *guards: str, handler: str = "") -> Element:
    return element("route", name, place, *(f"guard={guard}" for guard in guards), *([f"handler={handler}"] if handler else []))


def status(*members: str, place: str = "src/s.ts:1", **more: str) -> Element:
    return element(
        "enum", "Status", place, *(f"{role}={value}" for role, value in more.items()), *(f"member={member}" for member in members)
    )


AUTH_REUSE = {
    "a new auth service": Code(
        "auth-reuse", [], [element("auth_service", "TokenService", "src/t.ts:4")], ["auth-reuse/new-service TokenService"], AUTH
    ),
    "one that its file keeps to itself": Code(
        "auth-reuse", [], [element("auth_service", "makeToken", "src/t.ts:4", exported=False)], ["auth-reuse/new-service makeToken"], AUTH
    ),
    "one in a test": Code("auth-reuse", [], [element("auth_service", "FakeAuth", "t.test.ts:1", context="test")], [], AUTH),
    "the registered one moves": Code(
        "auth-reuse",
        [element("auth_service", "AuthService", "src/a.ts:1")],
        [element("auth_service", "AuthService", "src/auth/service.ts:1")],
        [],
        AUTH,
    ),
    "a primitive in a new place": Code(
        "auth-reuse", [], [call("jwt.sign", "token", "src/p.ts:9", "logout")], ["auth-reuse/new-call jwt.sign"], AUTH
    ),
    "a primitive at the vault's place": Code("auth-reuse", [], [call("jwt.sign", "token", "src/auth/service.ts:9")], [], AUTH),
    "one more call in a file that called before": Code(
        "auth-reuse",
        [call("jwt.sign", "token", "src/p.ts:9")],
        [call("jwt.sign", "token", "src/p.ts:9"), call("jwt.verify", "token", "src/p.ts:20")],
        [],
        AUTH,
    ),
    "another primitive in that file": Code(
        "auth-reuse",
        [call("jwt.sign", "token", "src/p.ts:9")],
        [call("jwt.sign", "token", "src/p.ts:9"), call("bcrypt.hash", "password", "src/p.ts:20")],
        ["auth-reuse/new-call bcrypt.hash"],
        AUTH,
    ),
    "the calling definition moves, with one more call": Code(
        "auth-reuse",
        [call("jwt.sign", "token", "src/p.ts:9", "issue")],
        [call("jwt.sign", "token", "src/q.ts:9", "issue"), call("jwt.verify", "token", "src/q.ts:12", "issue")],
        [],
        AUTH,
    ),
    "a new auth dependency": Code(
        "auth-reuse",
        [],
        [element("dependency", "npm:passport", "package.json:3", "auth=session")],
        ["auth-reuse/new-dependency npm:passport"],
        AUTH,
    ),
    "another dependency": Code("auth-reuse", [], [element("dependency", "npm:left-pad", "package.json:3")], [], AUTH),
    "a login route past the service": Code("auth-reuse", [], [route("POST /api/login")], ["auth-reuse/new-route POST /api/login"], AUTH),
    "a login route through the service": Code(
        "auth-reuse", [], [route("POST /api/login"), use("import", "../auth/service:AuthService", "src/r.ts:1")], [], AUTH
    ),
    "a login page": Code("auth-reuse", [], [route("GET /login")], [], AUTH),
    "sessions of a conference": Code("auth-reuse", [], [route("POST /conferences/{id}/sessions")], [], AUTH),
    "a lost guard": Code(
        "auth-reuse", [route("GET /x", "src/r.ts:1", "requireAuth")], [route("GET /x")], ["auth-reuse/guard-removed GET /x"], AUTH
    ),
    "a guard lost in a move": Code(
        "auth-reuse",
        [route("GET /x", "src/r.ts:1", "requireAuth")],
        [route("GET /x", "src/q.ts:1")],
        ["auth-reuse/guard-removed GET /x"],
        AUTH,
    ),
    "a guard lost in a rename": Code(
        "auth-reuse",
        [route("GET /x", "src/r.ts:1", "requireAuth", handler="show")],
        [route("GET /y", "src/r.ts:1", handler="show")],
        ["auth-reuse/guard-removed GET /y"],
        AUTH,
    ),
    "a weaker guard": Code(
        "auth-reuse",
        [route("GET /x", "src/r.ts:1", "requireRole=admin")],
        [route("GET /x", "src/r.ts:1", "requireRole=user")],
        ["auth-reuse/guard-weakened GET /x"],
        AUTH,
    ),
    "a guard exchanged for the registered service": Code(
        "auth-reuse", [route("GET /x", "src/r.ts:1", "legacyAuth")], [route("GET /x", "src/r.ts:1", "AuthService")], [], AUTH
    ),
    "one more guard": Code(
        "auth-reuse", [route("GET /x", "src/r.ts:1", "requireAuth")], [route("GET /x", "src/r.ts:1", "requireAuth", "rateLimit")], [], AUTH
    ),
}

DATA_APPEND = {
    "a member at the end": Code("data-append", [status("A", "B")], [status("A", "B", "C")], []),
    "no change": Code("data-append", [status("A", "B")], [status("A", "B")], []),
    "a move to another file": Code("data-append", [status("A")], [status("A", place="src/t.ts:1")], []),
    "a member gone": Code("data-append", [status("A=1", "B=2", "C=3")], [status("A=1", "C=3")], ["data-append/member-removed Status"]),
    "a member gone in a move": Code(
        "data-append", [status("A", "B")], [status("A", place="t.ts:1")], ["data-append/member-removed Status"]
    ),
    "a member renamed under one value": Code(
        "data-append", [status("A=a", "B=b")], [status("A=a", "X=b")], ["data-append/member-renamed Status"]
    ),
    "a member renamed in its slot": Code("data-append", [status("A", "B")], [status("A", "X")], ["data-append/member-renamed Status"]),
    "members in another order": Code(
        "data-append", [status("A", "B", "C")], [status("A", "C", "B")], ["data-append/member-reordered Status"]
    ),
    "a member in between, whose numbers shift": Code(
        "data-append", [status("A=0", "B=1")], [status("A=0", "X=1", "B=2")], ["data-append/member-inserted Status"]
    ),
    "a member in between where order is free": Code(
        "data-append: {order: free}", [status("A=a", "B=b", ordinal="false")], [status("A=a", "X=x", "B=b", ordinal="false")], []
    ),
    "a member in between where values follow the position": Code(
        "data-append: {order: free}",
        [status("A=0", "B=1", ordinal="true")],
        [status("A=0", "X=1", "B=2", ordinal="true")],
        ["data-append/member-inserted Status"],
    ),
    "a value changed": Code("data-append", [status("A=1", "B=2")], [status("A=1", "B=3")], ["data-append/value-changed Status"]),
    "a name's own value written out": Code("data-append", [status("A", "B")], [status("A=A", "B=B")], []),
    "another form": Code("data-append", [status("A", form="union")], [status("A", form="enum")], ["data-append/form-changed Status"]),
    "a text that people read changed": Code(
        "data-append",
        [status("A=All of it", "B=Not yet", form="const-object")],
        [status("A=Everything there is", "B=Not yet", form="const-object")],
        ["data-append/value-changed Status warn"],
    ),
    "a value that is stored changed": Code(
        "data-append",
        [status("A=all", "B=none", form="const-object")],
        [status("A=every", "B=none", form="const-object")],
        ["data-append/value-changed Status"],
    ),
    "the enum gone": Code("data-append", [status("A")], [], ["data-append/enum-removed Status"]),
    "a test's enum gone": Code("data-append", [element("enum", "Status", "t.test.ts:1", "member=A", context="test")], [], []),
    "two members gone are two findings": Code(
        "data-append", [status("A", "B", "C")], [status("C")], ["data-append/member-removed Status", "data-append/member-removed Status"]
    ),
}

HOUSE = [route("GET /users"), route("GET /users/{userId}"), route("GET /user-groups")]
VERBS = [route(f"POST /api/{verb}-{noun}") for verb in ("add", "update", "delete") for noun in ("user", "group", "role", "token")]

REST_SHAPE = {
    "a plain resource": Code("rest-shape", HOUSE, [*HOUSE, route("POST /orders"), route("GET /orders/{orderId}")], []),
    "an action on one thing": Code("rest-shape", HOUSE, [*HOUSE, route("POST /orders/{orderId}/cancel")], []),
    "login, health and search": Code("rest-shape", [], [route("POST /auth/login"), route("GET /health"), route("GET /users/search")], []),
    "a websocket": Code("rest-shape", [], [route("WEBSOCKET /getUpdates/")], []),
    "what was there stays as it is": Code("rest-shape", [route("GET /getUsers/")], [route("GET /getUsers/", "src/other.ts:1")], []),
    "a noun without plural": Code("rest-shape", [], [route("GET /media/{id}"), route("GET /people/{id}"), route("GET /news/{id}")], []),
    "a parameter that is no identifier": Code("rest-shape", [], [route("GET /avatar/{size}"), route("GET /auth/{provider}")], []),
    "a verb": Code("rest-shape", [], [route("GET /getUsers")], ["rest-shape/case GET /getUsers", "rest-shape/verb GET /getUsers"]),
    "a verb below a resource": Code("rest-shape", [], [route("POST /users/{id}/delete")], ["rest-shape/verb POST /users/{id}/delete"]),
    "a singular": Code("rest-shape", [], [route("GET /order/{id}")], ["rest-shape/plural GET /order/{id}"]),
    "a singular in a singular house": Code(
        "rest-shape", [route("GET /user/{id}")], [route("GET /user/{id}"), route("GET /order/{id}")], []
    ),
    "another case": Code("rest-shape", HOUSE, [*HOUSE, route("GET /order_items")], ["rest-shape/case GET /order_items"]),
    "the case of a snake house": Code(
        "rest-shape", [route("GET /user_groups")], [route("GET /user_groups"), route("GET /order_items")], []
    ),
    "a case that the clause sets": Code("rest-shape: {case: snake}", [], [route("GET /order_items")], []),
    "a sub-rule turned off": Code("rest-shape: {plural: off}", [], [route("GET /order/{id}")], []),
    "a handler that deletes by GET": Code(
        "rest-shape", [], [route("GET /orders/{id}", handler="delete_order")], ["rest-shape/method GET /orders/{id}"]
    ),
    "a verb in a house of verbs": Code("rest-shape", VERBS, [*VERBS, route("POST /api/add-order")], []),
    "a verb in a house of few routes": Code(
        "rest-shape", VERBS[:4], [*VERBS[:4], route("POST /api/add-order")], ["rest-shape/verb POST /api/add-order"]
    ),
    "a verb in a house of resources": Code(
        "rest-shape",
        [*VERBS[:4], *(route(f"GET /api/{name}s") for name in "abcdefgh")],
        [*VERBS[:4], *(route(f"GET /api/{name}s") for name in "abcdefgh"), route("POST /api/add-order")],
        ["rest-shape/verb POST /api/add-order"],
    ),
    "what one of several is told by": Code("rest-shape", [], [route("GET /jobs/short-name/{shortName}")], []),
    "one of a collection in the singular, called as it is": Code(
        "rest-shape", [], [route("GET /job/{job}")], ["rest-shape/plural GET /job/{job}"]
    ),
    "one of a collection in the singular below one of another": Code(
        "rest-shape", [], [route("GET /shops/{shop}/job/{job}")], ["rest-shape/plural GET /shops/{shop}/job/{job}"]
    ),
    "deep nesting": Code(
        "rest-shape",
        [],
        [route("GET /orgs/{id}/teams/{id}/members/{id}/badges/{id}")],
        ["rest-shape/nesting GET /orgs/{id}/teams/{id}/members/{id}/badges/{id}"],
    ),
    "a trailing slash": Code("rest-shape", HOUSE, [*HOUSE, route("GET /orders/")], ["rest-shape/trailing-slash GET /orders/"]),
    "a trailing slash in a house of them": Code("rest-shape", [route("GET /users/")], [route("GET /users/"), route("GET /orders/")], []),
    "a parameter in another style": Code(
        "rest-shape", HOUSE, [*HOUSE, route("GET /orders/{order_id}")], ["rest-shape/param-style GET /orders/{order_id}"]
    ),
    "a second spelling": Code(
        "rest-shape",
        HOUSE,
        [*HOUSE, route("GET /user/{userId}/posts")],
        ["rest-shape/duplicate GET /user/{userId}/posts", "rest-shape/plural GET /user/{userId}/posts"],
    ),
    "a granted route": Code("rest-shape\nnew_seeds: [{type: route, name: GET /getUsers}]", [], [route("GET /getUsers")], []),
}

CODES = {
    f"{code}: {name}": case
    for code, cases in (("auth-reuse", AUTH_REUSE), ("data-append", DATA_APPEND), ("rest-shape", REST_SHAPE))
    for name, case in cases.items()
}


@pytest.mark.parametrize("case", CODES.values(), ids=CODES.keys())
def test_a_code(case: Code) -> None:
    clause, _, more = case.clause.partition("\n")
    written = f"constraints:\n  - {clause}\n{more}\n" if ": {" not in clause else f"constraints:\n  - {{{clause}}}\n{more}\n"
    found = change(snapshot(*case.base), snapshot(*case.head))
    assert told(judged(found, law(written, vault=case.vault))) == case.expected


@pytest.mark.parametrize("case", CODES.values(), ids=CODES.keys())
@pytest.mark.parametrize("code", ["auth-reuse", "ui-extend", "data-append", "rest-shape", "no-new-seeds"])
def test_no_code_speaks_where_nothing_changed(case: Code, code: str) -> None:
    same = snapshot(*case.head)
    assert told(judged(change(same, same), law(f"constraints: [{code}]\n", vault=case.vault))) == []


def test_each_finding_names_its_member_and_has_its_own_fingerprint() -> None:
    found = judged(change(snapshot(status("A", "B", "C")), snapshot(status("C"))), law("constraints: [data-append]\n")).findings
    assert {"A", "B"} == {finding.part for finding in found}
    assert len({finding.fingerprint for finding in found}) == 2


def test_a_second_spelling_says_which_segment_it_is() -> None:
    found = change(snapshot(*HOUSE), snapshot(*HOUSE, route("GET /user/{userId}/posts")))
    finding = next(one for one in judged(found, law("constraints: [rest-shape]\n")).findings if one.rule == "rest-shape/duplicate")
    assert finding.message.endswith(": it says `user`, and that `users`.")
