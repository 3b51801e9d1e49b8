"""Rules as teams commonly write them for agents, each beside a look-alike that says less. `~`: only some violations show; `soft`: a
warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "Stores are named *Store", "~ require-shape store *Store"),
    ("constraints", "Services must be named *Service", "~ require-shape service *Service"),
    ("constraints", "Never remove columns from songs", "forbid-remove column songs"),
    ("constraints", "Do not drop columns of orders", "forbid-remove column orders"),
    ("forbidden", "Controllers (we use minimal API endpoints)", "forbid-new file **/*{Controller,_controller,.controller,-controller}.*"),
    ("forbidden", "new API controllers", "forbid-new file **/*{Controller,_controller,.controller,-controller}.*"),
    ("forbidden", "new DbContexts outside src/Modules", "~ forbid-new file *DbContext.* except:src/Modules"),
    ("constraints", "Do not add new ViewModels", "~ forbid-new file *ViewModel.*"),
    ("forbidden", "new `UserCards`", "forbid-new component UserCards"),
    ("forbidden", "new UserCard", "forbid-new component UserCard"),
    ("constraints", "Never default exports", "forbid-use token export default"),
    ('constraints', 'Never call Redis from `src/ui/`', 'forbid-use technology redis in:src/ui/'),
    ('constraints', 'Never read config from `conf/`', 'unchecked'),
    ('constraints', 'Only `src/db` uses prisma', 'forbid-use technology prisma except:src/db'),
    ('constraints', 'Only use prisma', 'unchecked'),
    ('constraints', 'No `src/**` imports from `app/**`.', 'forbid-use import app/** in:src/**'),
    ('constraints', 'No imports from `lib/`', 'forbid-use import lib/'),
    ('constraints', 'Never allow `any`', 'forbid-use token any form=type'),
    ('constraints', 'Do not allow users to delete posts', 'unchecked'),
    ('constraints', 'Never raw SQL / `$queryRaw`', 'forbid-use technology raw-sql; forbid-use token|import $queryRaw'),
    ('constraints', 'NEVER: import React in services',
     '~ forbid-use technology react in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*'),
    ('constraints', 'Forbidden: new npm dependencies', 'forbid-new dependency npm:*'),
    ('constraints', 'ALWAYS: use kebab-case for file names', 'require-shape file kebab-case'),
    ('constraints', 'Use constructor injection (field injection FORBIDDEN)', '~ forbid-use token field-injection form=construct'),
    ('constraints', 'Spring Boot is ONLY permitted in: `adapters/`', 'forbid-use technology spring except:adapters/'),
    ('constraints', 'No inline styles or inline components', '~ forbid-use token style form=attribute'),
    ('constraints', 'No legacy components or hooks', 'unchecked'),
    ('constraints', 'Do not reintroduce optional `userId` or `sandboxId` parameters', 'unchecked'),
    ('constraints', 'Do not modify `go.mod` or `go.sum` without explicit request',
     'forbid-change file go.mod human; forbid-change file go.sum human'),
    ('constraints', 'Always use camelCase for vars, PascalCase for React components',
     '~ forbid-use token snake-case-variable-name form=construct; require-shape component PascalCase'),
    ('constraints', 'Use PascalCase for components, camelCase for hooks, and kebab-case for file names',
     'require-shape component PascalCase; require-shape hook camelCase; require-shape file kebab-case'),
    ('constraints', 'Imports: use `@/` alias', '~ forbid-use import /^\\.\\.+(\\/|\\w|:|$)/'),
    ('constraints', 'Use `@/components/ui` for buttons', "unchecked"),
    ('constraints', 'Custom hooks → `app/[feature]/hooks/`', 'require-shape hook app/*/hooks/'),
    ('constraints', '`/old` → `/new`', 'unchecked'),
    ('constraints', 'One component per file', 'forbid-new component beside=file'),
    ('constraints', 'One service per domain/API', 'unchecked'),
    ('constraints', 'Only use approved npm packages: react, zod, `date-fns`', 'forbid-new dependency npm:* except:react,zod,date-fns'),
    ('constraints', 'Only use components: Button, Card', 'unchecked'),
    ('constraints', 'Never modify schema without migration.',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'Do not change the schema without asking', 'forbid-change schema human'),
    ('constraints', 'Do not add direct Buy/Sell manual trading buttons.', 'unchecked'),
    ('constraints', 'Use strict TypeScript; no `any` in application code',
     'forbid-use token any form=type'),
    ('constraints', 'Never use mutable default arguments (`def fn(x=[])`).', 'forbid-use token mutable-default-argument form=construct'),
    ('constraints', 'Use `pathlib` instead of `os.path` for file paths.', '~ forbid-use technology os-path soft'),
    ('constraints', 'Use Zustand instead of Redux for state management', 'forbid-use technology redux'),
    ('constraints', 'Ask before adding new libraries', 'forbid-new dependency human'),
    ('constraints', 'Always ask for approval before adding new dependencies.', 'forbid-new dependency human'),
    ('constraints', 'Get approval before changing `src/core/`', 'forbid-change file src/core/ human'),
    ('constraints', 'Ask questions before writing code', 'unchecked'),
    ('constraints', 'Run the tests before committing changes to `src/a.ts`', 'unchecked'),
    ('constraints', 'The project strictly avoids CGO', '~ forbid-use technology cgo soft'),
    ('constraints', 'Never catch bare `except:`', '~ forbid-use token except: soft'),
    ('constraints', 'Never ship default exports', 'forbid-use token export default'),
    ('constraints', 'Never trust user input', 'unchecked'),
    ('constraints', 'ADRs are numbered and immutable once accepted', '~ forbid-change file **/{adr,adrs,decisions}/** soft'),
    ('constraints', 'Always write functional React components',
     '~ forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent,react.Component'),
    ('constraints', 'Standard library only', '~ forbid-new dependency'),
    ('constraints', '`app` must not import runtime code from `api`', '~ forbid-use import /(^|[\\/.@])api([\\/.:]|$)/ in:**/app/** soft'),
    ('constraints', 'ADR-000-template.md (do not edit)', 'forbid-change file ADR-000-template.md'),
    ('constraints', '`src/gen/` - do not modify', 'forbid-change file src/gen/'),
    ('constraints', 'Tests: do not edit', 'unchecked'),
    ('constraints', 'Use the App Router under `src/app` (do not use the Pages Router).',
     '~ forbid-new file {pages,src/pages}/**/*.{tsx,jsx,ts,js}'),
    ('constraints', 'Use App Router patterns (not Pages Router)', '~ forbid-new file {pages,src/pages}/**/*.{tsx,jsx,ts,js}'),
    ('constraints', 'Use `next/image` for images', '~ forbid-use token|component img form=tag soft'),
    ('constraints', 'Use `next/headers` for headers', "unchecked"),
    ('constraints', 'Avoid `DB::`; prefer `Model::query()`.', '~ forbid-use token DB::* soft'),
    ('constraints', 'Unsafe code is isolated under `src/ffi/`', 'unchecked'),
    ('constraints', 'Sync `.env.example` whenever new variables are introduced', 'require-companion env_var with:.env.example'),
    ('constraints', 'Sync the branch whenever new commits are pushed', 'unchecked'),
    ('constraints', 'Migrations live in `db/migrations` and are append-only',
     'require-shape file db/migrations/** in:**/{migrations,Migrations,migration,migrate,alembic}/**; append-only file '
     '**/{migrations,Migrations,migration,migrate,alembic}/**'),
    ('constraints', 'Components live in `src/ui` and are small', '~ require-shape component src/ui'),
    ('constraints', 'Every domain entity, value object, and event must reside in its own file',
     '~ forbid-new schema|table in:**/domain/**,**/domains/** beside=file; forbid-new schema in:**/domain/**,**/domains/** '
     'beside=file; forbid-new event in:**/domain/**,**/domains/** beside=file'),
    ('constraints', 'Each hook lives in its own file', 'forbid-new hook beside=file'),
    ('constraints', 'Each feature lives in its own folder', 'unchecked'),
    ('constraints', 'Adding a route means updating `docs/api.md`', 'require-companion route with:docs/api.md'),
    ('constraints', 'Adding a new env var requires adding it to `.env.example`', 'require-companion env_var with:.env.example'),
    ('constraints', 'Adding a column requires a migration',
     'require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'Update keeper seeds after migration',
     'require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** with:keeper/seeds/**'),
    ('constraints', "Don't create static-only classes", '~ forbid-new token class-of-statics form=construct'),
    ('constraints', 'Classes must not import `react`', 'forbid-use technology react'),
    ('constraints', 'UI logic stays in ViewModel/UDF, not Composable.', 'unchecked'),
    ('constraints', 'ViewModels must depend on use cases, not repositories directly.',
     '~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ '
     'in:**/{viewmodels,viewmodel,view_models,view-models}/**,**/*{ViewModel,_view_model,.viewmodel,-view-model}.*'),
    ('constraints', 'Never import `react` in ViewModels',
     '~ forbid-use technology react '
     'in:**/{viewmodels,viewmodel,view_models,view-models}/**,**/*{ViewModel,_view_model,.viewmodel,-view-model}.*'),
    ('constraints', 'Services must not import controllers',
     '~ forbid-use import /[cC]ontrollers?([\\/.:]|$)/ '
     'in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*'),
    ('constraints', 'Entities must not import infrastructure',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ '
     'in:**/{entities,entity}/**,**/*{Entity,_entity,.entity}.*'),
    ('constraints', 'Resolvers must not access the database directly',
     '~ forbid-use technology postgres in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*'
     ',**/{resolvers,resolver}.*; forbid-use '
     'technology mysql in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*'
     ',**/{resolvers,resolver}.*; forbid-use technology sqlite '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology mongodb '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology dynamodb '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology turso '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology clickhouse '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology duckdb '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology neo4j '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology prisma '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology drizzle '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology typeorm '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology sequelize '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology knex '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology kysely '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology sqlalchemy '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology peewee '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology tortoise '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology gorm '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology ent '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology sqlx '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*; forbid-use technology redis '
     'in:**/{resolvers,resolver}/**,**/*{Resolver,_resolver,.resolver}.*,**/{resolvers,resolver}.*'),
    ('constraints', 'No admin endpoints', '~ forbid-new route admin'),
    ('constraints', 'New example routes', 'unchecked'),
    ('constraints', 'Files live in `src/`, not in `lib/`', 'unchecked'),
    ('constraints', 'Server actions must not import React',
     '~ forbid-use technology react in:**/actions/**,**/{actions,*.actions,*-actions}.*'),
    ('constraints', 'No focused tests', 'forbid-use token describe.only,it.only,test.only,suite.only,fdescribe'),
    ('constraints', 'No `SELECT *`', '~ forbid-use token select-star form=construct'),
    ('constraints', 'Never use `Thread.sleep()` in tests',
     '~ forbid-use technology thread-sleep in:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py'),
    ('constraints', 'Test files use the `.spec.ts` suffix',
     'require-shape file *.spec.ts in:*.test.*,*.spec.*,*_test.*,test_*.py'),
    ('constraints', 'DTO classes must have the `Dto` suffix',
     '~ require-shape schema|type *Dto in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*'),
    ('constraints', 'Endpoints must have a `/v1` prefix', 'require-shape route /^\\S+ (?:\\/api)?\\/v1(\\/|$)/'),
    ('constraints', 'Endpoints must be versioned', '~ require-shape route /\\/v\\d+(?:\\/|$)/'),
    ('constraints', 'File names must be lowercase with hyphens', 'require-shape file kebab-case'),
    ('constraints', 'Every component must have a `.stories.tsx` file', 'require-companion component with:**/{stem}.stories.tsx'),
    ('constraints', 'Every component must have a `loading` file', 'unchecked'),
    ('constraints', 'New features require tests',
     '~ require-companion file with:**/{test_*.*,*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}'),
    ('constraints', 'Do not add dependencies to `package.json`', 'forbid-new dependency in:package.json'),
    ('constraints', 'Do not add dependencies on `iron-list`', 'forbid-use import|dependency|token iron-list'),
    ('constraints', 'All dates must use `date-fns`',
     '~ forbid-use technology moment; forbid-use technology dayjs; forbid-use technology luxon'),
    ('constraints', 'All icons must come from lucide-react',
     '~ forbid-use technology heroicons; forbid-use technology font-awesome; forbid-use technology react-icons; '
     'forbid-use technology tabler-icons; forbid-use technology phosphor-icons; forbid-use technology iconify; '
     'forbid-use technology material-icons; forbid-use technology feather-icons; forbid-use technology radix-icons; '
     'forbid-use technology ionicons'),
    ('constraints', 'State must be managed with Zustand',
     '~ forbid-use technology redux; forbid-use technology mobx; forbid-use technology recoil; forbid-use technology '
     'jotai; forbid-use technology valtio; forbid-use technology xstate; forbid-use technology reflux; forbid-use '
     'technology pinia; forbid-use technology vuex; forbid-use technology ngrx; forbid-use technology nanostores; '
     'forbid-use technology effector'),
    ('constraints', 'State must be managed with care', 'unchecked'),
    ('constraints', 'UI must not import from the database layer',
     '~ forbid-use import /(^|[\\/.@])(persistence|db|database|storage)([\\/.:]|$)/ '
     'in:**/presentation/**,**/ui/**,**/views/**'),
    ('constraints', 'Public must not import React', 'unchecked'),
    ('constraints', '`core` must not import `ui`', '~ forbid-use import /(^|[\\/.@])(presentation|ui|views?)([\\/.:]|$)/ in:**/core/**'),
    ('constraints', 'No imports from `@/features/*` inside `@/components`', 'forbid-use import @/features/* in:**/components{.*,/**}'),
    ('constraints', 'Never import from `node_modules` paths', 'forbid-use import **/node_modules/**'),
    ('constraints', "Don't import from barrel files", 'forbid-use import */index,*/index.ts,*/index.js'),
    ('constraints', 'Use `type` instead of `interface`', 'forbid-new token interface-declaration form=construct'),
    ('constraints', 'Use `enum` instead of union types', 'forbid-use token union-type form=construct'),
    ('constraints', 'Use kebab-case when creating new files', 'require-shape file kebab-case'),
    ('constraints', 'Use camelCase when naming variables', '~ forbid-use token snake-case-variable-name form=construct'),
    ('constraints', 'Use camelCase when naming parameters', '~ forbid-use token declared-parameter:* unlike camelCase form=construct'),
    ('constraints', 'Never hardcode colors',

     '~ forbid-use token /^(?!\\s*(?:--|\\$)[\\w-]+\\s*:|#[\\w-]+\\s*\\{)[\\s\\S]*(?:(?<![\\w/&])'
     '#(?!\\d{4}(?<!0000)\\b)(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b|\\b(?:rgb|hsl)a?\\((?!\\s*var\\())/ form=literal'),
    ('constraints', 'Never hardcode URLs', '~ forbid-use token hardcoded-url form=construct'),
    ('constraints', 'No interfaces', 'forbid-new token interface-declaration form=construct'),
    ('constraints', 'Do not use the `I` prefix for interfaces', 'forbid-use token interface-with-i form=construct'),
    ('constraints', 'No `Impl` suffix on services', 'require-shape service /^(?!.*Impl$)/'),
    ('constraints', "Don't prefix interfaces with `I`", 'forbid-use token interface-with-i form=construct'),
    ('constraints', 'Do not use the `tmp` prefix', 'unchecked'),
    ('constraints', 'Presentation code may only import from `@app`, `@features`, and the composition root exposed under `@infra/config`.',
     '~ forbid-use import /./ in:**/presentation/**,**/ui/**,**/views/** allowed=@app,@features,@infra/config soft'),
    ('constraints', 'No new apps without an accompanying ADR',
     '~ forbid-new file **/apps.py,apps/*/package.json,apps/*/pyproject.toml,apps/*/go.mod human'),
    ('constraints', 'Do not create new apps', '~ forbid-new file **/apps.py,apps/*/package.json,apps/*/pyproject.toml,apps/*/go.mod'),
    ('constraints', 'Apps must not import packages', '~ forbid-use import /(^|[\\/.@])packages([\\/.:]|$)/ in:apps/**'),
    ('constraints', 'Never edit migration files manually after they are committed',
     "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ('constraints', 'Never edit routes manually', 'unchecked'),
    ('constraints', 'No admin API', '~ forbid-new route admin'),
    ('constraints', 'Never use physical direction utilities',
     '~ forbid-use token /(?:^|[\\s"\'`:])-?(?:[mp][lr]|left|right|rounded-[lr]|border-[lr])-/ form=literal'),
    ('constraints', 'Favor the Composition API over the Options API', '~ forbid-use token options-api form=construct soft'),
    ('constraints', 'No Options API', '~ forbid-use token options-api form=construct'),
    ('constraints', 'No options for the API', 'unchecked'),
    ('constraints', 'Never edit migration files manually after they are committed',
     "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ('constraints', 'No external API calls from components',
     '~ forbid-use technology axios in:**/components/**,**/ui/**; forbid-use technology fetch '
     'in:**/components/**,**/ui/**; forbid-use technology xhr in:**/components/**,**/ui/**; forbid-use technology '
     'superagent in:**/components/**,**/ui/**; forbid-use technology got in:**/components/**,**/ui/**; forbid-use '
     'technology ky in:**/components/**,**/ui/**; forbid-use technology request-js in:**/components/**,**/ui/**; '
     'forbid-use technology requests in:**/components/**,**/ui/**; forbid-use technology httpx '
     'in:**/components/**,**/ui/**; forbid-use technology aiohttp in:**/components/**,**/ui/**; forbid-use technology '
     'urllib in:**/components/**,**/ui/**; forbid-use technology resty in:**/components/**,**/ui/**; forbid-use '
     'technology net-http-client in:**/components/**,**/ui/**; forbid-use technology reqwest '
     'in:**/components/**,**/ui/**; forbid-use technology ureq in:**/components/**,**/ui/**; forbid-use technology isahc '
     'in:**/components/**,**/ui/**; forbid-use technology guzzle in:**/components/**,**/ui/**; forbid-use technology '
     'restsharp in:**/components/**,**/ui/**; forbid-use technology refit-net in:**/components/**,**/ui/**; forbid-use '
     'technology resttemplate in:**/components/**,**/ui/**; forbid-use technology openfeign '
     'in:**/components/**,**/ui/**; forbid-use technology okhttp in:**/components/**,**/ui/**; '
     'forbid-use technology ktor-client in:**/components/**,**/ui/**; forbid-use technology '
     'retrofit in:**/components/**,**/ui/**; forbid-use technology faraday in:**/components/**,**/ui/**; forbid-use '
     'technology httparty in:**/components/**,**/ui/**; forbid-use technology undici in:**/components/**,**/ui/**; '
     'forbid-use technology dio in:**/components/**,**/ui/**; forbid-use technology dart-http in:**/components/**,**/ui/**; '
     'forbid-use technology alamofire in:**/components/**,**/ui/**; forbid-use technology urlsession '
     'in:**/components/**,**/ui/**; '
     'forbid-use technology httpoison in:**/components/**,**/ui/**; '
     'forbid-use technology req-elixir in:**/components/**,**/ui/**; '
     'forbid-use technology tesla-elixir in:**/components/**,**/ui/**; '
     'forbid-use technology finch in:**/components/**,**/ui/**; '
     'forbid-use technology mint-elixir in:**/components/**,**/ui/**; '
     'forbid-use technology hackney in:**/components/**,**/ui/**; '
     'forbid-use token /package:dio\\//,/package:http\\//,/\\bURLSession\\b/ '
     'in:**/components/**,**/ui/**'),
    ('constraints', 'Never import packages → clients', '~ forbid-use import /(^|[\\/.@])clients([\\/.:]|$)/ in:**/packages/**'),
    ('constraints', 'Never import from `packages/` → `clients/`', 'unchecked'),
    ('constraints', 'DTOs: Suffix with `Request`/`Response`', 'require-shape schema *Request,*Response'),
    ('constraints', 'Suffix services with `Service`', 'require-shape service *Service'),
    ('constraints', 'Prefix hooks with `use`', 'require-shape hook use*'),
    ('constraints', 'Prefix commit messages with `feat`', 'unchecked'),
    ('constraints', 'Packages: `lowercase` — `com.example.auth`, not `com.example.Auth`', 'unchecked'),
    ('constraints', 'Use `fn({ name })` not `fn(name)`', 'unchecked'),
    ('constraints', 'Use `getUser` not `fetchUser`', 'forbid-use token|import fetchUser'),
    ('constraints', 'Use `getUser` not `get_user`', "unchecked"),
    ('constraints', 'Use `Box<T>` not `box<T>`', "unchecked"),
    ('constraints', 'Domain code must not depend on infrastructure or frameworks.',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**'),
    ('forbidden', 'Domain importing adapters/frameworks',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**'),
    ('constraints', 'Migrations are append-only history.', 'append-only file **/{migrations,Migrations,migration,migrate,alembic}/**'),
    ('constraints', 'Any schema change requires a NEW migration revision.',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'Schema changes require a migration',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'Database changes need approval', 'unchecked'),
    ('constraints', 'Schema changes need tests',
     '~ require-companion schema with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}'),
    ('constraints', 'Off-limits: `/api/payments/*`', 'forbid-change file /api/payments/*'),
    ('constraints', 'Off-limits: `src/legacy/`', 'forbid-change file src/legacy/'),
    ('constraints', 'Do not change the meaning of job types without a migration plan.', 'unchecked'),
    ('constraints', "In component files, don't import ref, computed, onMounted, etc.",
     '~ forbid-use import onMounted in:**/components/**,**/ui/**'),
    ('constraints', 'No raw hex in app code (`apps/**`)',
     'forbid-use token /^(?!\\s*(?:--|\\$)[\\w-]+\\s*:|#[\\w-]+\\s*\\{)[\\s\\S]*(?<![\\w/&])'
     '#(?!\\d{4}(?<!0000)\\b)([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b/ '
     'in:apps/** form=literal'),
    ('constraints', 'No component may use `fetch`', '~ forbid-use technology fetch in:**/components/**,**/ui/**'),
    ('constraints', 'No component may be used outside `src/ui`', 'unchecked'),
    ('constraints', 'No new tables should be added', 'forbid-new table'),
    ('constraints', 'No service should depend on controllers',
     '~ forbid-use import /[cC]ontrollers?([\\/.:]|$)/ '
     'in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*'),
    ('constraints', 'Do not modify vendored code (`vendor/`)', 'forbid-change file vendor/'),
    ('constraints', 'No weird things (`src/a/`)', 'unchecked'),
    ('constraints', 'No `fetch` in components (`src/ui/`)', '~ forbid-use technology fetch in:src/ui/'),
    ('constraints', 'No `fetch` in components (use `src/api/`)', '~ forbid-use technology fetch in:**/components/**,**/ui/**'),
    ('constraints', 'Migrations are never edited', "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ('constraints', 'Applied migrations are never changed; add a new one',
     "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ('constraints', 'Users are never deleted', 'unchecked'),
    ('constraints', 'Passwords are never logged', 'unchecked'),
    ('constraints', 'Redis is only accessed through `src/cache.ts`', 'forbid-use technology redis except:src/cache.ts'),
    ('constraints', 'Redis may only be accessed via `src/cache.ts`', 'forbid-use technology redis except:src/cache.ts'),
    ('constraints', 'State is only changed through actions', 'unchecked'),
    ('forbidden', 'new top-level pages', '~ forbid-new page soft'),
    ('forbidden', '`puts` in app', '~ forbid-use token puts-call in:{app,apps}/** form=construct'),
    ('constraints', 'New environment variables are documented in .env.example', 'require-companion env_var with:.env.example'),
    ('constraints', 'Every new table is registered in `docs/tables.md`', 'require-companion table with:docs/tables.md'),
    ('constraints', 'Environment variables are documented in README.md', 'unchecked'),
    ('constraints', 'Controllers live in app/Http/Controllers',
     'require-shape file app/Http/Controllers in:*{Controller,_controller,.controller,-controller}.*'),
    ('constraints', 'Components shared across pages go in `src/ui/`', '~ require-shape component src/ui/ soft'),
    ('constraints', 'Route middleware: `withError` (public, no auth), `withUser` (user-level)', 'unchecked'),
    ('constraints', '`withError` (no Redux)', 'forbid-use technology redux'),
    ('constraints', '`vendor/` is off limits for agents', '~ forbid-change file vendor/ soft'),
    ('constraints', '`src/old/` is off limits for `src/ui/`', 'forbid-use import src/old/ in:src/ui/'),
    ('constraints', 'No new default props', 'forbid-use token defaultProps'),
    ('constraints', 'Services must always use `apiClient` instead of Postgres',
     '~ forbid-use technology postgres in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*'),
    ('constraints', 'Zod schemas must live in `src/schemas`', 'require-shape schema zod src/schemas'),
    ('constraints', 'service schemas live in `domain/`', 'unchecked'),
    ('constraints', 'All Stripe requests must go through `src/billing`', '~ forbid-use technology stripe except:src/billing soft'),
    ('constraints', 'All Stripe calls go through the service in `src/billing`', '~ forbid-use technology stripe except:src/billing soft'),
    ('constraints', 'All Redis access goes through the cache module in `src/cache`', 'forbid-use technology redis except:src/cache'),
    ('constraints', 'Server actions live in `src/actions`', 'forbid-use token use server except:src/actions'),
    ('constraints', 'Kubernetes manifests live in `deploy/`',
     '~ require-shape file deploy/ in:**/{k8s,kubernetes,manifests}/**/*.{yaml,yml} soft'),
    ('constraints', 'Use `route()` instead of hardcoded URLs', '~ forbid-use token hardcoded-url form=construct'),
    ('constraints', 'Use ids instead of hardcoded tables', 'unchecked'),
    ('constraints', 'Use ids instead of new tables', 'forbid-new table'),
    ('constraints', 'No raw database queries', 'forbid-use technology raw-sql'),
    ('constraints', 'Only create documentation files if explicitly requested by the user', '~ forbid-new file *.md,*.mdx,docs/** human'),
    ('constraints', 'Never throw raw errors; use `AppError`', 'forbid-use token raised-exception form=construct'),
    ('constraints', 'Never throw errors from services', 'unchecked'),
    ('constraints', 'Always use curly braces for control structures', 'forbid-use token unbraced-statement form=construct'),
    ('constraints', 'No inline validation in controllers (use form requests)',
     '~ forbid-use token inline-validation in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,'
     '**/{controllers,controller}.* form=construct'),
    ('forbidden', 'inline validation without schema', 'unchecked'),
    ('constraints', 'Do not allow empty `__construct()` methods with zero parameters',
     'forbid-new token empty-constructor form=construct'),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_common_rule_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
