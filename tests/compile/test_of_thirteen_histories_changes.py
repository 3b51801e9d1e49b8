"""Sentences of decisions that were held against the histories of thirteen repositories, each against a change that breaks it and one that
only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart, verdict_of

ENTITY = "import jakarta.persistence.*;\n\n@Entity\n@Table(name = \"%s\")\npublic class %s {\n    @Id\n    private Long id;\n}\n"
ALEMBIC = "revision = 'f2bce475e71b'\n\n\ndef upgrade():\n    pass\n"
CREATED = "from alembic import op\nimport sqlalchemy as sa\n\n\n"
CREATED += "def upgrade():\n    op.create_table('carts', sa.Column('id', sa.Integer()))\n"
DOCTRINE = "<?php\n\nclass CartRepository extends Repository\n{\n    public function touch(): void\n    {\n        %s\n    }\n}\n"
TESTED = 'package cart\n\nimport "github.com/stretchr/testify/%s"\n'
HTTP = "import { HttpClient } from '@angular/common/http';\n\nexport const client = HttpClient;\n"
SHOP_UI = "import { %s } from '%s';\n\nexport function CartDialog() {\n  return <%s>Cart</%s>;\n}\n"

CHANGES = [
    # what a class is called, and not the table that it stands for
    ("Entities end with `Entity`", {}, {"src/Cart.java": ENTITY % ("carts", "Cart")},
     {"src/CartEntity.java": ENTITY % ("carts", "CartEntity")}),
    ("Table names must be snake_case", {}, {"src/Cart.java": ENTITY % ("shopCarts", "Cart")},
     {"src/Cart.java": ENTITY % ("shop_carts", "Cart")}),
    # migrations of tools that call their folder otherwise
    ("Never edit existing migrations", {"shop/database/revisions/core/versions/2025-08-06_f2bce475e71b.py": ALEMBIC},
     {"shop/database/revisions/core/versions/2025-08-06_f2bce475e71b.py": ALEMBIC.replace("pass", "return")},
     {"shop/database/revisions/core/versions/2025-08-07_a1bce475e71b.py": ALEMBIC, "shop/versions/cart.py": "a = 1\n"}),
    ("Never edit existing migrations", {"src/Shop.Data/Carts/20260528071320_AddCarts.cs": "class AddCarts {}\n"},
     {"src/Shop.Data/Carts/20260528071320_AddCarts.cs": "class AddCarts { int a; }\n"},
     {"src/Shop.Data/Carts/20260529071320_AddNames.cs": "class AddNames {}\n", "src/Shop.Data/Carts/Cart.cs": "class Cart {}\n"}),
    # statements of SQL that a connection of Doctrine is given
    ("No raw SQL in repositories", {},
     {"src/Repository/CartRepository.php": DOCTRINE % "$this->manager->getConnection()->executeStatement('UPDATE carts SET a = ?', [1]);"},
     {"src/Repository/CartRepository.php": DOCTRINE % "$this->manager->getConnection()->executeStatement($statement);"}),
    # what is built from what is to be used
    ("No custom dialogs, use `@shop/ui`", {}, {"src/CartDialog.tsx": SHOP_UI % ("Dialog", "@radix-ui/react-dialog", "Dialog", "Dialog")},
     {"src/CartDialog.tsx": SHOP_UI % ("Dialog", "@shop/ui", "Dialog", "Dialog")}),
    ("No custom dialogs, use `@shop/ui`", {}, {"src/CartDialog.tsx": SHOP_UI % ("Frame", "@other/ui", "Frame", "Frame")},
     {"src/CartDialog.tsx": SHOP_UI % ("DialogFrame", "@shop/ui/dialog", "DialogFrame", "DialogFrame")}),
    # components of Angular, wherever they lie
    ("No `HttpClient` in components", {}, {"src/app/cart/cart.component.ts": HTTP}, {"src/app/cart/cart.service.ts": HTTP}),
    # a part of a library that stands in tests alone
    ("No `testify/assert`, use `testify/require`", {}, {"cart/cart_test.go": TESTED % "assert"}, {"cart/cart_test.go": TESTED % "require"}),
    # texts that are translated
    ("No hardcoded user-facing strings", {}, {"src/Cart.tsx": "export const Cart = () => <p>Empty cart</p>;\n"},
     {"src/Cart.tsx": "export const Cart = () => <p><Trans>Empty <b>cart</b></Trans></p>;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{clause} {at}" for at, (clause, *_) in enumerate(CHANGES)])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


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
