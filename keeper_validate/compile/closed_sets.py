"""What sentences about sets mean: “the only new table is `offers`”, “Plan is one of …”, “another `<Button>`”.

Each reading is a function of what a form of `rules/lexicon/bounded.yaml` matched. Must not match a sentence itself."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.name_lists import is_code, items, listed, owner
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

Reading = tuple[tuple[Check, ...], str | None]
"""The checks of a sentence, and what structure does not show of it."""

_CREATED = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema", "auth_service", "scope",
    "role", "env_var", "feature_flag", "dependency",
})
_LISTED = frozenset({"role", "scope", "feature_flag", "auth_service"})
_NO_NAMES = ("pronouns", "plural_pronouns", "determiners")
_UNSURE = "structure does not show all that belongs to the set"


def sparing(found: re.Match[str]) -> Reading | None:
    """No new ones of a kind but those that are named."""
    entry = _kind(found["kind"]) or _packages(found["kind"])
    names, said = listed(found["names"]), items(found["names"])
    if entry is None or not all(map(_may_be, [entry] * len(names), names, said)):
        return None
    spared = tuple(text for name in names for text in _spelled(entry, name))
    group = (("group", entry.facet),) if entry.facet else ()
    return (Check("forbid-new", entry.kinds, entry.target, excepted=spared, parameters=group),), _doubt(entry)


def none(found: re.Match[str]) -> Reading | None:
    """No new ones of a kind."""
    entry = _kind(found["kind"])
    return ((Check("forbid-new", entry.kinds, entry.target),), _doubt(entry)) if entry is not None else None


def closed(found: re.Match[str]) -> Reading | None:
    """The enum that is named, or that is called after what there are so many of, stays as it is."""
    groups, names = found.groupdict(), listed(found["names"])
    if len(names) < 2 or any("/" in name or is_file(name) for name in names):
        return None
    if groups.get("coded") and not all(is_code(said) or said.isupper() for said in items(found["names"])):
        return None
    if groups.get("plain"):
        return _counted(groups["plain"].lower(), names)
    named = owner(groups["owner"])
    if named is None or not (named[:1].isupper() or (groups.get("sure") and is_code(groups["owner"]))):
        return None
    sure = is_code(groups["owner"]) or bool(groups.get("sure") or groups.get("coded"))
    target = singular(named).lower() if singular(named) != named and not is_code(groups["owner"]) else named
    return (Check("freeze", ("enum",), target, soft=not sure, parameters=_of(names)),), None if sure else _UNSURE


def _of(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The members that a set has, which may come where they are not there yet."""
    return (("members", ",".join(names)),)


def _counted(phrase: str, names: tuple[str, ...]) -> Reading | None:
    """“exactly four order states: …”: what is called so, where it is no other kind of thing."""
    *before, last = phrase.split()
    known = lexicon.entry(phrase) or lexicon.entry(last)
    other = known is not None and "enum" not in known.kinds
    if singular(last) == last or other or (before and before[0] in lexicon.verb_forms()):
        return None
    return (Check("freeze", ("enum",), " ".join((*before, singular(last))), parameters=_of(names)),), _UNSURE


def grows(found: re.Match[str]) -> Reading | None:
    """The enum or the file that is named is only appended to."""
    name = found["owner"].strip("`")
    if is_file(name) and found["owner"].startswith("`"):
        return (Check("append-only", ("file",), name),), None
    named = owner(found["owner"])
    return ((Check("append-only", ("enum",), named),), None) if named and _may_have_members(named, found["owner"]) else None


def all_closed(found: re.Match[str]) -> Reading | None:
    """Each of the enums that are named stays as it is."""
    named = tuple(owner(said) for said in items(found["names"]))
    fits = all(name and _may_have_members(name, said) for name, said in zip(named, items(found["names"]), strict=True))
    return (tuple(Check("freeze", ("enum",), name) for name in named), None) if fits else None


def one_more(found: re.Match[str]) -> Reading | None:
    """Nothing comes to the enum that is called so: “another order type”."""
    return (Check("freeze", ("enum",), found["plain"].lower()),), _UNSURE


def routed(found: re.Match[str]) -> Reading | None:
    """No more methods are answered on a path."""
    return (Check("forbid-new", ("route",), found["path"]),), None


def frozen(found: re.Match[str]) -> Reading | None:
    """The enum that is named stays as it is, for some time."""
    named = owner(found["owner"])
    return ((Check("freeze", ("enum",), named),), None) if named and _may_have_members(named, found["owner"]) else None


def shut(found: re.Match[str]) -> Reading | None:
    """No member comes to the enum that is named."""
    named = owner(found["owner"])
    return ((Check("forbid-new", ("member",), named),), None) if named and _may_have_members(named, found["owner"]) else None


def purposed(found: re.Match[str]) -> Reading | None:
    """None of a kind comes that is called after what it is for: “a separate table for tags”."""
    entry, aim = _kind(found["kind"].lower()), found["aim"].lower()
    idle = aim.endswith(("ing", "ly")) or aim in lexicon.grammar("nameless") or any(lexicon.at(one, (aim,), 0) for one in _NO_NAMES)
    if entry is None or entry.target or idle or singular(aim) == aim:
        return None
    return (Check("forbid-new", entry.kinds, f"*{singular(aim)}*"),), "not all that is for something is called after it"


def again(found: re.Match[str]) -> Reading | None:
    """Nothing comes once more under a name that is there."""
    groups = found.groupdict()
    if groups.get("module"):
        name = groups["module"].rstrip("/")
        return (Check("forbid-new", ("file",), f"**/{name}/**,**/{name}.*"),), None
    name = groups["tag"].strip("</ >")
    return (Check("forbid-new", ("hook" if name.startswith("use") else "component",), name),), None


def _may_have_members(name: str, said: str) -> bool:
    return name[:1].isupper() and "." not in name and (is_code(said) or lexicon.primitive(name.lower()) is None)


def _kind(phrase: str) -> lexicon.Entry | None:
    """The elements that a phrase is about, and none that come with a technology, or are part of others."""
    entry = lexicon.entry(phrase)
    sure = entry is not None and not (entry.opaque or entry.technology or entry.family or entry.primitive or entry.facet)
    return entry if entry is not None and sure and entry.kinds and set(entry.kinds) <= _CREATED else None


def _packages(phrase: str) -> lexicon.Entry | None:
    """The packages of some groups of a manifest: “runtime dependencies”."""
    entry = lexicon.entry(phrase)
    return entry if entry is not None and entry.kinds == ("dependency",) and entry.facet and not entry.only else None


def _doubt(entry: lexicon.Entry) -> str | None:
    return _UNSURE if entry.partial or not _LISTED.isdisjoint(entry.kinds) else None


def _may_be(entry: lexicon.Entry, name: str, said: str) -> bool:
    """Whether something may be what an element of the kind is called, as it is said."""
    if entry.kinds == ("route",):
        return "/" in name
    if entry.kinds == ("dependency",):
        named = said.startswith("`") or lexicon.technology(name) is not None or re.search(r"[-@/.\d]", name) is not None
        return named and re.fullmatch(r"(?:@[\w.-]+/)?[\w.-]+", name) is not None
    coded = said.startswith("`") or not name.islower() or "_" in name or not _LISTED.isdisjoint(entry.kinds)
    plain = coded and re.fullmatch(r"[A-Za-z_][\w.:-]*", name) is not None and not is_file(name)
    return plain and not any(lexicon.at(one, (name.lower(),), 0) for one in _NO_NAMES)


def _spelled(entry: lexicon.Entry, name: str) -> tuple[str, ...]:
    """What an exception is called in the source: a route below a prefix, a package by each of its names."""
    if entry.kinds == ("route",):
        method, _, path = name.rpartition(" ")
        return (name, f"{method} */{path.lstrip('/')}".strip())
    if entry.kinds == ("dependency",):
        known = lexicon.technology(name)
        packages = lexicon.mapping("technologies", known).get("dependencies", ()) if known else ()
        return tuple(dict.fromkeys((name.lower(), *(one.partition(":")[2] for one in packages))))
    return (name.lower(),) if "auth_service" in entry.kinds else (name,)
