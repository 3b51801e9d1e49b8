"""In which place alone a thing is used, or in which it is not, however the sentence puts it: “X belongs in `src/db/`”, “restrict X to
`src/db/`” and “`src/db/` is the only place for X” as “never use X outside `src/db/`”, “X must not leak into Y” as “never use X in Y”.

Its words are data (`rules/lexicon/using.yaml`). Every word of the part must be of a chunk. Must not know what a check looks like."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.rather import rather
from keeper_validate.compile.sentences.sides import plain
from keeper_validate.compile.sentences.slots import is_foreign, place_at, size_of, thing_at
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass, replace

_LONGEST, _FEW = 24, 5
_HERE = (("here",), ("it",), ("this", "file"), ("this", "module"), ("this", "folder"), ("this", "package"))
_JOINTS = (":", "→", "->", "—", "-", ";", ",")

_SIGNS = (
    "never", "soft_never", "no", "only", "must", "should", "licence", "be", "holding", "held", "described", "keeping", "placed", "banished",
    "going", "appearing", "making", "letting", "adverbs", "deed",
)


def _verb(deeds: Run) -> str:
    """“import” where nothing but importing is spoken of."""
    return "import" if any(word.low.startswith("import") for word in deeds) else "use"


@dataclass(frozen=True, slots=True)
class _Said:
    """What was read: the thing, the place, whether the thing is used there alone or not at all, by which verb, how weakly, and what
    else limits where it may be used."""

    thing: Run
    place: Run
    alone: bool
    verb: str = "use"
    weak: bool = False
    left: Run = ()


@dataclass(frozen=True, slots=True)
class _Signs:
    """The chunks beside the thing and the place, by their lists."""

    names: frozenset[str]

    def any(self, *names: str) -> bool:
        return not self.names.isdisjoint(names)


def used(said: tuple[Part, ...], forbidden: bool) -> tuple[Part, ...]:
    """The parts with each that says so as a ban of a thing in a place, or outside of it; among what is forbidden, those alone that name the
    only place."""
    if forbidden:
        return tuple(map(_only_there, said))
    out: list[Part] = []
    for part in said:
        joined = _joined(out[-1], part) if out else None
        out = [*out[:-1], joined] if joined is not None else [*out, rather(_banned(part))]
    return tuple(out)


def _only_there(part: Part) -> Part:
    said = None if part.asides or len(part.words) > _LONGEST else _of_the_place(part.words)
    told = said is not None and said.alone
    return replace(part, words=(*plain("only"), *said.place, *plain(f"may {said.verb}"), *said.thing)) if said and told else part


def _joined(before: Part, part: Part) -> Part | None:
    """“X: only in P”, “X → P only”, “X is allowed in P; nowhere else”: what two parts say together."""
    if part.opener not in _JOINTS or before.asides or part.asides or not before.words or not part.words:
        return None
    if place_at(before.words, 0)[1] == len(before.words):
        return _of_here(before, part)
    thing, end = thing_at(before.words, size_of("uses", before.words, 0))
    labels = bool(thing) and end + size_of("used", before.words, end) == len(before.words)
    many = 1 < len(part.words) < _FEW and singular(part.words[-1].low) != part.words[-1].low
    if labels and part.opener in DASHES and size_of("every", part.words, 0) and many:
        return replace(before, words=(*plain("use"), *before.words, *plain("for"), *part.words))  # “Zod — all forms”
    linked = plain("in") if labels and place_at(part.words, 0)[0] else ()
    ends = part.opener in (";", ",") and size_of("alone", part.words, 0) == len(part.words)
    made = _banned(replace(before, words=(*before.words, *linked, *part.words))) if (labels and part.opener != ";") or ends else before
    return made if len(made.words) > 1 and made.words[0].low in ("never", "should") and made.words != before.words else None


def _of_here(label: Part, part: Part) -> Part | None:
    """“`browser.ts` — all Playwright launches go through here”: of the place that stands before it."""
    size = next((size for size in (1, 2) if lows(part.words[-size:]) in _HERE), 0)
    end = len(part.words) - size
    start = next((at for at in range(end) if size and at + size_of("through", part.words, at) == end), 0)
    made = _banned(replace(part, words=(*part.words[:start], *plain("should only appear in"), *label.words))) if start else part
    return replace(made, opener=label.opener) if made.words[:1] != part.words[:1] else None


def _banned(part: Part) -> Part:
    """A part that says so as the ban that it is; “all side effects (`fetch`, `Date`) belong in P” says so of what stands in parentheses."""
    shown = _shown(part)
    said = None if (part.asides and not shown) or len(part.words) > _LONGEST else _read(shown or part.words)
    if said is None:
        return part
    never = f"should not {said.verb}" if said.weak else f"never {said.verb}"
    told = (*plain(never), *_bare(said.thing), *plain("outside" if said.alone else "in"), *said.place)
    unsaid = part.unsaid + said.left + (part.words[:part.asides[0][0]] if shown else ())
    return replace(part, words=told, asides=(), unsaid=unsaid)


def _shown(part: Part) -> Run:
    """The things in parentheses behind the first words, in the place of these."""
    at, aside = part.asides[0] if len(part.asides) == 1 and size_of("every", part.words, 0) else (0, ())
    things = tuple(one for one in items(aside) if len(one) == 1 and one[0].literal and thing_at(one, 0)[0]) if at else ()
    listed = tuple(word for one in things for word in (*plain("and"), *one))[1:]
    return (*listed, *part.words[at:]) if things else ()


def _bare(thing: Run) -> Run:
    """“Playwright launches” as Playwright, where no noun says both."""
    done = len(thing) == 2 and lexicon.at("done_to_it", lows(thing), 1) and lexicon.entry(" ".join(word.text for word in thing)) is None
    return thing[:1] if done else thing


def _read(run: Run) -> _Said | None:
    run = run[size_of("leading", run, 0):]
    return _behind_the_place(run) or _of_the_thing(run) or _of_the_place(run)


def _behind_the_place(run: Run) -> _Said | None:
    """“outside P, never use X”, “when working in P, never use X”."""
    size, beside = size_of("working_in", run, 0), size_of("beside", run, 0)
    place, at = place_at(run, size or beside) if size or beside else ((), 0)
    if not place or lows(run[at:at + 1]) != (",",):
        return None
    deeds, at, signs = _chunks(run, at + 1)
    thing, end = thing_at(run, at + size_of("uses", run, at))
    bans = signs.any("never", "soft_never", "no") and not signs.any("only", "must", "placed", "keeping")
    return _Said(thing, place, not size, _verb(deeds), signs.any("soft_never")) if thing and bans and end == len(run) else None


def _of_the_thing(run: Run) -> _Said | None:
    """“keep X in P”, “X is limited to P”, “X must not leak into P”, “X has no place in P”."""
    before, at, signs = _chunks(run, 0) if not size_of("uses", run, 0) else ((), 0, _Signs(frozenset()))
    uses = size_of("uses", run, at)
    thing, behind = thing_at(run, at + uses)
    if not thing or size_of("only", run, at - 1):  # “use only X in P” is about what else is used there
        return None
    used, imported = size_of("used", run, behind), size_of("imported", run, behind)
    uses = uses * (lows(run[at:at + uses])[-1:] in (("of",), ("to",))) + used + imported
    between, at, told = _chunks(run, behind + (used or imported))
    relation = next((name for name in ("apart", "nowhere", "beside", "to") if size_of(name, run, at)), "")
    place, end = place_at(run, at + size_of(relation, run, at)) if relation else ((), at)
    tail = size_of("alone", run, end + (lows(run[end:end + 1]) == (",",)))
    else_where = any(word.low in ("else", "elsewhere") for word in run[end:])
    end += tail + (1 if tail and lows(run[end:end + 1]) == (",",) else 0)
    # “only in backend code that needs it”: what limits the place further forbids no less outside of it
    left = run[end:] if size_of("further", run, end) else ()
    if not place or end + len(left) != len(run):
        return None
    names = signs.names | told.names | ({"uses"} if uses else set()) | ({"every"} if size_of("every", run, 0) or imported else set())
    names |= {"elsewhere"} if else_where else set()
    judged = _judged(thing, place, relation, _Signs(frozenset(names)), bool(tail) or relation == "nowhere", before + between)
    return None if judged is None or (left and not judged.alone) else replace(judged, left=left, verb="import" if imported else judged.verb)


def _judged(thing: Run, place: Run, relation: str, signs: _Signs, tail: bool, deeds: Run) -> _Said | None:
    never, weak = signs.any("never", "soft_never", "banished"), signs.any("should", "soft_never")
    told = signs.any("described") and signs.any("uses", "must", "should")  # “`fetch` is wrapped in P” may only tell how it is
    alone = tail or told or signs.any("only", "held", "holding")
    placed = signs.any("placed", "keeping")
    if signs.any("making"):
        return None
    foreign = signs.any("uses") or all(map(is_foreign, items(thing)))
    said = _Said(thing, place, True, _verb(deeds), weak)
    if relation == "apart":
        return replace(said, alone=False) if placed and not (never or alone) else None
    if relation == "beside":
        return said if never and not alone and not placed else None
    if never:
        gone = signs.any("banished", "going", "appearing") or (placed and foreign)
        return replace(said, alone=False) if gone and not alone else None
    if placed:
        bound = tail or signs.any("only", "must", "keeping", "should", "every") or any(word.low in ("belong", "belongs") for word in deeds)
        told = signs.any("uses") and not bound  # “all imports of X live in P” may only tell how it is, and “X requests” are but some uses
        some = _bare(thing) != thing and not (signs.any("only") or size_of("used", thing, len(thing) - 1))
        return replace(said, weak=weak or told or some) if foreign and (bound or told) and not signs.any("holding") else None
    bidden = signs.any("uses") and signs.any("must", "should")
    if bidden and signs.names <= {"uses", "every", "must", "be", "should", "appearing", "deed", "elsewhere"}:
        return said
    weak = weak or {"be", "elsewhere"} <= signs.names <= {"be", "deed", "uses", "every", "elsewhere"}  # “X is used in P and nowhere else”
    return replace(said, weak=weak) if alone and (not signs.any("going") or signs.any("must", "should")) else None


def _of_the_place(run: Run) -> _Said | None:
    """“P is the only place where X may be used”, “P is the sole user of X”, “P owns X”, “P must work without X”."""
    place, at = place_at(run, 0)
    lacking, owning = size_of("lacking", run, at), size_of("owning", run, at)
    if not place or not (lacking or owning):
        return _of_the_sole(run, *_sole(run, at), place) if place else _of_the_sole(run, *_sole(run, 0), ())
    start = at + (lacking or owning)
    thing, end = thing_at(run, start + size_of("uses", run, start))
    end += size_of("used", run, end)
    usable = lacking or all(map(is_foreign, items(thing)))
    return _Said(thing, place, not lacking) if thing and end == len(run) and usable else None


def _sole(run: Run, at: int) -> tuple[int, bool]:
    """Where “is the only place that” ends, and whether no deed has to follow: “the only place for X”, “the only uses of X”."""
    at += size_of("becoming", run, at)
    begun = size_of("the_sole", run, at)
    noun = size_of("sole_places", run, at + begun) or size_of("sole_uses", run, at + begun) if begun else 0
    behind = at + begun + noun
    if begun and not at and not noun:
        return behind, True  # “the only `pg` references are in P”
    linked = size_of("sole_for", run, behind)
    return (behind + linked, True) if noun and linked else (behind + size_of("sole_that", run, behind), False) if noun else (0, False)


def _of_the_sole(run: Run, start: int, bare: bool, place: Run) -> _Said | None:
    """What stands behind “the only place that”: a thing and what is done with it, and where no place was named, which it is."""
    before, at, _ = _chunks(run, start) if start else ((), 0, None)
    thing, at = thing_at(run, at) if start else ((), 0)
    uses = size_of("sole_uses", run, at) if thing and not place else 0
    told = uses or size_of("sole_uses", run, size_of("the_sole", run, 0))
    at += uses
    behind, end, _ = _chunks(run, at) if thing else ((), 0, None)
    if not place and thing:
        place, end = place_at(run, end + size_of("to", run, end)) if size_of("be", run, end - 1) else ((), end)
    spelled = not told or all(word.literal for word in place)  # “the only uses of X are in tests” tells how it is
    usable = place and end == len(run) and (bare or before or behind) and spelled
    return _Said(thing, place, True, _verb(before + behind)) if usable else None


def _chunks(run: Run, at: int) -> tuple[Run, int, _Signs]:
    """The chunks from a word on that are neither a thing nor a place: their words, where they end, and what they are."""
    start, names = at, set[str]()
    while at < len(run) and run[at].sort == "word" and not (run[at].text.isupper() and size_of("be", run, at)):
        name, size = max(((name, size_of(name, run, at)) for name in _SIGNS), key=lambda pair: pair[1])
        if not size:
            break
        names.add(name)
        at += size
    return run[start:at], at, _Signs(frozenset(names))
