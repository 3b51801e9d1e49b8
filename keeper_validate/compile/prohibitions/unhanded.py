"""Calls that an argument is asked of, as turns of phrase have it: “no `requests.get` without argument `timeout`”. Must not find any."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.unhanded import FORM

_CALL = re.compile(r"([A-Za-z_$][\w$]*(?:(?:\.|::|->)[\w$]+)*)(?:\(\))?")
_ARGUMENT = re.compile(r"([A-Za-z_]\w*)(?:\s?[=:]\s?([\w.\"'-]*))?")


def unhanded(statement: Statement) -> Made | None:
    """The check of a call that must not go without an argument; of a bare name it has to be said that it is one."""
    missing = statement.adjuncts("without")
    run = missing[0] if len(missing) == 1 else ()
    said = bool(run) and run[0].low in lexicon.grammar("argument_nouns")
    call = _CALL.fullmatch(statement.object[0].text) if len(statement.object) == 1 and statement.object[0].literal else None
    given = _ARGUMENT.fullmatch(run[-1].text) if call and len(run) == 1 + said and run[-1].literal else None
    if call is None or given is None or not (said or given[2] is not None) or len(statement.around) != 1:
        return None
    argument = f"{given[1]}={given[2]}" if given[2] else given[1]
    return Made((Check("forbid-use", ("token",), call[1], parameters=(("form", f"{FORM}({argument})"),)),), partial=True)
