"""Where things of a kind are told to live, in whatever words: “store jobs in `a/jobs/`”, “jobs: put in `a/jobs/`”, each said plainly.

Knows verbs, marks and paths (`rules/lexicon/homes.yaml`); must not know what a noun stands for."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import dataclass

_MOST, _LABEL, _MANNER = 5, 4, 7
_SENTENCE = ("", ".", ";", "!", "—", "-")
_SLOT = re.compile(r"\[[\w\-]+\]|\{[\w\-]+\}|<[\w\- ]+>|\*")
_ONE = ("a", "an", "each", "every")


@dataclass(frozen=True, slots=True)
class Home:
    """`said` is the plainer sentence, `deed` the verb that it was said with; `soft` that it only advises, or that more was said which may
    limit it; `more` that it asks for something else besides."""

    said: str
    deed: str
    soft: bool
    more: bool


def homes(found: tuple[Part, ...]) -> tuple[Home, ...]:
    """The homes that the sentences of a clause tell."""
    out: list[Home] = []
    for part, label in zip(found, (None, *found), strict=False):
        if _words("limiting").intersection(lows(part.words)):
            continue
        if part.opener == ":" and label is not None and _is_label(label):
            out += _labelled(label, part)
        if part.opener in _SENTENCE or (part.opener == ":" and not out):
            out += _told(part)
    return tuple(out)


def _is_label(part: Part) -> bool:
    return part.opener in _SENTENCE and len(part.words) <= _LABEL and not any(word.literal for word in part.words)


def _labelled(label: Part, part: Part) -> list[Home]:
    """“Fixtures: store in `fixtures/`”, “Hooks: `src/[feature]/hooks/`”: what the label names lives there."""
    run, words = part.words, lows(part.words)
    at = int(words[:1] != () and words[0] in _words("told"))
    put = bool(at) and words[0] not in _words("growing")
    at += int(words[at:at + 1] != () and words[at] in _words("inside"))
    place, end = _place(run, at, bool(at))
    bare = not at and len(place) == 1 and not (place[0].text.endswith("/") or _SLOT.search(place[0].text))
    if not place or bare or " ".join(lows(label.words)) in _words("labels") or not _are_things(label.words, words[0] if put else ""):
        return []
    soft = not at or _may_limit(run[end:]) or bool(label.asides)
    return [_plainly(label.words, place, words[0] if put else "", soft, bool(run[end:]))]


def _told(part: Part) -> list[Home]:
    """“store jobs in `a/`”, “jobs are stored in `a/`”, “jobs must be in `a/`”, and what goes on behind it: “…, tasks in `b/`”."""
    run, words = part.words, lows(part.words)
    start = next((at for at, word in enumerate(words) if word not in _words("opening")), len(words))
    bidden = words[start:start + 1] != () and words[start] in _words("told")
    deeds = [start] if bidden else [at for at in range(1, len(words)) if words[at] in _words("standing") | _words("kept")]
    modal = next((at for at in range(1, len(words) - 1) if words[at] in _words("modal") and words[at + 1] == "be"), 0)
    deeds += [modal + 1] if modal and not bidden and words[modal + 2:modal + 3] != () and words[modal + 2] in _words("inside") else []
    for deed in deeds:
        subject = () if bidden else _without_modals(run[:deed])
        found = _home_behind(run, deed, bidden)
        if not found:
            continue
        at, place, end = found
        subject = subject or run[deed + 1:at]
        many = bidden or modal or subject[:1] and lows(subject)[0] in _words("every") or _are_many(subject)
        if not many or not _are_things(subject, words[deed]) or (words[deed] in _words("growing") and _holds_lines(place)):
            return []
        soft = _may_limit(run[end:]) or any(word in _words("soft") for word in words) or bool(part.asides)
        first = _plainly(subject, place, words[deed], soft, end < len(run))
        return [first, *_going_on(run[end:], words[deed])]
    return []


def _home_behind(run: Run, deed: int, bidden: bool) -> tuple[int, Run, int] | None:
    """Where the first place begins behind a deed, what it is and where it ends; what stands between may only say how the things are."""
    for at in range(deed + 1, len(run)):
        place, end = _place(run, at + 1, True) if lows(run[at:at + 1])[0] in _words("inside") else ((), 0)
        if place:
            between = lows(run[deed + 1:at])
            manner = not between or (between[0] in ("as", "only", "together", "directly") and len(between) < _MANNER)
            return (at, place, end) if bidden == bool(between) and (bidden or manner) or (not bidden and manner) else None
    return None


def _going_on(run: Run, deed: str) -> list[Home]:
    """“…, tasks in `b/`, and events in `c/`”: other things, with the verb of the first."""
    words = lows(run)
    start = next((at for at, word in enumerate(words) if word not in (",", "and")), 0)
    at = next((at for at in range(start + 1, min(start + _MOST, len(words))) if words[at] in ("in", "under", "to", "into")), 0)
    place, end = _place(run, at + 1, True) if start and at else ((), 0)
    subject = run[start:at]
    if not place or not _are_things(subject, deed) or not _are_many(subject):
        return []
    return [_plainly(subject, place, deed, _may_limit(run[end:]), end < len(run)), *_going_on(run[end:], deed)]


def _place(run: Run, at: int, told: bool) -> tuple[Run, int]:
    """The paths that begin at an index and where they end; `told` that a word says that a place follows."""
    while told and run[at:at + 1] and not run[at].literal and run[at].low in _words("before"):
        at += 1
    found: list[Word] = []
    while run[at:at + 1]:
        folder = run[at + 1:at + 2] and run[at + 1].low in _words("folders")
        path = _path(run[at], bool(folder) and told)
        if not path:
            break
        found.append(path)
        at += 1
        while run[at:at + 1] and run[at].low in (_words("folders") | _words("files")) and not run[at].literal:
            at += 1
        joined = lows(run[at:at + 1]) in (("or",), ("and",), (",",), ("/",)) and run[at + 1:at + 2] and _path(run[at + 1], False)
        at += int(bool(joined))
        if not joined:
            break
    return tuple(found), at


def _path(word: Word, folder: bool) -> Word | None:
    """A word as the path that it is, in code or by the noun behind it: “the `jobs` folder”, “the Models folder”."""
    text = word.text
    if word.literal and re.search(r"[\s()=]|://|^[@~#$]|^/[^/]*$|^(?:GET|POST)", text) is None and ("/" in text or is_file(text)):
        return Word(text, "code")
    named = re.fullmatch(r"[\w\-.]+", text) is not None and (word.literal or text[:1].isupper())
    return Word(f"{text}/", "code") if folder and named else None


def _holds_lines(place: Run) -> bool:
    """Whether a place is a file, to which lines are added."""
    return any(is_file(word.text) and not word.text.endswith("/") and "*" not in word.text for word in place)


def _without_modals(run: Run) -> Run:
    while len(run) > 1 and run[-1].low in _words("must") and not run[-1].literal:
        run = run[:-1]
    return run


def _are_things(run: Run, deed: str) -> bool:
    """Whether a run can name things of a kind that lie in files."""
    words = tuple(word for word in lows(run) if word not in _words("every"))
    if not 0 < len(words) <= _MOST or any(word.sort not in ("word", "name") and word.text not in (",", "/") for word in run):
        return False
    strange = {*words} & (_words("inside") | _words("pointing") | _words("modal") | {"be", "is", "are", "for", "with", "not", "never", "no"})
    fleeting = words[-1] in _words("fleeting") and deed not in _words("declaring")
    return not (strange or fleeting or words[-1] in _words("wide") or words[:1] == ("the",))


def _are_many(run: Run) -> bool:
    return bool(run) and singular(run[-1].low) != run[-1].low


def _may_limit(tail: Run) -> bool:
    """Whether what stands behind a place may say which of the things are meant."""
    words = tuple(word for word in lows(tail) if word != ",")
    return bool(words) and words[0] not in _words("behind")


def _plainly(subject: Run, place: Run, deed: str, soft: bool, more: bool) -> Home:
    single = bool(subject) and subject[0].low in _ONE
    bare = tuple(word.text for word in subject if word.low not in (*_ONE, "all", "new", "any", "your", "our"))
    named = (*bare[:-1], _several(bare[-1])) if single and bare else bare
    where = " and ".join(f"`{word.text}`" for word in place)
    return Home(f"{' '.join(named)} must live in {where}", deed, soft, more)


def _several(noun: str) -> str:
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else f"{noun}s"


@cache
def _words(name: str) -> frozenset[str]:
    return frozenset(lexicon.mapping("homes", name))
