"""A check in the words that an author can put behind `=>`. Must not read them (`explicit` does)."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import snippet, unhanded
from keeper_validate.checks.stated import FAULT
from keeper_validate.clause import Check
from keeper_validate.handed import asked_for


def written(check: Check) -> str:
    """The line; one that names less than the check holds, where the notation has no word for it."""
    facts = tuple(_facts(check))
    named = _quoted(_called(check) or check.target or check.primitive or check.technology or "")
    words = ["forbid-new" if FAULT in dict(check.parameters) else check.op, "|".join(check.kinds), named, *facts]
    words += [f"in:{','.join(check.within)}" if check.within else "", f"except:{','.join(check.excepted)}" if check.excepted else ""]
    words += [f"with:{check.companion}" if check.companion else "", f"use:{_quoted(check.use)}" if check.use else ""]
    words += [f"max:{check.limit}" if check.limit is not None else "", f"when:{check.when}" if check.when else ""]
    return " ".join(word for word in [*words, f"waive:{check.waive}" if check.waive else ""] if word)


def _facts(check: Check) -> Iterator[str]:
    """What may not come together in one declaration, and the table that it stands in; of a part, the thing that has it."""
    parameters = dict(check.parameters)
    if argument := unhanded.asked_for(parameters.get("form")):
        yield f"lacks:{argument}"
    if FAULT not in parameters:
        yield from (f"of:{parameters['of']}",) if "of" in parameters else ()
        return
    faults = parameters[FAULT].split(",")
    held, missing = [fault for fault in faults if fault[:1] != "-"], [fault[1:] for fault in faults if fault[:1] == "-"]
    yield from (f"{key}:{','.join(said)}" for key, said in (("is", held), ("lacks", missing)) if said)
    yield from (f"of:{parameters['of']}",) if "of" in parameters else ()


def _called(check: Check) -> str:
    """A call with what it is handed: `setTimeout(*, 0)`; a piece of code as it is written."""
    if code := snippet.asked_for(dict(check.parameters).get("form")):
        return snippet.plainly(code).replace('"', "'")
    asked = asked_for(dict(check.parameters).get("form")).replace('"', "'")
    return f"{check.target}{asked}" if asked else ""


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name or ("," in name and "(" in name) else name
