"""What a reading leaves over: the words of a sentence that neither its checks nor the grammar account for.

Must not read a sentence itself: it only holds what was read against what is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import literal
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import forms, lexicon, pairs
from keeper_validate.compile.vocabulary.lexicon import Entry
from keeper_validate.compile.vocabulary.words import Word, singular, spoken

_LONGEST = 5

# what stands in a sample for the name of the file that something goes along with
_NAME_OF = re.compile(r"^[<{]\w+[>}](?=[._-])")


def left_over(run: Run, checks: tuple[Check, ...], told: Run = ()) -> Run:
    """The words of a part that no check shows, each of which may limit the rule; an item of an enumeration that none of them reads is
    a rule of its own, and limits nothing."""
    shown = _shown(checks)
    kept: list[Word] = []
    pieces = items(run)
    for piece in pieces:
        content, left = _weighed(piece, run, checks, shown)
        alone = len(pieces) > 1 and len(left) == len(content)
        kept += [] if alone else [word for word in left if word not in told]
    return tuple(kept)


def names_checked(run: Run, checks: tuple[Check, ...]) -> bool:
    """Whether a parenthesis holds nothing but code that the checks look for, or that shows the form which they ask for."""
    shaped, shown = all(check.op == "require-shape" for check in checks), _shown(checks)
    return all(word.sort == "mark" or (word.literal and (shaped or _is_shown(word, shown))) for word in run)


def leaves_out(run: Run, checks: tuple[Check, ...]) -> bool:
    """Whether a check spares more than the place that its part names."""
    places = {word.text.strip("/*") for word in run}
    return any(one.strip("/*") not in places for check in checks for one in check.excepted)


def _weighed(piece: Run, run: Run, checks: tuple[Check, ...], shown: str) -> tuple[Run, Run]:
    """The words of an item that carry a meaning, and those of them that no check shows."""
    meant = set(_meant(piece, checks, any(word.literal for word in run)))
    idle = (at for at in range(len(piece)) if at not in meant and _is_idle(piece, at) and not _sorts(piece, at, checks))
    weighing = {*range(len(piece))} - {*idle}
    content = tuple((at, word) for at, word in enumerate(piece) if at in weighing and word.sort != "mark")
    formed = any(check.op == "require-shape" for check in checks)
    sorts = {index for index, _ in content if formed and _sorts(piece, index, checks)}  # “shared components live in `src/shared/`”
    told = {index for index, word in content if (_is_shown(word, shown) and index not in sorts) or (formed and _slotted(word))}
    left = tuple(word for index, word in content if index not in meant and index not in told)
    return tuple(word for _, word in content), left


def _is_idle(piece: Run, index: int) -> bool:
    """Whether a word limits nothing: by itself, or since it only says what the piece of code is that it stands behind."""
    if weightless(piece[index]) or not lexicon.at("code_nouns", (piece[index].low,), 0):
        return weightless(piece[index])
    return index > 0 and (piece[index - 1].sort == "code" or (index > 1 and _is_idle(piece, index - 1)))


def _sorts(piece: Run, index: int, checks: tuple[Check, ...]) -> bool:
    """“no public routes”: whether a word tells some elements from others, where a check holds of every one of their kind."""
    behind = piece[index + 1:]
    if piece[index].low not in lexicon.grammar("sorting") or spoken(behind).lower() in lexicon.grammar("as_a_whole"):
        return False
    # who says who somebody is stands once in a project, so that every other one is a duplicate
    whole = {kind for check in checks if not _is_narrow(check) for kind in check.kinds} - {"auth_service"}
    entries = (lexicon.entry(" ".join(lows(behind[at:end]))) for end in range(len(behind), 0, -1) for at in range(end))
    return bool(whole) and any(entry is not None and whole & {*entry.kinds} for entry in entries)


def _is_narrow(check: Check) -> bool:
    # the place or the name that is asked of elements narrows nothing; a guard is what “public” says
    named = check.parameters if check.op.startswith("require") else check.target
    return bool(named or check.primitive or check.technology or check.within)


def _slotted(word: Word) -> bool:
    """Whether a literal is a sample of names, which a form stands for."""
    return word.literal and forms.case_style(word.text) is None


def _shown(checks: tuple[Check, ...]) -> str:
    texts: list[str] = []
    for check in checks:
        texts += [check.op, *check.kinds, *check.within, *check.excepted, *(text for pair in check.parameters for text in pair)]
        texts += [str(check.limit), *pairs.spelled(check.limit)] if check.limit is not None else []
        texts += [text for text in (check.target, check.technology, check.primitive, check.companion, check.use) if text]
        texts += lexicon.mapping("grammar", "width_units") if ("size", "line") in check.parameters else ()
        texts += [f"{owner}{joint}{check.target}" for key, owner in check.parameters if key == "of" for joint in (".", "::")]
    return " ".join(texts).lower().replace("\\", "")


def _is_shown(word: Word, shown: str) -> bool:
    if (called := _NAME_OF.sub("{stem}", word.low)) != word.low and called in shown:
        return True
    bare = word.low.removesuffix("()").split("<")[0].split("(")[0].strip("/*.> ") or word.low.strip("/*.<>()= ").split(" ")[0]
    thing = _meant_by(word) if word.literal else None
    if thing and thing.lower().replace("\\", "") in shown:
        return True
    forms_of = {bare, singular(bare), bare.removeprefix("cross-"), bare.split("-to-")[0], bare.removesuffix("-backed"), bare.lstrip("@~/"),
                bare.replace(".", "/"), bare.replace("/", ".")}
    return not bare or any(form and form in shown for form in forms_of)


def _meant_by(word: Word) -> str | None:
    try:
        thing = literal(word, None)
    except Unread:
        return None
    return thing.target if thing else None


def _meant(run: Run, checks: tuple[Check, ...], literal: bool) -> Iterator[int]:
    """Where phrases stand that the lexicon knows and that a check holds."""
    for start in range(len(run)):
        for size in range(min(_LONGEST, len(run) - start), 0, -1):
            if _held(run[start:start + size], checks, literal):
                yield from range(start, start + size)
                break


def _held(run: Run, checks: tuple[Check, ...], literal: bool) -> bool:
    phrase = " ".join(word.text for word in run)
    phrase = phrase.removesuffix("'s") if lexicon.technology(phrase.removesuffix("'s")) else phrase
    guards = any(lexicon.at(name, lows(run), 0) == len(run) for name in _GUARDING)
    return any(
        (guards and "guard" in dict(check.parameters)) or _says(phrase, check) or _stands(phrase, check, literal) for check in checks
    )


_GUARDING = ("guards", "guard_nouns", "guarded_by", "protecting")
_GROWING = ("appending", "grown", "put_behind", "going", "at_the_end")


def _says(phrase: str, check: Check) -> bool:
    """Whether a phrase is what a check holds beside its things: a companion, a style, a number, a language, a mark of paths."""
    style, target = forms.case_style(phrase), check.target or ""
    own = forms.own_files(phrase)
    if own and {*own.split(",")} <= {*check.within, *check.excepted}:
        return True
    alias = lexicon.entry(pairs.complement("import aliases") or "") if forms.is_alias(phrase) else None
    if alias and alias.target == target:
        return True
    if style and (style[0] == target or style[1] in target or forms.breaks(style[0], target)):
        return True
    if check.kinds == ("dependency",) and lexicon.mapping("grammar", "ecosystems").get(phrase.lower(), "") + ":*" == target:
        return True  # “Gradle dependencies”: those of Maven's registry
    if check.op == "require-shape" and forms.number_form(phrase):
        return True
    if check.op == "append-only" and any(phrase.lower() in lexicon.grammar(name) for name in _GROWING):
        return True
    other = pairs.complement(phrase)
    alternative = lexicon.entry(other) if other else None
    if alternative and alternative.target == check.target:
        return True
    marks = (forms.path_mark(phrase), forms.name_mark(phrase, "file names"))
    return pairs.companion(phrase) == (check.companion or "") or target in (forms.rival_files(phrase), *marks)


def _stands(phrase: str, check: Check, literal: bool) -> bool:
    """Whether a phrase stands for the thing or the place of a check."""
    entry = lexicon.entry(phrase) or lexicon.entry(phrase.partition("-")[0]) or lexicon.entry(phrase.removesuffix("()"))
    through = lexicon.entry(f"{phrase.rpartition(' ')[0]} imports")
    layer, family = lexicon.layer(phrase), lexicon.topic(phrase)
    if layer and (not layer.folders or set(layer.folders) & {*check.within, *check.excepted} or layer.imports == check.target):
        return True
    if layer and check.technology and layer.name in _sides(check.technology):
        return True
    if any(one is not None and _of(one, check, literal) for one in (entry, through, lexicon.entry(f"hardcoded {phrase}"))):
        return True
    return family is not None and check.technology in lexicon.members(family)


@cache
def _sides(technology: str) -> frozenset[str]:
    """The layers in which all of a closed set are used that a technology is of."""
    groups = lexicon.mapping("families").values()
    return frozenset(group["side"] for group in groups if "side" in group and technology in group["members"])


def _of(entry: Entry, check: Check, literal: bool) -> bool:
    if entry.technology:
        rivals = check.technology is not None and entry.technology in lexicon.rivals(check.technology)
        return rivals or check.technology == entry.technology or (check.technology is None and "dependency" not in check.kinds)
    if entry.family:
        return check.technology in lexicon.members(entry.family)
    if entry.primitive:
        return check.primitive == entry.primitive
    if entry.facet == "public" and check.op == "forbid-new":
        return False
    if entry.target and entry.target.strip("/") in ",".join((check.target or "", *check.within, *check.excepted)):
        return True
    part = entry.facet is not None and check.op in ("append-only", "freeze")
    return part or (bool({*entry.kinds, entry.facet} & {*check.kinds}) and (not entry.target or literal))


def weightless(word: Word) -> bool:
    """Whether a word limits nothing that it stands beside."""
    return word.sort == "mark" or (word.sort == "word" and word.low in _weightless_words())


@cache
def _weightless_words() -> frozenset[str]:
    words = {word for name in pairs.weightless() for phrase in lexicon.grammar(name) for word in phrase.lower().split()}
    words |= {word for verb in lexicon.verb_forms() for word in verb.split()}
    return frozenset(words) - lexicon.grammar("limiting")
