"""Constructions of sentences that rules of repositories are written in: what each is read as, and what beside it is not."""

from __future__ import annotations

import pytest
from shown import shown

ANY_TEST = "**/{test_*.*,*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
TEST_FILES = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
RIVALS = ("jest", "mocha", "jasmine", "karma", "enzyme", "ava")
READ = [
    ("ALWAYS use `pnpm` (never npm, yarn, or bun)",
     "~ forbid-new file package-lock.json; forbid-new file yarn.lock; forbid-new file bun.lock,bun.lockb"),
    ("Use Vitest (never Jest or Mocha)", "forbid-use technology jest; forbid-new file jest.config.*; forbid-use technology mocha"),
    ("Never class components or wrappers", "unchecked"),
    ("Bug fixes and new features MUST include tests", f"~ require-companion file with:{ANY_TEST}"),
    ("Bug fixes and opinions MUST include tests", "unchecked"),
    ("Never use `instanceof z.ZodError`", "forbid-use token|import instanceof z.ZodError"),
    ("Never write `JSON.parse(JSON.stringify(...))`", "forbid-use token|import JSON.parse JSON.stringify"),
    ("Never write `a(b => c(d))`", "unchecked"),
    ('When changing `a.proto`, you must update `docs/b.md`', '~ require-companion file a.proto with:docs/b.md on=change'),
    ('If you change `schema.prisma`, update `docs/schema.md`',
     '~ require-companion file schema.prisma with:docs/schema.md on=change soft'),
    ('`docs/api.md` must be updated whenever `src/routes.ts` changes.',
     '~ require-companion file src/routes.ts with:docs/api.md on=change'),
    ('If you touch files in `proto/`, regenerate `gen/`', '~ require-companion file proto/ with:gen/ on=change soft'),
    ('Keep `AGENTS.md` and `CLAUDE.md` in sync',
     '~ require-companion file AGENTS.md with:CLAUDE.md on=change soft; require-companion file CLAUDE.md '
     'with:AGENTS.md on=change soft'),
    ('`openapi.yaml` must stay in sync with `src/routes.ts`',
     '~ require-companion file openapi.yaml with:src/routes.ts on=change soft; require-companion file src/routes.ts '
     'with:openapi.yaml on=change soft'),
    ('When you change the UI, update `docs/ui.md`', 'unchecked'),
    ('When modifying `package.json`, run `pnpm install`', 'unchecked'),
    ('Keep both files in sync', 'unchecked'),
    ('Keep `a.md` in sync with the code', 'unchecked'),
    ('Email templates live in `src/emails/`',
     '~ require-shape file src/emails/ in:*{EmailTemplate,emailTemplate,email_template,email-template,email.template}* soft'),
    ('Put prompt templates in `prompts/`',
     '~ require-shape file prompts/ in:*{PromptTemplate,promptTemplate,prompt_template,prompt-template,prompt.template}* soft'),
    ('Database queries live in `src/db/queries/`',
     '~ require-shape file src/db/queries/ in:**/queries/**,*{Queries,_queries,-queries,.queries}.* soft'),
    ('Playwright tests live in `e2e/`', 'unchecked'),
    ('React Query hooks live in `src/hooks/queries`', '~ forbid-use import|token useQuery except:src/hooks/queries soft'),
    ('Logout redirects in `src/login/`', 'unchecked'),
    ('Only edit `en.json`; other locales are managed by Crowdin',
     '~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:en.json by=tool'),
    ('Only ever add or edit strings in `en-US.json`.',
     '~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:en-US.json by=tool'),
    ('Only edit strings in `locales/en.json`',
     '~ forbid-change file locales/*.json except:locales/en.json by=tool'),
    ('Only edit files under `src/`', 'forbid-change file except:src/'),
    ('Only modify `src/main.py`', 'forbid-change file except:src/main.py'),
    ('EVERY database table must have a `tenant_id` column (except system tables)',
     '~ require-shape table|column column=tenant_id soft'),
    ('No detail page → a `RowActionsMenu` in `trailing`, and no `navigable`',
     '~ forbid-new page detail soft; forbid-use token|import navigable'),
    ('No `any` → use `unknown`', 'forbid-use token any form=type'),
    ('All new components must live in `src/ui/` (except pages)', '~ require-shape component src/ui/ soft'),
    ('All components must have stories (except `src/legacy/**`)',
     'require-companion component except:src/legacy/** with:{dir}/{stem}.stories.*'),
    ('Only edit `go.mod`', 'forbid-change file except:go.mod'),
    ('Only edit strings in `src/app.py`', 'unchecked'),
    ('All files must include Microsoft copyright header', '~ require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('New files require ASF license headers', '~ require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('Every source file must start with a license header', 'require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('All Python files must have a copyright notice', 'require-shape file in:*.py header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('All `.ts` files begin with an SPDX license identifier',
     'require-shape file in:*.ts header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('New source files must include the Apache 2.0 license header at the top',
     '~ require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/'),
    ('All components must have a license header', 'unchecked'),
    ('All files must have a header', 'unchecked'),
    ('Generated files must have a license header', 'unchecked'),
    ('All new files must include a license header when published',
     '~ require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/ soft'),
    ('Every table has `created_at` and `updated_at` columns', 'require-shape table|column column=created_at column=updated_at'),
    ('All tables have id, created_at, updated_at', 'require-shape table|column column=id column=created_at column=updated_at'),
    ('Include `created_at` and `updated_at` on all tables', 'require-shape table|column column=created_at column=updated_at'),
    ('Add `tenant_id` to every table', 'require-shape table|column column=tenant_id'),
    ('Every model must have a `created_at` field',
     'require-shape schema|field field=created_at; require-shape table|column column=created_at'),
    ('The dashboard has a `status` field', 'unchecked'),
    ('Tables have `created_at`', 'unchecked'),
    ('Add `status` to the table', 'unchecked'),
    ('Do not add frontend dependencies',
     '~ forbid-new dependency in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**'),
    ('No new dependencies in the frontend',
     '~ forbid-new dependency in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**'),
    ('No new dependencies on the frontend', '~ forbid-use import /(^|[\\/.@])(frontend|client|web)([\\/.:]|$)/'),
    ('Use Lucide React for all icons',
     '~ forbid-use technology heroicons; forbid-use technology font-awesome; forbid-use technology react-icons; '
     'forbid-use technology tabler-icons; forbid-use technology phosphor-icons; forbid-use technology iconify; '
     'forbid-use technology material-icons; forbid-use technology feather-icons; forbid-use technology radix-icons; '
     'forbid-use technology ionicons'),
    ('Use Zustand for state management',
     '~ forbid-use technology redux soft; forbid-use technology mobx soft; forbid-use technology recoil soft; '
     'forbid-use technology jotai soft; forbid-use technology valtio soft; forbid-use technology xstate soft; '
     'forbid-use technology reflux soft; forbid-use technology pinia soft; forbid-use technology vuex soft; '
     'forbid-use technology ngrx soft; forbid-use technology nanostores soft; forbid-use technology effector soft'),
    ('Always use Vitest for tests',
     '~ ' + '; '.join(f'forbid-use technology {one} in:{TEST_FILES}' for one in RIVALS)
     + '; ' + '; '.join(f'forbid-new dependency {one}' for one in RIVALS)),
    ('Prefer dayjs for dates', 'unchecked'),
    ('Use Moq for all payments', "unchecked"),
    ('Use Redis for caching when needed', "unchecked"),
    ('Tests live next to the source as `*.test.ts`',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/** soft'),
    ('Co-locate tests with source files (`foo.test.ts` next to `foo.ts`)',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**'),
    ('Colocate tests with the code they test',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**'),
    ('Place tests next to the source files',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**'),
    ('Tests are colocated with source files',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**'),
    ('Keep unit tests beside the code',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/** soft'),
    ('Test files must be placed alongside the implementation',
     '~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*} '
     'except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**'),
    ('Colocate styles with components', 'unchecked'),
    ('Place integration tests next to the source', 'unchecked'),
    ('Place tests in `__tests__/` directories adjacent to code',
     'require-shape file **/__tests__/** '
     'in:**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py'),
    ('Tests live in `tests/`',
     'require-shape file tests/ '
     'in:**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py'),
    ('File names MUST match the primary component they export.', '~ require-shape component named=file'),
    ('File names must match the component name', '~ require-shape component named=file'),
    ('Component file names must match the component name', '~ require-shape component named=file'),
    ('Name component files after the component', 'unchecked'),
    ('The file name matches the exported component', '~ require-shape component named=file'),
    ('Filenames must match the hook name', '~ require-shape hook named=file'),
    ('Service file names match the component name', 'unchecked'),
    ('File names must match the route', 'unchecked'),
    ('File names match the table', 'unchecked'),
    ('Frontend and backend changes must be in separate PRs',
     '~ require-shape file in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/** '
     'apart={backend,server,api}/**,**/{backend,server}/** soft'),
    ('Separate PRs for frontend and backend changes (deployed at different cadences)',
     '~ require-shape file in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/** '
     'apart={backend,server,api}/**,**/{backend,server}/** soft'),
    ('Migrations must not land in the same PR as application code', 'unchecked'),
    ('Do not mix frontend and backend changes in one PR',
     '~ require-shape file in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/** '
     'apart={backend,server,api}/**,**/{backend,server}/** soft'),
    ('Never change `db/` and `web/` in the same PR', 'require-shape file in:db/ apart=web/'),
    ('Never mix refactoring and features in one PR', 'unchecked'),
    ('Commit tests and code in separate commits', 'unchecked'),
    ('Keep changes in one PR', 'unchecked'),
    ('Never use `import * as`', 'forbid-use token /\\bimport \\*/'),
    ('No namespace imports', 'forbid-use token /\\bimport \\*/'),
    ('Avoid `import * as React`', 'unchecked'),
    ("Don't define React components inside other components.", '~ forbid-use token nested-component form=construct'),
    ('Do not create hooks inside other hooks', '~ forbid-new hook soft'),
    ('No new components in `src/other`', 'forbid-new component in:src/other'),
    ('ALWAYS: Reuse via `extends`', 'unchecked'),
    ('Do not add routes in other modules', '~ forbid-new route soft'),
    ("Don't use distracting elements like `<marquee>` or `<blink>`.",
     '~ forbid-use token|component marquee form=tag soft; forbid-use token|component blink form=tag soft'),
    ('Never use heavy helpers such as `deepClone()`', '~ forbid-use token|import deepClone soft'),
    ('Never use names like `foo`',
     'unchecked'),
    ('Avoid vague names such as `data` or `tmp`',
     '~ forbid-use token variable-named:data,variable-named:tmp form=construct soft'),
    ('Place embedding clients in `src/embedder/`',
     '~ require-shape file src/embedder/ in:*{EmbeddingClient,embeddingClient,embedding_client,embedding-client,embedding.client}* soft'),
    ('Existing clients live in `src/x`', 'unchecked'),
    ('Documentation should be in MDX format (`.mdx` files)', 'unchecked'),
    ('Legacy hooks (`a.sh`) must be removed', '~ gone file a.sh'),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_a_construction_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
