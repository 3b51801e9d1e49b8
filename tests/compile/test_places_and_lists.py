"""Places that are said to be the only one, sorts of things that have a place of their own, names that are listed behind a colon, and states
that things are to be treated in, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,migration,migrate,alembic}/**"
TEST = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test}.*,{test,tests,__tests__,spec}/**}"
NAMED_TESTS = "*.test.*,*.spec.*,*_test.*,test_*.py"
NAMED_SO = f"~ require-shape file test_*.py,*_test.py in:{NAMED_TESTS}"
TESTS = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
ROWS = [
    ("Modals must live in `src/ui/modals/`", "forbid-new component modal except:src/ui/modals/"),
    ("Modals and drawers live in `src/ui/`", "forbid-new component modal except:src/ui/; forbid-new component drawer except:src/ui/"),
    ("`Price` components live in `src/ui/prices/`", "forbid-new component Price except:src/ui/prices/"),
    ("`price` components live in `src/ui/prices/`", "forbid-new component price except:src/ui/prices/ soft"),
    ("`PriceCard` lives in `src/ui/prices/`", "unchecked"),
    ("Modals must end with `Modal`", "forbid-new component modal except:*Modal"),
    ("Modals must be PascalCase", "unchecked"),
    ("Helpers live in `src/helpers/`", "~ require-shape file src/helpers/ in:*helper* soft"),
    ("Ideas live in `src/helpers/`", "~ require-shape file src/helpers/ in:*idea* soft"),
    ("New hooks must be created in `src/hooks/`", "require-shape hook src/hooks/"),
    ("Hooks created for tests live in `src/hooks/`", "~ require-shape hook src/hooks/ soft"),
    ("New hooks must be added to `src/hooks/`", "require-shape hook src/hooks/"),
    ("New hooks must be added to `src/hooks/index.ts`", "require-companion hook with:src/hooks/index.ts"),
    ("New routes are added to `urls.py`", "require-companion route with:urls.py"),
    ("Stores live under `src/stores/...`", "require-shape store src/stores/**"),
    ("Put hooks in `src/hooks/`. Never elsewhere.", "require-shape hook src/hooks/"),
    ("Hooks live in `src/hooks/`, nowhere else", "require-shape hook src/hooks/"),
    ("Redis is used in `src/cache/` and nowhere else", "~ forbid-use technology redis except:src/cache/ soft"),
    ("Never elsewhere", "unchecked"),
    ("Hooks are defined in `src/hooks/` only", "forbid-new hook except:src/hooks/"),
    ("`src/hooks/` is the only place for hooks", "require-shape hook src/hooks/"),
    ("`src/hooks/` is where hooks live", "require-shape hook src/hooks/"),
    ("`src/hooks/` is the only place for ideas", "~ require-shape file src/hooks/ in:*idea* soft"),
    ("`src/hooks/` is where we met", "unchecked"),
    ("Do not add hooks to: `src/old/`, `src/older/`", "forbid-new hook in:src/old/,src/older/"),
    ("Do not add hooks to the following folders: `src/old/`, `src/older/`", "forbid-new hook in:src/old/,src/older/"),
    ("Do not put hooks in these directories: `src/old/`", "forbid-new hook in:src/old/"),
    ("Do not add hooks to these folders: they are old", "~ forbid-new hook soft"),
    ("Do not add the following components: Modal, Drawer", "forbid-new component Modal; forbid-new component Drawer"),
    ("Never add components: Modal", "forbid-new component Modal"),
    ("Never add components: Reuse", "forbid-new component"),
    ("No new tables: `invoices`", "forbid-new table invoices"),
    ("No new tables: invoices, orders", "forbid-new table invoices; forbid-new table orders"),
    ("No new tables: use what is there", "forbid-new table"),
    ("No new columns: `orders.age`", "forbid-new column age"),
    ("Never remove events: order.paid, order.sent", "forbid-remove event order.paid; forbid-remove event order.sent"),
    ("No custom tables", "unchecked"),
    ("No custom database tables", "forbid-new table"),
    ("Never touch `CODEOWNERS`", "forbid-change file CODEOWNERS"),
    ("Never touch `Brewfile`", "forbid-change file Brewfile"),
    ("Migrations are append-only — never edit an existing one", f"forbid-change file {MIGRATIONS}"),
    ("Migrations are small — never edit an existing migration", f"~ forbid-change file {MIGRATIONS} soft"),
    ("Treat migrations as append-only", f"append-only file {MIGRATIONS}"),
    ("Treat `src/wire/` as read-only", "forbid-change file src/wire/"),
    ("Treat `src/wire/` as a library", "unchecked"),
    ("`OrderStatus` is additive only", "append-only enum OrderStatus"),
    ("The talk is additive only", "unchecked"),
    ("At most one hook per file", "forbid-new hook beside=file"),
    ("A file must contain only one hook", "forbid-new hook beside=file"),
    ("Do not define multiple hooks in the same file", "forbid-new hook beside=file"),
    ("A file must contain only one idea", "unchecked"),
    ("Adding a hook requires a test", f"require-companion hook with:{TEST}"),
    ("Adding a hook requires a good reason", "unchecked"),
    ("Adding a hook requires approval", "forbid-new hook human"),
    ("Adding a table requires a migration", f"require-companion table with:{MIGRATIONS}"),
    ("Migration files use kebab-case", "~ require-shape file kebab-case in:**/{migrations,migration}/**"),
    ("Idea files use kebab-case", "unchecked"),
    ("Components - PascalCase (e.g., `PriceCard.tsx`)", "require-shape component PascalCase"),
    ("Hooks — camelCase with `use` prefix", "require-shape hook use*"),
    ("Database tables - snake_case, plural", "require-shape table snake_case"),
    ("Migrations - keep them small", "unchecked"),
    ("Pages - PascalCase", "unchecked"),
    ("Tables: snake_case plural", "require-shape table snake_case"),
    ("Test files must follow one of these patterns: `test_*.py`, `*_test.py`", NAMED_SO),
    ("Name test files `test_*.py` or `*_test.py`", NAMED_SO),
    ("Name test files after what they test", "unchecked"),
    ("Test files must follow one of these ideas: `speed`, `order`", "unchecked"),
    ("Do not create components in MDX files", "~ forbid-new component in:*.mdx"),
    ("Do not create components in legacy files", "~ forbid-new component in:**/{legacy,legacys}/**"),
    ("Never delete a test to make the build pass", f"~ forbid-remove file {TESTS} soft"),
    ("Never delete a test to make room", f"forbid-remove file {TESTS}"),
    ("A component without a story is not finished", "~ require-companion component with:{dir}/{stem}.stories.*"),
    ("A component without a name is not finished", "unchecked"),
    ("`src/wire/` is generated, never hand-edited", "forbid-change file src/wire/ by=tool"),
    ("`src/wire/` is generated, never read", "unchecked"),
    ("Price lists come from the PriceList table, not .xlsx", "unchecked"),
    ("Price lists come from the PriceList table, not .cshtml", "~ forbid-new file *.cshtml soft"),
    ("Icons come from lucide, not heroicons", "forbid-use technology heroicons"),
    ("Controllers must end with `Controller`", "unchecked"),
    ("Pages must end with `Page`", "unchecked"),
    ("Screens must end with `Screen`", "require-shape component *Screen"),
    ("Screens must be PascalCase", "require-shape component PascalCase"),
    ("Services must end with `Service`", "require-shape service *Service"),
    ("New endpoints must start with `/api`", r"require-shape route /^\S+ \/api(\/|$)/"),
]


@pytest.mark.parametrize(("clause", "reading"), ROWS, ids=[row[0] for row in ROWS])
def test_a_place_or_a_list_is_read_as(clause: str, reading: str) -> None:
    assert shown(clause, "constraints") == reading
