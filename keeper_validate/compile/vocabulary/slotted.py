"""Sentences as lexicons write them down: expressions in which braces stand for named parts, `{noun} lives in {path}`.

Writes the parts out, and tries an expression on those sentences alone that hold what it cannot do without. Must not know any of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from keeper_validate.compile.vocabulary.compulsory import compulsory
from keeper_validate.values import dataclass

_PART = re.compile(r"\{([a-z_]+)\}")
_GROUP = re.compile(r"\(\?P<(\w+)>")
_DEEPEST = 5


@dataclass(frozen=True, slots=True)
class Slotted:
    """An expression over a whole sentence, without regard to capitals; a sentence that fits holds at least one of the pieces in small
    letters that it `needs`, where any are known."""

    says: str
    needs: frozenset[str]

    def may_fit(self, low: str) -> bool:
        """Whether a text, in small letters, holds what this cannot do without."""
        return not self.needs or any(map(low.__contains__, self.needs))

    def fit(self, said: str) -> re.Match[str] | None:
        """The whole of a sentence by this expression."""
        return _compiled(self.says).fullmatch(said)


def slotted(says: str, parts: Mapping[str, str], needs: Iterable[str] = ()) -> Slotted:
    """An expression with its parts written out; what it needs where that is told, else what can be seen of it."""
    said = spelled_out(says, parts)
    return Slotted(said, frozenset(needs) or compulsory(said))


def spelled_out(says: str, parts: Mapping[str, str]) -> str:
    """An expression with its parts, and the parts of these, in the place of their names; braces that name none stay."""
    for _ in range(_DEEPEST):
        before, says = says, _PART.sub(lambda found: parts.get(found[1], found[0]), says)
        if says == before:
            break
    return says


def first_fit(forms: Iterable[Slotted], said: str) -> re.Match[str] | None:
    """A sentence by the first expression that it fits."""
    low = said.lower()
    return next((found for form in forms if form.may_fit(low) and (found := form.fit(said))), None)


def filled(found: re.Match[str]) -> dict[str, str]:
    """What the parts of a sentence hold by their names; those that hold nothing are left out."""
    held: dict[str, str] = {}
    for name, slot in found.groupdict().items():
        if slot:
            held.setdefault(name.rstrip("_"), slot)
    return held


@cache
def _compiled(says: str) -> re.Pattern[str]:
    return re.compile(_apart(says), re.IGNORECASE)


def _apart(says: str) -> str:
    """An expression in which no two groups have one name, as a part may stand in it twice: the later ones bear marks behind theirs."""
    seen: list[str] = []

    def named(found: re.Match[str]) -> str:
        seen.append(found[1])
        return f"(?P<{found[1]}{'_' * (seen.count(found[1]) - 1)}>"

    return _GROUP.sub(named, says)
