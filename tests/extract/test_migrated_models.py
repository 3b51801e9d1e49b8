"""A table that a schema of the code says to be its own, and a migration makes, is one, with the columns that only the migration tells."""

from __future__ import annotations

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

MIGRATION = """defmodule Shop.Repo.Migrations.CreateOrders do
  use Ecto.Migration

  def change do
    create table(:orders) do
      add :number, :string
      add :customer_id, references(:customers)
    end

    create table(:orders_tags) do
      add :order_id, references(:orders)
    end
  end
end
"""
SCHEMA = """defmodule Shop.Order do
  use Ecto.Schema

  schema "orders" do
    field :number, :string
  end
end
"""
FILES = {"priv/repo/migrations/20240101000000_create_orders.exs": MIGRATION, "lib/shop/order.ex": SCHEMA}


def tables(files: dict[str, str]) -> dict[str, list[str]]:
    found = snapshot(tree_of({path: text.encode() for path, text in files.items()}), tuple(files))
    return {one.name: [facet.name for facet in one.named("column")] for one in found.elements if one.kind == "table"}


def test_a_table_of_a_schema_is_counted_once() -> None:
    assert tables(FILES) == {"Shop.Order": ["number", "id", "customer_id"], "orders_tags": ["id", "order_id"]}


def test_a_table_without_its_schema_is_the_migration_s() -> None:
    assert tables({path: text for path, text in FILES.items() if path.startswith("priv")}) == {
        "orders": ["id", "number", "customer_id"],
        "orders_tags": ["id", "order_id"],
    }
