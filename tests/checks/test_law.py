"""What binds without a sentence to compile: the decision's lists, the vault's policies, the protection of the law."""

from __future__ import annotations

from dataclasses import replace

import pytest
from made import Row, change, element, files, judged, law, snapshot, told, use

from keeper_validate.clause import Clause
from keeper_validate.element import Element
from keeper_validate.law.decision import Removal
from keeper_validate.law.law import Config, RemovedBefore

MODAL = {"frontend": "components:\n  Modal: {location: src/ui/Modal.tsx}\n"}
ROUTES = {"backend": "api_routes:\n  - {method: GET, path: /api/x, handler: x}\n"}


def enum(policy: str) -> dict[str, str]:
    return {"data": f"enums:\n  user_status: {{values: [a, b], extension_policy: {policy}}}\n"}


def status(*names: str) -> Element:
    return element("enum", "UserStatus", "src/s.ts:1", *(f"member={name}={name}" for name in names))


LISTS = {
    # new_seeds
    "new_seeds: absent, so there is no limit": Row("", [], [element("store", "userStore")], []),
    "new_seeds: empty, so nothing is approved": Row(
        "new_seeds: []\n", [], [element("store", "userStore")], ["new-seeds/unapproved userStore"]
    ),
    "new_seeds: approved by name": Row("new_seeds: [{type: store, name: userStore}]\n", [], [element("store", "userStore")], []),
    "new_seeds: approved by the place in its scope": Row(
        "new_seeds: [{type: handler, name: EventStream, scope: server/events.go}]\n",
        [],
        [element("route", "GET /api/events", "server/events.go:9")],
        [],
    ),
    "new_seeds: another kind of the same name": Row(
        "new_seeds: [{type: store, name: user}]\n", [], [element("table", "user", "db.py:1")], ["new-seeds/unapproved user"]
    ),
    "new_seeds: a route with other parameter names": Row(
        "new_seeds: [{type: route, name: 'GET /users/:id'}]\n", [], [element("route", "GET /users/{userId}")], []
    ),
    "new_seeds: a part of one file": Row("new_seeds: []\n", [], [element("component", "Row", exported=False)], []),
    "new_seeds: what a file kept to itself and now exports": Row(
        "new_seeds: []\n", [element("component", "Row", exported=False)], [element("component", "Row")], ["new-seeds/unapproved Row"]
    ),
    "new_seeds: what the vault registers at its place": Row(
        "new_seeds: []\n", [], [element("component", "Modal", "src/ui/Modal.tsx:1")], [], MODAL
    ),
    "new_seeds: the component of a page": Row(
        "new_seeds: [{type: page, name: /x}]\n",
        [],
        [element("page", "/x", "app/x/page.tsx:1"), element("component", "XPage", "app/x/page.tsx:2")],
        [],
    ),
    # conditions
    "conditions: what is not approved yet": Row(
        "conditions:\n  - {component: Timeline, status: needs_justification, question: why, alternative: use List}\n",
        [],
        [element("component", "Timeline")],
        ["new-seeds/conditional Timeline"],
    ),
    # extend
    "extend: a seed's interface changes unapproved": Row(
        "",
        [element("component", "Modal", "src/ui/Modal.tsx:1")],
        [element("component", "Modal", "src/ui/Modal.tsx:1", "variant=profile")],
        ["extend/unapproved Modal warn"],
        MODAL,
    ),
    "extend: it blocks in conservation": Row(
        "",
        [element("component", "Modal", "src/ui/Modal.tsx:1")],
        [element("component", "Modal", "src/ui/Modal.tsx:1", "variant=profile")],
        ["extend/unapproved Modal"],
        MODAL,
        mode="conservation",
    ),
    "extend: it is off in seeding": Row(
        "",
        [element("component", "Modal", "src/ui/Modal.tsx:1")],
        [element("component", "Modal", "src/ui/Modal.tsx:1", "variant=profile")],
        [],
        MODAL,
        mode="seeding",
    ),
    "extend: approved": Row(
        "extend: [{target: Modal, change: add profile}]\n",
        [element("component", "Modal", "src/ui/Modal.tsx:1")],
        [element("component", "Modal", "src/ui/Modal.tsx:1", "variant=profile")],
        [],
        MODAL,
    ),
    "extend: what it renders is nobody's interface": Row(
        "",
        [element("component", "Modal", "src/ui/Modal.tsx:1")],
        [element("component", "Modal", "src/ui/Modal.tsx:1", "renders=div=root")],
        [],
        MODAL,
    ),
    # removals
    "removals: a seed goes unapproved": Row(
        "", [element("route", "GET /api/x", "main.go:3")], [], ["removals/unapproved GET /api/x"], ROUTES
    ),
    "removals: it only warns in seeding": Row(
        "", [element("route", "GET /api/x", "main.go:3")], [], ["removals/unapproved GET /api/x warn"], ROUTES, mode="seeding"
    ),
    "removals: approved by name": Row("removals: ['GET /api/x']\n", [element("route", "GET /api/x", "main.go:3")], [], [], ROUTES),
    "removals: approved by file": Row(
        "removals: {backend: [main.go (gone)]}\n", [element("route", "GET /api/x", "main.go:3")], [], [], ROUTES
    ),
    "removals: a move is none": Row(
        "", [element("route", "GET /api/x", "main.go:3")], [element("route", "GET /api/x", "api.go:3")], [], ROUTES
    ),
    "removals: what nobody registered may go": Row("", [element("route", "GET /api/y", "main.go:3")], [], [], ROUTES),
    "removals: what went comes back": Row(
        "removals: {frontend: [hooks/useSocket.ts (replaced)]}\n",
        [],
        [element("hook", "useSocket", "src/hooks/useSocket.ts:1")],
        ["removals/returned useSocket"],
    ),
    # reuse
    "reuse: the same name a second time": Row(
        "reuse: {backend: [UserService]}\n",
        [],
        [element("service", "UserService", "src/other.ts:1")],
        ["reuse/duplicate UserService"],
        {"backend": "services:\n  UserService: {location: src/users.ts, methods: [find, save]}\n"},
    ),
    "reuse: a near name with the same methods": Row(
        "reuse: {backend: [UserService]}\n",
        [],
        [element("service", "UserDataService", "src/o.ts:1", "method=find", "method=save")],
        ["reuse/duplicate UserDataService"],
        {"backend": "services:\n  UserService: {location: src/users.ts, methods: [find, save]}\n"},
    ),
    "reuse: a near name for something else": Row(
        "reuse: {backend: [UserService]}\n",
        [],
        [element("service", "UserMailService", "src/o.ts:1", "method=send")],
        [],
        {"backend": "services:\n  UserService: {location: src/users.ts, methods: [find, save]}\n"},
    ),
    "reuse: unmet at landing": Row(
        "reuse: {frontend: [Modal]}\n", [], [element("component", "Page")], ["reuse/unmet Modal"], MODAL, stage="landing"
    ),
    "reuse: met by an import": Row(
        "reuse: {frontend: [Modal]}\n", [], [element("component", "Page"), use("import", "../ui/Modal:Modal")], [], MODAL, stage="landing"
    ),
    "reuse: not asked for at a commit": Row("reuse: {frontend: [Modal]}\n", [], [element("component", "Page")], [], MODAL),
    # verification
    "verification: a missing test at landing": Row(
        "verification: {test_files: [{file: e2e/x.spec.ts, action: create}]}\n",
        [],
        [],
        ["verification/missing e2e/x.spec.ts"],
        stage="landing",
        files=files("src/x.ts"),
    ),
    "verification: a written test": Row(
        "verification: {test_files: [{file: e2e/x.spec.ts, action: create}]}\n", [], [], [], stage="landing", files=files("e2e/x.spec.ts")
    ),
    # vault
    "vault: an append to an append-only enum": Row(
        "extend: [{target: user_status, change: c}]\n", [status("a", "b")], [status("a", "b", "c")], [], enum("append-only")
    ),
    "vault: a member goes from an append-only enum": Row(
        "extend: [{target: user_status, change: c}]\n",
        [status("a", "b")],
        [status("a")],
        ["vault/append-only UserStatus"],
        enum("append-only"),
    ),
    "vault: a frozen enum grows": Row(
        "extend: [{target: user_status, change: c}]\n",
        [status("a", "b")],
        [status("a", "b", "c")],
        ["vault/frozen UserStatus"],
        enum("frozen"),
    ),
    "vault: a controlled enum grows by approval": Row(
        "extend: [{target: user_status, change: c}]\n", [status("a", "b")], [status("a", "b", "c")], [], enum("controlled")
    ),
    "vault: a controlled enum grows without": Row(
        "",
        [status("a", "b")],
        [status("a", "b", "c")],
        ["extend/unapproved UserStatus warn", "vault/controlled UserStatus"],
        enum("controlled"),
    ),
    # trust
    "trust: the law with the work": Row(
        "", [], [], ["trust/mixed-change keeper/seeds/data.yaml"], files=files("keeper/seeds/data.yaml", "src/x.ts")
    ),
    "trust: the law alone": Row("", [], [], [], files=files("keeper/seeds/data.yaml", ".pre-commit-config.yaml")),
    "trust: no mode lifts it": Row(
        "", [], [], ["trust/mixed-change .githooks/pre-commit"], files=files(".githooks/pre-commit", "src/x.ts"), mode="seeding"
    ),
    "trust: a folder that is only called alike": Row("", [], [], [], files=files("src/keeper/x.ts", "src/x.ts")),
    # conservation
    "conservation: nothing new": Row("", [], [element("store", "userStore")], ["no-new-seeds/new-store userStore"], mode="conservation"),
    "conservation: approved things may be new": Row(
        "new_seeds: [{type: store, name: userStore}]\n", [], [element("store", "userStore")], [], mode="conservation"
    ),
}


@pytest.mark.parametrize("case", LISTS.values(), ids=LISTS.keys())
def test_lists(case: Row) -> None:
    assert told(case.verdict()) == case.expected


def test_what_another_decision_removed_does_not_come_back() -> None:
    removal = Removal(Clause("removals[0]", "removals", "useSocket", "keeper/decisions/005.yaml", 3), "backend", "useSocket", None, "hook")
    again = change(snapshot(), snapshot(element("hook", "useSocket", "src/s.ts:1")))
    verdict = judged(again, law(removed_before=(RemovedBefore("ADR-005", removal),)))
    assert told(verdict) == ["removals/returned useSocket"]
    assert "ADR-005" in verdict.findings[0].message


def test_a_decision_that_is_not_approved_is_a_violation() -> None:
    under = law("constraints: [data-append]\n")
    assert under.decision is not None
    refused = replace(under, decision=replace(under.decision, approved=False, status="rejected"))
    assert told(judged(change(snapshot(), snapshot()), refused)) == ["decision/not-approved ADR-001"]


def test_code_and_its_new_decision_may_land_together_where_the_law_says_so() -> None:
    landed = change(snapshot(), snapshot(), **files("keeper/decisions/002-x.yaml", "src/x.ts"))
    assert told(judged(landed, law(config=Config(new_decisions="allow")))) == []
    assert told(judged(landed, law())) == ["trust/mixed-change keeper/decisions/002-x.yaml"]


def test_of_many_changes_of_an_interface_the_first_are_told_and_what_is_gone_before_what_is_added() -> None:
    base = element("component", "Modal", "src/ui/Modal.tsx:1", "variant=old")
    head = element("component", "Modal", "src/ui/Modal.tsx:1", *(f"variant=v{number}" for number in range(12)))
    (finding,) = judged(change(snapshot(base), snapshot(head)), law("", vault=MODAL)).findings
    assert "variant old is gone; variant v0 is added" in finding.message and finding.message.endswith("variant v6 is added; and 5 more.")
