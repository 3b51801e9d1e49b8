"""The words of specs as the program asks for them, from `rules/review/specs.yaml`. Must not contain a word of its own."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon

_EARLY = 8
_ACTS = ("create", "remove", "change", "store", "import", "use")


def intent_at(words: tuple[str, ...], index: int) -> tuple[str, int]:
    """What a verb at a place of a run intends, and how many words it takes; empty and 0 where none stands there."""
    for intent, phrases in _phrases("intents").items():
        size = _at(phrases, words, index)
        if size:
            return intent, size
    for act in _ACTS:
        size = lexicon.verb_at(act, words, index)
        if size:
            return str(_data()["acts"][act]), size
    return "", 0


def is_verb(word: str) -> bool:
    """Whether a word alone is a verb that intends something."""
    return intent_at((word,), 0)[1] > 0


def leads(word: str) -> bool:
    """Whether a word may stand before the verb of a wish: who wants it, and little words."""
    return word in _set("leading") or word in lexicon.grammar("people") or word in lexicon.grammar("articles")


def may_forbid(run: Run) -> bool:
    """Whether a run holds any word with which a prohibition could begin: a cheap question before the sentence is read."""
    return not _forbidding().isdisjoint(lows(run))


def bids(run: Run) -> bool:
    """Whether a run tells the worker to leave something: “never log tokens”, and not “a guest never sees it”."""
    return lexicon.at("never", lows(run), 0) > 0


def gains(word: str) -> bool:
    """Whether a verb says that its subject is given something (`gets`)."""
    return word in _set("gaining")


def introduces(words: tuple[str, ...]) -> bool:
    """Whether a phrase begins as one does that speaks of a thing for the first time: “a `Timeline` component”."""
    return bool(words) and words[0] in _set("indefinite")


def is_capability(words: tuple[str, ...]) -> bool:
    """Whether a run says what someone will be able to do."""
    return bool(_set("capability") & set(words[:_EARLY]))


def is_ordinary(technology: str) -> bool:
    """Whether a technology is called as an ordinary word is."""
    return technology in _set("ordinary")


def is_ambiguous(primitive: str | None) -> bool:
    """Whether the words for a UI primitive are as often said of other things."""
    return primitive in _set("ambiguous")


def section(headings: tuple[str, ...]) -> str:
    """What the headings over a line say of it: a key of `sections`, or nothing; the innermost that says anything counts."""
    for heading in reversed(headings):
        words = f" {' '.join(re.findall(r'[a-z]+', heading.lower()))} "
        for name, phrases in _data()["sections"].items():
            if any(_fits(phrase, words) for phrase in phrases):
                return str(name)
    return ""


def is_new(headings: tuple[str, ...]) -> bool:
    """Whether the innermost heading says that what stands below it is new."""
    return bool(headings) and bool(set(re.findall(r"[a-z]+", headings[-1].lower())) & _set("newness"))


def leaves_open(sentence: str) -> bool:
    """Whether a sentence asks, or says that something is yet to be decided."""
    plain = re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”", " ", sentence).strip()
    words = tuple(re.findall(r"[a-z']+", plain.lower()))
    if plain.endswith("?") or any(_at(_data()["open"], words, index) for index in range(len(words))):
        return True
    return any(word in _set("choice") and "or" in words[index:] for index, word in enumerate(words))


def with_reason(sentence: str) -> tuple[str, str]:
    """A sentence without the part that says why, and that part; one that begins with its reason is kept whole."""
    found = _reasons().search(sentence)
    if found is None:
        return sentence, ""
    told = re.sub(_data()["reason_label"], "", found[0].strip(" ,;(–—-")).strip()
    opening = re.match(r"(?i)\W*(?:because|since)\b", sentence)
    return (sentence if opening else sentence[:found.start()]), told


def justifies(text: str) -> bool:
    """Whether a text is a justification, and not what stands for one that is still to be written."""
    return len(text.split()) > 2 and re.match(_data()["placeholder"], text.strip().lower()) is None


def inserts(words: tuple[str, ...]) -> bool:
    """Whether a run says that something comes in before what is there."""
    return any(_at(_data()["inserting"], words, index) for index in range(len(words)))


def role_of(words: Run) -> str:
    """The role of the parts that a run speaks of (`props`, `columns`)."""
    return next((str(_data()["members"][low]) for low in lows(words) if low in _data()["members"]), "")


def own_role(kind: str) -> str:
    """What the parts of a kind are, unless the words say otherwise; empty where it has none."""
    return str(_data()["roles"].get(kind, ""))


def is_auth(kind: str, name: str) -> bool:
    """Whether a thing is authentication."""
    return kind in _set("auth_kinds") or (kind == "technology" and name in _set("auth_technologies"))


def is_loose(word: str) -> bool:
    """Whether a word before a part only describes it (`nullable`)."""
    return word in _set("loose")


def is_empty(word: str) -> bool:
    """Whether a word beside a seed's name says no other thing (`new`, `custom`, `v`)."""
    return word in _set("empty_words")


def _fits(phrase: str, words: str) -> bool:
    return f" {phrase} " in words if " " in phrase else words.strip() == phrase or words.strip().startswith(f"{phrase} ")


def _at(phrases: Any, words: tuple[str, ...], index: int) -> int:
    return next((size for size in range(min(4, len(words) - index), 0, -1) if " ".join(words[index:index + size]) in phrases), 0)


@cache
def _reasons() -> re.Pattern[str]:
    """Where a reason begins: at a phrase of its own, or at a label; what stands before it and only joins belongs to it."""
    phrases, labels = ("|".join(map(re.escape, _data()[name])) for name in ("reasons", "reason_labels"))
    return re.compile(rf"(?is)[\s,;(–—-]*\b(?:(?:{phrases})\b|(?:{labels})\b[*_`]*(?=\s*(?::|[–—-]\s|is\b|are\b))).*")


@cache
def _forbidding() -> frozenset[str]:
    lists = ("never", "soft_never", "no", "forbidden", "soft_forbidden", "gated", "only", "instead_of")
    return frozenset(phrase.split()[0] for name in lists for phrase in lexicon.grammar(name))


@cache
def _phrases(name: str) -> dict[str, frozenset[str]]:
    return {key: frozenset(map(str, words)) for key, words in _data()[name].items()}


@cache
def _set(name: str) -> frozenset[str]:
    return frozenset(map(str, _data()[name]))


def _data() -> Any:
    return shipped.data("rules/review/specs")
