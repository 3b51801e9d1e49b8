"""What the place of a clause says about it: the key or heading it stands under. Must not read the sentence."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.compile import lexicon


def forbids(clause: Clause) -> bool:
    """Whether what stands under this key is forbidden unless the sentence itself says otherwise."""
    return any(word in f"{clause.key} {clause.field}".lower().replace("_", " ") for word in lexicon.grammar("forbid_keys"))


def soft(clause: Clause) -> bool:
    """Whether the key only recommends."""
    return not forbids(clause) and any(word in clause.key.lower().split() for word in lexicon.grammar("soft_keys"))
