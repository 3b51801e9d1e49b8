"""What a clause was read as, in one plain sentence that its author can agree or disagree with: `no new table in server/**`.

Must not decide anything: it only says what the checks already say."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped, snippet, unhanded
from keeper_validate.checks.stated import FAULT, is_of_standing, told
from keeper_validate.clause import DESCENT, OPS, Check, Compiled
from keeper_validate.compile.sentences.thing import NAMED
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.handed import asked_for
from keeper_validate.pathglob import path_ends, path_starts
from keeper_validate.values import replace

_OF_ENUMS = ("enum", "member")
PARTS = frozenset({"prop", "variant", "member", "field", "column", "method", "param"})
_MOST = 6
_FORMS = {"attribute": "the attribute ", "type": "the type ", "tag": "the tag ", "cast": "the cast "}
_SHOWN = {"auth_call": "auth primitive call", "auth_service": "auth service", "env_var": "environment variable"}
_LEADS = {
    "forbid-new": "no new {what}{called}",
    "forbid-use": "no added use of {named}",
    "forbid-change": "no change to {what}{called}",
    "forbid-remove": "no removal of {what}{called}",
    "require-use": "{named} is used",
    "append-only": "{what}{called} only grows at its end",
    "freeze": "{what}{called} stays exactly as it is",
    "limit": "at most {limit} of {what}{called}",
    "gone": "{what}{called} is gone, and stays gone",
    "require-companion": "every new {what}{called} brings {companion}",
    "require-shape": "every new {what} has the shape that the clause says",
}
_UNKNOWN, _ADDED = " that the project does not have", "{what}{called} is added, and never changed or removed"
_MADE = {"crypto": "cryptography"}
_SPARED = re.compile(r"structure does not show “(unless [^”]+)”")
# an import of a folder by its name, as clauses are compiled to it
_FOLDER = re.compile(r"/\(\^\|\[\\/\.@~?\]\)((?:\w|\\-)+)\(\[\\/\.:\]\|\$\)/")
_SET = {
    "forbid-new": "no new setting {keys}", "forbid-change": "no change to the setting {keys}",
    "forbid-remove": "no removal of the setting {keys}", "require-shape": "the setting {keys} stays so",
}


def describe(compiled: Compiled) -> str:
    """One sentence for all checks of a clause; empty where there are none."""
    said = "; ".join(dict.fromkeys(_sentence(check, named) for check, named in _merged(compiled.checks)))
    spared = _SPARED.search(compiled.why or "")  # an exception that nobody but people can tell, in the words of the clause
    return said.replace("unless people approve", spared[1]) if spared else said


def _merged(checks: tuple[Check, ...]) -> list[tuple[Check, tuple[str, ...]]]:
    """Checks that differ in their technology alone, as one with all of them."""
    groups: dict[Check, list[str]] = {}
    for check in checks:
        groups.setdefault(replace(check, technology=None), []).extend([check.technology] if check.technology else [])
    return [(check, tuple(named)) for check, named in groups.items()]


def _sentence(check: Check, technologies: tuple[str, ...]) -> str:
    if check.op not in OPS:
        words = ", ".join(f"{key}: {value}" for key, value in check.parameters)
        return _title(check.op) + (f" ({words})" if words else "")
    if check.kinds == _OF_ENUMS and check.op.startswith("forbid-"):
        check = replace(check, kinds=_OF_ENUMS[1:])  # an enum of that name is new, or gone, with its members
    kinds = "element" if check.kinds == NAMED else " or ".join(_kind(kind) for kind in check.kinds)
    if FAULT in dict(check.parameters):
        return _faulty(check) + _around(check)
    if ("form", "setting") in check.parameters:
        if check.op == "require-shape" and "=" not in (check.target or ""):
            return f"every new document has {(check.target or '').lstrip('.')}" + _around(check)
        keys = _spaced(check.target or "").replace("=", " = ").replace("|", " or ").removeprefix("**")
        return _SET[check.op].format(keys=keys).strip() + _around(check)
    if "beside" in dict(check.parameters):
        return f"no new {kinds} beside another in one file" + _around(check)
    if check.op == "require-shape" and "apart" in dict(check.parameters):
        return f"no change of {', '.join(check.within)} together with {dict(check.parameters)['apart'].replace(',', ', ')}"
    if ("on", "change") in check.parameters:
        changed = check.target or f"any {kinds}"
        return f"no change of {changed} without {check.companion}" + _around(check)
    if check.op == "forbid-remove" and "guard" in dict(check.parameters):
        guard = dict(check.parameters)["guard"].replace("*", "a guard")
        return f"no removal of {guard} from any {kinds}{_called(check, ())}" + _around(check)
    if part := _imported(check):
        return f"no added import of {part}" + _around(check)
    whole = _whole(check, kinds, f" of {_list(technologies)}" if technologies else "")
    if whole:
        return whole + _around(check)
    slots = {
        "what": f"{check.primitive} component" if check.primitive else kinds, "called": _called(check, technologies),
        "named": _named(check, technologies, kinds), "limit": str(check.limit), "companion": check.companion,
    }
    if ("only", "numbers") in check.parameters:
        return "no member of any {what}{called} gets another number".format(**slots) + _around(check)
    if ("order", "free") in check.parameters:
        return "no member of any {what}{called} is removed, renamed or altered".format(**slots) + _around(check)
    added = check.op == "append-only" and check.kinds == ("file",) and "**" in (check.target or "")
    lead = (_ADDED if added else _LEADS[check.op]) + (_UNKNOWN if ("new", "project") in check.parameters else "")
    return lead.format(**slots) + _around(check)


def _faulty(check: Check) -> str:
    """“no new or altered column named email that is not unique”."""
    parameters = dict(check.parameters)
    kinds = " or ".join(check.kinds)
    what = f"added or altered {kinds} of what stands" if is_of_standing(check) else f"new or altered {kinds}"
    what = "new table" if kinds == "table" else what
    named = f" named {_spaced(check.target)}" if check.target else ""
    named += f" of {parameters['of']}" if "of" in parameters else ""
    named += f" that refers to {parameters['to']}, and" if "to" in parameters else " that"
    was = f", where it was {parameters['was']}" if "was" in parameters else ""
    return f"no {what}{named} {told(parameters[FAULT])}{was}"


def _whole(check: Check, kinds: str, made: str) -> str | None:
    """The sentences that are no filled-in form: what bears a shape, how many parts one thing may have, what each new thing uses."""
    if check.op == "require-use" and check.use:
        return f"{check.use} is used by every new {kinds}{made}"
    if check.op == "limit" and set(check.kinds) <= PARTS:
        return f"at most {check.limit} {'s or '.join(check.kinds)}s in one element{_called(check, ())}"
    if check.op == "limit" and "size" in dict(check.parameters):
        what = dict(check.parameters)["size"]
        part = "unit" in lexicon.mapping("sizes").get(what, {})
        return f"no function of more than {check.limit} {what}" if part else f"no {what} of more than {check.limit} lines"
    if check.op == "limit" and ("counted", "new") in check.parameters:
        return f"at most {check.limit} new {kinds}{'' if check.limit == 1 else 's'}{_called(check, ())} in one change"
    if check.op != "require-shape":
        return None
    if DESCENT in check.parameters:
        return f"every new {kinds}{made}{_called(check, ())} comes from {_spaced(check.use or '')}"
    if ("named", "file") in check.parameters:
        return f"every new {kinds} stands in a file of its name"
    if "header" in dict(check.parameters):
        return f"every new {_bearer(check, kinds)}{made} begins with a comment that fits {dict(check.parameters)['header']}"
    if not check.parameters or "holds" in dict(check.parameters):
        return f"every new {_bearer(check, kinds)}{made} {_form(check.target)}" if check.target else None
    parts = " and ".join(f"a {role}" if name == "*" else f"{role} {name}" for role, name in check.parameters)
    bearers = " or ".join(_kind(kind) for kind in check.kinds if kind not in dict(check.parameters))
    return f"every new {bearers}{made}{_called(check, ())} has {parts}"


def _bearer(check: Check, kinds: str) -> str:
    held = dict(check.parameters).get("holds")
    holding = f" that holds a {_kind(held)}" if held else ""
    return f"file among {', '.join(check.within)}{holding}" if check.kinds == ("file",) and check.within else kinds


def _form(target: str) -> str:
    """How a form is told: a place, a pattern, a style or a number of names."""
    if starts := path_starts(target):
        return f"begins with {' or '.join(starts)}"
    if target.startswith("/") and target.endswith("/"):
        end = path_ends(target)
        return f"has a name that fits {target}" if end is None else f"ends in {end}"
    if all("/" in one for one in target.split(",")):
        return f"lies in {target.replace(',', ' or ')}"
    as_style = "in" if forms.case_style(target.partition(",")[0]) or forms.number_form(target) else "like"
    return f"is named {as_style} {target.replace(',', ' or ')}"


def _title(op: str) -> str:
    title = str(shipped.data(f"rules/codes/{op}")["title"])
    return title[:1].lower() + title[1:]


def _kind(kind: str) -> str:
    return _SHOWN.get(kind, kind.replace("_", " "))


def _called(check: Check, technologies: tuple[str, ...]) -> str:
    made = dict(check.parameters).get("primitive")
    of = " on " if check.kinds == ("dependency",) else " of "
    shown = f"{of}{_list(technologies)}" if technologies else f" of {_MADE.get(made, made + 's')}" if made else ""
    shown += f" among {groups.replace(',', ', ')}" if (groups := dict(check.parameters).get("group")) else ""
    kept = dict(check.parameters).get("type")
    if check.target is None or (check.primitive and check.target == check.primitive):
        return shown
    if check.target.startswith("/^(?!(") and check.kinds == ("route",):
        return f"{shown} but {check.target[6:].partition(')')[0].replace('|', ', ')}"
    if check.target in _spoken():
        return f"{shown} of the sort “{_spoken()[check.target]}”"
    owner = dict(check.parameters).get("of")
    # what has the part, or the part itself
    either = check.op in ("forbid-remove", "forbid-new") and set(check.kinds) <= PARTS and not owner and not kept
    shown = f"{shown} {'of or ' if either else ''}named {_spaced(check.target)}" + (f" of a type that fits {kept}" if kept else "")
    return f"{shown} of {owner}" if owner else shown


def _named(check: Check, technologies: tuple[str, ...], kinds: str) -> str:
    parameters = dict(check.parameters)
    if "allowed" in parameters:
        among = "any module of the repository" if check.target == "/./" else check.target
        return f"{among} but {parameters['allowed'].replace(',', ', ')}"
    if "apart" in parameters:
        return f"{'what lies inside ' if 'deep' in parameters else ''}one of {parameters['apart']}/* by another of them"
    if technologies:
        return _list(technologies) + (f" for what is called {check.target}" if check.target else "")
    if check.primitive:
        return f"a {check.primitive} component"
    if check.target in _spoken():
        return f"what is called “{_spoken()[check.target]}”"
    if asked := asked_for(parameters.get("form")):
        return f"{check.target}{asked}"
    if argument := unhanded.asked_for(parameters.get("form")):
        return f"calls of {check.target} without {argument}"
    if code := snippet.asked_for(parameters.get("form")):
        return f"code like {snippet.plainly(code)}"
    called = (check.target or "").replace("-", " ") if parameters.get("form") == "construct" else check.target
    return _FORMS.get(parameters.get("form", ""), "") + _spaced(called) if called else f"any {kinds}"


def _imported(check: Check) -> str | None:
    """The part of the codebase that must not be imported, where an expression stands for it that nobody reads."""
    target = check.target or ""
    if check.op != "forbid-use" or check.kinds != ("import",) or "apart" in dict(check.parameters) or "allowed" in dict(check.parameters):
        return None
    folder = _FOLDER.fullmatch(target)
    name = next((name for name, layer in lexicon.mapping("layers").items() if layer.get("import") == target), None)
    return f"the {name.replace('-', ' ')} layer" if name else folder[1].replace("\\", "") if folder else None


@cache
def _spoken() -> dict[str | None, str]:
    """What people call that which the lexicon tells by an expression, as nobody reads the expression."""
    nouns = lexicon.mapping("nouns").items()
    return {entry["target"]: name.replace("-", " ") for name, entry in nouns if re.fullmatch("/.+/", str(entry.get("target")))}


def _spaced(target: str) -> str:
    """A list of names with room between them; an expression as it is."""
    return target if target.startswith("/") and target.endswith("/") else re.sub(r",(?![^{}]*\})", ", ", target)


def _list(names: tuple[str, ...]) -> str:
    if len(names) > _MOST:
        return f"{', '.join(names[:_MOST])} and {len(names) - _MOST} more"
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def _around(check: Check) -> str:
    told = check.op == "require-shape" and check.kinds == ("file",) and (check.target or check.parameters)
    words = [" by hand" if ("by", "tool") in check.parameters else ""]
    words += [f" in {', '.join(check.within)}" if check.within and not told else ""]
    words += [f", except {', '.join(check.excepted)}" if check.excepted else ""]
    words += [", when there is a new " + _kind(check.when) if check.when else ""]
    words += [f", unless {check.waive} comes along" if check.waive else "", ", unless people approve" if check.human else ""]
    return "".join(words)
