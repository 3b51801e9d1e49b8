"""Each operation an author may write behind `=>`, held against changes made by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from made import Things, change, element, files, judged, law, snapshot, told, use

from keeper_validate.element import Element


@dataclass(frozen=True)
class Op:
    clause: str
    base: Things
    head: Things
    expected: list[str]
    files: dict[str, str] = field(default_factory=dict)
    stage: str = "commit"
    more: str = ""


def status(*names: str, path: str = "src/s.ts:1", values: str = "") -> Element:
    return element("enum", "Status", path, *(f"member={name}" + (f"={values}{name}" if values else "") for name in names))


OPS = {
    # forbid-new
    "forbid-new: a table by glob": Op(
        "x => forbid-new table|file *mail*", [], [element("table", "MailMessages", "db/t.py:3")], ["constraints/forbid-new MailMessages"]
    ),
    "forbid-new: a table called otherwise": Op("x => forbid-new table *mail*", [], [element("table", "users", "db/t.py:3")], []),
    "forbid-new: a file by word": Op(
        "x => forbid-new file mail except:docs/**",
        [],
        [],
        ["constraints/forbid-new src/mail_store.py"],
        files("src/mail_store.py", "docs/mail.md"),
    ),
    "forbid-new: a file that only changed": Op("x => forbid-new file mail", [], [], [], files("src/mail_store.py", status="changed")),
    "forbid-new: a write route by regular expression": Op(
        "x => forbid-new route /(POST|PUT) .*\\/mail/",
        [],
        [element("route", "POST /api/mail"), element("route", "GET /api/mail")],
        ["constraints/forbid-new POST /api/mail"],
    ),
    "forbid-new: what a part of a path is filled with says nothing of it": Op(
        "No new login endpoints",
        [],
        [element("route", "GET /invitations/{token}"), element("route", "POST /login")],
        ["constraints/forbid-new POST /login"],
    ),
    "forbid-new: a name that base had elsewhere in the change": Op(
        "x => forbid-new store", [element("store", "userStore", "src/a.ts:1")], [element("store", "userStore", "src/b.ts:1")], []
    ),
    "forbid-new: a component beside another in one file": Op(
        "One component per file",
        [element("component", "Card", "src/c.tsx:1")],
        [
            element("component", "Card", "src/c.tsx:1"), element("component", "Row", "src/c.tsx:9"),
            element("component", "Page", "src/p.tsx:1"), element("hook", "useRow", "src/p.tsx:20"),
        ],
        ["constraints/forbid-new Row"],
    ),
    "forbid-new: of two that come together, the second": Op(
        "One component per file",
        [],
        [element("component", "Card", "src/c.tsx:1"), element("component", "Row", "src/c.tsx:9")],
        ["constraints/forbid-new Row"],
    ),
    "forbid-new: a helper that the file keeps to itself": Op(
        "One component per file",
        [],
        [element("component", "Card", "src/c.tsx:1"), element("component", "Row", "src/c.tsx:9", exported=False)],
        [],
    ),
    "forbid-new: by identifier, which names only itself": Op(
        "x => forbid-new service UserService",
        [],
        [element("service", "UserServiceV2"), element("service", "UserService", "src/b.ts:1")],
        ["constraints/forbid-new UserService"],
    ),
    "forbid-new: waived by a file that comes along": Op(
        "x => forbid-new store waive:keeper/decisions/*.yaml",
        [],
        [element("store", "userStore")],
        ["constraints/forbid-new userStore waived", "trust/mixed-change keeper/decisions/002.yaml"],
        files("keeper/decisions/002.yaml"),
    ),
    "forbid-new: only where a kind comes along": Op("x => forbid-new store when:page", [], [element("store", "userStore")], []),
    # forbid-change, forbid-remove, freeze
    "forbid-change: a changed file": Op(
        "x => forbid-change file in:beads/**",
        [],
        [],
        ["constraints/forbid-change beads/a.go"],
        files("beads/a.go", "src/b.go", status="changed"),
    ),
    "forbid-change: a new file beside": Op("x => forbid-change file in:beads/**", [], [], [], files("beads/new.go")),
    "forbid-change: an interface": Op(
        "x => forbid-change schema Issue",
        [element("schema", "Issue", "a.ts:1", "field=id", "field=title")],
        [element("schema", "Issue", "a.ts:1", "field=id")],
        ["constraints/forbid-change Issue"],
    ),
    "forbid-change: a granted one": Op(
        "x => forbid-change schema Issue",
        [element("schema", "Issue", "a.ts:1", "field=id")],
        [element("schema", "Issue", "a.ts:1", "field=id", "field=more")],
        [],
        more="extend:\n  - {target: Issue, change: add more}\n",
    ),
    "forbid-change: a move": Op(
        "x => forbid-change schema Issue",
        [element("schema", "Issue", "a.ts:1", "field=id")],
        [element("schema", "Issue", "b.ts:1", "field=id")],
        [],
    ),
    "forbid-remove: a route": Op("x => forbid-remove route", [element("route", "GET /x")], [], ["constraints/forbid-remove GET /x"]),
    "forbid-remove: an approved removal": Op("x => forbid-remove route", [element("route", "GET /x")], [], [], more="removals: [GET /x]\n"),
    "forbid-remove: a file": Op(
        "x => forbid-remove file in:tests/**",
        [],
        [],
        ["constraints/forbid-remove tests/a.py"],
        files("tests/a.py", "src/b.py", status="removed"),
    ),
    "freeze: an added member": Op("x => freeze enum Status", [status("A")], [status("A", "B")], ["constraints/freeze Status"]),
    "freeze: a new event": Op("x => freeze event", [], [element("event", "mail.sent")], ["constraints/freeze mail.sent"]),
    "freeze: any file": Op("x => freeze file in:api/**", [], [], ["constraints/freeze api/x.yaml"], files("api/x.yaml")),
    "freeze: an enum inside a module, by its own name": Op(
        "x => freeze enum order_state", [element("enum", "Shop.Order.order_state", "o.ex:4", "member=open")],
        [element("enum", "Shop.Order.order_state", "o.ex:4", "member=open", "member=paid")], ["constraints/freeze Shop.Order.order_state"],
    ),
    "freeze: one of many that are called so": Op(
        "x => freeze enum Status", [element("enum", "Order.Status", "o.py:4", "member=open")],
        [element("enum", "Order.Status", "o.py:4", "member=open", "member=paid")], [],
    ),
    "freeze: another enum": Op("x => freeze enum Status", [], [element("enum", "Color", "c.ts:1", "member=RED")], []),
    # append-only
    "append-only: a member at the end": Op("x => append-only enum Status", [status("A")], [status("A", "B")], []),
    "append-only: a member gone": Op("x => append-only enum Status", [status("A", "B")], [status("A")], ["constraints/append-only Status"]),
    "append-only: a column anywhere": Op(
        "x => append-only table users",
        [element("table", "users", "t.py:1", "column=id", "column=name")],
        [element("table", "users", "t.py:1", "column=id", "column=mail", "column=name")],
        [],
    ),
    "append-only: a column gone": Op(
        "x => append-only table users",
        [element("table", "users", "t.py:1", "column=id", "column=name")],
        [element("table", "users", "t.py:1", "column=id")],
        ["constraints/append-only users"],
    ),
    "require-shape: a page is no component that lives elsewhere": Op(
        "x => require-shape component src/components/**",
        [],
        [element("component", "Plans", "src/pages/plans.tsx:5"), element("page", "/plans", "src/pages/plans.tsx:1"),
         element("component", "Card", "src/lib/card.tsx:1")],
        ["constraints/require-shape Card"],
    ),
    "require-shape: controllers are known by their names, wherever their routes are registered": Op(
        "Controllers live in app/Http/Controllers",
        [],
        [
            element("route", "GET /posts", "routes/api.php:1"),
            element("technology", "phpunit", "tests/PostControllerTest.php:1", context="test"),
        ],
        ["constraints/require-shape app/PostController.php"],
        files("app/PostController.php", "app/Http/Controllers/PageController.php", "routes/api.php", "tests/PostControllerTest.php"),
    ),
    "require-shape: models are tables where there is one": Op(
        "Models live in app/models/",
        [],
        [element("table", "users", "app/models/users.py:1"), element("schema", "UserSerializer", "app/api.py:1"),
         element("table", "posts", "app/posts.py:1")],
        ["constraints/require-shape posts"],
    ),
    "require-shape: models are schemas where there is no table": Op(
        "Models live in app/models/", [], [element("schema", "User", "app/api.py:1")], ["constraints/require-shape User"]
    ),
    "require-shape: schemas and tables, written out": Op(
        "x => require-shape schema|table app/models/",
        [],
        [element("table", "users", "app/models/users.py:1"), element("schema", "UserSerializer", "app/api.py:1")],
        ["constraints/require-shape UserSerializer"],
    ),
    "require-shape: a route below a prefix that was not found may begin as it should": Op(
        "All API routes are under /api",
        [],
        [element("route", "GET /apis", "a.go:1", "prefix=unresolved"), element("route", "GET /users", "a.go:2")],
        ["constraints/require-shape GET /apis warn", "constraints/require-shape GET /users"],
    ),
    "require-shape: and so it may where it can begin in several ways": Op(
        "New endpoints live under /api/v1 or /api/v2",
        [],
        [
            element("route", "GET /apis", "a.go:1", "prefix=unresolved"), element("route", "GET /users", "a.go:2"),
            element("route", "GET /api/v2/a", "a.go:3"),
        ],
        ["constraints/require-shape GET /apis warn", "constraints/require-shape GET /users"],
    ),
    "require-shape: a version, behind which `/api` may stand": Op(
        "New endpoints live under /v1",
        [],
        [element("route", "GET /apis", "a.go:1", "prefix=unresolved"), element("route", "GET /users", "a.go:2")],
        ["constraints/require-shape GET /apis warn", "constraints/require-shape GET /users"],
    ),
    "require-shape: a bare folder may be that of any package": Op(
        "Components live in `widgets/`",
        [],
        [
            element("component", "A", "web/widgets/a.tsx:1"), element("component", "B", "web/b.tsx:1"),
            element("component", "C", "widgets/c.tsx:1"),
        ],
        ["constraints/require-shape A warn", "constraints/require-shape B"],
    ),
    "require-shape: files of a bare folder": Op(
        "Protobuf definitions live in `proto/`",
        [],
        [],
        ["constraints/require-shape api/cart.proto", "constraints/require-shape api/proto/cart.proto warn"],
        files("api/proto/cart.proto", "api/cart.proto", "proto/cart.proto"),
    ),
    "append-only: texts that people read, and a set that goes with its file": Op(
        "enums are append-only",
        [
            element("enum", "LABELS", "a.ts:1", "form=const-object", "member=A=All of it", "member=B=Not yet"),
            element("enum", "CODES", "a.ts:9", "form=const-object", "member=A=all", "member=B=none"),
            element("enum", "Part.type", "b.ts:1", "form=inline-union", "member=a", exported=False),
            element("enum", "Other.type", "a.ts:20", "form=inline-union", "member=a", exported=False),
        ],
        [
            element("enum", "LABELS", "a.ts:1", "form=const-object", "member=A=Everything there is", "member=B=Not yet"),
            element("enum", "CODES", "a.ts:9", "form=const-object", "member=A=everything", "member=B=none"),
        ],
        ["constraints/append-only CODES", "constraints/append-only Other.type"],
        files("b.ts", status="removed"),
    ),
    "require-shape: parts and what is imported late live where they are used": Op(
        "x => require-shape component src/components/**",
        [],
        [
            element("component", "Row", "src/views/a.tsx:1", "renders=p=root", exported=False),
            element("component", "Late", "src/views/a.tsx:2", "form=lazy", exported=False), element("component", "A", "src/views/a.tsx:3"),
        ],
        ["constraints/require-shape A"],
    ),
    "append-only: an edited migration": Op(
        "x => append-only file in:migrations/**",
        [],
        [],
        ["constraints/append-only migrations/1.sql"],
        files("migrations/1.sql", status="changed") | files("migrations/2.sql"),
    ),
    "append-only: a ledger grows by being edited": Op(
        "x => append-only file log/ledger.jsonl",
        [],
        [],
        ["constraints/append-only log/ledger.jsonl warn"],
        files("log/ledger.jsonl", status="changed"),
    ),
    "append-only: a ledger that is gone": Op(
        "x => append-only file ledger.jsonl",
        [],
        [],
        ["constraints/append-only ledger.jsonl"],
        files("ledger.jsonl", status="removed"),
    ),
    "forbid-change: what a tool writes changes with what it is made from": Op(
        "Never hand-edit `gen/**`",
        [],
        [],
        ["constraints/forbid-change gen/a.ts warn"],
        files("gen/a.ts", "gen/b.ts", "api.proto", status="changed"),
    ),
    "forbid-change: what a tool writes changes alone": Op(
        "Never hand-edit `gen/**`",
        [],
        [],
        ["constraints/forbid-change gen/a.ts", "constraints/forbid-change gen/b.ts"],
        files("gen/a.ts", "gen/b.ts", status="changed"),
    ),
    "forbid-change: the journal of migrations grows with one": Op(
        "x => forbid-change file **/{migrations,migration}/**",
        [],
        [],
        ["constraints/forbid-change db/migrations/1.sql"],
        files("db/migrations/meta/_journal.json", "db/migrations/1.sql", status="changed") | files("db/migrations/2.sql"),
    ),
    "forbid-change: the journal of migrations, and no new one": Op(
        "x => forbid-change file **/{migrations,migration}/**",
        [],
        [],
        ["constraints/forbid-change db/migrations/meta/_journal.json"],
        files("db/migrations/meta/_journal.json", status="changed") | files("src/2.sql"),
    ),
    "forbid-change: what tests the migrations is none of them": Op(
        "x => forbid-change file **/{migrations,migration}/**",
        [],
        [element("technology", "vitest", "db/migrations/run.spec.ts:1", context="test")],
        ["constraints/forbid-change db/migrations/1.ts"],
        files("db/migrations/run.spec.ts", "db/migrations/1.ts", status="changed"),
    ),
    "forbid-change: what runs the migrations is none of them, a migration of that name is": Op(
        "x => forbid-change file **/{migrations,migration,migrate}/**",
        [],
        [],
        ["constraints/forbid-change db/migrations/1_init/migration.ts", "constraints/forbid-change db/migrations/migrations.sql"],
        files("db/migrations/migrations.go", "ent/migrate/schema.go", "db/migrations/env.py", "db/migrations/1_init/migration.ts",
              "db/migrations/migrations.sql", status="changed"),
    ),
    "append-only: a folder of migrations holds importers too, which have no place in an order": Op(
        "Migrations are never edited",
        [],
        [],
        ["constraints/append-only db/migrate/20240101_x.rb", "constraints/append-only db/migrations/meta/_journal.json",
         "constraints/append-only site/alembic/versions/a1b2c3d4e5_x.py"],
        files("app/migrations/todoist.py", "web/migrate/Form.vue", "db/migrate/20240101_x.rb", "site/alembic/versions/a1b2c3d4e5_x.py",
              "db/migrations/meta/_journal.json", status="changed"),
    ),
    "append-only: migrations lie in a folder of another name that the clause names": Op(
        "Migrations in packages/db/drizzle are never edited",
        [],
        [],
        ["constraints/append-only packages/db/drizzle/0001_x.sql"],
        files("packages/db/drizzle/0001_x.sql", "packages/db/drizzle/env.ts", "packages/db/0002_x.sql", status="changed"),
    ),
    "require-shape: where migrations lie is asked of what is one": Op(
        "Migrations live in pkg/migration",
        [],
        [],
        ["constraints/require-shape db/migrations/2024_x.sql"],
        files("db/migrations/2024_x.sql", "web/migrate/Form.vue", "pkg/migration/2024_x.go"),
    ),
    "forbid-change: a folder that is named holds its tests too": Op(
        "x => forbid-change file in:db/migrations/**",
        [],
        [element("technology", "vitest", "db/migrations/run.spec.ts:1", context="test")],
        ["constraints/forbid-change db/migrations/run.spec.ts"],
        files("db/migrations/run.spec.ts", status="changed"),
    ),
    # require-use
    "require-use: a new element that does without": Op(
        "x => require-use hook useApi when:page in:src/pages/**",
        [],
        [element("page", "/x", "src/pages/x.tsx:1")],
        ["constraints/require-use /x"],
    ),
    "require-use: a new element that imports it": Op(
        "x => require-use hook useApi when:page in:src/pages/**",
        [],
        [element("page", "/x", "src/pages/x.tsx:1"), use("import", "@/hooks:useApi", "src/pages/x.tsx:1")],
        [],
    ),
    "require-use: use names what a kind must use": Op(
        "x => require-use component use:Icon",
        [],
        [element("component", "Stage", "src/s.tsx:1", "renders=svg=inside")],
        ["constraints/require-use Stage"],
    ),
    "require-use: a component that renders it": Op(
        "x => require-use component use:Icon", [], [element("component", "Stage", "src/s.tsx:1", "renders=Icon=inside")], []
    ),
    "require-use: the whole work, at a commit": Op("x => require-use component FilterBar", [], [element("component", "View")], []),
    "require-use: the whole work, at landing": Op(
        "x => require-use component FilterBar", [], [element("component", "View")], ["constraints/require-use FilterBar"], stage="landing"
    ),
    "require-use: the whole work imports the file of that name": Op(
        "x => require-use component FilterBar",
        [],
        [element("component", "View"), use("import", "../ui/FilterBar:default")],
        [],
        stage="landing",
    ),
    "require-use: the whole work uses it": Op(
        "x => require-use component FilterBar",
        [],
        [element("component", "View"), use("import", "../ui/FilterBar:FilterBar")],
        [],
        stage="landing",
    ),
    # require-companion
    "require-companion: without": Op(
        "x => require-companion component with:{stem}.stories.tsx",
        [],
        [element("component", "Card", "src/Card.tsx:2")],
        ["constraints/require-companion Card"],
        stage="pr",
    ),
    "require-companion: with": Op(
        "x => require-companion component with:{stem}.stories.tsx",
        [],
        [element("component", "Card", "src/Card.tsx:2")],
        [],
        files("src/Card.stories.tsx"),
        stage="pr",
    ),
    "require-companion: not yet at a commit": Op(
        "x => require-companion component with:{stem}.stories.tsx", [], [element("component", "Card", "src/Card.tsx:2")], []
    ),
    "require-companion: an older file may have one": Op(
        "x => require-companion component with:{stem}.stories.tsx",
        [element("component", "Old", "src/Card.tsx:1")],
        [element("component", "Old", "src/Card.tsx:1"), element("component", "Card", "src/Card.tsx:9")],
        [],
        stage="pr",
    ),
    # require-shape
    "require-shape: a file name's case": Op(
        "x => require-shape file kebab-case in:src/**",
        [],
        [],
        ["constraints/require-shape src/PlanningView.tsx"],
        files("src/PlanningView.tsx", "src/planning-view.tsx"),
    ),
    "require-shape: a grant wins": Op(
        "x => require-shape file kebab-case in:src/**",
        [],
        [],
        [],
        files("src/PlanningView.tsx"),
        more="new_seeds:\n  - {type: component, name: PlanningView, scope: src/PlanningView.tsx}\n",
    ),
    "require-shape: a place": Op(
        "x => require-shape hook src/hooks/**",
        [],
        [element("hook", "useX", "src/ui/x.ts:1"), element("hook", "useY", "src/hooks/y.ts:1")],
        ["constraints/require-shape useX"],
    ),
    "require-shape: a name": Op(
        "x => require-shape scope /^[a-z]+:[a-z]+$/",
        [],
        [element("scope", "write"), element("scope", "notes:write")],
        ["constraints/require-shape write"],
    ),
    "require-shape: a place that does not say for which files": Op(
        "x => require-shape file src/libraries", [], [], [], files("src/other/x.ts")
    ),
    "require-companion: what is mentioned in an older file needs its documentation": Op(
        "x => require-companion env_var with:**/*.md",
        [element("env_var", "OLD", "src/a.ts:1")],
        [element("env_var", "OLD", "src/a.ts:1"), element("env_var", "NEW", "src/a.ts:2")],
        ["constraints/require-companion NEW"],
        stage="pr",
    ),
    "forbid-new: an auth call where such calls are made": Op(
        "x => forbid-new auth_service|auth_call",
        [element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=token")],
        [
            element("auth_call", "jwt.sign", "src/a.ts:1", "primitive=token"),
            element("auth_call", "jwt.verify", "src/a.ts:5", "primitive=token"),
            element("auth_call", "jwt.verify", "src/b.ts:5", "primitive=token"),
        ],
        ["constraints/forbid-new jwt.verify"],
    ),
    # limit, gone
    "forbid-use: a client that another file made": Op(
        "x => forbid-use technology prisma except:packages/lib/**",
        [],
        [element("technology", "prisma", "apps/web/page.tsx:2", "evidence=client=packages/prisma/index.ts")],
        ["constraints/forbid-use prisma"],
    ),
    "forbid-use: a client which the place that may use it hands out": Op(
        "x => forbid-use technology prisma except:packages/lib/**",
        [],
        [element("technology", "prisma", "apps/web/page.tsx:2", "evidence=client=packages/lib/db.ts")],
        [],
    ),
    "forbid-use: a client, where the clause says what to use instead": Op(
        "x => forbid-use technology prisma use:src/db.ts",
        [],
        [element("technology", "prisma", "apps/web/page.tsx:2", "evidence=client=src/db.ts")],
        [],
    ),
    "forbid-use: the library beside a client that may be used": Op(
        "x => forbid-use technology prisma use:src/db.ts",
        [],
        [element("technology", "prisma", "apps/web/page.tsx:2", "evidence=import=@prisma/client", "evidence=client=src/db.ts")],
        ["constraints/forbid-use prisma"],
    ),
    "gone: what new_seeds brings under the same name": Op(
        "x => gone component AuditView",
        [],
        [element("component", "AuditView", "src/AuditView.tsx:1")],
        [],
        more="new_seeds: [{type: component, name: AuditView (redesigned)}]\n",
    ),
    "forbid-new: a role, where an enum lists them": Op(
        "x => forbid-new role",
        [element("enum", "UserRole", "src/r.ts:1", "member=ADMIN")],
        [element("enum", "UserRole", "src/r.ts:1", "member=ADMIN", "member=AUDITOR")],
        ["constraints/forbid-new UserRole"],
    ),
    "forbid-new: a role, in an enum of another thing": Op(
        "x => forbid-new role",
        [element("enum", "Color", "src/r.ts:1", "member=RED")],
        [element("enum", "Color", "src/r.ts:1", "member=RED", "member=BLUE")],
        [],
    ),
    "forbid-new: permissions, in a new list of them": Op(
        "x => forbid-new scope|role",
        [],
        [element("enum", "Permission", "src/r.ts:1", "member=READ")],
        ["constraints/forbid-new Permission"],
    ),
    "forbid-new: one feature flag by its name": Op(
        "x => forbid-new feature_flag *beta*",
        [element("enum", "FeatureFlag", "src/r.ts:1", "member=DARK")],
        [element("enum", "FeatureFlag", "src/r.ts:1", "member=DARK", "member=FAST")],
        [],
    ),
    "limit: too many at head": Op(
        "x => limit store max:1",
        [element("store", "aStore")],
        [element("store", "aStore"), element("store", "bStore", "src/a.tsx:9")],
        ["constraints/limit bStore"],
    ),
    "limit: not reached": Op("x => limit store max:2", [], [element("store", "aStore"), element("store", "bStore", "src/a.tsx:9")], []),
    "gone: brought in": Op(
        "x => gone technology websocket", [], [element("technology", "websocket", "src/l.ts:1")], ["constraints/gone websocket"]
    ),
    "gone: still there at a commit": Op(
        "x => gone technology websocket",
        [element("technology", "websocket", "src/l.ts:1")],
        [element("technology", "websocket", "src/l.ts:2")],
        [],
    ),
    "gone: still there at landing": Op(
        "x => gone technology websocket",
        [element("technology", "websocket", "src/l.ts:1")],
        [element("technology", "websocket", "src/l.ts:2")],
        ["constraints/gone websocket"],
        stage="landing",
    ),
    "gone: went": Op("x => gone technology websocket", [element("technology", "websocket", "src/l.ts:1")], [], [], stage="landing"),
}


@pytest.mark.parametrize("op", OPS.values(), ids=OPS.keys())
def test_an_operation_finds_what_it_names(op: Op) -> None:
    found = change(snapshot(*op.base), snapshot(*op.head), **op.files)
    assert told(judged(found, law(f"constraints:\n  - '{op.clause}'\n{op.more}"), op.stage)) == op.expected


@pytest.mark.parametrize(
    "op", [op for op in OPS.values() if op.stage != "landing"], ids=[name for name, op in OPS.items() if op.stage != "landing"]
)
def test_no_change_breaks_nothing(op: Op) -> None:
    same = snapshot(*op.base)
    under = law(f"constraints:\n  - '{op.clause}'\n{op.more}")
    assert told(judged(change(same, same), under, op.stage)) == []
