"""A tag of markup that bears an attribute or lacks it: as a check names it, `<a target=_blank> without rel=noopener`.

Attributes in the brackets tell which tags are meant; `|` stands between names of which any will do, and `*` is any tag. Must not know
any language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from keeper_validate.values import dataclass

FORM = "markup"
"""The form of a token that is such a tag."""
_NAME = r"(?:[A-Za-z@#][\w.:-]*|\*)"
_ATTRIBUTE = re.compile(rf"({_NAME}(?:\|{_NAME})*)(?:=([^\s<>,]+))?")
_SPEC = re.compile(rf"<({_NAME}(?:\|{_NAME})*)((?: [^\s<>,]+)*)> (with|without) ([^\s<>,]+)")
Attribute = tuple[frozenset[str], str | None]


@dataclass(frozen=True, slots=True)
class Tagged:
    """The tags that are meant by name and by what they bear, and what each of them lacks, or bears though it must not."""

    tags: frozenset[str]
    bearing: tuple[Attribute, ...]
    lacks: bool
    attribute: Attribute


def tagged(text: str) -> Tagged | None:
    """What a check names; None where it names no tag."""
    found = _SPEC.fullmatch(text)
    told = [_attribute(one) for one in (*found[2].split(), found[4])] if found else []
    known = [one for one in told if one is not None]
    if found is None or len(known) < len(told):
        return None
    return Tagged(frozenset(found[1].split("|")), tuple(known[:-1]), found[3] == "without", known[-1])


def plainly(name: str) -> str:
    """The name of an attribute without the signs of what binds it, and without what tells `tabIndex` from `tabindex`."""
    bare = re.sub(r"^(?:v-bind:|x-bind:|bind:|:|\[)(?:attr\.)?|\]$", "", name).lower()
    return re.sub(r"^(?:v-on:|x-on:|on:|@)", "on", bare).replace("-", "")


def is_one(meant: Tagged, tag: str, attributes: Mapping[str, str | None], open_ended: bool) -> bool:
    """Whether a tag is one that is named; `attributes` are its own with what they are set to, None where only running tells, and
    `open_ended` says that it may bear others as well."""
    if not meant.tags & {tag, "*"} or not all(_bears(one, attributes) is True for one in meant.bearing):
        return False
    borne = _bears(meant.attribute, attributes)
    return (borne is False and not open_ended) if meant.lacks else borne is True


def _bears(attribute: Attribute, attributes: Mapping[str, str | None]) -> bool | None:
    """Whether an attribute is there, and set to what is named; None where only running tells."""
    names, value = attribute
    set_to = [attributes[name] for name in names if name in attributes]
    if value is None or not set_to:
        return bool(set_to)
    if any(one is None for one in set_to):
        return None
    return any(one == value or value in (one or "").split() for one in set_to)


def _attribute(text: str) -> Attribute | None:
    found = _ATTRIBUTE.fullmatch(text)
    return (frozenset(plainly(name) for name in found[1].split("|")), found[2]) if found else None
