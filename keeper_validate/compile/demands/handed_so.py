"""“Always use `Retry(max_attempts=3, ...)`”: whoever calls it hands it that. Must not read what a call is handed without a name."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.handed import handed
from keeper_validate.unhanded import FORM

_CALL = re.compile(r"([A-Za-z_$][\w$]*(?:(?:\.|::|->)[\w$]+)*)(?=\()")
_NAMED = re.compile(r"([a-z_]\w*)=(?!=)([\w.\"-]+)")


def handed_so(statement: Statement) -> Made | None:
    """The checks of the arguments that a demanded call names; it only warns where the demand is not made of all calls."""
    _, size = verb_of(statement.object, ("require",))
    run = without(statement.object[size:], "articles")
    call = _CALL.match(run[0].text) if size and len(run) == 1 and run[0].sort == "code" else None
    given = handed(run[0].text, call.end()) if call else None
    told = [named for one in given or () if (named := _NAMED.fullmatch(one))]
    if call is None or not told or statement.wanted:
        return None
    owner = without(statement.subject, "every", "people")
    meant = not owner or call[1].lower() in lows(owner) or f"{call[1].lower()}s" in lows(owner)
    soft = statement.soft or not meant or any(relation != "reason" for relation, _ in statement.around)
    forms = (f"{FORM}({one[1]}={one[2]})" for one in told)
    return Made(tuple(Check("forbid-use", ("token",), call[1], parameters=(("form", form),), soft=soft) for form in forms), partial=True)
