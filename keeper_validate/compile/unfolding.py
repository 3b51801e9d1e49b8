"""Deeds that a noun or a means tells: “removal of X”, “X imports from Y”, “suppress errors with `Z`”. Must not decide what is forbidden."""

from __future__ import annotations

from keeper_validate.compile import lexicon, pairs
from keeper_validate.compile.adjuncts import Around, Run, cut, lows
from keeper_validate.compile.imports import imported
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.scope import layer_of
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.thing import Unread
from keeper_validate.values import replace


def unfolded(statement: Statement) -> Statement:
    """Reads the verb that a noun stands for (“removal of X”, “no changes to X”), or the verb an unmarked phrase starts with."""
    run = statement.object
    words = lows(run)
    start = 0
    while start < len(run) and any(lexicon.at(name, words, start) for name in ("articles", "newness", "directness")):
        start += 1
    size = next((size for size in (2, 1) if lexicon.verb_at("nominal", words[:start + size], start) == size), 0)
    behind = run[start + size:]
    source, inside = statement.adjuncts("source"), statement.adjuncts("inside", "reliance")
    if words and lexicon.at("depending", words, len(words) - 1) and len(source) == 1 and len(inside) == 1:
        return replace(statement, acts=("import",), subject=source[0], object=inside[0], around=())
    if len(run) > 1 and words[-1] == "access" and statement.adjuncts("source", "inside") and imported(run[start:-1]):
        return replace(statement, acts=("import",), object=run[start:-1])
    place = run[start:-1]
    if place and words[-1] in ("import", "imports") and len(source) == 1 and (layer_of(place) or all(map(is_place, items(place)))):
        return replace(statement, acts=("import",), subject=place, object=source[0], around=_but(statement.around, source[0]))
    if _are_new_packages(statement, words, start):
        return statement
    ended = run and lexicon.verb_at("nominal", words, len(run) - 1) and pairs.nominal(words[-1]) == "import"
    if ended and len(run) > 1 and any(imported(piece) for piece in items(run[:-1])):
        return replace(statement, acts=("import",), object=run[:-1])
    if len(run) > 1 and not size and lexicon.verb_at("nominal", words, len(run) - 1) and pairs.nominal(words[-1]) in ("change", "remove"):
        return replace(statement, acts=(pairs.nominal(words[-1]),), object=run[start:-1])
    if size and behind and behind[0].low in ("of", "to"):
        return replace(statement, acts=_nominal(words, start, size), object=behind[1:])
    if size and not behind and not (start and lexicon.entry(" ".join(word.text for word in run))):
        by_others = pairs.nominal(" ".join(words[start:start + size])) in ("access", "use")
        for relation, target in statement.around:
            if statement.acts and any(is_file(word.text) and "/" not in word.text for word in target if word.literal):
                continue
            if relation in ("inside", "reliance") or (relation == "source" and not by_others):
                own, others = _own(target)
                rest = tuple(pair for pair in statement.around if pair != (relation, target)) + ((("condition", others),) if others else ())
                return replace(statement, acts=_nominal(words, start, size), object=own, around=rest)
    return statement


def _are_new_packages(statement: Statement, words: tuple[str, ...], start: int) -> bool:
    """“no new dependencies in the frontend”: what is new or added is a package, not the fact that one part depends on another."""
    depend = bool(words) and bool(lexicon.at("depending", words, len(words) - 1))
    new = "create" in statement.acts or any(lexicon.at("newness", words, index) for index in range(start))
    return depend and new and not statement.adjuncts("reliance")


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
                rest += (("condition", statement.verb + statement.object),)
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


def _nominal(words: tuple[str, ...], start: int, size: int) -> tuple[str, ...]:
    return (pairs.nominal(" ".join(words[start:start + size])),)
