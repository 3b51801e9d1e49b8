"""Which form of a thing is forbidden, where what to use instead is the same thing in another one. Must not read a sentence."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace


def formed(check: Check) -> Check:
    """“enums (use union types)”: those that are declared as enums, for a union lists its members as well."""
    plain = check.op == "forbid-new" and check.kinds == ("enum",) and not check.parameters
    told = tuple((check.use or "").lower().replace("`", "").split()) if plain else ()
    listed = any(lexicon.at("listing_types", told, at) for at in range(len(told)))
    return replace(check, parameters=(("form", "enum"),)) if listed else check
