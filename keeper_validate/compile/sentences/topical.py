"""A sentence without the label before it that only says what it is about: “Vue Composition API: all components must use `<script setup>`”.

Must not read the sentence; a label that may be a place or a part of the code stays."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon

_LABEL = re.compile(
    r"(?P<label>[A-Za-z][\w .&/+-]{1,40}): (?P<rest>(?:all|every|each|always|never|no|use|do not|don't|must) .+)", re.IGNORECASE | re.DOTALL
)


def unlabelled(text: str) -> str:
    """The sentence behind such a label, which is one that the lexicon knows as a technology; the text as it is where there is none."""
    found = _LABEL.fullmatch(text.strip())
    return found["rest"] if found and _is_topic(found["label"].lower().split()) else text


def _is_topic(words: list[str]) -> bool:
    """“Vue”, “Vue Composition API”: nothing but technologies and ways to write code."""
    rest = [word for word in words if not lexicon.technology(word)]
    told = " ".join(rest)
    return len(rest) < len(words) and (not rest or ((entry := lexicon.entry(told)) is not None and entry.opaque))
