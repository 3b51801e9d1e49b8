"""What is chosen for something, told by a verb, by more than one choice, or by people, each beside what only looks like it."""

from __future__ import annotations

import pytest
from shown import compiled, shown

VALIDATORS = {"yup", "joi", "ajv", "valibot", "class-validator", "arktype", "typebox", "io-ts", "superstruct"}
FORMS = {"formik", "react-final-form", "tanstack-form"}
LIMITERS = {"rate-limiter-flexible", "fastify-rate-limit", "nest-throttler", "upstash-ratelimit", "bottleneck"}

CHOSEN = [
    ("Use `zod` to validate forms", VALIDATORS),
    ("You must use zod to validate all input", VALIDATORS),
    ("We use zod for validation in the whole project", VALIDATORS),
    ("We will use `express-rate-limit` to rate limit requests to our application", LIMITERS),
    ("Use SlowAPI for rate limiting", {"flask-limiter", "django-ratelimit"}),
    ("We use Sentry to report errors", {"bugsnag", "rollbar"}),
    ("Use pino to log requests", {"winston", "bunyan", "log4js"}),
    ("Use Zod for validation and react-hook-form for forms", VALIDATORS | FORMS),
    ("Zod for validation, react-hook-form for forms", VALIDATORS | FORMS),
]
NOT_CHOSEN = [
    "We use zod for validation in the api",
    "Use zod to validate forms in the editor",
    "Use zod to generate types",
    "Use Zod for validation and forms",
    "Use Prisma for tables and for queries",
    "Use Sentry to report errors to the team",
    "Use zod to validate the body before the service is called",
    "Use Redis to log in users",
    "Use the log to debug requests",
]


@pytest.mark.parametrize(("text", "rivals"), CHOSEN, ids=[text for text, _ in CHOSEN])
def test_what_is_chosen_for_something_has_no_rival(text: str, rivals: set[str]) -> None:
    made = compiled(text, "constraints")
    assert {check.technology for check in made.checks} == rivals
    assert all(check.soft for check in made.checks)


@pytest.mark.parametrize("text", NOT_CHOSEN)
def test_what_is_used_somewhere_or_for_something_else_has_some(text: str) -> None:
    assert shown(text, "constraints") == "unchecked"
