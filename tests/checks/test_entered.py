"""Files that a framework enters are pages and layouts, and no components that anybody could use instead."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of

PAGES = {"src/routes/carts/+page.svelte": "<p>Carts</p>\n", "src/routes/carts/+layout.svelte": "<div><slot /></div>\n",
         "pages/carts/[id].vue": "<template><p>Cart</p></template>\n"}
CART = {"src/lib/Cart.svelte": "<p>Cart</p>\n"}


@pytest.mark.parametrize("clause", ["ui-extend", "Every new component needs a story", "Components are named in PascalCase"])
@pytest.mark.parametrize(("head", "expected"), [(PAGES, set()), (CART, {"src/lib/Cart.svelte"})], ids=["entered", "used"])
def test_what_is_asked_of_components(clause: str, head: dict[str, str], expected: set[str]) -> None:
    found = verdict_of({"clause": clause, "head": head, "stage": "pr"})
    assert {finding.path for finding in found.findings} == (expected if "Pascal" not in clause else set())
