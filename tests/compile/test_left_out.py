"""Lines of guides that leave out their verb or what they are about, that tell a deed by a helper, an occasion or a tail, each beside a
look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, shown

LEFT_OUT = [
    ("composables `useXyz.ts`", "~ require-shape hook **/use*.ts"),
    ("Pinia stores `*Store.ts`", "~ require-shape store pinia **/*Store.ts"),
    ("Config files `tsconfig.json`", "unchecked"),
    ("Stores: `stores/feature/store.ts`", "require-shape store stores/*/store.ts"),
    ("Hooks in `hooks/`, named `useX`", "~ require-shape hook hooks/; require-shape hook use*"),
    ("Stores in `stores/`, one per domain", "require-shape store stores/"),
    ("Routes in `src/routes/`, schemas in `src/schemas/`", "forbid-new route except:src/routes/; require-shape schema src/schemas/"),
    ("Components in `components/`, PascalCase", "~ require-shape component components/"),
    ("Components named in PascalCase", "require-shape component PascalCase"),
    ("Test files named `*.test.ts`, placed next to source files", f"~ require-shape file *.test.ts in:{NAMED_TESTS}"),
    ("Write new tests as `*.test.ts`", f"~ require-shape file *.test.ts in:{NAMED_TESTS}"),
    ("Server components with `useState`", "unchecked"),
    ("Hooks: put in `src/hooks/`", "require-shape hook src/hooks/"),
    ("Notes: put in `docs/notes/`", "unchecked"),
    ("Rust structs: PascalCase", "require-shape schema PascalCase in:*.rs"),
    ("Python classes must be PascalCase", "~ forbid-use token lowercase-class-name in:*.py form=construct"),
    ("Python functions use snake_case", "~ forbid-use token camel-case-function-name in:*.py form=construct"),
    ("All source files: camelCase (`rateLimit.ts`)", "require-shape file camelCase"),
    ("Test files: `kebab-case.test.ts`", "require-shape file kebab-case in:*.test.ts"),
    ("TanStack Query: Use for all server data fetching.", "unchecked"),
    ("Use: `shade` for new components", "~ require-use component soft"),
    ("Deprecated: `moment`", "~ forbid-use technology moment soft"),
    ("`moment` is being phased out", "~ forbid-use technology moment soft"),
    ("Keep `a/x/**` independent of `a/y/**`, and keep `b/x/**` independent of `b/y/**`.",
     "forbid-use import a/y/** in:a/x/**; forbid-use import b/y/** in:b/x/**"),
]
DEEDS = [
    ("Annotate services with `@Service`", "~ forbid-use token declared-class:*Service without @Service form=construct soft"),
    ("`@Transactional` on all service methods",
     "~ forbid-use token declared-function:* of *Service without @Transactional form=construct soft"),
    ("Mark async tasks with TODO", "unchecked"),
    ("Always validate input parameters with `@Valid`", "unchecked"),
    ("Merge class names with `cn()`", "unchecked"),
    ("Run migrations with `db.migrate`", "unchecked"),
    ("Manage server state with TanStack Query", "~ forbid-use technology swr soft"),
    ("Always wrap routes with `withAuth`", "~ require-shape route guard=withAuth"),
    ("When adding a model, extend `BaseModel`", "require-shape schema|table inherited=yes"),
    ("When creating a new component, use `defineComponent`", "~ require-use token|import defineComponent"),
    ("when adding components set the change detection to Strategy.OnPush", "~ require-use token|import Strategy.OnPush"),
    ("All pages must export `metadata`", "~ require-use token|import metadata"),
    ("All APIs must expose `/health`", "unchecked"),
    ("Define slots via template usage, not `defineSlots`", "~ forbid-use token|import defineSlots soft"),
    ("Import types from `@acme/types`", "unchecked"),
    ("Use `select` to avoid over-fetching", "unchecked"),
    ("Try to avoid `select`", "~ forbid-use token|import select soft"),
]
WHOLES = [
    ("Use zod only", " ".join((
        "~ forbid-use technology yup; forbid-use technology joi; forbid-use technology ajv; forbid-use technology valibot;",
        "forbid-use technology class-validator; forbid-use technology arktype; forbid-use technology typebox;",
        "forbid-use technology io-ts; forbid-use technology superstruct"))),
    ("Postgres only", " ".join((
        "~ forbid-new technology|dependency mysql soft; forbid-new technology|dependency sqlite soft;",
        "forbid-new technology|dependency mongodb soft; forbid-new technology|dependency dynamodb soft;",
        "forbid-new technology|dependency turso soft; forbid-new technology|dependency clickhouse soft;",
        "forbid-new technology|dependency duckdb soft; forbid-new technology|dependency neo4j soft;",
        "forbid-new technology|dependency redis soft"))),
    ("Only pnpm is supported (yarn/npm will fail)",
     "forbid-new file package-lock.json,npm-shrinkwrap.json,yarn.lock,bun.lock,bun.lockb"),
    ("Package manager: yarn (never npm)", "~ forbid-new file package-lock.json"),
    ("HTTP client: axios (never fetch)", "forbid-use technology fetch"),
    ("never MD5, SHA-256, or single-pass algorithms", "~ forbid-use technology md5"),
    ("never MD5/SHA1", "forbid-use technology md5; forbid-use technology sha1"),
    ("NEVER use `as any` type assertions - fix the underlying type issue", "forbid-use token|import as any"),
    ("NEVER use the `dark:` tailwind variant", "forbid-use token /(?<![\\w-])dark:(?=[\\w\\[-])/ form=literal"),
    ("No `file:` or `git+` dependencies", "unchecked"),
    ("Never call `env('KEY')` outside `config/`", "forbid-use token env() except:config/"),
    ("Never use `on('scroll')`", 'forbid-use token on form=given("scroll")'),
    ("never raw SQL unless you're working inside `src/db`", "forbid-use technology raw-sql except:src/db"),
    ("Never use `any`, enforced by ESLint", "~ forbid-use token any form=type soft"),
    ("Every new file needs the copyright header, enforced by oxlint",
     "require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/"),
    ("Modules loaded at startup must not import `aws-sdk`", "unchecked"),
    ("The baseline file (`a.neon`) must never be added to.", "forbid-change file a.neon"),
    ("`wrangler.jsonc` (not `.toml`) for configuration", "forbid-new file wrangler.toml"),
    ("Use `.tsx` (not `.jsx`) for components", "forbid-new file *.jsx"),
    ("Use `interface` (not `type`) for component props", "forbid-use token declared-type-alias:*Props form=construct"),
    ("Use `type` (not `interface`)", "forbid-new token interface-declaration form=construct"),
    ("No dataclasses", "forbid-use technology dataclasses-python"),
    ("Don't include any comments in any files", "forbid-use token code-comment form=construct"),
    ("All Prisma calls go through `src/db`", "~ forbid-use technology prisma except:src/db soft"),
]


@pytest.mark.parametrize(("text", "meaning"), [*LEFT_OUT, *DEEDS, *WHOLES])
def test_what_a_guide_asks_for_is_read_as(text: str, meaning: str) -> None:
    assert shown(text, "constraints") == meaning


@pytest.mark.parametrize(("text", "meaning"), [
    ("Test files `*_test.go`", "forbid-new file *_test.go"),
    ("stores `*Store.ts`", "forbid-new store *Store.ts"),
    ("Annotate services with `@X`", "unchecked"),
])
def test_among_what_is_forbidden_nothing_is_asked_for(text: str, meaning: str) -> None:
    assert shown(text, "forbidden") == meaning
