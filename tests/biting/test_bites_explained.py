"""What is said of rules where nobody has broken one: a family has a title and a reason, a rule its words, and `explain` tells them all."""

from __future__ import annotations

import pytest

from keeper_validate import shipped
from keeper_validate.commands.explain import _families
from keeper_validate.reporters.paint import Paint
from keeper_validate.reporters.rules import index, manual

FAMILIES = sorted({*shipped.names("rules/codes", ".yaml"), "adr"})


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_is_explained_with_its_title_its_reason_and_every_rule(family: str) -> None:
    data = _families()[family]
    said = " ".join(manual(family, data, "", Paint(width=10_000)).split())
    assert all(" ".join(data[key].split()) in said for key in ("title", "why"))
    assert [name for name in data["rules"] if f"{family}/{name} " not in f"{said} "] == []
    assert f"{family}  {data['title']}\n" in index({family: data}, Paint())
