"""Who may import what, which packages may come and in which versions: as guides say it, each beside what only reads like it; and what a
change is held against then."""

from __future__ import annotations

from typing import Any

import pytest
from shown import shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.circles import circles
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.values import replace
from keeper_validate.verdict import Judged, judge, seeks_circles

ALONE = [
    ("constraints", "`HttpClient` — the only class allowed to call `fetch` directly.",
     "forbid-use technology fetch except:**/{HttpClient,http-client,http_client}{.*,/**}"),
    ("constraints", "`lib/http.ex`: the only module that may call `HTTPoison`.", "forbid-use technology httpoison except:lib/http.ex"),
    ("constraints", "`src/sdk/` – the sole place that may import `stripe`.", "forbid-use technology stripe except:src/sdk/"),
    ("constraints", "`Keychain.swift`, the only file allowed to use `Security`.",
     "forbid-use component|import|token Security except:Keychain.swift"),
    ("constraints", "`contracts/` is the only package that plugins may import.",
     r"~ forbid-use import /./ in:**/{plugins,plugin,extensions}/** allowed=/(^|[\/.@~])contracts([\/.:]|$)/"),
    ("constraints", "The only package `cmd/` may import is `internal/app`.",
     r"~ forbid-use import /./ in:cmd/ allowed=/(^|[\/.@~])internal.app([\/.:]|$)/"),
    ("constraints", "Traits in `core/ports/` are the only thing that adapters may depend on.",
     r"~ forbid-use import /./ in:**/infrastructure/**,**/infra/**,**/adapters/** allowed=/(^|[\/.@~])core.ports([\/.:]|$)/"),
    ("constraints", "Import `useTranslation` only from `@/i18n`.",
     "forbid-use import useTranslation except:**/i18n.*,**/i18n/** spared=@/i18n,**/i18n.*,**/i18n/**"),
    ("constraints", "Import `z` only from `zod/v4`.", "forbid-use import z spared=zod/v4"),
    ("constraints", "Only import `Link` and `useRouter` from `src/navigation`.",
     "forbid-use import Link,useRouter except:**/src/navigation.*,**/src/navigation/** "
     "spared=src/navigation,**/src/navigation.*,**/src/navigation/**"),
    ("constraints", "No axios outside `@/lib/db`", "forbid-use technology axios except:**/lib/db{.*,/**}"),
    ("constraints", "`api/` — the only module with tests.", "unchecked"),
    ("constraints", "`lib/` - the only place that is generated", "unchecked"),
    ("constraints", "`cache.py` — the only file where state lives.", "unchecked"),
    ("constraints", "The only thing that matters is speed.", "unchecked"),
    ("constraints", "`Foo` is the only dependency of `bar`.", "unchecked"),
    ("constraints", "Only import `Foo` for types.", "unchecked"),
    ("constraints", "Import dates only from `@/lib/dates`.", "unchecked"),
]
ALIASES = [
    ("constraints", "Imports use the `#app/` prefix.", r"~ forbid-use import /^\.\.+(\/|\w|:|$)/"),
    ("constraints", "Use `@/*` import alias for anything under `src`.", r"~ forbid-use import /^\.\.+(\/|\w|:|$)/"),
    ("constraints", "Absolute imports from `src/` with the `~/` prefix", r"~ forbid-use import /^\.\.+(\/|\w|:|$)/"),
    ("constraints", "Use the `@` alias for imports from `src`.", r"~ forbid-use import /^\.\.+(\/|\w|:|$)/"),
    ("constraints", "Imports are absolute, never relative.", r"forbid-use import /^\.+(\/|\w|:|$)/"),
    ("constraints", "All imports must be absolute.", r"forbid-use import /^\.+(\/|\w|:|$)/"),
    ("constraints", "no cross-package relative imports", r"~ forbid-use import /^\.\.?\// in:**/packages/** apart=packages"),
    ("constraints", "Use the `@acme/` prefix for package names.",
     "~ forbid-use token declared-npm-package:* unlike @acme/* form=construct"),
    ("constraints", "Use `api/` prefix for all internal paths.", "unchecked"),
    ("constraints", "Path alias `@/*` maps to `./src/*`", "unchecked"),
    ("constraints", "All imports of images must be absolute.", "unchecked"),
    ("constraints", "Imports should be absolute when crossing packages.", "unchecked"),
]
LAYERS = [
    ("constraints", "`packages/core` has no dependencies on other workspace packages.",
     "forbid-use import /./ in:packages/core apart=packages"),
    ("constraints", "`:feature:*` modules must not depend on each other.", "forbid-use import /./ in:feature/** apart=feature"),
    ("constraints", "`:core:model` has no Android dependencies.", "forbid-use technology android-framework in:core/model/**"),
    ("constraints", "The UI depends on the domain, not on the database.",
     "~ forbid-use technology postgres in:**/presentation/**,**/ui/**,**/views/**; forbid-use technology m…"),
    ("constraints", "Controllers must not execute queries.",
     "~ forbid-use technology postgres in:**/{controllers,controller}/**,**/*{Controller,_controller,.cont…"),
    ("constraints", "Layering: `handlers` -> `services` -> `repositories`, never skip a layer.",
     r"~ forbid-use import /[hH]andlers?([\/.:]|$)/ in:**/{services,service}/**,**/*{Service,_service,.serv…"),
    ("constraints", "Never deep-import from `@acme/kit/src`.", "forbid-use import|dependency @acme/kit/src"),
    ("constraints", "Import from package entry points, not from internal paths.",
     r"~ forbid-use import /^(?:@[\w-]+\/[\w.-]+\/[^\/]+|(?!\.|[\w-]+\.[a-z]{2,}\/|@[\w-])(?:[^\/]+\/){3,}[^\/]+)/ soft"),
    ("constraints", "Import from source modules, not from barrel files.", "forbid-use import */index,*/index.ts,*/index.js"),
    ("constraints", "Exports are listed by path, with no barrel", "~ forbid-new file index.{ts,tsx,js,jsx,mjs} form=barrel"),
    ("constraints", "Don't use the internal functions `_run`/`_stop` directly.",
     "forbid-use token|import _run; forbid-use token|import _stop"),
    ("constraints", "Do not add a hard dependency on `torch`.", "~ forbid-use technology pytorch soft"),
    ("constraints", "Do not take a tight dependency on Spring.", "forbid-use technology spring"),
    ("constraints", "Never add a new dependency on the team.", "unchecked"),
    ("constraints", "The result depends on the input, not on the clock.", "unchecked"),
    ("constraints", "Use `:ok` and `:error` tuples.", "unchecked"),
    ("constraints", "Do not use icons from `@acme/kit`", "~ forbid-use import|dependency @acme/kit soft"),
    ("constraints", "Do not import helpers from `@acme/kit`", "unchecked"),
    ("constraints", "`pkg/types` must not import any other internal package.", "forbid-use import /./ in:pkg/types apart=pkg"),
    ("constraints", "`src/shared` is imported by everyone and imports nobody.", "forbid-use import /./ in:src/shared apart=src"),
    ("constraints", "Domains communicate via events, never by importing each other.",
     "~ forbid-use import /./ in:**/domains/** apart=domains"),
    ("constraints", "Do not import across feature boundaries.", "~ forbid-use import /./ in:**/features/** apart=features"),
    ("constraints", r"`App\Domain` must not depend on `App\Infrastructure`.",
     r"~ forbid-use import App\Infrastructure in:**/Domain/** soft"),
    ("constraints", "Import CSS only in `main.tsx`.", r"forbid-use import /\.(?:css|scss|sass|less)$/ except:main.tsx"),
    ("constraints", "Never import SCSS files from components.",
     r"~ forbid-use import /\.(?:css|scss|sass|less)$/ in:**/components/**,**/ui/**"),
    ("constraints", "Leaf packages (`pkg/log`, `pkg/errs`) must not import other internal packages.", "unchecked"),
    ("constraints", "Teams communicate via Slack, never by email.", "unchecked"),
    ("constraints", "Never depend on `:core:data`", r"forbid-use token /:core:data(?![\w-])|\bprojects\.core\.data(?![\w-])/"),
]
CIRCLES = [
    ("constraints", "No circular imports.", "~ forbid-use import import-cycle form=circle"),
    ("constraints", "Modules must not have cyclic dependencies.", "~ forbid-use import import-cycle form=circle"),
    ("constraints", "Keep the dependency graph acyclic.", "~ forbid-use import import-cycle form=circle"),
    ("constraints", "No circular dependencies in `src/features/`.", "~ forbid-use import import-cycle in:src/features/ form=circle"),
    ("constraints", "Avoid import cycles.", "~ forbid-use import import-cycle form=circle soft"),
    ("constraints", "No circular dependencies between packages.", "~ forbid-use import import-cycle form=circle soft"),
    ("constraints", "No cycles => forbid-use import import-cycle in:src/**", "forbid-use import import-cycle in:src/** form=circle"),
    ("constraints", "Use local imports to break circular imports.", "unchecked"),
    ("constraints", "Circular dependencies are detected by madge.", "unchecked"),
    ("constraints", "No circular references in the JSON output.", "unchecked"),
    ("constraints", "Watch out for circular imports", "unchecked"),
]
CONSENT = [
    ("constraints", "No dependency changes without approval.", "forbid-new dependency human; forbid-change dependency human"),
    ("constraints", "No package upgrades without sign-off from the team.", "forbid-change dependency human"),
    ("constraints", "Library additions need sign-off.", "forbid-new dependency human"),
    ("constraints", "Version bumps of dependencies need approval.", "forbid-change dependency human"),
    ("constraints", "Table additions must be reviewed by the DBA.", "forbid-new table human"),
    ("constraints", "New libraries must be justified with a benchmark.", "forbid-new dependency human"),
    ("constraints", "Never bump major versions of dependencies.", "~ forbid-change dependency soft"),
    ("constraints", "Dependency updates need tests.", "unchecked"),
    ("constraints", "Feature additions need approval.", "unchecked"),
    ("constraints", "Package upgrades require a restart.", "unchecked"),
    ("constraints", "No dependency additions without a changelog entry.", "unchecked"),
    ("constraints", "Keep runtime dependencies at zero.", "forbid-new dependency group=main,peer,optional"),
    ("constraints", "Runtime dependencies: only `zod`.", "forbid-new dependency except:zod group=main,peer,optional"),
    ("constraints", "Use Postgres as the single database.",
     "forbid-new technology|dependency mysql; forbid-new technology|dependency sqlite; forbid-new technolo…"),
]
LEGACY = [
    ("constraints", "Backbone is legacy: no new Backbone code.",
     "~ forbid-use technology backbone"),
    ("constraints", "Legacy Struts code may be maintained but not extended.", "forbid-use technology struts"),
    ("constraints", "Existing Redux code may stay, but no new Redux code.", "forbid-use technology redux"),
    ("constraints", "Legacy `lodash` usages should not be extended.", "~ forbid-use technology lodash soft"),
    ("constraints", "Hibernate is legacy; avoid it in new code.", "~ forbid-use technology hibernate soft"),
    ("constraints", "Redux is legacy, do not use it.",
     "~ forbid-use technology redux"),
    ("constraints", "jQuery is being phased out; do not add new usages.",
     r"~ forbid-use technology jquery; forbid-use token /code\.jquery\.com|\/jquery[-.\d\w]*\.js/"),
    ("constraints", "Do not write new code with RxJava; it is being removed.", "forbid-use technology rxjava"),
    ("constraints", "Moment is deprecated, use dayjs for new code.", "forbid-use technology moment"),
    ("constraints", "Legacy code may be refactored but must not be deleted.", "unchecked"),
    ("constraints", "Redux is legacy; it must not be removed yet.",
     "~ forbid-use technology redux soft"),
    ("constraints", "jQuery is legacy; migrate it when you touch a page.",
     r"~ forbid-use technology jquery soft; forbid-use token /code\.jquery\.com|\/jquery[-.\d\w]*\.js/ soft"),
    ("constraints", "Legacy Redux code must be covered by tests.", "unchecked"),
    ("constraints", "New React code must be typed.", "unchecked"),
]
WRAPPED = [
    ("constraints", "Stripe must be abstracted behind `PaymentGateway`.",
     "forbid-use technology stripe except:**/{PaymentGateway,payment-gateway,payment_gateway}{.*,/**}"),
    ("constraints", "Third-party SDKs must be accessed via adapters in `infra/`.",
     "forbid-use technology aws-sdk except:infra/; forbid-use technology stripe except:infra/; forbid-use …"),
    ("constraints", "Wrap axios in `src/http/`.", "forbid-use technology axios except:src/http/"),
    ("constraints", "Isolate all calls to `localStorage` in `storage.service.ts`.",
     "forbid-use technology localStorage except:storage.service.ts"),
    ("constraints", "`Math.random` and `performance.now` must be abstracted behind `src/platform/`.",
     "forbid-use token|import Math.random except:src/platform/; forbid-use token|import performance.now except:src/platform/"),
    ("constraints", "Business logic must be abstracted in `core/`.", "unchecked"),
    ("constraints", "Wrap all pages in `Layout`.", "~ require-use page soft"),
    ("constraints", "Unsafe code is isolated under `src/ffi/`", "unchecked"),
    ("constraints", "Third-party services must be documented.",
     "~ require-companion service with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**} soft"),
]
VERSIONS = [
    ("constraints", "The `aws-cdk-lib` version in `package.json` must be pinned to an exact version.",
     "forbid-new dependency aws-cdk-lib in:package.json group=ranged"),
    ("constraints", "Keep `prisma` pinned to an exact version.",
     "forbid-new dependency npm:prisma,npm:@prisma/client,pypi:prisma group=ranged"),
    ("constraints", "The `typescript` version must be exact (no `^`).", "forbid-new dependency typescript group=ranged"),
    ("constraints", "Exact versions only, no `^` or `~`.", "forbid-new dependency group=ranged"),
    ("constraints", "Never use `^` or `~` in `package.json`.", "forbid-new dependency in:package.json group=ranged"),
    ("constraints", "Stay on React 18.", "~ forbid-change dependency npm:react,npm:react-dom soft"),
    ("constraints", "Do not upgrade React beyond 18.", "~ forbid-change dependency npm:react,npm:react-dom soft"),
    ("constraints", "No `SNAPSHOT` dependencies.", "forbid-new dependency group=prerelease"),
    ("constraints", "No alpha or beta versions of packages.", "forbid-new dependency group=prerelease"),
    ("constraints", "No git dependencies in `Cargo.toml`.", "forbid-new dependency in:Cargo.toml group=git"),
    ("constraints", "Never install packages from GitHub URLs.", "forbid-new dependency group=git"),
    ("forbidden", "git dependencies", "forbid-new dependency group=git"),
    ("constraints", "Pin the sidebar to the left.", "unchecked"),
    ("constraints", "Pin your Node version.", "unchecked"),
    ("constraints", "Beta versions are tagged.", "unchecked"),
    ("constraints", "Python is pinned to 3.12.", "unchecked"),
]
TITLES = [
    ("constraints", "Server state - Use React Query instead of SWR", "forbid-use technology swr"),
    ("constraints", "Dependency injection - Use Koin, not Hilt", "forbid-use technology hilt-android"),
    ("constraints", '"dates": "never use moment, use date-fns",', "forbid-use technology moment"),
    ("constraints", '"dependencies": "no new packages"', "forbid-new dependency"),
    ("constraints", "Rejected - Use Redux instead of Zustand", "unchecked"),
    ("constraints", "Bad example - Use axios instead of fetch", "unchecked"),
    ("constraints", '"error": "do not use axios",', "unchecked"),
    ("constraints", '"description": "never use moment, use date-fns",', "unchecked"),
    ("constraints", '"lint": "eslint . --max-warnings 0",', "unchecked"),
]
LANGUAGES = [
    ("constraints", "New source files must be `.ts` or `.tsx`.",
     "~ forbid-new file *.js,*.jsx,*.mjs,*.cjs except:*.config.{js,mjs,cjs},.*rc.{js,mjs,cjs},*.min.js soft"),
    ("constraints", "New files in `lib/` must be `.rs`.", "~ forbid-new file *.c,*.cpp,*.cc in:lib/ soft"),
    ("constraints", "No new Objective-C files.", "forbid-new file *.m,*.mm"),
    ("constraints", "No template engine — plain HTML5",
     "~ forbid-new technology|dependency jinja2 soft; forbid-new technology|dependency handlebars soft; fo…"),
    ("constraints", "Use EJS views, never Pug.", "forbid-use technology pug; forbid-new file *.pug"),
    ("constraints", "Use SwiftData instead of CoreData.", "forbid-use technology core-data"),
    ("constraints", "No CocoaPods, SPM only.", "~ forbid-use technology cocoapods; forbid-new file Podfile,Podfile.lock"),
    ("constraints", "No new CocoaPods", "unchecked"),
    ("constraints", "Images must be `.webp`.", "unchecked"),
    ("constraints", "Test files must be `.test.ts`.", "unchecked"),
    ("constraints", "Keep SwiftUI views small.", "unchecked"),
]
READ = [*ALONE, *ALIASES, *LAYERS, *CIRCLES, *CONSENT, *LEGACY, *WRAPPED, *VERSIONS, *TITLES, *LANGUAGES]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[text for _, text, _ in READ])
def test_imports_and_packages_are_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected


BASE = {
    "src/a.ts": "import { b } from './b';\nexport const a = b;\n",
    "src/b.ts": "import { c } from './c';\nexport const b = c;\n",
    "src/c.ts": "export const c = 1;\nexport type C = number;\n",
    "src/d.ts": "export const d = 1;\n",
    "app/__init__.py": "", "app/x.py": "from app import y\n\ndef x():\n    return y\n", "app/y.py": "def y():\n    pass\n",
    "src/i18n/index.ts": "export const useTranslation = 1;\n", "src/lib/db.ts": "export const db = 1;\n",
    "package.json": '{"dependencies": {"react": "18.0.0"}}\n',
    "Cargo.toml": '[dependencies]\nserde = "1.0.1"\n',
}
CIRCLE = "No circular imports."
HELD = [
    # a circle of modules, and what is none where it runs
    (CIRCLE, "src/c.ts", "export type C = number;\nimport { a } from './a';\nexport const c = a;\n", [2]),
    (CIRCLE, "src/c.ts", "import type { a } from './a';\nexport const c = 1;\nexport type C = number;\n", []),
    (CIRCLE, "src/c.ts", "import { d } from './d';\nexport const c = d;\nexport type C = number;\n", []),
    (CIRCLE, "src/c.ts", "export const c = async () => (await import('./a')).a;\n", []),
    (CIRCLE, "src/d.ts", "import { a } from './a';\nexport const d = a;\n", []),
    (CIRCLE, "src/c.ts", "export { a } from './a';\nexport const c = 1;\n", [1]),
    (CIRCLE, "app/y.py", "from app import x\n\ndef y():\n    return x\n", [1]),
    (CIRCLE, "app/y.py", "def y():\n    from app import x\n    return x\n", []),
    (CIRCLE, "app/y.py", "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from app import x\n", []),
    (f"{CIRCLE[:-1]} in `lib/`.", "src/c.ts", "import { a } from './a';\nexport const c = a;\n", []),
    # names of one module
    ("Import `useTranslation` only from `@/i18n`.", "src/d.ts", "import { useTranslation } from 'react-i18next';\n", [1]),
    ("Import `useTranslation` only from `@/i18n`.", "src/d.ts", "import { useTranslation } from '@/i18n';\n", []),
    ("Import `useTranslation` only from `@/i18n`.", "src/d.ts", "import { useTranslation } from './i18n';\n", []),
    ("Import `useTranslation` only from `@/i18n`.", "src/i18n/index.ts", "export { useTranslation } from 'react-i18next';\n", []),
    ("Import `z` only from `zod/v4`.", "src/d.ts", "import { z } from 'zod';\n", [1]),
    ("Import `z` only from `zod/v4`.", "src/d.ts", "import { z } from 'zod/v4';\n", []),
    ("No axios outside `@/lib/db`", "src/lib/db.ts", "import axios from 'axios';\nexport const db = axios;\n", []),
    ("No axios outside `@/lib/db`", "src/d.ts", "import axios from 'axios';\nexport const d = axios;\n", [1]),
    # versions
    ("Pin React exactly.", "package.json", '{"dependencies": {"react": "^18.0.0"}}\n', [1]),
    ("Pin React exactly.", "package.json", '{"dependencies": {"react": "18.1.0", "zod": "^3.0.0"}}\n', []),
    ("The `typescript` version must be exact (no `^`).", "package.json", '{"devDependencies": {"typescript": "~5.1.0"}}\n', [1]),
    ("Dependencies must be pinned.", "package.json", '{"dependencies": {"react": "18.0.0", "zod": "^3.0.0"}}\n', [1]),
    ("No pre-release versions.", "package.json", '{"dependencies": {"react": "19.0.0-rc.1"}}\n', [1]),
    ("No pre-release versions.", "package.json", '{"dependencies": {"react": "18.2.0", "next": "14.0.0"}}\n', []),
    ("No pre-release versions.", "Cargo.toml", '[dependencies]\nserde = "1.0.1"\naxum = "0.8.0-alpha.1"\n', [3]),
    ("No git dependencies.", "Cargo.toml", '[dependencies]\nserde = "1.0.1"\naxum = { git = "https://example.com/axum" }\n', [3]),
    ("No git dependencies.", "Cargo.toml", '[dependencies]\nserde = "1.0.1"\naxum = { version = "0.7.1" }\n', []),
    ("No git dependencies.", "package.json", '{"dependencies": {"react": "18.0.0", "acme": "github:acme/acme"}}\n', [1]),
    ("No git dependencies.", "package.json", '{"dependencies": {"react": "18.0.0", "acme": "1.0.0"}}\n', []),
]


@pytest.mark.parametrize(("text", "path", "source", "lines"), HELD, ids=[f"{one[0]} {one[1]} {at}" for at, one in enumerate(HELD)])
def test_a_change_is_held_against_what_was_said(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({name: content.encode() for name, content in one.items()}) for one in (BASE, BASE | {path: source})]
    base, head = (snapshot(tree, [path], known, contexts=Contexts(trees[0])) for tree in trees)
    found = delta(base, head, (FileChange(path, "changed", "100644", "100644"),))
    found = replace(found, circles=circles(trees[1], base.uses, found.uses)) if seeks_circles(law) else found
    verdict = judge(found, law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines


def test_a_circle_is_told_with_its_way_back() -> None:
    tree = tree_of({name: text.encode() for name, text in (BASE | {"src/c.ts": "import { a } from './a';\nexport const c = a;\n"}).items()})
    uses = snapshot(tree, ["src/c.ts"]).uses
    assert circles(tree, (), uses) == (("./a:a", "src/c.ts", "src/a.ts", "src/b.ts", "src/c.ts"),)
    assert circles(tree, uses, uses) == ()
