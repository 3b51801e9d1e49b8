"""A form that is asked for in one place, or with exceptions, binds nothing else; and “on all endpoints” is no place."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("required", "components must be PascalCase", "require-shape component PascalCase"),
    ("required", "components in `src/ui/` must be PascalCase", "require-shape component PascalCase in:src/ui/"),
    ("required", "components must be PascalCase in `src/ui/`", "require-shape component PascalCase in:src/ui/"),
    ("required", "in `src/ui/`, components must be PascalCase", "require-shape component PascalCase in:src/ui/"),
    ("required", "`src/ui/`: components must be PascalCase", "require-shape component PascalCase in:src/ui/"),
    ("required", "components in the frontend must be PascalCase",
     "require-shape component PascalCase in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"),
    ("required", "use PascalCase in component names", "require-shape component PascalCase"),
    ("required", "use PascalCase for files in `src/components/`", "require-shape file PascalCase in:src/components/"),
    ("required", "use kebab-case for files in the backend",
     "require-shape file kebab-case in:{backend,server,api}/**,**/{backend,server}/**"),
    ("required", "use kebab-case in `src/`", "require-shape file kebab-case in:src/"),
    ("required", "Python files in `scripts/` must be snake_case", "require-shape file snake_case in:scripts/**/*.py"),
    ("required", "service files in `src/` must be kebab-case",
     "~ require-shape file kebab-case in:**/{services,service}/**,**/*{Service,_service,.service,-service}.* soft"),
    ("required", "`widget` files are kebab-case", "unchecked"),
    ("required", "hooks in `src/hooks/` must start with `use`", "require-shape hook use* in:src/hooks/"),
    ("required", "suffix services in `src/` with `Service`", "require-shape service *Service in:src/"),
    ("required", "services in `src/billing/` must extend `BaseService`", "require-use service in:src/billing/"),
    ("required", "tables in `db/` must have a `created_at` column", "require-shape table|column in:db/ column=created_at"),
    ("required", "all files in `src/` must be TypeScript", "forbid-new file *.js,*.jsx,*.mjs,*.cjs in:src/"),
    ("required", "all code must be TypeScript, except in `scripts/`", "forbid-new file *.js,*.jsx,*.mjs,*.cjs except:scripts/"),
    ("required", "components must be PascalCase, except in `src/legacy/`", "require-shape component PascalCase except:src/legacy/"),
    ("required", "files must be kebab-case except `README.md`", "require-shape file kebab-case except:README.md"),
    ("required", "files must be kebab-case outside `docs/`", "require-shape file kebab-case except:docs/"),
    ("required", "all services must extend `BaseService`, except `HealthService`",
     "require-use service except:**/HealthService.*,HealthService"),
    ("required", "all services must extend `BaseService` except in tests",
     "~ require-use service except:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"),
    ("required", "all services must extend `BaseService` when they call the network", "~ require-use service soft"),
    ("required", "use PascalCase for components when they are exported", "~ require-shape component PascalCase soft"),
    ("required", "use PascalCase when creating components", "require-shape component PascalCase"),
    ("required", "use PascalCase for components unless approved", "require-shape component PascalCase human"),
    ("required", "use PascalCase for components unless they are pages", "~ require-shape component PascalCase soft"),
    ("required", "all endpoints in `app/routers/` must be under `/api/`", "require-shape route /^\\S+ \\/api(\\/|$)/ in:app/routers/"),
    ("required", "routes start with `/api` or `/internal`", "require-shape route /^\\S+ (?:\\/api|\\/internal)(\\/|$)/"),
    ("required", "routes under `/admin`", "require-shape route /^\\S+ \\/admin(\\/|$)/"),
    ("required", "routes under `/admin` use `requireAuth`", "unchecked"),
    ("required", "routes under `/admin` are documented", "unchecked"),
    ("required", "routes under `/admin` return JSON", "unchecked"),
    ("required", "routes in `app/api.py` return JSON", "unchecked"),
    ("required", "Stores in `app/stores/`", "require-shape store app/stores/"),
    ("required", "Tests on all endpoints", "unchecked"),
    ("required", "Hooks in all components", "unchecked"),
    ("required", "Components live in the frontend",
     "~ require-shape component {frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"),
    ("required", "view models live in `src/viewmodels/`",
     "require-shape file src/viewmodels/ in:**/*{ViewModel,_view_model,.viewmodel,-view-model}.*"),
    ("required", "environment variables live in `.env`", "~ require-shape env_var **/.env soft"),
    ("required", "Authentication on all endpoints", "~ require-shape route guard=*"),
    ("required", "Authentication required on every new endpoint", "~ require-shape route guard=*"),
    ("required", "routes in `src/api/` must require authentication, except `/docs`",
     "~ require-shape route in:src/api/ except:/docs,*/docs guard=*"),
    ("required", "routes must require authentication, except `/docs` and in `src/public/`",
     "~ require-shape route in:src/public/ except:/docs,*/docs guard=* soft"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_demand_binds_what_it_is_said_of(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
