"""What the paths of routes begin with: “endpoints under `/api/`”. Must not know how anything is named."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.scope import served_at
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_SLOT = re.compile(r"<[\w\-\\]+>|\\{[\w\-\\]+\\}|(?<=\\/):\w+")
_LIMITS, _SPARING = ("condition", "relative", "without", "purpose"), ("unless", "outside")


def prefixed(subject: Run, rest: Run, around: Around) -> Made | None:
    """“endpoints under `/api/`”, “routes start with `/v1`, except `/health`”."""
    apart = tuple(run for relation, run in around if relation in _SPARING)
    runs = (rest, *(run for relation, run in around if relation not in _SPARING))
    paths = [word for run in runs for word in run if _is_route_path(word) and not is_source_path(word)]
    limited = any(relation in _LIMITS for relation, _ in around) or not all(any(word.literal for word in run) for run in apart)
    exposed = "prefix" not in lows(rest) and any(lexicon.at("exposing", (word.low,), 0) for word in rest)
    if not paths or not subject or limited or exposed or not all(map(_ends_in, runs)) or not _stands(rest):
        return None
    try:
        found = things(subject)[0]
    except Unread:
        return None
    if not all("route" in thing.kinds and not re.fullmatch(r"/[\w\-/]+", thing.target or "") for thing in found):
        return None
    told = tuple(dict.fromkeys(_beginning(path.text.rstrip("/")) for path in paths))
    start = "^\\S+ " + (told[0] if len(told) == 1 else f"(?:{'|'.join(told)})") + "(\\/|$)"
    named = [thing.target for thing in found if thing.target]
    spared = tuple(name for run in apart for word in run if word.literal for name in served_at(word.text))
    if not named:
        return Made((Check("require-shape", ("route",), f"/{start}/", excepted=spared),))
    other = "|".join(target[1:-1] if target[0] == "/" else re.escape(target.strip("*")) for target in named)
    return Made((Check("require-shape", ("route",), f"/{start}|^(?!.*(?:{other}))/", excepted=spared),), partial=True)


def _beginning(path: str) -> str:
    """A path as a pattern; a version alone may stand behind `/api`, where all routes do."""
    written = _SLOT.sub(r"[^\/]+", re.escape(path).replace("/", "\\/"))
    return rf"(?:\/api)?{written}" if re.fullmatch(r"/v\d+", path) else written


def _ends_in(run: Run) -> bool:
    """Whether nothing is said behind a path, as in “routes under `/admin` log what they do”, “routes under `/admin` use `requireAuth`”."""
    at = next((index for index, word in enumerate(run) if _is_route_path(word)), len(run))
    said = (word.low for word in run[at:] if word.sort == "word" and word.low not in ("and", "or", "prefix"))
    return all(lexicon.at("served", (word,), 0) for word in said)


def _stands(rest: Run) -> bool:
    """Whether what is said behind a place tells no more than that they are there, as in “must live under `/api`”; where it asks for
    something else (“under `/admin` must use the admin guard”), the path only says of which."""
    if any(_is_route_path(word) for word in rest):
        return True
    return all(lexicon.at("standing_under", (word.low,), 0) for word in rest if word.sort == "word")


def _is_route_path(word: Word) -> bool:
    return re.fullmatch(r"/[^.*]*\w[^.*]*", word.text) is not None


def is_source_path(word: Word) -> bool:
    """Whether a path leads to source: `/app/routers/` serves nothing."""
    return not lexicon.grammar("source_folders").isdisjoint(word.text.strip("/").split("/"))
