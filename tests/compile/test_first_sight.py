"""Rules in the turns of phrase that decisions have for them, each beside a look-alike that says less. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ('constraints', 'Every component ships with a story', 'require-companion component with:{dir}/{stem}.stories.*'),
    ('constraints', 'The release ships with a story', 'unchecked'),
    ('constraints', 'All new endpoints are covered by an integration test in `tests/api`', 'require-companion route with:tests/api/**'),
    ('constraints', 'Every model change needs an Alembic migration',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'Every model needs a good name', 'unchecked'),
    ('constraints', 'No schema change without a migration',
     '~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change'),
    ('constraints', 'No table may be dropped', 'forbid-remove table'),
    ('constraints', 'No table may be lost', 'unchecked'),
    ('constraints', 'No v1 route may be removed', 'forbid-remove route /\\/v1(\\/|$)/'),
    ('constraints', 'Existing v2 routes must not be removed or renamed', 'forbid-remove route /\\/v2(\\/|$)/'),
    ('constraints', 'No public routes may be renamed', 'forbid-remove route'),
    ('constraints', 'Components must not be used outside `src/ui`', 'unchecked'),
    ('constraints', 'Do not create components outside `src/ui`', 'forbid-new component except:src/ui'),
    ('constraints', 'Service classes must be annotated with @Transactional',
     '~ forbid-use token declared-class:*Service without @Transactional form=construct soft'),
    ('constraints', 'Service classes must be annotated with care', 'unchecked'),
    ('constraints', '`InvoiceStatus` values stay DRAFT, SENT, PAID, VOID', '~ freeze enum InvoiceStatus members=DRAFT,SENT,PAID,VOID'),
    ('constraints', 'OrderStatus may only be PENDING, ACTIVE or CLOSED', 'freeze enum OrderStatus members=PENDING,ACTIVE,CLOSED'),
    ('constraints', 'Services stay small, stateless and tested', 'unchecked'),
    ('constraints', 'Application layer depends only on domain',
     '~ forbid-use import /./ in:**/application/**,**/usecases/**,**/use_cases/**,**/use-cases/** allowed=/(^|[\\/.@])domain([\\/.:]|$)/'),
    ('constraints', 'Domain depends only on the standard library',
     '~ forbid-use import /^(?![.~#@]?\\/|\\.|@(app|src|lib|features|components)\\b|(src|app|internal)\\b)[@\\w]/ '
     'in:**/domain/**,**/domains/**'),
    ('constraints', 'The release depends only on funding', 'unchecked'),
    ('constraints', 'BullMQ is the only supported queue library', '~ forbid-use technology kafka; forbid-use technology rabbitmq; …'),
    ('constraints', 'BullMQ is the only supported thing', 'unchecked'),
    ('constraints', 'All icons must come from `lucide-svelte`', '~ forbid-use technology heroicons; forbid-use technology font-awesome; …'),
    ('constraints', 'All shared UI comes from `@acme/ui`, always.', '~ forbid-use technology mui; forbid-use technology antd; …'),
    ('constraints', 'All data comes from the API', 'unchecked'),
    ('forbidden', 'Another HTTP client library besides axios',
     'forbid-new technology|dependency superagent; forbid-new technology|dependency got; …'),
    ('forbidden', 'Another HTTP client besides the wrapper',
     '~ forbid-new technology|dependency axios new=project human soft; forbid-new technology|dependency fetch new=project human soft; …'),
    ('forbidden', 'Second HTTP client crate next to reqwest',
     'forbid-new technology|dependency ureq; forbid-new technology|dependency isahc'),
    ('forbidden', 'Field injection via `@Autowired`', '~ forbid-use token field-injection form=construct'),
    ('forbidden', 'Field injection via `@Inject`', '~ forbid-use token field-injection form=construct'),
    ('constraints', 'Never use println!; use tracing', 'forbid-use token|import println!'),
    ('constraints', 'This is important! Never do that!', 'unchecked'),
    ('constraints', 'Components must be named in PascalCase', 'require-shape component PascalCase'),
    ('constraints', 'Components must be named in the glossary', 'unchecked'),
    ('constraints', 'Feature folders must not import from each other', '~ forbid-use import /./ in:**/features/** apart=features'),
    ('constraints', 'Leave `src/legacy/` untouched', 'forbid-change file src/legacy/'),
    ('constraints', 'Leave the legacy importer untouched', 'unchecked'),
    ('constraints', '`docker-compose.yml` and CI workflows stay untouched',
     'forbid-change file docker-compose.yml; '
     'forbid-change file .github/workflows/**,.gitlab-ci.yml,.circleci/**,azure-pipelines.yml,Jenkinsfile'),
    ('constraints', 'Keep the code simple and unchanged where possible', 'unchecked'),
    ('constraints', 'No `panic()` outside main and tests',
     '~ forbid-use token panic,panic! except:**/main.*,**/{cmd,bin}/**,**/{Program,Startup,Application}.*,**/{tes'
     't,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py'),
    ('constraints', 'Never push outside main', 'unchecked'),
    ('constraints', 'No JPA annotations in the domain layer', '~ forbid-use technology hibernate in:**/domain/**,**/domains/**'),
    ('constraints', 'No unclear annotations in the domain layer', 'unchecked'),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_turn_of_phrase_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected
