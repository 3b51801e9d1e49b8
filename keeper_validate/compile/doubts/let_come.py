"""That something behind a prohibition lets some of it come, without being read as what is spared: “no new hooks, one is allowed”.

Must not decide what a phrase stands for, nor what is let come."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, between_commas, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_ENDS = (".", ":", "!")
_LET = re.compile(
    r"\b(?:allowed|permitted|acceptable|okay|ok|fine|exempt|exempted|excluded|excepted|exceptions?|tolerated|grandfathered)\b"
)
# “scripts may”, “legacy screens keep it”, “in scripts it is used”: of somebody, and neither a reason nor what is done instead
_MAY = re.compile(r"\b(?:may|can)\b(?! (?:not|never|only))|\b(?:use|uses|keep|keeps|need|needs) (?:it|them|one|ones)\b"
                  r"|\b(?:it|they) (?:is|are) (?:used|needed|kept)\b")
_DENIED = re.compile(r"\b(?:not|never|no|none|nothing|nobody|cannot|without|instead)\b")
_REASON = re.compile(r"(?:it|this|that|these|those|they|which|we|you|i|because|since|as|so|nobody|use|see|ask)\b")


def let_come(read: Read) -> str | None:
    """Why a part may forbid less than its checks reach; None where nothing is let come, or where a check spares something already."""
    if not any(check.op.startswith("forbid") for check in read.checks):
        return None
    if read.statement.mood == "must" or any(check.excepted or check.human or check.waive for check in read.checks):
        return None
    told = next((run for run in _behind(read) if _lets(" ".join(lows(run))) and not _is_spared(run, read)), ())
    return f"structure does not show what “{spoken(told)}” lets come" if told else None


def _is_spared(run: Run, read: Read) -> bool:
    """“no caches (Redis excepted)”: a technology that no check is about."""
    named = {name for word in run if (name := lexicon.technology(word.text))}
    return bool(named) and named.isdisjoint(check.technology for check in read.checks)


def _behind(read: Read) -> Iterator[Run]:
    """What stands behind the prohibition in its sentence, and in its parentheses."""
    yield from between_commas(read.part.words)[1:]
    yield from (run for _, run in read.part.asides)
    for part in read.whole[read.whole.index(read.part) + 1:]:
        if part.opener in _ENDS:
            return
        yield part.words


def _lets(text: str) -> bool:
    if _DENIED.search(text):
        return False
    return _LET.search(text) is not None or (_MAY.search(text) is not None and _REASON.match(text) is None)
