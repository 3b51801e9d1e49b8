"""What a purpose adds to a name: “for audit data” is a name that holds “audit”. Must not know the thing that is for it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken


def term(run: Run) -> str:
    """The words that a purpose adds to a name: "for audit data" is `*audit*`, “for agent logs” `*agent*log*`."""
    words = [word for word in run if word.sort == "word" and not lexicon.at("articles", (word.low,), 0)]
    named = [word for word in words if _names(word)]
    if named and len(words) <= 3 and not any(word.low in lexicon.grammar("nameless") for word in words):
        return f"*{'*'.join(singular(word.low) for word in named)}*"
    raise Unread(f"structure does not show the purpose “{spoken(run)}”")


def held(run: Run) -> str:
    """What is put into a store, as names hold it; of what is known to be put there, the last word at least."""
    try:
        return term(run)
    except Unread:
        if lexicon.at("stored_things", lows(run), 0) != len(run):
            raise
        return f"*{singular(run[-1].low)}*"


def shows_aim(technology: str | None) -> bool:
    """Whether code shows what a technology is used for: by what its calls are given, where any are known, as no import does."""
    return technology is None or "calls" in lexicon.mapping("technologies", technology)


def first_of(target: str) -> str:
    """`*agent*` of `*agent*status*`: code that polls for it need not say more than whose it is."""
    return f"*{target.strip('*').partition('*')[0]}*"


def _names(word: Word) -> bool:
    entry = lexicon.entry(word.low)
    plain = word.low.isalpha() and (not word.low.endswith(("ing", "ly")) or lexicon.at("shaped_so", (word.low,), 0) > 0)
    return plain and len(word.low) > 3 and not lexicon.at("fillers", (word.low,), 0) and not (entry and entry.opaque)
