"""Entries of decisions as their authors write them, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    ('forbidden', 'Service calls from components',
     '~ forbid-use import /[sS]ervices?([\\/.:]|$)/ in:**/components/**,**/ui/**'),
    ('forbidden', 'Model queries in views',
     'unchecked'),
    ('constraints', 'API endpoints must not use repositories',
     '~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ in:**/{routers,router,routes,api,endpoints}/**,**/{routers,router,routes,endpoints}.*'),
    ('constraints', 'Only repository classes may use TypeORM',
     '~ forbid-use technology typeorm except:**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*,**/{repositories,repository}.*'),
    ('forbidden', 'env vars accessed outside of `src/config.ts`',
     'forbid-use env_var except:src/config.ts'),
    ('forbidden', 'schema changes not made through Alembic migrations',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change soft'),
    ('constraints', 'Future schema changes shall be introduced as migrations',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('forbidden', 'views with business logic',
     'unchecked'),
    ('forbidden', 'new views',
     'forbid-new component|page'),
    ('forbidden', 'SQL views and triggers',
     '~ forbid-use token /(?i)\\bcreate\\s+(?:or\\s+(?:replace|alter)\\s+)?trigger\\b/; forbid-use token /(?i)\\bcreate\\s+(?:or\\s+(?:replace|alter)\\s+)?view\\b/'),
    ('forbidden', 'direct construction of `S3Client`',
     'forbid-use component|import|token S3Client'),
    ('constraints', 'the build fails if `moment` is imported',
     'forbid-use technology moment'),
    ('constraints', 'CI fails if tests fail',
     'unchecked'),
    ('constraints', 'New dependencies need an approved RFC',
     'forbid-new dependency human'),
    ('constraints', 'After a migration file is deployed in production, it must not be changed',
     'forbid-change file **/{migrations,Migrations,migration,migrate,alembic}/**'),
    ('constraints', 'Applied migrations',
     'unchecked'),
    ('constraints', 'Every migration is reversible and ships with a rollback script',
     'require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** with:**/*{rollback,down,revert}*'),
    ('constraints', 'Modules expose only their `index.ts`',
     '~ forbid-use import /./ apart=modules deep=yes soft'),
    ('conditions', 'New components are only permitted with a story',
     '~ require-companion component with:{dir}/{stem}.stories.*'),
    ('boundaries', 'Nothing may import from `apps/` other than tests',
     '~ forbid-use import apps/ except:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py'),
    ('forbidden', 'secret persistence in cookies',
     '~ forbid-use technology cookies secret'),
    ('forbidden', 'storage in Redis',
     '~ forbid-new table'),
    ('forbidden', 'legacy columns (`foo`, `bar`)',
     'forbid-new column foo; forbid-new column bar'),
    ('forbidden', 'internal columns (see ADR-3)',
     'unchecked'),
    ('extension_policy', 'Card variants: closed',
     'forbid-new variant Card'),
    ('extension_policy', 'Permissions: additive only',
     'append-only scope|role'),
    ('extension_policy', 'Team spirit: closed',
     'unchecked'),
    ('constraints', 'Case: closed',
     'unchecked'),
    ('constraints', 'The domain and application layers stay framework-free — no Spring imports',
     '~ forbid-use technology spring in:**/domain/**,**/domains/**,**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/**'),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[text for _, text, _ in READ])
def test_an_entry_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
