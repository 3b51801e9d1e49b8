"""What mutants of the smaller checks got past: each row fails under one of them."""

from __future__ import annotations

from typing import Any

import pytest
from made import Row, Things, change, clause, element, files, judged, law, snapshot, told

from keeper_validate.checks import run
from keeper_validate.checks.case import Case
from keeper_validate.checks.implied import implied
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Element
from keeper_validate.law.law import Config
from keeper_validate.values import replace

TOAST = element("component", "Toast", "src/Toast.tsx:1", exported=True)
TABS = element("component", "TabList", "src/TabList.tsx:1", exported=True)
LODASH = element("dependency", "lodash", "package.json:4")
HOME = {"frontend": "components:\n  Toast: {location: src/Toast.tsx}\n"}
CONDITIONS = """conditions:
  - {component: Timeline, status: needs_justification, question: why, alternative: use List}
  - {component: Calendar, status: needs_justification, question: why, alternative: use Dates}
  - {component: Rail, status: needs_justification, question: why}
"""
TESTED = """constraints: [data-append]
verification:
  test_files:
    - {file: tests/a.py, action: extend}
    - {file: tests/b.py, action: create}
"""


def thing(kind: str, name: str, place: str, *facets: str, **more: Any) -> Element:
    return element(kind, name, place, *facets, exported=True, **more)


ROWS = {
    "a change that removes what may go": Row(
        clause("x => forbid-change component") + "removals:\n  - {type: component, name: Toast, justification: x}\n", [TOAST], [], [],
    ),
    "a change that removes what may not": Row(
        clause("x => forbid-change component"), [TOAST], [], ["constraints/forbid-change Toast"],
    ),
    "dependencies are one set": Row(clause("x => forbid-change dependency"), [], [LODASH], ["constraints/forbid-change lodash"]),
    "but those of a sample are not of it": Row(clause("x => forbid-change dependency"), [], [replace(LODASH, context="fixture")], []),
    "a new component changes none": Row(clause("x => forbid-change component"), [], [TOAST], []),
    "a registered thing that went and is left in a test": Row(
        "constraints: [data-append]\n", [TOAST, replace(TOAST, path="t/Toast.test.tsx", context="test")],
        [replace(TOAST, path="t/Toast.test.tsx", context="test")], ["removals/unapproved Toast"], vault=HOME,
    ),
    "a registered thing that went and stands elsewhere as well": Row(
        "constraints: [data-append]\n", [TOAST, replace(TOAST, path="lib/T.tsx")], [replace(TOAST, path="lib/T.tsx")], [], vault=HOME,
    ),
    "a thing of a test that went": Row(
        "constraints: [data-append]\n", [replace(TOAST, context="test")], [], [], vault=HOME,
    ),
    "what went is called like a seed in a file of another name": Row(
        "constraints: [data-append]\n", [TOAST], [], [], vault={"frontend": "components:\n  Toast: {location: Other.tsx}\n"},
    ),
    "a seed that moved and takes more": Row(
        "extend:\n  frontend:\n    - Modal: a footer\n", [thing("component", "Toast", "lib/Old.tsx:1")],
        [thing("component", "Toast", "src/Toast.tsx:1", "prop=wide")], ["extend/unapproved Toast warn"], vault=HOME,
    ),
    "a seed that takes more, as a new thing that the decision lists": Row(
        "new_seeds:\n  - {type: component, name: Toast, justification: none exists}\n", [TOAST],
        [thing("component", "Toast", "src/Toast.tsx:1", "prop=wide")], [], vault=HOME,
    ),
    "a file of the decisions beside another, where they live apart": Row(
        "constraints: [data-append]\n", [], [TOAST], ["trust/mixed-change adr/001-x.yaml"], files=files("adr/001-x.yaml"),
        config=Config(root="law", decisions="adr", seeds="law/seeds"),
    ),
    "a new decision may come along, and nothing else of the law": Row(
        "constraints: [data-append]\n", [], [TOAST], ["trust/mixed-change keeper/keeper.yaml"],
        files=files("keeper/keeper.yaml", "keeper/decisions/002-x.yaml"), config=Config(new_decisions="allow"),
    ),
    "where the law stands at the top, not all is the law": Row(
        "constraints: [data-append]\n", [], [TOAST, TABS], [], config=Config(root=".", decisions="adr", seeds="vault"),
    ),
    "a thing of any kind that is not approved yet": Row(
        "conditions:\n  - {name: Toast, status: needs_justification, question: why}\n", [], [TOAST, TABS], ["new-seeds/conditional Toast"],
    ),
    "a test file that went": Row(
        TESTED, [], [], ["verification/missing tests/a.py"], stage="landing",
        files=files("tests/a.py", status="removed") | files("tests/b.py", "src/z.py"),
    ),
    "test files among others": Row(TESTED, [], [], [], stage="landing", files=files("tests/a.py", "tests/b.py", "src/z.py")),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_a_change_breaks_what_it_breaks(row: Row) -> None:
    assert told(row.verdict()) == row.expected


SAID = {
    "what is listed and what is there": (
        "new_seeds:\n  - {type: component, name: Timeline, justification: x}\n  - {type: hook, name: useTime, justification: x}\n",
        {}, thing("component", "ToastList", "src/T.tsx:1"), ["(Timeline, useTime)", "Build on what exists"],
    ),
    "an empty list": ("new_seeds: []\n", {}, thing("component", "ToastList", "src/T.tsx:1"), ["(nothing)"]),
    "what is akin": ("new_seeds: []\n", HOME, thing("component", "ToastList", "src/T.tsx:1"), ["Build on Toast (src/Toast.tsx)"]),
    "what to extend": (
        clause("ui-extend"), HOME, thing("component", "ToastList", "src/T.tsx:1", "form=class"), ["`ToastList` (class)", "Extend Toast ("],
    ),
    "nothing to extend": (clause("ui-extend"), {}, thing("component", "Rail", "src/T.tsx:1"), ["Extend an existing", "`Rail`;"]),
    "another alternative": (CONDITIONS, {}, thing("component", "Calendar", "src/T.tsx:1"), ["alternative: use Dates."]),
    "no alternative": (CONDITIONS, {}, thing("component", "Rail", "src/T.tsx:1"), ["Leave it out."]),
}


@pytest.mark.parametrize(("decision", "vault", "new", "words"), SAID.values(), ids=SAID.keys())
def test_a_finding_says_what_to_do(decision: str, vault: dict[str, str], new: Element, words: list[str]) -> None:
    [finding] = judged(change(snapshot(), snapshot(new)), law(decision, vault=vault)).findings
    assert [word for word in words if word not in f"{finding.message} {finding.remedy}"] == []
    assert [(one.path, one.line) for one in finding.related] == ([("src/Toast.tsx", 1)] if vault else [])


def test_what_conservation_keeps_out_is_told_with_what_to_build_on() -> None:
    for vault, words in ((HOME, "Build on Toast (src/Toast.tsx)"), ({}, "Build on what exists")):
        new = change(snapshot(), snapshot(thing("component", "ToastList", "src/T.tsx:1")))
        [finding] = judged(new, law("constraints: [data-append]\n", "conservation", vault)).findings
        assert words in finding.remedy


def test_what_a_test_file_was_expected_for_is_told() -> None:
    findings = judged(change(snapshot(), snapshot(TOAST)), law(TESTED), "landing").findings
    assert [(one.name, f"({action})" in one.message) for one, action in zip(findings, ("extend", "create"), strict=True)] == [
        ("tests/a.py", True), ("tests/b.py", True)]


def test_a_decision_without_a_status_says_so_and_one_with_it_which() -> None:
    under = law()
    assert under.decision is not None
    for status, words in (("", "its status is absent"), ("rejected", "its status is rejected")):
        decided = replace(under.decision, status=status, approved=False)
        [finding] = judged(change(snapshot(), snapshot()), replace(under, decision=decided)).findings
        assert words in finding.message


def test_what_a_seed_was_renamed_to_is_told_of_it_alone() -> None:
    other = thing("component", "Rail", "lib/R.tsx:1", "prop=a")
    found = change(snapshot(other, TOAST), snapshot(replace(other, name="Line")))
    assert [one.message for one in judged(found, law("constraints: [data-append]\n", vault=HOME)).findings] == [
        "component `Toast` is a registered seed and is gone; the decision does not list its removal."]
    found = change(snapshot(other, TOAST), snapshot(replace(other, name="Line"), replace(TOAST, name="Bread")))
    assert ["; Bread stands in its place" in one.message for one in judged(
        found, law("constraints: [data-append]\n", vault=HOME)).findings] == [True]


EVENTS = element("enum", "Events", "src/e.ts:1", "member=created", "member=closed")
CLOSED = Check("freeze", ("event", "enum"), parameters=(("members", "created,closed"),))


@pytest.mark.parametrize(("base", "head", "found"), [
    ([EVENTS], [replace(EVENTS, facets=EVENTS.facets[:1])], ["Events"]),
    ([element("enum", "Sizes", "src/e.ts:1", "member=s")], [element("enum", "Sizes", "src/e.ts:1", "member=m")], []),
    ([], [element("event", "created", "src/e.ts:1")], []),
    ([], [element("event", "opened", "src/e.ts:1")], ["opened"]),
    ([], [element("enum", "Sizes", "src/e.ts:1", "member=s")], []),
    ([element("event", "closed", "src/e.ts:1")], [], ["closed"]),
    ([element("event", "other", "src/e.ts:1")], [], []),
])
def test_a_closed_set_takes_and_loses_none(base: Things, head: Things, found: list[str]) -> None:
    said = Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (CLOSED,))
    assert [one.name for one in run(said, Case(change(snapshot(*base), snapshot(*head)), law()))] == found


def test_a_file_is_told_by_its_first_line() -> None:
    [finding] = judged(change(snapshot(), snapshot(), **files("docs/a.md")), law(clause("x => forbid-new file docs/**"))).findings
    assert (finding.line, finding.end_line) == (1, 1)


def test_what_binds_beside_the_sentences_stands_once_and_at_the_top_of_its_file() -> None:
    under = law("reuse: {frontend: [Modal]}\nremovals: [src/old.ts]\n", vault={"data": "enums:\n  S: {extension_policy: frozen}\n"})
    other = law("reuse: {frontend: [Card]}\n").decision
    assert under.decision is not None and other is not None
    told = implied(replace(under, standing=(under.decision, other)))
    assert [one.checks[0].target for one in told if one.checks[0].op == "reuse"] == ["Modal", "Card"]
    assert {one.checks[0].within for one in told if one.checks[0].op == "returned"} == {("src/old.ts",)}
    assert {one.clause.line for one in told if one.checks[0].op in ("vault", "trust", "extend", "removals")} == {1}
