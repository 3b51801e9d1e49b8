"""What a text must hold for an expression to fit it, so that most expressions need not be compiled: `(?:the )?(?:only|sole) change` fits no
text without “ change”.

Reads expressions as our lexicons write them; what it does not understand asks for nothing. Must not know any of them."""

from __future__ import annotations

import re

_PIECE = re.compile(
    r"(?P<slot>\{[a-z_]+\})|(?P<open>\((?:\?(?P<mark>P<\w+>|:|[^P:]))?)|(?P<close>\))|(?P<either>\|)|(?P<sort>\[\^?\]?(?:\\.|[^\]])*\])"
    r"|(?P<escape>\\.)|(?P<any>[.^$])|(?P<plain>.)", re.DOTALL,
)
_OFTEN = re.compile(r"[?*]\??|\{\d+(?:,\d*)?\}\??|\+\??")
_LEAST, _LONG = 2, 4


def compulsory(expression: str) -> frozenset[str]:
    """Pieces in small letters of which a text that fits holds at least one; empty where nothing is known."""
    found, _ = _alternatives(expression, 0)
    return found


def _alternatives(text: str, at: int) -> tuple[frozenset[str], int]:
    """What one of the branches from a place on asks for, and where they end."""
    branches: list[frozenset[str]] = []
    asked: list[str | frozenset[str]] = []
    run = ""
    while at < len(text):
        piece = _PIECE.match(text, at)
        assert piece is not None
        at = piece.end()
        if piece["close"] or piece["either"]:
            branches.append(_best([*asked, run]))
            asked, run = [], ""
            if piece["close"]:
                return _joined(branches), at
            continue
        within: frozenset[str] = frozenset()
        if piece["open"]:
            within, at = _alternatives(text, at)
        often = _OFTEN.match(text, at)
        at = often.end() if often else at
        if piece["plain"] and not often:
            run += piece["plain"].lower()
            continue
        held = piece["open"] and not often and (piece["mark"] or ":")[0] in ":P"  # what is only looked at is no part of the text
        asked, run = [*asked, run, *([within] if held else [])], ""
    return _joined([*branches, _best([*asked, run])]), at


def _best(asked: list[str | frozenset[str]]) -> frozenset[str]:
    """Of all that is asked for the fewest pieces, and the longest; short ones stand in nearly every text."""
    sets = [frozenset({one}) if isinstance(one, str) else one for one in asked]
    told = [one for one in sets if one and all(len(piece.strip()) >= _LEAST for piece in one)]
    return min(told, key=lambda one: (min(map(len, one)) < _LONG, len(one), -min(map(len, one))), default=frozenset())


def _joined(branches: list[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*branches) if all(branches) else frozenset()
