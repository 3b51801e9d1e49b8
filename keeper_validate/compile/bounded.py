"""Sets that are closed and places that alone may change: “new tables: none”, “Plan is one of free, pro”, “no changes outside `apps/web`”.

Its sentences are data (`rules/lexicon/bounded.yaml`). Reads a clause as a whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile import closed_parts, closed_sets, held_still
from keeper_validate.compile.sentences.polarity import asks, forbids, keeps, soft
from keeper_validate.compile.sentences.whole import bare, unremarked
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import Slotted, slotted
from keeper_validate.values import dataclass, replace

_LONGEST = 400
_TOLD = "it may only tell how things are"


@dataclass(frozen=True, slots=True)
class _Form:
    says: Slotted
    reads: str
    banned: bool
    weak: bool
    policy: bool
    kept: bool


def bounded(clause: Clause, text: str) -> Compiled | None:
    """The checks of a clause that closes a set or a place; None where it says anything else."""
    if len(text) > _LONGEST:
        return None  # no such sentence is as long, and patterns that look for lists of names take their time
    plain = bare(text)
    denied = re.match(r"(?:no|nothing|never|do not|zero)\b", plain, re.IGNORECASE) is not None
    low = plain.lower()
    forms = [form for form in _forms() if _may_stand(form, clause, denied) and form.says.may_fit(low)]
    for said in dict.fromkeys((plain, unremarked(plain))):
        for form in forms:
            found = form.says.fit(said)
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
_PLACES = (
    "housed", "added", "kept", "raised", "pinned", "renamed", "generated", "counted", "alike", "recorded", "lasting", "unwritten",
    "indexed", "undefaulted", "unset", "unrouted", "unheld",
)
_READINGS: dict[str, Callable[[re.Match[str]], closed_sets.Reading | None]] = {
    name: getattr(module, name) for module, names in ((closed_sets, _SETS), (closed_parts, _PARTS), (held_still, _PLACES)) for name in names
}


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = lexicon.mapping("bounded", "parts")
    for form in lexicon.mapping("bounded", "forms").values():
        for says in form["says"]:
            flags = (bool(form.get(name)) for name in ("banned", "weak", "policy", "kept"))
            yield _Form(slotted(says, parts), form["reads"], *flags)
