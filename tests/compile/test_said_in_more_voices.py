"""More clauses as teams and agents put them, each beside one that says less. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    ("constraints", 'A feature shall under no circumstances import another feature',
     '~ forbid-use import /./ in:**/features/** apart=features'),
    ("constraints", 'Circular imports are considered a bug', '~ forbid-use import import-cycle form=circle soft'),
    ("constraints", 'Late arrivals are considered a bug', 'unchecked'),
    ("constraints", 'Logging happens through `src/logger.ts`, period', 'unchecked'),
    ("constraints", 'Payment happens through `src/pay.ts`', 'unchecked'),
    ("constraints", 'For each new endpoint there has to be an entry in `openapi.yaml`', 'require-companion route with:openapi.yaml'),
    ("constraints", 'For each new day there has to be a plan', 'unchecked'),
    ("boundaries", "billing and orders don't see each other",
     '~ forbid-use import /(^|[\\/.@~])orders([\\/.:]|$)/ in:**/billing/**; forbid-use import /(^|[\\/.@~])billing([\\/.:]…'),
    ("constraints", 'ui modules see `domain`, never `data`',
     "~ forbid-use import /([rR]epositor(y|ies)|[\\/.@_-]repos?|Repo)([\\/.:]|$)/ in:**/presentation/**,**/ui/**,**/views/**"),
    ("constraints", 'Users see the price, never the cost', 'unchecked'),
    ("extension_policy", 'Modal: props may be added, never removed or renamed', 'forbid-remove prop Modal'),
    ("extension_policy", 'ThemeName: new themes are appended, existing ones keep their name', 'append-only enum ThemeName'),
    ("extension_policy", 'ThemeName: old friends keep their name', 'unchecked'),
    ("constraints", 'Up migrations always have a down counterpart',
     'require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** with:**/*{rollback,down,revert}*'),
    ("forbidden", 'Anything new in package.json', 'unchecked'),
    ("forbidden", 'Anything new in `legacy/`', 'forbid-new file legacy/'),
    ("forbidden", 'money as float or double',
     '~ forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/ type=/(?i)^…'),
    ("forbidden", 'coffee as float', 'unchecked'),
    ("forbidden", 'Calls to process.exit outside bin/', 'forbid-use token|import process.exit except:bin/'),
    ("forbidden", 'Calls to `process.exit` outside `bin/`', 'forbid-use token|import process.exit except:bin/'),
    ("constraints", 'Components ship with tests, no exceptions',
     'require-companion component with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__t…'),
    ("forbidden", 'calls to `axios.get` outside `src/http`', 'forbid-use token|import axios.get except:src/http'),
    ("forbidden", 'calls to action outside the hero', 'unchecked'),
    ("boundaries", 'domain: imports nothing from adapters',
     '~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**'),
    ("forbidden", 'print() for output (use the `console` helper)', 'forbid-use technology print'),
    ("forbidden", 'print() for receipts', '~ forbid-use technology print receipt'),
    ("forbidden", 'new dbt models', 'forbid-new file **/models/**/*.sql'),
    ("constraints", 'A new dbt model needs an entry in `schema.yml`', 'require-companion file **/models/**/*.sql with:schema.yml'),
    ("extension_policy", 'Icon set: additions welcome, no removals', 'append-only enum Icon order=free'),
    ("extension_policy", 'Modal: props may be added, never removed or renamed', 'forbid-remove prop Modal'),
    ("constraints", 'No new tables unless approved by the team', 'forbid-new table human'),
    ("constraints", 'The road is append only', 'unchecked'),
    ("constraints", '`EventName` grows at the end only', 'append-only schema|table|enum|error_type|event EventName'),
    ("constraints", 'The garden grows at the end only', 'unchecked'),
    ("boundaries", 'services -> components: never',
     '~ forbid-use import /(^|[\\/.@])(components?|ui)([\\/.:]|$)/ in:**/{services,service}/**,**/*{Service,_service,.se…'),
    ("boundaries", 'services -> components: via events', 'unchecked'),
    ("extension_policy", 'Alert: no further variants', 'forbid-new variant Alert'),
    ("forbidden", 'package-level mutable variables', '~ forbid-use token module-level-variable form=construct'),
    ("forbidden", 'mutable moods', 'unchecked'),
    ("forbidden", 'SQL fragments in controllers',
     '~ forbid-use technology raw-sql in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/…'),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_another_voice_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected
