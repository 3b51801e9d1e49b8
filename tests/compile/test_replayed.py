"""Sentences that were held against whole histories, each beside one that looks alike: what a technology makes, what stands instead of what
is forbidden, places and paths beside a condition. `~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("forbidden", "`fmt.Errorf`, use `errors.Wrap` from `github.com/pkg/errors`", "forbid-use token|import fmt.Errorf"),
    ("forbidden", "`fmt.Errorf`, `errors.Wrap`", "forbid-use token|import fmt.Errorf; forbid-use token|import errors.Wrap"),
    ("forbidden", "moment, use dayjs", "forbid-use technology moment"),
    ("forbidden", "moment, dayjs", "forbid-use technology moment; forbid-use technology dayjs"),
    ("constraints", "Prisma enums are append-only", "append-only enum prisma"),
    ("constraints", "Enums are append-only", "append-only enum"),
    ("constraints", "All Sequelize models live in `server/models/`", "require-shape schema|table sequelize server/models/"),
    ("constraints", "All models live in `server/models/`", "require-shape schema|table server/models/"),
    ("constraints", "All MobX stores live in `app/stores/`", "require-shape store mobx app/stores/"),
    ("constraints", "All stores live in `app/stores/`", "require-shape store app/stores/"),
    ("constraints", "Never change the Redux store", "forbid-change store redux"),
    ("forbidden", "importing all of lodash (`import _ from \"lodash\"`)", "forbid-use import lodash:default"),
    ("forbidden", "importing all of lodash", "unchecked"),
    ("forbidden", "importing lodash", "forbid-use technology lodash"),
    ("forbidden", "POST API routes", "forbid-new route POST"),
    ("constraints", "All endpoints must start with `/api`, except `/health`",
     "require-shape route /^\\S+ \\/api(\\/|$)/ except:/health,*/health"),
    ("constraints", "All routes under `/admin` log what they do", "unchecked"),
    ("constraints", "Controllers without `X` respond on `/health`", "unchecked"),
    ("constraints", "All routes under `/admin` except in tests require authentication",
     "~ require-shape route /admin except:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py guard=*"),
    ("constraints", "New environment variables in `src/config.ts` are documented in `docs/config.md`", "unchecked"),
    ("constraints", "New environment variables are documented in `docs/config.md`", "require-companion env_var with:docs/config.md"),
    ("constraints", "Changing `src/core/` requires an ADR in `docs/adr/`",
     "forbid-change file src/core/ human"),
    ("constraints", "Changing `src/core/` requires approval", "forbid-change file src/core/ human"),
    ("constraints", "Translations: only edit `locales/en/common.json`",
     "~ forbid-change file **/{locales,locale,i18n,translations,lang}/** except:locales/en/common.json"),
    ("constraints", "Config: only edit `config/base.yaml`", "unchecked"),
    ("constraints", "Only edit `config/base.yaml`", "forbid-change file except:config/base.yaml"),
    ("constraints", "Docs under `docs/v1` are frozen", "forbid-change file docs/v1"),
    ("constraints", "Docs live under `docs/v1`", "~ require-shape file docs/v1 in:*doc* soft"),
    ("constraints", "For dates, never use `moment`", "forbid-use technology moment"),
    ("constraints", "For sessions, never use Redis", "~ forbid-use technology redis *session*"),
    ("constraints", "A component with over 5 props is never allowed", "~ limit prop max:5"),
    ("constraints", "Components with inline styles are never allowed", "unchecked"),
    ("constraints", "No new REST endpoints", "forbid-new route /^(?!(QUERY|MUTATION|SUBSCRIPTION) )/"),
    ("constraints", "No new endpoints", "forbid-new route"),
    ("constraints", "Never commit `.tokens`", "forbid-new file *.tokens,**/.tokens/**"),
    ("constraints", "Never call `.tokens`", "forbid-use token .tokens"),
    ("constraints", "`internal/` must not depend on `server` or `store`",
     "forbid-use import server/ in:internal/; forbid-use import store/ in:internal/"),
    ("constraints", "`internal/` must not depend on `lodash`", "forbid-use technology lodash in:internal/"),
    ("forbidden", "shadcn/ui", "forbid-use technology shadcn"),
    ("constraints", "New env vars are added to `.env.example`, `env.ts` and `turbo.json`",
     "require-companion env_var with:.env.example; require-companion env_var with:env.ts; require-companion env_var with:turbo.json"),
    ("constraints", "New env vars are added to `.env.example` or `env.ts`", "require-companion env_var with:**/{.env.example,env.ts}"),
    ("constraints", "Enum constants are never removed or reordered", "append-only enum"),
    ("constraints", "Constants are never removed or reordered", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_sentence_says_no_more_than_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
