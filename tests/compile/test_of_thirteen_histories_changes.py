"""Sentences of decisions that were held against the histories of thirteen repositories, each against a change that breaks it and one that
only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, verdict_of

ALEMBIC = "revision = 'f2bce475e71b'\n\n\ndef upgrade():\n    pass\n"
CREATED = "from alembic import op\nimport sqlalchemy as sa\n\n\n"
CREATED += "def upgrade():\n    op.create_table('carts', sa.Column('id', sa.Integer()))\n"


@pytest.mark.slow
@pytest.mark.parametrize(("path", "name", "told"), [("Carts.java", "Carts.Line", "warn"), ("Line.java", "Line", "block")])
def test_a_record_inside_of_a_class_may_be_part_of_it(path: str, name: str, told: str) -> None:
    record = "public record Line(int size) {}\n"
    source = record if name == "Line" else f"public class Carts {{\n    {record}}}\n"
    case = {"clause": "DTOs live in `model/dto`", "field": "constraints", "base": {}, "head": {f"src/{path}": source}}
    assert [(one.name, one.severity) for one in verdict_of(case).findings] == [(name, told)]


@pytest.mark.slow
def test_a_revision_of_alembic_comes_with_its_model() -> None:
    model = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base\n\nBase = declarative_base()\n\n\n"
    model += "class Cart(Base):\n    __tablename__ = 'carts'\n    id = Column(Integer, primary_key=True)\n"
    base, head = {"shop/models.py": model}, {"shop/models.py": f"{model}    size = Column(Integer)\n"}
    clause = "Every model change needs an Alembic revision"
    assert clause_finds(clause, base, head)
    for revision in (ALEMBIC, CREATED):
        assert clause_finds(clause, base, {**head, "shop/database/revisions/core/versions/2025-08-06_f2bce475e71b.py": revision}) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "told"), [("string", "as string"), ("CartLine", "as (as CartLine)")])
def test_a_cast_is_told_as_it_is_written(name: str, told: str) -> None:
    found = clause_finds("Never use `as` type assertions", {}, {"src/cart.ts": f"export const a = b as {name};\n"})
    assert [message.partition(";")[0] for message in found] == [f"Added use of {told}"]
