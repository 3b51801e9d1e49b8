"""What a later sample of mutants got past: each case fails under one of them."""

from __future__ import annotations

import pytest
from made import change, element, files, judged, law, snapshot
from shown import shown

from keeper_validate.checks.members import beyond_append
from keeper_validate.checks.naming import singular
from keeper_validate.clause import Check
from keeper_validate.element import Element
from keeper_validate.values import replace
from keeper_validate.verdict import clauses

INLINE = element("enum", "mode", "src/a.ts:3", "form=inline-union", "member=a", "member=b", exported=False)
STANDING = "constraints:\n  - x => forbid-remove file docs/**\n"

CHANGES: dict[str, tuple[str, list[Element], list[Element], dict[str, str], list[str]]] = {
    "a set in place that went, beside one of other members": (
        "constraints: [data-append]\n", [INLINE], [element("enum", "Other", "src/b.ts:1", "member=x", "member=y")],
        files("src/a.ts", status="changed"),
        ["data-append/enum-removed mode"],
    ),
    "a set in place that got a name of its own": (
        "constraints: [data-append]\n", [INLINE], [element("enum", "Mode", "src/b.ts:1", "member=a", "member=b", "member=c")],
        files("src/a.ts", status="changed"), [],
    ),
    "a file that goes, under a decision that lets something go by its name": (
        STANDING + "removals:\n  - {type: enum, name: Status, justification: replaced}\n", [], [], files("docs/a.md", status="removed"),
        ["constraints/forbid-remove docs/a.md"],
    ),
    "a file that goes, as the decision says": (
        STANDING + "removals:\n  - {type: file, name: a, path: docs/a.md, justification: replaced}\n", [], [],
        files("docs/a.md", status="removed"), [],
    ),
}


@pytest.mark.parametrize("case", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_breaks_what_it_breaks(case: tuple[str, list[Element], list[Element], dict[str, str], list[str]]) -> None:
    decision, base, head, changed, expected = case
    verdict = judged(change(snapshot(*base), snapshot(*head), **changed), law(decision))
    assert sorted(f"{one.rule} {one.name}" for one in verdict.findings if one.severity == "block") == expected


def test_what_must_be_reused_is_of_the_kind_that_its_entry_names() -> None:
    verdict = judged(change(snapshot(), snapshot()), law("reuse:\n  frontend:\n    - Modal component\n"))
    [state] = [one for one in verdict.clauses if one.compiled.clause.id.startswith("reuse")]
    assert state.compiled.checks == (Check("reuse", ("component",), "Modal"),)


def test_a_standing_decision_that_governs_is_judged_once() -> None:
    under = law("standing: true\nconstraints:\n  - data-append\n")
    assert under.decision is not None
    assert [one.text for one in clauses(replace(under, standing=(under.decision,)))] == ["data-append"]


def test_where_no_member_is_left_nothing_was_put_before_one() -> None:
    found = beyond_append((("A", None),), (("X", None), ("Y", None)))
    assert [one.member for one in found if one.what == "member-inserted"] == []


@pytest.mark.parametrize(("word", "single"), [("js", "js"), ("ids", "id"), ("access", "access")])
def test_a_word_of_two_letters_is_no_plural(word: str, single: str) -> None:
    assert singular(word) == single


READINGS = [
    ("forbidden", "Modals in src/legacy", "forbid-new component modal in:src/legacy"),
    ("constraints", "Some routes must not change", "unchecked"),
    ("constraints", "Many new modals must not be added", "forbid-new component modal"),
    ("constraints", "The old modals are slow. They must not be used", "unchecked"),
    ("constraints", "Authentication is required on all routes", "~ require-shape route guard=*"),
    ("constraints", "All routes authentication is required", "unchecked"),
    ("constraints", "Every new Badge must have a story", "require-companion component badge with:{dir}/{stem}.stories.*"),
    ("constraints", "Keep `a.md` in sync with `b.md`",
     "~ require-companion file a.md with:b.md on=change soft; require-companion file b.md with:a.md on=change soft"),
    ("constraints", "No modals anywhere", "forbid-new component modal"),
]


@pytest.mark.parametrize(("key", "text", "reading"), READINGS, ids=[text for _, text, _ in READINGS])
def test_a_sentence_is_read_so(key: str, text: str, reading: str) -> None:
    assert shown(text, key) == reading
