"""What sentences about the parts of a thing mean: “Button has no other variants than …”, “`users`: columns may be added, none dropped”.

Each reading is a function of what a form of `rules/lexicon/bounded.yaml` matched. Must not match a sentence itself."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.closed_sets import Reading
from keeper_validate.compile.sentences.name_lists import listed, owner
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

_PARTIAL = "structure shows that a part is gone, and not all that may change of it"
_MORE = "structure does not show that it is the type which changes"
_SERVICES = ("auth_service", "service")


def parts(found: re.Match[str]) -> Reading | None:
    """No other parts of a thing come than those that are named."""
    groups, named, names = found.groupdict(), owner(found["owner"]), listed(found["names"])
    roles = _roles(groups["part"]) if groups.get("part") else _of_noun(groups.get("noun"), found["owner"])
    fits = named is not None and roles and all(re.fullmatch(r"[\w-]+", name) for name in names) and _has(found["owner"], roles)
    return ((Check("forbid-new", roles, named, excepted=names),), None) if fits else None


def standing(found: re.Match[str]) -> Reading | None:
    """Parts may come to a thing, and none of those it has may go."""
    named, roles = owner(found["owner"]), _roles(found["part"])
    fits = named is not None and roles and _has(found["owner"], roles)
    return ((Check("forbid-remove", roles, named),), None) if fits else None


def other(found: re.Match[str]) -> Reading | None:
    """Of variants and props, only the one sort may come."""
    groups, named = found.groupdict(), owner(found["owner"])
    free = next((singular(groups[name].lower()) for name in ("open", "only", "via") if groups.get(name)), None)
    kept = singular(groups["shut"].lower()) if groups.get("shut") else "prop" if free == "variant" else "variant"
    return ((Check("forbid-new", (kept,), named),), None) if named and named[:1].isupper() and kept != free else None


def sealed(found: re.Match[str]) -> Reading | None:
    """A service gets no new methods, and stays as it is where it is not only closed."""
    named = found["owner"].strip("`")
    made = [Check("forbid-new", ("method",), named)]
    made += [Check("forbid-change", _SERVICES, named)] if found["how"].lower() != "closed" else []
    return tuple(made), None


def unchanged(found: re.Match[str]) -> Reading | None:
    """The parts that a thing has stay as they are."""
    groups = found.groupdict()
    if groups.get("types"):
        return (Check("append-only", ("table",), soft=True),), _MORE
    if groups.get("table"):
        return (Check("forbid-change", ("table",), groups["table"].strip("`")),), None
    if groups.get("dotted"):
        return _dotted(*groups["dotted"].split("."))
    roles = _roles(groups["part"]) if groups.get("part") else ("member",)
    if groups.get("one"):
        return ((Check("forbid-remove", roles, groups["one"]),), _PARTIAL) if roles else None
    named = owner(groups["owner"])
    if named is None or not roles or not _has(groups["owner"], roles):
        return None
    if roles[0] == "prop":
        return (Check("forbid-change", ("component",), named),), None
    if groups.get("part") and {"type", "types"} & {*found[0].lower().split()}:
        return (Check("append-only", ("table",), named, soft=True),), _MORE
    if roles[0] in ("column", "field", "member"):
        kinds = {"column": ("table",), "field": ("schema", "table"), "member": ("enum",)}[roles[0]]
        return (Check("append-only", kinds, named, parameters=(("order", "free"),) if roles == ("member",) else ()),), None
    return (Check("forbid-remove", roles, named),), _PARTIAL


def _dotted(whole: str, part: str) -> Reading | None:
    """“`orders.total`”, “AuthService.login signature”: one part of one thing."""
    if lexicon.technology(whole) or not (whole[:1].isupper() or singular(whole) != whole):
        return None
    roles = ("column", "field") if whole.islower() else ("member", "variant", "prop", "field", "column", "method")
    return (Check("forbid-remove", roles, part, parameters=(("of", whole),)),), _PARTIAL


def _roles(phrase: str) -> tuple[str, ...]:
    """The roles of the parts that a word means; none where it may mean others as well."""
    word = phrase.lower()
    entry = next((one for one in lexicon.mapping("held", "parts").values() if word in one["words"]), None)
    return tuple(entry["roles"][:1] if "variant" in entry["roles"] else entry["roles"]) if entry and not entry.get("guessed") else ()


def _of_noun(noun: str | None, said: str) -> tuple[str, ...]:
    """The roles of the parts that something has, by the noun behind its name or by how that is written."""
    if noun and noun.strip().lower() == "enum":
        return ("member",)
    return ("column", "field") if noun or said.strip("`").islower() else ()


def _has(said: str, roles: tuple[str, ...]) -> bool:
    """Whether what is named may have such parts: what is written small is a table."""
    name = said.strip("`")
    return not name.islower() or roles[0] in ("column", "field")
