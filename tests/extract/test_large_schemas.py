"""What programs write of a whole API is long: a schema is read, where nobody would write so much by hand."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of
from keeper_validate.yaml import MOST_BYTES, MOST_GENERATED

HEAD = """\
openapi: 3.0.0
info: {title: Shop, version: "1"}
paths:
  /carts:
    get:
      parameters:
        - {name: sort, in: query, schema: {enum: [up, down]}}
      responses: {"200": {description: "%s"}}
"""


@pytest.mark.parametrize(("size", "read"), [(10, True), (MOST_BYTES, True), (MOST_GENERATED, False)], ids=["short", "long", "without end"])
def test_a_contract(size: int, read: bool) -> None:
    tree = tree_of({"docs/openapi.yaml": (HEAD % ("x" * size)).encode()})
    found = snapshot(tree, ["docs/openapi.yaml"], whole=True)
    assert [element.kind for element in found.elements] == (["enum"] if read else [])
    assert bool(found.gaps) is not read
