"""Tests and stories that are told to stand beside what they are for, in whatever words: “write tests next to the source as `*.test.ts`”.

Must not know what becomes of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.sentences.name_pairs import FOLDERS
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon

_MOST = 6
_ONE = ("same", "one", "single")
_TESTS = ("test", "tests", "spec", "specs")
_ANY = {"it", "they", "file", "files"}
_TELLING = {"be", "are", "the", "their", "its", "of", "as", "for", "with"}
_GOING_ON = (",", "(", "as", "under", "test", "in", "with", "named", "that", "which", "and", "being", "tested", "for")
_JOINED = ("the", "a", "in", "within")


def colocated(label: Part | None, part: Part) -> str:
    """The plainer sentence; nothing where a part does not say so of all of them."""
    words = lows(part.words)
    at = next((at for at, word in enumerate(words) if word in home_words("beside")), -1)
    some = not home_words("some_of").isdisjoint(words)
    denied = some or "not" in words[:at] or any(lexicon.at(name, words, index) for index in range(at) for name in ("never", "no"))
    if at < 0 and (together := _in_one_folder(part)):
        return together
    if at < 0 or denied or "or" in words or not home_words("limiting").isdisjoint(words) or not _is_source(part.words[at + 1:]):
        return ""
    whole = label.words if label is not None and part.opener == ":" else ()
    noun = "" if _tells_more(words, at) else _noun(whole) or _noun(_bearers(part.words, at))
    return f"{noun} must live next to the {'component' if noun.startswith('stor') else 'code they test'}" if noun else ""


def _tells_more(words: tuple[str, ...], at: int) -> bool:
    """“tests next to the source run faster”: what such tests do, where no verb says that they stand there."""
    verbs = home_words("standing") | home_words("kept") | home_words("must") | home_words("told") | home_words("beside")
    end = next((index for index in range(at + 1, len(words)) if words[index] in home_words("sources")), len(words))
    tail = next((word for word in words[end + 1:] if word not in home_words("sources")), "")
    return verbs.isdisjoint(words[:at]) and at > 0 and tail not in ("", *_GOING_ON)


def _in_one_folder(part: Part) -> str:
    """“code, test and style files belong in the same directory”: the tests of it stand beside it."""
    words = lows(part.words)
    at = next((at for at in range(1, len(words) - 1) if words[at] in _ONE and words[at + 1] in FOLDERS), 0)
    verbs = home_words("standing") | home_words("told") | home_words("kept") | {"be"}
    deed = next((index for index in range(at) if words[index] in verbs), -1)
    odd = home_words("limiting") | {"not", "never", "no", "or"} | (home_words("strange") - _TELLING)
    told = at and deed >= 0 and words[at - 1] in _JOINED and odd.isdisjoint(words) and not any(word.literal for word in part.words)
    bearers = {*words[:at - 1], *words[at + 2:]} if told else set()
    both = not bearers.isdisjoint(_TESTS) and not bearers.isdisjoint(home_words("sources") - _ANY)
    return "tests must live next to the code they test" if both else ""


def _bearers(run: Run, at: int) -> Run:
    """What stands beside something: before the word that says so and its verb, or behind “colocate”."""
    words = lows(run)
    start = next((index for index, word in enumerate(words) if word not in home_words("opening")), 0)
    if start == at:
        end = next((index for index in range(at + 1, len(words)) if words[index] in ("with", "next", "beside", "alongside")), 0)
        return run[at + 1:end]
    if words[start] in home_words("told"):
        return run[start + 1:at]
    verbs = home_words("standing") | home_words("kept") | home_words("must")
    return run[start:next((index for index in range(start, at) if words[index] in verbs), at)]


def _noun(run: Run) -> str:
    words = tuple(word for word in lows(run) if word not in home_words("every"))
    return " ".join(words) if " ".join(words) in home_words("beside_code") else ""


def _is_source(run: Run) -> bool:
    """“the source file”, “with the components they test”: what it is for, and no folder beside which another stands."""
    words = lows(run[:_MOST])
    folder = any(word.literal and word.text.endswith("/") for word in run[:_MOST])
    return not folder and not home_words("sources").isdisjoint(words)
