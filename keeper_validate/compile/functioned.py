"""What functions of a sort take, give back, bear, are or stand in: “repository methods receive `db` as first argument”, “`ctx` is always
the first parameter”, “wrap previews in `Theme`”, as functions that lack it.

Its words are data (`rules/lexicon/functions.yaml`). Must not read what is said of classes."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate import shipped
from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.demands.class_sentence import without_asides
from keeper_validate.compile.demands.function_parts import Asked, asked_of, home_of, mark_or_modifier, name_of, position, wrapper
from keeper_validate.compile.demands.function_sorts import ALL, Functions, functions_at
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import function_words as told
from keeper_validate.compile.vocabulary.class_words import Run, phrases
from keeper_validate.compile.vocabulary.class_words import size as class_size
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_SIGNS = re.compile(
    r"(?i)\b(?:methods?|functions?|fns?|funcs?|previews?|composables?|fixtures?|tests?|hooks?|parameters?|params?|arguments?|args?|returns?"
    r"|signatures?|ctx)\b"
)
_END = re.compile(r"(?<=[\w`)>])[;.]\s+(?=[\w`@])(?![^(]*\))(?!(?:[^`]*`[^`]*`)*[^`]*`[^`]*$)")
_BOLD = re.compile(r"^\W*\*\*[^*`]{2,60}\*\*\s*|^[A-Z][A-Za-z/ -]{2,40}: (?=[A-Z`])")


@dataclass(frozen=True, slots=True)
class _Told:
    functions: Functions
    asked: Asked
    end: int
    weak: bool = False
    sure: bool = True


def functioned(clause: Clause, text: str, read: Callable[[Clause, str], Compiled]) -> Compiled | None:
    """The checks of a clause whose first sentence asks so of functions, and of what else it says; None where it does not, or where what it
    says besides may limit it."""
    if forbids(clause) or len(text) > 400 or not _SIGNS.search(text):
        return None
    first, *others = [piece for piece in _END.split(text) if piece.strip()] or [""]
    made = _functioned(clause, first)
    if made is None or any(_limits(piece) for piece in others):
        return None
    besides = [read(clause, piece) for piece in others]
    unread = next((piece for piece, one in zip(others, besides, strict=True) if not one.checks), None)
    why = f"“{unread.strip()}” is left to a reviewer" if unread else None
    return replace(made, checks=(*made.checks, *(check for one in besides for check in one.checks)), why=why)


def _limits(piece: str) -> bool:
    said = {word.lower() for word in re.findall(r"[A-Za-z]+", piece)}
    return not said.isdisjoint(phrases("guards") | told.phrases("limiting"))


def _functioned(clause: Clause, text: str) -> Compiled | None:
    run = without_asides(words(_BOLD.sub("", text.strip()).rstrip(".:")))[0]
    ensuring = shipped.data("rules/lexicon/owing")["ensuring"]
    at = next((count for count in (3, 2, 1) if " ".join(word.low for word in run[:count]) in ensuring), 0)
    found = next((made for reading in _READINGS if (made := reading(run, at))), None)
    if found is None:
        return None
    narrowed, end = told.places(run, found.end)
    tail = run[end:]
    if any(word.sort == "word" and word.low in phrases("guards") for word in (*run[:found.end], *tail) if word.low not in ("or",)):
        return None
    if tail and not any(class_size("reasons", run, start) for start in (end, end + 1)) and not _goes_on(tail):
        return None
    functions = replace(found.functions, within=(*found.functions.within, *narrowed))
    checks = tuple(_check(functions, one, found) for one in found.asked)
    return Compiled(clause, checks, True, None)


def _check(functions: Functions, asked: str, found: _Told) -> Check:
    soft = found.weak or functions.guessed or not found.sure
    target = f"{functions.construct}{functions.spec} without {asked}"
    within = functions.within or tuple(listed(home_of(asked)))
    return Check("forbid-use", ("token",), target, within=within, soft=soft, parameters=(CONSTRUCT,))


def _goes_on(tail: Run) -> bool:
    """“and pass it on”, “named `ctx`”: what is asked besides of the same thing, which a reviewer sees to."""
    start = 1 if tail[0].text == "," else 0
    said = [word.low for word in tail[start:start + 3]]
    passes_on = said[:1] == ["and"] and said[1:2] != [] and said[1] in told.phrases("passing_on")
    return said[:1] in (["named"], ["called"]) or passes_on


def _of_each(run: Run, at: int) -> _Told | None:
    """“all repository methods must be static and receive `db` as first argument”."""
    every = class_size("every", run, at)
    found = functions_at(run, at + every)
    if found is None:
        return None
    functions, at = found
    taking, at = told.relative(run, at)
    functions = replace(functions, taking=taking) if taking else functions
    labelled = at < len(run) and run[at].text in (":", "—", "-")
    at += labelled
    weak, modal = class_size("weak", run, at), class_size("modal", run, at)
    at += weak or modal
    asked, end = asked_of(run, at, labelled, functions)
    sure = bool(every or modal or labelled or taking)
    return _Told(functions, asked, end, bool(weak), sure) if asked else None


def _first(run: Run, at: int) -> _Told | None:
    """“`ctx` must be the first parameter of every handler”."""
    name, behind = name_of(run, at)
    weak, modal = class_size("weak", run, behind), class_size("modal", run, behind)
    behind += weak or modal
    being = told.size("being", run, behind)
    behind += being + told.size("adverbs", run, behind + being)
    always = any(word.low == "always" for word in run[at:behind])
    behind += told.size("going", run, behind)
    place, behind = position(run, behind)
    if not (name and place and (being or modal or weak)):
        return None
    return _placed(run, behind, place, name, bool(weak), bool(modal or always))


def _position_first(run: Run, at: int) -> _Told | None:
    """“the first parameter of every handler must be `req`”, “first argument: always `db`”."""
    place, behind = position(run, at)
    if not place:
        return None
    beside = told.size("beside", run, behind)
    every = class_size("every", run, behind + beside)
    found = functions_at(run, behind + beside + every) if beside else None
    functions, behind = found or (None, behind)
    labelled = behind < len(run) and run[behind].text in (":", "—", "-")
    weak, modal = class_size("weak", run, behind), class_size("modal", run, behind)
    behind += labelled or weak or modal
    being = told.size("being", run, behind)
    behind += being + told.size("adverbs", run, behind + being)
    name, end = name_of(run, behind)
    if not name or not (labelled or being):
        return None
    whose = functions or replace(ALL, taking=name)
    whose = replace(whose, taking=name) if whose.is_any else whose
    return _Told(whose, (f"{place} {name}",), end, bool(weak), bool(modal or labelled or every))


def _handed(run: Run, at: int) -> _Told | None:
    """“pass `ctx` as the first argument of every function”, “put `ctx` first in every signature”."""
    at += told.size("adverbs", run, at)
    hands = told.size("handing", run, at)
    name, behind = name_of(run, at + hands) if hands else ("", at)
    if not name:
        return None
    place, end = position(run, behind + (behind < len(run) and run[behind].low in ("as", "in", "at")))
    if not place and behind < len(run) and run[behind].low == "first" and run[behind + 1:]:
        place, end = "first", behind + 1
        rest = " ".join(word.low for word in run[end:])
        if not any(rest.endswith(one) for one in told.phrases("signatures")):
            return None
        return _Told(replace(ALL, taking=name), (f"first {name}",), len(run))
    return _placed(run, end, place, name, False, True) if place else None


def _placed(run: Run, at: int, place: str, name: str, weak: bool, sure: bool) -> _Told | None:
    beside = told.size("beside", run, at)
    every = class_size("every", run, at + beside)
    found = functions_at(run, at + beside + every) if beside else None
    if found is None:
        return _Told(replace(ALL, taking=name), (f"{place} {name}",), at, weak, sure)
    functions, end = found
    functions = replace(functions, taking=name) if functions.is_any else functions
    return _Told(functions, (f"{place} {name}",), end, weak, sure or bool(every))


def _marked(run: Run, at: int) -> _Told | None:
    """“annotate previews with `@Theme`”, “keep preview functions private”, “wrap previews in `Theme`”."""
    wraps = told.size("wrap", run, at)
    at += told.size("adverbs", run, at)
    verb = wraps or told.size("marking", run, at)
    every = class_size("every", run, at + verb)
    found = functions_at(run, at + verb + every) if verb else None
    if found is None or found[0].is_any:
        return None
    functions, behind = found
    if wraps:
        asked, end = wrapper(run, behind + told.size("wrapped", run, behind)) if told.size("wrapped", run, behind) else ((), behind)
    else:
        asked, end = mark_or_modifier(run, behind + told.size("marked", run, behind))
    return _Told(functions, asked, end) if asked else None


def _upon(run: Run, at: int) -> _Told | None:
    """“use `@ThemePreviews` on every preview”, “`@Theme` on all previews”."""
    at += told.size("adverbs", run, at)
    puts = told.size("putting", run, at)
    asked, behind = mark_or_modifier(run, at + puts)
    beside = told.size("beside", run, behind) if asked else 0
    every = class_size("every", run, behind + beside)
    found = functions_at(run, behind + beside + every) if beside and (puts or every) else None
    return _Told(found[0], asked, found[1]) if found and not found[0].is_any else None


_READINGS = (_of_each, _first, _position_first, _handed, _marked, _upon)
