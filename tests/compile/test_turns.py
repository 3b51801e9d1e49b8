"""Ordinary turns of phrase in decisions, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

from keeper_validate.compile.vocabulary import lexicon

CLIENT = "{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
SUPPRESSIONS = "@ts-ignore,@ts-expect-error,@ts-nocheck,type: ignore"
ROWS = [
    ("constraints", "All routes must be listed in `docs/api.md`", "require-companion route with:docs/api.md"),
    ("constraints", "All dialogs must be rendered in `Modal`", "~ require-use component modal soft"),
    ("constraints", "OldButton must be gone", "~ gone component|service|schema|table|enum|store|error_type|event|auth_service OldButton"),
    ("constraints", "The user must be gone", "unchecked"),
    ("constraints", "Adding auth services is out of the question", "forbid-new auth_service"),
    ("constraints", "CostPanel must not become a component of its own", "forbid-new component CostPanel"),
    ("constraints", "The dashboard must not become a burden of its own", "unchecked"),
    ("constraints", "Every database change comes with an Alembic migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "DB changes need a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("forbidden", "Database changes without a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "Every database change comes with a test", "unchecked"),
    ("constraints", "Every new cache needs a test", "unchecked"),
    ("constraints", "The database gets no new tables", "forbid-new table"),
    ("constraints", "The database gets no new data", "unchecked"),
    ("constraints", "No new components in this convoy", "forbid-new component"),
    ("constraints", "The shape of Issue stays the same", "~ forbid-change schema issue; forbid-remove schema issue"),
    ("constraints", "The mood of the team stays the same", "unchecked"),
    ("constraints", "internal/beads is off limits", "forbid-change file internal/beads"),
    ("constraints", "Nothing in internal/beads may change", "forbid-change file internal/beads"),
    ("constraints", "Nothing in life may change", "unchecked"),
    ("constraints", "Beads source must stay untouched", "~ forbid-change file **/beads/**"),
    ("constraints", "Changes to OrderStatus must be append-only", "append-only enum OrderStatus"),
    ("constraints", "Never insert members in the middle of OrderStatus", "append-only enum OrderStatus"),
    ("constraints", "/api/mail must stay read-only", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(/api/mail)/"),
    ("constraints", "Event types are limited to `a_done`, `b_done`", "freeze event|enum members=a_done,b_done"),
    ("constraints", "Retries are limited to three", "unchecked"),
    ("forbidden", "more than one store", "~ limit store max:1"),
    ("forbidden", "More than three moods", "unchecked"),
    ("constraints", "Never have more than one store", "~ limit store max:1"),
    ("constraints", "There must never be more than two stores", "~ limit store max:2"),
    ("constraints", "Never have more than one idea", "unchecked"),
    ("constraints", "localStorage must not hold tokens", "~ forbid-use technology localStorage token"),
    ("constraints", "Types must not be `any`", "forbid-use token any form=type"),
    ("constraints", "Values must not be negative", "unchecked"),
    ("constraints", "`steel` is deprecated, use `gunmetal`", "forbid-use token|import steel"),
    ("constraints", "The old API is deprecated, use patience", "unchecked"),
    ("constraints", "The client must not poll", f"~ forbid-use technology polling in:{CLIENT}"
     " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"),
    ("constraints", "`web/app/` must not poll", "forbid-use technology polling in:web/app/"),
    ("constraints", "Do not poll", "forbid-use technology polling"),
    ("constraints", "The status of an order must not be polled", "~ forbid-use technology polling soft"),
    ("constraints", "Workers must not expose endpoints", "~ forbid-new route soft"),
    ("constraints", "Never expose new endpoints", "forbid-new route"),
    ("constraints", "Lodash stays out of `src/core`", "forbid-use technology lodash in:src/core"),
    ("constraints", "Replace axios with fetch", "forbid-use technology axios"),
    ("constraints", "Replace axios with fetch in `src/api/`", "forbid-use technology axios in:src/api/"),
    ("constraints", "Never silence type errors in `src/api/`", f"forbid-use token {SUPPRESSIONS} in:src/api/ form=comment"),
    ("constraints", "No console.log allowed, apart from `scripts/`", "forbid-use technology console.log except:scripts/"),
    ("constraints", "`packages/core` must never get new dependencies", "forbid-new dependency in:packages/core"),
    ("constraints", "Orders must not be cast to any", "~ forbid-use token any form=type soft"),
    ("constraints", "Mails go through the mailer, never straight to SendGrid", "~ forbid-use technology sendgrid soft"),
    ("constraints", "All mail goes through `src/mail/`, never straight to SendGrid", "forbid-use technology sendgrid except:src/mail/"),
    ("constraints", "Icons come from lucide, never from heroicons", "forbid-use technology heroicons"),
    ("constraints", "Strict mode must stay on",
     "~ require-shape token compilerOptions.strict=true in:tsconfig.json form=setting soft"),
    ("constraints", "The light must stay on", "unchecked"),
    ("constraints", "Keep GET /api/carts", "forbid-remove route GET /api/carts"),
    ("constraints", "Keep calm", "unchecked"),
    ("constraints", "Services must end with Service", "require-shape service *Service"),
    ("constraints", "Hooks start with use", "require-shape hook use*"),
    ("constraints", "Hooks start with the first commit", "unchecked"),
    ("constraints", "A story accompanies each new component", "require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "A welcome mail accompanies each new user", "unchecked"),
    ("constraints", "docs/api.md must be updated with new routes", "require-companion route with:docs/api.md"),
    ("constraints", "No more than 3 new components", "~ limit component max:3 counted=new"),
    ("constraints", "No more than 3 new customers", "unchecked"),
    ("constraints", "Every table needs created_at", "require-shape table|column column=created_at"),
    ("forbidden", "tables without created_at", "require-shape table|column column=created_at"),
    ("forbidden", "tables without legs", "unchecked"),
    ("constraints", "Diffs must be shown with DiffViewer", "~ require-use component|import|token DiffViewer soft"),
    ("constraints", "Diffs must be shown with care", "unchecked"),
    ("constraints", "View state lives in uiStore", "~ require-use store|import|token uiStore soft"),
    ("constraints", "Sign tokens only in AuthService",
     "~ forbid-new auth_call except:**/{AuthService,auth-service,auth_service}{.*,/**} primitive=token"),
    ("constraints", "Tokens are signed only in AuthService",
     "~ forbid-new auth_call except:**/{AuthService,auth-service,auth_service}{.*,/**} primitive=token"),
    ("constraints", "Tokens are counted only in AuthService", "unchecked"),
    ("constraints", "Passwords must be hashed only through `src/hash.ts`", "~ forbid-new auth_call except:src/hash.ts primitive=password"),
    ("constraints", "Sign papers only in AuthService", "unchecked"),
    ("constraints", "Do not change token signing", "~ forbid-change auth_call primitive=token"),
    ("constraints", "Do not remove password hashing", "~ forbid-remove auth_call primitive=password"),
    ("constraints", "Do not change paper signing", "unchecked"),
    ("constraints", "HTTP calls belong in src/services",
     "forbid-use technology axios except:src/services; forbid-use technology fetch except:src/services; …"),
    ("constraints", "API calls only via services",
     "~ forbid-use technology axios except:**/{services,service}/**,**/*{Service,_service,.service,-service}.*"
     ",**/{services,service}.*; forbid-use technology "
     "fetch except:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*; …"),
    ("forbidden", "auth tokens in localStorage or sessionStorage",
     "~ forbid-use technology localStorage auth soft; forbid-use technology sessionStorage auth soft"),
    ("forbidden", "Circular or radial gauges", "~ forbid-new component circular; forbid-new component radial"),
    ("constraints", "Scopes follow resource:action", "~ require-shape scope *:*"),
    ("forbidden", "istanbul ignore comments", "forbid-use token istanbul ignore*,c8 ignore*,v8 ignore*,pragma: no cover form=comment"),
    ("constraints", "No process.env access outside config",
     "~ forbid-use technology|env_var process.env "
     "except:**/{config,configs,configuration,settings}/**,**/{config,configuration,settings}.*,*.config.*"),
    ("constraints", "No WebSocket endpoints", "~ forbid-new technology|dependency websocket soft"),
    ("constraints", "Dependencies are frozen", "forbid-new dependency; forbid-change dependency; forbid-remove dependency"),
    ("constraints", "New env vars go into .env.example", "require-companion env_var with:.env.example"),
    ("constraints", "New visitors go into the book", "unchecked"),
    ("constraints", "src/api/client.ts is the only place that may call fetch", "forbid-use technology fetch except:src/api/client.ts"),
    ("constraints", "Berlin is the only place that may call us", "unchecked"),
    ("constraints", "No mutating routes under /api/reports", "forbid-new route /^(POST|PUT|PATCH|DELETE) \\/api\\/reports(\\/|$)/"),
    ("constraints", "No POST, PUT or DELETE routes under /api/mail",
     "forbid-new route /^POST \\/api\\/mail(\\/|$)/; forbid-new route /^PUT \\/api\\/mail(\\/|$)/; …"),
    ("constraints", "/api/v1 is frozen", "forbid-new route /api/v1/*,/api/v1; forbid-change route /api/v1/*,/api/v1; …"),
    ("constraints", "Only files in src/billing may be changed", "forbid-change file except:src/billing"),
    ("constraints", "member_role must be append-only", "append-only enum member_role"),
    ("constraints", "audit_log must be append-only", "unchecked"),
    ("constraints", "MemberRole gets no new values", "forbid-new enum|member MemberRole"),
    ("constraints", "The town gets no new values", "unchecked"),
    ("constraints", "Table names must be plural", "~ require-shape table plural"),
    ("constraints", "src/core is independent of src/ui", "forbid-use import src/ui in:src/core"),
    ("constraints", "The team is independent of the board", "unchecked"),
    ("constraints", "No new dependencies are allowed", "forbid-new dependency"),
    ("constraints", "No new endpoints below /api/orders", "forbid-new route /api/orders/*,/api/orders"),
    ("constraints", "OrderStatus must remain append-only", "append-only enum OrderStatus"),
    ("constraints", "No endpoint may be public", "require-shape route guard=*"),
    ("constraints", "Tests must never be skipped",
     "forbid-use token describe.skip,it.skip,test.skip,suite.skip,describe.only,it.only,test.only,suite.only,xit,xtest,"
     "xdescribe,fdescribe,pytest.mark.skip,unittest.skip"),
    ("constraints", "All errors extend AppError", "require-shape error_type inherited=yes"),
    ("constraints", "PaymentStatus must remain pending, paid and failed", "freeze enum PaymentStatus members=pending,paid,failed"),
    ("constraints", "Modal must remain small, clean and tested", "unchecked"),
    ("constraints", "Tables need a tenant_id", "require-shape table|column column=tenant_id"),
    ("constraints", "Tables need a cloth", "unchecked"),
    ("constraints", "Every table must have an id column", "require-shape table|column column=id"),
    ("constraints", "Never create another payment service", "~ forbid-new service payment"),
    ("constraints", "Services must not issue SQL",
     "~ forbid-use technology raw-sql in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"),
    ("constraints", "Every view requires LoginRequiredMixin", "~ require-shape route guard=LoginRequiredMixin soft"),
    ("constraints", "Every view requires patience", "unchecked"),
    ("forbidden", "bare except clauses", "forbid-use token except:"),
    ("constraints", "There must be no second store", "forbid-new store"),
    ("constraints", "There must be no second thoughts", "unchecked"),
    ("constraints", "Components must be function components",
     "forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent,react.Component"),
    ("constraints", "Components must be function", "unchecked"),
    ("constraints", "All exports must be named exports", "forbid-use token export default"),
    ("constraints", "All exports must be named well", "unchecked"),
    ("constraints", "API changes must update `docs/api.yaml`", "require-companion route with:docs/api.yaml"),
    ("constraints", "API changes must update the team", "unchecked"),
    ("constraints", "README.md must list all env vars", "require-companion env_var with:README.md"),
    ("constraints", "README.md must list all authors", "unchecked"),
    ("constraints", "Repositories are the only place for SQL",
     "~ forbid-use technology raw-sql except:**/{repositories,repository,repos,dal}/**,**/*{Repository,_re"
     "pository,.repository,-repository,_repo,.repo}.*,**/{repositories,repository}.*"),
    ("constraints", "Repositories are the only place for jokes", "unchecked"),
    ("constraints", "Only use colors from the theme",

     "~ forbid-use token /^(?!\\s*(?:--|\\$)[\\w-]+\\s*:|#[\\w-]+\\s*\\{)[\\s\\S]*(?:(?<![\\w/&])"
     "#(?!\\d{4}(?<!0000)\\b)(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b|\\b(?:rgb|hsl)a?\\((?!\\s*var\\())/ form=literal"),
    ("constraints", "Only use words from the theme", "unchecked"),
    ("constraints", "Background jobs run in Celery",
     "~ forbid-use technology rq soft; forbid-use technology dramatiq soft"
     "; forbid-use technology active-job soft; forbid-use technology dotnet-worker soft"),
    ("constraints", "Background jobs run in the evening", "unchecked"),
    ("constraints", "Passwords are hashed with bcrypt", "unchecked"),
    ("constraints", "Passwords are hashed with care", "unchecked"),
    ("forbidden_patterns", "skipping tests",
     "forbid-use token describe.skip,it.skip,test.skip,suite.skip,describe.only,it.only,test.only,suite.only,xit,xtest,"
     "xdescribe,fdescribe,pytest.mark.skip,unittest.skip"),
    ("forbidden_patterns", "custom JWT parsing", "~ forbid-new auth_call primitive=token"),
    ("forbidden_patterns", "if NODE_ENV checks", "~ forbid-use token process.env.NODE_ENV"),
    ("forbidden_patterns", "new OAuth providers", "forbid-new auth_service"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_turn_of_phrase_is_read_as(key: str, text: str, expected: str) -> None:
    read = shown(text, key)
    assert expected == ("; ".join([*read.split("; ")[:2], "…"]) if expected.endswith("…") else read)


@pytest.mark.parametrize("name", list(lexicon.mapping("turns")))
def test_what_limits_nothing_is_a_capital_that_is_left_out(name: str) -> None:
    turn = lexicon.mapping("turns")[name]
    idle = {*str(turn.get("idle", "")).split()}
    said = {token.strip("`()") for token in str(turn["plainly"]).split()}
    assert idle <= {token.rstrip("?") for token in turn["says"].split() if token[:1].isupper()} - said
