"""What mutants got past in the shape of new things: headers, files of another name, places, styles; each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Things, change, element, files, law, snapshot, use

from keeper_validate.checks import run
from keeper_validate.checks.case import Case
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Use
from keeper_validate.values import replace

HEADED = Check("require-shape", ("file",), within=("src/**",), parameters=(("header", "*Copyright*"),))
ALIKE = Check("require-shape", ("component",), parameters=(("named", "file"),))
CARD = element("component", "Card", "src/Card.tsx:1")
MAIL = element("service", "Mail", "src/a.ts:40")
GRANT = "new_seeds:\n  - {{type: component, name: {}, justification: x}}\n"


def comment(line: int, form: str = "comment") -> Use:
    return use("token", "Copyright us", f"src/a.ts:{line}", form=form)


def found(check: Check, base: Things, head: Things, decision: str = "", **paths: str) -> list[str]:
    said = Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (check,))
    told = run(said, Case(change(snapshot(*base), snapshot(*head), **paths), law(decision)))
    return [f"{one.path}" + ("" if one.severity == "block" else f" {one.severity}") for one in told]


@pytest.mark.parametrize(("base", "head", "missing"), [
    ([], [MAIL], True), ([], [MAIL, comment(1)], False), ([], [MAIL, comment(30)], False), ([], [MAIL, comment(31)], True),
    ([], [MAIL, comment(1, "literal")], True), ([replace(MAIL, line=1)], [MAIL], False), ([replace(MAIL, path="lib/a.ts")], [MAIL], False),
    ([], [replace(MAIL, path="lib/a.ts")], False), ([], [replace(MAIL, path="src/a.unknown")], False),
    ([], [replace(MAIL, context="test")], False),
])
def test_a_new_file_begins_with_the_header(base: Things, head: Things, missing: bool) -> None:
    assert found(HEADED, base, head) == (["src/a.ts"] if missing else [])


def test_a_file_that_is_granted_or_empty_needs_no_header() -> None:
    assert found(HEADED, [], [MAIL], GRANT.format("src/a.ts")) == []
    came = change(snapshot(), snapshot(MAIL))
    came = replace(came, files=tuple(replace(one, empty=True) for one in came.files))
    assert run(Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (HEADED,)), Case(came, law())) == ()


@pytest.mark.parametrize(("head", "misnamed"), [
    ([CARD], []), ([replace(CARD, path="src/panel.tsx")], ["src/panel.tsx"]), ([replace(CARD, path="src/index.tsx")], []),
    ([replace(CARD, path="src/panel.tsx", exported=False)], []), ([replace(CARD, path="src/__init__.py")], []),
    ([CARD, element("component", "Row", "src/Card.tsx:9")], []),
    ([replace(CARD, exported=False), element("component", "Row", "src/Card.tsx:9")], ["src/Card.tsx"]),
    ([element("hook", "Card", "src/Card.tsx:1"), element("component", "Row", "src/Card.tsx:9")], ["src/Card.tsx"]),
    ([replace(CARD, path="src/Card.view.tsx")], []), ([replace(CARD, path="src/view.Card.tsx")], ["src/view.Card.tsx"]),
])
def test_a_file_is_called_like_what_it_exports(head: Things, misnamed: list[str]) -> None:
    assert found(ALIKE, [], head) == misnamed


@pytest.mark.parametrize(("check", "head", "outside"), [
    (Check("require-shape", ("component",), "src/ui/**"), [CARD], ["src/Card.tsx"]),
    (Check("require-shape", ("component",), "src/ui/**"), [replace(CARD, exported=False)], []),
    (Check("require-shape", ("component",), "src/ui/"), [replace(CARD, exported=False)], []),
    (Check("require-shape", ("component",), "*Panel,*Card"), [CARD], []),
    (Check("require-shape", ("route",), "/^\\/v1/"), [element("route", "GET /v1/x", "api/a.py:1")], []),
    (Check("require-shape", ("route",), "/^\\/v1/"), [element("route", "GET /v2/x", "api/a.py:1")], ["api/a.py"]),
    (Check("require-shape", ("table",), "src/ui/**"), [element("table", "users", "db/t.py:1", exported=False)], ["db/t.py"]),
    (Check("require-shape", ("route",), parameters=(("guard", "signed"),)), [element("route", "GET /a", "api/a.py:1")], ["api/a.py"]),
    (Check("require-shape", ("route",), parameters=(("guard", "signed"),)), [element("route", "GET /a", "api/a.py:1", "guard=limit")],
     ["api/a.py warn"]),
    (Check("require-shape", ("route",), parameters=(("guard", "signed"),)), [element("route", "GET /a", "api/a.py:1", "guard=signed")], []),
])
def test_a_new_thing_has_its_place_and_its_parts(check: Check, head: Things, outside: list[str]) -> None:
    assert found(check, [], head) == outside
    assert found(check, [], head, GRANT.format("Card")) == [one for one in outside if "Card" not in one]


@pytest.mark.parametrize(("target", "path", "fits"), [
    ("kebab-case", "src/my-file.ts", True), ("kebab-case,snake_case", "src/my-file.ts", True), ("snake_case", "src/my-file.ts", False),
    ("kebab-case", "lib/MyFile.ts", True),
    ("use*", "src/useX.ts", True), ("use*", "src/x.ts", False), ("kebab-case", "src/README.md", True),
])
def test_a_new_file_has_its_name(target: str, path: str, fits: bool) -> None:
    assert found(Check("require-shape", ("file",), target, within=("src/**",)), [], [], **files(path)) == ([] if fits else [path])


def test_what_is_kept_apart_is_told_at_its_own_side() -> None:
    apart = Check("require-shape", ("file",), within=("src/**",), parameters=(("apart", "db/**"),))
    assert found(apart, [], [], **files("db/b.sql", "src/a.ts")) == ["src/a.ts"]
    assert found(apart, [], [], **files("src/a.ts")) == found(apart, [], [], **files("db/b.sql")) == []
    assert found(apart, [], [], **files("lib/b.sql", "src/a.ts")) == []
    within = replace(apart, parameters=(("apart", "src/gen/**"),))
    assert found(within, [], [], **files("src/a.ts", "src/gen/b.ts")) == []
