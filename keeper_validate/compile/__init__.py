"""A clause into checks: as written behind `=>`, else by its code, else by its phrase; or the reason why there is none.

Total and deterministic. Must not see a change, a vault or a file of the repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache, partial

from keeper_validate.checks.about import constructs_of
from keeper_validate.clause import DESCENT, Check, Clause, Compiled, written_check
from keeper_validate.compile.as_dependency import undeclared
from keeper_validate.compile.borne_in_code import borne_in_code
from keeper_validate.compile.bounded import bounded
from keeper_validate.compile.classed import classed
from keeper_validate.compile.code import as_words, code, is_package, is_slug, unknown
from keeper_validate.compile.declaring import declared
from keeper_validate.compile.depending import depending
from keeper_validate.compile.doubts.overlooked import overlooked
from keeper_validate.compile.doubts.recommended import recommended
from keeper_validate.compile.explicit import explicit
from keeper_validate.compile.functioned import functioned
from keeper_validate.compile.holding import holding
from keeper_validate.compile.jointly import jointly
from keeper_validate.compile.kept_limit import kept_limit
from keeper_validate.compile.laid_out import laid_out
from keeper_validate.compile.lengthened import lengthened
from keeper_validate.compile.marked_up import marked_up
from keeper_validate.compile.met import declared_alone
from keeper_validate.compile.occasioned import occasioned
from keeper_validate.compile.opening_lines import opening_lines
from keeper_validate.compile.phrase import phrase
from keeper_validate.compile.quoting import quoted
from keeper_validate.compile.same_thing import told_apart
from keeper_validate.compile.sentences.along import along
from keeper_validate.compile.sentences.barer import barer
from keeper_validate.compile.sentences.conjunctions import plainly_joined
from keeper_validate.compile.sentences.doubled import is_doubled
from keeper_validate.compile.sentences.dues import due
from keeper_validate.compile.sentences.framed import unframed
from keeper_validate.compile.sentences.keys_behind import keys_first
from keeper_validate.compile.sentences.listings import inline
from keeper_validate.compile.sentences.own_ban import says_what_is_banned
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.reasoned import reasoned
from keeper_validate.compile.sentences.spelled_out import spelled_out
from keeper_validate.compile.sentences.topical import unlabelled
from keeper_validate.compile.spared import spared
from keeper_validate.compile.standing_under import standing_under
from keeper_validate.compile.terms import worded
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

__all__ = ["compile_clause"]

_HEADLESS = re.compile(r"(?:must|should|shall|needs to|has to)\s+(?!not\b|never\b)", re.IGNORECASE)
# what is set to a constant is a piece of code, marked or not: `- privileged: true` of YAML has no marks
_SETTING = re.compile(r"[A-Za-z][\w.-]*: ?(?:true|false)")
# Patterns that look for a name take the square of its length, and readings that of the number of words.
_LONGEST, _MOST = 1000, 600


@lru_cache(maxsize=32768)
def compile_clause(clause: Clause) -> Compiled:
    """The checks that a clause stands for, or why there are none; a word behind `=>` that is unknown raises KeeperError."""
    written = written_check(clause.text)
    if written is not None:
        checks = explicit(clause, *written)
        return Compiled(clause, checks) if checks else Compiled(clause, why="the author left it to a reviewer (`=> human`)")
    words = clause.text.split()
    if len(words) > _MOST:
        return Compiled(clause, why=f"it has more than {_MOST} words: make each thing that is to be held a clause of its own")
    if any(len(word) > _LONGEST for word in words):
        return Compiled(clause, why=f"a word of it has more than {_LONGEST} letters, and no name is as long")
    short = code(clause, clause.text)
    if short is not None:
        return Compiled(clause, (short,))
    # what a sentence says does not depend on where it stands, and some decisions repeat themselves
    said = replace(clause, id="", path="", line=0, under=())
    if forbids(clause) and says_what_is_banned(clause.text):
        said = replace(said, field="constraints", key="")
    if clause.under or not is_slug(clause.text):
        made = standing_under(replace(said, under=clause.under), clause.text, _said)
        return replace(undeclared(quoted(made, clause.text, clause.under)), clause=clause)
    read = next((found for text in _spellings(clause) if (found := _said(said, text)).checks), None)
    return replace(undeclared(read), clause=clause) if read is not None else Compiled(clause, why=unknown(clause.text))


def _spellings(clause: Clause) -> Iterator[str]:
    """What one hyphenated word may say: the name of what is known, a phrase, and as code among what is forbidden that of a package."""
    slug = clause.text.strip().strip("`")
    if forbids(clause) and lexicon.entry(slug) is not None:
        yield slug
    if forbids(clause) and is_package(slug):
        yield f"`{slug}`"
    yield as_words(slug)
    if forbids(clause) and slug != clause.text.strip() and not lexicon.near(slug, lexicon.codes()):
        yield clause.text


def _said(clause: Clause, text: str) -> Compiled:
    made = _told(clause, text)
    return made if made.checks else depending(clause, text, _told) or made


@lru_cache(maxsize=32768)
def _told(clause: Clause, text: str) -> Compiled:
    because = reasoned(text, forbids(clause))
    if because != text and (reading := _told(clause, because)).checks:
        return reading
    made = _in_other_words(clause, text, late=False) or _plainly_said(clause, text)
    told = made.checks and not all(check.op == "require-use" and check.soft for check in made.checks)
    return made if told else _in_other_words(clause, text, late=True) or made


def _in_other_words(clause: Clause, text: str, late: bool) -> Compiled | None:
    """What is read of the plain sentence that says the same as a clause, which only warns where that leaves something out."""
    plain, left = along(text, forbids(clause), late)
    again = _said if late and len(plain) < len(text) else _plainly_said
    reading = again(clause, plain) if plain != text else None
    if reading is None or not reading.checks:
        return None
    soft = tuple(replace(check, soft=True) for check in reading.checks)
    return replace(reading, checks=soft, partial=True, why=reading.why or left) if left else reading


def _plainly_said(clause: Clause, text: str) -> Compiled:
    text = due(keys_first(spelled_out(unframed(plainly_joined(text)))), forbids(clause), at_once=True)
    made, said_plainly = _as_it_stands(clause, text), due(text, forbids(clause))
    if said_plainly != text and all(check.soft for check in made.checks):
        again = _as_it_stands(clause, said_plainly)
        shapes = [check for check in again.checks if check.op != "require-use"]
        made = again if shapes and (not made.checks or not all(check.soft for check in shapes)) else made
    return made


def _as_it_stands(clause: Clause, text: str) -> Compiled:
    listed = inline(text)
    made = _alone(clause, listed) if listed else Compiled(clause)
    made = made if made.checks else jointly(_alone(clause, text), text, _alone)
    if not made.checks and forbids(clause):
        told = ((_told(clause, said), kinds) for said, kinds in barer(text))
        made = next((again for again, kinds in told if _fits(again, kinds)), made)
    made = declared_alone(occasioned(made, text, _alone), text)
    if not made.checks and clause.subject and _HEADLESS.match(text):
        made = _of_subject(clause, text, made)
    checks = tuple(_of_declaration(_of_descent(_of_owner(spared(check)))) for check in made.checks if not _is_everywhere(check))
    return replace(made, checks=checks, partial=made.partial and bool(checks))


def _alone(clause: Clause, text: str) -> Compiled:
    return classed(clause, text, _unclassed) or _unclassed(clause, text)


def _unclassed(clause: Clause, text: str) -> Compiled:
    whole = _whole(clause, text) or (_whole(clause, unlabelled(text)) if unlabelled(text) != text else None)
    made = overlooked(kept_limit(whole or _worded(clause, text), text, partial(_worded, clause)), text)
    return made if not all(map(_is_guess, made.checks)) else _of_slots(clause, text) or made


def _is_guess(check: Check) -> bool:
    """Whether it is only wanted somewhere that something is used or comes along, which what is read of all of a sentence knows better."""
    return check.soft and check.op in ("require-use", "require-companion") and "route" not in check.kinds


def _of_slots(clause: Clause, text: str) -> Compiled | None:
    """What a sentence says of shapes, read by all that it holds."""
    found = functioned(clause, text, _worded) or borne_in_code(clause, text)
    return found or opening_lines(clause, text) or lengthened(clause, text)


def _fits(made: Compiled, kinds: tuple[str, ...]) -> bool:
    return bool(made.checks) and all(not kinds or check.kinds == kinds for check in made.checks)


def _whole(clause: Clause, text: str) -> Compiled | None:
    """What a clause says that is of one of the forms that are read as a whole."""
    return declared(clause, text) or holding(clause, text) or bounded(clause, text) or marked_up(clause, text)


def _of_subject(clause: Clause, text: str, unread: Compiled) -> Compiled:
    """“must accept a `rigId` prop” as said of the new thing that it stands under."""
    made = _worded(clause, f"`{clause.subject}` {text[:1].lower()}{text[1:]}")
    about = all(check.target == clause.subject or check.op == "require-use" for check in made.checks)
    return replace(made, partial=True) if made.checks and about else unread


def _worded(clause: Clause, text: str) -> Compiled:
    if forbids(clause) and is_doubled(text):
        return Compiled(clause, why="it is a double negative: say what must be done, under `constraints`")
    if forbids(clause) and _SETTING.fullmatch(text):
        text = f"`{text}`"
    return recommended(told_apart(worded(laid_out(phrase(clause, text), text, phrase), text), text), text)


def _is_everywhere(check: Check) -> bool:
    """Whether only some uses of what nearly every file holds are meant: “prefer `Literal` over `str` for statuses”."""
    return check.soft and check.op == "forbid-use" and check.target in lexicon.grammar("plain_types")


def _of_owner(check: Check) -> Check:
    """“no new `OrderStatus` values”: the enum of that name, which they come with where it is new itself."""
    listed = check.op == "forbid-new" and check.kinds == ("member",) and check.target and not check.parameters
    return replace(check, kinds=("enum", "member")) if listed else check


def _of_descent(check: Check) -> Check:
    """What a class comes from is a matter of its shape, where any use will do for what is only to be used."""
    return replace(check, op="require-shape") if check.op == "require-use" and DESCENT in check.parameters else check


def _of_declaration(check: Check) -> Check:
    """“no classes in `domain/`”: what is declared is new, where what is called is used."""
    told = constructs_of(check)
    declares = bool(told) and all(one.get("declares") for one in told)
    return replace(check, op="forbid-new") if declares and check.op == "forbid-use" else check
