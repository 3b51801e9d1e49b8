"""What the members of an element are called where they are written out, which a change of an annotation changes while they stay.

An element's `wire` facets give the word of a member, `wire-case` the style of all that have none. Pure. Must not know any library."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.checks.members import MemberChange
from keeper_validate.element import Element

_PARTS = re.compile(r"[A-Z]?[^A-Z_\s]+|[A-Z]")
_JOINTS = {"snake_case": "_", "SCREAMING_SNAKE_CASE": "_", "kebab-case": "-", "SCREAMING-KEBAB-CASE": "-"}


def reworded(base: Element, head: Element, role: str = "member") -> Iterator[MemberChange]:
    """The members of both sides that are written out as another word than they were."""
    if not any(one.value("wire") or one.value("wire-case") for one in (base, head)):
        return
    now = {facet.name: facet.value for facet in head.named(role)}
    for facet in base.named(role):
        if facet.name not in now:
            continue
        given, other = _words(base, facet.name), _words(head, facet.name)
        was, known = given or _own(base, facet.name, facet.value), other or _own(head, facet.name, now[facet.name])
        if (bool(given) and not was <= known) or was.isdisjoint(known):
            yield MemberChange("value-changed", facet.name, f"was written out as {_told(was - known)} and is as {_told(known)}")


def _words(element: Element, member: str) -> frozenset[str]:
    return frozenset(facet.value for facet in element.named("wire") if facet.name == member and facet.value is not None)


def _own(element: Element, member: str, value: str | None) -> frozenset[str]:
    """What a member without a word of its own is written out as: its name in the style of all, or a text that it holds."""
    held = {value.strip('"')} if value and value.startswith('"') else set()
    return frozenset({_styled(member, element.value("wire-case") or ""), *held})


def _styled(name: str, style: str) -> str:
    parts = _PARTS.findall(name)
    if style in _JOINTS:
        joined = _JOINTS[style].join(parts)
        return joined.upper() if style.startswith("SCREAMING") else joined.lower()
    if style in ("lowercase", "UPPERCASE"):
        return name.lower() if style == "lowercase" else name.upper()
    if style in ("camelCase", "PascalCase"):
        whole = "".join(part[:1].upper() + part[1:] for part in parts)
        return whole if style == "PascalCase" else whole[:1].lower() + whole[1:]
    return f"{name} ({style})" if style else name


def _told(words: frozenset[str]) -> str:
    return " or ".join(sorted(words))
