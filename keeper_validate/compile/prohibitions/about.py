"""Routes that are told by their method and by what they are about: “DELETE endpoints for invoices”, “write endpoints on `/api/audit`”.

Must not find the routes, nor what else limits them."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.purpose import term
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_METHOD = re.compile(r"[A-Z]+|/\^\(([A-Z|]+)\) /")


def about(found: tuple[Thing, ...], around: Around) -> tuple[tuple[Thing, ...], Around]:
    """The routes with what they are about in their paths, and the adjuncts that do not say it."""
    methods = [_METHOD.fullmatch(thing.target or "") for thing in found]
    if not all(methods) or any(thing.kinds != ("route",) for thing in found):
        return found, around
    told = [(run, words) for relation, run in around if relation in ("purpose", "inside") and (words := _subject(run))]
    if len(told) != 1:
        return found, around
    run, words = told[0]
    pairs = zip(found, methods, strict=True)
    narrowed = tuple(
        replace(thing, target=f"/^({match[1] or match[0]})\\b.*({words[0]})/", partial=True) if match else thing for thing, match in pairs
    )
    return narrowed, tuple(pair for pair in around if pair[1] is not run or len(words) > 1)


def _subject(run: Run) -> list[str]:
    """The words that the path of a route about something may hold, the telling one first; none where a part of the code is named."""
    deed = any(lexicon.verb_at("nominal", lows(run), at) for at in range(len(run)))  # “for state changes” is what they do
    if deed or any(word.literal for word in run) or layer_of(run) or lexicon.at("folder_nouns", lows(run[-1:]), 0):
        return []
    try:
        return [re.sub(r"^(.*)y$", r"\1y|\1ies", word) for word in term(run).strip("*").split("*")]
    except Unread:
        return []
