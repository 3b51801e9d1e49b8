"""What may stand at the root beside a thing without making another thing of it, and which kinds a domain of reuse holds."""

from __future__ import annotations

import pytest
from made import change, element, judged, law, snapshot

STAND_INS = ["a", "input", "NavLink", "NextLink", "RouterLink", "Slot", "Comp", "Box", "Tooltip", "Skeleton", "Spinner", "CircularProgress"]
DOMAINS = [
    ("frontend", "component"), ("frontend", "hook"), ("frontend", "store"), ("frontend", "page"), ("backend", "service"), ("data", "enum"),
    ("data", "table"), ("data", "schema"), ("auth", "auth_service"), ("auth", "scope"), ("auth", "role"), ("state", "store"),
    ("config", "env_var"), ("config", "feature_flag"),
]


def forbidden(word: str, *rendered: str) -> bool:
    new = element("component", "Settings", "src/s.tsx:3", *(f"renders={one}=root" for one in rendered))
    found = judged(change(snapshot(), snapshot(new)), law(f"forbidden:\n  - No new {word}\n")).findings
    return "forbidden/new-component" in {one.rule for one in found}


@pytest.mark.parametrize("other", STAND_INS)
def test_a_button_beside_its_stand_in_is_a_button(other: str) -> None:
    assert forbidden("buttons", "button", other)
    assert not forbidden("buttons", "button", "ul")


def test_what_lies_over_a_page_is_itself_beside_anything() -> None:
    assert forbidden("modals", "dialog", "ul")


@pytest.mark.parametrize(("domain", "kind"), DOMAINS, ids=[f"{kind} of {domain}" for domain, kind in DOMAINS])
def test_what_is_reused_of_a_domain_is_not_built_again(domain: str, kind: str) -> None:
    under = law(f"reuse:\n  {domain}: [Card]\n")
    new = element(kind, "Card", "src/other.ts:3", exported=True)
    assert [one.rule for one in judged(change(snapshot(), snapshot(new)), under).findings if one.severity == "block"] == ["reuse/duplicate"]
    other = element("event", "Card", "src/other.ts:3", exported=True)
    assert judged(change(snapshot(), snapshot(other)), under).findings == ()
