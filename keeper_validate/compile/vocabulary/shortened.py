"""Words that people write shorter than they are, or in several ways: “can't”, “w/o”, “third party”, “no longer”.

Must not know what any of them means in a sentence."""

from __future__ import annotations

import re

_DEEDS = "us(?:e|ing)|call|import|depend|rel(?:y|i)|access|talk|read|writ|expos|referenc|know|stor|reach|touch|edit|add|creat|quer|fetch"
_WHOLE = tuple(
    (re.compile(pattern, re.I), whole)
    for pattern, whole in (
        (r"\bcan(?:no|')?t\b", "can not"),
        (r"\bwon'?t\b", "will not"),
        (r"\b(\w+)n't\b", r"\1 not"),
        (r"\b(do|does|must|should)nt\b", r"\1 not"),
        (r"\be\.g\.?", "eg"),
        (r"\bi\.e\.?", "ie"),
        (r"\bC#(?![\w#])", "csharp"),
        (r"\bw/o(?=\s)", "without"),
        (r"(?<=\s)w/(?=\s)", "with"),
        (r"\bincl\.(?=\s)", "including"),
        (r"\bexcl\.(?=\s)", "excluding"),
        (r"\b(?:3rd|third)[ -]party\b", "third-party"),
        (r"\bstraight (to|from|into|in)\b", r"directly \1"),
        (r"(?<=\s)(?:must|shall|may|should|can|will) (?:under no circumstances|on no account|at no time|in no case)\b", "must never"),
        (r",\s+(?:period|full stop|no exceptions?|end of story)\.?$", ""),
        # what once was, and must not be again
        (rf"(?<=\s)no longer (?=(?:be )?(?:{_DEEDS})\w*\b)", "never "),
    )
)


def unshortened(text: str) -> str:
    """A text with each of them as the rules know it."""
    for pattern, whole in _WHOLE:
        text = pattern.sub(whole, text)
    return text
