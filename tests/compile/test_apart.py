"""Sentences in which one thing is told of one place and another of another, or who must not do something stands behind who sees to it."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    ("constraints", "`logger` everywhere, `print` only in `scripts/`", "forbid-use technology print except:scripts/"),
    ("constraints", "Use Redis for caching, Postgres only in `db/`", "forbid-use technology postgres except:db/"),
    ("constraints", "Use `a()` in code and `b()` only in `x/`", "forbid-use token b() except:x/"),
    ("constraints", "`a()`, `b()` only in `x/`", "forbid-use token a() except:x/; forbid-use token b() except:x/"),
    ("constraints", "Tea for guests, coffee only in the morning", "unchecked"),
    ("constraints", "Prevent `src/core` from importing `src/ui`", "forbid-use import src/ui in:src/core"),
    ("constraints", "Keep `src/core` from using axios", "forbid-use technology axios in:src/core"),
    ("constraints", "Prevent users from using old passwords", "unchecked"),
    ("constraints", "Keep visitors from importing goods", "unchecked"),
    ("constraints", "`lib/api/` holds the routes. Never use axios.", "forbid-use technology axios in:lib/api/"),
    ("constraints", "`web/` is the frontend; do not import from `server/`", "forbid-use import server/ in:web/"),
    ("constraints", "`src/old/` is deprecated. Never import from `src/old/`.", "forbid-use import src/old/"),
    ("constraints", "`src/a.py` holds the routes. Never use axios.", "~ forbid-use technology axios soft"),
    ("constraints", "Keep the dependency direction: `web -> api-contract`",
     r"~ forbid-use import /(^|[\/.@])web([\/.:]|$)/ in:**/api-contract/**"),
    ("constraints", "The dependency order is `cli` -> `core`",
     r"~ forbid-use import /(^|[\/.@])(cli|cmd|commands)([\/.:]|$)/ in:**/core/**"),
    ("constraints", "Respect the layer order (pages > hooks)", r"~ forbid-use import /(^|[\/.@])pages([\/.:]|$)/ in:**/hooks/**"),
    ("constraints", "Layering: pages -> hooks, never backwards", r"~ forbid-use import /(^|[\/.@])pages([\/.:]|$)/ in:**/hooks/**"),
    ("constraints", "Import order: react -> libraries -> local", "unchecked"),
    ("constraints", "The import order is: builtin -> external -> internal", "unchecked"),
    ("constraints", "The build order is `core -> web`", "unchecked"),
    ("constraints", "Dependencies: npm -> pip", "unchecked"),
    ("constraints", "Respect the order (soup > fish)", "unchecked"),
    ("constraints", "Never use `legacyCart` helpers", "forbid-use token|import legacyCart"),
    ("constraints", "Never use `axios` in helpers", "~ forbid-use technology axios in:**/{utils,util,helpers}/**"),
    ("constraints", "`app.services` must not import `app.api`", "forbid-use import app.api in:**/app/services{.py,/**}"),
    ("constraints", "`console.log` must not import anything", "unchecked"),
    ("forbidden", "`src/gen/client.ts` by hand", "forbid-change file src/gen/client.ts by=tool"),
    ("forbidden", "bread by hand", "unchecked"),
    ("constraints", "After changing `src/a.ts` → update `docs/a.md`", "~ require-companion file src/a.ts with:docs/a.md on=change soft"),
    ("constraints", "When adding a table → add a migration",
     "require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("constraints", "When tea is cold → make new tea", "unchecked"),
    ("constraints", "When `src/a.ts` changes, `docs/a.md` changes too", "~ require-companion file src/a.ts with:docs/a.md on=change soft"),
    ("constraints", "When the wind changes, the mood changes too", "unchecked"),
    ("constraints", "/api/v2 is the only prefix for routes", r"require-shape route /^\S+ \/api\/v2(\/|$)/"),
    ("constraints", "The API prefix is /api/v2", r"~ require-shape route /^\S+ \/api\/v2(\/|$)/ soft"),
    ("constraints", "The prefix is a joke", "unchecked"),
    ("constraints", "No library in `libs/` depends on `apps/`", "forbid-use import apps/ in:libs/"),
    ("constraints", "No crate below `libs/` depends on anything in `apps/`", "forbid-use import apps/ in:libs/"),
    ("constraints", "No child below five depends on luck", "unchecked"),
    ("forbidden", "the contents of `fixtures/`", "forbid-change file fixtures/"),
    ("forbidden", "the contents of the fridge", "unchecked"),
    ("boundaries", "No /api namespace", "forbid-new route /api/*,/api"),
    ("constraints", "No new namespace", "unchecked"),
    ("constraints", "no manual `useMemo` or `useCallback`", "forbid-use import|token useMemo; forbid-use import|token useCallback"),
    ("constraints", "no manual steps", "unchecked"),
    ("constraints", "Enum keys must be TitleCase", "require-shape enum|member PascalCase"),
    ("constraints", "Door keys must be TitleCase", "unchecked"),
    ("forbidden", "Styling with styled-components", "forbid-use technology styled-components"),
    ("forbidden", "Dealing with forms", "unchecked"),
    ("forbidden", "Styling with care", "unchecked"),
    ("forbidden", "non-standard endpoints under /eth/", "~ forbid-new route /eth/*,/eth soft"),
    ("forbidden", "new endpoints under /eth/", "forbid-new route /eth/*,/eth"),
    ("constraints", "Routes live under /apis/{group}/:version/", r"require-shape route /^\S+ \/apis\/[^\/]+\/[^\/]+(\/|$)/"),
    ("constraints", "Routes live under /apis/", r"require-shape route /^\S+ \/apis(\/|$)/"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_a_sentence_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
