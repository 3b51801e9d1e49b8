"""How code is laid out, said in sentences of their own: “`src/hooks` is flat”, “there is no `pkg/enums` package; do not invent one”,
“name files after their default export”.

Its sentences are data (`laid_out` in `rules/lexicon/homes.yaml`). Reads a clause of which nothing else was read, whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.clause import Clause, Compiled
from keeper_validate.compile.demands.laid import READINGS
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.whole import bare, limits, unlabelled, unremarked
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import Slotted, slotted, spelled_out
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass, replace

_LONGEST, _FEW = 300, 3
_APART = re.compile(r"(?<=[\w`)])[.;!] (?=[A-Za-z`])")
_NAMED_AFTER = re.compile(r"\b(?:files|named) after\b")
_GOES_ON = re.compile(r"(?:it|they|this|that|these|those|then|otherwise|instead|so|and|or|but|also)\b", re.IGNORECASE)
_BETWEEN = re.compile(r"(?:, and |, |; | and )(?=\S)")
_PLACE = r"(?:`[^`\s]*`|(?:[\w.-]+/)+[\w.-]*)"
_PAIR = re.compile(rf"(?P<at>{_PLACE}) (?:for|→|->) (?P<of>[A-Za-z ]+)|(?P<what>[A-Za-z ]+) (?:in|→|->|under) (?P<place>{_PLACE})")
# what marks a rule that stands among what is forbidden and is told by its own words
_MARKED = re.compile(r"\b(?:no|not|nothing|nowhere|never|don't|must|should|shall|always)\b", re.IGNORECASE)
_READ = Callable[[Clause, str], Compiled]


@dataclass(frozen=True, slots=True)
class _Form:
    """`plainly` or `reads` tells what it means."""

    says: Slotted
    plainly: str
    reads: str
    banned: bool
    dropped: bool
    weak: bool


def laid_out(whole: Compiled, text: str, read: _READ) -> Compiled:
    """What was read of a clause, or what it says of how code is laid out."""
    if whole.checks or len(text) > _LONGEST:
        return whole
    plain = bare(text)
    for said, dropped in _ways(plain):
        for form, found in _fitting(said):
            if form.banned > forbids(whole.clause) or (forbids(whole.clause) and not form.banned and not _MARKED.search(said)):
                continue
            made = _read(form, found, whole.clause, read)
            if made.checks:
                return replace(made, clause=whole.clause, partial=made.partial or dropped or form.dropped)
    return _each(whole, plain, read)


def _each(whole: Compiled, plain: str, read: _READ) -> Compiled:
    """“Layout: queries in `queries/`, `jobs/` for jobs”: where each of them lives."""
    behind = unlabelled(plain)
    label = plain.removesuffix(behind).rstrip(": ").lower()
    said = behind if behind and label in lexicon.mapping("homes", "laid_out")["labels"] else plain
    if forbids(whole.clause) or not _listing().fullmatch(said):
        return whole
    clause = replace(whole.clause, field="constraints")
    pieces = [_PAIR.fullmatch(piece) for piece in _BETWEEN.split(said)]
    pairs = [(one["of"] or one["what"], one["at"] or one["place"]) for one in pieces if one]
    if any(one and one["of"] for one in pieces) and not any(_is_called(what, place) for what, place in pairs):
        return whole  # “`api/` for clients, `web/` for browsers”
    told = (f"{what} must live in {place}" for what, place in pairs)
    made = [laid_out(read(clause, one), one, read) for one in told]
    checks = tuple(check for one in made for check in one.checks)
    return Compiled(whole.clause, checks, True) if checks else whole


def _is_called(what: str, place: str) -> bool:
    """Whether a folder is called like what lies there."""
    return singular(place.strip("`/").rpartition("/")[2].lower()) == singular(what.rpartition(" ")[2].lower())


def _read(form: _Form, found: re.Match[str], clause: Clause, read: _READ) -> Compiled:
    slots = {name: text or "" for name, text in found.groupdict().items()}
    clause = replace(clause, field="constraints")
    weak = slots.get("told") == "should"
    checks = READINGS[form.reads](slots) if form.reads else ()
    if not form.plainly:
        return Compiled(clause, tuple(replace(check, soft=check.soft or weak) for check in checks), True)
    slots["noun"] = singular(slots.get("noun", ""))
    slots["told"] = slots.get("told") or "must"
    made = read(clause, form.plainly.format(**slots))
    if form.weak:
        return replace(made, checks=tuple(replace(check, soft=True) for check in made.checks), partial=True)
    return replace(made, checks=(*checks, *made.checks), partial=made.partial or bool(checks))


def _ways(plain: str) -> Iterator[tuple[str, bool]]:
    """A sentence as it stands, and without what is said behind it that cannot limit it, or before it as a label."""
    yield plain, False
    short = unremarked(plain, reasons=True)
    ways = dict.fromkeys((short, unlabelled(plain), unlabelled(short)))
    yield from ((said, True) for said in ways if said and said != plain)
    yield from ((piece, True) for piece in _sentences(plain))


def _sentences(plain: str) -> list[str]:
    """The sentences of a line that has two or three, where none of them can limit another."""
    pieces = [piece.rstrip(".! ") for piece in _APART.split(plain)]
    apart = 1 < len(pieces) <= _FEW and not limits(_NAMED_AFTER.sub("", plain.lower()))
    return [piece for piece in pieces if not _GOES_ON.match(piece)] if apart else []


def _fitting(said: str) -> Iterator[tuple[_Form, re.Match[str]]]:
    low = said.lower()
    for form in _forms():
        if form.says.may_fit(low) and (found := form.says.fit(said)):
            yield form, found


@cache
def _listing() -> re.Pattern[str]:
    parts = lexicon.mapping("homes", "laid_out")["parts"]
    return re.compile(spelled_out(parts["listed"], parts), re.IGNORECASE)


@cache
def _forms() -> tuple[_Form, ...]:
    told = lexicon.mapping("homes", "laid_out")
    return tuple(_form(one, told["parts"]) for one in told["forms"])


def _form(one: dict[str, str], parts: dict[str, str]) -> _Form:
    banned, dropped, weak = (bool(one.get(name)) for name in ("banned", "dropped", "weak"))
    return _Form(slotted(one["says"], parts), one.get("plainly", ""), one.get("reads", ""), banned, dropped, weak)
