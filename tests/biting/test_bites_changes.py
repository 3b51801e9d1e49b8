"""What mutants got past in what a change touches and in how a clause is held: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, Things, change, clause, element, files, judged, law, snapshot, told, use

from keeper_validate import shipped
from keeper_validate.checks import hold, run
from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import interface_phrase
from keeper_validate.checks.scope import contexts, is_step, rule_of
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.values import replace

CARD = element("component", "Card", "src/a.tsx:1", "prop=wide")
MORE = element("component", "Card", "src/a.tsx:1", "prop=wide", "prop=tall")
USERS = element("table", "users", "db/t.py:1", "column=id", "column=email")
FEWER = element("table", "users", "db/t.py:1", "column=id")
CHANGED = ["constraints/forbid-change Card"]
STEP = element("enum", "S", "db/migrations/001.test.ts:1", "member=A", context="test")

TOUCHED = {
    "an element": Row(clause("x => forbid-change component Card"), [CARD], [MORE], CHANGED),
    "another element": Row(clause("x => forbid-change component Badge"), [CARD], [MORE], []),
    "an element elsewhere": Row(clause("x => forbid-change component in:lib/**"), [CARD], [MORE], []),
    "an element that is named as the exception": Row(clause("x => forbid-change component except:Card"), [CARD], [MORE], []),
    "a new file of tests": Row(
        clause("x => forbid-new file *.test.ts"), [], [element("service", "S", "src/a.test.ts:1", context="test")],
        ["constraints/forbid-new src/a.test.ts"],
    ),
    "an element of a test": Row(
        clause("x => forbid-change component"), [replace(CARD, context="test")], [replace(MORE, context="test")], [],
    ),
    "an element of a test that went": Row(clause("x => forbid-remove component"), [replace(CARD, context="test")], [], []),
    "a test among migrations": Row(
        clause("x => forbid-change file **/migrations/**"), [STEP], [STEP], [], files=files("db/migrations/001.test.ts", status="changed"),
    ),
    "a test among migrations of a folder that is named": Row(
        clause("x => forbid-change file **/migrations/** in:db/**"), [STEP], [STEP],
        ["constraints/forbid-change db/migrations/001.test.ts"], files=files("db/migrations/001.test.ts", status="changed"),
    ),
    "new things where one comes along": Row(
        clause("x => forbid-new store when:page"), [], [element("store", "cart"), element("page", "/x", "src/x.tsx:1"), CARD],
        ["constraints/forbid-new cart"],
    ),
    "new things where none comes along": Row(clause("x => forbid-new store when:page"), [], [element("store", "cart"), CARD], []),
    "what a file lifts": Row(
        clause("x => forbid-new store waive:docs/*.md"), [], [element("store", "cart")], ["constraints/forbid-new cart waived"],
        files=files("docs/a.md"),
    ),
    "what another file does not lift": Row(
        clause("x => forbid-new store waive:docs/*.md"), [], [element("store", "cart")], ["constraints/forbid-new cart"],
        files=files("src/z.ts"),
    ),
    "what a file that goes does not lift": Row(
        clause("x => forbid-new store waive:docs/*.md"), [], [element("store", "cart")], ["constraints/forbid-new cart"],
        files=files("docs/a.md", status="removed"),
    ),
}
PHRASES = [
    ("enum", ["member=A", "member=B"], ["member=A"], "member B is gone"),
    ("enum", ["member=A", "member=B"], ["member=B", "member=A"], "its members stand in another order"),
    ("enum", ["member=A=1"], ["member=A=2"], "member A is now 2"),
    ("component", ["prop=wide", "renders=div=root"], ["prop=wide"], ""),
    ("component", ["prop=wide=int"], ["prop=wide=string"], "prop wide is now string"),
    ("component", ["renders=div=root"], ["renders=div=inside"], ""),
    ("component", ["prop=wide"], ["prop=wide", "renders=div=root"], ""),
    ("store", ["member=A", "member=B"], ["member=B", "member=A"], ""),
]


@pytest.mark.parametrize("row", TOUCHED.values(), ids=TOUCHED.keys())
def test_a_change_touches_what_a_clause_names(row: Row) -> None:
    assert told(row.verdict()) == row.expected


@pytest.mark.parametrize(("kind", "base", "head", "phrase"), PHRASES)
def test_what_others_rely_on_is_told(kind: str, base: list[str], head: list[str], phrase: str) -> None:
    sides = (snapshot(element(kind, "Thing", "src/a.ts:1", *facets)) for facets in (base, head))
    assert [interface_phrase(one) for one in change(*sides).altered] == [phrase]


def test_what_went_is_not_told_as_another_that_was_renamed() -> None:
    other = element("component", "Rail", "lib/R.tsx:1", "prop=a", "prop=b")
    found = change(snapshot(CARD, other), snapshot(replace(other, name="Line")))
    said = {one.name: one.message for one in judged(found, law(clause("x => forbid-remove component"))).findings}
    assert ["now Line" in said[name] for name in ("Card", "Rail")] == [False, True]


def compiled(*checks: Check, text: str = "x") -> Compiled:
    return Compiled(Clause("constraints[0]", "constraints", text, "d.yaml", 3), checks)


MODELS = Check("forbid-new", ("schema", "table"))
ASKED, SCHEMA = element("schema", "Order", "src/o.ts:1"), Check("forbid-new", ("schema",))


@pytest.mark.parametrize(("said", "head", "found"), [
    (compiled(MODELS), [ASKED], ["Order"]), (compiled(MODELS), [ASKED, USERS], ["users"]), (compiled(SCHEMA), [ASKED, USERS], ["Order"]),
    (compiled(MODELS, text="x => forbid-new schema|table"), [ASKED, USERS], ["users", "Order"]),
])
def test_models_are_tables_where_there_are_any(said: Compiled, head: Things, found: list[str]) -> None:
    assert sorted(one.name for one in run(said, Case(change(snapshot(), snapshot(*head)), law()))) == sorted(found)


WHOLE, EACH = Check("require-use", ("component",), "Bar"), Check("require-use", ("component",), use="Bar")
STORES = Check("forbid-new", ("store",))


@pytest.mark.parametrize(("checks", "later"), [
    ((WHOLE,), True), ((WHOLE, WHOLE), True), ((WHOLE, STORES), False), ((STORES, WHOLE), False), ((EACH,), False),
    ((STORES,), False), ((), False),
])
def test_a_clause_is_judged_later_where_all_of_it_is(checks: tuple[Check, ...], later: bool) -> None:
    held = hold(compiled(*checks), Case(change(snapshot(), snapshot(CARD)), law()))
    assert (held.later is not None) is later
    assert [one.name for one in held.findings] == (["Card"] if EACH in checks else [])


def test_what_is_made_is_not_told_as_used_as_well() -> None:
    socket = element("technology", "websocket", "src/l.ts:1")
    checks = (Check("forbid-new", ("technology",), "websocket"), Check("forbid-use", ("technology",), "websocket"))
    found = run(compiled(*checks), Case(change(snapshot(), snapshot(socket)), law()))
    assert [one.rule for one in found] == ["constraints/forbid-new"]


def test_what_people_may_approve_says_so() -> None:
    for human in (False, True):
        [finding] = run(compiled(replace(STORES, human=human)), Case(change(snapshot(), snapshot(element("store", "cart"))), law()))
        assert ("approval" in finding.remedy) is human


COLUMNS = Check("forbid-remove", ("column",))


@pytest.mark.parametrize(("check", "context", "lost"), [
    (COLUMNS, "source", True), (replace(COLUMNS, target="email"), "source", True), (replace(COLUMNS, target="users"), "source", True),
    (replace(COLUMNS, target="id"), "source", False), (replace(COLUMNS, within=("lib/**",)), "source", False),
    (COLUMNS, "test", False), (replace(COLUMNS, kinds=("member",)), "source", False),
])
def test_a_part_that_went_is_told_of_what_it_was_part(check: Check, context: str, lost: bool) -> None:
    sides = (snapshot(replace(one, context=context)) for one in (USERS, FEWER))
    assert [one.name for one in run(compiled(check), Case(change(*sides), law()))] == (["users"] if lost else [])


@pytest.mark.parametrize(("bead", "judged_now"), [("b-1", True), ("B-1", True), ("b-2", False), (None, False)])
def test_a_clause_of_a_bead_binds_it_alone(bead: str | None, judged_now: bool) -> None:
    said = replace(compiled(STORES), clause=replace(compiled().clause, bead="b-1"))
    held = hold(said, Case(change(snapshot(), snapshot(element("store", "cart"))), law(bead=bead)))
    assert bool(held.findings) is judged_now
    assert (held.elsewhere is not None, held.later is not None) == (bead == "b-2", bead is None)


TYPED = Check("forbid-new", ("column",), parameters=(("type", "json"),))
CACHE = element("technology", "redis", "src/l.ts:1", "library=redis-om")


@pytest.mark.parametrize(("check", "base", "head", "found"), [
    (TYPED, [FEWER], [element("table", "users", "db/t.py:1", "column=id", "column=data=json")], ["users"]),
    (TYPED, [FEWER], [USERS], []),
    (Check("forbid-new", ("prop",)), [CARD], [MORE], ["Card"]), (Check("forbid-new", ("store",)), [CARD], [MORE], []),
    (Check("forbid-new", ("technology",), "redis-om", technology="redis"), [], [CACHE], ["redis"]),
    (Check("forbid-new", ("technology",), "ioredis", technology="redis"), [], [CACHE], []),
    (Check("forbid-new", ("technology",), "redis-om"), [], [CACHE], []),
    (Check("forbid-new", ("component",), primitive="modal"), [], [element("component", "SavedModal", "src/m.tsx:1")], ["SavedModal"]),
    (Check("forbid-new", ("component",), primitive="modal"), [], [CARD], []),
    (Check("gone", ("component",), primitive="modal"), [], [element("component", "SavedModal", "src/m.tsx:1")], ["SavedModal"]),
    (Check("forbid-new", ("role",)), [element("enum", "UserRole", "src/r.ts:1", "member=A")],
     [element("enum", "UserRole", "src/r.ts:1", "member=A", "label=B")], []),
])
def test_what_comes_is_told_by_kind_and_part(check: Check, base: Things, head: Things, found: list[str]) -> None:
    assert [one.name for one in run(compiled(check), Case(change(snapshot(*base), snapshot(*head)), law()))] == found


@pytest.mark.parametrize(("check", "told"), [
    (Check("forbid-use", ("token",)), {"source"}), (Check("forbid-use", ("token",), "console.log"), {"source"}),
    *((Check("forbid-use", ("token",), name), {"source", "test"}) for name in (
        "it.only", "test.only", "describe.only", "it.skip", "test.skip", "describe.skip", "*.only", "*.skip")),
    (Check("forbid-use", ("token",), "form.only"), {"source"}), (Check("forbid-new", ("component",), "*test*"), {"source"}),
    (Check("forbid-new", ("file",), "*.test.ts"), {"source", "test"}),
    (Check("forbid-new", ("component",), within=("e2e/**",)), {"source", "test"}),
])
def test_a_check_counts_source_and_what_it_speaks_of(check: Check, told: set[str]) -> None:
    assert contexts(check) == told


@pytest.mark.parametrize(("path", "step"), [
    ("db/migrations/001_init.sql", True), ("db/migrations/001_init/up.sh", True), ("db/migrations/helper.py", False),
    ("db/001_init/helper.py", False), ("001_init.sql", True),
])
def test_a_migration_has_a_place_in_an_order(path: str, step: bool) -> None:
    assert is_step(path, (shipped.data("rules/lexicon/shapes")["steps"]["in"],)) is step
    assert is_step(path, ("src/**",))


def test_a_forbidden_list_has_rules_of_its_own() -> None:
    fields = ("forbidden", "forbidden_things", "constraints")
    told = [rule_of(replace(compiled().clause, field=field), "forbid-new", "auth_call") for field in fields]
    assert told == ["forbidden/new-auth-call", "forbidden/new-auth-call", "constraints/forbid-new"]


USER_ROLE = element("enum", "UserRole", "src/r.ts:1", "member=A")
MORE_ROLES = element("enum", "UserRole", "src/r.ts:1", "member=A", "member=B")
PROPS, ROLES = Check("forbid-new", ("prop",)), Check("forbid-new", ("role",))
JSON = element("table", "users", "db/t.py:1", "column=id", "column=data=json")
EXTENDED = "extend:\n  - {target: Card, change: more}\n  - {target: UserRole, change: more}\n  - {target: users, change: more}\n"


@pytest.mark.parametrize(("check", "base", "head", "found"), [
    (PROPS, [CARD], [MORE], ["Card"]), (replace(PROPS, target="tall"), [CARD], [MORE], ["Card"]),
    (replace(PROPS, target="Card"), [CARD], [MORE], ["Card"]), (replace(PROPS, target="wide"), [CARD], [MORE], []),
    (replace(PROPS, kinds=("variant",)), [CARD], [MORE], []), (replace(PROPS, within=("lib/**",)), [CARD], [MORE], []),
    (PROPS, [replace(CARD, context="test")], [replace(MORE, context="test")], []),
    (TYPED, [FEWER], [JSON], ["users"]), (replace(TYPED, within=("lib/**",)), [FEWER], [JSON], []),
    (replace(TYPED, target="data"), [FEWER], [JSON], ["users"]), (replace(TYPED, target="id"), [FEWER], [JSON], []),
    (TYPED, [FEWER], [element("table", "users", "db/t.py:1", "column=id", "column=data=text")], []),
    (ROLES, [USER_ROLE], [MORE_ROLES], ["UserRole"]), (replace(ROLES, target="C"), [USER_ROLE], [MORE_ROLES], []),
    (replace(ROLES, within=("lib/**",)), [USER_ROLE], [MORE_ROLES], []),
])
def test_a_part_that_comes_is_told_of_what_gains_it(check: Check, base: Things, head: Things, found: list[str]) -> None:
    sides = change(snapshot(*base), snapshot(*head))
    assert [one.name for one in run(compiled(check), Case(sides, law()))] == found
    assert run(compiled(check), Case(sides, law(EXTENDED))) == ()


NOTES = Check("forbid-new", ("file",), "notes", within=("src/**",))


@pytest.mark.parametrize(("base", "head", "found"), [
    ([], [element("store", "a", "src/notes.ts:1")], ["src/notes.ts"]), ([], [element("store", "a", "src/notes.ts:1", context="test")], []),
    ([element("store", "a", "src/old.ts:1")], [element("store", "a", "src/notes.ts:1")], []),
])
def test_a_file_that_comes_is_told_where_it_is_new_source(base: Things, head: Things, found: list[str]) -> None:
    assert [one.path for one in run(compiled(NOTES), Case(change(snapshot(*base), snapshot(*head)), law()))] == found


def test_a_file_may_be_put_elsewhere_only_where_a_place_is_told() -> None:
    came = change(snapshot(), snapshot(), **files("src/notes.ts"))
    for check, elsewhere in ((NOTES, True), (replace(NOTES, within=()), False)):
        [finding] = run(compiled(check), Case(came, law()))
        assert ("elsewhere or into" in finding.remedy) is elsewhere


def test_what_stands_beside_another_is_told_so() -> None:
    for parameters, told_so in (((("beside", ""),), True), ((), False)):
        below = replace(CARD, name="Row", line=9)
        check = Check("forbid-new", ("component",), parameters=parameters)
        findings = run(compiled(check), Case(change(snapshot(CARD), snapshot(CARD, below)), law()))
        assert ["stands beside another" in one.message for one in findings] == [told_so]


def test_a_value_that_code_renames_is_no_part_of_what_a_technology_makes() -> None:
    renames = use("statement", "status", "db/x.py:3", form="A is now B")
    for technology, found in ((None, ["status"]), ("prisma", [])):
        check = Check("append-only", ("enum",), technology=technology)
        assert [one.name for one in run(compiled(check), Case(change(snapshot(), snapshot(renames)), law()))] == found


def test_what_another_technology_makes_may_change() -> None:
    sides = [replace(one, framework="prisma") for one in (MORE_ROLES, USER_ROLE)]
    for technology, found in (("prisma", ["UserRole"]), ("django", [])):
        check = Check("append-only", ("enum",), technology=technology)
        assert [one.name for one in run(compiled(check), Case(change(*map(snapshot, sides)), law()))] == found


TOKEN = Check("forbid-new", ("auth_call",), "jwt.sign", parameters=(("primitive", "token"),))
SERVICES, LOGIN = Check("forbid-new", ("auth_service",)), element("auth_service", "Door.login", "src/d.ts:1")


@pytest.mark.parametrize(("check", "base", "head", "found"), [
    (TOKEN, [], [element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=token")], ["jwt.sign"]),
    (TOKEN, [], [element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=password")], []),
    (replace(TOKEN, op="forbid-change"), [element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=token")], [], ["jwt.sign"]),
    (replace(TOKEN, op="forbid-change"), [element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=password")], [], []),
    (Check("forbid-new", ("component",), "Card", technology="react"), [], [CARD], []),
    (Check("forbid-new", ("component",), "Card", technology="react"), [], [replace(CARD, framework="react")], ["Card"]),
    (SERVICES, [LOGIN], [LOGIN, element("auth_service", "Door.renew", "src/d.ts:9")], []),
    (SERVICES, [LOGIN], [LOGIN, element("auth_service", "Gate.open", "src/d.ts:9")], ["Gate.open"]),
    (replace(SERVICES, target="Door.renew"), [LOGIN], [LOGIN, element("auth_service", "Door.renew", "src/d.ts:9")], ["Door.renew"]),
    (Check("forbid-new", ("store",)), [LOGIN], [LOGIN, element("store", "Door.renew", "src/d.ts:9")], ["Door.renew"]),
])
def test_what_comes_is_told_by_what_makes_it(check: Check, base: Things, head: Things, found: list[str]) -> None:
    assert [one.name for one in run(compiled(check), Case(change(snapshot(*base), snapshot(*head)), law()))] == found
