"""What guides forbid of files beside their names, and what they say of modes, links, heads and what goes out of use; look-alikes."""

from __future__ import annotations

import pytest
from added import severities
from shown import TEST_PLACES, shown

from keeper_validate.finding import WARN

STRICT = "~ require-shape token compilerOptions.strict=true in:tsconfig.json form=setting soft"
CLOCK = (
    "Date.now,new Date(),performance.now,datetime.now,datetime.utcnow,date.today,time.time,System.currentTimeMillis,System.na"
    "noTime,LocalDateTime.now,LocalDate.now,Instant.now,ZonedDateTime.now,DateTime.Now,DateTime.UtcNow,DateTimeOffset.UtcNow,"
    "time.Now,Time.now,SystemTime::now,Instant::now"
)
SECRETS = (
    r"/\b(sk-[\w-]{16,}|gh[pousr]_\w{20,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\w-]{10,}|AIza[\w-]{30,}|eyJ[\w-]{20,}\.)|-----BEGIN [A"
    r"-Z ]*PRIVATE KEY/"
)
NOTES = "RELEASE_NOTES*,RELEASE-NOTES*,ReleaseNotes*,**/{release-notes,release_notes,releasenotes}/**"
CONTROLLERS = "**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"
DOMAIN = "**/domain/**,**/domains/**"
READ = [
    ("constraints", "`gen/client.ts` (generated, do not edit)", "forbid-change file gen/client.ts by=tool"),
    ("constraints", "`gen/client.ts` - typed client (do not edit)", "forbid-change file gen/client.ts"),
    ("constraints", "`out/` (build output, do not commit)", "forbid-new file out/"),
    ("constraints", "`schema/` (never touch)", "forbid-change file schema/"),
    ("constraints", "`go.sum` (don't edit manually)", "forbid-change file go.sum"),
    ("constraints", "`src/proto/` - generated code; never hand-edit or regenerate locally.", "forbid-change file src/proto/ by=tool"),
    ("constraints", "`dump.sql` - snapshot; never edit or reformat", "forbid-change file dump.sql"),
    ("constraints", "`third_party/` — code of others. Never edit anything under it.", "forbid-change file third_party/"),
    ("constraints", "`third_party/` - code of others. Do not add new files in it.", "forbid-new file third_party/"),
    ("constraints", "`scratch/` - personal area. Never read or edit anything under it.", "~ forbid-change file scratch/"),
    ("constraints", "`settings/` — the only place `process.env` is read.",
     "~ forbid-use technology|env_var process.env except:settings/ soft"),
    ("constraints", "`settings/` - parsing alone; the _only_ place `os.environ` is read.",
     "~ forbid-use technology|env_var os.environ except:settings/ soft"),
    ("constraints", "`src/http.ts`: the only module that imports axios", "forbid-use technology axios except:src/http.ts"),
    ("constraints", "`src/db/` - the only folder that may import `pg`.", "forbid-use import pg except:src/db/"),
    ("constraints", "Strict mode enabled", STRICT),
    ("constraints", "Strict mode is mandatory", STRICT),
    ("constraints", "`strict` mode required", STRICT),
    ("constraints", "Keep strict mode on", STRICT),
    ("constraints", "Never disable strict mode", STRICT),
    ("constraints", "TypeScript: Strict mode enabled", STRICT),
    ("constraints", "Strict mode must be enforced across all packages", STRICT),
    ("constraints", "moment is legacy", "~ forbid-use technology moment soft"),
    ("constraints", "Moq is being phased out", "~ forbid-use technology moq soft"),
    ("constraints", "Redux is on its way out", "~ forbid-use technology redux soft"),
    ("constraints", "Use Vitest in new packages (Jest is deprecated)",
     "~ forbid-use technology jest soft; forbid-new file jest.config.* soft"),
    ("constraints", "Always use NSubstitute for new mocks (Moq is being phased out)", "~ forbid-use technology moq soft"),
    ("constraints", "Use `NewCard` in new pages (`OldCard` is legacy)", "~ forbid-use component|import|token OldCard soft"),
    ("constraints", "Never commit secrets (`.env`, `*.pem`)",
     f"~ forbid-use token {SECRETS} form=literal; forbid-new file .env; forbid-new file *.pem"),
    ("constraints", "Do not commit credentials (`.env`, private keys, `*.p12` are ignored)",
     f"~ forbid-use token {SECRETS} form=literal; forbid-new file .env; forbid-new file *.p12"),
    ("constraints", "Never commit secrets (e.g. `.env`)", f"~ forbid-use token {SECRETS} form=literal; forbid-new file .env"),
    ("constraints", "You must only create documentation files if explicitly requested", "~ forbid-new file *.md,*.mdx,docs/** human"),
    ("constraints", "Agents may only edit `deploy.yml` if asked", "forbid-change file deploy.yml human"),
    ("constraints", "Update `CHANGELOG.md` only when asked", "forbid-change file CHANGELOG.md human"),
    ("constraints", "You may only modify migrations on explicit request",
     "append-only file **/{migrations,Migrations,migration,migrate,alembic}/** human"),
    ("constraints", "Do not include an entry in the changelog", "forbid-change file CHANGELOG*"),
    ("constraints", "Never add a changelog entry unless asked", "forbid-change file CHANGELOG* human"),
    ("constraints", "Do not add an entry to the release notes unless explicitly instructed", f"~ forbid-change file {NOTES} human"),
    ("constraints", "Do not edit the release notes", f"~ forbid-change file {NOTES}"),
    ("constraints", "Every `.mdx` file starts with YAML frontmatter", "forbid-use token missing-frontmatter in:*.mdx form=construct"),
    ("constraints", "Each `SKILL.md` file must have frontmatter", "forbid-use token missing-frontmatter in:SKILL.md form=construct"),
    ("constraints", "All docs pages must have front matter", "~ forbid-use token missing-frontmatter form=construct soft"),
    ("constraints", "Do not use relative links in docs", "forbid-use token relative-link form=construct"),
    ("constraints", "Use root-relative links in docs", "~ forbid-use token relative-link form=construct soft"),
    ("constraints", "Use absolute paths for internal links", "~ forbid-use token relative-link form=construct soft"),
    ("constraints", "Use absolute link paths without file extensions",
     "~ forbid-use token relative-link form=construct soft; forbid-use token link-with-extension form=construct soft"),
    ("constraints", "Do not include file extensions in links", "forbid-use token link-with-extension form=construct"),
    ("constraints", "Links must not include file extensions", "forbid-use token link-with-extension form=construct"),
    ("constraints", "Never use `.md` in internal links", "forbid-use token link-with-extension form=construct"),
    ("constraints", "Do not use relative paths or include `.mdx` in links",
     "forbid-use token relative-link form=construct; forbid-use token link-with-extension form=construct"),
    ("constraints", "No duplicate headings", "forbid-use token duplicate-heading form=construct"),
    ("constraints", "Headings must be unique within a page", "forbid-use token duplicate-heading form=construct"),
    ("constraints", "Never repeat a heading in a document", "forbid-use token duplicate-heading form=construct"),
    ("constraints", "Use MSW instead of mocking fetch", "forbid-use token mocked-fetch form=construct"),
    ("constraints", "Use containers rather than mocking the database", "~ forbid-use token mocked-database form=construct"),
    ("constraints", "`waitFor` from `@acme/testing` needs fake timers and cannot be used.", "forbid-use import @acme/testing:waitFor"),
    ("constraints", "`useHistory` from `react-router` requires v5 and does not work.", "forbid-use import react-router:useHistory"),
    ("constraints", "Flag new endpoints that lack a permission check", "~ require-shape route guard=* soft"),
    ("constraints", "Flag any route without authentication", "~ require-shape route guard=* soft"),
    ("constraints", "Flag raw SQL in controllers", f"~ forbid-use technology raw-sql in:{CONTROLLERS} soft"),
    ("constraints", "New endpoints must have `@PermissionRequired`", "~ require-shape route guard=PermissionRequired"),
    ("constraints", "Every endpoint needs `@PreAuthorize`", "~ require-shape route guard=PreAuthorize"),
    ("constraints", "Write async tests with `#[tokio::test]`", "unchecked"),
    ("constraints", "We do not currently support the HTTP *PATCH* method.", "~ forbid-new route PATCH soft"),
    ("constraints", "The API does not yet support DELETE requests", "~ forbid-new route DELETE soft"),
    ("constraints", "Import jest globals from `@jest/globals`", "unchecked"),
    ("constraints", "Add a route definition in `lib/routes.php`", "forbid-new route except:lib/routes.php"),
    ("constraints", "No wall-clock time in tests", f"~ forbid-use token {CLOCK} in:{TEST_PLACES}"),
    ("constraints", "Never use the system clock directly in domain code", f"~ forbid-use token {CLOCK} in:{DOMAIN}"),
    ("constraints", "Tests in the tests/Api directory should extend from ApiTestCase.",
     "~ require-use component|import|token ApiTestCase in:tests/Api soft"),
    ("constraints", "All tests in `tests/Web` must inherit from `WebTest`",
     "~ require-use component|import|token WebTest in:tests/Web soft"),
]
OTHERWISE = [
    ("constraints", "Types must inherit from Zod schemas", "unchecked"),
    ("constraints", "All services must inherit from `BaseService`", "require-shape service inherited=yes"),
    ("constraints", "`npm run gen` (never change the flags)", "unchecked"),
    ("constraints", "`src/a.ts` (do not edit unless the schema changes)", "unchecked"),
    ("constraints", "`src/a.ts` (never edit without a ticket)", "forbid-change file src/a.ts human"),
    ("constraints", "`src/a.ts` - small functions (do not change the signature)", "unchecked"),
    ("constraints", "`lib/` - clients with `foo.ts`. Never edit it.", "~ forbid-change file foo.ts soft"),
    ("constraints", "`lib/` - clients. Never use moment in it.", "forbid-use technology moment in:lib/"),
    ("constraints", "MySQL strict mode is required", "unchecked"),
    ("constraints", "Strict mode is enabled in production", "unchecked"),
    ("constraints", "`packages/a/`: strict mode enabled", "unchecked"),
    ("constraints", "Do not assume that Redux is legacy", "unchecked"),
    ("constraints", "Use the new API (it is deprecated)", "unchecked"),
    ("constraints", "Never commit secrets (see `docs/secrets.md`)", f"~ forbid-use token {SECRETS} form=literal"),
    ("constraints", "Never commit secrets (`.env` is the place for them)", f"~ forbid-use token {SECRETS} form=literal"),
    ("constraints", "Do not add changelog entries for refactors", "unchecked"),
    ("constraints", "Do not add an entry to the changelog by hand", "unchecked"),
    ("constraints", "Use relative links", "unchecked"),
    ("constraints", "Prefer relative links over absolute ones", "unchecked"),
    ("constraints", "Use absolute paths", "unchecked"),
    ("constraints", "Never put `utm_source` in links", "~ forbid-use token|import utm_source soft"),
    ("constraints", "Do not use `.mdx` files", "forbid-new file *.mdx"),
    ("constraints", "Flag new features behind a feature flag", "unchecked"),
    ("constraints", "Flag breaking changes in the PR description", "unchecked"),
    ("constraints", "Flag it to the user", "unchecked"),
    ("constraints", "Flag endpoints that lack rate limiting", "unchecked"),
    ("constraints", "We do not support IE11", "unchecked"),
    ("constraints", "The API does not support the legacy method", "unchecked"),
    ("constraints", "Set the system clock to UTC", "unchecked"),
    ("constraints", "Keep the wall-clock time of CI under ten minutes", "unchecked"),
    ("forbidden", "Redux (MobX is legacy)", "forbid-use technology redux"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_a_line_of_a_list_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), OTHERWISE, ids=[f"{key}: {text}" for key, text, _ in OTHERWISE])
def test_what_reads_like_one_says_something_else(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


# a sentence, a file, what is found in it, and what is not
HELD = [
    ("Every `.mdx` file must have frontmatter", "docs/a.mdx", "# A\n", "---\ntitle: a\n---\n# A\n"),
    ("Every `.mdx` file must have frontmatter", "docs/b.mdx", "# B\n", ""),
    ("Do not use relative links in docs", "docs/a.md", "[a](./b)\n", "[a](/b) ![c](./c.png)\n"),
    ("Links must not include file extensions", "docs/a.md", "[a](/b.md)\n", "[a](/b) [c](https://d.e/f.md)\n"),
    ("No duplicate headings", "docs/a.md", "## A\n\n## B\n\n## A\n", "## A\n\n## B\n\n## A again\n"),
    ("Use MSW instead of mocking fetch", "tests/a.test.ts", "global.fetch = vi.fn();\n", "const f = vi.fn();\n"),
    ("Do not commit credentials (`.env`, `*.p12`)", "keys/a.p12", "x\n", ""),
    ("`gen/client.ts` (build output, do not commit)", "gen/client.ts", "x();\n", ""),
    ("No wall-clock time in tests", "tests/test_a.py", "import time\nt = time.time()\n", "import time\nt = time.strftime('%Y')\n"),
]
WARNED = [
    ("Strict mode enabled", "tsconfig.json", '{"compilerOptions": {"strict": false}}\n', '{"compilerOptions": {"strict": true}}\n'),
    ("Use dayjs in new code (moment is legacy)", "src/a.ts", "import moment from 'moment';\nmoment();\n", "import dayjs from 'dayjs';\n"),
]


@pytest.mark.parametrize(("text", "path", "breaks", "keeps"), [*HELD, *WARNED], ids=[f"{row[0]}: {row[1]}" for row in (*HELD, *WARNED)])
def test_what_a_line_forbids_is_found_and_nothing_else(text: str, path: str, breaks: str, keeps: str) -> None:
    found = severities(text, path, breaks)
    assert found
    assert (WARN in found) == any(text == one[0] for one in WARNED)
    assert severities(text, path, keeps) == []
