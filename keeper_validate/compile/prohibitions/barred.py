"""What stands behind “never”: one small reading for each way to say what must not be done. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.prohibitions.absent import absent
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, skip, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import dataclass, replace


def barred(subject: Run, rest: Run, soft: bool) -> Statement:
    """The statement of what stands before “never” and behind it."""
    rest = skip(rest, "adverbs")
    acts, size = verb_of(rest, FORBIDDEN_ACTS) if not _is_done(rest) else ((), 0)
    told = _Told(subject, rest, soft, acts, size)
    readings = (_sparing, _letting, _passive, *(_DEEDS if size else _THINGS))
    return next((found for reading in readings if (found := reading(told)) is not None), None) or _plain(told)


def _is_done(rest: Run) -> bool:
    """“avoid deprecated routes”: what they are, and nothing that is done with them."""
    done = bool(rest) and rest[0].sort == "word" and verb_of(rest[:1], ("change", "remove"))[1] > 0
    return done and rest[0].low.endswith("ed") and bool(cut(rest[1:])[0])


@dataclass(frozen=True, slots=True)
class _Told:
    """What stands before “never” and behind it, and what is done by the verb that comes first, if one does (`size` words)."""

    subject: Run
    rest: Run
    soft: bool
    acts: tuple[str, ...]
    size: int


def _sparing(told: _Told) -> Statement | None:
    """“never forbid default exports”: that a thing may be."""
    spares = bool(told.rest) and told.rest[0].sort == "word" and lexicon.at("sparing", lows(told.rest), 0)
    return Statement("forbid", ("unknown",), verb=told.rest[:1], soft=told.soft) if spares else None


def _letting(told: _Told) -> Statement | None:
    """“never allow core to depend on the web”, “never allow `any`”."""
    rest = told.rest
    letting = lexicon.at("letting", lows(rest), 0)
    deed = next((at for at in range(letting + 1, len(rest)) if verb_of(rest[at:], FORBIDDEN_ACTS)[1]), 0) if letting else 0
    held = rest[letting:deed - 1 if deed and rest[deed - 1].low == "to" else deed]
    acts, size = verb_of(rest[deed:], FORBIDDEN_ACTS) if deed else ((), 0)
    subject, around = cut(held)
    known = layer_of(subject) or (subject and all(len(piece) == 1 and piece[0].literal for piece in items(subject)))
    done_to = rest[deed + size:]
    doing = known and cut(done_to)[0] and (rest[0].low == "let" or rest[deed - 1].low == "to")
    if deed and (doing or layer_of(held)):
        return Statement("forbid", acts, subject=subject, object=done_to, around=around, soft=told.soft)
    return replace(absent((), rest[letting:]), soft=told.soft) if letting else None


def _passive(told: _Told) -> Statement | None:
    """“X must not be changed”, where the thing stands before."""
    being = lexicon.at("be", lows(told.rest), 0)
    if not being:
        return None
    rest = skip(told.rest[being:], "adverbs")
    acts, size = verb_of(rest, FORBIDDEN_ACTS)
    such = () if size else _such(told.subject, rest)
    if such:
        return Statement("forbid", (), object=such, around=cut(rest)[1], soft=told.soft)
    put = 0 if size else _put(rest)
    acts, size = (("store",), put) if put else (acts, size)
    _, around = cut(rest[size:])
    acts = acts if size else ("unknown",)
    return Statement("forbid", acts, object=told.subject, around=around, soft=told.soft, verb=rest[:max(size, 1)])


def _such(subject: Run, rest: Run) -> Run:
    """“endpoints must not be publicly accessible” as “publicly accessible endpoints”, where such things are known."""
    noun = without(subject, "articles", "newness", "every")
    core = cut(rest)[0]
    return (*core, *noun) if core and noun and _entry((*core, *noun)) else ()


def _evading(told: _Told) -> Statement | None:
    """“never bypass it with raw `a()`”: what must not be used is what it is done with."""
    size = lexicon.at("evading", lows(told.rest), 0)
    core, around = cut(told.rest[size:]) if size else ((), ())
    ways = [run for relation, run in around if relation == "means" and any(word.literal for word in run)]
    if len(ways) != 1 or any(word.literal for word in core):
        return None
    rest = tuple(pair for pair in around if pair[1] is not ways[0])
    return Statement("forbid", ("use",), subject=told.subject, object=ways[0], around=rest, soft=True)


def _appearance(told: _Told) -> Statement | None:
    """“`console.log` must not appear in `src/`”."""
    core, around = cut(told.rest[told.size:])
    if told.acts != ("appear",):
        return None
    if core:
        return Statement("forbid", ("unknown",), verb=told.rest[:told.size], soft=told.soft)
    return Statement("forbid", (), object=told.subject, around=around, soft=told.soft)


def _participle(told: _Told) -> Statement | None:
    """“never authored in public features”: it is not told what."""
    done = told.rest[0].low.endswith(("ed", "en"))
    if told.subject or not done or cut(skip(told.rest[told.size:], "adverbs"))[0]:
        return None
    return Statement("forbid", ("unknown",), verb=told.rest[:told.size], soft=told.soft)


def _broken(told: _Told) -> Statement | None:
    """“changes to A do not break B”: what a change brings about, which is no change of B."""
    nominal = bool(told.subject) and lexicon.verb_at("nominal", lows(told.subject), 0)
    return Statement("forbid", ("unknown",), verb=told.rest[:told.size], soft=told.soft) if nominal and told.acts == ("change",) else None


def _of_itself(told: _Told) -> Statement | None:
    """“migrations never change”: what does it is what it is done to."""
    if told.subject and len(told.rest) == told.size and set(told.acts) <= {"change"}:
        return Statement("forbid", told.acts, object=told.subject, soft=told.soft)
    return None


def _written_to(told: _Told) -> Statement | None:
    """“never write to `docs/plans/`”: that nothing comes there, and nothing there changes."""
    core, around = cut(told.rest[told.size:])
    paths = bool(core) and all(is_file(word.text) if word.literal else word.sort == "mark" or word.low in ("and", "or") for word in core)
    if not paths or lows(told.rest[:told.size]) != ("write", "to"):
        return None
    return Statement("forbid", ("create", "change"), subject=told.subject, object=core, around=around, soft=told.soft)


_DEEDS = (_written_to, _evading, _appearance, _participle, _broken, _of_itself)


def _placing(told: _Told) -> Statement | None:
    """“never place business logic in `handlers/`”, “tests must not live in `src/`”."""
    put = _put(told.rest)
    if not put:
        return None
    core, around = cut(told.rest[put:])
    return Statement("forbid", ("store",), object=core or told.subject, around=around, soft=told.soft)


def _means(told: _Told) -> Statement | None:
    """“never in AsyncStorage”: a technology, by what stands before it, that something else is told to be done with."""
    leads = bool(told.rest) and told.rest[0].low in ("in", "via", "through", "with", "into")
    if not leads or lexicon.technology(" ".join(word.text for word in told.rest[1:])) is None:
        return None
    return Statement("forbid", ("use",), object=told.rest[1:], soft=True)


def _code(told: _Told) -> Statement | None:
    """“never `any`”, and “avoid class components”, which is softer and needs no verb."""
    if told.rest and (told.rest[0].sort != "word" or told.soft):
        return Statement("forbid", (), subject=() if told.soft else told.subject, object=told.rest, soft=told.soft)
    return None


def _written(told: _Told) -> Statement | None:
    """“do not sprinkle inline styles”: no list knows the verb, but what is behind it is something that code is written with."""
    behind = told.rest[1:] if lows(told.rest[1:2]) not in (("the",), ("a",), ("an",), ("any",)) else told.rest[2:]
    meant = _entry(behind) if not (told.subject or _entry(told.rest)) else None
    if meant and meant.kinds == ("token",):
        return Statement("forbid", (), object=behind, soft=told.soft)
    return None


def _used(told: _Told) -> Statement | None:
    """“never default exports”: something that is known to be used."""
    known = _entry(told.rest)
    return Statement("forbid", (), object=told.rest, soft=told.soft) if known and known.act == "use" else None


def _tools(told: _Told) -> Statement | None:
    """“never npm, yarn, or bun”, “never MD5 or single-pass algorithms”: a tool comes first, so that it goes without saying what is done
    with it."""
    first = next(map(_entry, items(told.rest)), None) if told.rest and not told.subject else None
    if not first or not (first.technology or first.name in lexicon.grammar("tools")):
        return None
    return Statement("forbid", ("use",), object=told.rest, soft=told.soft)


def _instead(told: _Told) -> Statement | None:
    """“`HasConversion` or `OwnsOne`, never a raw property”: what stands before is wanted in its place."""
    meant = bool(told.subject) or any(word.literal or lexicon.at("newness", (word.low,), 0) for word in told.rest)
    if meant and lexicon.at("articles", lows(told.rest), 0):
        return Statement("forbid", (), object=told.rest, wanted=told.subject, soft=told.soft)
    return None


def _novelty(told: _Told) -> Statement | None:
    """“never new dependencies”, “never direct database access”."""
    marked = any(lexicon.at(name, lows(told.rest), 0) for name in ("newness", "directness"))
    return Statement("forbid", (), object=told.rest, soft=told.soft) if marked and len(told.rest) > 1 and not told.subject else None


_THINGS = (_evading, _placing, _means, _code, _written, _used, _tools, _instead, _novelty)


def _plain(told: _Told) -> Statement:
    """“core must never import web”; a verb that is not known is kept, to be named."""
    acts, verb = (told.acts if told.size else ("unknown",)), told.rest[:max(told.size, 1)]
    return Statement("forbid", acts, subject=told.subject, object=told.rest[told.size:], soft=told.soft, verb=verb)


def _put(run: Run) -> int:
    """How many words say that something is put or stands somewhere, where the place is told by its path or its name."""
    size = verb_of(run, ("put",))[1]
    places = [place for relation, place in cut(run[size:])[1] if relation in ("inside", "outside")]
    told = len(places) == 1 and (any(word.literal for word in places[0]) or layer_of(places[0]) is not None)
    return size if told else 0


def _entry(run: Run) -> lexicon.Entry | None:
    return lexicon.entry(" ".join(word.text for word in run))
