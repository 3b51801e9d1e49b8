"""What the authors of decisions write beside what they wrote: the same rules of other things, each beside a look-alike that says less.

`…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

NAMED = "component|service|schema|table|enum|store|error_type|event|auth_service"
ROWS = [
    ("forbidden", "Adding a moment dependency", "forbid-new technology|dependency moment"),
    ("forbidden", "new React dependencies", "unchecked"),
    ("constraints", "No SQLite database", "forbid-use technology sqlite"),
    ("constraints", "No SQLite components", "unchecked"),
    ("constraints", "No second Zustand state manager", "unchecked"),
    ("forbidden", "HTTP request handling", "unchecked"),
    ("forbidden", "HTTP requests", "forbid-new technology|dependency axios; …"),
    ("constraints", "No hard deletes", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("constraints", "No delete endpoints", "forbid-new route DELETE"),
    ("forbidden", "!important overrides", "forbid-use token /!important\\b/ form=literal"),
    ("forbidden", "Important overrides", "unchecked"),
    ("forbidden", "Attribute-based access control", "~ forbid-new role|scope|auth_service"),
    ("forbidden", "New permission checks (single-user tool)", "~ forbid-new auth_call|scope|role"),
    ("forbidden", "New spelling checks", "unchecked"),
    ("forbidden", "JWT-based sessions", "forbid-use technology jwt"),
    ("forbidden", "Long sessions", "unchecked"),
    ("forbidden", "PNG icons", "forbid-new file *.png"),
    ("forbidden", "PNG exports", "unchecked"),
    ("constraints", "No canvas", "forbid-use token|component canvas form=tag"),
    ("forbidden", "OAuth / SSO integration", "forbid-use technology oauth"),
    ("forbidden", "@ts-ignore (use @ts-expect-error)", "forbid-use token @ts-ignore,@ts-nocheck form=comment"),
    ("forbidden", "@ts-ignore", "forbid-use token @ts-ignore,@ts-expect-error,@ts-nocheck form=comment"),
    ("forbidden", "Do not redefine AgentRole - import it from types/agent", f"forbid-new {NAMED} AgentRole"),
    ("forbidden", "Do not create AgentRole", "forbid-new component AgentRole"),
    ("forbidden", "Do not duplicate `formatDate`", "unchecked"),
    ("forbidden", "Do not use `formatDate`", "forbid-use token|import formatDate"),
    ("forbidden", "Refreshing the inbox with setInterval", "~ forbid-use technology polling inbox"),
    ("forbidden", "Refreshing the inbox with care", "unchecked"),
    ("forbidden", "falling back to polling (WebSocket only)", "forbid-use technology polling"),
    ("forbidden", "falling back to sleep", "unchecked"),
    ("forbidden", "Opening the SQLite database directly", "forbid-use technology sqlite"),
    ("forbidden", "Opening the front door directly", "unchecked"),
    ("forbidden", "Changing Modal props", "forbid-change component modal"),
    ("forbidden", "Changing props", "unchecked"),
    ("forbidden", "Changing the DiffViewer API without review", f"forbid-change {NAMED} DiffViewer human"),
    ("forbidden", "Changing the Orders API", "~ forbid-change route order"),
    ("constraints", "Widgets are composed of the existing Card and Badge",
     "~ require-use component|import|token Card; require-use component|import|token Badge"),
    ("constraints", "Widgets are composed of small parts", "unchecked"),
    ("constraints", "Wraps Panel and uses Icon for file types",
     "~ require-use component|import|token Panel soft; require-use component|import|token Icon soft"),
    ("constraints", "Wraps lines and uses colors", "unchecked"),
    ("forbidden", "decoding JWTs in components", "~ forbid-new auth_call in:**/components/**,**/ui/** primitive=token"),
    ("forbidden", "decoding images in components", "unchecked"),
    ("forbidden", "`debugger` left in code", "forbid-use token debugger"),
    ("forbidden", "crumbs left in code", "unchecked"),
    ("constraints", "`font-display` is replaced by `font-heading`", "forbid-use import|dependency|token font-display"),
    ("constraints", "`font-display` is followed by `font-heading`", "unchecked"),
    ("constraints", "The set of event types stays order_sent, order_read", "freeze event|enum members=order_sent,order_read"),
    ("constraints", "The set of chairs stays blue, red", "unchecked"),
    ("forbidden", "stores importing React", "~ forbid-use technology react in:**/{stores,store,state}/**"),
    ("forbidden", "stores growing React", "unchecked"),
    ("constraints", "No external chart dependencies", "forbid-new technology|dependency d3; …"),
    ("constraints", "No external spare dependencies", "unchecked"),
    ("constraints", "No telemetry or analytics SDKs", "forbid-new technology|dependency posthog; …"),
    ("constraints", "No telemetry or thermometers", "unchecked"),
    ("forbidden", "Importing lucide-react outside the Icon component",
     "~ forbid-use technology lucide except:**/Icon.*,**/Icon/**"),
    ("forbidden", "Importing lucide-react outside the icon drawer", "unchecked"),
    ("constraints", "Use existing Gauge/StatusBadge components for panels",
     "~ require-use component|import|token Gauge; require-use component|import StatusBadge"),
    ("forbidden", "Pulling in a toast library (react-hot-toast, sonner)",
     "forbid-use technology react-hot-toast; forbid-use technology sonner"),
    ("forbidden", "Pulling in a toast rack", "unchecked"),
    ("constraints", "`beads`, `witness` and gastown internals stay untouched",
     "~ forbid-change file **/beads/**; forbid-change file **/witness/**; forbid-change file **/gastown/**"),
    ("constraints", "`beads`, `witness` and others stay untouched", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_stands_beside_it_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected
