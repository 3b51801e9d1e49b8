"""What guides ban in their own words, each beside a line that looks alike and bans more, less or something else."""

from __future__ import annotations

import pytest
from shown import shown

HEX = r"/^(?!\s*(?:--|\$)[\w-]+\s*:|#[\w-]+\s*\{)[\s\S]*(?<![\w/&])#(?!\d{4}(?<!0000)\b)([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b/"
BANNED = [
    ("forbidden", "axios only in `src/http.ts`; fetch nowhere",
     "forbid-use technology axios except:src/http.ts; forbid-use technology fetch"),
    ("constraints", "fetch nowhere", "forbid-use technology fetch"),
    ("constraints", "do not import from other packages' `src`", "unchecked"),
    ("constraints", "do not import from `packages/core/src`", "forbid-use import packages/core/src"),
    ("forbidden", "no authorization in global middleware", "~ forbid-new auth_service|auth_call soft"),
    ("forbidden", "no authorization in middleware",
     "~ forbid-new auth_service|auth_call in:**/{middleware,middlewares}/**,**/middleware.*"),
    ("forbidden", "no `.env` lookups", "unchecked"),
    ("forbidden", "no `.env` files", "forbid-new file .env"),
    ("forbidden", "multiple sparkline implementations", "~ forbid-new component sparkline"),
    ("forbidden", "breaking changes to public types", "~ forbid-change schema soft"),
    ("forbidden", "breaking changes to the `Order` type", "~ forbid-change schema Order soft"),
    ("forbidden", "changes to the `Order` type", "forbid-change schema Order"),
    ("forbidden", "custom error formats", "unchecked"),
    ("forbidden", "No controllers", "forbid-new file **/*{Controller,_controller,.controller,-controller}.*"),
    ("constraints", "No controllers in `src/domain`",
     "forbid-new file **/*{Controller,_controller,.controller,-controller}.* in:src/domain"),
    ("constraints", "All controllers must require authentication", "~ require-shape route guard=*"),
    ("forbidden", "NO ORM entities or decorators", "~ forbid-new table"),
    ("forbidden", "NO decorators", "forbid-use token decorator-use form=construct"),
    ("constraints", "must use a `Link` header", "unchecked"),
    ("constraints", "must use `Link`", "require-use component|import|token Link"),
    ("do not modify", "`LICENSE` or files under `.github/`", "forbid-change file LICENSE; forbid-change file .github/"),
    ("forbidden", "direct SMTP calls (use notification service)", "~ forbid-use technology nodemailer soft"),
    ("forbidden", "direct SMTP calls", "forbid-use technology nodemailer"),
    ("forbidden", "direct Redis access (use `CacheService`)", "forbid-use technology redis except:**/CacheService.*"),
    ("forbidden", "No Redux in half of the app", "~ forbid-use technology redux soft"),
    ("forbidden", "`//nolint:errcheck`", "forbid-use token nolint:errcheck form=comment"),
    ("forbidden", "`/nolint`", "forbid-new route /nolint"),
    ("forbidden", "writing JSON files", "unchecked"),
    ("forbidden", "JSON files", "forbid-new file *.json"),
    ("constraints", "NEVER the components", "unchecked"),
    ("constraints", "NEVER new components", "forbid-new component"),
    ("constraints", "Never the `any` type", "forbid-use token any form=type"),
    ("forbidden", "float columns for currency",
     "~ forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/ "
     r"type=/(?i)^(?:\w*\.)*(?:float|double|real)/ said=floats"),
    ("forbidden", "Unless there is a good reason, no new packages", "~ forbid-new dependency human soft"),
    ("forbidden", "No new packages unless approved", "forbid-new dependency human"),
    ("forbidden", "Hex colours anywhere but in `tokens.css`", f"forbid-use token {HEX} except:tokens.css form=literal"),
    ("forbidden", "Hex colours anywhere except in `tokens.css`", f"forbid-use token {HEX} except:tokens.css form=literal"),
    ("constraints", "Never reach for jQuery, not even in legacy pages",
     r"forbid-use technology jquery; forbid-use token /code\.jquery\.com|\/jquery[-.\d\w]*\.js/"),
    ("constraints", "We do not use Redis, neither for caching nor for queues", "forbid-use technology redis"),
    ("constraints", "We do not use Redis for caching", "forbid-use technology redis"),
    ("forbidden", "no Kafka in the ingest service, it stays on NATS", "~ forbid-use technology kafka in:**/{ingest,ingests}/**"),
    ("constraints", "The `ShipmentState` enum is closed: no new values", "~ freeze enum ShipmentState"),
    ("forbidden", "The `ShipmentState` enum is closed", "freeze enum ShipmentState"),
    ("forbidden", "`ShipmentState` is closed", "freeze enum ShipmentState"),
    ("forbidden", "New members go at the end of `ErrorCode`; never reorder or remove existing ones",
     "~ append-only schema|table|enum|error_type|event ErrorCode"),
    ("constraints", "New members go at the end of `ErrorCode`", "append-only schema|table|enum|error_type|event ErrorCode"),
    ("forbidden", "setInterval refresh loops", "forbid-use technology polling"),
    ("forbidden", "setInterval", "forbid-use technology polling"),
    ("forbidden", "merging or splitting existing enum values", "append-only enum order=free"),
    ("constraints", "Never use `any` as a parameter type", "forbid-use token any form=type"),
    ("forbidden", "server-side session storage", "unchecked"),
    ("forbidden", "deleting JSON files", "unchecked"),
    ("ask first", "Changing the Prisma schema", "forbid-change file *.prisma human"),
    ("forbidden", "deleting TypeScript files", "forbid-remove file *.ts,*.tsx,*.mts,*.cts"),
    ("constraints", "The public API must be read-only", r"~ forbid-new route /^(POST|PUT|PATCH|DELETE)\b/ soft"),
    ("constraints", "The API must be read-only", r"forbid-new route /^(POST|PUT|PATCH|DELETE)\b/"),
    ("constraints", "No lodash or similar utility libraries", "~ forbid-use technology lodash soft; forbid-new dependency soft"),
    ("constraints", "No lodash", "forbid-use technology lodash"),
]


@pytest.mark.parametrize(("key", "text", "expected"), BANNED, ids=[f"{key}: {text}" for key, text, _ in BANNED])
def test_what_is_banned_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
