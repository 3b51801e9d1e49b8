"""Where things must not stand, what they must be called, and what may not change once it is there, beside look-alikes that say less."""

from __future__ import annotations

import pytest
from shown import shown

TESTS = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
NAMED_TESTS = "*.test.*,*.spec.*,*_test.*,test_*.py"
ADRS = "**/{adr,adrs,decisions}/**"
READ = [
    ("`types.gen.ts` is generated and must not be edited", "forbid-change file types.gen.ts"),
    ("`a.gen.ts` and `b.gen.ts` are build artifacts. They are ignored and must never be hand-edited.",
     "forbid-change file a.gen.ts; forbid-change file b.gen.ts"),
    ("The server is stateless and must not store sessions", "unchecked"),
    ("Once an ADR is accepted, never change it", f"forbid-change file {ADRS}"),
    ("When the cache is stale, do not delete it", "unchecked"),
    ("Once a user is deleted, never email it", "unchecked"),
    ("Do not place tests outside `__tests__/`", f"forbid-new file {TESTS} except:__tests__/"),
    ("Components must not be placed outside `src/components`", "forbid-new component except:src/components"),
    ("Tests must not live in `src/`", f"forbid-new file {TESTS} in:src/"),
    ("Never place business logic in `handlers/`", "unchecked"),
    ("Never put the fork in the drawer", "unchecked"),
    ("Use the `I` prefix for interfaces", "require-shape schema I*"),
    ("Add a `Dto` suffix to all DTOs", "require-shape schema *Dto"),
    ("Add the `v1` prefix to the version string", "unchecked"),
    ("Use the `--json` suffix for commands", "unchecked"),
    ("Hooks must be named `useX`", "~ require-shape hook use*"),
    ("Tests should be written with `.test.ts` extension", f"~ require-shape file *.test.ts in:{NAMED_TESTS} soft"),
    ("Write tests with `.test.ts` helpers", "unchecked"),
    ("Component files must have the `.tsx` extension", "require-shape component **/*.tsx"),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_a_place_or_a_name_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
