"""Words of a clause that limit it and that no check shows: the place of its examples, the path in front of it, an “it” that no word
stands for; or that turn it into something else: a deed that a library is called after.

Must not decide what a sentence means."""

from __future__ import annotations

import re

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

# “Domain (`domain/`) — no frameworks. Never imports `app/`.”: each of the sentences is said of the path in front
_LABEL = re.compile(r"\W*(?:[A-Z][\w /&-]{0,40}? )?\(?`([^`\s]*/[^`\s]*)`\)?\s*(?:—|–|:\s|-\s)")
# “New error types are added by subclassing `X` - no changes to the handlers”: how things come, which forbids no change for other reasons
_NEW = re.compile(r"\W*(?:an? )?(new [\w -]+) (?:is|are) \w+ed (?:by|through|via|with|in|into)\b", re.IGNORECASE)
_SLOT = re.compile(r"<[^<>]*>|\{\w+\}|\[\w+\]")
_CODE = re.compile(r"`[^`]*`")
_SAMPLED = re.compile(
    r"\b(?:in|inside|within|under) ((?:the |our |any )?[a-z][\w -]*?)\s*\((?:e\.?\s?g\.?|for example|such as|like)\b", re.IGNORECASE,
)
_IT = re.compile(
    r"(?:\b(?:or|and) [^,;.()]*\b(?:to|from|in|into|on|for|with|of)|\b(?:add|introduce|put|write) [^,;.()]*\b(?:to|in|into)) (it|them)"
    r"\s*[.!]?$",
    re.IGNORECASE,
)


def overlooked(made: Compiled, text: str) -> Compiled:
    """What was read of a clause, as a warning where such words limit what would block."""
    shown = _CODE.sub("x", text)
    said = [found[1] for found in (_SAMPLED.search(shown), _IT.search(shown)) if found and not all(map(_is_placed, made.checks))]
    label = _LABEL.match(text)
    path = _SLOT.sub("*", label[1]).lstrip("./").strip("/*") if label else ""
    bans = any(check.op.startswith("forbid") for check in made.checks)
    said += [found[1] for found in (_NEW.match(shown) if bans else None, _verb(text)) if found]
    reaching = [check for check in made.checks if said or (label and not _holds(check, path))]
    if all(check.soft for check in reaching):
        return made
    why = made.why or f"structure does not show “{said[0] if said else path}”"
    checks = tuple(replace(check, soft=True) if check in reaching else check for check in made.checks)
    return replace(made, checks=checks, partial=True, why=why)


def _verb(text: str) -> re.Match[str] | None:
    """“Bootstrap via hooks only”: a deed, that a library is called after."""
    names = "|".join(lexicon.grammar("deeds_called_so"))
    return re.search(rf"(?:^|[.;!?] )\W*({names}) (?:via|the|a|an|your|from|with|by|through|it|them|all|in)\b", text, re.IGNORECASE)


def _holds(check: Check, path: str) -> bool:
    """Whether a check looks at what stands in front of the sentence, or is limited to it, or spares it."""
    return any(path in told for told in (*check.within, *check.excepted, check.target or "", check.companion or "", check.use or ""))


def _is_placed(check: Check) -> bool:
    return bool(check.within or check.excepted) or "/" in (check.target or "")
