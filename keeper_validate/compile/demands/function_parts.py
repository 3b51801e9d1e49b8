"""What is asked of functions, as what they must not be without: `first db`, `return Result`, `static`, `@Audited`, `inside Theme`.

Must not know of which functions it is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.compile.demands.function_sorts import Functions
from keeper_validate.compile.vocabulary import function_words as told
from keeper_validate.compile.vocabulary.class_words import Run, bare, is_mark

Asked = tuple[str, ...]
_Found = tuple[Asked, int]
_MARK = re.compile(r"@[A-Za-z]\w*(?:\.\w+)*(?:\(.*\))?|\[\w+(?:\(.*\))?\]")
_TYPE = re.compile(r"(?P<name>[A-Z]\w*[a-z]\w*(?:[.:]+\w+)*|error)(?:<.*>|\[.*\])?\??")
_WRAPPER = re.compile(r"<?(?P<name>[A-Z]\w*)\s*(?:\([^()]*\))?\s*(?:\{.*\})?>?")
_NONE: _Found = ((), 0)


def asked_of(run: Run, at: int, labelled: bool, functions: Functions) -> _Found:
    """What is asked from a word on, one demand behind the other, and where the last ends."""
    asked: list[str] = []
    end = at
    while at < len(run):
        at += told.size("adverbs", run, at)
        found = _one(run, at, functions) or (mark_or_modifier(run, at) if (labelled or asked) and not functions.classes else _NONE)
        if not found[0]:
            break
        asked += found[0]
        end = at = found[1]
        joined = at < len(run) and (run[at].low == "and" or run[at].text in (",", "+"))
        at += joined + (joined and at + 1 < len(run) and run[at + 1].low == "and")
        if not joined:
            break
    return tuple(dict.fromkeys(asked)), end


def _one(run: Run, at: int, functions: Functions) -> _Found | None:
    ways: tuple[tuple[str, Callable[[Run, int, Functions], _Found]], ...] = (
        ("taking", _taken), ("giving", _given), ("wrapping", _wrapped), ("bearing", _borne), ("being", _being),
    )
    for name, reading in ways:
        verb = told.size(name, run, at)
        found = reading(run, at + verb, functions) if verb else _NONE
        if found[0]:
            return found
    return None


def _taken(run: Run, at: int, functions: Functions) -> _Found:
    """“`db: Session` as their first argument”, “a `tenantId` parameter”, “`ctx` first”."""
    if functions.test:
        return _NONE
    at += told.size("articles", run, at)
    pronoun = at < len(run) and run[at].low == "it" and functions.taking
    name, behind = (functions.taking, at + 1) if pronoun else name_of(run, at)
    place, end = position(run, behind + (behind < len(run) and run[behind].low in ("as", "in")))
    if name and place:
        return (f"{place} {name}",), end
    noun = told.size("parameters", run, behind)
    return ((f"parameter {name}",), behind + noun) if name and noun and not functions.is_any and not pronoun else _NONE


def _given(run: Run, at: int, functions: Functions) -> _Found:
    """“`Result<T>`”, “a `Task` or `Task<T>`”."""
    names: list[str] = []
    end = at
    while at < len(run) and not functions.is_any and not functions.test:
        at += told.size("articles", run, at)
        found = _TYPE.fullmatch(run[at].text) if at < len(run) and run[at].literal else None
        if found is None or found["name"] in told.phrases("no_types"):
            break
        names.append(_inner(run[at].text) or found["name"])
        end = at + 1
        at = end + (end < len(run) and run[end].low == "or")
        if at == end:
            break
    return ((f"return {'|'.join(dict.fromkeys(names))}",), end) if names else _NONE


def _inner(text: str) -> str:
    """What is given back in the end: `Result` of `Promise<Result<T>>`."""
    outer, _, rest = text.partition("<")
    found = _TYPE.fullmatch(rest.removesuffix(">")) if outer in told.phrases("wrappers") else None
    return found["name"] if found else ""


def _wrapped(run: Run, at: int, functions: Functions) -> _Found:
    return _NONE if functions.is_any or functions.classes else wrapper(run, at)


def wrapper(run: Run, at: int) -> _Found:
    """“`Theme { }`”, “the `AppTheme`”: what stands in the body."""
    at += told.size("articles", run, at)
    found = _WRAPPER.fullmatch(run[at].text.strip()) if at < len(run) and run[at].literal else None
    return ((f"inside {found['name']}",), at + 1) if found else _NONE


def _borne(run: Run, at: int, functions: Functions) -> _Found:
    """“the `@Audited` annotation”."""
    if functions.is_any or functions.classes:
        return _NONE
    at += told.size("articles", run, at)
    if at < len(run) and run[at].literal and run[at].low in told.phrases("modifiers"):
        return mark_or_modifier(run, at)
    mark = at < len(run) and run[at].literal and (is_mark(run[at]) or _MARK.fullmatch(run[at].text))
    noun = at + 1 < len(run) and run[at + 1].low in ("annotation", "decorator", "attribute", "marker")
    return ((f"@{_bare(run[at].text)}",), at + 1 + noun) if mark else _NONE


def _being(run: Run, at: int, functions: Functions) -> _Found:
    return _NONE if functions.is_any or functions.classes else mark_or_modifier(run, at)


def mark_or_modifier(run: Run, at: int) -> _Found:
    """“`@staticmethod`”, “static”, “`async def`”."""
    at += told.size("articles", run, at)
    if at < len(run) and run[at].literal and _MARK.fullmatch(run[at].text):
        return (f"@{_bare(run[at].text)}",), at + 1
    said = run[at].low if at < len(run) else ""
    if said not in told.phrases("modifiers"):
        return _NONE
    behind = at + 1
    noun = behind < len(run) and run[behind].low in ("methods", "method", "functions", "function")
    return (str(told.known("modifiers")[said].get("written", said)),), behind + noun


def position(run: Run, at: int) -> tuple[str, int]:
    """“the first parameter”, “its last argument”, and where it ends."""
    at += told.size("articles", run, at)
    return next(((name, at + size) for name in ("first", "last") if (size := told.size(name, run, at))), ("", at))


def name_of(run: Run, at: int) -> tuple[str, int]:
    """What a function takes, by its name and its type: `ctx|context.Context`."""
    at += told.size("articles", run, at)
    if at >= len(run) or not (run[at].literal or run[at].low in told.phrases("known_parameters")):
        return "", at
    name = told.parameter(run[at].text)
    both = at + 1 < len(run) and run[at + 1].literal and name and "|" not in name and told.parameter(run[at + 1].text)
    return (f"{name}|{both}", at + 2) if both else (name, at + 1)


def _bare(text: str) -> str:
    return bare(text) if "." not in text else text.lstrip("@").split("(")[0]


def home_of(asked: str) -> str | None:
    """The files in which a modifier can stand at all."""
    known = told.known("modifiers")
    return next((str(one["in"]) for said, one in known.items() if asked == one.get("written", said)), None)
