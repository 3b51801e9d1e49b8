"""What is told of as past, values of styles, companions by an adjective, and consent: each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds
from shown import TEST, shown

FONTS = "~ forbid-use token /font-?[fF]amily(?!\\W{1,4}(?:var\\(|inherit\\b|theme\\b))/ form=literal"
NAMED = "component|service|schema|table|enum|store|error_type|event|auth_service"
DOCS = "**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"

ROWS = [
    ("constraints", "`steel` has been removed", "forbid-use token|import steel"),
    ("constraints", "`steel` is no longer used (was `#333`)", "forbid-use token|import steel"),
    ("constraints", "`steel` is fine", "unchecked"),
    ("constraints", "`OldButton` is gone", f"~ gone {NAMED} OldButton"),
    ("constraints", "`src/legacy/cart.ts` has been deleted", "~ gone file src/legacy/cart.ts"),
    ("constraints", "Progress has been removed", "unchecked"),
    ("constraints", "`steel-dark` becomes `gunmetal`", "forbid-use import|dependency|token steel-dark"),
    ("constraints", "`CartView` becomes better", "unchecked"),
    ("constraints", "`steel-*` utilities → removed", "forbid-use token steel-*"),
    ("constraints", "Remove `steel` (`#333333`)", "~ gone token|import steel"),
    ("constraints", "Remove `steel-dark`", "~ gone import|dependency|token steel-dark"),
    ("constraints", "Remove `OldButton` (replaced by `Button`)", f"~ gone {NAMED} OldButton"),
    ("constraints", "Remove the old Sidebar", f"~ gone {NAMED} Sidebar"),
    ("constraints", "Remove the old Redis", "unchecked"),
    ("constraints", "Remove the old German translations", "unchecked"),
    ("constraints", "The previous CartView must be removed", f"~ gone {NAMED} CartView"),
    ("forbidden", "custom fonts outside the design system", FONTS),
    ("forbidden", "fonts that are not part of the theme", FONTS),
    ("constraints", "No fonts other than the theme tokens", FONTS),
    ("forbidden", "console.log outside the logger", "unchecked"),
    ("forbidden", "undocumented routes", f"~ require-companion route with:{DOCS}"),
    ("constraints", "No undocumented env vars", f"~ require-companion env_var with:{DOCS}"),
    ("forbidden", "undocumented feelings", "unchecked"),
    ("constraints", "No untested components", f"~ require-companion component with:{TEST}"),
    ("constraints", "Unit tests are required", f"~ require-companion file with:{TEST} soft"),
    ("constraints", "Stories are required", "~ require-companion file with:{dir}/{stem}.stories.* soft"),
    ("constraints", "Good manners are required", "unchecked"),
    ("forbidden", "console.log calls left in components", "~ forbid-use technology console.log in:**/components/**,**/ui/**"),
    ("forbidden", "people left in components", "unchecked"),
    ("constraints", "Enum changes must be append-only", "append-only enum"),
    ("constraints", "Weather changes must be append-only", "unchecked"),
    ("constraints", "The invoices table must have a `cart_id` foreign key", "~ require-shape table|column invoice column=cart_id"),
    ("constraints", "The invoices table must have a good key", "unchecked"),
    ("forbidden", "turning off strict mode", "~ forbid-change file tsconfig*.json soft"),
    ("forbidden", "turning off the light", "unchecked"),
    ("forbidden", "disabling strictNullChecks",
     "forbid-new token compilerOptions.strictNullChecks=false|off|0|no in:tsconfig*.json,jsconfig*.json form=setting; "
     "forbid-remove token compilerOptions.strictNullChecks in:tsconfig*.json,jsconfig*.json form=setting"),
    ("constraints", "Do not write to the .beads directory", "forbid-change file .beads"),
    ("forbidden", "writes to .github", "forbid-change file .github"),
    ("constraints", "No writes to the audience", "unchecked"),
    ("forbidden", "new routes without an architecture review", "forbid-new route human"),
    ("forbidden", "new routes without prior approval", "forbid-new route human"),
    ("forbidden", "new routes without an explicitly planned review", "forbid-new route human"),
    ("forbidden", "new routes without an ADR explaining why", "forbid-new route human"),
    ("forbidden", "new pages without a confirmation dialog", "unchecked"),
    ("forbidden", "endpoints without request validation", "unchecked"),
    ("forbidden", "new routes without an issue template", "unchecked"),
    ("forbidden", "New variants without ADR approval", "~ forbid-new variant human soft; freeze enum variant human soft"),
    ("forbidden", "variants", "unchecked"),
    ("forbidden", "new form controls", "forbid-new component"),
    ("forbidden", "Breaking the existing Agent response shape", "~ forbid-change schema agent soft"),
    ("forbidden", "Breaking the existing consistent response shape", "unchecked"),
    ("constraints", "No new row component", "~ forbid-new component row"),
    ("constraints", "No new bad component", "unchecked"),
    ("constraints", "No red tables", "unchecked"),
    ("constraints", "No ORM components", "unchecked"),
    ("constraints", "Table values may only be appended at the end", "unchecked"),
    ("forbidden", "Persistent agent log storage", "~ forbid-new table agent log"),
    ("forbidden", "casting with `as any`", "~ forbid-use token|import as any soft"),
    ("forbidden", "formatting dates with `moment`", "~ forbid-use technology moment soft"),
    ("constraints", "Formatting dates with `moment`", "unchecked"),
    ("forbidden", "formatting dates with care", "unchecked"),
    ("forbidden", "changing the numeric value of a member", "append-only enum order=free"),
    ("forbidden", "changing the numeric value of a vote", "unchecked"),
    ("forbidden", "Changing the shape of the existing Issue response", "~ forbid-change schema issue"),
    ("constraints", "Route path /audit must stay the same", "forbid-remove route /audit"),
    ("constraints", "The mood on /audit must stay the same", "unchecked"),
    ("constraints", "Never keep passwords in browser storage",
     "~ forbid-use technology localStorage password; forbid-use technology sessionStorage password; "
     "forbid-use technology indexeddb password; forbid-use technology cookies password"),
    ("constraints", "Never keep passwords in a drawer", "unchecked"),
    ("forbidden", "loading Google Fonts",
     "~ forbid-use token /fonts\\.(?:googleapis|gstatic)\\.com|use\\.typekit\\.net|next\\/font\\/google/ form=literal"),
    ("forbidden", "loading the van", "unchecked"),
    ("other", "New NoticeToast component is not approved", "forbid-new component NoticeToast"),
    ("other", "New ideas are not approved", "unchecked"),
    ("constraints", "Payloads must be validated with zod", "unchecked"),
    ("constraints", "Payloads must be validated with care", "unchecked"),
    ("forbidden", "changing Button variants", "~ forbid-remove variant Button"),
    ("forbidden", "changing variants", "unchecked"),
    ("forbidden", "new global CSS files", "unchecked"),
    ("forbidden", "new CSS files", "forbid-new file *.css,*.scss,*.sass,*.less"),
    ("forbidden", "Axis labels or legends", "~ forbid-new component legend"),
    ("forbidden", "search inputs", "forbid-new component searchfield"),
    ("forbidden", "search", "unchecked"),
    ("forbidden", "carousels", "forbid-new component carousel"),
    ("forbidden", "component names that are not PascalCase", "require-shape component PascalCase"),
    ("forbidden", "event names that are not dot-separated", "require-shape event dot.case"),
    ("forbidden", "event names that are not nice", "unchecked"),
    ("forbidden", "checking NODE_ENV in components", "~ forbid-use env_var|token NODE_ENV in:**/components/**,**/ui/**"),
    ("forbidden", "checking permissions in components", "unchecked"),
    ("forbidden", "secret environment variables", "~ forbid-new env_var *SECRET*,*_KEY,*TOKEN*,*PASSWORD*,*CREDENTIAL*"),
    ("forbidden", "dropdowns inside Panel", "~ forbid-new component dropdown in:**/{Panel,panel}.*,**/{Panel,panel}/**"),
    ("forbidden", "dropdowns inside Panels", "unchecked"),
    ("forbidden", "loosening strict mode", "~ forbid-change file tsconfig*.json soft"),
    ("forbidden", "changing strict mode", "~ forbid-change file tsconfig*.json"),
    ("forbidden", "raw svg elements", "forbid-use token svg form=tag"),
    ("forbidden", "raw svg files", "forbid-new file *.svg"),
    ("constraints", "Never reorder PaymentStatus", "append-only enum PaymentStatus"),
    ("constraints", "PaymentStatus must never be renumbered", "append-only enum PaymentStatus only=numbers"),
    ("constraints", "Never reorder imports", "unchecked"),
    ("constraints", "No values may be added or removed", "freeze enum"),
    ("constraints", "No flowers may be added or removed", "unchecked"),
    ("forbidden", "editing .eslintrc", "forbid-change file *.eslintrc"),
    ("forbidden", "editing .foo", "forbid-change file *.foo"),
    ("constraints", "No mail libraries",
     "forbid-new technology|dependency sendgrid; forbid-new technology|dependency resend; "
     "forbid-new technology|dependency mailgun; forbid-new technology|dependency postmark; "
     "forbid-new technology|dependency nodemailer; forbid-new technology|dependency amazon-ses; "
     "forbid-new technology|dependency mailchimp; forbid-new technology|dependency swoosh; "
     "forbid-new technology|dependency bamboo-elixir"),
    ("forbidden", "Redis subscriptions", "forbid-use technology redis"),
    ("forbidden", "Paid subscriptions", "unchecked"),
]

CARD = "export const {0} = () => <p>a</p>;\n"
CHANGES = [
    ("`steel` has been removed", {}, {"a.ts": "export const a = steel;\n"}, {"a.ts": "export const a = bone;\n"}),
    ("Never keep passwords in browser storage", {}, {"a.ts": "localStorage.setItem('password', p);\n"},
     {"a.ts": "localStorage.setItem('theme', t);\n"}),
    ("Never call fetch outside OrderGateway", {}, {"src/orders.ts": "export const load = () => fetch('/x');\n"},
     {"src/order-gateway.ts": "export const load = () => fetch('/x');\n"}),
    ("Never reorder PaymentStatus", {"s.ts": "export enum PaymentStatus { PAID = 1, VOID = 2 }\n"},
     {"s.ts": "export enum PaymentStatus { VOID = 2, PAID = 1 }\n"},
     {"s.ts": "export enum PaymentStatus { PAID = 1, VOID = 2, SENT = 3 }\n"}),
    ("No dropdowns inside Panel", {}, {"src/ui/panel.tsx": CARD.format("SortDropdown")}, {"src/ui/bar.tsx": CARD.format("SortDropdown")}),
    ("Remove the old Sidebar", {}, {"src/Sidebar.tsx": CARD.format("Sidebar")}, {"src/Nav.tsx": CARD.format("Nav")}),
    ("No writes to the .beads directory", {".beads/a.json": "{}\n"}, {".beads/a.json": "{1}\n"}, {"src/a.ts": "export const a = 1;\n"}),
    ("No fonts other than the theme tokens", {}, {"a.css": ".a { font-family: Foo; }\n"}, {"a.css": ".a { font-family: var(--body); }\n"}),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_is_past_or_a_style_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[row[0] for row in CHANGES])
def test_what_is_past_or_a_style_holds_of_a_change(clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    assert clause_finds(clause, base, {**base, **broken})
    assert not clause_finds(clause, base, {**base, **kept})
