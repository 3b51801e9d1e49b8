"""Lines of decisions and specifications: what is made by hand, happens at some time, or is said of one part, each beside one
that is not."""

from __future__ import annotations

import pytest
from shown import shown

WRITE = "/^(POST|PUT|PATCH|DELETE) /"
GLOBALS = "forbid-use token module-level-variable form=construct"
CACHES = "forbid-new technology|dependency redis new=project; forbid-new technology|dependency memcached new=project"
NAMED = "component|service|schema|table|enum|store|error_type|event|auth_service"
DOMAIN = "**/domain/**,**/domains/**"
INBOUND = "**/{inbound,driving}/**,**/{adapters,adapter}/{in,primary,incoming}/**"
OUTBOUND = r"/(^|[\/.@:])(outbound|driven|adapters?[\/.:]+(out|secondary|outgoing))([\/.:]|$)/"
LOGINS = r"/(?<!\{)\b(auth|login|logout|signin|signup|sign-in|sign-up|session|sessions|token|oauth|register)\b/"
QUEUE = r"/(^|[\/.@])queue([\/.:]|$)/"
CALLS = "forbid-use technology axios"
ROWS = [
    ("constraints", "Match code must use PlayerMatch cookies, never global variables", f"~ {GLOBALS} soft"),
    ("constraints", "All code must use PlayerMatch cookies, never global variables", f"~ {GLOBALS}"),
    ("constraints", "Print code must use PriceList, never `axios`", f"~ {CALLS} soft"),
    ("constraints", "Python code must use `logger`, never `print`", "forbid-use technology print"),
    ("constraints", "Code must use PriceList, never `axios`", CALLS),
    ("forbidden", "custom caching (react-query)", "unchecked"),
    ("forbidden", "hand-rolled caching", "unchecked"),
    ("forbidden", "a new cache", CACHES),
    ("forbidden", "custom pdf libraries (pdfkit)", "forbid-use technology pdfkit"),
    ("forbidden", "custom data fetching (swr)", "forbid-new technology|dependency tanstack-query new=project"),
    ("constraints", "interfaces start with `I` and end with `DTO`",
     "~ forbid-use token declared-interface:* unlike I*DTO form=construct; forbid-use token interface-without-i form=construct"),
    ("constraints", "interfaces must be prefixed with `I` and suffixed with `DTO`",
     "~ forbid-use token declared-interface:* unlike I*DTO form=construct; forbid-use token interface-without-i form=construct"),
    ("constraints", "interfaces start with `I`", "forbid-use token interface-without-i form=construct"),
    ("constraints", "The public API in `src/api/` must not use axios", f"~ {CALLS} in:src/api/"),
    ("constraints", "The billing module in `src/money/` must not use axios", f"~ {CALLS} in:src/money/"),
    ("constraints", "The old billing module in `src/money/` must not use axios", "unchecked"),
    ("constraints", "The gateway in `src/money/` must not use axios", "unchecked"),
    ("constraints", "The renderers in `src/api/` must not use axios", "unchecked"),
    ("constraints", "Public routes in `src/api/` must not use axios", f"~ {CALLS} in:src/api/ soft"),
    ("constraints", "Do not add to the API", "unchecked"),
    ("constraints", "Do not add to the API folder", "~ forbid-new file **/api/**"),
    ("constraints", "Do not add to `src/legacy/`", "forbid-new file src/legacy/"),
    ("forbidden", "endpoints that change data", f"forbid-new route {WRITE}"),
    ("constraints", "No new routes that modify any state", f"forbid-new route {WRITE}"),
    ("constraints", "Do not expose endpoints that write data", f"forbid-new route {WRITE}"),
    ("constraints", "Every route that writes data must require authentication", f"~ require-shape route {WRITE} guard=*"),
    ("constraints", "No endpoints that return data", "~ forbid-new route soft"),
    ("forbidden", "endpoints that change names", "unchecked"),
    ("forbidden", "New crate dependencies", "forbid-new dependency cargo:*"),
    ("forbidden", "Endpoints added or removed", "forbid-new route; forbid-remove route"),
    ("constraints", "No endpoints added or removed", "forbid-new route; forbid-remove route"),
    ("constraints", "Endpoints added or removed", "unchecked"),
    ("forbidden", "Columns renamed or dropped", "forbid-remove column"),
    ("forbidden", "Enum values removed", "append-only enum order=free"),
    ("forbidden", "Props removed from `Modal`", "forbid-remove prop Modal"),
    ("forbidden", "Dependencies added without approval", "forbid-new dependency human"),
    ("forbidden", "Files added to `src/legacy/`", "forbid-new file src/legacy/"),
    ("forbidden", "Friends added", "unchecked"),
    ("constraints", "No schema changes", "unchecked"),
    ("constraints", "No schema or API changes", "~ forbid-change route"),
    ("constraints", "No schema changes in `db/`", "forbid-change schema in:db/"),
    ("constraints", "Every table must have a `deleted_at` timestamp column", "~ require-shape table|column column=deleted_at"),
    ("constraints", "Every table must have a `deleted_at` column", "require-shape table|column column=deleted_at"),
    ("constraints", "Every table must have a `name` display column", "unchecked"),
    ("forbidden", "Float types", "unchecked"),
    ("forbidden", "new Order types", "~ forbid-new schema order"),
    ("constraints", "Do not edit `src/gen/client.ts` or `types.ts`",
     "forbid-change file src/gen/client.ts; forbid-change file src/gen/types.ts"),
    ("constraints", "Do not edit `src/gen/client.ts` or `package.json`",
     "forbid-change file src/gen/client.ts; forbid-change file package.json"),
    ("constraints", "Do not edit `src/gen/vite.ts` or `vite.config.ts`",
     "forbid-change file src/gen/vite.ts; forbid-change file vite.config.ts"),
    ("constraints", "Do not edit `client.ts` or `src/types.ts`", "forbid-change file client.ts; forbid-change file src/types.ts"),
    ("forbidden", "visualization frameworks", "unchecked"),
    ("forbidden", "Persisting `OPENAI_API_KEY`", "unchecked"),
    ("forbidden", "Saving `SessionState`", "unchecked"),
    ("forbidden", "Keeping `SessionState`", f"gone {NAMED} SessionState"),
    ("forbidden", "Storing tokens in `localStorage`", "~ forbid-use technology localStorage token"),
    ("constraints", "`a_log` and `b_log` are append-only: no UPDATE, no DELETE",
     r"~ forbid-use token /(?i)\b(?:update|delete\s+from)\s+[\"'`\[]?(?:\w+\.)?(?:a_log|b_log)\b/"),
    ("constraints", "`a_log` is append-only: no updates, no deletes",
     "~ append-only table a_log; forbid-use token /(?i)\\b(?:update|delete\\s+from)\\s+[\\\"'`\\[]?(?:\\w+\\.)?a_log\\b/"),
    ("constraints", "Audit tables: no update, no delete", "unchecked"),
    ("constraints", "Changes to routes require approval", "forbid-change route human"),
    ("constraints", "Breaking changes to the API require approval", "~ forbid-change route human soft"),
    ("constraints", "HTTP calls must be made with axios", "~ " + "; ".join(
        f"forbid-use technology {name}" for name in ("fetch", "xhr", "superagent", "got", "ky", "request-js", "undici")
    )),
    ("constraints", "No UPDATE on `a_log`", r"~ forbid-use token /(?i)\b(?:update)\s+[\"'`\[]?(?:\w+\.)?a_log\b/"),
    ("constraints", "No DELETE", "forbid-new route DELETE"),
    ("forbidden", "Client-side data persistence (IndexedDB)", "forbid-use technology indexeddb"),
    ("constraints", "All endpoints exist under `/api/v1/`", r"require-shape route /^\S+ \/api\/v1(\/|$)/"),
    ("constraints", "All files exist under `/api/v1/`", "unchecked"),
    ("constraints", "Inbound adapters MUST NOT depend on outbound adapters", f"~ forbid-use import {OUTBOUND} in:{INBOUND}"),
    ("constraints", "`domain` cannot depend on `interfaces`", f"~ forbid-use import /(^|[\\/.@])interfaces([\\/.:]|$)/ in:{DOMAIN}"),
    ("constraints", "`domain` cannot depend on `react`", f"~ forbid-use technology react in:{DOMAIN}"),
    ("forbidden", "New infrastructure such as Kafka or RabbitMQ", "~ forbid-use technology kafka; forbid-use technology rabbitmq"),
    ("forbidden", "Problems like Redis outages", "unchecked"),
    ("constraints", "Use tools such as Redis", "unchecked"),
    ("forbidden", "New Button variants beyond primary, secondary and ghost", "forbid-new variant Button except:primary,secondary,ghost"),
    ("forbidden", "New Button variants beyond what exists", "forbid-new variant Button"),
    ("forbidden", "New tables outside `modules`", "forbid-new table except:**/modules/**"),
    ("forbidden", "New npm packages without approval in the plan", "forbid-new dependency npm:* human"),
    ("forbidden", "New tables without approval in `docs/adr/`", "forbid-new table human"),
    ("forbidden", "New tables in `db/` without approval", "forbid-new table in:db/ human"),
    ("constraints", "The `orders` table MUST keep its `user_id` foreign key", "forbid-remove column user_id of=orders"),
    ("constraints", "The `users` table must keep its `email` column", "forbid-remove column email of=users"),
    ("constraints", "Never remove the `size` prop of `Modal`", "forbid-remove prop size of=Modal"),
    ("constraints", "Do not drop `VOID` from `OrderStatus`", "~ forbid-remove member|variant|prop|field|column VOID of=OrderStatus"),
    ("constraints", "Do not remove `useAuth` from `Header`", "unchecked"),
    ("constraints", "Do not remove `Foo` from `Bar.ts`", f"forbid-remove {NAMED} Foo in:Bar.ts"),
    ("forbidden", "Changes without an entry in `NEWS.md`", "require-companion file with:NEWS.md on=change soft"),
    ("forbidden", "Edge runtime (Node only)", "forbid-use token edge-runtime form=construct"),
    ("constraints", "All route handlers must be `async def`", "forbid-use token sync-route-handler form=construct"),
    ("constraints", "Type hints mandatory", "~ forbid-use token untyped-def form=construct"),
    ("forbidden", "Additional login or session routes", f"~ forbid-new route|auth_service {LOGINS}; forbid-new route session"),
    ("forbidden", "new auth or session services", "~ forbid-new auth_service; forbid-new service session"),
    ("forbidden", "Button, Card variants", "forbid-new variant Button; forbid-new variant Card"),
    ("forbidden", "Buttons and Card variants", "forbid-new variant button; forbid-new variant Card"),
    ("forbidden", "Modal variants without Modal team review", "forbid-new variant Modal human"),
    ("constraints", "No direct Redis access; all data via the cache service", "~ forbid-use technology redis soft"),
    ("constraints", "No direct Redis access; it is slow", "forbid-use technology redis"),
    ("constraints", "Do not use the `logger` package", "forbid-use dependency|import logger"),
    ("constraints", "Do not add an `email` column to `orders`", "forbid-new column email of=orders"),
    ("constraints", "`Cart` must not get an `onSave` prop", "forbid-new prop onSave of=Cart"),
    ("forbidden", "adding `VOID` to `OrderStatus`", "forbid-new member|variant VOID of=OrderStatus"),
    ("constraints", "Do not add `axios` to `package.json`", "forbid-new technology|dependency axios in:package.json"),
    ("constraints", "Do not remove the `email` field from `UserDto`", "forbid-remove field|column email of=UserDto"),
    ("constraints", "`UserDto` must stay backwards compatible",
     "forbid-remove field|column UserDto; forbid-remove prop UserDto; append-only enum UserDto order=free"),
    ("constraints", "The plugin must stay backwards compatible", "unchecked"),
    ("constraints", "`GET /users` must stay backwards compatible", "forbid-change route GET /users"),
    ("forbidden", "Changes to Modal props", "forbid-change component Modal"),
    ("forbidden", "Changes to modal props", "forbid-change component modal"),
    ("constraints", "Never remove the Modal", "forbid-remove component Modal"),
    ("forbidden", "Changing modals", "forbid-change component modal"),
    ("forbidden", "new button variants", "forbid-new variant button"),
    ("constraints", "Do not use the `events` module", "forbid-use import|dependency events"),
    ("constraints", "Do not use `cache`", "unchecked"),
    ("constraints", "Do not modify `store`", "unchecked"),
    ("constraints", "Do not modify the `auth` module", "~ forbid-change file **/auth/**"),
    ("forbidden", "`table` elements", "forbid-use token table form=tag"),
    ("constraints", "`events` must not import `queue`", f"~ forbid-use import {QUEUE} in:**/events/**"),
    ("constraints", "`events` must not depend on `queue` or `react`",
     f"~ forbid-use import {QUEUE} in:**/events/**; forbid-use technology react in:**/events/**"),
    ("constraints", "events must not import queue", "unchecked"),
    ("constraints", "`redis` must not import `queue`", f"~ forbid-use import {QUEUE} soft"),
    ("constraints", "Do not add `TEST` to `Makefile`", "~ forbid-new component TEST in:Makefile,GNUmakefile,*.mk"),
    ("constraints", "Do not add `src/a.ts` to `src`", "~ forbid-new file src/a.ts in:**/src/**"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS)
def test_lines_of_decisions_and_their_look_alikes(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize("text", ["No network calls SHALL be made", "No HTTP requests shall be made"])
def test_what_a_program_does_at_some_time_only_warns(text: str) -> None:
    assert all(check.endswith(" soft") for check in shown(text, "constraints").split("; "))


@pytest.mark.parametrize("text", [
    "No API calls SHALL be made from `src/domain/`", "No HTTP requests must be issued in `src/domain/`", "No network requests",
    "No database queries may be made by controllers",
])
def test_where_it_must_not_be_done_or_that_there_is_none_at_all_blocks(text: str) -> None:
    assert " soft" not in shown(text, "constraints")
