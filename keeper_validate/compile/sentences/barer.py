"""Entries of a list told without what limits nothing: “the creation of a store”, “committed `.env` files”, “a queue, we have cron”.

Must not decide what an entry means, nor whether it is read so."""

from __future__ import annotations

import re
from collections.abc import Iterator

_LAID = re.compile(r"(?:committed|checked-in|checked in|published|released|merged|deployed|vendored)\s+(?=\S)", re.IGNORECASE)
_MAKING = re.compile(
    r"(?:the )?(?:creation|addition|introduction|implementation) of (?:an? |any |the )?(?:new |another |further )?", re.IGNORECASE
)
_ONE_MORE = re.compile(
    r"(?:yet )?(?:another|an? (?:additional|second|further|third|extra)|any (?:further|additional|extra)|additional|further|extra|more)"
    r" (?!than\b)(?=[a-z])",
    re.IGNORECASE,
)
# a sentence of its own, by what it begins with and by its verb
_REASON = re.compile(
    r",\s(?:we|it|they|there|this|that|those|these|the [\w-]+|`[^`]+`|[A-Z]\w+)\s"
    r"(?:already |still |only |all |do not |does not |don't |doesn't )?"
    r"(?:is|are|has|have|had|was|were|will|keeps?|uses?|exists?|covers?|does|do|works?|exposes?|provides?|suffices?|handles?|stays?|needs?"
    r"|serves?|gives?|offers?|makes?|holds?|supports?|owns?|live|lives)\b[^,;]*$"
)
_LIMITING = re.compile(
    r"\b(?:unless|except|only|until|if|when|but|without|allowed|may|can|fine|ok|okay|outside|before|after|approv\w+)\b", re.IGNORECASE
)


def barer(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each plainer way to say an entry, with the kinds that alone may be meant so; none for any."""
    if behind := _LAID.match(text):
        yield text[behind.end():], ("file",)
    if behind := _MAKING.match(text):
        yield f"new {text[behind.end():]}", ()
    if behind := _ONE_MORE.match(text):
        yield f"new {text[behind.end():]}", ()
    reason = _REASON.search(text)
    # “`A`, `B`, `C` are deprecated” lists what it speaks of
    if reason and "," not in text[:reason.start()] and _LIMITING.search(reason[0]) is None:
        yield text[:reason.start()], ()
