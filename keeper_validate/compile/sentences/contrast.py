"""What a contrast says where neither side is forbidden: how something is written, what a value stands for.

Must not read the contrast itself."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon


def spelled_alike(wanted: Run, rejected: Run) -> bool:
    """`getUser`, not `get_user`; `fn({ a })`, not `fn(a)`: an example of how something is written."""
    codes = [[word.text for word in run if word.sort == "code"] for run in (wanted, rejected)]
    if len(codes[1]) != 1 or not codes[0]:
        return False
    first, other = (re.sub(r"[_\-\s]", "", run[-1].partition("(")[0]).lower() for run in codes)
    return bool(first) and first == other and ("(" in codes[1][0]) == ("(" in codes[0][-1])


def is_value(wanted: Run, rejected: Run) -> bool:
    """“absence means unknown, not `false`”: what something stands for; `import … from 'a/b'`, not `a`: more of the same."""
    held = any(word.sort == "code" and rejected and stands_in(rejected[0].text, word.text) for word in wanted)
    value = bool(rejected) and rejected[0].low in lexicon.grammar("values") and not verb_of(wanted, ("use", "require"))[1]
    return value or (held and len(rejected) == 1 and rejected[0].sort == "code")


def stands_in(piece: str, text: str) -> bool:
    """Whether one piece of code would be found in another: `a` in `'a/b'`, but not `errors.As` in `errors.AsType`."""
    whole = rf"(?<!\w){re.escape(piece)}(?!\w)" if re.fullmatch(r"\w(?:.*\w)?", piece) else re.escape(piece)
    return piece != text and re.search(whole, text) is not None
