"""What mutants got past in what passes existing authentication and in what is made new: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, change, clause, element, judged, law, snapshot, told, use

from keeper_validate.checks.auth_reuse import services
from keeper_validate.checks.case import Case
from keeper_validate.element import Element
from keeper_validate.values import replace

AUTH = clause("auth-reuse")
LOGIN = element("route", "POST /login", "api/login.py:3", "handler=login")
HELD, OPEN = element("route", "GET /a", "api/a.py:1", "guard=signed"), element("route", "GET /a", "api/a.py:1")
KEEPERS = {
    "auth": "auth_services:\n  - {name: SessionKeeper, location: core/session.py}\n  - {name: TokenKeeper, location: core/token.py}\n",
}
SERVICES = {"backend": "services:\n  MailService: {location: core/mail.py}\n  AuthService: {location: core/auth.py}\n"}
GUARD = element("auth_service", "Guardian", "core/guardian.py:1")
KEPT = element("auth_service", "Keeper", "core/a.py:9")


def call(name: str, place: str, *facets: str) -> Element:
    return element("auth_call", name, place, "primitive=token", *facets)


def package(name: str, *facets: str) -> Element:
    return element("dependency", name, "package.json:3", *facets)


CALLED, LOST, ROUTE = ["auth-reuse/new-call jwt.verify"], ["auth-reuse/guard-removed GET /a"], ["auth-reuse/new-route POST /login"]
ROWS = {
    "a new service": Row(AUTH, [], [GUARD], ["auth-reuse/new-service Guardian"]),
    "a new service that the decision lists": Row(
        AUTH + "new_seeds:\n  - {type: auth_service, name: Guardian, justification: x}\n", [], [GUARD], [],
    ),
    "a guard that went": Row(AUTH, [HELD], [OPEN], LOST),
    "a guard that may go": Row(AUTH + "extend:\n  - {target: GET /a, change: without}\n", [HELD], [OPEN], []),
    "a call in a file that moved from where such calls were": Row(
        AUTH, [KEPT, call("jwt.sign", "core/a.py:1")],
        [replace(KEPT, path="core/b.py"), call("jwt.sign", "core/b.py:1"), call("jwt.verify", "core/b.py:5")], [],
    ),
    "a call in a definition that made such calls": Row(
        AUTH, [call("jwt.sign", "core/a.py:1", "within=Door.open")],
        [call("jwt.sign", "core/a.py:1", "within=Door.open"), call("jwt.verify", "core/z.py:5", "within=Door.open")], [],
    ),
    "a call in another definition": Row(
        AUTH, [call("jwt.sign", "core/a.py:1", "within=Door.open")],
        [call("jwt.sign", "core/a.py:1", "within=Door.open"), call("jwt.verify", "core/z.py:5", "within=Door.shut")], CALLED,
    ),
    "a call in a registered service that stands elsewhere": Row(
        AUTH, [], [call("jwt.verify", "core/z.py:5", "within=TokenKeeper.read")], [], vault=KEEPERS,
    ),
    "a call in what is no registered service": Row(
        AUTH, [], [call("jwt.verify", "core/z.py:5", "within=Reader.read")], CALLED, vault=KEEPERS,
    ),
    "a package of authentication": Row(AUTH, [], [package("npm:jsonwebtoken")], ["auth-reuse/new-dependency npm:jsonwebtoken"]),
    "another package": Row(AUTH, [], [package("npm:lodash")], []),
    "a package that shows authentication": Row(AUTH, [], [package("npm:lodash", "auth=token")], ["auth-reuse/new-dependency npm:lodash"]),
    "a route beside a call": Row(
        AUTH, [call("jwt.sign", "api/a.py:9")], [call("jwt.sign", "api/a.py:9"), element("route", "GET /items", "api/a.py:1")], [],
    ),
    "a route that writes beside a call": Row(
        AUTH, [call("jwt.sign", "api/a.py:9")], [call("jwt.sign", "api/a.py:9"), element("route", "POST /items", "api/a.py:1")], [],
    ),
    "a part of a package of authentication": Row(
        AUTH, [], [package("go:github.com/golang-jwt/jwt/request")], ["auth-reuse/new-dependency go:github.com/golang-jwt/jwt/request"],
    ),
    "a login route": Row(AUTH, [], [LOGIN], ROUTE, vault=KEEPERS),
    "a login route that is registered": Row(AUTH, [], [LOGIN], [], vault=KEEPERS | {"api": "routes:\n  - POST /login\n"}),
    "a login route that only reads": Row(AUTH, [], [replace(LOGIN, name="OPTIONS /login")], [], vault=KEEPERS),
    "a login route that uses what the decision reuses for it": Row(
        AUTH + "reuse: {auth: [Doorman]}\n", [], [LOGIN, use("import", "x:Doorman", "api/login.py:1")], [], vault=KEEPERS,
    ),
    "a login route that uses what the decision reuses for another thing": Row(
        AUTH + "reuse: {frontend: [Panel]}\n", [], [LOGIN, use("import", "x:Panel", "api/login.py:1")], ROUTE, vault=KEEPERS,
    ),
    "a login route that is handled by a service": Row(
        AUTH, [], [element("route", "POST /login", "api/login.py:3", "handler=TokenKeeper.login")], [], vault=KEEPERS,
    ),
    "a login route that only speaks of a service": Row(
        AUTH, [], [LOGIN, use("token", "TokenKeeper", "api/login.py:1")], ROUTE, vault=KEEPERS,
    ),
    "a login route where a service lives": Row(AUTH, [], [replace(LOGIN, path="core/token.py")], [], vault=KEEPERS),
}
ONE = clause("One component per file")
CARD, BELOW = element("component", "Card", "src/c.tsx:1"), element("component", "Row", "src/c.tsx:9")
ABOVE = element("component", "Top", "src/c.tsx:1")
SECOND = ["constraints/forbid-new Row"]
MADE = {
    "beside one of another file": Row(ONE, [], [replace(CARD, path="src/b.tsx"), BELOW], []),
    "beside one that its file keeps to itself": Row(ONE, [], [replace(CARD, exported=False), BELOW], []),
    "beside a thing of another kind": Row(ONE, [], [element("hook", "useCard", "src/c.tsx:1"), BELOW], []),
    "below another": Row(ONE, [], [CARD, BELOW], SECOND),
    "above one that was there": Row(ONE, [BELOW], [ABOVE, BELOW], ["constraints/forbid-new Top"]),
    "above one whose name another file had": Row(
        ONE, [replace(BELOW, path="src/x.tsx")], [replace(BELOW, path="src/x.tsx"), ABOVE, BELOW], SECOND,
    ),
    "above one whose name a hook had": Row(ONE, [replace(BELOW, kind="hook")], [ABOVE, BELOW], SECOND),
    "two on one line": Row(ONE, [], [CARD, replace(CARD, name="Row")], []),
    "out of a test": Row(ONE, [replace(CARD, context="test")], [CARD], []),
    "a dependency that another package has": Row(
        clause("x => forbid-new dependency"), [package("npm:zod")],
        [package("npm:zod"), element("dependency", "npm:zod", "web/package.json:4")], [],
    ),
    "a dependency that none has": Row(
        clause("x => forbid-new dependency"), [package("npm:zod")], [package("npm:zod"), package("npm:yup")],
        ["constraints/forbid-new npm:yup"],
    ),
    "a dependency that is called like a store": Row(
        clause("x => forbid-new dependency"), [element("store", "yup")], [element("store", "yup"), package("npm:yup")],
        ["constraints/forbid-new npm:yup"],
    ),
    "what the vault registers": Row(
        clause("x => forbid-new component"), [], [CARD], [], vault={"frontend": "components:\n  Card: {location: src/c.tsx}\n"},
    ),
    "a call of authentication by its name": Row(
        clause("x => forbid-new auth_call jwt.verify"), [call("jwt.sign", "core/a.py:1")],
        [call("jwt.sign", "core/a.py:1"), call("jwt.verify", "core/a.py:4")], ["constraints/forbid-new jwt.verify"],
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_authentication_goes_through_what_exists(row: Row) -> None:
    assert told(row.verdict()) == row.expected


@pytest.mark.parametrize("row", MADE.values(), ids=MADE.keys())
def test_what_is_made_new_is_found(row: Row) -> None:
    assert told(row.verdict()) == row.expected


def test_services_of_authentication_are_known_by_kind_or_name() -> None:
    case = Case(change(snapshot(), snapshot()), law(vault=KEEPERS | SERVICES))
    assert sorted(seed.name for seed in services(case)) == ["AuthService", "SessionKeeper", "TokenKeeper"]


def offered(decision: str, head: Element, *base: Element, vault: dict[str, str]) -> tuple[str, list[str]]:
    [finding] = judged(change(snapshot(*base), snapshot(head)), law(decision, vault=vault)).findings
    return finding.remedy, [one.path for one in finding.related]


def test_what_to_use_instead_is_told_in_the_order_of_its_fitness() -> None:
    named = AUTH + "reuse: {auth: [TokenKeeper]}\n"
    assert offered(AUTH, GUARD, vault=KEEPERS)[0].startswith("Use SessionKeeper (core/session.py) or TokenKeeper")
    assert offered(named, GUARD, vault=KEEPERS)[0].startswith("Use TokenKeeper")
    assert offered(AUTH, OPEN, HELD, vault=SERVICES | KEEPERS)[1] == ["core/session.py", "core/token.py", "core/auth.py"]
    assert offered(named, OPEN, HELD, vault=KEEPERS)[1] == ["core/token.py", "core/session.py"]


def test_three_services_are_told_and_no_more() -> None:
    many = {"auth": "auth_services:\n" + "".join(f"  - {{name: Keeper{n}, location: core/k{n}.py}}\n" for n in "ABCD")}
    remedy, places = offered(AUTH, GUARD, vault=many)
    assert len(places) == 3 and "KeeperC" in remedy and "KeeperD" not in remedy


def test_a_call_is_told_with_the_definition_that_makes_it() -> None:
    new = call("jwt.verify", "core/z.py:5", "within=Door.shut")
    [finding] = judged(change(snapshot(), snapshot(new)), law(AUTH)).findings
    assert " in Door.shut" in finding.message
    assert "Use the authentication that exists." in finding.remedy


def test_the_service_that_makes_such_calls_is_told_first() -> None:
    old, new = call("jwt.sign", "core/token.py:3", "within=TokenKeeper"), call("jwt.verify", "core/z.py:5")
    [finding] = judged(change(snapshot(old), snapshot(old, new)), law(AUTH, vault=KEEPERS)).findings
    assert finding.remedy.startswith("Use TokenKeeper")
