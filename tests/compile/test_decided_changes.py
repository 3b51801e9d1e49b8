"""What lines of decisions mean, held against a change that breaks them and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

APP = "import express from 'express';\nconst app = express();\n"
TABLE = "import {{ pgTable, text }} from 'drizzle-orm/pg-core';\nexport const {0} = pgTable('{1}', {{ id: text('id') }});\n"
STRIPE = "import Stripe from 'stripe';\nexport const s = new Stripe(k);\n"
STEPS = "export enum CheckoutStep {{ Cart = 'cart'{0} }}\n"
SCHEMA = "import {{ z }} from 'zod';\nexport const OrderSchema = z.object({{ a: z.string(){0} }});\n"

CHANGES = [
    ("PaymentService is the only caller of Stripe", {}, {"src/cart.ts": STRIPE}, {"src/PaymentService.ts": STRIPE}),
    ("No new Stripe client; reuse lib/payments/stripe.ts", {}, {"src/cart.ts": STRIPE}, {"lib/payments/stripe.ts": STRIPE}),
    ("lab results are exposed as GET only", {}, {"s.ts": APP + "app.post('/api/lab-results', x);\n"},
     {"s.ts": APP + "app.get('/api/lab-results', x);\napp.post('/api/notes', y);\n"}),
    ("CheckoutStep must not gain new members", {"k.ts": STEPS.format("")}, {"k.ts": STEPS.format(", Pay = 'pay'")},
     {"k.ts": STEPS.format("") + "export enum Other { X = 'x' }\n"}),
    ("CheckoutStep stays a closed enum: cart", {"k.ts": STEPS.format("")}, {"k.ts": STEPS.format(", Pay = 'pay'")},
     {"k.ts": STEPS.format("") + "export const a = 1;\n"}),
    ("Device tokens are stored in the existing devices table", {}, {"t.ts": TABLE.format("deviceTokens", "device_tokens")},
     {"t.ts": TABLE.format("invoices", "invoices")}),
    ("Order schema: additive changes only", {"k.ts": SCHEMA.format(", b: z.string()")}, {"k.ts": SCHEMA.format("")},
     {"k.ts": SCHEMA.format(", b: z.string(), c: z.string()")}),
    ("AddressForm remains the single address form", {}, {"A.tsx": "export const ShippingAddressForm = () => <form><input /></form>;\n"},
     {"A.tsx": "export const AddressForm = () => <form><input /></form>;\n", "B.tsx": "export const AddressCard = () => <p />;\n"}),
    ("no new backend services", {}, {"server/src/MailService.ts": "export class MailService { send() {} }\n"},
     {"frontend/src/services/ApiService.ts": "export class ApiService { get() {} }\n"}),
    ("interviews table gets exactly one new column, `score`", {"t.ts": TABLE.format("interviews", "interviews")},
     {"t.ts": TABLE.format("interviews", "interviews").replace(" })", ", note: text('note') })")},
     {"t.ts": TABLE.format("interviews", "interviews").replace(" })", ", score: text('score') })")}),
    ("CheckoutStep gains PAY and nothing else", {"k.ts": STEPS.format("")}, {"k.ts": STEPS.format(", Other = 'other'")},
     {"k.ts": STEPS.format(", PAY = 'pay'")}),
    ("`offers` is the only new table", {}, {"t.ts": TABLE.format("bids", "bids")}, {"t.ts": TABLE.format("offers", "offers")}),
    ("calling Stripe directly (PaymentService) is forbidden", {}, {"src/cart.ts": STRIPE}, {"src/PaymentService.ts": STRIPE}),
    ("no new npm packages except h3-js", {"package.json": '{"dependencies": {}}'}, {"package.json": '{"dependencies": {"left-pad": "1"}}'},
     {"package.json": '{"dependencies": {"h3-js": "1"}}'}),
    ("do not add columns to invoices", {"t.ts": TABLE.format("invoices", "invoices")},
     {"t.ts": TABLE.format("invoices", "invoices").replace(" })", ", note: text('note') })")}, {"u.ts": TABLE.format("users", "users")}),
    ("No endpoint shall be reachable without authentication except /health", {}, {"s.ts": APP + "app.get('/api/x', x);\n"},
     {"s.ts": APP + "app.get('/health', x);\napp.get('/api/x', requireAuth, x);\n"}),
    ("Migrations must be reversible", {}, {"alembic/versions/1.py": "def upgrade():\n    op.drop_column('a', 'b')\n"},
     {"alembic/versions/1.py": "def upgrade():\n    op.drop_column('a', 'b')\n\n\ndef downgrade():\n    op.add_column('a', b)\n"}),
    ("Migrations must be reversible", {}, {"migrations/1.js": "exports.up = k => k.schema.createTable('a');\n"},
     {"migrations/1.js": "exports.up = k => k.schema.createTable('a');\nexports.down = k => k.schema.dropTable('a');\n"}),
    ("Migrations must be reversible", {}, {"db/migrations/1.sql": "create table a (id int);\n"},
     {"db/migrations/1.sql": "-- +goose Up\ncreate table a (id int);\n-- +goose Down\ndrop table a;\n"}),
    ("no irreversible migrations", {}, {"db/migrate/20200101000000_x.rb": "class X < ActiveRecord::Migration[7.0]\n  def up\n  end\nend\n"},
     {"db/migrate/20200101000000_x.rb": "class X < ActiveRecord::Migration[7.0]\n  def change\n    add_column :a, :b, :text\n  end\nend\n",
      "app/migrations/0002_x.py": "from django.db import migrations\n\n\nclass Migration(migrations.Migration):\n    operations = []\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
