"""What the last samples of mutants got past in checks, verdict and delta: each case fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, change, clause, element, files, judged, law, snapshot, told, use

from keeper_validate.checks.case import Case, second_view
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.forbid_use import brings, import_names
from keeper_validate.checks.grants import names_thing
from keeper_validate.checks.house import house_of
from keeper_validate.checks.rest import misplaced_verb, parsed, word_lists
from keeper_validate.checks.spelled import spells
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compare import delta
from keeper_validate.element import Element, Use
from keeper_validate.homed import homed
from keeper_validate.several import merged
from keeper_validate.values import replace

TOAST = element("component", "Toast", "src/Toast.tsx:1", exported=True)
LODASH = element("dependency", "lodash", "api/package.json:4")
IN_WEB = element("dependency", "lodash", "web/package.json:4")
USERS = element("route", "POST /users/{id}/ban", "src/api/users.py:9")
CARD = {"frontend": "components:\n  Card: {when_to_use: what stands on a page}\n"}
EXTENDED = "extend:\n  frontend:\n    - Modal: a footer\n"
APART = clause("Features must not import from each other")

ROWS = {
    "what goes is a vault's, which says in a sentence where it is": Row(
        "constraints: [data-append]\n", [TOAST], [], ["removals/unapproved Toast"],
        vault={"frontend": "components:\n  Toast: {location: the design system}\n"},
    ),
    "what goes is called like a vault's, which lives elsewhere": Row(
        "constraints: [data-append]\n", [TOAST], [], [], vault={"frontend": "components:\n  Toast: {location: src/ui/toast}\n"},
    ),
    "a component called like a dependency is new all the same": Row(
        clause("x => forbid-new component Toast"), [element("dependency", "toast", "package.json:3")], [TOAST],
        ["constraints/forbid-new Toast"],
    ),
    "a dependency that another package of the project has is not new": Row(
        clause("x => forbid-new dependency"), [LODASH], [LODASH, IN_WEB], []
    ),
    "but it is where the clause speaks of one package": Row(
        clause("x => forbid-new dependency in:web/**"), [LODASH], [LODASH, IN_WEB], ["constraints/forbid-new lodash"],
    ),
    "a route that an extension of its file says is added": Row(
        clause("x => forbid-new route") + 'extend:\n  - {target: src/api/users.py, change: "add POST /users/{id}/ban"}\n', [], [USERS], [],
    ),
    "a thing that an extension of its file says nothing of": Row(
        clause("x => forbid-new component") + "extend:\n  - {target: src/Toast.tsx, change: add ToastList}\n", [], [TOAST],
        ["constraints/forbid-new Toast"],
    ),
    "a thing that an extension of its file names": Row(
        clause("x => forbid-new component") + "extend:\n  - {target: src/Toast.tsx, change: add Toast}\n", [], [TOAST], [],
    ),
    "a thing that an extension of another file names": Row(
        clause("x => forbid-new component") + "extend:\n  - {target: src/Other.tsx, change: add Toast}\n", [], [TOAST],
        ["constraints/forbid-new Toast"],
    ),
    "what is brought by a file called like it is used": Row(
        "reuse:\n  frontend:\n    - Modal\n", [], [use("import", "../ui/Modal:default")], [], stage="landing",
        vault={"frontend": "components:\n  Modal: {location: web/Modal.tsx}\n"},
    ),
    "what nothing brings is not": Row(
        "reuse:\n  frontend:\n    - Modal\n", [], [use("import", "../ui/Card:default")], ["reuse/unmet Modal"], stage="landing",
        vault={"frontend": "components:\n  Modal: {location: web/Modal.tsx}\n"},
    ),
    "a component of the vault that takes more": Row(
        EXTENDED, [element("component", "Card", "src/Card.tsx:1")], [element("component", "Card", "src/Card.tsx:1", "prop=wide")],
        ["extend/unapproved Card warn"], vault=CARD,
    ),
    "a component of a test that is called like it": Row(
        EXTENDED, [element("component", "Card", "src/Card.test.tsx:1", context="test")],
        [element("component", "Card", "src/Card.test.tsx:1", "prop=wide", context="test")], [], vault=CARD,
    ),
    "what a decision did not approve yet, and another thing": Row(
        "conditions:\n  - {component: Timeline, status: needs_justification, question: why, alternative: use List}\n", [],
        [element("component", name, f"src/{name}.tsx:1") for name in ("Timeline", "Calendar")], ["new-seeds/conditional Timeline"],
    ),
    "an import that is gone": Row(clause("x => gone import lodash"), [], [use("import", "lodash:map")], ["constraints/gone lodash:map"]),
    "an import beside one that is gone": Row(clause("x => gone import lodash"), [], [use("import", "ramda:map")], []),
    "a piece of code that is gone": Row(
        clause("x => gone token moment"), [], [use("token", "moment", form="call")], ["constraints/gone moment"],
    ),
    "a use of another kind than what is gone": Row(clause("x => gone token moment"), [], [use("import", "moment")], []),
    "a prop too many": Row(
        clause("At most 2 props for each component"), [],
        [element("component", "Tab", "src/t.ts:1", "prop=A", "prop=B", "prop=C"), element("component", "Two", "src/u.ts:1", "prop=A")],
        ["constraints/limit Tab"],
    ),
    "as many props as there may be": Row(
        clause("At most 2 props for each component"), [], [element("component", "Tab", "src/t.ts:1", "prop=A", "prop=B")], [],
    ),
    "an import between two features": Row(
        APART, [], [use("import", "../pay/api:pay", "src/features/cart/a.ts:1")], ["constraints/forbid-use ../pay/api:pay"],
    ),
    "an import within a feature": Row(APART, [], [use("import", "./b:b", "src/features/cart/a.ts:1")], []),
    "an import of what lies beside the features": Row(APART, [], [use("import", "../shared.ts:b", "src/features/cart/a.ts:1")], []),
    "an import of the folder of the features": Row(APART, [], [use("import", "..:b", "src/features/cart/a.ts:1")], []),
    "a component that renders what may not be used": Row(
        clause("x => forbid-use component Badge"), [], [element("component", "Card", "src/Card.tsx:1", "renders=Badge")],
        ["constraints/forbid-use Card"],
    ),
    "a component that renders something else": Row(
        clause("x => forbid-use component Badge"), [], [element("component", "Card", "src/Card.tsx:1", "renders=Label")], [],
    ),
    "a file that is there, among things of a kind": Row(
        clause("x => require-shape file /^[a-z-]+$/"), [], [], ["constraints/require-shape src/UserForm.ts"],
        files=files("src/UserForm.ts"),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_a_change_breaks_what_it_breaks(row: Row) -> None:
    assert told(row.verdict()) == row.expected


@pytest.mark.parametrize(("decision", "thing", "message"), [
    ("forbidden:\n  - new modal components\n", element("component", "Ask", "a.tsx:1", "aria_role=dialog=root"), "New modal component `"),
    (clause("x => forbid-new hook"), element("hook", "useCart", "src/a.ts:1"), "New hook `"),
    (clause("x => require-shape component PascalCase"), element("component", "user_form", "src/a.tsx:1"), "is not PascalCase"),
    (clause("x => require-shape component /^App/"), element("component", "Form", "src/a.tsx:1"), "App"),
])
def test_a_finding_names_what_it_is_about(decision: str, thing: Element, message: str) -> None:
    [finding] = judged(change(snapshot(), snapshot(thing)), law(decision)).findings
    assert message in finding.message


def test_a_primitive_that_a_clause_narrows_has_to_bear_the_name() -> None:
    asked = Check("forbid-new", ("component",), "Confirm*", primitive="modal")
    dialogs = [element("component", name, "src/a.tsx:1", "aria_role=dialog=root") for name in ("ConfirmSheet", "InfoSheet")]
    case = Case(change(snapshot(), snapshot(*dialogs)), law())
    assert [sought(one, asked, case) is not None for one in dialogs] == [True, False]
    assert [sought(one, replace(asked, target="dialog"), case) is not None for one in dialogs] == [True, True]


def test_a_thing_is_of_a_technology_by_what_it_takes_from_there() -> None:
    asked, case = Check("forbid-new", ("service",), technology="redis"), Case(change(snapshot(), snapshot()), law())
    things = [element("service", "Cache", "src/a.ts:1", facet) for facet in ("library=redis", "field=redis")]
    assert [sought(one, asked, case) for one in things] == ["", None]


@pytest.mark.parametrize(("target", "used", "fits"), [
    ("src/db/**", use("import", "@data/pool:get", resolved="src/db/pool.ts"), True),
    ("src/db/**", use("import", "@data/pool:get", resolved="src/api/pool.ts"), False),
    ("src/db/**", use("import", "@data/pool:get"), False),
    ("ui/Modal", use("import", "@/ui/Modal:x"), True),
    ("Modal", use("import", "@/ui/Modal:x"), False),
])
def test_an_import_is_named_by_where_it_leads(target: str, used: Use, fits: bool) -> None:
    assert import_names(target, used) is fits


def test_a_default_import_brings_what_its_file_is_called_after() -> None:
    named = ("../ui/Modal:default", "../ui/Modal:*", "../ui/Modal:open", "../ui/Card:default")
    assert [brings("Modal", use("import", name)) for name in named] == [True, True, False, False]


@pytest.mark.parametrize(("text", "name", "kind", "fits"), [
    ("/ws route", "WEBSOCKET /ws", "route", True), ("/ws (as it was)", "WEBSOCKET /ws", "route", True),
    ("/ws/x", "WEBSOCKET /ws", "route", False), ("the Modal component", "Modal", "component", True),
    ("GET /users", "GET /users", "route", True),
])
def test_a_reference_names_a_thing(text: str, name: str, kind: str, fits: bool) -> None:
    assert names_thing(text, name, kind) is fits


@pytest.mark.parametrize(("other", "second"), [
    (element("page", "Items", "src/items.tsx:2"), True),
    (element("page", "Card", "src/items.tsx:40"), True),
    (element("page", "Items", "src/items.tsx:40"), False),
    (element("page", "Items", "src/other.tsx:2"), False),
])
def test_a_definition_is_seen_a_second_time_where_it_is_the_same_one(other: Element, second: bool) -> None:
    own = element("component", "Card", "src/items.tsx:1")
    assert second_view(own, Case(change(snapshot(), snapshot(own, other)), law())) is second


def test_a_parameter_is_no_segment_that_says_what_a_method_says() -> None:
    vocabulary = word_lists()
    routes = [parsed(element("route", name), vocabulary) for name in ("GET /users/{get_id}", "GET /users/get")]
    assert [misplaced_verb(route, vocabulary) if route else "" for route in routes] == [None, "get"]


def test_new_routes_of_a_project_without_any_are_written_with_hyphens() -> None:
    assert house_of(Case(change(snapshot(), snapshot()), law()), {}).case == "kebab"


@pytest.mark.parametrize(("target", "text", "form", "spelled"), [
    ("#*Btn", "#saveBtn", "attribute", True), ("data-*", "data-open", "attribute", False), ("data-*", "data-open", "key", True),
])
def test_a_glob_names_an_attribute_where_it_is_one_of_private_names(target: str, text: str, form: str, spelled: bool) -> None:
    assert spells(Check("forbid-use", ("token",), target), text, form) is spelled


@pytest.mark.parametrize(("check", "held"), [
    (Check("freeze", ("component",)), Check("freeze", ("component",), "Button")),
    (Check("freeze", ("component",), "Icon"), Check("freeze", ("component",), "Icon", within=("**/src/ui/Button.tsx",))),
    (Check("freeze", ("hook",)), Check("freeze", ("hook",), within=("**/src/ui/Button.tsx",))),
    (Check("forbid-new", ("component",)), Check("forbid-new", ("component",), within=("**/src/ui/Button.tsx",))),
])
def test_what_stands_under_an_entry_is_narrowed_to_it(check: Check, held: Check) -> None:
    under = law(vault={"frontend": "components:\n  Button: {location: src/ui/Button.tsx}\n"}).vault
    said = Clause("keeper/seeds/frontend.components.Button.forbidden[0]", "vault", "x", "keeper/seeds/frontend.yaml", 2, source="vault")
    assert homed(Compiled(said, (check,)), under).checks == (held,)


def test_what_a_merge_alters_is_what_differs_from_both_parents() -> None:
    ours = element("component", "Card", "src/c.tsx:1", "prop=a", "prop=b", "prop=x", "event=e=1")
    theirs = element("component", "Card", "src/c.tsx:1", "prop=a", "prop=c", "prop=y", "event=e=2")
    merged = element("component", "Card", "src/c.tsx:1", "prop=b", "prop=c", "prop=z", "event=e=3")
    [one] = delta(snapshot(ours), snapshot(merged), (), parents=(snapshot(theirs),)).altered
    assert [[facet.name for facet in facets] for facets in (one.added, one.removed)] == [["z"], ["a"]]
    assert [now.value for _, now in one.changed] == ["3"]


def test_what_work_under_one_decision_lacks_is_not_asked_of_files_of_another() -> None:
    asking = law(clause("x => require-companion service with:docs/*.md"))
    mailer, queue = (change(snapshot(), snapshot(element("service", name, f"src/{name}.ts:1"))) for name in ("Mailer", "Queue"))
    both = change(snapshot(), snapshot(*mailer.head.elements, *queue.head.elements))
    first, other = (replace(one, decision=replace(one.decision, id=name, path=f"{name}.yaml") if one.decision else None) for name, one in (
        ("ADR-001", asking), ("ADR-002", law(clause("data-append")))))
    whole = (judged(both, first, "pr"), judged(both, other, "pr"))
    assert [one.name for one in whole[0].findings] == ["Mailer"]
    assert [one.name for one in merged(whole, (judged(mailer, first), judged(queue, other))).findings] == ["Mailer"]
    assert merged(whole, (judged(queue, first), judged(mailer, other))).findings == ()
