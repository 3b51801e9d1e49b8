"""What each thing of a sort owes, said as a ban of the construct that is one without it: “all functions must have type hints”, “type hints
on every function” and “functions without type hints” are about `untyped-def`.

Its words are data (`owed` in `rules/lexicon/constructs.yaml`, `owing.yaml`). Must not know what such a construct looks like in code."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.owed_words import last_words, lists, one_of, pairs_owed, phrases_of, said_of, spelled
from keeper_validate.values import dataclass, replace

_WORD = re.compile(r"(?P<said>\S+?)(?P<mark>[,.;:!]*)(?=\s|\Z)")
_PLACE = re.compile(r"`?[\w@.*{}-]*/[\w@./*{}-]*`?")
_LONGEST = 7
_ENDS = frozenset(".;:!")
_JOINS = ("and", "plus", "&", "+", "with")
_APART = ("not", "never", "no", "but", "except", "unless", "without", "so", "which", "if", "when", "where", "or")
_OTHERWISE = ("with", "by", "using", "via")
_GOING_ON = ("must", "should", "use", "have", "be", "set", "extend", "implement", "inherit", "declare", "include", "define")


@dataclass(frozen=True, slots=True)
class _Word:
    low: str
    start: int
    end: int
    mark: str


@dataclass(frozen=True, slots=True)
class _Demand:
    """What was read from one word up to another: the constructs, where, whether it only recommends, and who owes it."""

    upto: int
    names: tuple[str, ...]
    place: str = ""
    weak: bool = False
    whose: str = ""
    verb: str = "have "


def owed(text: str) -> str:
    """A text with each such demand as a ban; where what is owed goes on with what no construct is without, it stays as it is."""
    words = tuple(_Word(m["said"].replace("`", "").lower(), m.start(), m.end("said"), m["mark"]) for m in _WORD.finditer(text))
    if not any(one_of(word.low) in last_words() for word in words):
        return text
    parts, done, at = [], 0, 0
    while at < len(words):
        opens = at == 0 or not _ENDS.isdisjoint(words[at - 1].mark) or words[at - 1].low in ("-", "*")
        read = (_demanded(words, at, text) if opens else None) or _lacked(words, at, text)
        if read is None:
            at += 1
            continue
        if read.upto < len(words) and not words[read.upto - 1].mark and text[words[read.upto].start] == "`":
            return text  # “tags `Owner`”: which one is owed
        deed = ("avoid using " if read.weak else "never use ") if opens and not _is_lacked(words, at, read) else ""
        place = read.place or _told_more_closely(words[at:read.upto])
        parts += [_unlabelled(text[done:words[at].start], words[at:read.upto]), f"{deed}{' and '.join(read.names)}{place}"]
        done, at = words[read.upto - 1].end, read.upto
        rest = _besides(words, at, text) if deed and read.whose else ""
        if " or " in rest:  # one will do
            return text
        if rest:
            verb = "" if rest.split()[0] in _GOING_ON else "have " if words[at].low == "with" else read.verb
            return "".join([*parts, ". ", owed(f"All {read.whose} must {verb}{rest.removeprefix('must ')}")])
    return "".join([*parts, text[done:]])


def _unlabelled(before: str, words: tuple[_Word, ...]) -> str:
    """What stands before, without a label that names what is owed: “CancellationToken Propagation: every async method …”."""
    names = {word.lower() for word in re.findall(r"[A-Za-z]{4,}", before)} if before.rstrip(" *").endswith(":") else set()
    return "" if names & {word.low for word in words} else before


def _besides(words: tuple[_Word, ...], at: int, text: str) -> str:
    """What else is owed: “type hints, and docstrings”."""
    joins = at < len(words) and words[at].low in _JOINS
    goes_on = at + joins < len(words) and (joins or words[at - 1].mark == ",") and words[at].low not in _APART
    return text[words[at + joins].start:] if goes_on else ""


def _is_lacked(words: tuple[_Word, ...], at: int, read: _Demand) -> bool:
    return any(_size("lacking", words, one) for one in range(at, read.upto))


def _demanded(words: tuple[_Word, ...], at: int, text: str) -> _Demand | None:
    at += _size("ensuring", words, at)
    return _of_each(words, at, text) or _upon_each(words, at, text) or _marked(words, at, text)


def _of_each(words: tuple[_Word, ...], at: int, text: str) -> _Demand | None:
    """“every endpoint must declare a response_model”."""
    every = _size("every", words, at)
    begin = at + every
    whose, at = _listed("who", words, begin)
    said = text[words[begin].start:words[at - 1].end] if whose else ""
    place, at = _placed(words, at, text)
    weak, modal = _size("weak", words, at), _size("modal", words, at)
    at += weak or modal
    at += _size("adverbs", words, at)
    sizes = {way: _size(verbs, words, at) for way, verbs in (("bears", "bearing"), ("is", "being")) if whose}
    begun = {way: at + size + _size("adverbs", words, at + size) for way, size in sizes.items() if size}
    read = next((made for way, start in begun.items() if (made := _made(way, words, start, whose, place, bool(weak)))), None)
    # “images have alt texts in three languages” tells how they are
    goes_on = read and read.upto < len(words) and not words[read.upto - 1].mark and text[words[read.upto].start] != "("
    told = goes_on and not (every or weak or modal)
    return None if told or read is None else replace(read, whose=said)


def _upon_each(words: tuple[_Word, ...], at: int, text: str) -> _Demand | None:
    """“add type hints to all functions”, “response_model is required on every route”."""
    at += _size("adverbs", words, at)
    adds = _size("adding", words, at)
    at += adds
    borne, at = _listed(way := "bears" if _listed("bears", words, at)[0] or not adds else "is", words, at)
    at += _size("adverbs", words, at)
    at += (asked := _size("demanded", words, at))
    if (adds or asked) and (at == len(words) or words[at - 1].mark) and (alone := _alone(borne)):
        return _Demand(at, alone)
    beside = _size("beside", words, at)
    every = _size("every", words, at + beside)
    whose, at = _listed("who", words, at + beside + every)
    place, at = _placed(words, at, text)
    at += _size("demanded", words, at)
    names = _constructs(way, whose, borne) if borne and beside and whose and (adds or every) else ()
    return _Demand(at, names, place) if names else None


def _alone(borne: tuple[str, ...]) -> tuple[str, ...]:
    """The constructs of those that nothing else can bear: “use constructor property promotion”."""
    known = ((name, one) for name, told in shipped.data("rules/lexicon/constructs").items() for one in told.get("owed", ()))
    told = {spelled(what): name for name, one in known if one.get("alone") for what in one["bears"]}
    return tuple(dict.fromkeys(told[what] for what in borne)) if told.keys() >= {*borne} else ()


def _marked(words: tuple[_Word, ...], at: int, text: str) -> _Demand | None:
    """“mark all public enums as `#[non_exhaustive]`”, “annotate all functions”."""
    at += _size("adverbs", words, at)
    marking = _size("marking", words, at)
    itself = shipped.data("rules/lexicon/owing")["of_itself"].get(words[at].low, "") if marking else ""
    at += marking + _size("every", words, at + marking)
    whose, at = _listed("who", words, at)
    place, at = _placed(words, at, text)
    names = _constructs("is", whose, (itself,)) if itself and whose and (at == len(words) or words[at - 1].mark) else ()
    if names:
        return _Demand(at, names, place, verb="be ")
    marked = _size("marked", words, at)
    at += marked
    ways = (("bears", "is") if marked else ("is",)) if marking and whose else ()
    return next((made for way in ways if (made := _made(way, words, at, whose, place, False))), None)


def _lacked(words: tuple[_Word, ...], at: int, text: str) -> _Demand | None:
    """“functions without type hints”."""
    whose, behind = _listed("who", words, at)
    place, behind = _placed(words, behind, text)
    size = _size("lacking", words, behind) if whose else 0
    return _made("bears", words, behind + size, whose, place, False) if size else None


def _made(way: str, words: tuple[_Word, ...], at: int, whose: tuple[str, ...], place: str, weak: bool) -> _Demand | None:
    told, at = _listed(way, words, at)
    at += _size("done", words, at) if told else 0
    names = _constructs(way, whose, told) if told and not (at < len(words) and _is_otherwise(words, at)) else ()
    return _Demand(at, names, place, weak, verb="be " if way == "is" else "have ") if names else None


def _is_otherwise(words: tuple[_Word, ...], at: int) -> bool:
    """“typed or documented”; “annotated with `@Test`” is something else than “annotated”."""
    return words[at].low == "or" or (words[at].low in _OTHERWISE and words[at - 1].low.endswith("ed"))


def _constructs(way: str, whose: tuple[str, ...], told: tuple[str, ...]) -> tuple[str, ...]:
    """The construct of each pair; none at all where one of them has none."""
    found = [pairs_owed()[way].get((who, what)) for who in whose for what in told]
    return tuple(dict.fromkeys(name for name in found if name)) if all(found) else ()


def _listed(way: str, words: tuple[_Word, ...], at: int) -> tuple[tuple[str, ...], int]:
    """Phrases of one sort joined by commas and “and”, and where they end."""
    found: list[str] = []
    while size := _known(way, words, at + (article := _size("articles", words, at))) or _known(way, words, at):
        at += size + (article if _known(way, words, at + article) else 0)
        found.append(_key(words[at - size:at]))
        comma = "," in words[at - 1].mark
        joins = at < len(words) and words[at].low in _JOINS
        behind = at + joins
        if not (comma or joins) or not _known(way, words, behind + _size("articles", words, behind)):
            break
        at = behind
    return tuple(found), at


def _known(way: str, words: tuple[_Word, ...], at: int) -> int:
    """How many words from one on are a phrase of a sort."""
    sizes = (size for size in range(min(_LONGEST, len(words) - at), 0, -1) if not any(one.mark for one in words[at:at + size - 1]))
    return next((size for size in sizes if _key(words[at:at + size]) in phrases_of()[way]), 0)


def _placed(words: tuple[_Word, ...], at: int, text: str) -> tuple[str, int]:
    """“in `src/api/`”, “in Python” and where it ends, or nothing."""
    stands = at + 1 < len(words) and words[at].low in ("in", "under", "inside", "within")
    held = stands and (words[at + 1].low in said_of() or _PLACE.fullmatch(text, words[at + 1].start, words[at + 1].end))
    return (f" {text[words[at].start:words[at + 1].end]}", at + 2) if held else ("", at)


def _size(name: str, words: tuple[_Word, ...], at: int) -> int:
    """How many words from one on are a phrase of a list."""
    listed = lists()[name]
    sizes = (size for size in range(min(_LONGEST, len(words) - at), 0, -1) if not any(one.mark for one in words[at:at + size - 1]))
    return next((size for size in sizes if " ".join(word.low for word in words[at:at + size]) in listed), 0)


def _told_more_closely(words: tuple[_Word, ...]) -> str:
    """“in Python”, where what owes it is told so."""
    named = next((said_of()[word.low] for word in words if word.low in said_of()), "")
    return f" in {named}" if named else ""


def _key(words: tuple[_Word, ...]) -> str:
    """A phrase in the singular, without what tells it more closely."""
    said = [word.low for word in words if word.low not in said_of()] or [word.low for word in words[-1:]]
    return " ".join([*said[:-1], one_of(said[-1])]) if said else ""
