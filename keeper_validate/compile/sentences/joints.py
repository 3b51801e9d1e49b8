"""Marks that join where others would part: “views - unless a page needs them”, “when adding a table → add a migration”; and what lies
below a path, which is in it; and what stands beside a name as a sentence of its own (`beside` in `rules/lexicon/joints.yaml`).

Must not know what either side says."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

_LIFTED = re.compile(r"\s[-–—]\s+(?=(?:unless|except)\s)", re.I)
_OCCASION = re.compile(r"^(\W*(?:after|when|whenever|if|before|on)\s(?:[^.;:,→>]|\.(?=\S)){3,90}?)\s*(?:→|[-=]>)\s+(?!.*(?:→|[-=]>))", re.I)
_BELOW = re.compile(r"\b(?:anywhere\s+)?(?:below|beneath|underneath)\s+(?=[`\"]?[\w.@\-]*/\w?)", re.I)


def joined_up(text: str) -> str:
    """The text without a dash before what it spares, with a comma for the arrow that an occasion leads by, “under” for “below”, and
    what is told of a path beside it (“`gen/` (do not edit)”) behind a mark."""
    for says, said in _beside():
        text = says.sub(said, text)
    return _OCCASION.sub(r"\1, ", _LIFTED.sub(" ", _BELOW.sub("under ", text)))


@cache
def _beside() -> tuple[tuple[re.Pattern[str], str], ...]:
    forms = lexicon.mapping("joints", "beside").values()
    return tuple((re.compile(str(form["says"]), re.IGNORECASE), str(form["said"])) for form in forms)
