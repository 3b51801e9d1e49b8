"""“new components”: the part of the code, of which structure does not show what is new. Must not know what is said of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken


def of_any_age(run: Run) -> tuple[Run, str | None]:
    """A place without “new”, and what that leaves in doubt: a line may come to a file that was there before."""
    size = lexicon.at("newness", lows(run), 0)
    files = run[size:] and run[-1].low in ("file", "files")
    known = (lexicon.layer(" ".join(lows(run))) and not files) or not lexicon.layer(" ".join(lows(run[size:])))
    return (run, None) if not size or known else (run[size:], f"structure does not show which of them are “{spoken(run)}”")
