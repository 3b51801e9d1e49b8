"""Two rules in one sentence or beside each other, where the reading of the whole has kept one of them, or neither: “all X must A, and
do not add Y”.

Must not read a sentence itself, nor part one whose halves could share a subject, a place or a condition."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_HIDDEN = re.compile(r"`[^`]*`|\"[^\"]*\"|\([^()]*\)|\[[^\[\]]*\]")
_MOST = 3
_Reading = Callable[[Clause, str], Compiled]


def jointly(whole: Compiled, text: str, read: _Reading) -> Compiled:
    """What was read of a clause, with the rule of a half that it left out, or that it took for one about what the other acts on."""
    banned = forbids(whole.clause)
    for left, right in _halves(text, banned):
        first, second = read(whole.clause, left), read(whole.clause, right)
        if not (_is_sure(first) and _is_sure(second)) or (not banned and _is_placed(first) and not _is_placed(second)):
            continue
        if not whole.checks or (banned and _is_apart(first, second, whole)):
            return Compiled(whole.clause, tuple(dict.fromkeys((*first.checks, *second.checks))))
        lost = [made for made in (first, second) if whole.checks and _is_lost(made, whole)]
        if lost and not banned:
            return replace(whole, checks=tuple(dict.fromkeys((*whole.checks, *(check for made in lost for check in made.checks)))))
    return whole


def _halves(text: str, banned: bool) -> Iterator[tuple[str, str]]:
    """The ways to part a text where a new deed, or a new subject with its verb, begins."""
    if _bound().match(text) or ":" in text:
        return
    hidden = _HIDDEN.sub(lambda found: "\x00" * len(found[0]), text)
    for found in islice(_starts(banned).finditer(hidden), _MOST):
        left, right = text[:found.start()].strip(), text[found.end("joint"):].strip()
        bidden = banned or (_orders(left) and (found["none"] is None or found["joint"][0] in ";." or _denies(left)))
        if left and right and bidden:
            yield left, f"{right[:1].upper()}{right[1:]}"


def _is_sure(made: Compiled) -> bool:
    return bool(made.checks) and not made.partial and not any(check.soft for check in made.checks)


def _is_lost(made: Compiled, whole: Compiled) -> bool:
    """Whether nothing that was read of the whole speaks of what a half speaks of."""
    held = {_meant(check) for check in whole.checks}
    return held.isdisjoint(map(_meant, made.checks))


def _is_apart(first: Compiled, second: Compiled, whole: Compiled) -> bool:
    """Whether the halves forbid two deeds, of which the whole lost one, or did the deed of the first to what the second names, or took
    what the second acts on for the place of both."""
    lost = any(_is_lost(made, whole) for made in (first, second))
    acted = _deeds(whole) - _deeds(first) - _deeds(second)
    return lost or bool(acted) or (_is_placed(whole) and not _is_placed(first) and not _is_placed(second))


def _deeds(made: Compiled) -> set[tuple[str, tuple[str, ...]]]:
    return {(check.op, check.kinds) for check in made.checks}


def _is_placed(made: Compiled) -> bool:
    return any(check.within or check.excepted for check in made.checks)


def _meant(check: Check) -> tuple[str, ...]:
    name = check.technology or check.target
    return (name,) if name else check.kinds


def _orders(text: str) -> bool:
    """Whether a text begins as a rule does, and tells nothing before it."""
    hidden = _HIDDEN.sub(lambda found: "\x00" * len(found[0]), text)
    return re.match(_begun(banned=False), hidden, re.IGNORECASE) is not None


def _denies(text: str) -> bool:
    """“no new tables”, “never use X”: of nobody in particular, so that what follows is not of him either."""
    return re.match(r"(?:no|never|do not|don't) ", text, re.IGNORECASE) is not None


@cache
def _starts(banned: bool) -> re.Pattern[str]:
    """Where a second rule begins: with a deed or what is new among what is forbidden, else with an order or a subject and what it must."""
    joint = r"(?P<joint>(?:[,;.]| [-–—]| and| or| but| as well as)(?: and| or| but)?(?: also,?)? )"
    return re.compile(rf"{joint}(?={_begun(banned)})", re.IGNORECASE)


@cache
def _begun(banned: bool) -> str:
    begun = "|".join(lexicon.mapping("joints", "banned" if banned else "bidden"))
    none = "(?!)" if banned else r"no (?:new |more |further |additional )?[a-z\x00]"
    return rf"(?:{begun}|(?P<none>{none}))"


@cache
def _bound() -> re.Pattern[str]:
    """What a sentence begins with that holds for all of it: a condition, a place, a time."""
    return re.compile("|".join(lexicon.mapping("joints", "bound")), re.IGNORECASE)
