"""Constructs of languages under the names and turns of phrase that people have for them, and what only reads like them."""

from __future__ import annotations

import pytest
from shown import shown

CONSTRUCTS = [
    ("forbidden", "nested ternaries", "forbid-use token nested-ternary form=construct"),
    ("forbidden", "f-strings in logging calls", "forbid-use token f-string-log form=construct"),
    ("forbidden", "catching Exception", "forbid-use token catch-of-everything form=construct"),
    ("constraints", "No async in `useEffect`", "forbid-use token async-effect form=construct"),
    ("constraints", "Never return null", "forbid-use token returned-null form=construct"),
    ("constraints", "Services must not return null",
     "~ forbid-use token returned-null in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*"
     ",**/{services,service}.* form=construct"),
    ("constraints", "No `throw new Error()` in `src/services/`", "forbid-use token raised-exception in:src/services/ form=construct"),
    ("constraints", "Use === instead of ==", "forbid-use token loose-equality form=construct"),
    ("constraints", "No `for...in` loops in `src/api/`", "forbid-use token for-in-loop in:src/api/ form=construct"),
    ("constraints", "Prefer for...of over for...in", "~ forbid-use token for-in-loop form=construct soft"),
    ("constraints", "Catch blocks must not be empty", "forbid-use token empty-catch form=construct"),
    ("constraints", "Never swallow exceptions", "~ forbid-use token swallowed-error form=construct"),
    ("constraints", "All functions must have type hints", "~ forbid-use token untyped-def form=construct"),
    ("constraints", "Do not import inside functions", "forbid-use token import-in-a-function form=construct"),
    ("constraints", "No images without alt text", "forbid-use token image-without-alt form=construct"),
    ("constraints", "No wildcards in CORS origins", "forbid-use token cors-wildcard form=construct"),
    ("constraints", "Never disable TLS verification", "forbid-use token tls-verification-off form=construct"),
    ("constraints", "State is managed with Zustand; no Redux", "forbid-use technology redux"),
    ("constraints", "No # type: ignore", "forbid-use token type: ignore form=comment"),
    ("constraints", "No noqa comments", "forbid-use token noqa form=comment"),
    ("constraints", "No TODOs without a ticket",
     r"~ forbid-use token /(?:TODO|FIXME)(?!.*(?:#\d|[A-Z][A-Z0-9]+-\d|https?:))/ form=comment"),
    ("constraints", "No crypto.createHash('md5')", "unchecked"),
    ("constraints", "Never call `fetch('/api/x')`", 'forbid-use token fetch form=given("/api/x")'),
    ("constraints", "No `res.status(500)`", "forbid-use token res.status form=given(500)"),
    ("constraints", "Do not use os.system", "forbid-use token|import os.system"),
    ("constraints", "No localhost URLs",
     r"~ forbid-use token /\/\/(?:localhost|127\.0\.0\.1)\b|\b(?:localhost|127\.0\.0\.1):\d/ form=literal"),
    ("constraints", "No localhost addresses", r"~ forbid-use token /\b(?:localhost|127\.0\.0\.1)\b/ form=literal"),
    ("constraints", "The payments table is off limits", "~ forbid-change table payment"),
    ("forbidden", "admin endpoints outside /admin", r"~ forbid-new route /^\S+ (?!\/admin(\/|$)).*(?:admin)/"),
    ("constraints", "No admin routes outside `src/admin`", "~ forbid-new route admin except:src/admin"),
    ("forbidden", "a custom table implementation", "forbid-new component table"),
    ("constraints", "No TypeScript enums", "forbid-new enum form=enum"),
    ("forbidden", "enum in TypeScript (use union types)", "forbid-new enum form=enum"),
    ("forbidden", "raw SQL migrations", "forbid-new file **/{migrations,migration,migrate}/**/*.sql"),
    ("forbidden", "v-html", "forbid-use token v-html"),
    ("constraints", "All new endpoints are versioned under `/v2`", r"require-shape route /^\S+ (?:\/api)?\/v2(\/|$)/"),
    ("constraints", "Never use the `latest` tag",
     r"~ forbid-use token /:latest(?![\w-])/; forbid-new token image=*:latest,container=*:latest,container.image=*:latest,image.tag=latest "
     "in:*.yml,*.yaml form=setting"),
    ("constraints", "Never call `http.Get`; use the shared client", "forbid-use token|import http.Get"),
    ("constraints", "No ON DELETE CASCADE", "require-shape column fault=cascade; forbid-use token /(?i)\\bdelete cascade\\b"
     r"|\bmodels\.cascade\b|\bcascadeondelete\b|\bcascadetype\.(?:remove|all)\b|\bondeleteaction\.cascade\b|\bdeletebehavior\.cascade\b/"),
    ("constraints", "Ternaries are chained nowhere => forbid-use token nested-ternary,ternary-expression in:src/**",
     "forbid-use token nested-ternary,ternary-expression in:src/** form=construct"),
    ("constraints", "Do not ignore errors with `_`", "~ forbid-use token ignored-error form=construct"),
    ("constraints", "No `#region` blocks", "forbid-use token region-directive form=construct"),
    ("constraints", "No `// @ts-ignore`", "forbid-use token @ts-ignore form=comment"),
    ("constraints", "No `/* eslint-disable */`", "forbid-use token eslint-disable* form=comment"),
    # a token of code that no construct is called by
    ("constraints", "No labels => forbid-use token label", "forbid-use token label"),
]
NO_CONSTRUCTS = [
    ("constraints", "Never write `muted !== isMuted`", "unchecked"),
    ("constraints", "Never write `if a == b`", "unchecked"),
    ("constraints", "Components return null while loading", "unchecked"),
    ("constraints", "The loader retries for loops of events", "unchecked"),
    ("constraints", "Images have alt texts in three languages", "unchecked"),
    ("constraints", "Prefer composition, as in the catch blocks of `src/a.ts`", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), CONSTRUCTS, ids=[text for _, text, _ in CONSTRUCTS])
def test_a_construct_is_known_by_what_people_call_it(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), NO_CONSTRUCTS, ids=[text for _, text, _ in NO_CONSTRUCTS])
def test_what_is_told_in_passing_forbids_no_construct(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
