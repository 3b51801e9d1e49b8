"""Rules that frameworks and tools ship for agents, and teams copy, each beside a look-alike that says something else: what is deprecated or
gone, a call by what it is handed, classes by what they come from, constructs of templates."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of
from shown import shown

ROWS = [
    ("forbidden", "Use arrow functions instead of function expressions", "~ forbid-use token function-expression form=construct soft"),
    ("forbidden", "Use `@get` and `@post` instead of `*route`, `*verb`",
     "~ forbid-use token|import *route soft; forbid-use token|import *verb soft"),
    ("forbidden", "Use Redux instead of Zustand", "unchecked"),
    ("forbidden", "Use inline styles instead of classes", "unchecked"),
    ("forbidden", "Never call `Repo.get!/2` in controllers",
     "~ forbid-use token|import Repo.get! in:**/{controllers,controller}/**,**/*{Controller,_controller,"
     ".controller}.*,**/{controllers,controller}.*"),
    ("forbidden", "Never use `Process.alive?/1`; monitor it", "forbid-use token|import Process.alive"),
    ("forbidden", "Never use `spawn/1`", "forbid-use token|import spawn"),
    ("constraints", "In components use `acme/nav`, never `acme/router`",
     "~ forbid-use import|dependency|token acme/router in:**/components/**,**/ui/** soft"),
    ("constraints", "In tests use `x` for setup, never for teardown", "unchecked"),
    ("forbidden", "No class may extend `Thread`", "~ forbid-use token declared-class:* with Thread form=construct"),
    ("constraints", "View models must never inherit from `BaseScreen`",
     "~ forbid-use token declared-class:*ViewModel with BaseScreen form=construct"),
    ("constraints", "Jobs should not extend `LegacyTask`", "~ forbid-use token declared-class:*Job with LegacyTask form=construct soft"),
    ("forbidden", "Do not extend `OrderStatus`", "unchecked"),
    ("forbidden", "Do not extend `BaseEntity` with new columns", "unchecked"),
    ("forbidden", "`onFirst` and `onLast` are deprecated", "~ forbid-use token|import onFirst soft; forbid-use token|import onLast soft"),
    ("constraints", "`withRef` was removed in React 19, use `ref` instead", "forbid-use token|import withRef"),
    ("constraints", "`oldCall` no longer exists; use `newCall` instead", "~ forbid-use token|import oldCall soft"),
    ("forbidden", "`Old.View` is no longer part of the kit, don't use it", "forbid-use token|import Old.View"),
    ("constraints", "`oldCall` is deprecated in tests, use `newCall`", "unchecked"),
    ("constraints", "`AxiosError` is no longer thrown; handle `ApiError`", "unchecked"),
    ("forbidden", "Never hardcode ARNs, ports or regions",
     "~ forbid-use token hardcoded-arn form=construct; forbid-use token hardcoded-port form=construct; forbid-use "
     "token hardcoded-region form=construct"),
    ("forbidden", "Do not hardcode routes", "unchecked"),
    ("forbidden", "Never use string interpolation in logs", "~ forbid-use token interpolated-log form=construct"),
    ("constraints", "Logging uses message templates, never string interpolation",
     "~ forbid-use token interpolated-log form=construct"),
    ("constraints", "Logs go to stdout, not string interpolation of files", "unchecked"),
    ("forbidden", "Never use `Task.sleep(nanoseconds:)`; use `Task.sleep(for:)`",
     "forbid-use token sleep form=written(Task.sleep(nanoseconds:...))"),
    ("forbidden", "Never use `@Attribute(.unique)`", "forbid-use token Attribute form=written(@Attribute(.unique...))"),
    ("forbidden", "Never use `@Column(nullable = false)`", "~ forbid-use token Column form=written(@Column(nullable = false...))"),
    ("forbidden", "Never use `@Column()`", "forbid-use token|import @Column"),
    ("forbidden", "no global `app`", "unchecked"),
    ("forbidden", "no global `db` object", "unchecked"),
    ("forbidden", "No global `fetch`", "forbid-use technology fetch"),
    ("constraints", "Use `.flatMap()` over `.map().flat()`", "~ forbid-use token map-then-flat form=construct soft"),
    ("constraints", "Use `map` over `items`", "unchecked"),
    ("constraints", "kotlinx.serialization for JSON; not Gson or Moshi", "forbid-use technology gson; forbid-use technology moshi"),
    ("constraints", "Use `zod`; never yup or joi", "~ forbid-use technology yup; forbid-use technology joi"),
    ("constraints", "`Foo`; not Bar", "unchecked"),
    ("constraints", "Use uv for dependencies; never pip or poetry",
     "~ forbid-new file requirements.txt,requirements/*.txt; forbid-new file poetry.lock"),
    ("constraints", "uv only, never pip", "~ forbid-new file requirements.txt,requirements/*.txt"),
    ("constraints", "Tailwind v4 has no `tailwind.config.js`; do not create one", "forbid-new file tailwind.config.js"),
    ("constraints", "Tailwind v4 has no `tailwind.config.js`", "unchecked"),
    ("forbidden", "Never set `BackgroundColor`; use `Background`", "forbid-use component|import|token BackgroundColor"),
    ("forbidden", "Never set `BackgroundColor`", "unchecked"),
    ("constraints", "Environment variables must only be read through `config()`",
     "~ forbid-use token env() except:**/{config,configs,configuration,settings}/**,**/{config,configuration,"
     "settings}.*,*.config.*"),
    ("constraints", "Environment variables must only be read through `Env`",
     "~ forbid-use env_var except:**/{env,environment,environments}/**,**/{env,environment,environments}.*,*.env.*,"
     ".env,.env.*"),
    ("constraints", "Settings are validated in `env.ts`; nothing else touches `process.env`",
     "forbid-use technology|env_var process.env except:env.ts"),
    ("constraints", "Clients come from `lib/db.ts`; never call `createClient` elsewhere",
     "forbid-use token|import createClient except:lib/db.ts"),
    ("constraints", "`Gateway` is instantiated once, in `lib/gateway.ts`",
     "forbid-use component|import|token Gateway except:lib/gateway.ts"),
    ("constraints", "`Repo` calls live in contexts only, never in controllers",
     "~ forbid-use component|import|token Repo "
     "in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"),
    ("constraints", "`Cart` lives in the store, never in props", "unchecked"),
    ("constraints", "Inject dependencies with `inject()`, not through the constructor",
     "forbid-use token parameter-property form=construct"),
    ("constraints", "Validation lives in form requests, controllers never call `$request->validate()`",
     "~ forbid-use token inline-validation in:**/{controllers,controller}/**,**/*{Controller,_controller,"
     ".controller}.*,**/{controllers,controller}.* form=construct"),
    ("constraints", "`lazy_static!` and `once_cell` are superseded",
     "~ forbid-use token|import lazy_static! soft; forbid-use technology once-cell soft"),
    ("constraints", "View models are `@MainActor @Observable final class`",
     "~ forbid-use token declared-class:*ViewModel without @MainActor form=construct soft; forbid-use token "
     "declared-class:*ViewModel without @Observable form=construct soft; forbid-use token declared-class:*ViewModel "
     "without final form=construct soft"),
    ("constraints", "Every inline SVG has a title", "~ forbid-use token svg-without-title form=construct"),
    ("constraints", "All Convex functions must have argument validators", "forbid-use token convex-function-without-args form=construct"),
    ("constraints", "Functions must have argument validators", "unchecked"),
    ("forbidden", "Do not use bare specifiers in edge functions",
     "~ forbid-use token bare-import-specifier in:**/functions/**,**/lambdas/** form=construct"),
    ("forbidden", "Never put several modules in one file", "~ forbid-new token second-module form=construct"),
    ("forbidden", "Don't break views up with computed properties", "forbid-use token computed-view-property form=construct"),
    ("constraints", "Mark all C# types as sealed", "~ forbid-use token unsealed-class in:*.cs form=construct"),
    ("constraints", "Always throw `Error` objects, never strings", "forbid-use token thrown-string form=construct"),
    ("constraints", "All tasks must use FQCN", "~ forbid-use token short-module-name form=construct"),
    ("constraints", "Use lowercase true/false for boolean values", "forbid-use token truthy-yaml-value form=construct"),
    ("forbidden", "Avoid deprecated Tailwind utilities", "~ forbid-use token deprecated-tailwind-utility form=construct soft"),
    ("forbidden", "Avoid deprecated utilities", "unchecked"),
    ("forbidden", "Do not group aliases", "forbid-use token grouped-alias form=construct"),
    ("forbidden", "Never add XML comments", "forbid-use token xml-doc-comment form=construct"),
    ("constraints", "Svelte components must use `<script lang=\"ts\">`",
     "forbid-use token|component <script> without lang=ts in:*.svelte form=markup"),
    ("forbidden", "Avoid deprecated APIs", "unchecked"),
    ("forbidden", "Avoid deprecating public endpoints", "~ forbid-remove route soft"),
    ("forbidden", "Avoid deprecated APIs such as `oldCall`", "~ forbid-use token|import oldCall soft"),
    ("constraints", "`oldCall` is no longer supported, use `newCall`", "forbid-use token|import oldCall"),
    ("forbidden", "Use `any` instead of generics", "unchecked"),
]

# a sentence, a file, what breaks it and what keeps it
HELD = [
    ("forbidden", "Never inherit from `Thread`", "src/A.java", "class A extends Thread { }", "class A extends B<Thread> { Thread t; }"),
    ("forbidden", "Never inherit from `Thread`", "src/A.kt", "class A : Thread() { }", "class A(val t: Thread) : B() { }"),
    ("forbidden", "Never inherit from `Thread`", "src/a.py", "class A(Thread):\n    pass", "class A(B):\n    t: Thread = 1"),
    ("forbidden", "Never inherit from `Thread`", "src/a.rb", "class A < Thread\nend", "class A < B\n  t = Thread.new\nend"),
    ("constraints", "View models must never inherit from `BaseScreen`", "src/a.cs", "class CartViewModel : BaseScreen { }",
     "class CartScreen : BaseScreen { }\nclass CartViewModel : Model { }"),
    ("forbidden", "Never use `Task.sleep(nanoseconds:)`", "A.swift", "func f() async { try? await Task.sleep(nanoseconds: 5) }",
     "func f() async { try? await Task.sleep(for: .seconds(1)) }"),
    ("forbidden", "Never use `@Attribute(.unique)`", "A.swift", "class A { @Attribute(.unique) var b: C }",
     "class A { @Attribute(.externalStorage) var b: C }"),
    ("forbidden", "Never use `@Column(nullable = false)`", "A.java", "class A { @Column(nullable=false) B b; }",
     "class A { @Column(nullable = true) B b; }"),
    ("forbidden", "Never use `Process.alive?/1`", "lib/a.ex", "defmodule A do\n  def f(p), do: Process.alive?(p)\nend",
     "defmodule A do\n  def f(p), do: Process.monitor(p)\nend"),
    ("forbidden", "Never call `Repo.get!/2`", "lib/a.ex", "defmodule A do\n  def f(p), do: Repo.get!(U, p)\nend",
     "defmodule A do\n  def f(p), do: Repo.get(U, p)\nend"),
]


@pytest.mark.parametrize(("field", "text", "reading"), ROWS)
def test_a_rule_that_is_shipped_says(field: str, text: str, reading: str) -> None:
    assert shown(text, field) == reading


@pytest.mark.parametrize(("field", "text", "path", "breaks", "keeps"), HELD)
def test_it_is_held(field: str, text: str, path: str, breaks: str, keeps: str) -> None:
    found = [verdict_of({"head": {path: f"{source}\n"}, "decision": f"{field}: ['{text}']"}).findings for source in (breaks, keeps)]
    assert found[0]
    assert not found[1]
