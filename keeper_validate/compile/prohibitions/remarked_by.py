"""Of which files alone a rule of comments is: whoever speaks of Javadoc means Java, and of docstrings Python. Must not read a sentence."""

from __future__ import annotations

import re

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.pathglob import listed
from keeper_validate.values import replace


def remarked_by(checks: tuple[Check, ...], text: str) -> tuple[Check, ...]:
    """The checks, those of what is not documented in the files of the languages that the comments are of."""
    known = lexicon.mapping("grammar", "doc_tools")
    said = re.findall(r"[a-z]+", text.lower())
    told = [known[word] for word in dict.fromkeys(said) if word in known]
    within = listed(",".join(told)) if told else ()
    return tuple(replace(one, within=within) if within and _is_of_comments(one) else one for one in checks)


def _is_of_comments(check: Check) -> bool:
    return CONSTRUCT in check.parameters and not check.within and str(check.target).startswith(("undocumented-", "doc-comment"))
