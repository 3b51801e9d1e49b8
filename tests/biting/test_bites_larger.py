"""What mutants of the larger checks got past: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, Things, change, clause, element, files, judged, law, snapshot, told, use

from keeper_validate.checks import run
from keeper_validate.checks.case import Case
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.values import replace

ICONS = clause("x => require-use component use:Icon")
EITHER = clause("x => require-use component use:Icon,Glyph")
JOBS = clause("x => require-use file in:src/jobs/** use:Logger")
BAR = clause("x => require-use component FilterBar in:src/ui/**")
GUARDED = clause("x => require-use route use:requireAuth")
STAGE = element("component", "Stage", "src/s.tsx:1")
OPEN = element("route", "GET /b", "src/r.ts:9")
HELD = element("route", "GET /a", "src/r.ts:1", "guard=requireAuth")
IMPORTED = use("import", "./auth:requireAuth", "src/r.ts:1")
MISSED = ["constraints/require-use Stage"]

REQUIRED = {
    "a new file of a folder does without": Row(JOBS, [], [], ["constraints/require-use src/jobs/a.ts"], files=files("src/jobs/a.ts")),
    "a new file of a folder imports it": Row(JOBS, [], [use("import", "../log:Logger", "src/jobs/a.ts:1")], []),
    "a new file elsewhere": Row(JOBS, [], [], [], files=files("src/b.ts")),
    "a file that was there": Row(JOBS, [], [], [], files=files("src/jobs/a.ts", status="changed")),
    "a file that only moved": Row(
        JOBS, [element("service", "Mail", "src/old/a.ts:1")], [element("service", "Mail", "src/jobs/a.ts:1")], [],
    ),
    "a new test": Row(JOBS, [], [element("service", "Mail", "src/jobs/a.test.ts:1", context="test")], []),
    "a new file where each page is asked": Row(
        clause("x => require-use file Logger when:page in:src/**"), [], [], [], files=files("src/z.ts"),
    ),
    "a page of another folder": Row(
        clause("x => require-use hook useApi when:page in:src/pages/**"), [], [element("page", "/x", "lib/x.tsx:1")], [],
    ),
    "another thing than the one that is asked": Row(clause("x => require-use component *Panel use:Icon"), [], [STAGE], []),
    "what stands beside in the file uses it": Row(
        ICONS, [], [STAGE, element("component", "Side", "src/s.tsx:9", "renders=Icon=inside")], MISSED,
    ),
    "what is asked for stands in the file, and is not used": Row(ICONS, [], [STAGE, element("store", "Icon", "src/s.tsx:9")], MISSED),
    "a prop is called so": Row(ICONS, [], [element("component", "Stage", "src/s.tsx:1", "prop=Icon")], MISSED),
    "it is called": Row(ICONS, [], [STAGE, use("call", "Icon", "src/s.tsx:2")], []),
    "a word of what is imported": Row(
        clause("x => require-use component use:icon"), [], [STAGE, use("import", "./IconSet:default", "src/s.tsx:1")], [],
    ),
    "one of two is imported": Row(EITHER, [], [STAGE, use("import", "./ui:Glyph", "src/s.tsx:1")], []),
    "one of two is rendered": Row(EITHER, [], [element("component", "Stage", "src/s.tsx:1", "renders=Glyph=inside")], []),
    "its file uses the technology": Row(
        clause("x => require-use component use:zod"), [], [STAGE, element("technology", "zod", "src/s.tsx:2")], [],
    ),
    "a route beside one that has the guard": Row(GUARDED, [], [OPEN, HELD, IMPORTED], ["constraints/require-use GET /b"]),
    "a route in a file that imports the guard": Row(GUARDED, [], [OPEN, IMPORTED], []),
    "a route beside a guarded page": Row(GUARDED, [], [OPEN, element("page", "/p", "src/r.ts:20", "guard=requireAuth"), IMPORTED], []),
    "a route beside one that has another guard": Row(
        GUARDED, [], [OPEN, element("route", "GET /a", "src/r.ts:1", "guard=limit"), IMPORTED], [],
    ),
    "a route beside one that has a member of the guard": Row(
        clause("x => require-use route use:auth.required"), [],
        [OPEN, element("route", "GET /a", "src/r.ts:1", "guard=auth.required"), use("import", "./x:auth", "src/r.ts:1")],
        ["constraints/require-use GET /b"],
    ),
    "a component beside guarded routes": Row(
        clause("x => require-use component use:requireAuth"), [], [element("component", "Stage", "src/r.ts:20"), HELD, IMPORTED], [],
    ),
    "the whole work uses it elsewhere alone": Row(
        BAR, [], [element("component", "View", "src/ui/v.tsx:1"), use("import", "../ui/FilterBar:FilterBar", "lib/a.tsx:1")],
        ["constraints/require-use FilterBar"], stage="landing",
    ),
    "one file of the whole work uses it": Row(
        BAR, [], [element("component", "View", "src/ui/v.tsx:1"), use("import", "./FilterBar:FilterBar", "src/ui/a.tsx:1")], [],
        stage="landing",
    ),
    "the whole work has it": Row(
        BAR, [], [element("component", "FilterBar", "src/ui/f.tsx:1"), element("component", "Side", "src/ui/f.tsx:9")], [], stage="landing",
    ),
    "the whole work renders it": Row(
        BAR, [],
        [element("component", "View", "src/ui/v.tsx:1", "renders=FilterBar=inside"), element("component", "Side", "src/ui/v.tsx:9")], [],
        stage="landing",
    ),
    "one file of the whole work uses the technology": Row(
        clause("x => require-use technology zod"), [],
        [STAGE, element("technology", "zod", "src/s.tsx:2"), element("component", "View", "src/v.tsx:1")], [], stage="landing",
    ),
}


SOCKET = element("technology", "websocket", "src/l.ts:1")
LODASH = use("import", "lodash", "src/a.ts:1")
SHEETS = clause("x => gone file *.css")
CART = element("store", "cart", "src/c.ts:1")

GONE = {
    "a technology in a test": Row(clause("x => gone technology websocket"), [], [replace(SOCKET, context="test")], []),
    "a technology elsewhere": Row(clause("x => gone technology websocket in:lib/**"), [], [SOCKET], []),
    "an import": Row(clause("x => gone import lodash"), [], [LODASH], ["constraints/gone lodash"]),
    "another import": Row(clause("x => gone import lodash"), [], [use("import", "react", "src/a.ts:1")], []),
    "an import elsewhere": Row(clause("x => gone import lodash in:lib/**"), [], [LODASH], []),
    "one of two imports": Row(clause("x => gone import axios,lodash"), [], [LODASH], ["constraints/gone lodash"]),
    "a word that is called like an import": Row(clause("x => gone import lodash"), [], [use("token", "lodash", "src/a.ts:1")], []),
    "a word": Row(clause("x => gone token lodash"), [], [use("token", "lodash", "src/a.ts:1", form="name")], ["constraints/gone lodash"]),
    "another word": Row(clause("x => gone token lodash"), [], [use("token", "ramda", "src/a.ts:1", form="name")], []),
    "any of a kind, where none is named": Row(clause("x => gone store"), [], [CART], []),
    "one by its name": Row(clause("x => gone store cart"), [], [CART], ["constraints/gone cart"]),
    "another name": Row(clause("x => gone store basket"), [], [CART], []),
    "one that the decision grants": Row(
        clause("x => gone store cart") + "new_seeds:\n  - {type: store, name: cart, justification: x}\n", [], [CART], [],
    ),
    "a new file": Row(SHEETS, [], [], ["constraints/gone src/a.css"], files=files("src/a.css")),
    "a new file of another name": Row(SHEETS, [], [], [], files=files("src/a.scss")),
    "a new file elsewhere": Row(clause("x => gone file *.css in:lib/**"), [], [], [], files=files("src/a.css")),
    "a new file of a folder": Row(clause("x => gone file in:old/**"), [], [], ["constraints/gone old/a.ts"], files=files("old/a.ts")),
    "a new file, where none is named": Row(clause("x => gone file"), [], [], [], files=files("old/a.ts")),
    "a new file, where imports are named": Row(clause("x => gone import *.css"), [], [], [], files=files("src/a.css")),
    "a changed file": Row(SHEETS, [], [], [], files=files("src/a.css", status="changed")),
    "a changed file at landing": Row(
        SHEETS, [], [], ["constraints/gone src/a.css"], files=files("src/a.css", status="changed"), stage="landing",
    ),
    "another changed file at landing": Row(SHEETS, [], [], [], files=files("src/a.scss", status="changed"), stage="landing"),
    "a removed file at landing": Row(SHEETS, [], [], [], files=files("src/a.css", status="removed"), stage="landing"),
    "a new file at landing": Row(SHEETS, [], [], ["constraints/gone src/a.css"], files=files("src/a.css"), stage="landing"),
    "an import that stands at landing": Row(
        clause("x => gone import lodash"), [LODASH], [LODASH, use("import", "react", "src/a.ts:2")], ["constraints/gone lodash"],
        stage="landing",
    ),
    "a technology that stands at landing beside another thing": Row(
        clause("x => gone technology websocket"), [SOCKET, CART], [SOCKET, CART], ["constraints/gone websocket"], stage="landing",
    ),
    "a new import at landing": Row(clause("x => gone import lodash"), [], [LODASH], ["constraints/gone lodash"], stage="landing"),
}


@pytest.mark.parametrize("row", GONE.values(), ids=GONE.keys())
def test_what_is_to_be_gone_is_found_where_it_comes_or_stands(row: Row) -> None:
    assert told(row.verdict()) == row.expected


STORY = clause("x => require-companion component with:{stem}.stories.tsx")
TESTED = clause("x => require-companion file in:src/** with:{stem}.test.ts")
TOLD = clause("When changing `a.proto`, you must update `docs/b.md`")
CARD = element("component", "Card", "src/Card.tsx:2")
MAIL = element("service", "Mail", "src/mail.ts:1")
ALONE, UNTESTED = ["constraints/require-companion Card"], ["constraints/require-companion src/mail.ts"]

COMPANIONS = {
    "its story goes": Row(STORY, [], [CARD], ALONE, files=files("src/Card.stories.tsx", status="removed"), stage="pr"),
    "one that its file keeps to itself": Row(STORY, [], [replace(CARD, exported=False)], [], stage="pr"),
    "one of a test": Row(STORY, [], [replace(CARD, context="test")], [], stage="pr"),
    "another kind": Row(STORY, [], [MAIL], [], stage="pr"),
    "one elsewhere": Row(clause("x => require-companion component in:lib/** with:{stem}.stories.tsx"), [], [CARD], [], stage="pr"),
    "one of another name": Row(clause("x => require-companion component *Panel with:{stem}.stories.tsx"), [], [CARD], [], stage="pr"),
    "it is no companion of itself": Row(clause("x => require-companion component with:{stem}.tsx"), [], [CARD], ALONE, stage="pr"),
    "a file without a test": Row(TESTED, [], [MAIL], UNTESTED, stage="pr"),
    "a file that only imports": Row(TESTED, [], [use("import", "./x", "src/mail.ts:1")], UNTESTED, stage="pr"),
    "a file of which nothing is read": Row(TESTED, [], [], [], files=files("src/mail.ts"), stage="pr"),
    "which the clause names": Row(
        clause("x => require-companion file *.ts with:{stem}.test.ts"), [], [], UNTESTED, files=files("src/mail.ts"), stage="pr",
    ),
    "which has another name": Row(
        clause("x => require-companion file *.py with:{stem}.test.ts"), [], [], [], files=files("src/mail.ts"), stage="pr",
    ),
    "a file elsewhere": Row(TESTED, [], [replace(MAIL, path="lib/mail.ts")], [], stage="pr"),
    "a file of tests": Row(TESTED, [], [replace(MAIL, context="test")], [], stage="pr"),
    "a file that moved": Row(TESTED, [replace(MAIL, path="lib/mail.ts")], [MAIL], [], stage="pr"),
    "a file that was there": Row(TESTED, [], [], [], files=files("src/mail.ts", status="changed"), stage="pr"),
    "a file that is what is asked for": Row(
        clause("x => require-companion file *.md with:docs/*.md"), [], [], [], files=files("docs/a.md"), stage="pr",
    ),
    "a changed file without the other": Row(
        TOLD, [], [], ["constraints/change-together a.proto"], files=files("a.proto", status="changed"), stage="pr",
    ),
    "with the other": Row(TOLD, [], [], [], files=files("a.proto", "docs/b.md", status="changed"), stage="pr"),
    "with one that goes": Row(TOLD, [], [], [], files=files("a.proto", "docs/b.md", status="removed"), stage="pr"),
    "another changed file": Row(TOLD, [], [], [], files=files("c.proto", status="changed"), stage="pr"),
}
USERS = element("table", "users", "db/t.py:1", "column=id")
TOGETHER = Check(
    "require-companion", ("table",), target="users", within=("db/**",), companion="steps/*.sql", parameters=(("on", "change"),),
)


@pytest.mark.parametrize("row", COMPANIONS.values(), ids=COMPANIONS.keys())
def test_what_comes_brings_its_companion(row: Row) -> None:
    assert told(row.verdict()) == row.expected


@pytest.mark.parametrize(("base", "head", "found"), [
    ([], [USERS], ["users"]),
    ([USERS], [replace(USERS, line=9)], []),
    ([USERS], [element("table", "users", "db/t.py:1", "column=id", "column=name")], ["users"]),
    ([replace(USERS, context="test")], [element("table", "users", "db/t.py:1", "column=id", "column=name", context="test")], []),
    ([], [replace(USERS, name="carts")], []),
    ([], [replace(USERS, path="lib/t.py")], []),
    ([], [replace(USERS, kind="schema")], []),
])
def test_what_changes_takes_its_companion_along(base: Things, head: Things, found: list[str]) -> None:
    said = Compiled(Clause("constraints[0]", "constraints", "x", "d.yaml", 3), (TOGETHER,))
    assert [one.name for one in run(said, Case(change(snapshot(*base), snapshot(*head)), law(), "pr"))] == found


def test_an_empty_file_is_no_companion() -> None:
    for empty in (False, True):
        came = change(snapshot(), snapshot(CARD), **files("src/Card.stories.tsx"))
        came = replace(came, files=tuple(replace(one, empty=empty and "stories" in one.path) for one in came.files))
        assert told(judged(came, law(STORY), "pr")) == (ALONE if empty else [])


@pytest.mark.parametrize("row", REQUIRED.values(), ids=REQUIRED.keys())
def test_what_must_be_used_is(row: Row) -> None:
    assert told(row.verdict()) == row.expected
