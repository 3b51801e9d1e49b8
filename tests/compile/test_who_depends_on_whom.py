"""Who may depend on whom in many wordings, each beside a sentence that only reads like it; and the changes that such a sentence finds."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

ROWS = [
    ("forbidden", "`core/` — pure rules; imports nothing from the rest of the repo",
     "~ forbid-use import /./ in:core/ allowed=/(^|[\\/.@~])core([\\/.:]|$)/"),
    ("forbidden", "`domain` — plain objects. May import only `java.*` and its own sub-packages.",
     "~ forbid-use import /./ in:**/domain/**,**/domains/** allowed=java.*,/(^|[\\/.@])domain([\\/.:]|$)/"),
    ("forbidden", "Domain (center) ← depends on nothing external",
     "~ forbid-use import /^(?![.~#@]?\\/|\\.|@(app|src|lib|features|components)\\b|(src|app|internal)\\b)[@\\w]/ in:**/domain/**,*"
     "*/domains/** soft"),
    ("constraints", "`types/` is a leaf package and must not import from other folders",
     "~ forbid-use import /./ in:types/ allowed=/(^|[\\/.@~])types([\\/.:]|$)/ soft"),
    ("forbidden", ":domain → NO dependencies", "~ forbid-use import /./ in:domain/ allowed=/(^|[\\/.@~])domain([\\/.:]|$)/"),
    ("constraints", ":presentation → :domain, :application",
     "~ forbid-use import /./ in:presentation/ allowed=/(^|[\\/.@~])domain([\\/.:]|$)/,/(^|[\\/.@~])application([\\/.:]|$)/"),
    ("constraints", "Application → Domain only",
     "~ forbid-use import /./ in:**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/** allowed=/(^|[\\/.@])domains?([\\/"
     ".:]|$)/"),
    ("constraints", "Views only know their view models",
     "~ forbid-use import /./ in:**/views/**,**/views.py allowed=/[vV]iew[_-]?[mM]odels?([\\/.:]|$)/ soft"),
    ("forbidden", "Shop (`Shop.Application`) — orchestration. Depends on Core + Ports, never on a concrete adapter.",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/Shop.Application/**"),
    ("forbidden", "Adapters (`adapters/`) implement ports. May import `ports/`; never other adapters.",
     "~ forbid-use import /./ in:adapters/ apart=adapters"),
    ("forbidden", "Keep core independent of HTTP, Kafka and Redis.",
     "~ forbid-use import /(^|[\\/.@])http([\\/.:]|$)/ in:**/core/**; forbid-use technology kafka in:**/core/**; forbid-use technol"
     "ogy redis in:**/core/**"),
    ("forbidden", "Use cases depend on ports, not on concrete adapters.",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/application/**,**/usecases/**,**/use_cases"
     "/**,**/use-cases/**"),
    ("forbidden", "The domain knows nothing of HTTP/SQL.",
     "~ forbid-use import /(^|[\\/.@])http([\\/.:]|$)/ in:**/domain/**,**/domains/**; forbid-use technology raw-sql in:**/domain/**"
     ",**/domains/**"),
    ("forbidden", "Infrastructure adapts to the domain, not the reverse.",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("forbidden", "The repository layer importing from the service layer",
     "~ forbid-use import /[sS]ervices?([\\/.:]|$)/ in:**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repos"
     "itory,-repository,_repo,.repo}.*,**/{repositories,repository}.*"),
    ("forbidden", "Importing backend types in frontend or vice versa",
     "~ forbid-use import /(^|[\\/.@])(backend|server)([\\/.:]|$)/ in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{fronte"
     "nd,client,webapp}/** except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/…"),
    ("forbidden", "Do not pass SQLAlchemy models or Litestar types into the core layer.",
     "~ forbid-use technology sqlalchemy in:**/core/** soft; forbid-use technology litestar in:**/core/** soft"),
    ("constraints", "Domain must compile without Spring on the classpath", "~ forbid-use technology spring in:**/domain/**,**/domains/**"),
    ("forbidden", "Dependencies point inward: `domain <- application <- infrastructure`.",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/application/**,**/usecases/**,**/use_cases"
     "/**,**/use-cases/** except:**/infrastructure/**…"),
    ("constraints", "Layering: presentation -> application -> domain (no upward imports)",
     "~ forbid-use import /(^|[\\/.@])(presentation|ui|views?)([\\/.:]|$)/ in:**/application/**,**/usecases/**,**/use_cases/**,**/u"
     "se-cases/** except:**/presentation/**…"),
    ("forbidden", "Never allow module-to-module coupling.", "~ forbid-use import /./ in:**/modules/** apart=modules"),
    ("constraints", "Apps should never be dependencies of other apps", "~ forbid-use import /./ in:**/apps/** apart=apps soft"),
    ("forbidden", "Avoid coupling `billing` and `orders` directly to each other",
     "~ forbid-use import /(^|[\\/.@])orders([\\/.:]|$)/ in:**/billing/** soft; forbid-use import /(^|[\\/.@])billing([\\/.:]|$)/ i"
     "n:**/orders/** soft"),
    ("constraints", "Cross-feature behavior goes through public entrypoints only.", "~ forbid-use import /./ apart=features deep=yes soft"),
    ("forbidden", "Orders move through the event bus, never by importing another domain's internals",
     "~ forbid-use import /./ apart=domains deep=yes soft"),
    ("constraints", "Features should only deep-import their own internals.", "~ forbid-use import /./ apart=features deep=yes soft"),
    ("constraints", "EF Core types must not leave Infrastructure",
     "~ forbid-use technology entity-framework except:**/infrastructure/**,**/infra/**,**/adapters/**"),
    ("constraints", "Everything that touches Stripe lives in `src/payments`", "forbid-use technology stripe except:src/payments"),
    ("forbidden", "No package imports `cmd/` or `api/` — dependencies flow downward",
     "~ forbid-use import cmd/ except:cmd/; forbid-use import api/ except:api/"),
    ("constraints", "Never call an external API directly from a Livewire component",
     "~ forbid-use technology axios in:**/{Livewire,livewire}/** soft…"),
    ("constraints", "Relative imports are only allowed within the same package",
     "~ forbid-use import /^\\.\\.?\\// in:**/packages/** apart=packages"),
    ("constraints", "All imports go at the top of the module, never inside functions",
     "forbid-use token import-in-a-function form=construct"),
    ("forbidden", "Only staging models may select from sources", "~ forbid-use token source() except:**/staging/**,**/stg_*.sql"),
    ("constraints", "Imports use absolute paths from the project root", "~ forbid-use import /^\\.+(\\/|\\w|:|$)/ soft"),
]
UNREAD = [
    ("forbidden", "`domain` — plain objects. May import only what it needs."),
    ("constraints", "`jobs` — background work. May depend only on `billing` when it has to."),
    ("constraints", "`types/` is a leaf of the tree"),
    ("constraints", "`src/api` → `src/handlers`"),
    ("constraints", "`src/api` → HTTP handlers only"),
    ("constraints", "Components only use props"),
    ("constraints", "Adapters (`adapters/`) implement ports. May import `ports/`."),
    ("constraints", "Keep the domain independent of time zones"),
    ("constraints", "Keep controllers free of business logic"),
    ("constraints", "Keep tests independent of each other"),
    ("constraints", "The repository layer importing from the service layer"),
    ("constraints", "Never pass models into views"),
    ("constraints", "Data flow: controllers → services → repositories"),
    ("constraints", "Import order: components → hooks → utils"),
    ("constraints", "Architecture: frontend → backend → database"),
    ("constraints", "No service-to-service calls"),
    ("constraints", "Avoid coupling tests to implementation details"),
    ("constraints", "Modules communicate through events only"),
    ("constraints", "Features are released through the public API"),
    ("constraints", "Keep Redis keys in services"),
    ("constraints", "Keep caching in services"),
    ("constraints", "No component knows about routing"),
    ("constraints", "Never call an external API twice"),
    ("constraints", "The worker talks to the API only"),
    ("constraints", "Imports are sorted at the top of the file"),
    ("constraints", "Only staging models are built at night"),
    ("constraints", "Import pattern: the `@/` alias points to src"),
    ("constraints", "`types/` imports nothing else unless it has to"),
    ("constraints", "`domain/` — entities; infrastructure may be used in tests"),
]
CHANGES = [
    ("Keep core independent of HTTP, Kafka and Redis.", {},
     {"src/core/a.ts": "import { createClient } from 'redis';\n"},
     {"src/jobs/a.ts": "import { createClient } from 'redis';\n", "src/core/b.ts": "import { b } from './c';\n"}),
    (":shop → :domain", {"infra/db.ts": "export const d = 1;\n", "domain/o.ts": "export const o = 1;\n"},
     {"shop/a.ts": "import { d } from '../infra/db';\n"}, {"shop/a.ts": "import { o } from '../domain/o';\nimport x from 'zod';\n"}),
    ("`types/` is a leaf package and must not import from other folders",
     {"api/a.ts": "export const a = 1;\n", "types/o.ts": "export type O = 1;\n"},
     {"types/b.ts": "import { a } from '../api/a';\n"}, {"types/b.ts": "import type { O } from './o';\n"}),
    ("Layering: presentation -> application -> domain (no upward imports)", {"src/presentation/p.ts": "export const p = 1;\n"},
     {"src/domain/d.ts": "import { p } from '../presentation/p';\n"}, {"src/presentation/q.ts": "import { p } from './p';\n"}),
    ("Never allow feature-to-feature coupling.", {"src/features/cart/x.ts": "export const x = 1;\n"},
     {"src/features/user/a.ts": "import { x } from '../cart/x';\n"}, {"src/features/cart/a.ts": "import { x } from './x';\n"}),
    ("EF Core types must not leave Infrastructure", {},
     {"Shop/Web/A.cs": "using Microsoft.EntityFrameworkCore;\nclass A {}\n"},
     {"Shop/Infrastructure/A.cs": "using Microsoft.EntityFrameworkCore;\nclass A {}\n"}),
    ("Only staging models may select from sources", {},
     {"models/marts/m.sql": "select * from {{ source('shop', 'orders') }}\n"},
     {"models/staging/stg_o.sql": "select * from {{ source('shop', 'orders') }}\n",
      "models/marts/m.sql": "select * from {{ ref('stg_o') }}\n"}),
    ("All imports go at the top of the module, never inside functions", {},
     {"a.py": "def f():\n    import json\n    return json\n"},
     {"a.py": "import json\n\ndef f():\n    return json\n"}),
    ("No package imports `cmd/` or `api/` — dependencies flow downward", {"cmd/c.ts": "export const c = 1;\n"},
     {"lib/a.ts": "import { c } from '../cmd/c';\n"}, {"cmd/a.ts": "import { c } from './c';\n"}),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_who_may_depend_on_whom_is_read(key: str, text: str, expected: str) -> None:
    read = shown(text, key)
    assert (f"{read[:len(expected) - 1]}…" if expected.endswith("…") else read) == expected


@pytest.mark.parametrize(("key", "text"), UNREAD, ids=[f"{key}: {text}" for key, text in UNREAD])
def test_what_only_reads_like_it_is_not(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_a_change_that_breaks_it_is_found(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, base, broken, kept)
