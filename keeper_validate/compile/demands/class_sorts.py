"""Which classes a phrase means, by what they are called or by what they bear: “use case handlers”, “every `XxxController`”, “`@Entity`
classes”, “the `MailService`”.

Must not know what is asked of them."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.dubbed import tells_apart
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.class_words import Run, bare, is_mark, phrases, size, told
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_CLASS = re.compile(r"[A-Z][a-z0-9]\w*")
_SIZES = (4, 3, 2, 1)


@dataclass(frozen=True, slots=True)
class Sort:
    """The classes that are meant: globs of their names, what they bear, where; `named` that the text itself names them, `by_element`
    that elements of a kind show what those come from, `loose` that others are called so as well, `left` that not all are told."""

    globs: tuple[str, ...] = ("*",)
    bearing: str = ""
    within: tuple[str, ...] = ()
    named: bool = False
    by_element: bool = False
    loose: bool = False
    left: bool = False


def sort_at(run: Run, at: int, every: bool) -> tuple[Sort, int] | None:
    """The classes that a phrase means which begins at a word, and where it ends."""
    definite = at < len(run) and run[at].low == "the" and not every
    at += definite or (at < len(run) and run[at].low in ("a", "an", "new"))
    found = _named(run, at, every, definite) if at < len(run) and run[at].literal else _nouns(run, at, every)
    if found is None:
        return None
    sort, at = found
    if at + 1 < len(run) and run[at].low in ("in", "under", "inside") and run[at + 1].sort == "path":
        return replace(sort, within=(run[at + 1].text,)), at + 2
    return sort, at


def _named(run: Run, at: int, every: bool, definite: bool) -> tuple[Sort, int] | None:
    """“`ViewModel` classes”, “every `XController`”, “the NotificationService”, “`State` and `Action`”, “`@Entity` classes”."""
    holder = size("holders", run, at + 1)
    if is_mark(run[at]):
        plural = at + 1 < len(run) and run[at + 1].low.endswith("s") and singular(run[at + 1].low) in phrases("nouns")
        return (Sort(bearing=f"@{bare(run[at].text)}", named=True), at + 1 + (holder or 1)) if holder or plural else None
    globs: list[str] = []
    left = False
    while at < len(run) and run[at].literal and (name := _name(run, at, every, definite)):
        globs.append(name)
        at += 1 + size("holders", run, at + 1)
        joins = at
        while joins < len(run) and (run[joins].low == "and" or run[joins].text == ","):
            joins += 1
        if joins == at or joins == len(run):
            break
        left = not run[joins].literal
        plain = next((end for end in range(joins, min(joins + 4, len(run))) if size("modal", run, end)), 0) if left else 0
        if left and not plain:
            break
        at = plain or joins
    return (Sort(tuple(globs), named=True, left=left), at) if globs else None


def _name(run: Run, at: int, every: bool, definite: bool) -> str:
    """The glob of a name, or nothing where it is not that of a class."""
    text = run[at].text.rstrip(".")
    holder = size("holders", run, at + 1)
    several = every or (bool(holder) and run[at + holder].low.endswith("s"))
    many = singular(text) != text and run[at].sort == "name"
    name = re.sub(r"^(?:Xxx|X(?=[A-Z][a-z])|\*|<\w+>)", "*", singular(text) if many else text)
    if not _CLASS.fullmatch(name.strip("*")) or name.count("*") > 1:
        return ""
    if several or many:
        return f"*{name.strip('*')}"
    return name if "*" in name or definite or holder or at + 1 < len(run) else ""


def _nouns(run: Run, at: int, every: bool) -> tuple[Sort, int] | None:
    """“handlers and listeners”."""
    found = _noun(run, at, every)
    if found is None:
        return None
    sort, end = found
    while end < len(run) and (run[end].low == "and" or run[end].text == ",") and not sort.bearing:
        behind = end + 1 + (run[end + 1:] != () and run[end + 1].low == "and")
        more = _noun(run, behind, every)
        if more is None or more[0].bearing:
            break
        one, end = more
        sort = replace(sort, globs=(*sort.globs, *one.globs), by_element=sort.by_element or one.by_element, loose=sort.loose or one.loose)
    return sort, end


def _noun(run: Run, at: int, every: bool) -> tuple[Sort, int] | None:
    """“use case handlers”, “C# repositories”, “JPA entities”."""
    own = forms.own_files(run[at].low) if at < len(run) else None
    # “Symfony controllers”: the framework tells no class from another, so that it only warns, as of all that are known by their names
    start, within = at + (1 if own else _framework(run, at)), tuple(listed(own)) if own else ()
    for count in _SIZES:
        phrase = run[start:start + count]
        if len(phrase) < count or any(word.sort != "word" for word in phrase):
            continue
        behind = run[start + count].text if start + count < len(run) else ""
        several = every or phrase[-1].low.endswith("s") or behind in (":", "—", "-")
        mark = told("borne").get(" ".join(word.low for word in phrase))
        if mark and several:
            return Sort(bearing=mark["bears"], within=within or tuple(listed(mark.get("in")))), start + count
        core = phrase[:-1] if count > 1 and phrase[-1].low in phrases("holders") else phrase
        globs = _globs(core) if several else ()
        if globs:
            last = singular(core[-1].low) if len(core) == 1 else ""
            by_element, loose = last in phrases("of_elements"), last in phrases("loose")
            return Sort(globs, within=within, by_element=by_element, loose=loose), start + count
    return None


def _framework(run: Run, at: int) -> int:
    """How many words from one on name a technology, with a noun behind them."""
    if at >= len(run) or not run[at].text[:1].isupper():
        return 0
    named = ((count, run[at:at + count]) for count in (2, 1) if at + count < len(run))
    plain = ((count, " ".join(one.text for one in said)) for count, said in named if all(word.sort == "word" for word in said))
    return next((count for count, name in plain if lexicon.technology(name)), 0)


def _globs(core: Run) -> tuple[str, ...]:
    """What classes of a noun are called."""
    said = [*(word.low for word in core[:-1]), singular(core[-1].low)]
    tail = next((count for count in (2, 1) if " ".join(said[-count:]) in phrases("nouns")), 0)
    if not tail or len(said) - tail > 1 or not all(map(tells_apart, core[:-tail])):
        return ()
    before = "".join(word.capitalize() for word in said[:-tail])
    ends = told("spelled").get(" ".join(said[-tail:])) or ["".join(word.capitalize() for word in said[-tail:])]
    return tuple(f"*{before}{end}" for end in ends)
