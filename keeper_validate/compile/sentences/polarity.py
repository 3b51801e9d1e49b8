"""What the place of a clause says about it: the key or heading it stands under, the mark before it. Must not read the sentence."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.compile.vocabulary import lexicon


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


def asks(clause: Clause) -> bool:
    """Whether people may allow what stands under this key (“Ask first”)."""
    return bool(_said(clause, "ask_keys"))


def _said(clause: Clause, name: str) -> frozenset[str]:
    key = f"{clause.key} {clause.field}".lower().replace("_", " ")
    return frozenset(word for word in lexicon.grammar(name) if word in key)
