"""What calls, products, columns, stages and places are told by, each beside a look-alike, and changes that break what is read."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds
from shown import BELOW_API, shown

TIME = "type=/(?i)time/"
INTEGER = r"/(?i)^(?:\w*\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^number$|bigautofield/"

FORBIDDEN = [
    ("Never call `useContext(ThemeContext)` directly", "forbid-use token|import useContext ThemeContext"),
    ("Never call `memo(MyCard)`", "forbid-use token|import memo"),
    ("Never call `memo(Component)`", "forbid-use token|import memo"),
    ("Never call `inject(Store)`", "forbid-use token|import inject Store"),
    ("Files other than `a.json` come from a tool; do not edit them", "unchecked"),
    ("Files like `a.json` come from a tool; do not edit them", "forbid-change file a.json"),
    ("No Azure Functions", "forbid-use technology azure-functions"),
    ("No Azure Widgets", "unchecked"),
    ("No Azure", "forbid-use technology azure"),
    ("No direct axios usage (use `lib/api`)", "forbid-use technology axios except:lib/api/**,lib/api.*"),
    ("No axios usage (use `lib/api`)", "forbid-use technology axios"),
    ("Stages never import one another", "~ forbid-use import /./ in:**/stages/** apart=stages"),
    ("Guests never import one another", "unchecked"),
    ("`fetch.py` and `score.py` do not import each other",
     r"~ forbid-use import /(^|[\/.@~])score([\/.:]|$)/ in:**/fetch.py; forbid-use import /(^|[\/.@~])fetch([\/.:]|$)/ in:**/score.py"),
    ("Do not add `# noqa` to new Python code",
     "~ forbid-use token noqa in:*.py form=comment"),
    ("Do not use `requests` in async code", "forbid-use token requests-in-async form=construct"),
    ("Never call `process.exit()` in library modules", "~ forbid-use token|import process.exit in:**/{lib,libs}/**"),
    ("Shared code must not import from features or from pages",
     r"~ forbid-use import /(^|[\/.@])features([\/.:]|$)/ in:**/{shared,common}/**;"
     r" forbid-use import /(^|[\/.@])pages([\/.:]|$)/ in:**/{shared,common}/**"),
    ("Do not pass a fallback to `settings.get()`", "~ forbid-use token|import settings.get soft"),
    ("Do not pass the salt to your neighbour", "unchecked"),
    ("A controller that imports `prisma` is a bug",
     "~ forbid-use technology prisma in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*"
     ",**/{controllers,controller}.*"),
    ("A visitor that imports wine is a bug", "unchecked"),
    ("No static imports of `sharp`", "~ forbid-use import sharp soft"),
    ("Endpoints are deprecated, never removed", "forbid-remove route"),
    ("Habits are deprecated, never removed", "unchecked"),
    ("New services must not use MongoDB",
     "~ forbid-use technology mongodb in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.* soft"),
    ("New neighbours must not use MongoDB", "unchecked"),
    ("No raw SQL in new handlers",
     "~ forbid-use technology raw-sql in:**/{handlers,handler,routes,api}/**,**/*{Handler,_handler,.handler,-handler}.*"
     f",**/{{handlers,handler}}.* {BELOW_API} soft"),
    ("Catch bare `Exception`", "~ forbid-use token except Exception,except BaseException"),
    ("Catch bare `fish`", "unchecked"),
    ("Never catch generic exceptions", "forbid-use token catch-of-everything form=construct"),
    ("Never catch generic balls", "unchecked"),
    ("NO framework imports (Express, NestJS)", "forbid-use technology express; forbid-use technology nestjs"),
    ("NO framework imports (slow, heavy)", "unchecked"),
    ("NO database imports (pg, mysql2)", "forbid-new technology|dependency postgres; forbid-new technology|dependency mysql"),
    ("No bare except", "forbid-use token except:"),
    ("NO default React import", "unchecked"),
    ("NO wildcard lodash imports", "unchecked"),
    ("NO React imports", "forbid-use technology react"),
    ("Do not use `styled()` in new files", "~ forbid-use token|import styled soft"),
    ("Do not use `styled()` in new code", "forbid-use token|import styled"),
    ("Do not remove fields from public GraphQL types", "~ forbid-remove field|column soft"),
    ("Do not remove fields from the `Issue` type", "forbid-remove field|column Issue"),
]
DEMANDED = [
    ("Datetime columns must end with `Date`", f"~ forbid-new column /(?i)^(?!.*(?:date)$)/ {TIME} said=Datetime columns"),
    ("Boolean columns start with `is_` or `has_`",
     r"~ forbid-new column /(?i)^(?!(?:is_|has_))/ type=/(?i)^(?:\w*\.)*(?:null)?bool|^bit$|^tinyint\(1\)/ said=Boolean columns"),
    ("Lovely columns must end with `Date`", "unchecked"),
    ("Hooks start with `use` or `with`", "require-shape hook use*,with*"),
    ("Hooks start with `use` and `with`", "unchecked"),
    ("Hooks live in `app/hooks/` and start with `use`", "require-shape hook app/hooks/; require-shape hook use*"),
    ("Components live in `src/ui/` and are prefixed with `Ui`", "require-shape component src/ui/; require-shape component Ui*"),
    ("Hooks live in `src/ui/` and are named for `bob`", "~ require-shape hook src/ui/"),
    ("Standardize on OpenTelemetry for tracing", "unchecked"),
    ("Features may only import each other through their public API", "~ forbid-use import /./ apart=features deep=yes"),
    ("Other packages import a package only through its index", "~ forbid-use import /./ apart=packages deep=yes soft"),
    ("Guests may only use each other through their public API", "unchecked"),
    ("Put shared hooks in `src/hooks`", "~ require-shape hook src/hooks soft"),
    ("Share hooks in `src/hooks`", "unchecked"),
    ("Do not modify `LICENSE` or files under `.github/`", "forbid-change file LICENSE; forbid-change file .github/"),
    ("Do not edit or delete files in `docs/`", "forbid-change file docs/; forbid-remove file docs/"),
    ("Never edit `log.md`; only append to it", "append-only file log.md"),
    ("Never edit `log.md`; append to `b.md`", "forbid-change file log.md"),
    ("Never rewrite entries in `log.md`", "append-only file log.md"),
    ("Never rewrite songs in `log.md`", "~ forbid-change file log.md in:log.md soft"),
    ("`schema.graphql` must only change together with `types.py`",
     "~ require-companion file schema.graphql with:types.py on=change soft"),
    ("Update `docs/api.md` when adding a route", "require-companion route with:docs/api.md"),
    ("Update `docs/api.md` when adding a smile", "~ require-companion file **/{smiles,smile}/** with:docs/api.md soft"),
    ("`packages/api` importing from `apps/*` is a violation", "forbid-use import apps/** in:packages/api"),
    ("Guests importing from `apps/*` is a violation", "unchecked"),
    ("Only `src/db.py` opens SQLite connections", "forbid-use technology sqlite except:src/db.py"),
    ("Only `src/db.py` opens doors", "unchecked"),
    ("Do not use the React Router `useHistory` hook", "~ forbid-use import|token useHistory"),
    ("Do not use the neighbour's `Grid` component", "unchecked"),
    ("New models must have a `created_on` column", "~ require-shape table|column column=created_on"),
    ("New guests must have a `created_on` column", "unchecked"),
    ("Frontend packages must never import from `packages/cli`",
     "~ forbid-use import packages/cli in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
     " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"),
    ("New lanterns must not import from `core`", r"~ forbid-use import /(^|[\/.@])core([\/.:]|$)/ in:**/lanterns/** soft"),
    ("Types live in `src/types/`; do not create them in the frontend", "~ require-shape schema src/types/"),
    ("Never return `credential.key` from endpoints", "~ forbid-use token|import credential.key soft"),
    ("All Redis access goes through `src/cache`; never create your own `Redis` client",
     "~ forbid-use technology redis except:src/cache soft; forbid-new technology redis except:src/cache/**,src/cache.*"),
    ("All GraphQL operations live in `src/operations/`", "forbid-use technology graphql except:src/operations/ soft"),
    ("All GraphQL code lives in `src/operations/`",
     "forbid-use technology graphql except:src/operations/; forbid-new file *.graphql,*.graphqls,*.gql except:src/operations/"),
    ("SQL is only written in `src/store/`", "forbid-use technology raw-sql except:src/store/"),
    ("Joy is only written in `src/store/`", "unchecked"),
    ("Columns are deprecated before they are removed", "unchecked"),
    ("Leave everything outside `packages/core` untouched", "forbid-change file except:packages/core"),
    ("Generated sqlc code in `internal/store` must not be edited", "forbid-change file internal/store by=tool"),
    ("A change in `apps/www` needs the same change in `apps/v4`", "~ require-companion file apps/www with:apps/v4 on=change soft"),
    ("A change in the weather needs the same change in `apps/v4`", "unchecked"),
    ("Standardize on kindness for peace", "unchecked"),
    ("Rust is limited to `crates/`", "forbid-new file *.rs except:crates/"),
    ("Joy is limited to `crates/`", "unchecked"),
    ("All Go code lives in `apps/probe/`", "forbid-new file *.go except:apps/probe/"),
    ("Every write to SQLite must happen in `src/store.py`", "forbid-use technology sqlite except:src/store.py"),
    ("Every write to the diary must happen in `src/store.py`", "unchecked"),
    ("Infrastructure may depend on `@app` but never on `@web`",
     "~ forbid-use import @web in:**/infrastructure/**,**/infra/**,**/adapters/**"),
    ("Guests may depend on the hotel but never on the weather", "unchecked"),
    ("Prefer `findFirst` to `findMany`", "~ forbid-use token|import findMany soft"),
    ("When you change `en.json`, update `de.json` too", "~ require-companion file en.json with:de.json on=change soft"),
    ("Always version APIs in the path", r"~ require-shape route /\/v\d+(?:\/|$)/"),
    ("Ids are ULIDs, not auto-increment integers",
     f"~ forbid-new column|field id type={INTEGER[:-1]}|cuid/ said=Ids be ULIDs; "
     f"forbid-new column|field id type={INTEGER} said=auto-increment integers soft"),
    ("Only `messages.pot` may be edited by hand under `locale/`", "forbid-change file locale/ except:messages.pot"),
]
CHANGES = [
    ("Never call `useContext(ThemeContext)`", "a.tsx", "const x = useContext(ThemeContext);", "const x = useContext(CartContext);"),
    ("No Azure Functions", "a.ts", "import { app } from '@azure/functions';", "import { Blob } from '@azure/storage-blob';"),
    ("Boolean columns must start with `is_`", "a.sql",
     "CREATE TABLE t (id INT, active BOOLEAN);", "CREATE TABLE t (id INT, is_active BOOLEAN);"),
    ("Datetime columns must end with `Date`", "a.prisma", "model A {\n  id String @id\n  createdAt DateTime\n}",
     "model A {\n  id String @id\n  createdDate DateTime\n  heldAt String\n}"),
    ("`fetch.py` and `score.py` do not import each other", "app/fetch.py", "from app.score import rate", "from app.store import rate"),
    ("Rust is limited to `crates/`", "tools/a.rs", "fn f() {}", ""),
]


@pytest.mark.parametrize(("text", "expected"), FORBIDDEN, ids=[text for text, _ in FORBIDDEN])
def test_what_is_forbidden_reads(text: str, expected: str) -> None:
    assert shown(text) == expected


@pytest.mark.parametrize(("text", "expected"), DEMANDED, ids=[text for text, _ in DEMANDED])
def test_what_is_demanded_reads(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("clause", "path", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(clause: str, path: str, broken: str, kept: str) -> None:
    assert clause_finds(clause, {}, {path: f"{broken}\n"})
    assert not clause_finds(clause, {}, {path if kept else "crates/a.rs": f"{kept or broken}\n"})
