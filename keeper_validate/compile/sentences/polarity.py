"""What the place of a clause says about it: the key or heading it stands under, the mark before it or on its arrow.

Must not read the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from keeper_validate.clause import Clause
from keeper_validate.compile.vocabulary import lexicon

_ARROW = re.compile(r"->|-x|→|↛|⇏")
_SIDES = re.compile(r"[-*+•\s]*(?:❌([^❌✅]+)✅[^❌✅]+|✅[^❌✅]+❌([^❌✅]+)|([^❌✅]+)❌\s*(?:→|-+>)\s*[^❌✅]+✅)")
_SIDE = r"[\w`@/.][\w`@/. \-]*?"


def forbids(clause: Clause) -> bool:
    """Whether what stands under this key is forbidden unless the sentence itself says otherwise."""
    return bool(_said(clause, "forbid_keys"))


def keeps(clause: Clause) -> bool:
    """Whether the key forbids that what stands under it is changed (“Do not modify”, `forbidden_modifications`)."""
    return forbids(clause) and bool(_said(clause, "change_keys"))


def soft(clause: Clause) -> bool:
    """Whether the key only recommends, or forbids by no stronger word than “avoid”."""
    if forbids(clause):
        return _said(clause, "forbid_keys") <= lexicon.grammar("gentle_keys")
    return any(word in clause.key.lower().split() for word in lexicon.grammar("soft_keys"))


def crossed(text: str) -> bool:
    """Whether a sentence starts with a mark that says what is wrong (“❌ Use X”)."""
    return text.lstrip("-*+• ").startswith(tuple(lexicon.grammar("crosses")))


def crossed_first(text: str) -> str:
    """A note with a crossed arrow as one that a cross stands before: `domain --x infra` as `❌ domain → infra`; of “❌ A ✅ B” the side
    that is crossed."""
    if leads := _leading(text.strip()):
        return leads
    if sides := _SIDES.fullmatch(text.strip()):
        return f"❌ {next(filter(None, sides.groups())).strip()}"
    barred = _barred().fullmatch(text) if _ARROW.search(text) else None
    return f"❌ {barred['left']} → {barred['right']}" if barred else text


def asks(clause: Clause) -> bool:
    """Whether people may allow what stands under this key (“Ask first”)."""
    return bool(_said(clause, "ask_keys"))


def _said(clause: Clause, name: str) -> frozenset[str]:
    key = f"{clause.key} {clause.field}".lower().replace("_", " ")
    return frozenset(word for word in lexicon.grammar(name) if word in key)


def _leading(text: str) -> str:
    """The same of an arrow between two names that stands in one piece of code, or that something before or behind it forbids."""
    found = _written().fullmatch(text.replace("`", "")) if _ARROW.search(text) else None
    if found is None or not (found["ban"] or found["told"] or re.fullmatch(r"`[^`]*`(?: \w+)?\.?", text)):
        return ""
    loose = not found["ban"] or found["ban"].lower().startswith(("no ", "never"))
    if loose and not all(_is_part(side) for side in found.group("left", "right")):
        return ""
    left, right = (f"`{side}`" if re.search(r"[/*:@-]", side) else side for side in found.group("left", "right"))
    return f"{'❌ ' if found['ban'] or found['told'] else ''}{left} → {right}"


def _is_part(name: str) -> bool:
    """Whether a name is written as parts of a codebase are: by its path, with a capital, or a word for a layer."""
    return re.search(r"[/.:@-]|^[A-Z]", name) is not None or lexicon.layer(name.lower()) is not None


@cache
def _written() -> re.Pattern[str]:
    banned = _either(word for word in lexicon.grammar("beside_an_arrow") if word not in ("no", "not"))
    name, tie = r"[\w@/.*:-]*[\w/*]", r"(?:dependenc(?:y|ies)|imports?|references?|edges?|arrows?)"
    return re.compile(
        rf"""(?P<ban>{banned}(?:\s{tie})?:\s+|(?:no|never)\s(?:{tie}:?\s)?)?(?P<left>{name})\s*(?:-+>|→)\s*(?P<right>{name})
        (?P<told>\s+(?:(?:is|are)\s)?{banned}|\s+\((?:is\s)?{banned}\))?(?:\s+{tie})?\s*\.?""",
        re.VERBOSE | re.IGNORECASE,
    )


@cache
def _barred() -> re.Pattern[str]:
    crosses = "".join(sorted(lexicon.grammar("crosses")))
    beside = _either(lexicon.grammar("beside_an_arrow"))
    forbidden = _either(phrase for phrase in lexicon.grammar("forbidden") if phrase.startswith(("is ", "are ")))
    told = rf"(?:\s+{forbidden}|:\s+{beside})\.?"
    return re.compile(
        rf"""(?P<left>{_SIDE})\s*
        (?:-+x-*>?|-[-.]\s*["|]?\s*(?:[{crosses}]|{beside}\b)[^>]{{0,40}}[-.]->|[{crosses}]\s*(?:→|-+>)|↛|⇏|!->|-/->
          |(?:→|-+>)(?=[^{crosses}]*(?:[{crosses}]|{told})\s*$))
        \s*(?P<right>{_SIDE}(?:\s\([^()]*\))?)\s*(?:[{crosses}]|{told})?\s*""",
        re.VERBOSE,
    )


def _either(phrases: Iterable[str]) -> str:
    return "(?:" + "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in sorted(phrases)) + ")"
