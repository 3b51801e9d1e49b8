"""What the columns of a type are called: “datetime columns end in `Date`”. Must not know how other names are formed."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken

_BEARERS = frozenset({"column", "columns", "field", "fields"})


def named_by_type(subject: Run, rest: Run, around: Around, statement: Statement) -> Made | None:
    """No new column of the type under another name; SQL knows no case of letters, so that none is asked for."""
    words = without(subject, "articles", "newness", "every", "generic")
    words = tuple(word for word in words if word.low not in ("name", "names"))
    types = forms.column_types(" ".join(lows(words[:-1]))) if words and words[-1].low in _BEARERS else None
    first, last = (any(lexicon.at(name, lows(rest), at) for at in range(len(rest))) for name in ("prefixing", "suffixing"))
    told = (*rest, *(word for relation, run in around if relation in ("means", "inside") for word in run))
    ends = [word.text.strip("*").lower() for word in told if word.literal]
    if types is None or first == last or not ends or not all(re.fullmatch(r"\w+", end) for end in ends):
        return None
    any_of = "|".join(map(re.escape, dict.fromkeys(ends)))
    other = f"/(?i)^(?!(?:{any_of}))/" if first else f"/(?i)^(?!.*(?:{any_of})$)/"
    said = (("type", types), ("said", spoken(subject)))
    return Made((Check("forbid-new", ("column",), other, soft=statement.soft, parameters=said),), partial=True)
