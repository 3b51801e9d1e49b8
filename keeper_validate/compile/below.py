"""What a line says of the place that it begins with: “`lib/` — clients. Never imports `app/`” is a rule for `lib/` alone.

Must not read a statement; it only narrows what was read."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import layer_of, place, written_in
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_WIDE = ("forbid-use", "forbid-new")
_ALTERING = ("forbid-change", "forbid-remove", "append-only", "freeze")
_RULE = re.compile(r"(?:[a-z0-9]+-)*(?:no|prefer|avoid|never|enforce)-[a-z0-9-]+")  # “`react-no-ref` - do not use …”: the name of a rule


def below(made: Made, part: Part, whole: list[Part]) -> Made:
    """What was read of a part, limited to what the line begins with, where the part names no place of its own."""
    if part is whole[0] or not any(_is_wide(check) for check in made.checks):
        return made
    topic = whole[0].words
    if whole[1].opener == ":" and (own := written_in(topic)):
        return replace(made, checks=tuple(replace(check, within=own) if _is_used(check) else check for check in made.checks))
    if _is_literal(topic) and whole[1].opener in DASHES:
        if _is_told_of(topic, made) or (len(topic) == 1 and _RULE.fullmatch(topic[0].text)):
            return made
        folders = _places(topic)
        if not folders:
            return Made(tuple(replace(check, soft=True) for check in made.checks), True, f"it may only tell of “{spoken(topic)}”")
        return _held(replace(made, checks=_of_code(made.checks)), folders, topic)
    follows = part.opener in (";", ":", ".", *DASHES) and not read(part.words).subject
    folder = _path(topic) if follows and not _is_told_of(topic[:1], made) else ()
    folders = folder or (_layer(topic) if follows and part.opener in (";", *DASHES) else ())
    if not folders or any("dependency" in check.kinds for check in made.checks):
        return made
    return replace(_held(made, folders, topic), partial=made.partial or not folder)


def _is_told_of(topic: Run, made: Made) -> bool:
    """Whether what a line begins with is itself what is forbidden."""
    return any(word.text.strip("/*") in (check.target or "") for word in topic if word.literal for check in made.checks)


def _held(made: Made, folders: tuple[str, ...], topic: Run) -> Made:
    """What is forbidden, in these folders; what may not be altered is held to no folder, and may only be meant there."""
    narrowed = tuple(_narrowed(check, folders) for check in made.checks)
    if not any(_is_at_large(check) for check in narrowed):
        return replace(made, checks=narrowed)
    doubt = made.doubt or f"it is not clear whether it holds of “{spoken(topic)}” alone"
    return Made(tuple(replace(check, soft=check.soft or _is_at_large(check)) for check in narrowed), True, doubt)


def _is_at_large(check: Check) -> bool:
    return check.op in _ALTERING and not check.within


def _of_code(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Without the files that a technology is set up by, which no place of code holds."""
    used = any(check.technology for check in checks)
    return tuple(check for check in checks if not (used and check.kinds == ("file",)))


def _is_used(check: Check) -> bool:
    """Whether a check looks for what sources use: what a manifest holds, and what a project has, is written in no language."""
    packaged = check.technology is not None and lexicon.is_package(check.technology)
    return check.op == "forbid-use" and set(check.kinds) <= {"import", "token", "technology"} and not (check.within or packaged)


def _is_wide(check: Check) -> bool:
    own = check.kinds == ("file",) and "/" in (check.target or "")  # files that have a place of their own
    return check.op in _WIDE and not (check.within or own)


def _narrowed(check: Check, folders: tuple[str, ...]) -> Check:
    return replace(check, within=folders) if _is_wide(check) else check


def _is_literal(run: Run) -> bool:
    return bool(run) and all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run)


def _places(run: Run) -> tuple[str, ...]:
    try:
        return place(run)[0]
    except Unread:
        return ()


def _path(run: Run) -> tuple[str, ...]:
    """The folder that a statement is about: “`domain/` is pure Dart”, “`web/` depends on `api/` only”."""
    told = len(run) > 1 and run[0].literal and "/" in run[0].text and "." not in run[0].text.rpartition("/")[2] and run[1].sort == "word"
    return _places(run[:1]) if told and (lexicon.at("be", lows(run), 1) or run[1].low.endswith("s")) else ()


def _layer(run: Run) -> tuple[str, ...]:
    """The folders of the layer that a statement is about: “services orchestrate only”."""
    for size in (3, 2, 1):
        layer = layer_of(run[:size]) if len(run) > size and run[size].sort == "word" else None
        plural = size < len(run) and run[size - 1].low.endswith("s") and not lexicon.at("no", lows(run), 0)
        if layer and layer.folders and plural:
            return layer.folders
    return ()
