"""What guides say of tests, files, documents, routes and secrets, what only reads like it, and what of it is found in a change."""

from __future__ import annotations

import pytest
from added import severities
from shown import TEST_PLACES, TESTS, shown

from keeper_validate.finding import WARN

MOCKS = (
    "jest.mock,vi.mock,jest.fn,vi.fn,unittest.mock,MagicMock,AsyncMock,mock.patch,mocker,Mockito,MockK,mockk,sinon,gomock,"
    "mockall,@MockBean"
)
REPLACED = (
    "jest.mock,jest.doMock,jest.spyOn,vi.mock,vi.doMock,vi.spyOn,unittest.mock.patch,mock.patch,mock.patch.object,"
    "mocker.patch,mocker.patch.object,Mockito.mock,@Mock,@MockBean,@MockitoBean,mockk,mockkObject,gomock.NewController,"
    "new Mock,Substitute.For,sinon.stub,Mox.defmock,instance_double,class_double,createMock"
)
SLEEPS = "sleep,time.sleep,asyncio.sleep,Thread.sleep,time.Sleep,thread::sleep,usleep,Task.Delay"
NESTED = r"/^\S+ \/(?:[^{]*\/)?(?!(?:api|v\d+)\/)[^\/{]+\/\{(?!(?:version|locale|lang|tenant)\})[^}\/]+\}\/[^\/{]/"
DEEP = r"/^\S+ (?:(?:[^{]|\{(?:version|locale|lang|tenant)\})*\{(?!(?:version|locale|lang|tenant)\})[^}]+\}\/){2}[^\/]/"
DEEPER = r"/^\S+ (?:(?:[^{]|\{(?:version|locale|lang|tenant)\})*\{(?!(?:version|locale|lang|tenant)\})[^}]+\}\/){3}[^\/]/"
TWICE = r"/^\S+ (?:(?:[^{]|\{(?:version|locale|lang|tenant)\})*\{(?!(?:version|locale|lang|tenant)\})[^}]+\}){2}/"
SECRETS = (
    r"/^(?:NEXT_PUBLIC|VITE|REACT_APP|EXPO_PUBLIC|NUXT_PUBLIC|GATSBY|VUE_APP|NG_APP|PUBLIC|STORYBOOK)_\w*(?:SECRET|PASSWORD|"
    "PRIVATE_KEY|SERVICE_ROLE|SERVICE_ACCOUNT|CREDENTIAL)/"
)
FOREIGN = r"/[\u0370-\u1fff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/"
WORKFLOWS = ".github/workflows/*.yml,.github/workflows/*.yaml"
CLIENT = (
    "{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/** except:**/{pages,app}/api/**,**/app/"
    "**/route.{ts,js},**/server/**,*.server.*"
)
READ = [
    ("constraints", "Never mock the database in integration tests",
     f"~ forbid-use token mocked-database in:{TEST_PLACES} form=construct soft"),
    ("constraints", "The suite must not mock the database", "~ forbid-use token mocked-database form=construct soft"),
    ("constraints", "Specs should not mock our database", f"~ forbid-use token mocked-database in:{TESTS} form=construct soft"),
    ("forbidden", "Mocking the database", "~ forbid-use token mocked-database form=construct"),
    ("forbidden", "Mocking the database in end-to-end tests", "~ forbid-use token mocked-database form=construct soft"),
    ("constraints", "Do not mock the mail gateway", f"~ forbid-use token {REPLACED} soft"),
    ("constraints", "No mocking of our own modules", f"~ forbid-use token {REPLACED} soft"),
    ("constraints", "No mocks for the clock", f"~ forbid-use token {REPLACED} soft"),
    ("forbidden", "Mocking the repository layer in tests", f"~ forbid-use token {REPLACED} in:{TEST_PLACES} soft"),
    ("constraints", "Tests should never mock internal packages", f"~ forbid-use token {REPLACED} in:{TEST_PLACES} soft"),
    ("constraints", "Unit tests must not mock value objects", f"~ forbid-use token {REPLACED} in:{TEST_PLACES} soft"),
    ("constraints", "Do not stub collaborators in specs", f"~ forbid-use token {REPLACED} in:{TEST_PLACES} soft"),
    ("constraints", "Tests run against a real broker - never mock it", f"~ forbid-use token {REPLACED} soft"),
    ("constraints", "Tests use the real broker; never mock these dependencies", f"~ forbid-use token {REPLACED} soft"),
    ("constraints", "No mocking", f"~ forbid-use token|import {MOCKS}"),
    ("constraints", "Never sleep in tests", f"~ forbid-use token {SLEEPS} in:{TEST_PLACES}"),
    ("constraints", "Unit tests must never sleep", f"~ forbid-use token {SLEEPS} in:{TEST_PLACES} soft"),
    ("constraints", "No hard-coded waits in `e2e/`", "forbid-use technology thread-sleep in:e2e/"),
    ("constraints", "Use the `//go:build e2e` build tag", r"~ require-shape file in:*_test.go header=/go:build\ e2e/ soft"),
    ("constraints", "Use the `//go:build e2e` build tag in contract tests",
     fr"~ require-shape file in:{TESTS} header=/go:build\ e2e/ soft"),
    ("constraints", "Tag all slow tests with `@tag_slow`", f"~ require-use file in:{TESTS} soft"),
    ("constraints", "Test classes inherit from `ApiTestCase`", "~ require-use component|import|token ApiTestCase soft"),
    ("constraints", "Every file in `lib/` must start with `// @ts-check`", r"require-shape file in:lib/ header=/@ts\-check/"),
    ("constraints", "All SQL files must begin with `-- migrate:up`", "require-shape file in:*.sql header=/migrate:up/"),
    ("constraints", "Ruby files should begin with `# frozen_string_literal: true`",
     r"~ require-shape file in:*.rb header=/frozen_string_literal:\ true/ soft"),
    ("constraints", "TypeScript strict mode is required",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Always use TypeScript in strict mode",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Keep TypeScript strict", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "TypeScript must be strict", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Use strict mode in `tsconfig.base.json`",
     "require-shape token compilerOptions.strict=true in:tsconfig.base.json form=setting"),
    ("constraints", "Enable strict mode in TypeScript", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Strict mode must be enabled for TypeScript",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "Strict TypeScript is required", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "TypeScript strict mode", "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
    ("constraints", "`coverage` must not be part of a pull request", "forbid-new file **/coverage/**"),
    ("constraints", "`coverage` should not be included in commits", "~ forbid-new file **/coverage/** soft"),
    ("constraints", "Never commit `dist` or `out`", "forbid-new file **/dist/**; forbid-new file **/out/**"),
    ("constraints", "Never edit `../schema/api.graphql`", "forbid-change file **/schema/api.graphql"),
    ("constraints", "Do not auto-edit `db/dump.sql`", "forbid-change file db/dump.sql"),
    ("forbidden", "`gen/` — generated by protoc", "forbid-change file gen/ by=tool"),
    ("constraints", "Roles: only `viewer` and `editor`", "~ forbid-new role except:viewer,editor"),
    ("constraints", "There are only three roles: `owner`, `editor` and `viewer`", "~ forbid-new role except:owner,editor,viewer"),
    ("constraints", "Permissions: only `orders:read` and `orders:write`", "~ forbid-new scope|role except:orders:read,orders:write"),
    ("constraints", "Keep permissions to `orders:read` and `orders:write`", "~ forbid-new scope|role except:orders:read,orders:write"),
    ("constraints", "New endpoints must be added to v3", r"~ forbid-new route /^\S+ (?!.*\/v3(\/|$))/ soft"),
    ("constraints", "New routes belong in v2", r"~ forbid-new route /^\S+ (?!.*\/v2(\/|$))/ soft"),
    ("constraints", "Add new endpoints in v2 only", r"~ require-shape route /^\S+ (?:\/api)?\/v2(\/|$)/ soft"),
    ("constraints", "Never nest resources inside other resources", f"~ forbid-new route {NESTED}"),
    ("constraints", "Never nest resources inside other resources in the URL path", f"~ forbid-new route {NESTED}"),
    ("constraints", "Do not nest resources in paths", f"~ forbid-new route {NESTED}"),
    ("constraints", "URL paths must not nest resources", f"~ forbid-new route {NESTED}"),
    ("constraints", "All routes must be flat", f"~ forbid-new route {NESTED}"),
    ("constraints", "Use flat URLs", f"~ forbid-new route {NESTED}"),
    ("constraints", "Do not nest routes deeply", f"forbid-new route {DEEP}"),
    ("constraints", "Do not nest resources deeper than two levels", f"forbid-new route {DEEPER}"),
    ("constraints", "All endpoints must use shallow routing", f"~ forbid-new route {TWICE}"),
    ("constraints", "Use shallow routes", f"~ forbid-new route {TWICE}"),
    ("constraints", "Avoid deeply nested URLs", f"~ forbid-new route {DEEP} soft"),
    ("constraints", "No nested resources", f"~ forbid-new route {NESTED}"),
    ("constraints", "Never hardcode HTTP status codes", "~ forbid-use token literal-status-code form=construct"),
    ("constraints", "Use `http.StatusOK` instead of numeric status codes", "~ forbid-use token literal-status-code form=construct"),
    ("forbidden", "magic numbers for status codes", "~ forbid-use token literal-status-code form=construct"),
    ("constraints", "Every mutation requires `requireUser(ctx)`", "~ require-shape route /^(POST|PUT|PATCH|DELETE) / guard=requireUser"),
    ("forbidden", "hardcoding status codes", "~ forbid-use token literal-status-code form=construct"),
    ("constraints", "No top-level headings in `docs/`", "forbid-use token top-heading in:docs/ form=construct"),
    ("constraints", "No second H1", "forbid-use token second-top-heading form=construct"),
    ("constraints", "No asterisk bullets", "forbid-use token asterisk-bullet form=construct"),
    ("constraints", "API serializers must have a `url` field", "~ require-shape schema|field serializer field=url"),
    ("constraints", "Never prefix secrets with `VITE_`", f"~ forbid-new env_var {SECRETS} soft"),
    ("constraints", "Credentials must not be prefixed with `EXPO_PUBLIC_`", f"~ forbid-new env_var {SECRETS} soft"),
    ("constraints", "Secret env vars must not start with `NEXT_PUBLIC_`", f"~ forbid-new env_var {SECRETS} soft"),
    ("constraints", "Never use the `NUXT_PUBLIC_` prefix for API secrets", f"~ forbid-new env_var {SECRETS} soft"),
    ("constraints", "Never put secrets in `REACT_APP_*` variables", f"~ forbid-new env_var {SECRETS} soft"),
    ("constraints", "`SIGNING_KEY` — server only, never in the client bundle", f"~ forbid-use env_var|token SIGNING_KEY in:{CLIENT}"),
    ("constraints", "`fakeAsync` and `tick()` require Zone.js and cannot be used",
     "forbid-use token|import fakeAsync; forbid-use token tick()"),
    ("constraints", "`moment` is in maintenance mode, so it must not be used", "forbid-use technology moment"),
    ("constraints", "Put setup in a `setup()` inside the `describe` rather than in `beforeEach`, so each test reads on its own",
     "~ forbid-use token|import beforeEach soft"),
    ("constraints", "Put setup in a local `setup()` rather than in `beforeEach`", "~ forbid-use token|import beforeEach soft"),
    ("constraints", "Code comments must be written in English", f"~ forbid-use token {FOREIGN} form=comment"),
    ("constraints", "Write all docs in English", "~ forbid-use token foreign-script-in-prose form=construct"),
    ("constraints", "All comments and documentation must be in English",
     f"~ forbid-use token {FOREIGN} form=comment; forbid-use token foreign-script-in-prose form=construct"),
    ("constraints", "All documentation and code comments must be written in English",
     f"~ forbid-use token {FOREIGN} form=comment; forbid-use token foreign-script-in-prose form=construct"),
    ("constraints", "Never use bold text as a heading", "forbid-use token emphasis-as-heading form=construct"),
    ("constraints", "Do not use bold instead of headings", "forbid-use token emphasis-as-heading form=construct"),
    ("constraints", "Use proper headings instead of bold text", "forbid-use token emphasis-as-heading form=construct"),
    ("constraints", "Use real headings, not bold text", "forbid-use token emphasis-as-heading form=construct"),
    ("constraints", "Code blocks must have a language tag", "forbid-use token unlabelled-code-block form=construct"),
    ("constraints", "Fenced code blocks must be labelled with their language", "forbid-use token unlabelled-code-block form=construct"),
    ("constraints", "Always specify the language of fenced code blocks", "forbid-use token unlabelled-code-block form=construct"),
    ("constraints", "Always label code blocks with a language", "forbid-use token unlabelled-code-block form=construct"),
    ("constraints", "Use ATX headings, not setext headings", "forbid-use token underlined-heading form=construct"),
    ("constraints", "Use ATX headings only", "forbid-use token underlined-heading form=construct"),
    ("constraints", "Use ATX headings instead of setext headings", "forbid-use token underlined-heading form=construct"),
    ("constraints", "Start pages at H2", "forbid-use token top-heading form=construct"),
    ("constraints", "No raw HTML in Markdown", "forbid-use token markup-in-prose form=construct"),
    ("constraints", "No bare URLs in Markdown", "forbid-use token bare-url form=construct"),
    ("constraints", "Use `<Note>` rather than Markdown admonitions", "forbid-use token admonition-in-prose form=construct"),
    ("constraints", "Every page in `docs/` must have a `title` in its frontmatter",
     "require-shape token .title in:docs/**/*.md,docs/**/*.mdx form=setting"),
    ("constraints", "Every page under `site/` needs a `title` in its frontmatter",
     "require-shape token .title in:site/**/*.md,site/**/*.mdx form=setting"),
    ("constraints", "Blog posts under `blog/` need a `date` in the front matter",
     "require-shape token .date in:blog/**/*.md,blog/**/*.mdx form=setting"),
    ("constraints", "All MDX files must include `title` and `summary` frontmatter",
     "require-shape token .title in:*.mdx form=setting; require-shape token .summary in:*.mdx form=setting"),
    ("constraints", "Each skill should have a `name` frontmatter field", "~ require-shape token .name in:*.md,*.mdx form=setting soft"),
    ("constraints", "Every workflow must set `timeout-minutes`", f"require-shape token timeout-minutes in:{WORKFLOWS} form=setting"),
    ("constraints", "Every `package.json` must have a `license` field", "require-shape token .license in:package.json form=setting"),
]
OTHERWISE = [
    ("forbidden", "mocking internals (only mock boundaries)", "unchecked"),
    ("constraints", "All API endpoints should be versioned under `/v2`", r"~ require-shape route /^\S+ (?:\/api)?\/v2(\/|$)/ soft"),
    ("constraints", "Never mock `Date` in tests", "unchecked"),
    ("constraints", "Mock external services in tests", "unchecked"),
    ("constraints", "Use mocks for the mail gateway", "unchecked"),
    ("constraints", "Always mock the network", "unchecked"),
    ("constraints", "No mock data in components", "unchecked"),
    ("constraints", "Never commit `debugger`", "forbid-use token debugger"),
    ("constraints", "Never commit `console.log`", "unchecked"),
    ("constraints", "Never import `../schema/api`", "forbid-use import ../schema/api"),
    ("constraints", "All YAML files must begin with `---`", "unchecked"),
    ("constraints", "Commit messages must start with `# 12`", "unchecked"),
    ("constraints", "React strict mode is required", "unchecked"),
    ("constraints", "Use strict TypeScript", "unchecked"),
    ("constraints", "Enable strict mode in `next.config.js`", "unchecked"),
    ("constraints", "TypeScript should be strict", "unchecked"),
    ("constraints", "Coverage should be part of a pull request", "unchecked"),
    ("constraints", "`gen/` — generated by protoc", "unchecked"),
    ("constraints", "Roles are listed in `roles.yml`: `owner` and `viewer`", "require-companion role with:roles.yml"),
    ("constraints", "Only admins may see the two roles", "unchecked"),
    ("constraints", "New endpoints must be added to staging", "unchecked"),
    ("constraints", "New endpoints should be added to v3", r"~ forbid-new route /^\S+ (?!.*\/v3(\/|$))/ soft"),
    ("constraints", "Nested routes are allowed up to two levels", "unchecked"),
    ("constraints", "Nest routes below their resource", "unchecked"),
    ("constraints", "Nested components must not exceed two levels", "unchecked"),
    ("constraints", "Status codes are documented in `docs/api.md`", "unchecked"),
    ("constraints", "Return proper status codes", "unchecked"),
    ("constraints", "Never prefix hooks with `VITE_`", "require-shape hook /^(?!VITE_)/"),
    ("constraints", "Secrets must not start with `sk_`", "unchecked"),
    ("constraints", "Prefix public variables with `VITE_`", "unchecked"),
    ("constraints", "`SIGNING_KEY` is server-only", "unchecked"),
    ("constraints", "`tick()` requires Zone.js and can be used in tests", "unchecked"),
    ("constraints", "`moment` is slow, so use it sparingly", "unchecked"),
    ("constraints", "Put handlers in `src/api` rather than in `src/pages`",
     "~ require-shape file src/api in:**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.* soft"),
    ("constraints", "Write commit messages in English", "unchecked"),
    ("constraints", "Documentation must be written in Spanish", "unchecked"),
    ("constraints", "Use bold text for emphasis", "unchecked"),
    ("constraints", "Code blocks must be short", "unchecked"),
    ("constraints", "Every page must have a `title` prop", "unchecked"),
    ("constraints", "Every page in `docs/` must have a title", "unchecked"),
    ("constraints", "Every component must have a `name` frontmatter", "unchecked"),
    ("constraints", "Pages may have a `title` in their frontmatter", "unchecked"),
    ("constraints", "Every workflow must be reviewed", "unchecked"),
    ("constraints", "Every workflow must set `timeout-minutes: 5`", f"require-shape token timeout-minutes=5 in:{WORKFLOWS} form=setting"),
    ("constraints", "Every `package.json` must have a test script",
     "~ require-companion file package.json"
     " with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_a_line_of_a_guide_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), OTHERWISE, ids=[f"{key}: {text}" for key, text, _ in OTHERWISE])
def test_what_reads_like_one_says_something_else(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

EXPRESS = "const app = express();\napp.get('{}', f);\n"
# a sentence, a file, what is found in it, and what is not
HELD = [
    ("Never mock the database", "tests/a.test.ts", "vi.mock('@/lib/db');\n", "vi.mock('@/lib/mail');\n"),
    ("No mocking", "tests/test_a.py", "from unittest.mock import MagicMock\nit = MagicMock()\n", "it = Fake()\n"),
    ("Never commit `dist`", "packages/a/dist/x.js", "x();\n", ""),
    ("Code comments must be written in English", "a.py", "# привет\n", "HELLO = 'привет'\n"),
    ("All documentation must be in English", "docs/a.md", "Привет\n", "Hello\n\n```\nпривет\n```\n"),
    ("Fenced code blocks must have a language", "docs/a.md", "```\nmake\n```\n", "```sh\nmake\n```\n"),
    ("No nested resources", "src/a.ts", EXPRESS.format("/orgs/:id/users"), EXPRESS.format("/api/:version/orgs/:id")),
    ("Do not nest resources more than one level deep", "src/a.ts", EXPRESS.format("/a/:a/b/:b/c"), EXPRESS.format("/a/:a/b/:b")),
    ("All endpoints must use shallow routing", "src/a.ts", EXPRESS.format("/a/:a/b/:b"), EXPRESS.format("/a/:a/b")),
    ("Do not nest resources deeper than two levels", "src/a.ts", EXPRESS.format("/a/:a/b/:b/c/:c/d"), EXPRESS.format("/a/:a/b/:b/c")),
    ("Never hardcode HTTP status codes", "src/a.ts", "const f = (res) => res.status(404);\n", "const f = (res) => res.width(404);\n"),
    ("Every Ruby file must start with `# frozen_string_literal: true`", "a.rb", "A = 1\n", "# frozen_string_literal: true\nA = 1\n"),
]
WARNED = [
    ("New routes belong in v2", "src/a.ts", EXPRESS.format("/api/v1/users"), EXPRESS.format("/api/v2/users")),
    ("Do not mock the mail gateway", "tests/a.test.ts", "vi.mock('@/lib/mail');\n", "const f = vi.fn();\n"),
    ("Use the `//go:build e2e` build tag", "a_test.go", "package a\n", "//go:build e2e\n\npackage a\n"),
    ("Never prefix secrets with `VITE_`", "src/a.ts", "f(process.env.VITE_PAY_SECRET);\n", "f(process.env.VITE_PAY_URL);\n"),
]


@pytest.mark.parametrize(("text", "path", "breaks", "keeps"), [*HELD, *WARNED], ids=[row[0] for row in (*HELD, *WARNED)])
def test_what_a_line_forbids_is_found_and_nothing_else(text: str, path: str, breaks: str, keeps: str) -> None:
    found = severities(text, path, breaks)
    assert found
    assert (WARN in found) == any(text == one[0] for one in WARNED)
    assert severities(text, path, keeps) == []
