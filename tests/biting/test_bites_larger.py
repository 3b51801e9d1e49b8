"""What mutants of the larger checks got past: each row fails under one of them."""

from __future__ import annotations

import pytest
from made import Row, clause, element, files, told, use

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


@pytest.mark.parametrize("row", REQUIRED.values(), ids=REQUIRED.keys())
def test_what_must_be_used_is(row: Row) -> None:
    assert told(row.verdict()) == row.expected
