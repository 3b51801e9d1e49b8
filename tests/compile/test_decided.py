"""Lines of decisions as those write them who have to keep them short: each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

PAYMENTS = "**/{PaymentService,payment-service,payment_service}.*"
ROWS = [
    ("constraints", "CheckoutStep stays a closed enum: cart, address", "freeze enum CheckoutStep members=cart,address"),
    ("constraints", "Checkout stays a closed shop", "unchecked"),
    ("constraints", "order_status is append only, put REFUND_PENDING at the end", "append-only enum order_status"),
    ("constraints", "PaymentService is the only caller of Stripe", f"forbid-use technology stripe except:{PAYMENTS}"),
    ("constraints", "PaymentService is the only caller of trust", "unchecked"),
    ("constraints", "AddressForm remains the single address form", "~ forbid-new component address except:AddressForm"),
    ("constraints", "AuthService remains the single point of entry", "unchecked"),
    ("constraints", "Extend ProductCard with a `compact` variant, do not fork it", "forbid-new component ProductCard"),
    ("constraints", "AppointmentStatus values keep their order and wire values", "append-only enum AppointmentStatus"),
    ("constraints", "Reminders: one new event `reminder.sent`, nothing else", "forbid-new event except:reminder.sent"),
    ("constraints", "lab results are exposed as GET only", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(lab.*result)/"),
    ("forbidden", "Polling the messages endpoint", "~ forbid-use technology polling soft"),
    ("constraints", "MessageKind must not gain new members in this convoy", "forbid-new member MessageKind"),
    ("constraints", "Attachments use the UploadService we have", "~ require-use service|import|token UploadService soft"),
    ("constraints", "`src/billing/` is frozen for this work", "forbid-change file src/billing/"),
    ("forbidden", "breaking the response of GET /api/v1/profile", "forbid-change route GET /api/v1/profile"),
    ("constraints", "Device tokens are stored in the existing devices table", "~ forbid-new table device token"),
    ("constraints", "Device tokens are stored in the existing drawer", "unchecked"),
    ("constraints", "Login must keep going through AuthService.login", "~ require-use token|import AuthService.login soft"),
    ("constraints", "Order schema: additive changes only", "~ append-only schema order soft"),
    ("constraints", "Order of the day: additive changes only", "unchecked"),
    ("constraints", "`LogLevel` may grow but never shrink", "append-only schema|table|enum|error_type|event LogLevel"),
    ("constraints", "no Postgres queries from src/reports", "forbid-use technology postgres in:src/reports"),
    ("forbidden", "Redis queries", "forbid-use technology redis"),
    ("forbidden", "A new Stripe client; reuse lib/payments/stripe.ts", "forbid-use technology stripe except:lib/payments/stripe.ts"),
    ("forbidden", "Stripe; reuse lib/payments/index.ts", "forbid-use technology stripe"),
    ("forbidden", "moment as a replacement for dayjs", "forbid-use technology moment"),
    ("forbidden", "bcrypt alternatives (argon2)", "~ forbid-use technology argon2 human soft"),
    ("constraints", "scopes follow the `resource:action` pattern already in seeds/auth.yaml", "~ require-shape scope *:*"),
    ("forbidden", "Vendoring code under `third_party/`", "forbid-new file third_party/"),
    ("forbidden", "Removing any exported hook", "forbid-remove hook"),
    ("constraints", "patient routes sit behind requireAuth", "~ require-shape route patient guard=requireAuth"),
    ("forbidden", "SES", "forbid-use technology amazon-ses"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_line_of_a_decision_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
