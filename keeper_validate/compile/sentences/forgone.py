"""What a work does without, told by no verb of its own: “Without adding tables”, “Redux: never”, “Out of scope: new routes”.

Must not decide what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_NO, _NEVER, _USE, _REMOVE = (Word(word, "word") for word in ("no", "never", "use", "remove"))
_OUT = tuple(Word(word, "word") for word in ("are", "out", "of", "scope"))
_STAYING = ("stay", "remain", "survive")
_BEHIND = ("", ".", ";", *DASHES)


def scoped_out(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Out of scope: new routes” as “new routes are out of scope”, and “Out of scope: remove routes” as that it is not done."""
    first, second = (*found, Part(()), Part(()))[:2]
    labelled = second.opener == ":" and second.words and not first.asides
    if not labelled or lexicon.at("scoped_out", lows(first.words), 0) != len(first.words):
        return found
    bidden = verb_of(second.words, FORBIDDEN_ACTS)[1] and not second.words[0].low.endswith("ing")
    bidden = bidden and lexicon.entry(" ".join(lows(second.words))) is None
    if bidden:
        asides = tuple((at + 1, run) for at, run in second.asides)
        return (replace(second, words=(_NEVER, *second.words), opener="", asides=asides), *found[2:])
    return (replace(second, words=(*second.words, *_OUT), opener=""), *found[2:])


def forgone(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """A clause that says no more than what is not there as one that forbids it."""
    first, second = (*found, Part(()), Part(()))[:2]
    alone = not second.words or second.opener in _BEHIND[1:]
    if first.words[:1] and first.words[0].low == "without" and alone:
        return (_without(first), *found[1:])
    if alone and (kept := _kept(first.words)):
        return (replace(first, words=kept, asides=tuple((at + 2, run) for at, run in first.asides)), *found[1:])
    if second.opener == ":" and not first.asides and not second.asides and len(found) == 2:
        said = _answered(first.words, lows(second.words))
        return (replace(first, words=said),) if said else found
    return found


def _kept(run: Run) -> Run:
    """“existing routes must remain” as that they are never removed; “must remain unchanged” says more."""
    words = lows(run)
    stays = len(run) > 2 and words[-1] in _STAYING and words[-2] in ("must", "shall")
    return (_NEVER, _REMOVE, *run[:-2]) if stays else ()


def _without(part: Part) -> Part:
    """“Without adding tables”, “Without new tables”; what else somebody is without (“Without a cache, …”) says no rule."""
    rest = part.words[1:]
    done = bool(rest) and rest[0].low.endswith("ing") and verb_of(rest, FORBIDDEN_ACTS)[1] > 0
    if not done and not (rest and lexicon.at("of_the_new", lows(rest), 0)):
        return part
    return replace(part, words=(_NEVER if done else _NO, *rest))


def _answered(label: Run, answer: tuple[str, ...]) -> Run:
    """“New tables: none”, “Changes to `db/`: none”, “Redux: never”; “Dependencies: none” tells what there is."""
    words = lows(label)
    told = any(lexicon.at("of_the_new", words, 0) or lexicon.verb_at("nominal", words, at) for at in range(min(2, len(words))))
    if told and len(label) > 1 and answer in (("none",), ("no",), ("never",), ("zero",)):
        return (_NO, *label)
    named = lexicon.technology(" ".join(word.text for word in label)) is not None
    named = named or (len(label) == 1 and label[0].literal and not is_file(label[0].text))
    return (_NEVER, _USE, *label) if named and answer == ("never",) else ()
