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


def _numbered(count: int) -> dict[str, str]:
    schema = "ActiveRecord::Migration[7.0]\n  def change\n    {}\n  end\nend\n"
    said = ["create_table(:firsts) { |t| t.string :name }", *(f"add_column :firsts, :more{each}, :string" for each in range(1, count))]
    return {f"db/migrate/{2000 + each}_step.rb": f"class Step{each} < {schema.format(one)}" for each, one in enumerate(said)}


def test_of_a_long_history_all_that_is_asked_for_is_read() -> None:
    files = _numbered(310)
    assert len(tables(files)["firsts"]) > 300


def test_a_change_reads_the_last_of_a_long_history_beside_itself() -> None:
    files = _numbered(310)
    tree = tree_of({path: text.encode() for path, text in files.items()})
    first, last = next(iter(files)), [*files][-1]
    found = snapshot(tree, (first, last)).elements
    assert [(one.name, one.path) for one in found if one.kind == "table"] == [("firsts", last)]
    assert not [one for one in snapshot(tree, (last,)).elements if one.kind == "table"]
