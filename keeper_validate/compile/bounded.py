"""Sets that are closed and places that alone may change: “new tables: none”, “Plan is one of free, pro”, “no changes outside `apps/web`”.

Its sentences are data (`rules/lexicon/bounded.yaml`). Reads a clause as a whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile import closed_parts, closed_sets, held_still
from keeper_validate.compile.sentences.polarity import asks, forbids, keeps, soft
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.compulsory import compulsory
from keeper_validate.values import dataclass, replace

_TAIL = re.compile(r"\s*(?:\((?P<aside>[^()]*)\)|(?:\s[—–-]|;)\s(?P<tail>[^.;]*))\s*$")
_LONGEST = 400
_TOLD = "it may only tell how things are"


@dataclass(frozen=True, slots=True)
class _Form:
    """`says` is compiled when a text holds a piece of `needs`."""

    says: str
    needs: frozenset[str]
    reads: str
    banned: bool
    weak: bool
    policy: bool
    kept: bool


def bounded(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause that closes a set or a place; None where it says anything else."""
    if len(text) > _LONGEST:
        return None  # no such sentence is as long, and patterns that look for lists of names take their time
    plain = re.sub(r"\s+", " ", text.strip().lstrip("-*• ").rstrip(".! ").replace("**", "").replace("’", "'"))
    tail = _TAIL.search(plain)
    limits = set(re.findall(r"[a-z]+", (tail["aside"] or tail["tail"] or "").lower())) & _limiting() if tail else ()
    denied = re.match(r"(?:no|nothing|never|do not|zero)\b", plain, re.IGNORECASE) is not None
    low = plain.lower()
    forms = [form for form in _forms() if _may_stand(form, clause, denied) and (not form.needs or any(map(low.__contains__, form.needs)))]
    for said in (plain, *((plain[:tail.start()].rstrip(),) if tail and not limits else ())):
        for form in forms:
            found = _expression(form.says).fullmatch(said)
            made = _READINGS[form.reads](found) if found else None
            if made:
                return _said(clause, made[0], made[1], form.weak)
    return None


def _may_stand(form: _Form, clause: Clause, denied: bool) -> bool:
    """Whether a form says so under the key of a clause; `denied` that the sentence forbids by its own words."""
    if keeps(clause):
        return form.kept
    if forbids(clause):
        return form.banned or (denied and not (form.policy or form.kept))
    return clause.key.startswith("extension_polic") if form.policy else not (form.banned or form.kept)


def _said(clause: Clause, checks: tuple[Check, ...], doubt: str | None, told: bool) -> Compiled:
    weak = soft(clause) or told
    made = tuple(replace(check, soft=check.soft or weak, human=asks(clause)) for check in checks)
    why = doubt or (_TOLD if told else "it only recommends" if weak else None)
    return Compiled(clause, made, why is not None, why)


_SETS = ("sparing", "none", "closed", "grows", "shut", "again", "frozen", "purposed", "all_closed", "one_more", "routed")
_PARTS = ("parts", "standing", "other", "sealed", "unchanged")
_PLACES = ("housed", "added", "kept", "raised", "pinned", "renamed", "generated", "counted", "alike", "recorded")
_READINGS: dict[str, Callable[[re.Match[str]], closed_sets.Reading | None]] = {
    name: getattr(module, name) for module, names in ((closed_sets, _SETS), (closed_parts, _PARTS), (held_still, _PLACES)) for name in names
}


@cache
def _limiting() -> frozenset[str]:
    return frozenset(lexicon.mapping("held", "limiting"))


@cache
def _expression(says: str) -> re.Pattern[str]:
    return re.compile(says, re.IGNORECASE)


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = {name: str(text) for name, text in lexicon.mapping("bounded", "parts").items()}
    parts["names"], parts["paths"] = parts["names"].replace("{name}", parts["name"]), parts["paths"].replace("{path}", parts["path"])
    for form in lexicon.mapping("bounded", "forms").values():
        for says in form["says"]:
            said = str(says)
            needs = compulsory(said)
            for name, text in parts.items():
                said = said.replace(f"{{{name}}}", text)
            flags = (bool(form.get(name)) for name in ("banned", "weak", "policy", "kept"))
            yield _Form(said, needs, form["reads"], *flags)
