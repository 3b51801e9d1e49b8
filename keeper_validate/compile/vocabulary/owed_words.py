"""What each thing of a sort owes, and the words by which it is said, as data (`owed` in `rules/lexicon/constructs.yaml`, `owing.yaml`).

Must not know how they stand together in a sentence."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped


def one_of(word: str) -> str:
    ends = (("ies", "y"), ("sses", "ss"), ("tches", "tch"), ("xes", "x"), ("ss", "ss"), ("s", ""))
    return next((word.removesuffix(end) + instead for end, instead in ends if word.endswith(end) and len(word) > len(end) + 1), word)


@cache
def pairs_owed() -> dict[str, dict[tuple[str, str], str]]:
    made: dict[str, dict[tuple[str, str], str]] = {"bears": {}, "is": {}}
    for name, told in shipped.data("rules/lexicon/constructs").items():
        for entry in told.get("owed", ()):
            for way, pairs in made.items():
                pairs.update({(spelled(who), spelled(what)): name for who in entry["who"] for what in entry.get(way, ())})
    return made


def spelled(phrase: str) -> str:
    *before, last = [word for word in phrase.split() if word not in said_of()]
    return " ".join([*before, one_of(last.rstrip(";:"))])


@cache
def phrases_of() -> dict[str, frozenset[str]]:
    owed_so = pairs_owed()
    who = frozenset(one for pairs in owed_so.values() for one, _ in pairs)
    return {"who": who, **{way: frozenset(what for _, what in pairs) for way, pairs in owed_so.items()}}


@cache
def last_words() -> frozenset[str]:
    return frozenset(who.split()[-1] for who in phrases_of()["who"])


@cache
def said_of() -> dict[str, str]:
    return dict(shipped.data("rules/lexicon/owing")["said_of"])


@cache
def lists() -> dict[str, frozenset[str]]:
    return {name: frozenset(map(str, told)) for name, told in shipped.data("rules/lexicon/owing").items()}
