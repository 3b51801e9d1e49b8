"""Turns of phrase that say what a plainer sentence says, and the plainer sentence.

Knows how a pattern fits a part of a clause; must not know any turn itself, nor what the plainer sentence means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.boundary import boundary
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.placed import FORBIDDING, PLACING, joins, placed
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.turn import Turn, capital, likely
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import forms, lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import replace

_MOST = 3
_FEW = 5
_MIXED = re.compile(r"[a-z]\w*[A-Z]\w*|[A-Z]\w*[a-z]\w*")
_CALL = re.compile(r"[A-Za-z_]\w*(?:\.\w+)*\(\)|[a-z]\w*\.[A-Za-z]\w*")
_ANNOTATION = re.compile(r"@[A-Za-z][\w.]*(?:\(.*\))?|#?\[\w[\w.:]*(?:\(.*\))?\]")
_KEYWORD = re.compile(r"[a-z_]\w*\s?[=:]\s?[\w.\"'-]*")
_ROUTE = re.compile(r"(?:GET|POST|PUT|PATCH|DELETE) /\S*")
_Held = dict[str, tuple[int, int]]


def plain(part: Part, forbidden: bool) -> Part:
    """A part in plain words, as its key has it meant."""
    said = boundary(placed(unchosen(part, forbidden), forbidden), forbidden)
    return bidden(part, turned(said, forbidden), forbidden)


def turned(part: Part, forbidden: bool = False) -> Part:
    """A part in plainer words, where a turn of phrase fits the whole of it; asides stay behind the words that they stood behind."""
    for _ in range(_MOST):
        words = lows(part.words)
        turns = (turn for turn in likely(frozenset(words)) if not (turn.asked if forbidden else turn.banned))
        found, unsaid = next((made for turn in turns if (made := _applied(turn, part.words, words))[0]), ((), ()))
        if not found:
            break
        asides = tuple((1 + max((at for at, (_, was) in enumerate(found) if was < index), default=-1), run) for index, run in part.asides)
        part = replace(part, words=tuple(word for word, _ in found), asides=asides, unsaid=part.unsaid + unsaid)
    return part


def bidden(part: Part, plainer: Part, forbidden: bool) -> Part:
    """“dates must be formatted with X” among what is forbidden: what is plainer still says that it must be."""
    end = next((at for at, word in enumerate(part.words) if at and word.low == "where"), len(part.words))  # “`any` where a type should be”
    must = any(lexicon.at(name, lows(part.words), at) for name in ("must", "should") for at in range(end))
    words = lows(plainer.words)
    said = any(lexicon.at(name, words, at) for name in ("must", "should", "only", *FORBIDDING) for at in range(len(words)))
    if not (forbidden and must) or said or plainer is part:
        return plainer
    return replace(plainer, words=(Word("must", "word"), *plainer.words), asides=tuple((at + 1, run) for at, run in plainer.asides))


def unchosen(part: Part, forbidden: bool) -> Part:
    """“using axios instead of fetch”, “new `.js` files, TypeScript only” among what is forbidden: what is done, with what to do instead
    as an aside."""
    words = lows(part.words)
    if forbidden and (at := _allowed_alone(words)):
        return _remedied(part, at, without(part.words[at + 1:], "only"))
    sizes = {at: lexicon.at("instead_of", words, at) for at in range(2, len(words)) if words[at:at + 1] != ("not",)}
    at = next((at for at, size in sizes.items() if size > 1), 0)
    wanted = part.words[at + sizes[at]:] if at else ()
    deed = forbidden and words[:1] and words[0].endswith("ing") and verb_of(part.words, FORBIDDEN_ACTS)[1]
    if not (deed and wanted) or any(lexicon.at(name, words, one) for name in FORBIDDING for one in range(len(words))):
        return part
    return _remedied(part, at, wanted)


def _allowed_alone(words: tuple[str, ...]) -> int:
    """The comma behind which stands what alone may be instead; where alone something may be is another matter."""
    comma = next((at for at in range(len(words) - 2, 0, -1) if words[at] == ","), 0)
    behind = words[comma + 1:] if comma else ()
    only = behind[:1] == ("only",) or behind[-1:] == ("only",)
    return comma if only and len(behind) <= _FEW and not any((word,) in PLACING or word in ("for", "by", "from") for word in behind) else 0


def _remedied(part: Part, at: int, wanted: Run) -> Part:
    aside = wanted if wanted[0].low.endswith("ing") else (Word("use", "word"), *wanted)
    return replace(part, words=part.words[:at], asides=(*(pair for pair in part.asides if pair[0] <= at), (at, aside)))


def _applied(turn: Turn, run: Run, words: tuple[str, ...]) -> tuple[tuple[tuple[Word, int], ...], Run]:
    """The plainer words of a run, `words` in lower case, each with the place that it comes from (a new one takes the place of what it
    stands behind), and the words that they leave unsaid."""
    held = next(_fits(turn.says, run, words, 0), None)
    if held is None:
        return (), ()
    out: list[tuple[Word, int]] = []
    for token in turn.plainly:
        start, end = held.get(capital(token), (0, 0))
        if token.startswith("'"):
            out.append((Word(token.strip("'"), "code"), out[-1][1] if out else -1))
        elif token.startswith("`"):
            lead = "/" if token[1] == "/" else ""
            out += [(run[at] if joins(run[at]) else Word(f"{lead}{run[at].text}", "code"), at) for at in range(start, end)]
        elif "/" in token and end:
            out.append((Word(f"{run[start].text.rstrip('/')}/{token.partition('/')[2]}", "path"), start))
        elif token.startswith("("):
            out += [(Word(run[at].text, "word"), at) for at in range(start, end)]
        elif end:
            out += [(run[at], at) for at in range(start, end)]
        else:
            out.append((Word(token, "mark" if token == "," else "word"), out[-1][1] if out else -1))
    return tuple(out), tuple(word for token, (start, end) in held.items() if token in turn.limits for word in run[start:end])


def _fits(says: tuple[str, ...], run: Run, words: tuple[str, ...], at: int) -> Iterator[_Held]:
    """The ways in which the tokens of a pattern take all words from an index on."""
    if not says:
        yield from ({},) if at == len(run) else ()
        return
    token, rest = says[0].removesuffix("?"), says[1:]
    for size in _sizes(token, run, words, at):
        for held in _fits(rest, run, words, at + size):
            yield held | {token: (at, at + size)} if token[:1].isupper() else held
    if says[0].endswith("?"):
        yield from _fits(rest, run, words, at)


def _sizes(token: str, run: Run, words: tuple[str, ...], at: int) -> Iterator[int]:
    """How many words from an index on a token may take."""
    if at >= len(run):
        return
    if token.startswith("["):
        size = lexicon.at(token[1:-1], words, at) if run[at].sort in ("word", "mark") else 0
        yield from (size,) if size else ()
    elif not token[:1].isupper():
        yield from (1,) if words[at] in token.split("|") and (not run[at].literal or run[at].sort == "name") else ()
    elif token in _ONE:
        yield from (1,) if _ONE[token](run[at]) else ()
    else:
        breaks = lexicon.grammar("breaking_off") if token != "X" else frozenset()
        end = next((index for index in range(at, len(run)) if words[index] in breaks), len(run))
        sizes = range(1, end - at + 1)
        yield from (size for size in (reversed(sizes) if token in _RUNS else sizes) if _fits_run(token, run[at:at + size]))


def is_route(word: Word) -> bool:
    """Whether a word is a route by its method and its path."""
    return word.sort == "route" or (word.sort == "code" and _ROUTE.fullmatch(word.text) is not None)


def _is_name(word: Word) -> bool:
    if word.sort == "code":
        return "/" not in word.text and not is_file(word.text)
    return word.sort == "name" or (word.sort == "word" and word.text[:1].isupper())


def _is_callable(word: Word) -> bool:
    """“`cn()`”, “`logger.error`”, “`formatDate`”: what may be called, and no file, technology or command."""
    called = word.literal and _CALL.fullmatch(word.text) is not None and not is_file(word.text)
    return called or _ONE["S"](word)


def _is_plural(word: Word) -> bool:
    """“users”: what a project has many of, by no word that the lexicon knows."""
    plain = word.sort == "word" and word.text.islower() and singular(word.low) != word.low and lexicon.entry(word.low) is None
    return plain and not any(lexicon.at(name, (word.low,), 0) for name in ("pronouns", "plural_pronouns", "determiners", "nameless"))


_ONE: dict[str, Callable[[Word], bool]] = {
    "N": lambda word: word.literal,
    "M": lambda word: word.literal,
    "P": lambda word: word.literal and ("/" in word.text or is_file(word.text)),
    "O": lambda word: word.literal and "/" in word.text and "." not in word.text.rpartition("/")[2],
    "R": is_route,
    "S": lambda word: _MIXED.fullmatch(word.text) is not None and word.literal and lexicon.technology(word.text) is None,
    "AN": lambda word: word.literal and _ANNOTATION.fullmatch(word.text) is not None,
    "KW": lambda word: word.literal and _KEYWORD.fullmatch(word.text) is not None,
    "FN": lambda word: _is_callable(word),
    "Y": lambda word: forms.case_style(word.text) is not None,
    "C": _is_name,
    "I": _is_plural,
    "F": lambda word: lexicon.at("facets", (word.low,), 0) > 0 or word.low in ("values", "variants"),
    "D": lambda word: word.sort in ("word", "number"),
    "G": lambda word: word.sort == "word" and word.low.endswith("ing"),
    "EP": lambda word: word.literal and re.fullmatch(r"[A-Z][A-Z0-9_]*_\*?", word.text) is not None,
    "VN": lambda word: re.fullmatch(r"v\d+", word.low) is not None,
    "NV": lambda word: re.fullmatch(r"v?\d+(?:\.\d+)*\+?", word.low) is not None,
    "Z": lambda word: pairs.number(word.low) is not None,
}


def _are_names(run: Run) -> bool:
    """“Draft, Placed and Shipped”: several names, and nothing between them but what joins them."""
    bare = [word for word in run if not joins(word)]
    apart = all(joins(one) or joins(next_one) for one, next_one in pairwise(run))
    return len(bare) > 1 and apart and all(map(_is_name, bare)) and not joins(run[0]) and not joins(run[-1])


def _is_called(word: Word) -> bool:
    """Whether a piece of code is used, where a path is only lain in."""
    return not is_file(word.text) and ("/" not in word.text or word.text[0] in "@<")


def _bare(run: Run) -> str:
    return " ".join(word.text for word in without(run, "articles"))


def _known(run: Run) -> lexicon.Entry | None:
    entry = lexicon.entry(_bare(run))
    return entry if entry is not None and not entry.opaque else None


def _are_own_files(run: Run) -> bool:
    """“background jobs”: files of the project, where they are said to live, and no use of what runs them."""
    return bool(lexicon.mapping("homes", "kept_as").get(_bare(run).lower(), {}).get("own"))


def _are_written(run: Run) -> bool:
    """“SQL files”: what they are written in tells which files they are."""
    entry = _known(run)
    files = entry.target if entry is not None and entry.kinds == ("file",) else forms.own_files(_bare(run[:-1]))
    return all(glob.startswith("*.") for glob in (files or "").split(","))


def _fits_run(token: str, run: Run) -> bool:
    return token not in _RUNS or _RUNS[token](run)


_RUNS: dict[str, Callable[[Run], bool]] = {
    "AA": lambda run: not any(word.sort in ("code", "path", "route") for word in run),
    "CC": _are_names,
    "V": lambda run: all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run),
    "J": lambda run: all(_is_called(word) if word.literal else word.sort == "mark" or word.low in ("and", "or") for word in run),
    "T": lambda run: lexicon.technology(_bare(run)) is not None and (len(run) == 1 or layer_of(run[:1]) is None),
    "K": lambda run: _known(run) is not None,
    "Q": lambda run: (entry := _known(run)) is not None and entry.act == "use" and not _are_own_files(run),
    "E": lambda run: (entry := _known(run)) is not None and "route" in entry.kinds,
    "H": lambda run: (entry := _known(run)) is not None and entry.name in lexicon.grammar("of_styles"),
    "W": lambda run: (entry := _known(run)) is not None and entry.kinds == ("env_var",),
    "FW": lambda run: run[-1].low in ("file", "files") and _are_written(run),
    "L": lambda run: layer_of(run) is not None or all(word.literal for word in run),
    "U": lambda run: _known(run) is None,
}
