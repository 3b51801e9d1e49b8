"""The slots of sentences about the use of things: which words name a thing that can be used, which a place, which a phrase of a list.

Its lists are `rules/lexicon/using.yaml`. Must not read a sentence."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped
from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without
from keeper_validate.compile.sentences.literal import coded, is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.sides import are_places, home_of, is_used, is_who
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases

_DEEDS = ("use", "access", "import", "appear", "deal")
_MOST = 8
_WITHIN = frozenset({"in", "inside", "within", "under"})
_RENDERED = (("server", "components"), ("client", "components"))  # of which no folder is known
# what a library is set up in, or told of, is no place where it is used
_CONFIGURING = re.compile(r"\.(?:jsonc?|ya?ml|toml|xml|md|lock|env|ini|cfg|gradle|txt)$|\.config\.|^\.env|rc$")


def thing_at(run: Run, at: int) -> tuple[Run, int]:
    """The longest list of what may be used from a word on, and where it ends."""
    for end in range(min(len(run), at + _MOST), at, -1):
        said = run[at:end]
        if trimmed(said) == said and all(map(is_thing, items(said))) and items(said):
            return said, end
    return (), at


def is_thing(piece: Run) -> bool:
    """“`fetch`”, “the `Foo` decorator”, “raw SQL”, “Prisma”: a piece of code that is no place, or what the lexicon knows to be used."""
    bare = without(piece, "every") if piece and not piece[0].literal else piece
    bare = bare[1:] if lows(bare[:1]) == ("the",) else bare
    if len(bare) in (1, 2) and bare[0].literal and not _is_path(bare):
        return (len(bare) == 1 or size_of("code_nouns", bare, 1) == 1) and forms.case_style(bare[0].text) is None
    return is_foreign(piece)


def _is_path(run: Run) -> bool:
    """Whether a piece of code is a place or a route."""
    text = run[0].text
    return is_file(text) or ("/" in text and text[0] not in "@<") or text.startswith(("@/", "/"))


def is_foreign(piece: Run) -> bool:
    """Whether what a phrase names comes from elsewhere, so that it can only be used: a library, a construct, what a platform has."""
    phrase = " ".join(word.text for word in piece)
    entry = lexicon.entry(phrase) or (coded(piece[0]) if len(piece) == 1 and piece[0].literal else None)
    known = entry is not None and entry.act == "use" and not (entry.opaque or entry.family) and entry.kinds != ("import",)
    done = size_of("done_to_it", piece, len(piece) - 1) and is_used(piece)  # “database access”, where “data fetching” is code as well
    return bool(known or done) and layer_of(piece) is None


def place_at(run: Run, at: int) -> tuple[Run, int]:
    """The longest list of places from a word on, and where it ends."""
    for end in range(min(len(run), at + _MOST), at, -1):
        said = run[at:end]
        if trimmed(said) == said and not any(size_of("alone", said, one) for one in range(len(said))) and _is_place(said):
            return said, end
    return (), at


def _is_place(run: Run) -> bool:
    named = home_of(run)
    if any(word.sort == "word" and word.low in _WITHIN for word in run):
        return False  # “service functions in `src/api`”: one place in another
    if any(word.literal and _CONFIGURING.search(word.text) for word in run) or lows(run[-2:]) in _RENDERED:
        return False
    return is_who(named) and not any(map(is_foreign, items(run))) and (are_places(named) or any(map(_is_part, items(named))))


def _is_part(piece: Run) -> bool:
    return layer_of(piece) is not None or any(word.literal for word in piece)


def size_of(name: str, run: Run, at: int) -> int:
    """How many words from one on are a phrase of a list."""
    if not name or not 0 <= at < len(run) or run[at].sort not in ("word", "mark"):
        return 0
    if name == "deed":
        return max(lexicon.verb_at(act, lows(run), at) for act in _DEEDS)
    own = _lists().get(name)
    return own.longest(lows(run), at) if own is not None else lexicon.at(name, lows(run), at)


@cache
def _lists() -> dict[str, Phrases]:
    return {name: phrases(map(str, told)) for name, told in shipped.data("rules/lexicon/using").items()}
