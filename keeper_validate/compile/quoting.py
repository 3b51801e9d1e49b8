"""What a reason quotes is what its author wrote: a sentence that was read by a plainer one is told in its own words.

Must not change what a clause means."""

from __future__ import annotations

import re

from keeper_validate.clause import Compiled
from keeper_validate.values import replace

_QUOTED = re.compile(r"“([^”]*)”")
_LONGEST = 72


def quoted(made: Compiled, text: str, above: tuple[str, ...] = ()) -> Compiled:
    """The same, with the clause in the place of words that stand neither in it nor above it."""
    if made.why is None or "“" not in made.why:
        return made
    letters = _letters(" ".join((*above, text)))
    return replace(made, why=_QUOTED.sub(lambda found: found[0] if _stands(found[1], letters) else f"“{_short(text)}”", made.why))


def _stands(words: str, letters: str) -> bool:
    """Whether words are the author's; a single one may be what the author is told to write (“must”)."""
    return " " not in words or _letters(words) in letters


def _letters(text: str) -> str:
    return "".join(char for char in text.lower() if char.isalnum())


def _short(text: str) -> str:
    plain = " ".join(text.replace("`", "").split())
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST].rsplit(' ', 1)[0]} ..."
