"""Who may import whom, and which library stands in place of which, as teams of other stacks put it; each beside what only reads like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

ROWS = [
    ("forbidden", "Forbidden: `Shop.Market -> Shop.Catalog`.",
     "~ forbid-use import Shop.Catalog in:**/Shop.Market/**"),
    ("forbidden", "`domain -> infrastructure` (forbidden)",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("forbidden", "Never: `packages/ui` -> `apps/web`",
     "~ forbid-use import apps/web in:packages/ui"),
    ("forbidden", "No `Domain -> Infrastructure` dependencies",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("forbidden", "Presentation → Application (handlers/DTOs), never Domain or Infrastructure directly",
     "~ forbid-use import /(^|[\\/.@])domains?([\\/.:]|$)/ in:**/presentation/**,**/ui/**,**/views/**; forbid-use import /(^|["
     "\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/presentation/**,**/ui/**,**/views/**"),
    ("forbidden", "`pricing` and `catalog`: neither imports the other",
     "~ forbid-use import /(^|[\\/.@])catalog([\\/.:]|$)/ in:**/pricing/**; forbid-use import /(^|[\\/.@])pricing([\\/.:]|$)/ in"
     ":**/catalog/**"),
    ("forbidden", "Keep `scanner/` and `parser/` independent — neither may import the other.",
     "~ forbid-use import parser/ in:scanner/; forbid-use import scanner/ in:parser/"),
    ("forbidden", "The `scanner` feeds the `parser`; neither knows the other exists.",
     "~ forbid-use import /(^|[\\/.@])parser([\\/.:]|$)/ in:**/scanner/**; forbid-use import /(^|[\\/.@])scanner([\\/.:]|$)/ in:"
     "**/parser/**"),
    ("forbidden", "`orders` and `jobs` are the domain. They import no transport package, no driver, and not each other's storage.",
     "~ forbid-use import /(^|[\\/.@])transports?([\\/.:]|$)/ in:**/{workers,worker,jobs}/**"),
    ("forbidden", "If you see “CombatState imports MissionView” that’s a bug.",
     "~ forbid-use import /(^|[\\/.@])MissionView([\\/.:]|$)/ in:**/{CombatState,combat-state,combat_state}{.*,/**}"),
    ("forbidden", "If `shared` imports from `features`, the layering is broken.",
     "~ forbid-use import /(^|[\\/.@])features([\\/.:]|$)/ in:**/{shared,common}/**"),
    ("constraints", "Repositories encapsulate all Prisma usage.",
     "~ forbid-use technology prisma except:**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repositor"
     "y,-repository,_repo,.repo}.*,**/{repositories,repository}.*"),
    ("constraints", "boto3 lives behind `storage/`; no other module imports it.",
     "~ forbid-use technology aws-sdk except:storage/"),
    ("constraints", "`engine` imports nothing but `math`.",
     "~ forbid-use import /./ in:**/engine/** allowed=math"),
    ("constraints", "The only package `engine` may import is `math`.",
     "~ forbid-use import /./ in:**/engine/** allowed=math"),
    ("constraints", "The domain depends on nothing outside itself.",
     "~ forbid-use import /./ in:**/domain/**,**/domains/** allowed=/(^|[\\/.@])domains?([\\/.:]|$)/"),
    ("constraints", "`infra/` implements `domain/` ports; it may depend on `domain/` and `application/` but not vice-versa.",
     "~ forbid-use import infra/ in:domain/,application/"),
    ("forbidden", "Editor packages can depend on runtime packages; runtime packages must not depend on editor code.",
     "~ forbid-use import /(^|[\\/.@:])([eE]ditor|UnityEditor)([\\/.:]|$)/ in:**/{Runtime,runtime}/**,*.Runtime/**"),
    ("forbidden", "Feature modules depend on domain (+ injected abstractions), never directly on data impl packages.",
     "~ forbid-use import /(^|[\\/.@:])data([\\/.:]|$)/ in:**/features/**"),
    ("forbidden", "Don't cross domain boundaries by importing models directly; go through the service API.",
     "~ forbid-use import /./ in:**/domains/** apart=domains"),
    ("forbidden", "Agents should NOT import classes from other agent modules directly",
     "~ forbid-use import /./ in:**/agents/** apart=agents soft"),
    ("forbidden", "Never import another module's entities.",
     "~ forbid-use import /./ apart=modules deep=yes soft"),
    ("forbidden", "Handlers may log; the domain doesn't (the architecture tests forbid `Shop.Logging.*` in `Domain`).",
     "~ forbid-use import Shop.Logging.* in:**/domain/**,**/domains/**"),
    ("forbidden", "CRUD stays HTTP-agnostic: it returns `None` and routers translate.",
     "~ forbid-use import /(^|[\\/.@])http([\\/.:]|$)/ in:**/crud/**,**/{crud,*_crud,crud_*}.*"),
    ("forbidden", "`domain` contains pure Java models and output ports.",
     "~ forbid-use technology express in:**/domain/**,**/domains/** soft; forbid-use technology fastify in:**/domain/**,**/d"
     "omains/** soft; forbid-use technology hono in:**/domain/**,**/domains/** soft; forbid-use technology koa in…"),
    ("forbidden", "Do not annotate domain objects as JPA entities.",
     "~ forbid-use technology hibernate in:**/domain/**,**/domains/**"),
    ("constraints", "Dependencies flow from `features` to `core`, never back",
     "~ forbid-use import /(^|[\\/.@])features([\\/.:]|$)/ in:**/core/**"),
    ("constraints", "Do not use code from the `legacy` directory anywhere else.",
     "~ forbid-use import legacy/ except:legacy/ soft"),
    ("constraints", "iOS data layer does not use SwiftData.",
     "~ forbid-use technology swiftdata in:**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repository"
     ",-repository,_repo,.repo}.*,**/{repositories,repository}.* soft"),
    ("constraints", "Packages form a DAG — no cycles.",
     "~ forbid-use import import-cycle form=circle"),
    ("constraints", "Includes use paths rooted at `src/`, never relative.",
     "forbid-use token relative-include form=construct"),
    ("forbidden", "Never use `../` beyond one level.",
     "forbid-use import /^\\.\\.\\/\\.\\.\\//"),
    ("constraints", "Within the `shared/` directory itself, use relative imports:",
     "~ forbid-use import /^(?!\\.)(?:.*[\\/.:@~])?shared(?:[\\/.:]|$)/ in:shared/ soft"),
    ("forbidden", "Always use proper package paths (not relative paths) when importing from the state directory",
     "~ forbid-use import /^\\.+(?:\\/.*)?[\\/.]state(?:[\\/.]|$)/ soft"),
    ("forbidden", "Do not group alias, put one per line.",
     "forbid-use token multi-alias form=construct"),
    ("constraints", "One import per line",
     "forbid-use token several-imports-on-a-line form=construct"),
    ("forbidden", "Import classes at the top of the file with `use`, not `\\FQCN`",
     "~ forbid-use token fully-qualified-name form=construct soft"),
    ("constraints", "Import types with the `type` modifier (`import { type Foo }`)",
     "~ forbid-use token type-import-without-type form=construct soft"),
    ("forbidden", "In Rust code I prefer using `crate::` to `super::`; please don't use `super::`.",
     "forbid-use token super::*"),
    ("forbidden", "Use google.golang.org/protobuf instead of github.com/golang/protobuf",
     "forbid-use token|import github.com/golang/protobuf"),
    ("forbidden", "Use date-fns instead of moment",
     "forbid-use technology moment"),
    ("forbidden", "Assertions: Use #expect(), not traditional assert()",
     "~ forbid-use token assert() soft"),
    ("constraints", "Server State: React Query exclusively for all API data",
     "~ forbid-use technology swr"),
    ("constraints", "Use only `useState` and `useContext` for client-side state.",
     "~ forbid-use technology redux soft; forbid-use technology zustand soft; forbid-use technology mobx soft; forbid-use te"
     "chnology recoil soft; forbid-use technology jotai soft; forbid-use technology valtio soft; forbid-use techn…"),
    ("forbidden", "Skip global state via `lazy_static!`, `Once`, or similar.",
     "forbid-use token|import lazy_static!; forbid-use component|import|token Once"),
    ("reuse", "Use FactoryBot factories instead of fixtures",
     "~ forbid-new file **/{test,tests,spec,app,src}/**/fixtures/**/*.{yml,yaml,json},**/{test,tests,spec}/fixtures/**/*.{ym"
     "l,yaml,json},**/fixtures/*.{yml,yaml,json} soft"),
    ("constraints", "Stick to Microsoft libraries; third-party packages only with approval.",
     "forbid-new dependency human"),
    ("constraints", "HTTP: Guzzle is out, use Laravel's Http facade",
     "forbid-use technology guzzle"),
    ("forbidden", "Postpone Redux Toolkit until global state spans multiple pages",
     "~ forbid-new technology|dependency redux soft"),
]
UNREAD = [
    ("constraints", "`orders -> billing`"),
    ("constraints", "Request flow: `Controller -> Service -> Repository`"),
    ("forbidden", "No `draft -> published` transitions"),
    ("forbidden", "Never: `string -> number`"),
    ("forbidden", "`old_name -> new_name`"),
    ("constraints", "`src/api` → `src/handlers`, never before review"),
    ("forbidden", "Neither `pricing` nor `catalog` is finished."),
    ("forbidden", "`pricing` and `catalog`: neither imports the other unless it must"),
    ("forbidden", "The two services don't know each other's passwords."),
    ("constraints", "`scanner` and `parser` are fast; they never block each other"),
    ("constraints", "`orders` and `billing` are tested together; they never share fixtures"),
    ("forbidden", "If you see a test importing `ui`, that's fine"),
    ("constraints", "Repositories encapsulate all business rules"),
    ("constraints", "Repositories encapsulate all Prisma errors"),
    ("constraints", "`src/db` owns Prisma migrations; nothing else imports them"),
    ("constraints", "Controllers call services; they must not be tested alone"),
    ("constraints", "The domain contains pure functions"),
    ("constraints", "Domain objects carry no state"),
    ("constraints", "The API returns plain JSON"),
    ("constraints", "Editor code may use runtime code"),
    ("constraints", "Data flows from `api` to `ui`"),
    ("constraints", "No imports between 2am and 4am"),
    ("constraints", "The graph stays acyclic"),
    ("constraints", "Relative imports may go up one level in tests"),
    ("constraints", "in `shared/`, use relative imports for images"),
    ("constraints", "One import per line is enough for small files"),
    ("constraints", "Guzzle is out of date"),
    ("constraints", "Use only `useState` for the modal"),
    ("forbidden", "Use axios instead of fetch"),
    ("forbidden", "Use raw SQL instead of the ORM"),
    ("forbidden", "Use reflection instead of simple mapping"),
    ("forbidden", "Skip global state via props drilling"),
]
CHANGES = [
    ("Forbidden: `Shop.Market -> Shop.Catalog`.", {"Shop.Catalog/C.cs": "namespace Shop.Catalog;\nclass C {}\n"},
     {"Shop.Market/A.cs": "using Shop.Catalog;\nclass A {}\n"}, {"Shop.Sales/A.cs": "using Shop.Catalog;\nclass A {}\n"}),
    ("`pricing` and `catalog`: neither imports the other", {"src/catalog/c.ts": "export const c = 1;\n", "src/pricing/p.ts": "export const p = 1;\n"},
     {"src/pricing/a.ts": "import { c } from '../catalog/c';\n"}, {"src/pricing/a.ts": "import { p } from './p';\n"}),
    ("If `shared` imports from `features`, the layering is broken.", {"src/features/f.ts": "export const f = 1;\n"},
     {"src/shared/a.ts": "import { f } from '../features/f';\n"}, {"src/app/a.ts": "import { f } from '../features/f';\n"}),
    ("Within the `shared/` directory itself, use relative imports:", {"shared/b.ts": "export const b = 1;\n"},
     {"shared/a.ts": "import { b } from '@/shared/b';\n"}, {"shared/a.ts": "import { b } from './b';\nimport z from 'zod';\n"}),
    ("Always use proper package paths (not relative paths) when importing from the state directory", {"src/state/s.ts": "export const s = 1;\n"},
     {"src/ui/a.ts": "import { s } from '../state/s';\n"}, {"src/ui/a.ts": "import { s } from '@app/state/s';\nimport { b } from './b';\n"}),
    ("`infra/` implements `domain/` ports; it may depend on `domain/` but not vice-versa.", {"infra/i.ts": "export const i = 1;\n"},
     {"domain/a.ts": "import { i } from '../infra/i';\n"}, {"infra/a.ts": "import { i } from './i';\n"}),
    ("Do not use code from the `legacy` directory anywhere else.", {"legacy/l.ts": "export const l = 1;\n"},
     {"src/a.ts": "import { l } from '../legacy/l';\n"}, {"legacy/a.ts": "import { l } from './l';\n"}),
    ("Never use `../` beyond one level.", {"src/x.ts": "export const x = 1;\n"},
     {"src/a/b/c.ts": "import { x } from '../../x';\n"}, {"src/a/c.ts": "import { x } from '../x';\n"}),
    ("Use FactoryBot factories instead of fixtures", {}, {"spec/fixtures/users.yml": "one:\n  name: A\n"},
     {"spec/factories/users.rb": "FactoryBot.define { factory(:user) }\n"}),
    ("Handlers may log; the domain doesn't (the architecture tests forbid `Shop.Logging.*` in `Domain`).", {},
     {"src/Domain/A.cs": "using Shop.Logging.Api;\nclass A {}\n"}, {"src/Web/A.cs": "using Shop.Logging.Api;\nclass A {}\n"}),
    ("Import classes with `use`, not with `\\FQCN`.", {}, {"a.php": "<?php\n$a = new \\App\\Models\\User();\n"},
     {"a.php": "<?php\nuse App\\Models\\User;\n$a = new User();\n"}),
    ("Skip global state via `lazy_static!`, `Once`, or similar.", {}, {"src/a.rs": "lazy_static! { static ref A: u8 = 1; }\n"},
     {"src/a.rs": "fn a(b: &Context) -> u8 { b.c }\n"}),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_who_may_import_whom_is_read(key: str, text: str, expected: str) -> None:
    read = shown(text, key)
    assert (f"{read[:len(expected) - 1]}…" if expected.endswith("…") else read) == expected


@pytest.mark.parametrize(("key", "text"), UNREAD, ids=[f"{key}: {text}" for key, text in UNREAD])
def test_what_only_reads_like_it_is_not(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_a_change_that_breaks_it_is_found(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, base, broken, kept)
