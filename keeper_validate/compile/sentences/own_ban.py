"""A name or path in a list of what is forbidden that a sentence stands behind with a ban of its own: “`core/` - pure logic (no SQL)”.

Knows the forms of `rules/lexicon/joints.yaml`; must not know what is banned."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

_CODE = re.compile(r"`[^`]*`")


def says_what_is_banned(text: str) -> bool:
    """Whether what stands in front is only where it holds, or what is to be used, and no part of what is banned."""
    return _form().fullmatch(_CODE.sub("\x00", text.strip())) is not None


@cache
def _form() -> re.Pattern[str]:
    known = lexicon.mapping("joints", "own_ban")
    label, ban = (str(known[name]) for name in ("label", "ban"))
    return re.compile(rf"\W*{label}(?P<told>.*{ban}.*)", re.IGNORECASE | re.DOTALL)
