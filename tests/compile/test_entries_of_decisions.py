"""Entries of decisions as their authors write them, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    ("forbidden", "Service calls from components", "~ forbid-use import /[sS]ervices?([\\/.:]|$)/ in:**/components/**,**/ui/**"),
    ("forbidden", "Model queries in views", "unchecked"),
    (
        "constraints",
        "API endpoints must not use repositories",
        "~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ in:**/{routers,router,routes,api,"
        "endpoints}/**,**/{routers,router,routes,endpoints}.*",
    ),
    (
        "constraints",
        "Only repository classes may use TypeORM",
        "~ forbid-use technology typeorm except:**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,"
        ".repository,-repository,_repo,.repo}.*,**/{repositories,repository}.*",
    ),
    ("forbidden", "env vars accessed outside of `src/config.ts`", "forbid-use env_var except:src/config.ts"),
    (
        "forbidden",
        "schema changes not made through Alembic migrations",
        "~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change soft",
    ),
    (
        "constraints",
        "Future schema changes shall be introduced as migrations",
        "~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change",
    ),
    ("forbidden", "views with business logic", "unchecked"),
    ("forbidden", "new views", "forbid-new component|page"),
    (
        "forbidden",
        "SQL views and triggers",
        "~ forbid-use token /(?i)\\bcreate\\s+(?:or\\s+(?:replace|alter)\\s+)?trigger\\b/; forbid-use token /(?i)\\bcre"
        "ate\\s+(?:or\\s+(?:replace|alter)\\s+)?view\\b/",
    ),
    ("forbidden", "direct construction of `S3Client`", "forbid-use component|import|token S3Client"),
    ("constraints", "the build fails if `moment` is imported", "forbid-use technology moment"),
    ("constraints", "CI fails if tests fail", "unchecked"),
    ("constraints", "New dependencies need an approved RFC", "forbid-new dependency human"),
    (
        "constraints",
        "After a migration file is deployed in production, it must not be changed",
        "forbid-change file **/{migrations,Migrations,migration,migrate,alembic}/**",
    ),
    ("constraints", "Applied migrations", "unchecked"),
    (
        "constraints",
        "Every migration is reversible and ships with a rollback script",
        "require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** with:**/*{rollback,down,revert}*",
    ),
    ("constraints", "Modules expose only their `index.ts`", "~ forbid-use import /./ apart=modules deep=yes soft"),
    ("conditions", "New components are only permitted with a story", "~ require-companion component with:{dir}/{stem}.stories.*"),
    (
        "boundaries",
        "Nothing may import from `apps/` other than tests",
        "~ forbid-use import apps/ except:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py",
    ),
    ("forbidden", "secret persistence in cookies", "~ forbid-use technology cookies secret"),
    ("forbidden", "storage in Redis", "~ forbid-new table"),
    ("forbidden", "legacy columns (`foo`, `bar`)", "forbid-new column foo; forbid-new column bar"),
    ("forbidden", "internal columns (see ADR-3)", "unchecked"),
    ("extension_policy", "Card variants: closed", "forbid-new variant Card"),
    ("extension_policy", "Permissions: additive only", "append-only scope|role"),
    ("extension_policy", "Team spirit: closed", "unchecked"),
    ("constraints", "Case: closed", "unchecked"),
    (
        "constraints",
        "The domain and application layers stay framework-free — no Spring imports",
        "~ forbid-use technology spring in:**/domain/**,**/domains/**,**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/**",
    ),
    ("constraints", "`src/http.ts` is the only file that may import axios", "forbid-use technology axios except:src/http.ts"),
    ("constraints", "The gateway is the only service allowed to be slow", "unchecked"),
    ("constraints", "`src/db` alone may import `pg`", "forbid-use import pg except:src/db"),
    ("forbidden", "a second GraphQL client", "~ forbid-use technology graphql soft; forbid-new file *.graphql,*.graphqls,*.gql soft"),
    ("constraints", "Do not create a second Redis client", "~ forbid-use technology redis soft"),
    ("forbidden", "Prisma queries in components", "~ forbid-use technology prisma in:**/components/**,**/ui/**"),
    (
        "constraints",
        "The Stripe client is created in `src/billing/` and nowhere else",
        "~ forbid-use technology stripe except:src/billing/ soft",
    ),
    ("constraints", "The logger is configured in `src/log.ts`", "unchecked"),
    ("constraints", "OrderState comprises exactly Draft, Placed and Shipped", "freeze enum OrderState members=Draft,Placed,Shipped"),
    ("constraints", "The team consists of exactly Anna, Bert and Carl", "unchecked"),
    ("forbidden", "New Kotlin", "forbid-new file *.kt,*.kts"),
    ("forbidden", "this dependency", "unchecked"),
    ("constraints", "This library should not be used", "unchecked"),
    ("constraints", "Android first", "unchecked"),
    ("forbidden", "Android-specific code in common modules", "unchecked"),
    ("constraints", "UI components live in `src/ui/`", "~ require-shape component src/ui/ soft"),
    (
        "constraints",
        "Query handlers must not import command handlers",
        "~ forbid-use import /[cC]ommand[_.-]?[hH]andlers?([\\/.:]|$)/ in:**/{query_handlers,query-handlers,"
        "queryHandlers,QueryHandlers}/**,**/*{QueryHandler,_query_handler,.query-handler,-query-handler,"
        ".query.handler}.*,**/{queries,Queries}/**/*{Handler,_handler,.handler,-handler}.*",
    ),
    ("constraints", "No component fetches data", "unchecked"),
    ("constraints", "Use named exports for components", "~ forbid-use token export default"),
    ("constraints", "No React dependency", "forbid-use technology react"),
    ("constraints", "The services are isolated from each other by the network", "unchecked"),
    ("constraints", "Modules must stay decoupled from each other", "forbid-use import /./ in:**/modules/** apart=modules"),
    ("forbidden", "changes to `/src/**`", "forbid-change file /src/**"),
    (
        "forbidden",
        "committed secrets",
        "~ forbid-use token /\\b(sk-[\\w-]{16,}|gh[pousr]_\\w{20,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\\w-]{10,"
        "}|AIza[\\w-]{30,}|eyJ[\\w-]{20,}\\.)|-----BEGIN [A-Z ]*PRIVATE KEY/ form=literal",
    ),
    ("forbidden", "committed work", "unchecked"),
    ("forbidden", "DES", "forbid-use technology des-cipher"),
    ('constraints', 'No component imports `src/db`',
     '~ forbid-use import src/db in:**/components/**,**/ui/**'),
    ('constraints', 'No user imports a file',
     'unchecked'),
    ('constraints', 'The API has no imports from `ui/`',
     '~ forbid-use import ui/ in:**/api/**'),
    ('forbidden', 'Triggers',
     '~ forbid-use token /(?i)\\bcreate\\s+(?:or\\s+(?:replace|alter)\\s+)?trigger\\b/'),
    ('constraints', 'Every mutation checks `authorize()`',
     '~ require-shape route /^(POST|PUT|PATCH|DELETE) / guard=authorize'),
    ('constraints', 'Every route handler calls `logger.info`',
     '~ require-use token|import logger.info soft'),
    ('constraints', 'One new table at most',
     '~ limit table max:1 counted=new'),
    ('boundaries', 'web -> infra is forbidden',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/web/**'),
    ('boundaries', 'api -> core is fine',
     'unchecked'),
    ('forbidden', 'Changing the payload of `order.created`',
     'forbid-change schema order.created'),
    ('forbidden', 'imports through `packages/ui/src/index.ts`',
     'forbid-use import packages/ui/src/index.ts'),
    ('forbidden_patterns', '`// TODO`',
     'forbid-use token TODO form=comment'),
    ('constraints', 'Nothing in `shared/` knows about features',
     '~ forbid-use import /(^|[\\/.@])features([\\/.:]|$)/ in:shared/'),
    ('constraints', 'Nothing in life knows about features',
     'unchecked'),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[text for _, text, _ in READ])
def test_an_entry_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
