"""Marks that join where others would part: “views - unless a page needs them”, “when adding a table → add a migration”; and what lies
below a path, which is in it.

Must not know what either side says."""

from __future__ import annotations

import re

_LIFTED = re.compile(r"\s[-–—]\s+(?=(?:unless|except)\s)", re.I)
_OCCASION = re.compile(r"^(\W*(?:after|when|whenever|if|before|on)\s(?:[^.;:,→>]|\.(?=\S)){3,90}?)\s*(?:→|[-=]>)\s+(?!.*(?:→|[-=]>))", re.I)
_BELOW = re.compile(r"\b(?:anywhere\s+)?(?:below|beneath|underneath)\s+(?=[`\"]?[\w.@\-]*/\w?)", re.I)


def joined_up(text: str) -> str:
    """The text without a dash before what it spares, with a comma for the arrow that an occasion leads by, and “under” for “below”."""
    return _OCCASION.sub(r"\1, ", _LIFTED.sub(" ", _BELOW.sub("under ", text)))
