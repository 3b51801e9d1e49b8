"""Why what was read of one part of a clause can only warn: of whom it is said, what it stands beside, how its names are written.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.account import left_over
from keeper_validate.compile.adjuncts import Run, lows
from keeper_validate.compile.context import Context
from keeper_validate.compile.parts import Part
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.telling import enclosing, teller
from keeper_validate.compile.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.words import spoken
from keeper_validate.values import dataclass

_USES = frozenset({"import", "token"})


@dataclass(frozen=True, slots=True)
class Read:
    """One part with what was read of it, and the clause that it stands in."""

    part: Part
    statement: Statement
    whole: list[Part]
    context: Context
    checks: tuple[Check, ...]
    text: str


def wary(read: Read) -> str | None:
    """Why the checks of a part can only warn; None where nothing speaks against them."""
    if not read.checks or all(check.soft for check in read.checks):
        return None
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_nobody(read: Read) -> str | None:
    """“it does not depend on `x`”: of what, no word of the line says."""
    subject = [word for word in read.statement.subject if word.sort == "word"]
    pronouns = bool(subject) and all(any(lexicon.at(name, (word.low,), 0) for name in ("pronouns", "plural_pronouns")) for word in subject)
    placed = all(check.within for check in read.checks)
    return f"it is not clear what “{spoken(read.statement.subject)}” is" if pronouns and not placed else None


def _in_aside(read: Read) -> str | None:
    """“keep domain models pure (no events)”: what a parenthesis adds holds of what stands before it."""
    outer = enclosing(read.part, read.whole)
    rejected = lows(read.part.words)[:1] in (("not",), ("never",)) and not read.statement.subject
    chosen = outer is not None and verb_of(outer.words, ("use", "require"))[1]
    if outer is None or chosen or rejected or all(check.technology for check in read.checks):
        return None
    return _limits(outer.words, read.checks)


def _behind_dash(read: Read) -> str | None:
    """“the audit is local analysis — no RPC”: what is added to a sentence that tells of something holds of that alone."""
    at = read.whole.index(read.part)
    words = lows(read.part.words)
    absent = lexicon.at("no", words, 0) or lexicon.at("never", words, 0)
    if not at or read.part.opener not in ("—", "-") or not absent:
        return None
    return _limits(teller(read.whole[at - 1].words), read.checks)


def _not_this(read: Read) -> str | None:
    """“Not a new component”: what something is not, unless it is said what to use instead."""
    opening = lows(read.part.words)[:2] if read.part is read.whole[0] else ()
    instead = any(lexicon.at("alternative", lows(part.words), 0) for part in read.whole)
    return "it may only tell what something is not" if opening in (("not", "a"), ("not", "an")) and not instead else None


def _of_labels(read: Read) -> str | None:
    """“stream assertion: `chat-1` instead of `session_url`”: nobody is told to use it, and the label says where."""
    wanted = read.statement.wanted
    chosen = not wanted or any(verb_of(wanted[at:], (*FORBIDDEN_ACTS, "require", "place"))[1] for at in range(len(wanted)))
    if chosen or not all(set(check.kinds) <= _USES for check in read.checks):
        return None
    return _limits(read.context.topic, read.checks)


def _everyday(read: Read) -> str | None:
    """“`show_details`, not `button`”, “use "like" instead of "x.y"”: a word that stands in code for much else, or is a word of texts."""
    compared = bool(read.statement.wanted) or read.part.opener[:1] == "("
    for target in (check.target for check in read.checks if _is_plain_use(check)):
        if target and compared and re.fullmatch(r"[a-z]{3,}", target) and not _is_called(target, read.text) and not _is_known(target):
            return f"“{target}” stands in code for other things as well"
        if target and f'"{target}"' in read.text and f"`{target}" not in read.text and not re.search(r"[/@_]|\w\.\w|[a-z][A-Z]", target):
            return f"“{target}” may be a word of texts"
    return None


def _of_versions(read: Read) -> str | None:
    """“open pull requests to `develop`, never `master`”: names of branches."""
    runs = [lows(part.words) for part in read.whole]
    told = any(lexicon.at("versioning", run, at) for run in runs for at in range(len(run)))
    tokens = all(_is_plain_use(check) for check in read.checks)
    return "it may be a name in the history of the repository, or a word of its texts" if told and tokens else None


_REASONS = (_of_nobody, _in_aside, _behind_dash, _not_this, _of_labels, _everyday, _of_versions)


def _limits(run: Run, checks: tuple[Check, ...]) -> str | None:
    left = left_over(run, checks)
    return f"structure does not show “{spoken(left)}”" if left else None


def _is_plain_use(check: Check) -> bool:
    return check.op == "forbid-use" and "token" in check.kinds and not check.technology and not check.parameters


def _is_called(name: str, text: str) -> bool:
    return re.search(rf"\b{name}\(", text) is not None


def _is_known(name: str) -> bool:
    """Whether a word is one that code is written with by itself."""
    entry = lexicon.entry(name)
    return (entry is not None and "token" in entry.kinds) or bool(lexicon.at("keywords", (name,), 0))
