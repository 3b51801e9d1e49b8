"""What is asked of classes, as what they must not be without: `base Gateway`, `@Audited`, `member run`, `sealed`.

Must not know of which classes it is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.compile.vocabulary.class_words import Run, bare, is_class, is_mark, phrases, size
from keeper_validate.compile.vocabulary.words import Word

Asked = tuple[tuple[str, ...], int]
_METHOD = re.compile(r"(?P<told>(?:(?:public|static|async|var|func|def|fn|override|suspend) )*)(?P<name>[a-z_]\w*)(?:\(.*\).*|: .*)?")
# what a type can do, by the name of a protocol or a trait
_ABLE = re.compile(r"[A-Z]\w*able|Clone|Debug|Copy|Hash|Eq")


def demands(run: Run, at: int, labelled: bool) -> Asked:
    """What is asked from a word on, one demand behind the other, and where the last ends; behind a label modifiers stand alone."""
    asked: list[str] = []
    end = at
    while at < len(run):
        at += size("adverbs", run, at)
        found = _one(run, at) or (_bare(run, at) if labelled or asked else ((), at))
        if not found[0]:
            break
        asked += found[0]
        end = at = found[1]
        while at < len(run) and (run[at].text in (",", "+", "&") or run[at].low in ("and", "plus")):
            at += 1
        at += size("modal", run, at)
    return tuple(dict.fromkeys(asked)), end


def _bare(run: Run, at: int) -> Asked:
    """Modifiers and marks without a verb: “`final`”, “`@Observable`”."""
    said = modifiers(run, at)
    return said if said[0] else marks(run, at) if at < len(run) and is_mark(run[at]) else ((), at)


def _one(run: Run, at: int) -> Asked | None:
    ways: tuple[tuple[str, Callable[[Run, int], Asked]], ...] = (
        ("coming", _bases), ("deriving", _derived), ("bearing", marks), ("having", _members), ("being", modifiers), ("being", _able),
        ("being", marks),
    )
    for name, reading in ways:
        verb = size(name, run, at)
        asked = reading(run, at + verb) if verb else ((), at)
        if asked[0]:
            return asked
    return None


def _bases(run: Run, at: int) -> Asked:
    """“`BaseJob`”, “the `Runnable` interface”, “`A` and `B`”."""
    given = phrases("of_itself")
    step = size("articles", run, at)
    closer = at + step < len(run) and run[at + step].sort == "word" and not size("any_base", run, at + step)
    if noun := size("any_base", run, at + step + closer):  # “an interface”, “a domain interface”
        return ("base any",), at + step + closer + noun
    return _row(run, at, "bases", lambda word: f"base {bare(word.text)}" if is_class(word) and word.text not in given else "")


def _derived(run: Run, at: int) -> Asked:
    """“derive `Debug` and `Clone`”."""
    return _row(run, at, "bases", lambda word: f"@{bare(word.text)}" if is_class(word) else "")


def _able(run: Run, at: int) -> Asked:
    """“must be `Sendable`”."""
    return _row(run, at, "bases", lambda word: f"base {word.text}" if word.literal and _ABLE.fullmatch(word.text) else "")


def based(run: Run, at: int) -> Asked:
    """“the `BaseJob` base class”, “`BaseJob` as the base class”."""
    at += size("articles", run, at)
    word = run[at] if at < len(run) else None
    behind = at + 1 + (at + 1 < len(run) and run[at + 1].low == "as")
    behind += size("articles", run, behind)
    noun = size("bases", run, behind)
    return ((f"base {bare(word.text)}",), behind + noun) if word and is_class(word) and noun else ((), at)


def marks(run: Run, at: int) -> Asked:
    """“`@UseCase`”, “the `[ApiController]` attribute”, “a `Transactional` annotation”."""
    asked = _row(run, at, "marks", lambda word: f"@{bare(word.text)}" if is_mark(word) else "")
    if asked[0]:
        return asked
    at += size("articles", run, at)
    noun = size("marks", run, at + 1) if at < len(run) and is_class(run[at]) else 0
    return ((f"@{bare(run[at].text)}",), at + 1 + noun) if noun else ((), at)


def _members(run: Run, at: int) -> Asked:
    """“a `run()` method”, “methods `load` and `save`”, “`var body: some View`”; a bare name only behind a verb that declares it."""
    declares = at > 0 and run[at - 1].low in phrases("declaring")
    asked: list[str] = []
    end = at
    while at < len(run):
        at += size("articles", run, at)
        noun = size("members", run, at)
        word = run[at + noun] if at + noun < len(run) else None
        found = _METHOD.fullmatch(word.text) if word and word.literal else None
        if word is None or found is None:
            break
        behind = at + noun + 1
        called = size("members", run, behind)
        if not (noun or called or declares or word.text.endswith(")") or found["told"]):
            break
        asked.append(f"member {found['name']}")
        end = behind + called
        end += size("done", run, end)
        at = end + (end < len(run) and (run[end].low == "and" or run[end].text == ","))
        if at == end:
            break
    return tuple(asked), end


def modifiers(run: Run, at: int) -> Asked:
    """“`internal`”, “final classes”, “`sealed` records”: what stands before the name of a class; a plain word that is said of other things
    as well says so only beside a noun: “data classes”."""
    asked: list[str] = []
    sure = True
    while at < len(run):
        step = size("articles", run, at)
        said = _modified(run[at + step]) if at + step < len(run) else ()
        if not said:
            break
        sure = sure and (run[at + step].literal or phrases("plain_modifiers").isdisjoint(said))
        asked += ["record" if word == "records" else word for word in said]
        at += step + 1
        joined = at < len(run) and (run[at].low == "and" or run[at].text == ",")
        at += joined and run[at + 1:at + 2] != () and run[at + 1].text in phrases("modifiers")
    noun = size("kinds_of_class", run, at)
    plain = bool(asked) and not run[at - 1].literal
    if plain and not noun and at < len(run) and run[at].low in ("to", "for", "with", "about"):  # “internal to the module”
        return (), at
    return (tuple(asked), at + noun) if asked and (sure or noun) else ((), at)


def _modified(word: Word) -> tuple[str, ...]:
    """The modifiers that a word or a piece of code says: `final readonly`, `data class`."""
    pieces = word.text.split()
    said = tuple(one for one in pieces if one in phrases("modifiers") or one not in phrases("kinds_of_class"))
    return said if phrases("modifiers").issuperset(said) and (word.literal or len(said) == len(pieces)) else ()


def _row(run: Run, at: int, noun: str, told: Callable[[Word], str]) -> Asked:
    """Names that are joined, each with its article and its noun."""
    asked: list[str] = []
    end = at
    while at < len(run):
        at += size("articles", run, at)
        one = told(run[at]) if at < len(run) else ""
        if not one:
            break
        asked.append(one)
        end = at = at + 1 + size(noun, run, at + 1)
        while at < len(run) and (run[at].low in ("and", "plus") or run[at].text in (",", "+", "&")):
            at += 1
        if at == end:
            break
    return tuple(asked), end
