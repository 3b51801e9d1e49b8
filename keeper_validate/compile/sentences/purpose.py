"""What a purpose adds to a name: “for audit data” is a name that holds “audit”. Must not know the thing that is for it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken


def term(run: Run) -> str:
    """The word that a purpose adds to a name: "for audit data" is `*audit*`."""
    words = [word for word in run if word.sort == "word" and not lexicon.at("articles", (word.low,), 0)]
    named = [word for word in words if _names(word)]
    if named and len(words) <= 3 and not any(word.low in lexicon.grammar("nameless") for word in words):
        return f"*{singular(named[0].low)}*"
    raise Unread(f"structure does not show the purpose “{spoken(run)}”")


def _names(word: Word) -> bool:
    entry = lexicon.entry(word.low)
    plain = word.low.isalpha() and (not word.low.endswith(("ing", "ly")) or lexicon.at("shaped_so", (word.low,), 0) > 0)
    return plain and len(word.low) > 3 and not lexicon.at("fillers", (word.low,), 0) and not (entry and entry.opaque)
