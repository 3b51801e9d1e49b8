"""What decisions say of pages, handlers and their groups, each beside a look-alike that says something else, and held against changes."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

CLIENT = '"use client";\nexport default function Page() {\n  return <p>one</p>;\n}\n'
NEXT = {"package.json": '{"dependencies": {"next": "15"}}'}
ROUTE = "import {{ checkAuth }} from '@/lib/auth';\nexport async function GET(request: Request) {{\n  {0}return Response.json([]);\n}}\n"

READ = [
    # a folder in parentheses is a group of routes, or what one page opens of another
    ("forbidden", '"use client" in src/app/(marketing)', "forbid-use token use client in:src/app/(marketing)"),
    ("forbidden", "use of zustand in app/(shop)/[id]/page.tsx", "forbid-use technology zustand in:app/(shop)/[id]/page.tsx"),
    ("forbidden", "new routes in src/app/(admin)/reports", "forbid-new route in:src/app/(admin)/reports"),
    ("forbidden", '"use client" in app/(shop)/**', "forbid-use token use client in:app/(shop)/**"),
    ("constraints", "Pages live in app/(main)", "forbid-new page except:app/(main)"),
    ("forbidden", "axios in src/app (the shop)", "forbid-use technology axios in:src/app"),
    ("forbidden", "axios in src/api(legacy)", "forbid-use technology axios in:src/api"),
    # what a route has to call before it answers is its guard
    ("forbidden", "API routes without a call to `checkAuth`", "~ require-shape route guard=checkAuth"),
    ("forbidden", "new API routes that do not call requireUser", "~ require-shape route guard=requireUser"),
    ("forbidden", "API routes that don't call `requireUser()`", "~ require-shape route guard=requireUser"),
    ("forbidden", "route handlers without requireUser()", "~ require-shape route guard=requireUser"),
    ("forbidden", "API routes without a call to `formatRows`", "unchecked"),
    # in other words
    ("constraints", "Components are named exports", "~ forbid-use token export default in:**/components/**,**/ui/**"),
    ("constraints", "All components must be named exports", "~ forbid-use token export default in:**/components/**,**/ui/**"),
    ("constraints", "Components are named after their file", "unchecked"),
]
CHANGES = [
    ('No "use client" in src/app/(marketing)', {"src/app/(marketing)/page.tsx": CLIENT}, {"src/app/(shop)/page.tsx": CLIENT}),
    ('No "use client" in app/(shop)/**', {"app/(shop)/a/page.tsx": CLIENT}, {"app/shop/page.tsx": CLIENT}),
    ('No "use client" in app/(shop)/[id]/page.tsx', {"app/(shop)/[id]/page.tsx": CLIENT}, {"app/(shop)/i/page.tsx": CLIENT}),
    ("No API routes without a call to `checkAuth`", {"app/api/a/route.ts": ROUTE.format("")},
     {"app/api/a/route.ts": ROUTE.format("await checkAuth(request);\n  ")}),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[text for _, text, _ in READ])
def test_a_line_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(clause: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, NEXT, {**NEXT, **broken}, {**NEXT, **kept})
