"""Where or when a sentence holds, said beside it and not in it: “`src/legacy/`: enums are append-only”, “no new routes (when offline)”.

Tells the sentence anew with its limit inside, by the patterns of `rules/lexicon/limits.yaml`, and lets what still forgets the limit only
warn. Must not decide what a phrase stands for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from keeper_validate.clause import Check, Compiled
from keeper_validate.compile.sentences.adjuncts import without
from keeper_validate.compile.sentences.labelled import is_file_label
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, words
from keeper_validate.values import dataclass, replace

_GLOB = re.compile(r"[*{\[?]")
_OPENED = re.compile(r"^(?:\.{1,2}|@|~)/|^/")
_SEVERAL = re.compile(r"[.;!]\s+\S")


@dataclass(frozen=True, slots=True)
class _Pattern:
    says: re.Pattern[str]
    of: str
    plainly: str | None
    demands: bool
    shown: str
    warned: bool


@dataclass(frozen=True, slots=True)
class _Limit:
    """What limits a sentence: `place` as it is said, `paths` where it is some; `bare` is the sentence without it, `plainly` with it
    inside, where it is sure to be meant so, `demands` that this holds of what is demanded only, `shown` whether checks
    hold `in` the place, everywhere `except` there, or `either`, and `warned` that what only warns is told anew as well."""

    place: str
    paths: tuple[str, ...]
    bare: str
    plainly: str | None
    demands: bool
    shown: str
    warned: bool


_Reading = Callable[[str], Compiled]


def kept_limit(made: Compiled, text: str, read: _Reading) -> Compiled:
    """What a sentence was read as, within its limit alone; `read` compiles a sentence told anew."""
    limit = _limit(text.strip())
    blocks = any(not check.soft for check in made.checks)
    if limit is None or not (blocks or limit.warned):
        return made
    forgetful = _forgetful(made, limit, read) if blocks else made.checks
    if made.checks and not forgetful:
        return made
    unsure = limit.demands and any(check.op.startswith("forbid") for check in made.checks)
    again = read(limit.plainly) if limit.plainly is not None and not unsure else made
    if again.checks and not _forgetful(again, limit, read):
        return replace(again, clause=made.clause)
    why = made.why or f"structure does not show “{limit.place}”"
    checks = tuple(replace(check, soft=True) if check in forgetful else check for check in made.checks)
    return replace(made, checks=checks, partial=True, why=why)


def _limit(text: str) -> _Limit | None:
    """The limit that stands beside a sentence; None where there is none."""
    for pattern in _patterns():
        found = pattern.says.fullmatch(text)
        if found is None:
            continue
        run = words(found["place"])
        paths = _paths(run)
        if pattern.of == "words" or (paths if pattern.of == "paths" else _is_layer(run)):
            told = {"led": "", "tail": "", **found.groupdict()}
            # a document is where a rule comes from as often as what it is of
            noted = any(path.endswith(".md") for path in paths)
            plainly = pattern.plainly.format(**told) if pattern.plainly and not noted else None
            bare = f"{told['rest']}{told['tail']}"
            return _Limit(told["place"], paths, bare, plainly, pattern.demands, pattern.shown, pattern.warned)
    return None


@cache
def _patterns() -> tuple[_Pattern, ...]:
    found = lexicon.mapping("limits").values()
    return tuple(
        _Pattern(
            re.compile(entry["says"], re.I | re.S), entry["of"], entry.get("plainly"),
            entry.get("demands", False), entry.get("shown", "in"), entry.get("warned", False),
        )
        for entry in found
    )


def _paths(run: tuple[Word, ...]) -> tuple[str, ...]:
    """The paths that a run lists; empty where it holds anything else."""
    listed = bool(run) and is_file_label(Part(run)) and all(_is_path(word) for word in run if word.literal)
    return tuple(word.text for word in run if word.literal) if listed else ()


def _is_path(word: Word) -> bool:
    return word.sort in ("path", "code") and " " not in word.text and ("/" in word.text or is_file(word.text))


def _is_layer(run: tuple[Word, ...]) -> bool:
    layers = [lexicon.layer(" ".join(word.text for word in piece)) for piece in items(without(run, "articles"))]
    return bool(layers) and all(layer is not None and layer.folders for layer in layers)


def _forgetful(made: Compiled, limit: _Limit, read: _Reading) -> tuple[Check, ...]:
    """The checks that block and show none of the paths, or that block without the limit as well."""
    hard = tuple(check for check in made.checks if not check.soft)
    several = _SEVERAL.search(limit.bare) is not None
    if not limit.paths:
        bare = read(limit.bare).checks if not several else ()
        meant = {replace(check, use=None) for check in bare}  # what to do instead may stand before it
        return tuple(check for check in hard if replace(check, use=None) in meant)
    lost = tuple(check for check in hard if not any(_shows(check, path, limit.shown) for path in limit.paths))
    return lost if lost == hard or not several else ()


def _shows(check: Check, path: str, shown: str) -> bool:
    stem = _GLOB.split(_OPENED.sub("", path))[0].strip("/")
    values = (value for pair in check.parameters for value in pair)
    places = {"in": check.within, "except": check.excepted}.get(shown, (*check.within, *check.excepted))
    told = (check.target, check.technology, check.companion, check.use, *places, *values)
    return any(stem in text for text in told if text)
