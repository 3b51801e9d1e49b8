"""A relation is a part of a model and not of its table: adding one changes the model that a clause names, and no table."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds

ALCHEMY = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base, relationship\n\n"
ALCHEMY += "Base = declarative_base()\n\n\n"
ALCHEMY += "class User(Base):\n    __tablename__ = 'users'\n    id = Column(Integer, primary_key=True)\n"
SQLMODEL = "from sqlmodel import Field, Relationship, SQLModel\n\n\nclass User(SQLModel, table=True):\n"
SQLMODEL += "    id: int = Field(primary_key=True)\n"
GROWN = [
    pytest.param(ALCHEMY, "    orders = relationship('Order')\n", id="SQLAlchemy"),
    pytest.param(SQLMODEL, "    orders: list['Order'] = Relationship()\n", id="SQLModel"),
]


@pytest.mark.parametrize("clause", ["Do not modify the User model", "`User` must not change"])
@pytest.mark.parametrize(("model", "relation"), GROWN)
def test_a_relation_changes_the_model(clause: str, model: str, relation: str) -> None:
    found = clause_finds(clause, {"models.py": model}, {"models.py": model + relation})
    assert len(found) == 1
    assert "relation orders is added" in found[0]


@pytest.mark.parametrize("clause", ["No changes to the `users` table", "No new columns"])
@pytest.mark.parametrize(("model", "relation"), GROWN)
def test_a_relation_changes_no_table(clause: str, model: str, relation: str) -> None:
    assert clause_finds(clause, {"models.py": model}, {"models.py": model + relation}) == []
