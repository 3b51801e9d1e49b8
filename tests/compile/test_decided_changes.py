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
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
