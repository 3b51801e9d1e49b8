"""What lies in two places at once, as clauses tell it: a sort of code in a folder, a layer's folder in that of another layer."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

PARTS = "in:apps/web/src/**/components/**,apps/web/src/**/ui/**"
ROWS = [
    ("constraints", "Components in `apps/web/src` must not import axios", f"~ forbid-use technology axios {PARTS}"),
    ("constraints", "In `apps/web/src`, components must not import axios", f"~ forbid-use technology axios {PARTS}"),
    ("constraints", "In `apps/web/src`, no axios in components", f"~ forbid-use technology axios {PARTS}"),
    ("forbidden", "axios in components of `apps/web/src`", f"~ forbid-use technology axios {PARTS}"),
    ("constraints", "`apps/web/src` components must not import axios", f"~ forbid-use technology axios {PARTS}"),
    ("forbidden", "axios in components in the frontend",
     "~ forbid-use technology axios in:{frontend,client,web,ui,dashboard,webapp,front}/**/components/**,"
     "{frontend,client,web,ui,dashboard,webapp,front}/**/ui/**,**/{frontend,client,webapp}/**/components/**,"
     "**/{frontend,client,webapp}/**/ui/**"),
    # where the part has its home, and a folder of the part itself
    ("constraints", "Components in `src/widgets/` must not import axios", "~ forbid-use technology axios in:src/widgets/"),
    ("constraints", "Scripts in `scripts/` must not import axios", "~ forbid-use technology axios in:scripts/"),
    ("constraints", "packages in `apps/` may not import axios", "~ forbid-use technology axios in:apps/"),
    ("constraints", "The `apps/web` package must not import axios", "forbid-use technology axios in:apps/web"),
]
ORDER = "In `apps/web/src` the import direction is app → features → components"
BADGE = "import { plan } from '@/features/billing/plan';\nexport const Badge = () => <p>{plan}</p>;\n"


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_rule_of_two_places_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.slow
@pytest.mark.parametrize("path", [
    "apps/web/src/app/settings/components/badge.tsx", "apps/web/src/features/billing/components/badge.tsx",
    "apps/docs/components/badge.tsx",
])
def test_a_folder_in_the_folder_of_another_layer_belongs_to_that_layer(path: str) -> None:
    clause_tells_apart(ORDER, {}, {"apps/web/src/components/badge.tsx": BADGE}, {path: BADGE})
