"""Clauses that only tell how names are formed, in whatever sentences: “Files: kebab-case. Classes use PascalCase (`UserService`)”.

Must not read any other clause."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.demands.in_languages import ending_of
from keeper_validate.compile.demands.name_checks import checked
from keeper_validate.compile.demands.names_refused import refused
from keeper_validate.compile.demands.names_unwanted import unwanted
from keeper_validate.compile.sentences.name_pairs import Paired, paired, without_examples
from keeper_validate.compile.sentences.name_words import said_plainly
from keeper_validate.compile.sentences.parts import Part, parts
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_ENDS = (".", ";", "!", "?")


def with_names(whole: Compiled, text: str, read: Callable[[Clause, str], Compiled]) -> Compiled:
    """What was read of a clause, with the forms that it asks of names beside, where nothing else was read of it."""
    of_names = all(check.op == "require-shape" or CONSTRUCT in check.parameters for check in whole.checks)
    if (whole.checks and (not whole.partial or forbids(whole.clause))) or not of_names:
        return whole
    named = _told(whole.clause, text) or (unwanted(whole.clause, text) if not forbids(whole.clause) else None)
    more = tuple(check for check in named.checks if not any(_is_alike(check, one) for one in whole.checks)) if named else ()
    if not more and not whole.checks and (plain := said_plainly(text)) != text:
        again = read(whole.clause, plain)
        return again if all(check.kinds == ("file",) or CONSTRUCT in check.parameters for check in again.checks) else whole
    if named is None or not more:
        return whole
    if not whole.checks:
        return named
    return replace(whole, checks=(*whole.checks, *more), partial=whole.partial or named.partial)


def _is_alike(check: Check, other: Check) -> bool:
    """Whether something is known already of what a check asks, though it be another form."""
    kinds = {*check.kinds} & {*other.kinds}
    return check.op == other.op and bool(kinds) and (kinds != {"token"} or _sort(check) == _sort(other))


def _sort(check: Check) -> str:
    """Whose names a check is of."""
    return (check.target or "").partition(":")[0]


def _told(clause: Clause, text: str) -> Compiled | None:
    """The checks of the forms that a clause asks of names, or None where it asks none that can be read."""
    told_text, samples = without_examples(text)
    sentences = _sentences(parts(told_text))
    made: list[Made] = []
    left: list[str] = []
    for sentence in sentences:
        found = paired(sentence)
        apart = found and forbids(clause) and (found.doubly or (not found.negated and sentence is not sentences[0]))
        found = None if apart else found
        told, whys = _made(found, samples, found.negated or forbids(clause)) if found else ([], [spoken(sentence[0].words)])
        made += told
        left += [] if not found and _says_samples(sentence) else whys
    checks = tuple(dict.fromkeys(check for one in made for check in one.checks))
    if not checks:
        return None
    return Compiled(clause, checks, bool(left) or any(one.partial for one in made), f"“{left[0]}” is left to a reviewer" if left else None)


def _sentences(found: tuple[Part, ...]) -> list[tuple[Part, ...]]:
    out: list[list[Part]] = []
    for part in found:
        if not out or part.opener in _ENDS:
            out.append([])
        out[-1].append(replace(part, opener="") if not out[-1] else part)
    return [tuple(sentence) for sentence in out]


def _made(found: Paired, samples: tuple[str, ...], negated: bool) -> tuple[list[Made], list[str]]:
    made: list[Made] = []
    whys: list[str] = []
    led = found.pairs[0].bearers[0].low if len(found.pairs[0].bearers) > 1 and ending_of(found.pairs[0].bearers[0].low) else ""
    for pair in found.pairs:
        try:
            language = found.language or (led if pair is not found.pairs[0] and not ending_of(pair.bearers[0].low) else "")
            one = refused(pair) if negated else checked(pair, language, (*found.samples, *samples))
            made.append(replace(one, checks=tuple(replace(check, soft=check.soft or found.soft) for check in one.checks)))
        except Unread:
            whys.append(spoken(pair.bearers))
    return made, whys


def _says_samples(sentence: tuple[Part, ...]) -> bool:
    """Whether a sentence only gives names: “`useAuth()`, `useCart()`”."""
    idle = (*lexicon.mapping("naming", "examples"), "and", "or")
    return all(word.literal or word.sort == "mark" or word.low in idle for part in sentence for word in part.words)
