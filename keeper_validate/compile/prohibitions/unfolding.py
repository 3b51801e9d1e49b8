"""Deeds that a noun or a means tells: “removal of X”, “X imports from Y”, “suppress errors with `Z`”. Must not decide what is forbidden."""

from __future__ import annotations

from keeper_validate.compile.prohibitions.imports import imported
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import dataclass, replace


def deeds(statement: Statement) -> tuple[Statement, ...]:
    """“breaking changes, new endpoints, auth changes”: a list in which some items are what is done, and others what is new."""
    pieces = items(statement.object)
    if statement.acts or len(pieces) < 2:
        return ()
    told = [bool(lexicon.verb_at("nominal", lows(piece[-1:]), 0)) for piece in pieces]
    led = [_is_led(piece) for piece in pieces]
    fresh = [bool(lexicon.at("newness", lows(piece), 0)) for piece in pieces]
    many = singular(pieces[0][-1].low) != pieces[0][-1].low
    if not any((*told, *led)) or not (many or told[0] or led[0] or any(fresh)):
        return ()
    found: list[Run] = []
    for piece, own in zip(pieces, map(any, zip(told, led, fresh, strict=True)), strict=True):
        if found and not own and _is_led(found[-1]):
            found[-1] = (*found[-1], Word(",", "mark"), *piece)
        else:
            found.append(piece)
    return tuple(replace(statement, object=piece) for piece in found) if len(found) > 1 else ()


def _is_led(piece: Run) -> bool:
    """“removal of columns, tables”: a deed that is told before what it is done to."""
    words = lows(piece)
    size = lexicon.verb_at("nominal", words, 0)
    return words[size:size + 1] in (("of",), ("to",))


def unfolded(statement: Statement) -> Statement:
    """Reads the verb that a noun stands for (“removal of X”, “no changes to X”), or the verb an unmarked phrase starts with."""
    phrase = _phrase(statement.object)
    found = next((found for reading in _READINGS if (found := reading(statement, phrase)) is not None), statement)
    breaking = tuple(word for word in (*found.verb, *phrase.run) if word.low in lexicon.grammar("weakening"))
    entry = lexicon.entry(" ".join(word.text for word in found.object)) if breaking else None
    files = any(word.literal and is_file(word.text) for word in found.object) or (entry and entry.kinds == ("file",))
    # some changes of a file break something, and others do not
    return replace(found, around=(*found.around, ("condition", breaking))) if breaking and files else found


def by_means(statement: Statement) -> Statement:
    """“suppress errors with `@ts-ignore`”: whatever the verb, the piece of code that it is done with is not to be used."""
    if statement.object and not statement.subject and statement.object[0].low in ("via", "through"):
        told, around = cut(statement.object[1:])
        statement = replace(statement, object=(), around=(("means", told), *around, *statement.around))
    made = "create" in statement.acts and _is_unknown(statement.object)
    if not (made or {"unknown", "access"} & set(statement.acts)) or any(word.literal for word in statement.object):
        return statement
    for relation, run in statement.around:
        pieces = items(run) if relation == "means" else []
        if pieces and all(piece and piece[0].sort == "code" for piece in pieces):
            rest = tuple(pair for pair in statement.around if pair[1] is not run)
            if not all((entry := lexicon.entry(piece[0].text)) and entry.facet == "comment" for piece in pieces):
                rest += (("condition", statement.object if "unknown" in statement.acts else statement.verb + statement.object),)
            return replace(statement, acts=("use",), object=run, around=rest, verb=())
    return statement


def _is_unknown(run: Run) -> bool:
    """Whether a phrase names nothing that the lexicon knows, so that only what it is made with shows it."""
    try:
        return not things(run)[0]
    except Unread:
        return bool(run)


def once_settled(statement: Statement) -> Statement:
    """“once an ADR is accepted, never change it”: what “it” is stands in the condition, which only says that it was there before."""
    phrase = " ".join(lows(statement.object))
    pronoun = phrase in lexicon.grammar("pronouns") or phrase in lexicon.grammar("plural_pronouns")
    for run in statement.adjuncts("condition") if pronoun and set(statement.acts) <= {"change", "remove"} else ():
        words = lows(run)
        at = next((at for at in range(1, len(run)) if lexicon.at("be", words, at) or words[at] in ("has", "have")), 0)
        if at and all(lexicon.at("settled", words, index) or lexicon.at("be", words, index) for index in range(at, len(run))):
            return replace(statement, object=run[:at], around=_but(statement.around, run))
    return statement


def is_place(piece: Run) -> bool:
    """Whether a phrase is nothing but a path."""
    return len(piece) == 1 and piece[0].literal and is_file(piece[0].text)


def _but(around: Around, run: Run) -> Around:
    return tuple(pair for pair in around if pair[1] is not run)


def _own(target: Run) -> tuple[Run, Run]:
    """“events, new endpoints, auth changes” behind “changes to”: what is changed, and the deeds that only follow it."""
    for index in range(1, len(target)):
        if target[index].sort == "mark" and lexicon.at("newness", lows(target), index + 1):
            return target[:index], target[index + 1:]
    return target, ()


def _nominal(phrase: _Phrase) -> tuple[str, ...]:
    return (pairs.nominal(" ".join(phrase.words[phrase.start:phrase.start + phrase.size])),)


@dataclass(frozen=True, slots=True)
class _Phrase:
    """The object of a statement: its words, where they begin to carry weight, and how many of them are a deed there."""

    run: Run
    words: tuple[str, ...]
    start: int
    size: int

    @property
    def last_deed(self) -> str:
        """The deed that the last word is a noun for (“schema changes”)."""
        return pairs.nominal(self.words[-1]) if self.run and lexicon.verb_at("nominal", self.words, len(self.run) - 1) else ""


def _phrase(run: Run) -> _Phrase:
    words = lows(run)
    start = 0
    while start < len(run) and any(lexicon.at(name, words, start) for name in ("articles", "newness", "directness")):
        start += 1
    return _Phrase(run, words, start, next((size for size in (2, 1) if lexicon.verb_at("nominal", words[:start + size], start) == size), 0))


def _dependence(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“dependencies from `a` on `b`”."""
    source, inside = statement.adjuncts("source"), statement.adjuncts("inside", "reliance")
    if _is_dependence(phrase) and len(source) == 1 and len(inside) == 1:
        around = _but(_but(statement.around, source[0]), inside[0])
        return replace(statement, acts=("import",), subject=source[0], object=inside[0], around=around)
    return None


def _dependence_of(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“a dependency of `a` on `b`”, “new dependencies of the frontend”: `a` is what depends."""
    head, behind = phrase.run[:phrase.start + 1], phrase.run[phrase.start + 1:]
    if not _is_dependence(_phrase(head)) or lows(behind[:1]) != ("of",):
        return None
    inside = statement.adjuncts("inside", "reliance")
    if len(inside) == 1:
        return replace(statement, acts=("import",), subject=behind[1:], object=inside[0], around=_but(statement.around, inside[0]))
    if inside or not phrase.start:
        raise Unread(f"it is not clear what “{spoken(behind[1:])}” must not depend on")
    return replace(statement, object=head, around=(("inside", behind[1:]), *statement.around))


def _reach(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“direct database access from the components”."""
    what = phrase.run[phrase.start:-1]
    if phrase.words[1:] and phrase.words[-1] == "access" and statement.adjuncts("source", "inside") and imported(what):
        return replace(statement, acts=("import",), object=what)
    return None


def _imports_of_place(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“services importing from routes”, as nouns: “service imports from routes”."""
    place, source = phrase.run[phrase.start:-1], statement.adjuncts("source")
    if not place or phrase.words[-1] not in ("import", "imports") or len(source) != 1:
        return None
    if not (layer_of(place) or any(map(is_place, items(place)))):
        return None
    return replace(statement, acts=("import",), subject=place, object=source[0], around=_but(statement.around, source[0]))


def _new_packages(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“no new dependencies in the frontend”: what is new or added is a package, not the fact that one part depends on another."""
    new = "create" in statement.acts or any(lexicon.at("newness", phrase.words, index) for index in range(phrase.start))
    return statement if _is_dependence(phrase) and new and not statement.adjuncts("reliance") else None


def _imports(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“cross-module imports”."""
    if phrase.last_deed == "import" and any(imported(piece) for piece in items(phrase.run[:-1])):
        return replace(statement, acts=("import",), object=phrase.run[:-1])
    return None


def _deed_behind(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“schema changes”, “column removal”."""
    if len(phrase.run) < 2 or phrase.size or phrase.last_deed not in ("change", "remove"):
        return None
    held = phrase.run[phrase.start:-1]
    unknown = _is_unknown(held) and not all(lexicon.at("generic", (word.low,), 0) for word in held)
    around = (*statement.around, ("condition", held)) if unknown else statement.around
    return replace(statement, acts=(phrase.last_deed,), object=held, around=around)


def _deed_before(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“removal of X”, “changes to X”."""
    behind = phrase.run[phrase.start + phrase.size:]
    if phrase.size and behind and behind[0].low in ("of", "to"):
        return replace(statement, acts=_nominal(phrase), object=_deep(phrase, behind[1:]))
    return None


def _deed_alone(statement: Statement, phrase: _Phrase) -> Statement | None:
    """“changes in `src/db`”, where an adjunct says of what."""
    known = phrase.start and lexicon.entry(" ".join(word.text for word in phrase.run))
    if not phrase.size or phrase.run[phrase.start + phrase.size:] or known:
        return None
    act, held = _nominal(phrase), phrase.run[phrase.start:-1]
    if held and lexicon.entry(" ".join(word.text for word in held)) and statement.adjuncts("inside"):
        return replace(statement, acts=act, object=held)  # “schema changes”
    by_others = act[0] in ("access", "use") or _is_dependence(phrase)
    for relation, target in statement.around:
        if statement.acts and any(is_file(word.text) and "/" not in word.text for word in target if word.literal):
            continue
        if (relation, *act, phrase.start) == ("inside", "import", 0):
            raise Unread("it is not clear whether it is imported or imports")
        if relation in ("inside", "reliance") or (relation == "source" and not by_others):
            own, others = _own(target)
            rest = tuple(pair for pair in statement.around if pair != (relation, target)) + ((("condition", others),) if others else ())
            made = replace(statement, acts=act, object=_deep(phrase, own), around=rest)
            return _added(made) if act == ("create",) else made
    return None


def _added(statement: Statement) -> Statement:
    """“additions to the `Status` enum”: what is added is no enum, but a value of one; of files and routes it is told."""
    if (kinds := {thing.kinds for thing in things(statement.object)[0]}) == {("enum",)}:
        return replace(statement, object=(Word("values", "word"),), around=(("inside", statement.object), *statement.around))
    if not kinds <= {("file",), ("route",)}:
        raise Unread(f"it is not clear what would be added to “{spoken(statement.object)}”")
    return statement


def _deep(phrase: _Phrase, own: Run) -> Run:
    """“deep imports into other features”: what lies inside them alone."""
    return (*(word for word in phrase.run[:phrase.start] if word.low == "deep"), *own)


_READINGS = (_dependence, _dependence_of, _reach, _imports_of_place, _new_packages, _imports, _deed_behind, _deed_before, _deed_alone)


def _is_dependence(phrase: _Phrase) -> bool:
    return bool(phrase.words) and bool(lexicon.at("depending", phrase.words, len(phrase.words) - 1))
