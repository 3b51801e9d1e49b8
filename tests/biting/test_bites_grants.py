"""What mutants got past in what a decision grants, what it reuses, and where a changed enum is told: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, change, clause, element, files, judged, law, snapshot, told, use

from keeper_validate.checks.case import Case
from keeper_validate.checks.grants import in_force, may_be_new, may_change, may_go, names_thing
from keeper_validate.element import Element
from keeper_validate.values import replace

CARD = element("component", "Card", "src/a.tsx:1")
NOTHING = Case(change(snapshot(), snapshot()), law())


def under(text: str) -> Case:
    return replace(NOTHING, law=law(text))


def listed(text: str) -> str:
    return f"extend:\n  - {{target: {text}, change: more}}\n"


def new(kind: str, name: str) -> str:
    return f"new_seeds:\n  - {{type: {kind}, name: {name}, justification: x}}\n"


CHANGES = [
    ("Card", CARD, True), ("Badge", CARD, False), ("src/a.tsx", CARD, True), ("src/b.tsx", CARD, False), ("Card.primary", CARD, True),
    ("Badge.primary", CARD, False), ("Card and Badge", CARD, False), ("the existing Card component", CARD, True),
]
NAMES = [
    ("order.created", "order.created", "event", True), ("order.paid", "order.created", "event", False),
    ("order.paid", "order", "event", False), ("order.created event", "order.created", "event", True),
    ("Button.primary", "Button", "component", True),
    ("Button and Card", "Button", "component", False), ("/ws route", "GET /ws", "route", True), ("/ws route", "GET /rooms", "route", False),
]
REMOVALS = [
    ("src/old.ts", element("store", "cart", "src/old.ts:1"), True), ("src/old.ts", element("store", "cart", "src/new.ts:1"), False),
    ("{type: component, name: Toast, justification: x}", CARD, False), ("{type: component, name: Card, justification: x}", CARD, True),
    ("{name: Toast, path: src/b.tsx, justification: x}", CARD, False), ("{name: Toast, path: src/a.tsx, justification: x}", CARD, True),
]
SEEDS = [
    (new("service", "LoginService"), element("auth_service", "LoginService"), True),
    (new("component", "LoginService"), element("auth_service", "LoginService"), False),
    (new("hook", "useCard"), element("component", "useCard"), False),
    (new("component", "src/ui/Rail/"), element("component", "Side", "src/ui/Rail/index.tsx:1"), True),
    (new("component", "src/ui/Rail/"), element("hook", "useSide", "src/ui/Rail/index.tsx:1"), False),
    (new("component", "src/ui/Rail/"), element("component", "Side", "src/ui/Card/index.tsx:1"), False),
    (new("component", "src/ui/Rail.tsx"), element("hook", "useSide", "src/ui/Rail.tsx:1"), True),
    (new("component", "src/ui/Rail.tsx"), element("hook", "useSide", "src/ui/Card.tsx:1"), False),
    (new("route", "/ws/rooms"), element("route", "GET /other", "ws/rooms/a.ts:1"), False),
]


@pytest.mark.parametrize(("target", "thing", "may"), CHANGES)
def test_what_may_be_extended(target: str, thing: Element, may: bool) -> None:
    assert may_change(thing, under(listed(target))) is may


@pytest.mark.parametrize(("text", "name", "kind", "named"), NAMES)
def test_what_a_reference_names(text: str, name: str, kind: str, named: bool) -> None:
    assert names_thing(text, name, kind) is named


@pytest.mark.parametrize(("entry", "thing", "may"), REMOVALS)
def test_what_may_go(entry: str, thing: Element, may: bool) -> None:
    assert may_go(thing, under(f"removals:\n  - {entry}\n")) is may


@pytest.mark.parametrize(("decision", "thing", "may"), SEEDS)
def test_what_may_come(decision: str, thing: Element, may: bool) -> None:
    assert may_be_new(thing, under(decision)) is may


def test_a_standing_decision_grants_as_the_governing_one() -> None:
    other = law(new("component", "Card")).decision
    assert other is not None
    assert may_be_new(CARD, replace(NOTHING, law=replace(law(), standing=(other,))))


def test_a_decision_that_stands_as_well_is_in_force_once() -> None:
    governing, other = law(new("component", "Card")).decision, law(new("hook", "useX")).decision
    assert governing is not None and other is not None
    case = replace(NOTHING, law=replace(law(), decision=governing, standing=(governing, other)))
    assert list(in_force(case)) == [governing, other]


MODAL = element("component", "Modal", "lib/Modal.tsx:1", "renders=dialog=root")
REUSED = "reuse:\n  frontend:\n    - Modal\n"
USERS = "reuse: {backend: [UserService]}\n"
UNMET = ["reuse/unmet Modal"]


def users(*methods: str) -> dict[str, str]:
    return {"backend": f"services:\n  UserService: {{location: app/users.ts, methods: [{', '.join(methods)}]}}\n"}


def mail(*facets: str) -> Element:
    return element("service", "UserMailService", "app/mail.ts:1", *facets)


TWICE = ["reuse/duplicate UserMailService"]
AT_HOME = {"frontend": "components:\n  Modal: {location: src/ui/Modal.tsx}\n"}
REUSES = {
    "built again": Row(REUSED, [], [MODAL], ["reuse/duplicate Modal"]),
    "built again, as the decision lists": Row(REUSED + new("component", "Modal"), [], [MODAL], []),
    "a route with the same path": Row(
        "reuse: {backend: ['GET /users/{id}']}\n", [], [element("route", "GET /users/{key}")], ["reuse/duplicate GET /users/{key}"],
    ),
    "a route with another path": Row("reuse: {backend: ['GET /users/{id}']}\n", [], [element("route", "GET /users")], []),
    "half of what it does": Row(USERS, [], [mail("method=find")], TWICE, vault=users("find", "save")),
    "a third of what it does": Row(USERS, [], [mail("method=find")], [], vault=users("find", "save", "drop")),
    "what uses its methods": Row(USERS, [], [mail("uses=find", "uses=save")], [], vault=users("find", "save")),
    "used nowhere": Row(REUSED, [], [CARD], UNMET, stage="landing"),
    "rendered": Row(REUSED, [], [replace(CARD, facets=MODAL.facets), element("component", "Side", "src/s.tsx:1", "renders=Modal=root")], [],
                    stage="landing"),
    "imported from where it lives": Row(
        REUSED, [], [use("import", "../ui:Box", "src/a.tsx:1", resolved="src/ui/Modal.tsx")], [], vault=AT_HOME, stage="landing",
    ),
    "another import": Row(
        REUSED, [], [use("import", "../ui:Box", "src/a.tsx:1", resolved="src/ui/Box.tsx")], UNMET, vault=AT_HOME, stage="landing",
    ),
    "a file that none need name": Row("reuse:\n  frontend:\n    - Modal.tsx\n", [], [CARD], [], stage="landing"),
    "a place that none need name": Row("reuse:\n  frontend:\n    - ui/dialogs\n", [], [CARD], [], stage="landing"),
}


@pytest.mark.parametrize("row", REUSES.values(), ids=REUSES.keys())
def test_what_is_there_is_used_and_not_built_again(row: Row) -> None:
    assert told(row.verdict()) == row.expected


def test_what_to_use_is_told_with_its_place() -> None:
    [finding] = judged(change(snapshot(), snapshot(MODAL)), law("reuse:\n  frontend:\n    - Modal (src/ui/Modal.tsx)\n")).findings
    assert "Use Modal (src/ui/Modal.tsx)." in finding.remedy
    [finding] = judged(change(snapshot(), snapshot(MODAL)), law(REUSED)).findings
    assert "Use Modal." in finding.remedy


STATUS = element("enum", "Status", "old/s.py:1", "member=A", "member=B")
LESS = element("enum", "Status", "new/s.py:7", "member=A")


@pytest.mark.parametrize(("head", "touched", "place"), [
    (LESS, ("old/s.py", "new/s.py"), "new/s.py:7"),
    (LESS, ("old/s.py",), "old/s.py:1"),
    (LESS, ("old/s.py", "x.py"), "old/s.py:1"),
    (replace(LESS, path="old/s.py"), ("x.py",), "old/s.py:7"),
])
def test_an_enum_is_told_where_the_change_stands(head: Element, touched: tuple[str, ...], place: str) -> None:
    found = change(snapshot(STATUS), snapshot(head), **files(*touched, status="changed"))
    found = replace(found, files=tuple(one for one in found.files if one.path in touched))
    assert [f"{one.path}:{one.line}" for one in judged(found, law(clause("data-append"))).findings] == [place]


def test_an_enum_that_went_is_not_told_as_another_that_was_renamed() -> None:
    other = element("enum", "Level", "lib/l.py:1", "member=X", "member=Y", "member=Z")
    found = change(snapshot(STATUS, other), snapshot(replace(other, name="Grade")))
    said = {one.name: one.message for one in judged(found, law(clause("data-append"))).findings}
    assert ["Grade" in said[name] for name in ("Status", "Level")] == [False, True]


@pytest.mark.parametrize(("base", "head", "found"), [
    (["form=enum"], ["form=text"], ["data-append/form-changed Status"]), (["form=enum"], [], []), ([], ["form=enum"], []),
])
def test_another_form_is_told_where_both_are_known(base: list[str], head: list[str], found: list[str]) -> None:
    sides = (snapshot(element("enum", "Status", "src/s.ts:1", "member=A", *facets)) for facets in (base, head))
    assert told(judged(change(*sides), law(clause("data-append")))) == found


@pytest.mark.parametrize(("context", "found"), [("source", ["data-append/member-renamed status"]), ("test", [])])
def test_a_value_that_code_renames_is_told_where_it_is_source(context: str, found: list[str]) -> None:
    renames = use("statement", "status", "db/x.py:3", form="A is now B", context=context)
    assert told(judged(change(snapshot(), snapshot(renames)), law(clause("data-append")))) == found


def test_the_seed_that_is_built_again_is_shown() -> None:
    vault = {"frontend": "components:\n  Toast: {location: src/Toast.tsx}\n", "backend": "services:\n  Toast: {location: app/toast.ts}\n"}
    twice = change(snapshot(), snapshot(element("component", "Toast", "lib/T.tsx:1")))
    [finding] = judged(twice, law("reuse:\n  frontend:\n    - Toast\n", vault=vault)).findings
    assert len(finding.related) == 1
