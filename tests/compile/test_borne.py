"""What each new thing of a kind has to bear: the ways to say whose it is by the ways to say what, beside look-alikes."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.clause import Check

SAID = [
    # whose, by subject, by purpose, by place, by occasion, by a label, without a verb
    ("Every endpoint declares `status_code`", "route use:status_code soft"),
    ("Every component uses `changeDetection: ChangeDetectionStrategy.OnPush`", "component use:ChangeDetectionStrategy.OnPush"),
    ("Every component uses `standalone: true`", "component use:standalone: true"),
    ("Set `eager: true` on every store", "store use:eager: true"),
    ("When you create a new service, always annotate it with `@Traced`", "service use:@Traced"),
    ("Route handlers: wrap with `asyncHandler`", "route in:**/{handlers,handler,routes,api}/**,"
     "**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.* use:asyncHandler soft"),
    ("Components: Always set `displayName`", "component use:displayName soft"),
    ("Metadata exports (`pageMeta`) on every page", "page use:pageMeta soft"),
    ("Components in `src/ui/` must define `displayName`", "component in:src/ui/ use:displayName"),
    ("Routes under `/admin` use `audited`", "unchecked"),
    ("`permission_classes` on every view", "route use:permission_classes soft"),
    ("Wrap all async route handlers with a `safeAsync` wrapper that forwards errors", "route use:safeAsync soft"),
    ("Every page component must be wrapped in `<main-page>` as the root element",
     "page use:main-page soft; component *Page use:main-page soft"),
    ("Every service uses `@Traced` that adds spans", "service use:@Traced"),
    # what, by a base, an annotation, an option, a wrapper, a tag, an attribute
    ("Use `acme.Base` as the base class for all services", "service use:acme.Base"),
    ("Add `@Traced` to every service class", "service use:@Traced"),
    ("Mark all screens with `<SafeArea>`", "component|page use:SafeArea soft"),
    ("Every POST route validates its body with Zod", "route POST use:zod soft"),
    ("Annotate every new class with `@Checked` (`org.acme.Checked`) so members default to non-null",
     "file in:*.{ts,tsx,js,jsx,mjs,py,go,rs,java,kt,cs,rb,php,ex,swift,dart,scala,vue,svelte} use:@Checked soft"),
    ("Fast rendering. Every component uses `standalone: true`. Combined, this helps.", "component use:standalone: true"),
]

NOTHING = [
    "Use `cache()` in components",  # where it may be of use
    "Use `clone` to hydrate components on demand",
    "Use `@Query` in views for simple reads",
    "The dashboard has a `status` field",
    "Hooks start with `use` and `with`",  # how they are called
    "Every endpoint needs `patience`",
    "Every route must have `rate_limit: 10`",
    "Wrap errors with context (`fmt.Errorf`)",
    "`@map` on fields, `@@map` on models",
    "Collections should implement `FromIterator` and `Extend`",
    "Every component must have a `loading` file",
    "Use `live_update` for all services",
    "Mark all components that use hooks with `'use client'`",
    "Use `@Cached` on all services that read from disk",
    "All write operations that modify items must use `TransactItems`",
    "Models inherit from `Base`",
    "Admin API controllers must inherit from `Base::ResourceController`",
    "When adding a component, add it to `index.ts`",
    "All tasks are marked complete `[x]`",
    "Use `vercel pull` in custom CI pipelines",
    "Wrap every plugin in a service (`CameraService`, `PlaceService`)",
]


def _said(check: Check) -> str:
    words = ["|".join(check.kinds), check.target or "", f"in:{','.join(check.within)}" if check.within else ""]
    words += [f"except:{','.join(check.excepted)}" if check.excepted else "", f"use:{check.use}", "soft" if check.soft else ""]
    return " ".join(word for word in words if word)


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[text for text, _ in SAID])
def test_what_each_has_to_bear_is_read_as(text: str, expected: str) -> None:
    result = compiled(text, "constraints")
    assert ("; ".join(map(_said, result.checks)) or "unchecked") == expected
    assert {check.op for check in result.checks} <= {"require-use", "require-shape"}


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_so_is_asked_of_no_kind(text: str) -> None:
    asked = [check for check in compiled(text, "constraints").checks if check.use]
    assert asked == []


ALONG = [
    ("Every PR needs a changeset", "require-companion file "
     "with:{CHANGELOG*,changelog.d/**,.changeset/**,changes/**,newsfragments/**} on=change soft"),
    ("Changes to published packages require a changeset", "~ require-companion file "
     "with:{CHANGELOG*,changelog.d/**,.changeset/**,changes/**,newsfragments/**} on=change soft"),
    ("Update `CHANGELOG.md` for every change", "require-companion file with:CHANGELOG.md on=change soft"),
    ("Every user-visible change updates `CHANGELOG.md`", "~ require-companion file with:CHANGELOG.md on=change soft"),
    ("User-facing changes need a `CHANGELOG.md` entry", "~ require-companion file with:CHANGELOG.md on=change soft"),
    ("`package-lock.json` only changes together with `package.json`",
     "~ require-companion file package-lock.json with:package.json on=change"),
    ("Changes to `api.proto` require updating `docs/api.md`", "~ require-companion file api.proto with:docs/api.md on=change"),
    ("Pair every new route with an integration test", None),
    ("When adding a feature flag, list it in `docs/flags.md`", "~ require-companion feature_flag with:docs/flags.md"),
    ("Each new env var needs a default in `.env.example`", "require-companion env_var with:.env.example"),
    ("Every hook must have at least one test", None),
    ("Each plugin must have `assets/preview.png` as its primary asset", None),
]


def test_a_sentence_behind_others_brings_nothing_for_words_of_a_language() -> None:
    assert shown("Full coverage. Write tests for every `require`. Use `cover`.", "constraints") == "unchecked"


@pytest.mark.parametrize("text", ["Use for: scripts that run on one machine.", "Use helpers for: guards, redirects, and flags"])
def test_a_purpose_without_a_bearer_asks_nothing(text: str) -> None:
    assert shown(text, "constraints") == "unchecked"


@pytest.mark.parametrize(("text", "expected"), ALONG, ids=[text for text, _ in ALONG])
def test_what_comes_along_is_read_as(text: str, expected: str | None) -> None:
    read = shown(text, "constraints")
    assert "require-companion" in read if expected is None else read == expected
