"""What stands in a list of what is forbidden and says by itself what that is: “`core/` - pure logic (no SQL)”, “always use A, not B”.

Knows the forms of `rules/lexicon/joints.yaml`; must not know what is banned."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

_CODE = re.compile(r"`[^`]*`")


def says_what_is_banned(text: str) -> bool:
    """Whether what stands in front is only where it holds, or what is to be used, and no part of what is banned; nor is an order."""
    hidden = _CODE.sub("\x00", text.strip())
    return any(form.fullmatch(hidden) for form in _forms())


@cache
def _forms() -> tuple[re.Pattern[str], ...]:
    known = lexicon.mapping("joints", "own_ban")
    label, ban = (str(known[name]) for name in ("label", "ban"))
    return tuple(re.compile(form, re.IGNORECASE | re.DOTALL) for form in (rf"\W*{label}.*{ban}.*", *map(str, known["orders"])))
