"""Sets that are closed and places that alone may change: “new tables: none”, “Plan is one of free, pro”, “no changes outside `apps/web`”.

Its sentences are data (`rules/lexicon/bounded.yaml`). Reads a clause as a whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.polarity import asks, forbids, keeps, soft
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass, replace

_CREATED = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "enum", "table", "schema", "auth_service", "scope",
    "role", "env_var", "feature_flag", "dependency",
})
_LISTED = frozenset({"role", "scope", "feature_flag", "auth_service"})
_TAIL = re.compile(r"\s*(?:\((?P<aside>[^()]*)\)|(?:\s[—–-]|;)\s(?P<tail>[^.;]*))\s*$")
_PARTS = {
    "variant": ("variant",), "prop": ("prop",), "column": ("column",), "field": ("field", "column"), "property": ("field", "column"),
    "member": ("member",), "value": ("member",), "method": ("method",), "size": ("variant",), "color": ("variant",), "colour": ("variant",),
}
_TOLD = "it may only tell how things are"
_UNSURE = "structure does not show all that belongs to the set"


@dataclass(frozen=True, slots=True)
class _Form:
    says: re.Pattern[str]
    reads: str
    banned: bool
    weak: bool


def bounded(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause that closes a set or a place; None where it says anything else."""
    if keeps(clause) or "=>" in text:
        return None
    plain = re.sub(r"\s+", " ", text.strip().lstrip("-*• ").rstrip(".! ").replace("**", ""))
    tail = _TAIL.search(plain)
    limits = set(re.findall(r"[a-z]+", (tail["aside"] or tail["tail"] or "").lower())) & _limiting() if tail else ()
    texts = (plain, *((plain[:tail.start()].rstrip(),) if tail and not limits else ()))
    banned = forbids(clause)
    for said in texts:
        for form in _forms():
            found = form.says.fullmatch(said) if form.banned or not banned else None
            made = _READINGS[form.reads](found) if found else None
            if made:
                return _said(clause, made[0], made[1] or (_TOLD if form.weak else None))
    return None


def _said(clause: Clause, checks: tuple[Check, ...], doubt: str | None) -> Compiled:
    weak = soft(clause) or doubt == _TOLD
    told = tuple(replace(check, soft=check.soft or weak, human=asks(clause)) for check in checks)
    why = doubt or ("it only recommends" if weak else None)
    return Compiled(clause, told, why is not None, why)


_Reading = tuple[tuple[Check, ...], str | None]


def _sparing(found: re.Match[str]) -> _Reading | None:
    """No new ones of a kind but those that are named."""
    entry = _kind(found["kind"])
    names, said = _listed(found["names"]), _items(found["names"])
    if entry is None or not all(map(_may_be, [entry] * len(names), names, said)):
        return None
    spared = tuple(text for name in names for text in _spelled(entry, name))
    doubt = _UNSURE if entry.partial or not _LISTED.isdisjoint(entry.kinds) else None
    return (Check("forbid-new", entry.kinds, entry.target, excepted=spared),), doubt


def _none(found: re.Match[str]) -> _Reading | None:
    entry = _kind(found["kind"])
    doubt = _UNSURE if entry is not None and (entry.partial or not _LISTED.isdisjoint(entry.kinds)) else None
    return ((Check("forbid-new", entry.kinds, entry.target),), doubt) if entry is not None else None


def _closed(found: re.Match[str]) -> _Reading | None:
    """The enum that is named, or that is called after what there are so many of, stays as it is."""
    groups, names = found.groupdict(), _listed(found["names"])
    if len(names) < 2 or any("/" in name or is_file(name) for name in names):
        return None
    if groups.get("plain"):
        words = groups["plain"].lower().split()
        known = lexicon.entry(groups["plain"]) or lexicon.entry(words[-1])
        if singular(words[-1]) == words[-1] or (known is not None and "enum" not in known.kinds) or words[0] in lexicon.verb_forms():
            return None
        return (Check("freeze", ("enum",), " ".join((*words[:-1], singular(words[-1])))),), _UNSURE
    owner = _owner(groups["owner"])
    if owner is None or not owner[:1].isupper():
        return None
    coded = groups["owner"].startswith("`") or re.search(r"[a-z][A-Z]|_", owner) is not None
    many = singular(owner) != owner
    check = Check("freeze", ("enum",), singular(owner).lower() if many and not coded else owner, soft=not (coded or groups.get("sure")))
    return (check,), None if coded or groups.get("sure") else _UNSURE


def _parts(found: re.Match[str]) -> _Reading | None:
    """No other parts of a thing come than those that are named."""
    owner, part = _owner(found["owner"]), singular(found["part"].lower())
    names, roles = _listed(found["names"]), _PARTS.get("property" if part.startswith("propert") else part)
    if owner is None or roles is None or not all(re.fullmatch(r"[\w-]+", name) for name in names):
        return None
    if owner.islower() and roles[0] not in ("column", "field"):
        return None
    return (Check("forbid-new", roles, owner, excepted=names),), None


def _grows(found: re.Match[str]) -> _Reading | None:
    owner = found["owner"].strip("`")
    if is_file(owner) and found["owner"].startswith("`"):
        return (Check("append-only", ("file",), owner),), None
    named = _owner(found["owner"])
    return ((Check("append-only", ("enum",), named),), None) if named and named[:1].isupper() and "." not in named else None


def _housed(found: re.Match[str]) -> _Reading | None:
    """Nothing is changed, nor anything new put, outside of the places."""
    places = _places(found["paths"])
    kept = tuple(Check(op, ("file",), excepted=places) for op in ("forbid-change", "forbid-new"))
    return (kept, None) if places else None


def _added(found: re.Match[str]) -> _Reading | None:
    places = _places(found["paths"])
    return ((Check("forbid-new", ("file",), excepted=places),), None) if places else None


def _kept(found: re.Match[str]) -> _Reading | None:
    places = _places(found["paths"])
    return (tuple(Check("forbid-change", ("file",), place) for place in places), None) if places else None


_READINGS = {
    "sparing": _sparing, "none": _none, "closed": _closed, "parts": _parts, "grows": _grows, "housed": _housed, "added": _added, "kept": _kept,
}


def _kind(phrase: str) -> lexicon.Entry | None:
    """The elements that a phrase is about, and none that come with a technology, or are part of others."""
    entry = lexicon.entry(phrase)
    sure = entry is not None and not (entry.opaque or entry.technology or entry.family or entry.primitive or entry.facet)
    return entry if entry is not None and sure and entry.kinds and set(entry.kinds) <= _CREATED else None


def _may_be(entry: lexicon.Entry, name: str, said: str) -> bool:
    """Whether something may be what an element of the kind is called, as it is said."""
    if entry.kinds == ("route",):
        return "/" in name
    if entry.kinds == ("dependency",):
        named = said.startswith("`") or lexicon.technology(name) is not None or re.search(r"[-@/.\d]", name) is not None
        return named and re.fullmatch(r"(?:@[\w.-]+/)?[\w.-]+", name) is not None
    coded = said.startswith("`") or not name.islower() or "_" in name or not _LISTED.isdisjoint(entry.kinds)
    plain = coded and re.fullmatch(r"[A-Za-z_][\w.:-]*", name) is not None and not is_file(name)
    return plain and not any(lexicon.at(one, (name.lower(),), 0) for one in ("pronouns", "plural_pronouns", "determiners"))


def _spelled(entry: lexicon.Entry, name: str) -> tuple[str, ...]:
    if entry.kinds == ("route",):
        method, _, path = name.rpartition(" ")
        return (name, f"{method} */{path.lstrip('/')}".strip())
    if entry.kinds == ("dependency",):
        known = lexicon.technology(name)
        listed = lexicon.mapping("technologies", known).get("dependencies", ()) if known else ()
        return tuple(dict.fromkeys((name.lower(), *(one.partition(":")[2] for one in listed))))
    return (name.lower(),) if "auth_service" in entry.kinds else (name,)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(name.strip("`").rstrip(".") for name in _items(text))


def _items(text: str) -> tuple[str, ...]:
    return tuple(name.removeprefix("the ") for name in re.split(r", and |, or |, | and | or | & ", text))


def _places(text: str) -> tuple[str, ...]:
    named = (re.sub(r" (?:folder|directory|package|module|app)$", "", name).strip("`") for name in _listed(text))
    places = tuple(named)
    return places if all("/" in place or is_file(place) for place in places) else ()


def _owner(text: str) -> str | None:
    """The name of what has parts; a plural in small letters is that of a table alone."""
    name = text.strip("`")
    known = lexicon.entry(name.lower())
    plain = not text.startswith("`") and known is not None and known.primitive is None and singular(name.lower()) != name.lower()
    return None if plain or lexicon.technology(name) or is_file(name) else name


@cache
def _limiting() -> frozenset[str]:
    return frozenset(lexicon.mapping("held", "limiting"))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = {name: str(text) for name, text in lexicon.mapping("bounded", "parts").items()}
    parts["names"], parts["paths"] = parts["names"].replace("{name}", parts["name"]), parts["paths"].replace("{path}", parts["path"])
    for form in lexicon.mapping("bounded", "forms").values():
        for says in form["says"]:
            said = str(says)
            for name, text in parts.items():
                said = said.replace(f"{{{name}}}", text)
            yield _Form(re.compile(said, re.IGNORECASE), form["reads"], bool(form.get("banned")), bool(form.get("weak")))
